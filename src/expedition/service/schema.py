"""The tables of the database, the same for SQLite and PostgreSQL. `migrations` leads there."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

#: Whoever came by: a name and the hash of the secret in their cookie.
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("since", Double, nullable=False),
)

#: What lists of tables need, made anew with every entry; the truth is in `entries`.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    #: Whether a bot owes a decision while somebody plays: what a sweep looks for.
    Column("bots_due", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("ix_tables_lobby", "listed", "status", "changed"),
    Index("ix_tables_bots_due", "bots_due", "changed"),
)

#: The log of every table. Its key is the lock: who writes a number first has it.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)

#: Who has to do with which table: its host, and whoever took a seat.
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

#: Games that somebody played alone to the end, for their best scores.
SOLOS: Final = Table(
    "solos",
    METADATA,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(32), nullable=False),
    #: As JSON with sorted names, so that like options are the same text.
    Column("options", Text, nullable=False),
    Column("score", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

#: What all nodes share, such as the key that signs CSRF tokens.
SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
