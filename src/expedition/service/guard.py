"""The guard at the door: origins, limits and headers, before anything else is looked at."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Receive, Send

from . import problems
from .errors import Refused
from .turns import ADDRESS

_log = structlog.get_logger()

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Limit:
    """So many at once for each key, and so many a second in the long run."""

    _KEYS: Final = 20_000

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> float:
        """Take one; gives the seconds to wait if there is none, else 0."""
        now = time.monotonic() if now is None else now
        left, since = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[key] = (max(left - 1, 0) if left >= 1 else left, now)
        if len(self._left) > self._KEYS:
            self._left.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) / self.per_second


#: Live sockets that one address may have open.
_LIVE: Final = 120


class Limits:
    """What one address may do; `scale` widens all of it, 0 lifts it."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        wide = scale or 1.0
        self.requests = Limit(300 * wide, 60 * wide)
        self.writes = Limit(80 * wide, 15 * wide)
        self.tables = Limit(20 * wide, 0.2 * wide)
        self.guests = Limit(40 * wide, 0.5 * wide)
        self.chat = Limit(8 * wide, 0.5 * wide)
        self.hints = Limit(10 * wide, 0.5 * wide)
        self.replays = Limit(20 * wide, 1 * wide)
        self.sockets = Limit(60 * wide, 5 * wide)
        self.looks = Limit(30 * wide, 5 * wide)
        self.most_live = _LIVE * wide
        self._live: Counter[str] = Counter()

    def check(self, limit: Limit, address: str) -> None:
        if self.scale == 0:
            return
        wait = limit.take(address)
        if wait:
            seconds = int(wait) + 1
            raise Refused(
                429,
                f"too much at once; try again in {seconds} s",
                "error-too-many",
                {"seconds": seconds},
            )

    @contextmanager
    def live(self, address: str) -> Iterator[None]:
        """For as long as a live socket is open."""
        if self.scale and self._live[address] >= self.most_live:
            most = int(self.most_live)
            raise Refused(
                429,
                f"{most} live sockets are open from your address; close some",
                "error-too-many-live",
                {"most": most, "seconds": 60},
            )
        self._live[address] += 1
        try:
            yield
        finally:
            self._live[address] -= 1
            if not self._live[address]:
                del self._live[address]


def address_of(scope: Any) -> str:
    """Whom limits count: an address, and for IPv6 the network it is one of very many of."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return host


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """Refuse what another site's page sends. Programs that are no browsers send no origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise _foreign()
    origin = headers.get("origin")
    if origin is None:
        return
    if origin not in allowed and _host(origin) != headers.get("host", ""):
        raise _foreign()


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def check_no_visit(headers: Headers) -> None:
    """Refuse to greet whoever was only led here: a link on another site brings no cookie along,
    and a new one would take the place of the one they have."""
    visited = headers.get("sec-fetch-mode") == "navigate"
    if visited or headers.get("sec-fetch-site", "same-origin") != "same-origin":
        raise _foreign()


def _foreign() -> Refused:
    return Refused(403, "this came from another site", "error-origin")


class Guard:
    """The ASGI application around the application: checks first, then headers and a line of log
    for whatever comes of it. Logs name the route, never the address that was asked for: it may
    hold the id of a private table."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: frozenset[str]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        ADDRESS.set(address_of(scope))
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_on(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, message)
            await send(message)

        try:
            self._check(scope)
        except Refused as error:
            await _send_problem(error, send_on)
        else:
            await self.app(scope, receive, send_on)
        took = round((time.perf_counter() - began) * 1000, 1)
        _log.info(
            "request",
            method=scope["method"],
            route=scope.get("path_template", "-"),
            status=status,
            ms=took,
        )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """A handshake that is refused is answered like any other request."""
        try:
            self._check(scope)
            with self.limits.live(address_of(scope)):
                await self.app(scope, receive, send)
        except Refused as error:
            await receive()
            await _send_problem(error, send, "websocket.http.response")

    def _check(self, scope: Any) -> None:
        headers = Headers.from_scope(scope)
        address = address_of(scope)
        self.limits.check(self.limits.requests, address)
        if scope["type"] == "websocket":
            check_origin(headers, self.origins)
            self.limits.check(self.limits.sockets, address)
        elif scope["method"] not in SAFE:
            check_origin(headers, self.origins)
            self.limits.check(self.limits.writes, address)


def _add_headers(scope: Any, message: Any) -> None:
    """The same for every answer; what the API says is nobody's to keep, unless it says so."""
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        message["headers"] = [_over_tls_only(*each) for each in message["headers"]]
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def _over_tls_only(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    return name, value + b"; Secure" if name.lower() == b"set-cookie" else value


async def _send_problem(error: Refused, send: Send, kind: str = "http.response") -> None:
    body = problems.body(error)
    told = {"content-type": "application/json", **problems.headers(error)}
    headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    headers.append((b"content-length", str(len(body)).encode()))
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": headers}
    await send(start)
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(rest)
