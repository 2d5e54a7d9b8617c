"""Bots at work: they think in processes of their own and pace themselves for people.

When a bot's move appears must not tell what it holds. So it comes on a beat that depends on public
facts only: on how long bots of its level have been seen to think of late, never on how long this
one decision took, unless it took longer than all those; then it waits for the next beat.
"""

import asyncio
import math
import multiprocessing
import os
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from sqlalchemy.exc import OperationalError

from . import acts, thinking
from .errors import Refused
from .house import House, Place
from .log import Entry
from .table import Table
from .turns import NOBODY, PEOPLE, CrowdTurns
from .wire import Level

T = TypeVar("T")

#: A node that did not write the last entry gives the one that did so many seconds.
_HEAD_START: Final = 3.0
#: How often tables are sought whose bots nobody moves: nothing has happened since the last look.
_SWEEP: Final = 4.0
#: How often a decision is thought about when processes break, and the pause between.
_TRIES: Final = 3
_PAUSE: Final = 1.0
#: A process that thinks for so many seconds hangs, and is ended.
_LONGEST: Final = 60.0
#: No bot seems to take longer than so many seconds because others did.
_SLOWEST: Final = 6.0
#: How often what nobody wants any more is cleared away.
_TIDY: Final = 3600.0

_log = structlog.get_logger()


class Beat(NamedTuple):
    """Seconds from when a decision is owed to when it shows at the earliest, from one beat to the
    next, and between bots that decide at once."""

    first: float
    step: float
    apart: float

    def after(self, seconds: float, place_in_line: int = 0) -> float:
        """The first beat that is no earlier than so long after."""
        first = self.first + place_in_line * self.apart
        return first + max(0, math.ceil((seconds - first) / self.step)) * self.step


CALM: Final = Beat(0.9, 0.3, 0.25)
FAST: Final = Beat(0.15, 0.15, 0.0)


class Kind(NamedTuple):
    """What may be known of a decision: the game, the bot's level, how many bots decide at once."""

    game: str
    level: Level
    crowd: int = 1


class Pace:
    """How long bots of each kind have taken of late, waiting for their turn to think included: what
    the next of them will seem to take."""

    def __init__(self) -> None:
        self._lately: defaultdict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=64))

    def note(self, kind: Kind, took: float) -> None:
        """A wait that was all too long is not held against those who come after."""
        self._lately[kind].append(min(took, _SLOWEST))

    def expected(self, kind: Kind) -> float:
        return max(self._lately[kind], default=0.0)

    def due(self, kind: Kind, beat: Beat, took: float, in_line: int = 0) -> float:
        """When a decision shows, in seconds since it was owed: the same for all that took no
        longer than others of late."""
        return beat.after(max(self.expected(kind), took), in_line)


