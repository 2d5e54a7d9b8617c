"""What happens at a table, as entries of its log. A table is what its log says, and nothing more.

Entries are kept for good, so they only ever gain fields with defaults. The first one holds the
seed of the game, which is why a log never leaves the server.
"""

from typing import NamedTuple

import msgspec
from msgspec import Struct

from .wire import Level


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat when the table is opened: a person, a bot, or nobody yet."""

    owner: str | None = None
    name: str | None = None
    bot: Level | None = None
    #: How many hints were asked for here: only in summaries.
    hints: int = 0


class Opened(Struct, frozen=True, tag="opened"):
    """The table, as its host laid it. The seed is a text: JSON's numbers are too small for it."""

    game: str
    rules: int
    options: dict[str, int | str]
    seats: list[SeatPlan]
    listed: bool
    host: str
    seed: str
    hints: bool = False


class Uploaded(Struct, frozen=True, tag="uploaded"):
    """A whole game that came as a record."""

    host: str
    record: str


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took an empty seat."""

    seat: int
    owner: str
    name: str


class BotSat(Struct, frozen=True, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    bot: Level


class Emptied(Struct, frozen=True, tag="emptied"):
    """A seat fell empty before the game began."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """Somebody left a running game; a bot keeps the seat."""

    seat: int
    bot: Level


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody took their own seat back from the bot."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """The game began."""


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    move: str


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took its last decision back."""

    seat: int


class Chatted(Struct, frozen=True, tag="chat"):
    """Somebody spoke, in their own words or by a phrase of the game; watchers have no seat."""

    name: str
    seat: int | None
    text: str
    phrase: str | None = None
    about: int | None = None


class Hinted(Struct, frozen=True, tag="hint"):
    """A seat asked for a hint; the answer is told to nobody else and kept nowhere."""

    seat: int
    question: str


class Rematched(Struct, frozen=True, tag="rematch"):
    """The next game is played at another table."""

    table: str


Entry = (
    Opened
    | Uploaded
    | Sat
    | BotSat
    | Emptied
    | Left
    | Returned
    | Started
    | Moved
    | Undone
    | Chatted
    | Hinted
    | Rematched
)


class Logged(NamedTuple):
    """An entry at its place in the log: numbers count from 1, times are seconds since 1970."""

    seq: int
    at: float
    entry: Entry


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    return _ENCODER.encode(entry).decode()


def read(text: str) -> Entry:
    return _DECODER.decode(text)
