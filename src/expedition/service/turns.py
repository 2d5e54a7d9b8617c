"""Whose turn it is to be thought for: a few at once, and everybody who waits in turn, so that
nobody with many tables makes all others wait."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final
from weakref import WeakValueDictionary

#: People wait before tables where only bots play.
PEOPLE: Final = 0
NOBODY: Final = 1
#: Where the request came from that is being answered; guests may be as many as one likes.
ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")


class Turns:
    """At most `at_once` at a time; the others by turns of who they are for."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._lines: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (
            OrderedDict(),
            OrderedDict(),
        )

    @asynccontextmanager
    async def turn(self, who: str, line: int = PEOPLE) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._take(who, line)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _take(self, who: str, line: int) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[line].setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and sent away at once
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and (called := self._next()) is not None:
            if not called.cancelled():
                self._free -= 1
                called.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """The first of whoever has waited longest for a turn; they then go behind all others."""
        for line in self._lines:
            if line:
                who, waiting = line.popitem(last=False)
                called = waiting.popleft()
                if waiting:
                    line[who] = waiting
                return called
        return None


class CrowdTurns:
    """The same by turns of addresses, and at each of who is there: be the guests of an address ever
    so many, they make no other wait. An address has, or is next in line for, so many turns at most.
    """

    def __init__(self, at_once: int, for_an_address: int) -> None:
        self._addresses = Turns(at_once)
        self._for_an_address = for_an_address
        #: Those who wait at the same address, line by line, as long as anybody does.
        self._crowds: WeakValueDictionary[tuple[str, int], Turns] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, who: str, line: int = PEOPLE) -> AsyncIterator[None]:
        """Wait for a turn, and have it, at the address of the request that is being answered or
        that set this to work."""
        address = ADDRESS.get()
        crowd = self._crowds.setdefault((address, line), Turns(self._for_an_address))
        async with crowd.turn(who), self._addresses.turn(address, line):
            yield
