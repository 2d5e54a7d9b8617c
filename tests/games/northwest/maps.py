"""From a plain map to a state of the game and back, for comparing the two."""

from expedition.games.northwest.box import (
    ACROSS,
    DOWN,
    GREENLAND,
    ICE,
    KINDS,
    LAYS,
    PASSAGE,
    SINGLE,
    SQUARES_OF,
    STRIDE,
    square_number,
)
from expedition.games.northwest.ground import shape_of
from expedition.games.northwest.laying import put_on_map
from expedition.games.northwest.notation import CORNER_STEP, CORNERS
from expedition.games.northwest.setup import empty_table
from expedition.games.northwest.state import ACT, JOKER_LAY, State, derive
from expedition.games.northwest.view import View

from .plain import Corner, Ground, Laid, Map, Square, Tile, frozen_in, grounds


def number(point: tuple[int, int]) -> int:
    """A square or corner as the game counts it."""
    return point[1] * STRIDE + point[0]


def point(number: int) -> tuple[int, int]:
    return number % STRIDE, number // STRIDE


def points(mask: int) -> frozenset[tuple[int, int]]:
    return frozenset(point(at) for at in range(mask.bit_length()) if mask >> at & 1)


def state_of(world: Map, seats: int = 2) -> State:
    """A table with this map in a round with this much ice."""
    s = empty_table(seats, False, False)
    s.order = tuple(range(seats))
    s.step = ACT
    for tile in world.tiles:
        first = min(tile, key=number)
        shape = SINGLE
        if len(tile) == 2:
            shape = ACROSS if len({y for _, y in tile}) == 1 else DOWN
        put_on_map(s, shape, number(first), JOKER_LAY, s.land | _land(world, tile))
    s.fresh = 0
    s.round = round_with(world.frozen)
    derive(s)
    return s


def _land(world: Map, tile: Tile) -> int:
    corners: set[Corner] = set()
    for x, y in tile:
        corners |= {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    return sum(1 << number(corner) for corner in corners if world.corners[corner] == "L")


def round_with(frozen: int) -> int:
    """A round in which so many rows are frozen."""
    for round in range(1, len(ICE)):
        if ICE[round].bit_count() == frozen * (STRIDE - 2):
            return round
    raise AssertionError(frozen)


def tile_of(s: State, place: int) -> Tile | str:
    """The place of a vehicle as the plain map calls it."""
    if place in (GREENLAND, PASSAGE):
        return "greenland" if place == GREENLAND else "passage"
    return frozenset(point(place + step) for step in SQUARES_OF[shape_of(s, place)])


def laid_tile(lay: int, first: int) -> Laid:
    """A way to lay a tile at a square, as the plain map calls it."""
    what = LAYS[lay]
    corners = dict.fromkeys(points(what.land << first), "L")
    corners |= dict.fromkeys(points(what.sea << first), "w")
    squares = frozenset(point(first + step) for step in SQUARES_OF[what.shape])
    symbol = None if what.symbol < 0 else point(first + what.symbol)
    return Laid(KINDS[what.kind], squares, frozenset(corners.items()), symbol)


# --- From what a seat sees ------------------------------------------------------------------------

_STEPS = {"single": ((0, 0),), "across": ((0, 0), (1, 0)), "down": ((0, 0), (0, 1))}
_SHAPES = ("single", "across", "down")


def world_of(view: View) -> Map:
    """The plain map that a view shows."""
    corners = {
        (x, y): sign
        for y, row in enumerate(view.corners)
        for x, sign in enumerate(row)
        if sign != "?"
    }
    tiles = []
    for tile in view.tiles:
        x, y = named_square(tile.at)
        tiles.append(frozenset((x + i, y + j) for i, j in _STEPS[tile.shape]))
    return Map(corners, tiles, frozen_in(view.round))


def named_square(name: str) -> Square:
    return point(square_number(name))


def named_place(world: Map, name: str) -> Tile | str:
    """The tile with this first square, or an arrow."""
    if name in ("greenland", "passage"):
        return name
    tile = world.tile(named_square(name))
    assert tile is not None
    assert named_square(name) == min(tile, key=number)
    return tile


def named_ground(world: Map, tile: Tile, name: str) -> Ground:
    """The piece of a tile's ground whose first corner has this name."""
    first = min(map(number, tile))
    shape = next(
        shape
        for shape, name in enumerate(_SHAPES)
        if tile == {(x + point(first)[0], y + point(first)[1]) for x, y in _STEPS[name]}
    )
    corner = point(first + CORNER_STEP[shape][CORNERS.index(name)])
    return next(g for g in grounds(world, tile) if min(g, key=number) == corner)
