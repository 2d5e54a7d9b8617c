"""The state of a game: data only. Numbers are those of `box`."""

from collections.abc import Mapping
from typing import Any, Final

from expedition.kit.errors import BadData

from .box import (
    ACROSS,
    ALL_CORNERS,
    ALL_SQUARES,
    AREA,
    CREW,
    DISPLAY,
    DOWN,
    LARGE_KINDS,
    LAST_ROUND,
    LAYS,
    LOST,
    MOST_SEATS,
    NOBODY,
    SINGLE,
    SMALL_KINDS,
    SQUARES,
    STRIDE,
)
from .sea import find_route

# What is being decided.
PICK: Final = 0  # set-up: a tile each
ACT: Final = 1
TAKE: Final = 2  # a tile after fresh ones were laid out
FILL: Final = 3  # land or sea for a corner of a hole
THAW: Final = 4  # where a sled goes whose ice has melted
OVER: Final = 5
STEPS: Final = ("pick", "act", "take", "fill", "thaw", "over")

#: In bytes over squares: nothing here.
NONE: Final = 255
#: In `lays`: a joker, and from here on the tiles printed on the board.
JOKER_LAY: Final = len(LAYS)
PRINTED_LAY: Final = len(LAYS) + 1

#: The names of the fields, in alphabetical order.
FIELDS: Final = (
    "actions",
    "anchors",
    "bag",
    "display",
    "filled",
    "finds",
    "fresh",
    "greenland_tokens",
    "greenland_won",
    "grounds",
    "home",
    "known",
    "land",
    "lays",
    "lost_crew",
    "order",
    "passage_first",
    "passage_tokens",
    "passage_won",
    "passed",
    "region",
    "reserves",
    "round",
    "scores",
    "seats",
    "shared_places",
    "ship_ready",
    "ship_resting",
    "ships",
    "sled_ready",
    "sled_resting",
    "sleds",
    "step",
    "stock",
    "tokens",
    "turn",
)
#: What follows from the map and is kept for speed; it takes no part in comparing states.
DERIVED: Final = ("inner_h", "inner_v", "route_h", "route_v")


