"""How many may stand in the door: connections are counted, in all and for each address, and who
says nothing, or too slowly, is shown out. A proxy on this machine counts its own guests."""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

try:
    import resource
except ImportError:  # a system that does not count open files
    resource = None  # type: ignore[assignment]

#: A whole request comes within so many seconds, or never.
PATIENCE: Final = 20.0
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


def doorkeeper(doors: Doors, patience: float = PATIENCE) -> type[asyncio.Protocol]:
    """uvicorn's protocol with somebody at the door."""

    class Doorkeeper(H11Protocol):
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

        def handle_websocket_upgrade(self, event: Any) -> None:
            """Live sockets are counted by the guard."""
            self._let_go()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            """For the rest of a request, counted from its beginning; a whole one may take its
            time to be answered, and what comes after the answer is uvicorn's to wait for."""
            whole = self.cycle is not None and not self.cycle.more_body
            if whole:
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
