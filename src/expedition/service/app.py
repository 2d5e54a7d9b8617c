"""All of it put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import structlog
from litestar import Litestar, Response, Router
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import OperationalError

from expedition import __version__
from expedition.kit import ExpeditionError

from . import page, problems
from .databases import Database
from .docs import DocsPage
from .drivers import Driver
from .guard import Guard, Limits
from .guests import Guests
from .house import House
from .replays import Reruns
from .routes import router
from .storage import Storage

_log = structlog.get_logger()
_BODY: Final = 64 * 1024


class Settings(NamedTuple):
    """How a server is run."""

    #: Processes in which bots think; none: one less than the machine has cores.
    workers: int | None = None
    #: What widens the limits of the guard; 0 lifts them.
    limits: float = 1.0
    #: Further origins whose pages may write here, such as that of a proxy that changes the host.
    origins: frozenset[str] = frozenset()


async def create_app(database: Database, settings: Settings) -> tuple[Guard, Litestar]:
    """The ASGI application, guarded, and the Litestar inside."""
    storage = Storage(database)
    app = Litestar(
        route_handlers=[router(), page.index, page.asset],
        lifespan=[_lifespan],
        csrf_config=CSRFConfig(
            secret=await storage.secret("csrf"),
            cookie_name="expedition_csrf",
            header_name="x-csrf-token",
            cookie_samesite="strict",
            exclude="^/assets/",
        ),
        exception_handlers={
            ExpeditionError: problems.refused,
            HTTPException: problems.refused_by_litestar,
            OperationalError: problems.database_away,
            Exception: problems.broken,
        },
        openapi_config=_openapi(),
        request_max_body_size=_BODY,
        logging_config=None,
    )
    app.state.database = database
    app.state.house = House(storage)
    app.state.guests = Guests(storage)
    app.state.reruns = Reruns()
    app.state.limits = Limits(settings.limits)
    app.state.workers = settings.workers
    app.state.conversations = set()
    return Guard(app, app.state.limits, settings.origins), app


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Expedition",
        version=__version__,
        openapi_router=Router(
            "/api", route_handlers=[], include_in_schema=False, after_request=_nothing_here
        ),
        render_plugins=[DocsPage(path="/docs"), JsonRenderPlugin(path="/schema/openapi.json")],
    )


def _nothing_here(answer: Response[Any]) -> Response[Any]:
    """Litestar has a page of its own for unknown addresses beside the schema; ours is a problem."""
    return problems.nothing_here() if answer.status_code == 404 else answer


async def hear_news(house: House, table: str | None) -> None:
    """Another node's news; if they cannot be read now, whoever comes next to the table does."""
    try:
        await house.news(table)
    except Exception as error:
        _log.warning("news could not be read", error=type(error).__name__)


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    database: Database = app.state.database
    loop = asyncio.get_running_loop()
    hearing: set[asyncio.Task[None]] = set()

    def hear(table: str | None) -> None:
        task = loop.create_task(hear_news(house, table))
        hearing.add(task)
        task.add_done_callback(hearing.discard)

    def news(table: str | None) -> None:
        """Called on the database's thread."""
        loop.call_soon_threadsafe(hear, table)

    database.listen(news)
    driver = Driver(house, app.state.workers)
    driver.start()
    app.state.driver = driver
    try:
        yield
    finally:
        await driver.close()
        await asyncio.to_thread(database.close)


async def say_goodbye(app: Litestar) -> None:
    """Close all live sockets, so that browsers know to come back."""
    talking = list(app.state.conversations)
    for task in talking:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)
    await asyncio.sleep(0.05)  # the closing words are on their way
