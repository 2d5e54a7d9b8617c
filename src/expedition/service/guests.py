"""Who somebody is: a name, and a secret in a cookie of which only a hash is kept here."""

import hashlib
import hmac
import re
import secrets
import time
from typing import Final

from . import acts
from .storage import GuestRow, Storage
from .wire import Me

COOKIE: Final = "expedition_guest"
YEAR: Final = 365 * 24 * 3600
_COOKIE: Final = re.compile(r"([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})")
#: How long a guest is believed without asking the database, which another node may have changed.
_FRESH: Final = 30.0
_KEPT: Final = 10_000

#: Names for those who have not chosen one: travellers, the same in every language.
_TRAVELLERS: Final = (
    "Alexandra",
    "Amundsen",
    "Barth",
    "Battuta",
    "Bell",
    "Bird",
    "Bly",
    "Cabeza",
    "Egeria",
    "Heyerdahl",
    "Humboldt",
    "Kingsley",
    "Livingstone",
    "Merian",
    "Nansen",
    "Nobile",
    "Pfeiffer",
    "Polo",
    "Rae",
    "Sacagawea",
    "Semyonov",
    "Shackleton",
    "Stark",
    "Tinné",
)


class Guests:
    """Everybody who came by."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, tuple[float, GuestRow]] = {}

    async def find(self, cookie: str | None) -> Me | None:
        """The guest whose cookie this is; none without one, or with a wrong secret."""
        found = _COOKIE.fullmatch(cookie or "")
        if found is None:
            return None
        guest = await self._row(found[1])
        if guest is None or not hmac.compare_digest(guest.secret, _hash(found[2])):
            return None
        return Me(guest.id, guest.name)

    async def _row(self, id: str) -> GuestRow | None:
        until, row = self._known.get(id, (0.0, None))
        if row is None or until < time.monotonic():
            row = await self._storage.guest(id)
            if row is not None:
                self._keep(row)
        return row

    def _keep(self, row: GuestRow) -> None:
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[row.id] = (time.monotonic() + _FRESH, row)

    async def welcome(self) -> tuple[Me, str]:
        """A new guest, and their cookie."""
        id, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        row = GuestRow(id, _hash(secret), secrets.choice(_TRAVELLERS))
        await self._storage.add_guest(row)
        self._keep(row)
        return Me(id, row.name), f"{id}.{secret}"

    async def rename(self, me: Me, name: str) -> Me:
        """Another name for a guest; seats taken before keep theirs."""
        acts.check_name(name)
        await self._storage.rename_guest(me.id, name)
        self._known.pop(me.id, None)
        return Me(me.id, name)


def _hash(secret: str) -> str:
    """The secret is long and random, so a quick hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