class State:
    """Everything there is to know. Tuples hold an entry a seat."""

    __slots__ = FIELDS + DERIVED

    def __init__(
        self,
        seats: int,
        shared_places: bool,
        passage_first: bool,
        step: int,
        round: int,
        turn: int,
        actions: int,
        order: tuple[int, ...],
        passed: tuple[int, ...],
        home: tuple[int, ...],
        land: int,
        known: int,
        filled: int,
        fresh: int,
        region: int,
        anchors: bytes,
        lays: bytes,
        tokens: bytes,
        display: bytes,
        bag: bytes,
        stock: bytes,
        passage_tokens: tuple[int, ...],
        greenland_tokens: tuple[int, ...],
        passage_won: tuple[int, ...],
        greenland_won: tuple[int, ...],
        ships: tuple[int, ...],
        sleds: tuple[int, ...],
        grounds: tuple[int, ...],
        ship_ready: tuple[int, ...],
        ship_resting: tuple[int, ...],
        sled_ready: tuple[int, ...],
        sled_resting: tuple[int, ...],
        lost_crew: tuple[int, ...],
        reserves: tuple[bytes, ...],
        finds: tuple[bytes, ...],
        scores: tuple[int, ...],
        inner_h: int,
        inner_v: int,
        route_h: int,
        route_v: int,
    ) -> None:
        self.seats = seats
        self.shared_places = shared_places
        self.passage_first = passage_first
        self.step = step
        self.round = round
        #: Who decides, and how many actions this turn has had.
        self.turn = turn
        self.actions = actions
        #: Seats in turn order; those who passed and those who came home in theirs.
        self.order = order
        self.passed = passed
        self.home = home
        #: Corners that are land, corners that are known, squares that are filled; those of them
        #: filled by the placement whose holes are not closed yet, and what is left of its hole.
        self.land = land
        self.known = known
        self.filled = filled
        self.fresh = fresh
        self.region = region
        #: For each square the first square of its tile; for each first square its lay; for each
        #: square the token on it.
        self.anchors = anchors
        self.lays = lays
        self.tokens = tokens
        #: Large tiles face up; how many of each kind are in the bag and in the small stock.
        self.display = display
        self.bag = bag
        self.stock = stock
        #: Points of the tokens left at the arrows, highest first, and of those taken (0: none).
        self.passage_tokens = passage_tokens
        self.greenland_tokens = greenland_tokens
        self.passage_won = passage_won
        self.greenland_won = greenland_won
        #: First square of the tile, or a place that is none; the corner that names a sled's ground.
        self.ships = ships
        self.sleds = sleds
        self.grounds = grounds
        self.ship_ready = ship_ready
        self.ship_resting = ship_resting
        self.sled_ready = sled_ready
        self.sled_resting = sled_resting
        self.lost_crew = lost_crew
        #: Kinds of tile held, sorted; how many tokens of each kind.
        self.reserves = reserves
        self.finds = finds
        self.scores = scores
        #: Edges inside tiles, and the edges that some sea route crosses (see `sea`).
        self.inner_h = inner_h
        self.inner_v = inner_v
        self.route_h = route_h
        self.route_v = route_v

    def copy(self) -> "State":
        return State(
            self.seats,
            self.shared_places,
            self.passage_first,
            self.step,
            self.round,
            self.turn,
            self.actions,
            self.order,
            self.passed,
            self.home,
            self.land,
            self.known,
            self.filled,
            self.fresh,
            self.region,
            self.anchors,
            self.lays,
            self.tokens,
            self.display,
            self.bag,
            self.stock,
            self.passage_tokens,
            self.greenland_tokens,
            self.passage_won,
            self.greenland_won,
            self.ships,
            self.sleds,
            self.grounds,
            self.ship_ready,
            self.ship_resting,
            self.sled_ready,
            self.sled_resting,
            self.lost_crew,
            self.reserves,
            self.finds,
            self.scores,
            self.inner_h,
            self.inner_v,
            self.route_h,
            self.route_v,
        )

    def key(self) -> tuple[object, ...]:
        """All fields, in the order of their names."""
        return (
            self.actions,
            self.anchors,
            self.bag,
            self.display,
            self.filled,
            self.finds,
            self.fresh,
            self.greenland_tokens,
            self.greenland_won,
            self.grounds,
            self.home,
            self.known,
            self.land,
            self.lays,
            self.lost_crew,
            self.order,
            self.passage_first,
            self.passage_tokens,
            self.passage_won,
            self.passed,
            self.region,
            self.reserves,
            self.round,
            self.scores,
            self.seats,
            self.shared_places,
            self.ship_ready,
            self.ship_resting,
            self.ships,
            self.sled_ready,
            self.sled_resting,
            self.sleds,
            self.step,
            self.stock,
            self.tokens,
            self.turn,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def to_data(self) -> dict[str, Any]:
        return {name: _plain(value) for name, value in zip(FIELDS, self.key(), strict=True)}


_BYTES: Final = ("anchors", "lays", "tokens", "display", "bag", "stock")
_ROWS_OF_BYTES: Final = ("reserves", "finds")
_FLAGS: Final = ("shared_places", "passage_first")
_NUMBERS: Final = (
    "actions",
    "filled",
    "fresh",
    "known",
    "land",
    "region",
    "round",
    "seats",
    "step",
    "turn",
)


def _plain(value: object) -> object:
    return [_plain(each) for each in value] if isinstance(value, tuple | bytes) else value


def restore(data: Mapping[str, Any]) -> State:
    """A state from what `to_data` gave; anything else is refused by the field's name."""
    if not isinstance(data, Mapping):
        raise BadData("state", f"expected an object, got {type(data).__name__}")
    for name in FIELDS + tuple(data):
        if name not in FIELDS or name not in data:
            raise BadData(f"state.{name}", "missing" if name in FIELDS else "unknown")
    fields = {name: _read(name, data[name]) for name in FIELDS}
    state = State(**fields, inner_h=0, inner_v=0, route_h=0, route_v=0)
    try:
        check_bounds(state)
        derive(state)
    except (ValueError, IndexError) as error:
        raise BadData("state", f"no table looks like this: {error}") from None
    return state


def _read(name: str, value: Any) -> Any:
    try:
        return _field(name, value)
    except (TypeError, ValueError, OverflowError):
        raise BadData(f"state.{name}", f"not what is stored there: {str(value)[:40]}") from None


def _field(name: str, value: Any) -> Any:
    if name in _NUMBERS:
        if type(value) is not int:
            raise ValueError(f"{name} is no number")
        return value
    if name in _FLAGS:
        return bool(value)
    if name in _BYTES:
        return bytes(value)
    if name in _ROWS_OF_BYTES:
        return tuple([bytes(each) for each in value])
    return tuple([int(each) for each in value])


def check_bounds(s: State) -> None:
    """Whether numbers and rows are of the sizes the rules count on; else a ValueError."""
    bounds = (
        ("seats", s.seats, 1, MOST_SEATS),
        ("step", s.step, 0, OVER),
        ("round", s.round, 1, LAST_ROUND),
        ("turn", s.turn, NOBODY if s.step == OVER else 0, s.seats - 1),
        ("actions", s.actions, 0, s.seats * CREW),
        ("order", len(s.order), 1, s.seats),
    )
    for name, value, low, high in bounds:
        if not low <= value <= high:
            raise ValueError(f"{name} is {value}, not between {low} and {high}")
    for name in _PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            raise ValueError(f"{name} has no entry for each seat")
    for name, length in _LENGTHS.items():
        if len(getattr(s, name)) != length:
            raise ValueError(f"{name} has not {length} entries")
    for seats in (s.order, s.passed, s.home):
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(s.seats)):
            raise ValueError("seats that are not at the table")
    for place in s.ships + s.sleds:
        if not (AREA < place <= LOST or (0 <= place < AREA and s.anchors[place] == place)):
            raise ValueError(f"nothing stands at {place}")


