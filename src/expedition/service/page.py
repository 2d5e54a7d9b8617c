"""The browser's page, as the build left it in `page/`: one file for all addresses, and assets
whose names change with what is in them."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from .errors import Refused

HOME: Final = Path(__file__).parent / "page"
_FOREVER: Final = "public, max-age=31536000, immutable"
_TEXTS: Final = ("text/", "image/svg", "application/json", "application/manifest")
_NOT_BUILT: Final = (
    "The page of Expedition is not built here.\n"
    "Build it with `make page` (or `npm ci && npm run build` in web/), then reload.\n"
    "The service itself runs: see /api/docs.\n"
)


def _find(path: str) -> Path | None:
    """A file of the page by its address; nothing outside of it."""
    try:
        found = (HOME / path.lstrip("/")).resolve()
        return found if found.is_relative_to(HOME.resolve()) and found.is_file() else None
    except (ValueError, OSError):  # no name of a file at all
        return None


@lru_cache(512)
def _load(path: Path, changed: int) -> tuple[bytes, bytes | None]:
    """A file, and the same compressed if that makes sense."""
    body = path.read_bytes()
    return body, gzip.compress(body, 9, mtime=0) if _kind(path).startswith(_TEXTS) else None


def _kind(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def _answer(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes]:
    body, packed = _load(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=_kind(path), headers=headers)


def _is_visit(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody follows an address that is none, rather than a page asking for a part."""
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted and (HOME / "index.html").is_file()


@get(
    [
        "/",
        "/table/{id:str}",
        "/replay/{id:str}",
        "/rules",
        "/rules/{game:str}",
        "/about",
        "/watch",
        "/records",
        "/settings",
    ],
    include_in_schema=False,
)
async def index(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page; which one it is, it reads from its address."""
    path = HOME / "index.html"
    if not path.is_file():
        return Response(_NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    return _answer(request, path, "no-cache")


@get("/{path:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    wanted = _find(path)
    if wanted is None and _is_visit(request):
        lost = _answer(request, HOME / "index.html", "no-cache")  # it says so in words
        lost.status_code = 404
        return lost
    if wanted is None:
        raise Refused(404, "there is nothing here", "error-nothing-here")
    hashed = wanted.parent.name == "assets"
    return _answer(request, wanted, _FOREVER if hashed else "no-cache")
