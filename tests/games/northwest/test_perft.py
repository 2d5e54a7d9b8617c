"""Perft: the number of sequences of placements and steps from small fixed positions.

The numbers are counted by the plain re-implementation of the map rules and written down here; the
engine must find exactly as many.
"""

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME
from expedition.kit import Chance

from . import plain
from .maps import world_of
from .table import Table, table

#: Sequences of 1 and 2 placements or steps of the ship, and of 1 to 4 steps of the sled.
SAILING = [13, 55]
WALKING = [3, 7, 19, 47]


def perft(t: Table, verbs: tuple[str, ...], depth: int) -> int:
    """Sequences of so many moves that begin with one of these words, each the turn's first."""
    if depth == 0:
        return 1
    found = 0
    for move in GAME.moves(t.state, 0):
        if move.text.startswith(verbs) and "greenland" not in move.text:
            later = Table(t.state.copy())
            GAME.apply(later.state, 0, move, Chance(0), [])
            later.state.turn = later.state.actions = 0
            found += perft(later, verbs, depth - 1)
    return found


def sailings(world: plain.Map, reserve: list[str], tile: plain.Tile, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for laid in plain.placements(world, set(reserve), tile):
        left = [*reserve]
        left.remove(laid.kind)
        after = world.with_tile(laid.squares, dict(laid.corners))
        found += sailings(after, left, tile, depth - 1)
    for target in plain.ship_targets(world, tile):
        if not isinstance(target, str):
            found += sailings(world, reserve, target, depth - 1)
    return found


def walks(
    world: plain.Map, place: plain.Tile | str, ground: plain.Ground | None, depth: int
) -> int:
    if depth == 0:
        return 1
    steps = plain.sled_targets(world, place, ground)
    return sum(walks(world, *step, depth - 1) for step in steps if step[0] != "greenland")


@rule("L1", "L2", "L3", "M2")
def test_sailing() -> None:
    t = table(ships=["K4"], reserves=["L2 S2"])
    tile = frozenset([(10, 3), (11, 3)])
    counts = [sailings(world_of(t.view()), ["L2", "S2"], tile, depth) for depth in (1, 2)]
    assert [perft(t, ("place ship", "move ship"), depth) for depth in (1, 2)] == counts
    assert counts == SAILING


@rule("M4", "M5", "M6")
def test_walking() -> None:
    """Over a cut coast in round 1: ice in the north, land with a channel in the south."""
    t = table(round=1)
    t.lay("E2", "ww/wL/wL")
    t.lay("F1", "ww/ww/Lw")
    t.lay("F3", "Lw/LL")
    t.lay("D3", "Lw/Lw")
    t.lay("E4", "wLL/www")
    t.sled(0, "E2", "nw", ready=7)
    world = world_of(t.view())
    tile = frozenset([(4, 1), (4, 2)])
    ground = next(each for each in plain.grounds(world, tile) if (4, 1) in each)
    counts = [walks(world, tile, ground, depth) for depth in (1, 2, 3, 4)]
    assert [perft(t, ("move sled",), depth) for depth in (1, 2, 3, 4)] == counts
    assert counts == WALKING