class Thinkers:
    """The worker processes: started when first needed, and anew when they break or hang. Who
    waits for them waits by turns of where they come from and who it is for."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        # One more of an address is always in line, or bots among themselves would slip in between.
        self._turns = CrowdTurns(workers, workers + 1)
        self._executor: ProcessPoolExecutor | None = None
        self._starts = 0
        #: Which set of processes is up; 0 for none: the first to ask waits for them to start.
        self.warm = 0

    async def run(self, who: str, line: int, job: Callable[..., T], *given: Any) -> T:
        """A job of `thinking`, when it is the turn of whoever it is for."""
        async with self._turns.turn(who, line):
            executor = self._executor = self._executor or self._start()
            loop = asyncio.get_running_loop()
            try:
                told = await asyncio.wait_for(loop.run_in_executor(executor, job, *given), _LONGEST)
                self.warm = self._starts
                return told
            except (BrokenProcessPool, TimeoutError):
                if self._executor is executor:
                    self._executor, self.warm = None, 0
                    _end(executor)
                raise BrokenProcessPool from None

    def _start(self) -> ProcessPoolExecutor:
        self._starts += 1
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=thinking.prepare)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)


def _end(executor: ProcessPoolExecutor) -> None:
    """Let nothing of it linger, whatever it hangs in."""
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


class Driver:
    """Moves for the bots of this process's tables."""

    def __init__(self, house: House, workers: int | None = None) -> None:
        self._house = house
        self._thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))
        self._pace = Pace()
        self._sweeper: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        #: Where bots owed a decision at the last look, if there was one, and how long logs were.
        self._last_seen: dict[str, int] | None = None

    def start(self) -> None:
        self._house.bots = self
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        self._house.bots = None
        tasks = [task for place in self._house.places() for task in place.bots.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)

    async def choice(self, who: str, game: str, view: str, moves: list[str]) -> str:
        """What a hard bot would do, for whoever wants to know afterwards."""
        given = (game, "hard", view, moves, secrets.randbits(64))
        return await self._ask(who, thinking.think, *given)

    async def hint(
        self, who: str, game: str, view: str, question: str, marks: dict[str, str]
    ) -> thinking.Told:
        """What a game tells of a view, thought about where bots think."""
        return await self._ask(who, thinking.hint, game, view, question, marks)

    async def _ask(self, who: str, job: Callable[..., T], *given: Any) -> T:
        try:
            return await self._thinkers.run(who, PEOPLE, job, *given)
        except BrokenProcessPool:
            raise Refused(503, "thinking broke; try again", "error-broken") from None

    # Who decides ------------------------------------------------------------------------------

    def look(self, place: Place, *, ours: bool) -> None:
        """Set a bot to work on every decision it owes, and let go of those it owes no longer."""
        due = place.table.bots_due() if place.attended else []
        for seat in [seat for seat in place.bots if seat not in due]:
            place.bots.pop(seat).cancel()
        for in_line, seat in enumerate(due):
            if seat not in place.bots:
                head_start = 0.0 if ours else _HEAD_START
                kind = Kind(place.table.game.name, place.table.seats[seat].bot or "easy", len(due))
                task = self._decide(place, seat, kind, in_line, head_start)
                place.bots[seat] = asyncio.create_task(task)

    async def _decide(
        self, place: Place, seat: int, kind: Kind, in_line: int, head_start: float
    ) -> None:
        """Think, wait for the beat, and move, if that is still wanted then. If it cannot be done,
        because the database is away, it is let go after a while: others, or a sweep, take it up."""
        try:
            await self._think_and_move(place, seat, kind, in_line, head_start)
        except Exception as error:
            _log.error("a bot could not move", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)
        finally:
            if place.bots.get(seat) is asyncio.current_task():
                del place.bots[seat]

    async def _think_and_move(
        self, place: Place, seat: int, kind: Kind, in_line: int, head_start: float
    ) -> None:
        owed, warm = time.monotonic(), self._thinkers.warm
        text = await self._choose(place, seat, kind.level)
        beat = FAST if place.fast else CALM
        took = time.monotonic() - owed
        due = self._pace.due(kind, beat, took, in_line)
        if warm and warm == self._thinkers.warm:  # a start in between is no sign of thought
            self._pace.note(kind, took)
        await asyncio.sleep(head_start + due - took)
        await self._move(place, seat, text)

    async def _choose(self, place: Place, seat: int, level: Level) -> str:
        """The bot's choice; a bot that cannot think makes any legal move rather than none."""
        table = place.table
        assert table.match is not None
        moves = [move.text for move in table.match.moves(seat)]
        view = place.view(seat)
        for _ in range(_TRIES):
            try:
                return await self._thinkers.run(
                    table.host,
                    PEOPLE if table.people() else NOBODY,
                    thinking.think,
                    table.game.name,
                    level,
                    view,
                    moves,
                    secrets.randbits(64),
                )
            except BrokenProcessPool:
                _log.warning("bots' processes broke; they are started anew")
                await asyncio.sleep(_PAUSE)
            except Exception as error:
                _log.error("a bot failed", game=table.game.name, level=level, error=str(error))
                break
        return secrets.choice(moves)

    async def _move(self, place: Place, seat: int, text: str) -> None:
        task = asyncio.current_task()

        def act(table: Table) -> list[Entry]:
            if place.bots.get(seat) is not task:
                return []  # the decision was taken from it, or made anew
            del place.bots[seat]
            return acts.bot_move(table, seat, text)

        try:
            await self._house.change(place.id, act)
            async with self._house.at(place.id) as here:
                self.look(here, ours=True)
        except Refused as error:
            _log.warning("a bot could not move", problem=str(error))

    # What nobody drives -------------------------------------------------------------------------

    async def _sweep_on(self) -> None:
        """Take up tables whose bots nobody moves: after a restart, or when a node is gone."""
        tidied = 0.0
        while True:
            try:
                await self._sweep()
                if time.time() - tidied > _TIDY:
                    tidied = time.time()
                    await self._house.storage.tidy(tidied)
            except Exception as error:
                _log.error("sweep failed", error=type(error).__name__)
            await asyncio.sleep(_SWEEP)

    async def _sweep(self) -> None:
        for id in await self._forgotten():
            if id in self._unreadable or self._house.busy(id):
                continue
            try:
                async with self._house.at(id) as place:
                    self.look(place, ours=True)
            except OperationalError:
                raise  # it is the database that cannot be read now, not this table
            except Exception as error:
                self._unreadable.add(id)
                if not isinstance(error, Refused):
                    _log.error("a table cannot be taken up", error=type(error).__name__)

    async def _forgotten(self) -> list[str]:
        """Where nothing has happened since the last look; at first all of them. No clock is asked
        how long that was: it may have been set anew, and those of other nodes may differ."""
        before, self._last_seen = self._last_seen, await self._house.storage.bots_due()
        if before is None:
            return list(self._last_seen)
        return [id for id, seq in self._last_seen.items() if before.get(id) == seq]
