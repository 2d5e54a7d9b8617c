"""All tables of this process: loading, changing, watching.

Every table has a lock. Whoever changes it, or reads it, holds the lock, so nobody ever sees what
is not yet on disk: a change is folded into the table, written, and only then told.
"""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog

from expedition.kit import ExpeditionError

from . import acts
from .errors import Refused, unknown_table
from .log import Entry, Logged, Opened, Started, Uploaded
from .storage import Change, Storage
from .table import Table
from .turns import CrowdTurns
from .updates import Reader, Updates
from .wire import Me

#: How many tables stay in memory; those that nobody watches go first.
_KEPT: Final = 1000
#: How often a change is tried when others are faster.
_TRIES: Final = 5
#: How many games are dealt, read or told again at once, and how many of these for one address.
_LONG_JOBS: Final = 3
_FOR_AN_ADDRESS: Final = 2
_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")

T = TypeVar("T")
E = TypeVar("E", Entry, Logged)
Act = Callable[[Table], Sequence[Entry]]

_log = structlog.get_logger()


class Watcher:
    """An open table page: who looks, from which seat, and what they have heard."""

    def __init__(self, guest: Me | None, seat: int | None, after: int) -> None:
        self.guest = guest
        self.seat = seat
        self.after = after
        self.news = asyncio.Event()
        self.news.set()

    def turn_to(self, seat: int | None, after: int) -> None:
        """Look from another seat, or from none."""
        self.seat, self.after = seat, after
        self.news.set()


