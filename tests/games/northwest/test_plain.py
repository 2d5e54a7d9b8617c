"""The map rules of the game against the same rules written plainly, on random maps and seasons."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from expedition.games.northwest.box import (
    ABOARD,
    GREENLAND,
    ICE,
    KINDS,
    LARGE_KINDS,
    NOBODY,
    PASSAGE,
    SHIP,
    SQUARES,
    STRIDE,
)
from expedition.games.northwest.ground import (
    first_corner,
    pieces,
    shape_of,
    ship_steps,
    sled_steps,
)
from expedition.games.northwest.laying import (
    corner_values,
    fill_holes,
    fill_square,
    new_islands,
    placements,
)
from expedition.games.northwest.notation import CORNER_STEP, CORNERS, LAY_OF_SPOT, SQUARE_OF_SPOT
from expedition.games.northwest.outlook import grounds_after
from expedition.games.northwest.rules import end_round, thaw_moves
from expedition.games.northwest.sea import NO_ROUTE, find_route, has_route
from expedition.games.northwest.state import THAW, State

from . import plain
from .maps import laid_tile, number, point, points, round_with, state_of, tile_of

seeds = st.integers(0, 2**32)
thorough = settings(max_examples=600, suppress_health_check=list(HealthCheck))


def tables(seed: int) -> tuple[Random, plain.Map, State]:
    luck = Random(seed)
    world = plain.random_map(luck)
    return luck, world, state_of(world)


@thorough
@given(seeds)
def test_sea_route(seed: int) -> None:
    _, world, s = tables(seed)
    route = plain.sea_route(world)
    assert has_route(s.land, s.inner_h, s.inner_v) == route
    assert (find_route(s.land, s.inner_h, s.inner_v) != NO_ROUTE) == route


@thorough
@given(seeds)
def test_placements(seed: int) -> None:
    luck, world, s = tables(seed)
    free = world.free()
    near = [tile for tile in world.tiles if any(free & {*plain.beside(each)} for each in tile)]
    if not near:
        return
    tile = luck.choice(near)
    kinds = sorted(luck.sample(range(len(KINDS)), 8))
    s.reserves = (bytes(kinds), b"")
    found = placements(s, 0, SHIP, number(min(tile, key=number)))
    assert len(set(found)) == len(found)
    laid = {laid_tile(LAY_OF_SPOT[move.code], SQUARE_OF_SPOT[move.code]) for move in found}
    assert len(laid) == len(found)
    assert laid == plain.placements(world, {KINDS[kind] for kind in kinds}, tile)


@thorough
@given(seeds)
def test_holes(seed: int) -> None:
    luck, world, s = tables(seed)
    stock = [luck.choice((0, 0, 1, 2, 8)) for _ in range(len(KINDS) - LARGE_KINDS)]
    s.stock = bytes(stock)
    choices = [luck.choice("Lw") for _ in plain.ALL]
    model = plain.Filling(world, list(stock))
    model.run(list(choices))
    asked = []
    while not fill_holes(s, 0, []):
        p = (s.region & -s.region).bit_length() - 1
        assert len(corner_values(s, p)) == 2
        asked.append(point(p))
        fill_square(s, 0, p, choices.pop(0) == "L", [])
    assert asked == model.asked
    assert list(s.stock) == model.stock
    assert points(s.filled) == {square for tile in model.world.tiles for square in tile}
    land = {corner for corner, sign in model.world.corners.items() if sign == "L"}
    assert points(s.land) == land
    assert points(s.known) == set(model.world.corners)


@thorough
@given(seeds)
def test_islands(seed: int) -> None:
    _, world, s = tables(seed)
    s.fresh = s.filled
    found = new_islands(s)
    islands = {(points(piece), tiles) for piece, tiles in found}
    assert len(islands) == len(found)
    assert islands == plain.islands(world)


@thorough
@given(seeds)
def test_ships(seed: int) -> None:
    _, world, s = tables(seed)
    ice = ICE[s.round]
    for place in [*_firsts(s), GREENLAND, PASSAGE]:
        steps = ship_steps(s, place, ice)
        assert len(set(steps)) == len(steps)
        targets = {tile_of(s, target) for target in steps}
        assert targets == plain.ship_targets(world, tile_of(s, place))


@thorough
@given(seeds)
def test_grounds_and_sleds(seed: int) -> None:
    _, world, s = tables(seed)
    ice = ICE[s.round]
    for place in _firsts(s):
        tile = tile_of(s, place)
        assert isinstance(tile, frozenset)
        found = [points(piece << place) for piece in pieces(shape_of(s, place), place, s.land, ice)]
        assert sorted(found, key=sorted) == sorted(plain.grounds(world, tile), key=sorted)
        for ground in found:
            corner = number(min(ground, key=number))
            _compare_steps(s, world, place, corner, ground)
    for place in (GREENLAND, PASSAGE):
        _compare_steps(s, world, place, -1, None)


def _compare_steps(
    s: State, world: plain.Map, place: int, corner: int, ground: plain.Ground | None
) -> None:
    steps = sled_steps(s, place, corner, ICE[s.round])
    assert len(set(steps)) == len(steps)
    found = set()
    for target, at in steps:
        tile = tile_of(s, target)
        piece = None
        if isinstance(tile, frozenset):
            piece = next(g for g in plain.grounds(world, tile) if point(at) in g)
            assert number(min(piece, key=number)) == at
        found.add((tile, piece))
    assert found == plain.sled_targets(world, tile_of(s, place), ground)


@thorough
@given(seeds)
def test_thaw(seed: int) -> None:
    luck, world, s = tables(seed)
    s.round = luck.randrange(1, len(ICE) - 1)
    world.frozen = ICE[s.round].bit_count() // (STRIDE - 2)
    later = ICE[s.round + 1].bit_count() // (STRIDE - 2)
    assert ICE[round_with(world.frozen)] == ICE[s.round]
    for place in _firsts(s):
        tile = tile_of(s, place)
        assert isinstance(tile, frozenset)
        for piece in pieces(shape_of(s, place), place, s.land, ICE[s.round]):
            corner = first_corner(piece, place)
            model = plain.after_thaw(world, tile, points(piece << place), later)
            expected = sorted(number(min(each, key=number)) for each in model)
            assert sorted(grounds_after(s, (place, corner), s.round + 1)) == expected
            assert sorted(_next_round(s, place, corner)) == expected


def _next_round(s: State, place: int, corner: int) -> list[int]:
    """The grounds of a sled when the next round has begun, or those its owner may choose."""
    s = s.copy()
    s.passed = s.order
    s.sleds, s.grounds = (place, ABOARD), (corner, NOBODY)
    end_round(s, [])
    if s.step == THAW:
        shape = shape_of(s, place)
        names = [move.words[1] for move in thaw_moves(s, 0)]
        return [place + CORNER_STEP[shape][CORNERS.index(name)] for name in names]
    return [s.grounds[0]] if s.sleds[0] == place else []


def _firsts(s: State) -> list[int]:
    return [p for p in SQUARES if s.anchors[p] == p]
