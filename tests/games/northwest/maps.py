"""From a plain map to a state of the game and back, for comparing the two."""

from expedition.games.northwest.box import (
    ACROSS,
    DOWN,
    GREENLAND,
    ICE,
    LAYS,
    PASSAGE,
    SINGLE,
    SQUARES_OF,
    STRIDE,
)
from expedition.games.northwest.ground import shape_of
from expedition.games.northwest.laying import put_on_map
from expedition.games.northwest.setup import empty_table
from expedition.games.northwest.state import ACT, JOKER_LAY, State, derive

from .plain import Corner, Map, Square, Tile


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


def squares(lay: int, first: int) -> frozenset[Square]:
    return frozenset(point(first + step) for step in SQUARES_OF[LAYS[lay].shape])
