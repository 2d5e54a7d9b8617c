"""A server of one's own: uvicorn on a socket that is open before anybody is told of it."""

import asyncio
import gc
import logging
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from sqlalchemy.exc import DBAPIError

from .app import Settings, create_app, say_goodbye
from .databases import cannot_open, open_database
from .doors import Doors, Listener, doorkeeper


def set_up_logs(level: str) -> None:
    """One JSON object a line on the error stream: no names, no chat, no ids of tables."""
    logging.basicConfig(level=logging.WARNING, handlers=[OtherLogs()], force=True)
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class OtherLogs(logging.Handler):
    """What libraries say, as a line of ours: its first line, and of an error only the kind. The
    same again within a second is left out."""

    def __init__(self) -> None:
        super().__init__()
        self._last = ("", 0.0)

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage().partition("\n")[0][:200]
        now = time.monotonic()
        if said == self._last[0] and now - self._last[1] < 1:
            return
        self._last = (said, now)
        kind = record.exc_info[0] if record.exc_info else None
        structlog.get_logger().log(
            record.levelno, said, library=record.name, error=kind and kind.__name__
        )


def say_what_broke(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody caught: where is not told, for the text of an error may hold a secret."""
    logging.getLogger("asyncio").error(
        "%s: %s", str(context["message"]), type(context.get("exception")).__name__
    )


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(128)
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def calm_the_collector() -> None:
    """A full collection stops everybody, for longer the more tables there are; so what is loaded
    now is never looked at again, and the rest seldom: what dies young is found without."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to those who are connected."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_the_collector()
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self._app)
        await super().shutdown(sockets)


async def serve(
    database: str, listening: socket.socket, settings: Settings, ready: Callable[[], None]
) -> None:
    """Serve until told to stop; then let everybody finish."""
    asyncio.get_running_loop().set_exception_handler(say_what_broke)
    opened = await asyncio.to_thread(open_database, database)
    try:
        guarded, app = await create_app(opened, settings)
    except DBAPIError as error:
        raise cannot_open(error) from None
    config = uvicorn.Config(
        guarded,
        http=doorkeeper(Doors(settings.limits)),
        ws=Listener,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        timeout_keep_alive=75,  # a player's next move comes over the same connection
        timeout_graceful_shutdown=5,
    )
    await Server(config, app, ready).serve(sockets=[listening])
