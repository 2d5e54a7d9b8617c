"""`expedition serve`: tables in the browser."""

import asyncio
import os
import sys
import webbrowser
from pathlib import Path

import rich_click as click

from expedition.service import serving
from expedition.service.app import Settings


def usual_database() -> str:
    """A file where the user's data live."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'expedition' / 'tables.db'}"


@click.command()
@click.option("--host", metavar="H", default="127.0.0.1", help="Address to listen at.")
@click.option(
    "--port", metavar="N", type=click.IntRange(0, 65535), default=0, help="0: a free one."
)
@click.option(
    "--database",
    metavar="URL",
    envvar="EXPEDITION_DATABASE",
    help="`sqlite:///FILE` or `postgresql://…`; else a file among your own data.",
)
@click.option(
    "--open/--no-open", "open_", default=None, help="Open a browser; else if there is one."
)
@click.option(
    "--workers", metavar="N", type=click.IntRange(1, 64), help="Processes in which bots think."
)
@click.option(
    "--limits",
    metavar="X",
    type=click.FloatRange(0, 1000),
    default=1.0,
    envvar="EXPEDITION_LIMITS",
    help="Widen the limits on requests so many times; 0 lifts them.",
)
@click.option(
    "--origin",
    "origins",
    metavar="URL",
    multiple=True,
    help="Also trust pages from here, if a proxy changes the host.",
)
@click.option(
    "--log",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="How much is logged; else info, and only warnings at a terminal.",
)
def serve(
    host: str,
    port: int,
    database: str | None,
    open_: bool | None,
    workers: int | None,
    limits: float,
    origins: tuple[str, ...],
    log: str | None,
) -> None:
    """Serve tables to browsers: for yourself, around one screen, or for friends."""
    serving.set_up_logs(log or ("warning" if sys.stderr.isatty() else "info"))
    try:
        listening = serving.bind(host, port)
    except OSError as error:
        raise click.ClickException(
            f"cannot listen at {host} port {port}: {error.strerror or error}"
        ) from None
    where = serving.address(listening)

    def ready() -> None:
        print(f"Expedition is at {where}", flush=True)
        if open_ or (open_ is None and sys.stdout.isatty()):
            _open_browser(where)

    settings = Settings(workers, limits, frozenset(origins))
    asyncio.run(serving.serve(database or usual_database(), listening, settings, ready))


def _open_browser(where: str) -> None:
    """A machine without a browser is told the address anyway."""
    try:
        webbrowser.open(where)
    except webbrowser.Error:
        return
