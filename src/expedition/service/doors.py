"""How many may stand in the door: connections are counted, in all and for each address, and who
says nothing, or too slowly, or too much, is shown out; so is who does not take what was asked for.
A proxy on this machine counts its own guests."""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    import resource
except ImportError:  # a system that does not count open files
    resource = None  # type: ignore[assignment]

#: A whole request comes within so many seconds, or never.
PATIENCE: Final = 20.0
#: What is sent is taken within so many seconds, or never.
LONGEST_TAKING: Final = 60.0
#: What a live socket may say at once and in the long run, in bytes, and in how many parts: a page
#: says some dozens of bytes when somebody turns to another seat.
_SAYING: Final = 32 * 1024
_SAYING_A_SECOND: Final = 1024
_PARTS: Final = 16
#: Connections of one address, and files that are left for everything else.
PER_ADDRESS: Final = 300
_RESERVE: Final = 256
_PROXIES: Final = frozenset({"127.0.0.1", "::1"})


class Doors:
    """Who is in. `scale` widens what one address may have, 0 lifts it."""

    def __init__(self, scale: float = 1.0, most: int | None = None) -> None:
        self.most = room_for_connections() if most is None else most
        self.per_address = PER_ADDRESS * scale if scale else float("inf")
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        crowd = 0 if address in _PROXIES else self._inside[address]
        if crowd >= self.per_address or self._inside.total() >= self.most:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]


def room_for_connections() -> int:
    """As many as this process may have files open; it asks for all it may have."""
    if resource is None:
        return 1024
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65536)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        wanted = soft
    return max(wanted - _RESERVE, wanted // 2)


class _Giving(asyncio.Protocol):
    """A protocol whose client takes what is sent, or goes."""

    transport: Any
    loop: asyncio.AbstractEventLoop
    longest_taking = LONGEST_TAKING
    _untaken: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(self.longest_taking, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        super().connection_lost(exc)

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None


class Listener(_Giving, WebSocketsSansIOProtocol):
    """uvicorn's live socket, for people: whoever says more than anybody could is shown out before
    it is even read, and whoever was told to go is gone soon after."""

    _since = 0.0
    _said = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()

    def data_received(self, data: bytes) -> None:
        now = self.loop.time()
        forgotten = _SAYING_A_SECOND * (now - self._since)
        self._said, self._since = max(0.0, self._said - forgotten) + len(data), now
        if self._said > _SAYING:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().data_received(data)

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > _PARTS:
            self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(self.close_timeout, self.transport.abort)


def doorkeeper(
    doors: Doors, patience: float = PATIENCE, taking: float = LONGEST_TAKING
) -> type[asyncio.Protocol]:
    """uvicorn's protocol with somebody at the door."""

    class Doorkeeper(_Giving, H11Protocol):
        longest_taking = taking
        _address: str | None = None
        _waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not doors.enter(address):
                transport.abort()
                return
            self._address = address
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._address is not None:
                self._wait()

        def on_response_complete(self) -> None:
            """What came behind a request is looked at only now, and its rest waited for."""
            answered = self.cycle
            super().on_response_complete()
            more = self.cycle is not answered or self.conn.trailing_data[0]
            if more and self._address is not None:
                self._wait()

        def handle_websocket_upgrade(self, event: Any) -> None:
            """Live sockets are counted by the guard."""
            self._let_go()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            """For the rest of a request, counted from its beginning; a whole one may take its
            time to be answered, and what comes after the answer is uvicorn's to wait for."""
            cycle = self.cycle
            answered = cycle is None or cycle.response_complete  # so this is a request more
            if not answered and not cycle.more_body:
                self._stop_waiting()
            elif self._waiting is None:
                self._waiting = self.loop.call_later(patience, self._show_out)

        def _show_out(self) -> None:
            self.transport.abort()

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _let_go(self) -> None:
            self._stop_waiting()
            if self._address is not None:
                doors.leave(self._address)
                self._address = None

    return Doorkeeper