class Place:
    """A table of this process with all that happens around it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.updates: Updates | None = None
        self.watchers: set[Watcher] = set()
        #: Bots at work on a decision, by seat.
        self.bots: dict[int, asyncio.Task[None]] = {}
        #: Whether the only person here wants bots to move at once.
        self.fast = False

    @property
    def table(self) -> Table:
        assert self.updates is not None
        return self.updates.table

    def view(self, seat: int) -> str:
        """What a seat sees, as JSON: for a process that thinks about it."""
        assert self.updates is not None
        return self.updates.view(seat)[1].decode()

    def update(self, reader: Reader, after: int) -> bytes:
        assert self.updates is not None
        return self.updates.update(reader, after)

    @property
    def idle(self) -> bool:
        return not (self.lock.locked() or self.watchers or self.bots)

    @property
    def attended(self) -> bool:
        """Whether anybody plays or looks on; bots do not play among themselves unseen."""
        return bool(self.watchers or self.table.people())

    def tell(self) -> None:
        """Wake all who watch."""
        for watcher in self.watchers:
            watcher.news.set()


class Bots(Protocol):
    """Whoever moves for the bots."""

    def look(self, place: Place, *, ours: bool) -> None:
        """A table changed: by us, or by another node, which then moves first."""


class House:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.bots: Bots | None = None
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._long_jobs = CrowdTurns(_LONG_JOBS, _FOR_AN_ADDRESS)

    # Being at a table -------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Place]:
        """A table, loaded and up to date, for as long as one holds it."""
        place = self._place(id)
        async with place.lock:
            if place.updates is None or self.storage.database.shared:
                await self._catch_up(place)
            yield place

    def _place(self, id: str) -> Place:
        if not _ID.fullmatch(id):
            raise unknown_table()
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = Place(id)
            self._make_room()
        self._places.move_to_end(id)
        return place

    def _make_room(self) -> None:
        if len(self._places) > _KEPT:
            gone = next((each for each in self._places.values() if each.idle), None)
            if gone is not None:
                del self._places[gone.id]

    async def _catch_up(self, place: Place, *, ours: bool = True) -> None:
        """Fold in what was written since; whoever watches is told."""
        fresh = place.updates is None
        table = Table(place.id) if fresh else place.table
        try:
            entries = await self.storage.entries(place.id, table.seq)
        except msgspec.MsgspecError as error:
            raise _gone(error) from None
        if fresh and not entries:
            self._places.pop(place.id, None)
            raise unknown_table()
        if not entries:
            return
        if fresh:
            await self._in_its_time(_fold, table, entries)
            place.updates = Updates(table)
        else:
            try:
                await self._in_its_time(_fold, table, entries)
            except Refused:  # what was in memory is not what the log says: read all of it
                place.updates = None
                await self._catch_up(place, ours=ours)
                return
        self._changed(place, ours=ours)

    def _changed(self, place: Place, *, ours: bool) -> None:
        place.tell()
        if self.bots is not None:
            self.bots.look(place, ours=ours)

    # Changing ---------------------------------------------------------------------------------

    async def change(self, id: str, act: Act) -> Place:
        """Do something at a table: checked against it as it is, on disk before this returns."""
        async with self.at(id) as place:
            await self.change_here(place, act)
            return place

    async def change_here(self, place: Place, act: Act) -> None:
        """The same for whoever is at the table already."""
        for _ in range(_TRIES):
            entries = act(place.table)
            acts.check_room(place.table, entries)
            if not entries or await self._write(place, entries):
                return
            place.updates = None
            await self._catch_up(place)
        raise Refused(409, "too much is happening at this table", "error-busy")

    async def _write(self, place: Place, entries: Sequence[Entry], *others: Change) -> bool:
        """Fold in and write; whatever goes wrong, memory never knows more than the disk."""
        before = place.table.seq
        try:
            change = await self._in_its_time(_fold_new, place.table, entries)
            written = await self.storage.append([*others, change])
        except BaseException:
            if place.table.seq != before:
                place.updates = None
                place.tell()
            raise
        if written:
            self._changed(place, ours=True)
        return written

    async def _in_its_time(
        self, fold: Callable[[Table, Sequence[E]], T], table: Table, new: Sequence[E]
    ) -> T:
        """Fold in what is new: at once, or in a thread if a game is dealt by it."""
        entries = [each.entry if isinstance(each, Logged) else each for each in new]
        if not any(isinstance(each, Started | Uploaded) for each in entries):
            return fold(table, new)
        hosts = [each.host for each in entries if isinstance(each, Opened | Uploaded)]
        return await self.at_length(hosts[0] if hosts else table.host, fold, table, new)

    async def at_length(self, who: str, job: Callable[..., T], *given: Any) -> T:
        """Do in a thread what deals a game: that may take seconds, where a map is made for it.
        Nobody else waits for that but who is dealt to next, and nobody who asks for much makes all
        others wait: two at a time for an address, whose guests take turns, be they ever so many."""
        async with self._long_jobs.turn(who):
            return await asyncio.to_thread(job, *given)

    async def open(self, entries: Sequence[Entry]) -> Place:
        """A new table."""
        place = Place(acts.fresh_id())
        async with place.lock:
            table = Table(place.id)
            change = await self._in_its_time(_fold_new, table, entries)
            await self.storage.append([change])
            self._settle(place, table)
        return place

    def _settle(self, place: Place, table: Table) -> None:
        place.updates = Updates(table)
        self._places[place.id] = place
        self._make_room()
        self._changed(place, ours=True)

    async def rematch(self, id: str, guest: Me) -> str:
        """The table of the next game: opened now, or by whoever asked first."""
        async with self.at(id) as place:
            for _ in range(_TRIES):
                if place.table.rematch is not None:
                    return place.table.rematch
                table = Table(acts.fresh_id())
                opening = await self._in_its_time(
                    _fold_new, table, acts.rematch(place.table, guest)
                )
                if await self._write(place, acts.mark_rematch(table.id), opening):
                    self._settle(Place(table.id), table)
                    return table.id
                place.updates = None
                await self._catch_up(place)
        raise Refused(409, "too much is happening at this table", "error-busy")

    # Watching ---------------------------------------------------------------------------------

    async def watch(self, id: str, watcher: Watcher) -> AsyncIterator[bytes]:
        """An update at once, and one whenever there is news, for as long as one asks.

        Who reads slowly gets fewer updates, never a wrong one: each is complete.
        """
        async with self.at(id) as place:
            place.watchers.add(watcher)
            if self.bots is not None:
                self.bots.look(place, ours=True)
        try:
            while True:
                await watcher.news.wait()
                watcher.news.clear()
                yield await self._hear(place, watcher)
        finally:
            place.watchers.discard(watcher)

    async def _hear(self, place: Place, watcher: Watcher) -> bytes:
        async with place.lock:
            if place.updates is None:
                await self._catch_up(place)
            try:
                reader = Reader.at(place.table, watcher.guest, watcher.seat)
            except Refused:  # the seat was theirs no longer
                watcher.seat = None
                reader = Reader.at(place.table, watcher.guest, None)
            update = place.update(reader, watcher.after)
            watcher.after = place.table.seq
            return update

    # Other nodes ------------------------------------------------------------------------------

    async def news(self, id: str | None) -> None:
        """Another node changed a table, or (None) maybe all of them."""
        if id is None:
            for each in list(self._places):
                await self.news(each)
            return
        place = self._places.get(id)
        if place is not None and place.updates is not None:
            async with place.lock:
                if place.updates is not None:
                    await self._catch_up(place, ours=False)

    def places(self) -> list[Place]:
        return list(self._places.values())

    def busy(self, id: str) -> bool:
        """Whether bots are at work at a table here."""
        return id in self._places and bool(self._places[id].bots)


def _fold(table: Table, entries: Sequence[Logged]) -> None:
    """The past of a table. Whatever was written could be read then; if it cannot be now, a game
    is gone or its rules have moved on. What stops it is not told: it may be a secret move."""
    try:
        for entry in entries:
            table.add(entry)
    except ExpeditionError as error:
        raise _gone(error) from error


def _gone(error: Exception) -> Refused:
    _log.warning("table cannot be read", problem=type(error).__name__)
    return Refused(410, "this table cannot be played any more", "error-table-gone")


def _fold_new(table: Table, entries: Sequence[Entry]) -> Change:
    """New entries of a table, folded in, as they shall be written."""
    # A clock set back must not make the past younger than the present.
    at = max(time.time(), table.changed)
    before = table.status
    logged = [Logged(table.seq + 1 + more, at, entry) for more, entry in enumerate(entries)]
    for each in logged:
        table.add(each)
    due = bool(table.people() and table.bots_due())
    solo = table.solo() if table.status == "finished" != before else None
    return Change(logged, table.summary(), due, solo)
