"""What is said of what happens: everything on this table is open, so every event is for all."""

from typing import Final

from expedition.kit.events import EVERYONE, Arg, Event

from .box import (
    ABOARD,
    AREA,
    GREENLAND,
    KINDS,
    LOST,
    MOST_SEATS,
    PASSAGE,
    SQUARE_NAMES,
    TOKENS,
)

#: The seats as arguments of events.
PLAYERS: Final = tuple([f"seat:{seat}" for seat in range(MOST_SEATS)])
VEHICLE_NOUNS: Final = ("vehicle-ship", "vehicle-sled")
TILE_NOUNS: Final = tuple([f"tile-{kind}" for kind in KINDS])
TOKEN_NOUNS: Final = tuple([f"token-{token}" for token in TOKENS])
#: Squares as they are written, and the arrows by name.
_SQUARES: Final = tuple([f"={name}" for name in SQUARE_NAMES])


_WHERE: Final = {
    GREENLAND: "where-greenland",
    PASSAGE: "where-passage",
    ABOARD: "where-aboard",
    LOST: "where-lost",
}


def where_noun(place: int) -> str:
    """Where a ship or sled is: a tile by its first square, an arrow, aboard or lost."""
    return _SQUARES[place] if place < AREA else _WHERE[place]


def where_brief(place: int) -> str:
    """The same in a few letters, for tables."""
    return _SQUARES[place] if place < AREA else f"brief-{_WHERE[place]}"


def place_noun(place: int) -> str:
    """Where a step leads: a tile by its first square, or an arrow."""
    if place < AREA:
        return _SQUARES[place]
    return "arrow-greenland" if place == GREENLAND else "arrow-passage"


def tell(events: list[Event], id: str, args: dict[str, Arg]) -> None:
    events.append(Event(EVERYONE, id, args))
