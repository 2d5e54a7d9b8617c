"""The way from any older database to the present one; taken whenever a server starts."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

#: Any number will do, as long as all nodes take the same.
_LOCK: Final = 1884


def config(connection: Connection) -> Config:
    """Alembic's settings, with the connection to work on."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Bring a database up to date, in the transaction of the connection; one node at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    command.upgrade(config(connection), "head")
