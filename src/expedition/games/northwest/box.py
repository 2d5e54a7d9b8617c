"""The box: everything printed, read from data.toml once and turned into tables of numbers.

The map is a grid of squares; every corner of it is land or sea. Squares and corners are numbered
alike: `row * STRIDE + column`, so that a set of them is one integer with a bit for each, and the
square p has the corners p, p + 1, p + STRIDE and p + STRIDE + 1. A row is wider than the board by a
column that is never set: nothing shifted over the edge comes back on the other side.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "data.toml").read_text("utf-8"))

MOST_SEATS: Final = 4
NOBODY: Final = -1

# --- The grid ---------------------------------------------------------------------------------

COLUMNS: Final[int] = DATA["board"]["columns"]
ROWS: Final[int] = DATA["board"]["rows"]
STRIDE: Final[int] = COLUMNS + 2
#: One past the highest square, and one past the highest corner.
AREA: Final[int] = ROWS * STRIDE
CORNER_AREA: Final[int] = (ROWS + 1) * STRIDE


def _mask(columns: int, rows: int) -> int:
    return sum(1 << row * STRIDE + column for row in range(rows) for column in range(columns))


ALL_SQUARES: Final = _mask(COLUMNS, ROWS)
ALL_CORNERS: Final = _mask(COLUMNS + 1, ROWS + 1)
SQUARES: Final = tuple(p for p in range(AREA) if ALL_SQUARES >> p & 1)
RIM: Final = sum(
    1 << p for p in SQUARES if p % STRIDE in (0, COLUMNS - 1) or p // STRIDE in (0, ROWS - 1)
)
#: The squares of the first so many rows.
FIRST_ROWS: Final = tuple(_mask(COLUMNS, rows) for rows in range(ROWS + 1))


def square_name(p: int) -> str:
    """E6: columns have letters from the west, rows numbers from the north."""
    return f"{chr(65 + p % STRIDE)}{p // STRIDE + 1}"


def square_number(name: str) -> int:
    """The square of this name; anything else is a ValueError."""
    column, row = ord(name[:1] or "?") - 65, int(name[1:]) - 1
    if not (0 <= column < COLUMNS and 0 <= row < ROWS and name == f"{name[:1]}{row + 1}"):
        raise ValueError(f"no square {name!r}")
    return row * STRIDE + column


#: Names by number; blank for what is no square.
SQUARE_NAMES: Final = tuple(square_name(p) if ALL_SQUARES >> p & 1 else "" for p in range(AREA))


def _zone_of(p: int) -> int:
    for zone in DATA["zones"]:
        if p % STRIDE <= ord(zone["last"]) - 65:
            return int(zone["times"])
    raise ValueError("a column without a zone")


#: By which a token on the square is multiplied.
ZONE: Final = tuple(_zone_of(p) if ALL_SQUARES >> p & 1 else 0 for p in range(AREA))

# --- Arrows -----------------------------------------------------------------------------------

#: Places of ships and sleds that are no tiles; tiles are named by their first square.
GREENLAND: Final = AREA + 1
PASSAGE: Final = AREA + 2
ABOARD: Final = AREA + 3  # a sled on its ship
LOST: Final = AREA + 4


def _arrow(name: str) -> tuple[int, ...]:
    return tuple(square_number(square) for square in DATA["arrows"][name]["squares"])


GREENLAND_SQUARES: Final = _arrow("greenland")
PASSAGE_SQUARES: Final = _arrow("passage")


def _arrow_edges(name: str) -> dict[int, int]:
    """For each square of an arrow the upper corner of the edge between them."""
    step = 1 if DATA["arrows"][name]["side"] == "east" else 0
    return {p: p + step for p in _arrow(name)}


GREENLAND_EDGES: Final = _arrow_edges("greenland")
PASSAGE_EDGES: Final = _arrow_edges("passage")

# --- The sun ----------------------------------------------------------------------------------

SUN: Final[tuple[str, ...]] = tuple(DATA["sun"]["positions"])
POSITIONS: Final[tuple[str, ...]] = tuple(DATA["sun"]["rounds"])
LAST_ROUND: Final = len(POSITIONS)
#: Frozen rows by round, counted from 1; nothing stands at 0.
FROZEN_ROWS: Final[tuple[int, ...]] = (
    0,
    *(int(DATA["sun"]["frozen"][position]) for position in POSITIONS),
)
#: Frozen squares by round.
ICE: Final = tuple(FIRST_ROWS[rows] for rows in FROZEN_ROWS)

# --- Symbols and tokens -----------------------------------------------------------------------

#: What a player collects, in the order of their counts.
TOKENS: Final = ("inuit", "cairn", "franklin", "strait", "cartography")
INUIT, CAIRN, FRANKLIN, STRAIT, CARTOGRAPHY = range(5)
NO_TOKEN: Final = 255
#: Tokens that are explored; the others on tiles are found.
EXPLORED: Final = (FRANKLIN, STRAIT)
TOKEN_COUNTS: Final[tuple[int, ...]] = tuple(int(DATA["tokens"][name]) for name in TOKENS)
#: Points of a token before its zone.
TOKEN_POINTS: Final[tuple[int, ...]] = tuple(int(DATA["points"].get(name, 0)) for name in TOKENS)

# --- Tiles ------------------------------------------------------------------------------------

SINGLE, ACROSS, DOWN = range(3)
SHAPES: Final = ("single", "across", "down")
WIDTH: Final = (1, 2, 1)
HEIGHT: Final = (1, 1, 2)
#: The squares of a shape from its first one, its corners in reading order and their names.
SQUARES_OF: Final = ((0,), (0, 1), (0, STRIDE))
CORNERS_OF: Final = (
    (0, 1, STRIDE, STRIDE + 1),
    (0, 1, 2, STRIDE, STRIDE + 1, STRIDE + 2),
    (0, 1, STRIDE, STRIDE + 1, 2 * STRIDE, 2 * STRIDE + 1),
)
CORNER_NAMES: Final = (
    ("nw", "ne", "sw", "se"),
    ("nw", "n", "ne", "sw", "s", "se"),
    ("nw", "ne", "w", "e", "sw", "se"),
)
SQUARE_MASK: Final = tuple(sum(1 << step for step in steps) for steps in SQUARES_OF)
CORNER_MASK: Final = tuple(sum(1 << step for step in steps) for steps in CORNERS_OF)

LARGE: Final[list[dict[str, Any]]] = DATA["large"]["kinds"]
SMALL: Final[list[dict[str, Any]]] = DATA["small"]["kinds"]
LARGE_KINDS: Final = len(LARGE)
SMALL_KINDS: Final = len(SMALL)
#: Kinds of tile: the large ones, the small ones, then what is never in a hand.
KINDS: Final = (
    *(f"L{number}" for number in range(1, LARGE_KINDS + 1)),
    *(f"S{number}" for number in range(1, SMALL_KINDS + 1)),
)
JOKER: Final = len(KINDS)
PRINTED: Final = JOKER + 1
LAID_KINDS: Final = (*KINDS, "joker", *(f"P{number + 1}" for number in range(len(DATA["printed"]))))
COPIES: Final[tuple[int, ...]] = tuple(int(kind["copies"]) for kind in (*LARGE, *SMALL))
SYMBOL: Final[tuple[int, ...]] = tuple(
    TOKENS.index(kind["symbol"]) if "symbol" in kind else NO_TOKEN for kind in (*LARGE, *SMALL)
)

#: Rows of corners, true for land.
Corners = tuple[tuple[bool, ...], ...]


def read_corners(text: str) -> Corners:
    """`wwL/wLw` row by row; four corners of a small tile go round it clockwise."""
    rows = text.split("/")
    if len(rows) == 1:
        rows = [text[:2], text[3] + text[2]]
    return tuple(tuple(corner == "L" for corner in row) for row in rows)


def _turned(corners: Corners) -> Corners:
    """A quarter turn clockwise."""
    return tuple(zip(*corners[::-1], strict=True))


def _flipped(corners: Corners) -> Corners:
    return tuple(row[::-1] for row in corners)


def _symbol_squares(corners: Corners) -> Corners:
    """Which square of a tile as written holds its symbol."""
    land = [sum(row[x] + row[x + 1] for row in corners) for x in range(len(corners[0]) - 1)]
    best = land.index(max(land))
    return (tuple(x == best for x in range(len(land))),)


class Lay:
    """One way to lay a kind of tile: turned clockwise, flipped before if the name begins with f."""

    __slots__ = ("kind", "land", "sea", "shape", "symbol", "turn")

    def __init__(self, kind: int, turn: str, shape: int, land: int, sea: int, symbol: int) -> None:
        self.kind = kind
        self.turn = turn
        self.shape = shape
        #: Corners from the tile's first square on.
        self.land = land
        self.sea = sea
        #: The step from its first square to that with the symbol; -1 without one.
        self.symbol = symbol


def _lay(kind: int, turn: str, corners: Corners, symbol: Corners) -> Lay:
    shape = SINGLE if len(symbol) == len(symbol[0]) else ACROSS if len(symbol) == 1 else DOWN
    land = sea = 0
    for y, row in enumerate(corners):
        for x, is_land in enumerate(row):
            if is_land:
                land |= 1 << y * STRIDE + x
            else:
                sea |= 1 << y * STRIDE + x
    place = -1
    if SYMBOL[kind] != NO_TOKEN:
        cells = [(y, x) for y, row in enumerate(symbol) for x, here in enumerate(row) if here]
        place = cells[0][0] * STRIDE + cells[0][1]
    return Lay(kind, turn, shape, land, sea, place)


def _lays_of(kind: int) -> list[Lay]:
    """Every way to lay a kind that differs in corners or in the place of its symbol."""
    large = kind < LARGE_KINDS
    written = LARGE[kind]["corners"] if large else SMALL[kind - LARGE_KINDS]["corners"]
    found: list[Lay] = []
    for side in ("r", "f") if large else ("r",):
        corners = read_corners(written)
        symbol = _symbol_squares(corners)
        if side == "f":
            corners, symbol = _flipped(corners), _flipped(symbol)
        for angle in (0, 90, 180, 270):
            lay = _lay(kind, f"{side}{angle}", corners, symbol)
            if all(
                (lay.shape, lay.land, lay.symbol) != (each.shape, each.land, each.symbol)
                for each in found
            ):
                found.append(lay)
            corners, symbol = _turned(corners), _turned(symbol)
    return found


_BY_KIND: Final = [_lays_of(kind) for kind in range(len(KINDS))]
LAYS: Final = tuple(lay for lays in _BY_KIND for lay in lays)
#: The numbers of the lays of each kind, and the same as a set of bits.
LAYS_OF: Final = tuple(
    tuple(number for number, lay in enumerate(LAYS) if lay.kind == kind)
    for kind in range(len(KINDS))
)
LAY_BITS: Final = tuple(sum(1 << number for number in numbers) for numbers in LAYS_OF)


def _small_kind(corners: int) -> int:
    for lay in LAYS:
        if lay.shape == SINGLE and lay.land == corners:
            return lay.kind
    raise ValueError("no small tile has these corners")


#: The kind of small tile with this land among a square's four corners (nw, ne, sw, se: 1, 2, 4, 8).
SMALL_KIND: Final = tuple(
    _small_kind(sum(1 << CORNERS_OF[SINGLE][at] for at in range(4) if four >> at & 1))
    for four in range(16)
)

# --- Set-up -----------------------------------------------------------------------------------

DISPLAY: Final[int] = DATA["display"]["places"]
CREW: Final[int] = DATA["crew"]["working"]


def _per_players(table: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """By number of players, from 0; one plays with the tokens of two."""
    alone = DATA["solo"]["tokens_as_for"]
    return tuple(
        tuple(table[str(alone if players == 1 else players)]) if players else ()
        for players in range(MOST_SEATS + 1)
    )


#: Highest first.
PASSAGE_TOKENS: Final = _per_players(DATA["passage_tokens"])
GREENLAND_TOKENS: Final = _per_players(DATA["greenland_tokens"])

# --- Actions and points -----------------------------------------------------------------------

VEHICLES: Final = ("ship", "sled")
SHIP, SLED = range(2)

ACTIONS: Final = ("take", "refresh", "place", "move", "redistribute", "explore", "find")
COST: Final[dict[str, int]] = {name: int(DATA["actions"][name]) for name in ACTIONS}
TAKE_COST: Final = COST["take"]
REFRESH_COST: Final = COST["refresh"]
PLACE_COST: Final = COST["place"]
MOVE_COST: Final = COST["move"]
REDISTRIBUTE_COST: Final = COST["redistribute"]
EXPLORE_COST: Final = COST["explore"]
FIND_COST: Final = COST["find"]
FURTHER: Final[int] = DATA["actions"]["further"]
CHEAPEST: Final = min(COST.values())

ISLAND_POINTS: Final[int] = DATA["points"]["island_tile"]
ISLAND_TILES: Final[int] = DATA["island"]["tiles"]
SET_POINTS: Final[int] = DATA["points"]["set"]
LOST_CREWMAN: Final[int] = DATA["points"]["lost_crewman"]
LOST_SHIP: Final[int] = DATA["points"]["lost_ship"]
LOST_SLED: Final[int] = DATA["points"]["lost_sled"]

#: The tokens that are counted against each other, and the points of the places.
MAJORITIES: Final = (FRANKLIN, STRAIT, CARTOGRAPHY)
PLACE_POINTS: Final[dict[int, tuple[int, ...]]] = {
    token: tuple(DATA["majorities"][TOKENS[token]]) for token in MAJORITIES
}
