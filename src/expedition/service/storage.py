"""What is kept, in the words of the house: logs of tables, lists of them, guests, settings."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, Insert, Select, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.schema import Table as SchemaTable

from . import log
from .databases import Database, notify
from .log import Logged, Opened, Sat, Uploaded
from .schema import ENTRIES, GUESTS, MEMBERS, SETTINGS, SOLOS, TABLES
from .table import Solo, Summary
from .wire import Best

#: How many tables a list shows.
_LISTED: Final = 60
#: Of how many these are chosen, and how many of them may be one guest's.
_LOOKED_AT: Final = 1000
_PER_HOST: Final = 3
#: An open table that nobody touched for so long is not offered any more; a running one neither.
_STALE: Final = 24 * 3600.0

#: What was never used and not touched for so long is cleared away.
_FORGOTTEN: Final = 90 * 24 * 3600.0

_SUMMARY: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)

_log = structlog.get_logger()


class Conflict(Exception):
    """Somebody else wrote this number of the log first."""


class Change(NamedTuple):
    """New entries of a table, with what lists shall say of it then; `solo` if they end a game
    that somebody played alone."""

    entries: Sequence[Logged]
    summary: Summary
    bots_due: bool
    solo: Solo | None = None


class GuestRow(NamedTuple):
    id: str
    secret: str
    name: str


class Storage:
    """The house's memory on disk."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Logs -------------------------------------------------------------------------------------

    async def append(self, changes: Sequence[Change]) -> bool:
        """Write new entries of one or more tables, all or none; False if somebody was first."""
        try:
            await self.database.write(lambda connection: _append(connection, changes))
        except Conflict:
            return False
        return True

    async def entries(self, table: str, after: int = 0) -> list[Logged]:
        """The log of a table after an entry; nothing for one that does not exist."""
        asked = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        rows = await self._rows(asked)
        return [Logged(row.seq, row.at, log.read(row.body)) for row in rows]

    # Lists ------------------------------------------------------------------------------------

    async def listed(self, status: str) -> list[Summary]:
        """Public tables of this status, the latest first, and of one host only a few."""
        found = await self._summaries(
            select(TABLES.c.summary)
            .where(
                TABLES.c.listed,
                TABLES.c.status == status,
                TABLES.c.changed > time.time() - _STALE,
            )
            .order_by(TABLES.c.changed.desc())
            .limit(_LOOKED_AT)
        )
        hosts: Counter[str] = Counter()
        fair = []
        for each in sorted(found, key=lambda each: each.opened, reverse=True):
            hosts[each.host] += 1
            if hosts[each.host] <= _PER_HOST:
                fair.append(each)
        return fair[:_LISTED]

    async def of_guest(self, guest: str) -> list[Summary]:
        """The tables somebody has to do with, the latest first."""
        return await self._summaries(
            select(TABLES.c.summary)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.guest_id == guest)
            .order_by(TABLES.c.changed.desc())
            .limit(_LISTED)
        )

    async def bests(self, guest: str) -> list[Best]:
        """The best of somebody's games alone, for each game and its options."""
        rows = await self._rows(
            select(SOLOS)
            .where(SOLOS.c.guest_id == guest)
            .order_by(SOLOS.c.won.desc(), SOLOS.c.score.desc(), SOLOS.c.hints, SOLOS.c.at)
        )
        alike: dict[tuple[str, str], list[Any]] = {}
        for row in rows:
            alike.setdefault((row.game, row.options), []).append(row)
        return [_best(each[0], len(each)) for each in alike.values()]

    async def bots_due(self) -> dict[str, int]:
        """Running tables where a bot owes a decision, each with the last number of its log."""
        asked = (
            select(TABLES.c.id, func.max(ENTRIES.c.seq).label("last"))
            .join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
            .where(TABLES.c.bots_due)
            .group_by(TABLES.c.id)
        )
        return {row.id: row.last for row in await self._rows(asked)}

    async def _summaries(self, asked: Select[Any]) -> list[Summary]:
        """Those that can be read: one that is broken does not hide the others."""
        found = []
        for row in await self._rows(asked):
            try:
                found.append(_SUMMARY.decode(row.summary))
            except msgspec.MsgspecError as error:
                _log.warning("a table's summary cannot be read", problem=type(error).__name__)
        return found

    async def tidy(self, now: float) -> None:
        """Clear away what nobody wants any more: tables that never began, guests who never sat."""
        waiting = select(TABLES.c.id).where(
            TABLES.c.status == "open", TABLES.c.changed < now - _FORGOTTEN
        )
        idle = GUESTS.c.id.not_in(select(MEMBERS.c.guest_id))

        def clear(connection: Connection) -> None:
            gone = [row.id for row in connection.execute(waiting)]
            for table, key in ((ENTRIES, "table_id"), (MEMBERS, "table_id"), (TABLES, "id")):
                connection.execute(delete(table).where(table.c[key].in_(gone)))
            connection.execute(delete(GUESTS).where(idle, GUESTS.c.since < now - _FORGOTTEN))

        await self.database.write(clear)

    # Guests and settings ------------------------------------------------------------------------

    async def guest(self, id: str) -> GuestRow | None:
        asked = select(GUESTS.c.id, GUESTS.c.secret, GUESTS.c.name).where(GUESTS.c.id == id)
        rows = await self._rows(asked)
        return GuestRow(*rows[0]) if rows else None

    async def add_guest(self, guest: GuestRow) -> None:
        row = {**guest._asdict(), "since": time.time()}
        await self.database.write(lambda connection: connection.execute(GUESTS.insert(), row))

    async def rename_guest(self, id: str, name: str) -> None:
        renamed = update(GUESTS).where(GUESTS.c.id == id).values(name=name)
        await self.database.write(lambda connection: connection.execute(renamed))

    async def secret(self, name: str) -> str:
        """A secret that all nodes share, made when it is first asked for."""

        def find(connection: Connection) -> str:
            fresh = {"name": name, "value": secrets.token_hex(32)}
            connection.execute(_insert_new(connection, SETTINGS), fresh)
            asked = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
            return str(connection.execute(asked).scalar_one())

        return await self.database.write(find)

    async def check(self) -> None:
        """Ask the database something, to see that it answers."""
        await self._rows(select(SETTINGS.c.name).limit(1))

    async def _rows(self, asked: Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(asked).all())