_PER_SEAT: Final = (
    "finds",
    "greenland_won",
    "grounds",
    "lost_crew",
    "passage_won",
    "reserves",
    "scores",
    "ship_ready",
    "ship_resting",
    "ships",
    "sled_ready",
    "sled_resting",
    "sleds",
)
_LENGTHS: Final = {
    "anchors": AREA,
    "bag": LARGE_KINDS,
    "display": DISPLAY,
    "lays": AREA,
    "stock": SMALL_KINDS,
    "tokens": AREA,
}


def shape_at(anchors: bytes, first: int) -> int:
    """The shape of the tile whose first square this is."""
    if anchors[first] != first:
        raise ValueError("no tile begins here")
    if first + 1 < AREA and anchors[first + 1] == first:
        return ACROSS
    if first + STRIDE < AREA and anchors[first + STRIDE] == first:
        return DOWN
    return SINGLE


def derive(s: State) -> None:
    """Work out what follows from the map: edges inside tiles, and a sea route."""
    if s.land & ~ALL_CORNERS or s.filled & ~ALL_SQUARES or len(s.anchors) != AREA:
        raise ValueError("the map is larger than the board")
    s.inner_h = s.inner_v = 0
    for first in SQUARES:
        if s.anchors[first] == first:
            shape = shape_at(s.anchors, first)
            if shape == ACROSS:
                s.inner_v |= 1 << first + 1
            elif shape == DOWN:
                s.inner_h |= 1 << first + STRIDE
    s.route_h, s.route_v = find_route(s.land, s.inner_h, s.inner_v)


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one entry replaced."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def put_bytes(row: tuple[bytes, ...], at: int, value: bytes) -> tuple[bytes, ...]:
    """The row with one entry replaced."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def put_byte(row: bytes, at: int, value: int) -> bytes:
    """The bytes with one of them replaced."""
    changed = bytearray(row)
    changed[at] = value
    return bytes(changed)
