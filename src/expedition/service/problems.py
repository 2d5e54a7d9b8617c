"""Whatever is refused is answered with a problem: English for programs, a message for people."""

import traceback
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException

from expedition.kit import ExpeditionError

from . import wire
from .errors import no_database, status_of

AnyRequest = Request[Any, Any, Any]

_log = structlog.get_logger()


def body(error: ExpeditionError, update: bytes | None = None) -> bytes:
    """A problem; with a move also the table as it is now, which is encoded already."""
    return msgspec.json.encode(
        {
            "error": str(error),
            "message": wire.Message.of(error.message),
            "update": None if update is None else msgspec.Raw(update),
        }
    )


def headers(error: ExpeditionError) -> dict[str, str]:
    """Who came too often is told when to come back."""
    if status_of(error) != 429:
        return {}
    return {"Retry-After": str(error.message.args["seconds"])}


def answer(error: ExpeditionError, update: bytes | None = None) -> Response[Any]:
    return _response(body(error, update), status_of(error), headers(error))


def refused(request: AnyRequest, error: ExpeditionError) -> Response[Any]:
    return answer(error) if status_of(error) != 500 else broken(request, error)


def refused_by_litestar(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses by itself: addresses, methods, sizes, types, tokens."""
    if error.status_code >= 500:
        return broken(request, error)
    return _http(error)


def nothing_here() -> Response[Any]:
    return _http(NotFoundException())


def _http(error: HTTPException) -> Response[Any]:
    text = _detail(error)
    args: dict[str, wire.Arg] = {}
    id = _WORDS.get(error.status_code)
    if isinstance(error, ValidationException):
        id, args = "error-data", {"path": "=request", "detail": f"={text}"}
    elif id is None:
        id, args = "error-http", {"detail": f"={text}"}
    problem = wire.Problem(text, wire.Message(id, args))
    encoded = msgspec.json.encode(problem)
    return _response(encoded, error.status_code, dict(error.headers or {}))


_WORDS: Final = {
    403: "error-csrf",  # all else that is forbidden, we forbid ourselves
    404: "error-nothing-here",
    405: "error-method",
    413: "error-too-large",
}


def unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """JSON that msgspec gives up on by raising what Litestar does not expect."""
    return _http(ValidationException(f"JSON: {type(error).__name__}", extra=[_UNREADABLE]))


_UNREADABLE: Final = {"key": "JSON", "message": "no UTF-8, or nested too deep"}


def _detail(error: HTTPException) -> str:
    """What was wrong, with the place where Litestar names it."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [
        ": ".join(str(each[name]) for name in ("key", "message") if each.get(name))
        for each in extra
        if isinstance(each, dict)
    ]
    detail = "not as it should be" if isinstance(error, ValidationException) else error.detail
    return "; ".join([detail, *places])[:300]


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our own mistake. The answer tells nothing; the log tells where, but nothing that was said."""
    where = [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)[-6:]
    ]
    _log.error("broken", error=type(error).__name__, where=where)
    problem = wire.Problem("something broke here", wire.Message("error-broken", {}))
    return _response(msgspec.json.encode(problem), 500, {})


def database_away(request: AnyRequest, error: Exception) -> Response[Any]:
    """It is gone, locked, read-only or full: nothing was written, and it may be tried again."""
    _log.error("the database does not answer", error=type(error).__name__)
    return answer(no_database())


def _response(content: bytes, status: int, more: dict[str, str]) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=more)
