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
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

import structlog

from . import acts, thinking
from .errors import Refused
from .house import House, Place
from .log import Entry
from .table import Table
from .wire import Level

#: A node that did not write the last entry gives the one that did so many seconds.
_HEAD_START: Final = 3.0
#: How often tables are sought whose bots nobody moves, and how long nothing must have happened.
_SWEEP: Final = 4.0
#: How often a decision is thought about when processes break, and the pause between.
_TRIES: Final = 3
_PAUSE: Final = 1.0

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


class Pace:
    """How long bots of each kind have thought of late: what the next of them will seem to take."""

    def __init__(self) -> None:
        self._lately: defaultdict[tuple[str, Level], deque[float]] = defaultdict(
            lambda: deque(maxlen=64)
        )

    def note(self, game: str, level: Level, took: float) -> None:
        self._lately[game, level].append(took)

    def expected(self, game: str, level: Level) -> float:
        return max(self._lately[game, level], default=0.0)


class Thinkers:
    """The worker processes: started when first needed, and anew when they break."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: Executor | None = None

    async def think(
        self, game: str, level: Level, view: str, moves: list[str]
    ) -> tuple[str, float]:
        executor = self._executor = self._executor or self._start()
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        try:
            return await loop.run_in_executor(
                executor, thinking.think, game, level, view, moves, seed
            )
        except BrokenProcessPool:
            if self._executor is executor:
                self._executor = None
            raise

    def _start(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=thinking.prepare)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)


class Driver:
    """Moves for the bots of this process's tables."""

    def __init__(self, house: House, workers: int | None = None) -> None:
        self._house = house
        self._thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))
        self._pace = Pace()
        self._sweeper: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()

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

    # Who decides ------------------------------------------------------------------------------

    def look(self, place: Place, *, ours: bool) -> None:
        """Set a bot to work on every decision it owes, and let go of those it owes no longer."""
        due = place.table.bots_due() if place.attended else []
        for seat in [seat for seat in place.bots if seat not in due]:
            place.bots.pop(seat).cancel()
        for in_line, seat in enumerate(due):
            if seat not in place.bots:
                head_start = 0.0 if ours else _HEAD_START
                task = self._decide(place, seat, in_line, head_start, time.monotonic())
                place.bots[seat] = asyncio.create_task(task)

    async def _decide(
        self, place: Place, seat: int, in_line: int, head_start: float, owed: float
    ) -> None:
        """Think, wait for the beat, and move, if that is still wanted then."""
        level = place.table.seats[seat].bot
        assert level is not None
        game = place.table.game.name
        text = await self._choose(place, seat, level)
        beat = FAST if place.fast else CALM
        passed = time.monotonic() - owed
        seems = max(self._pace.expected(game, level), passed)
        await asyncio.sleep(head_start + beat.after(seems, in_line) - passed)
        await self._move(place, seat, text)

    async def _choose(self, place: Place, seat: int, level: Level) -> str:
        """The bot's choice; a bot that cannot think makes any legal move rather than none."""
        table, updates = place.table, place.updates
        assert table.match is not None
        assert updates is not None
        moves = [move.text for move in table.match.moves(seat)]
        view = updates.view(seat)[1].decode()
        for _ in range(_TRIES):
            try:
                text, took = await self._thinkers.think(table.game.name, level, view, moves)
            except BrokenProcessPool:
                _log.warning("bots' processes broke; they are started anew")
                await asyncio.sleep(_PAUSE)
            except Exception as error:
                _log.error("a bot failed", game=table.game.name, level=level, error=str(error))
                break
            else:
                self._pace.note(table.game.name, level, took)
                return text
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
        before = time.time()
        while True:
            try:
                await self._sweep(before)
            except Exception as error:
                _log.error("sweep failed", error=type(error).__name__)
            await asyncio.sleep(_SWEEP)
            before = time.time() - _SWEEP

    async def _sweep(self, before: float) -> None:
        for id in await self._house.storage.forgotten(before):
            if id in self._unreadable or self._house.busy(id):
                continue
            try:
                async with self._house.at(id) as place:
                    self.look(place, ours=True)
            except Refused:
                self._unreadable.add(id)
