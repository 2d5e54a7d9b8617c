"""Random games with the plain map rules beside them.

Compared are what may be laid, where ships and sleds may go, how holes are filled, which islands
come of it, and what ice does to sleds.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from expedition.compliance.golden import replay
from expedition.games.northwest import GAME
from expedition.games.northwest.notation import LAY_OF_SPOT, SPOTS, SQUARE_OF_SPOT
from expedition.games.northwest.view import View
from expedition.kit import Match, Move
from tests.golden.golden import record_paths

from . import plain
from .maps import (
    laid_tile,
    named_ground,
    named_place,
    world_of,
)

TOKENS = ("inuit", "cairn", "franklin", "strait", "cartography")
#: How readily a verb is chosen.
_WEIGHTS = {"place": 12, "move": 8, "take": 4, "explore": 4, "find": 4, "redistribute": 3}


def chosen(moves: Sequence[Move], luck: Random) -> Move:
    """Any move, but most of them onto the map; seldom home."""
    away = [move for move in moves if not move.text.endswith("greenland") or luck.random() < 0.02]
    verbs = sorted({move.words[0] for move in away})
    verb = luck.choices(verbs, [_WEIGHTS.get(verb, 1) for verb in verbs])[0]
    return luck.choice([move for move in away if move.words[0] == verb])


# --- What may be done -----------------------------------------------------------------------------


def meant(world: plain.Map, move: Move) -> tuple[object, ...]:
    """A placement or a step as the plain map calls it."""
    verb, vehicle, where, *ground = move.words
    if verb == "place":
        spot = move.code % SPOTS
        return vehicle, laid_tile(LAY_OF_SPOT[spot], SQUARE_OF_SPOT[spot])
    place = named_place(world, where)
    if not ground:
        return vehicle, place, None
    assert isinstance(place, frozenset)
    return vehicle, place, named_ground(world, place, ground[0])


def possible(world: plain.Map, view: View, seat: int) -> set[tuple[object, ...]]:
    """All placements and steps of both vehicles."""
    own = view.expeditions[seat]
    price = 2 if view.actions else 1
    found: set[tuple[object, ...]] = set()
    vehicles = (("ship", own.ship, own.ship_ready), ("sled", own.sled, own.sled_ready))
    for vehicle, at, ready in vehicles:
        if ready < price or at in ("aboard", "lost"):
            continue
        place = named_place(world, at)
        if isinstance(place, frozenset):
            kinds = plain.placements(world, set(own.reserve), place)
            found |= {(vehicle, laid) for laid in kinds}
        if vehicle == "ship":
            found |= {(vehicle, to, None) for to in plain.ship_targets(world, place)}
        else:
            ground = None
            if own.ground is not None:
                assert isinstance(place, frozenset)
                ground = named_ground(world, place, own.ground)
            found |= {(vehicle, *step) for step in plain.sled_targets(world, place, ground)}
    return found


# --- What comes of it -----------------------------------------------------------------------------


class Placement:
    """A placement, from the tile laid to the islands counted."""

    def __init__(self, view: View, move: Move) -> None:
        spot = move.code % SPOTS
        self.laid = laid_tile(LAY_OF_SPOT[spot], SQUARE_OF_SPOT[spot])
        self.view = view
        self.choices: list[str] = []

    def compare(self, after: View, seat: int) -> None:
        """With the table after the last hole is filled."""
        before = world_of(self.view)
        model = plain.Filling(
            before.with_tile(self.laid.squares, dict(self.laid.corners)), list(self.view.stock)
        )
        model.run(self.choices)
        assert self.choices == []
        assert tuple(model.stock) == after.stock
        world = world_of(after)
        assert (world.corners, set(world.tiles)) == (model.world.corners, set(model.world.tiles))
        jokers = [tile for tile in after.tiles if tile.kind == "joker"]
        old = [tile for tile in self.view.tiles if tile.kind == "joker"]
        assert len(jokers) - len(old) == len(model.jokers)
        self._islands(plain.islands(world) - plain.islands(before), after, seat)

    def _islands(self, new: set[tuple[plain.Ground, int]], after: View, seat: int) -> None:
        was, now = self.view.expeditions[seat], after.expeditions[seat]
        assert now.score - was.score == sum(tiles for _, tiles in new)
        left = plain.DATA["tokens"]["cartography"]
        left -= sum(each.cartography for each in self.view.expeditions)
        assert now.cartography - was.cartography == min(len(new), left)


def compare_thaw(before: View, after: View, order: Sequence[int]) -> list[int]:
    """What a new round does to all sleds; who is asked, in the order of passing."""
    world = world_of(before)
    asked = []
    for seat in order:
        was, now = before.expeditions[seat], after.expeditions[seat]
        if was.ground is None:
            assert (now.sled, now.ground) == (was.sled, None)
            continue
        tile = named_place(world, was.sled)
        assert isinstance(tile, frozenset)
        ground = named_ground(world, tile, was.ground)
        left = plain.after_thaw(world, tile, ground, plain.frozen_in(after.round))
        if not left:
            crew = was.sled_ready + was.sled_resting
            assert (now.sled, now.lost_crew - was.lost_crew) == ("lost", crew)
        elif len(left) > 1:
            assert (now.sled, now.ground) == (was.sled, None)
            asked.append(seat)
        else:
            assert now.sled == was.sled
            assert now.ground is not None
            assert {named_ground(world_of(after), tile, now.ground)} == left
    return asked


# --- What there is --------------------------------------------------------------------------------

_LARGE = {f"L{at}": kind["copies"] for at, kind in enumerate(plain.DATA["large"]["kinds"], 1)}
_SMALL = plain.DATA["small"]["total"]


def compare_stock(view: View) -> None:
    """Tiles, tokens and crew are all somewhere; only reserves of those at home leave the game."""
    kinds = Counter(tile.kind for tile in view.tiles) + Counter(filter(None, view.display))
    kinds += Counter(kind for each in view.expeditions for kind in each.reserve)
    kinds += Counter(dict(zip(_LARGE, view.bag, strict=True)))
    small = sum(view.stock) + sum(kinds[kind] for kind in kinds if kind[0] in "Sj")
    if view.home:
        assert all(kinds[kind] <= copies for kind, copies in _LARGE.items())
    else:
        assert {kind: kinds[kind] for kind in _LARGE} == _LARGE
        assert small == _SMALL or not any(view.stock)
    for token in TOKENS:
        taken = sum(getattr(each, token) for each in view.expeditions)
        shown = sum(tile.symbol == token for tile in view.tiles)
        assert taken <= plain.DATA["tokens"][token]
        assert token == "cartography" or taken + _lying(view, token) == shown
    for each in view.expeditions:
        crew = each.ship_ready + each.ship_resting + each.sled_ready + each.sled_resting
        assert crew + each.lost_crew == plain.DATA["crew"]["working"]


def _lying(view: View, token: str) -> int:
    return sum(tile.symbol == token and tile.token for tile in view.tiles)


# --- The games ------------------------------------------------------------------------------------


class Witness:
    """Plays a match move by move and compares."""

    def __init__(self, match: Match, luck: Random) -> None:
        self.match = match
        self.luck = luck
        self.placement: Placement | None = None
        self.asked: list[int] = []

    def play(self, move: Move) -> None:
        match = self.match
        seat = match.waiting_for[0]
        view = match.view(seat)
        if view.step == "act" and self.luck.random() < 0.25:
            world = world_of(view)
            on_map = [each for each in match.moves(seat) if each.words[0] in ("place", "move")]
            listed = [meant(world, each) for each in on_map]
            assert len(listed) == len(set(listed))
            assert set(listed) == possible(world, view, seat)
        match.play(seat, move)
        self._compare(view, match.view(seat), seat, move)

    def _compare(self, view: View, after: View, seat: int, move: Move) -> None:
        compare_stock(after)
        if move.words[0] == "place":
            self.placement = Placement(view, move)
        elif move.words[0] == "fill":
            assert self.placement is not None
            self.placement.choices.append("L" if move.words[1] == "land" else "w")
        elif move.words[0] == "stand":
            assert seat == self.asked.pop(0)
        if self.placement is not None and after.step != "fill":
            self.placement.compare(after, seat)
            self.placement = None
        if after.round != view.round:
            passed = [each for each in (*view.passed, seat) if each not in after.home]
            self.asked = compare_thaw(view, after, passed)
        assert (after.step == "thaw") == bool(self.asked)


@pytest.mark.parametrize("seed", range(60))
def test_random_games(seed: int) -> None:
    luck = Random(seed)
    match = Match(GAME, luck.choice((1, 2, 3, 4)), seed=seed)
    witness = Witness(match, luck)
    while match.waiting_for:
        witness.play(chosen(match.moves(match.waiting_for[0]), luck))


@pytest.mark.parametrize("path", record_paths("northwest"), ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    """With all that happens seldom: holes with a choice, jokers, sleds on melting ice."""
    golden = replay(GAME, path)
    match = Match(GAME, golden.seats, golden.options, golden.seed, script=golden.script)
    witness = Witness(match, Random(0))
    for turn in golden.turns:
        witness.play(turn.move)
    assert match.result == golden.result