def _append(connection: Connection, changes: Sequence[Change]) -> None:
    for change in changes:
        _write_summary(connection, change)
        rows = [
            {"table_id": change.summary.id, "seq": seq, "at": at, "body": log.write(entry)}
            for seq, at, entry in change.entries
        ]
        for row in rows:
            claimed = _insert_new(connection, ENTRIES).returning(ENTRIES.c.seq)
            if connection.execute(claimed, row).first() is None:
                raise Conflict  # not by `rowcount`: there are drivers that do not tell it
        for guest in _joining(change):
            member = {"guest_id": guest, "table_id": change.summary.id}
            connection.execute(_insert_new(connection, MEMBERS), member)
        if change.solo is not None:
            row = {"table_id": change.summary.id, "at": change.summary.changed}
            connection.execute(SOLOS.insert(), {**row, **change.solo._asdict()})
        notify(connection, change.summary.id)


def _best(row: Any, games: int) -> Best:
    options = msgspec.json.decode(row.options, type=dict[str, int | str])
    return Best(row.game, options, row.score, row.won, row.hints, games, row.table_id)


def _write_summary(connection: Connection, change: Change) -> None:
    summary = change.summary
    row = {
        "status": summary.status,
        "listed": summary.listed,
        "changed": summary.changed,
        "bots_due": change.bots_due,
        "summary": msgspec.json.encode(summary).decode(),
    }
    if change.entries[0].seq == 1:
        connection.execute(TABLES.insert(), {"id": summary.id, **row})
    else:
        connection.execute(_RENEW, {"the_id": summary.id, **row})


def _joining(change: Change) -> set[str]:
    """Whoever has to do with the table by these entries."""
    found: set[str] = set()
    for _, _, entry in change.entries:
        if isinstance(entry, Opened):
            found |= {entry.host, *(seat.owner for seat in entry.seats if seat.owner)}
        elif isinstance(entry, Uploaded):
            found.add(entry.host)
        elif isinstance(entry, Sat):
            found.add(entry.owner)
    return found


_RENEW: Final = update(TABLES).where(TABLES.c.id == bindparam("the_id"))
_INSERT: Final[dict[str, dict[str, Insert]]] = {
    dialect: {
        table.name: insert(table).on_conflict_do_nothing() for table in (ENTRIES, MEMBERS, SETTINGS)
    }
    for dialect, insert in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
}


def _insert_new(connection: Connection, table: SchemaTable) -> Insert:
    """Insert a row unless its key is there already."""
    return _INSERT[connection.dialect.name][table.name]
