"""Set-up in the order of the rulebook."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.games.maldonado.box import CARDS, GEAR
from expedition.games.maldonado.land.generating import generate
from expedition.kit import Match

from .table import table


def dealt(seats: int, seed: int = 0, **options: object) -> Match:
    """A match played on to its first turn; everybody takes the first thing there is."""
    match = Match(GAME, seats, options, seed)
    while match.view(None).step in ("character", "gear"):
        seat = match.waiting_for[0]
        moves = [move for move in match.moves(seat) if "waterskin" not in move.text]
        match.play(seat, moves[0])
    return match


@rule("S1")
@pytest.mark.parametrize(("level", "water"), [("easy", 6), ("normal", 5), ("hard", 4)])
def test_the_store(level: str, water: int) -> None:
    view = dealt(3, water=level).view(None)
    assert view.water == water
    assert sum(view.store) == 0
    box = GAME.box()
    assert (box.places, box.fatigue, box.most_water) == (6, 3, 10)


@rule("S2")
def test_roles_come_before_characters() -> None:
    match = Match(GAME, 4, {}, seed=5)
    view = match.view(2)
    assert view.step == "character"
    assert view.roles[2] in ("ally", "traitor")
    assert view.roles[0] is view.roles[1] is view.roles[3] is None
    assert view.waiting == (view.first,)
    assert {Match(GAME, 4, {}, seed=seed).view(None).first for seed in range(30)} == {0, 1, 2, 3}


@rule("S3")
@pytest.mark.parametrize(("seats", "traitors"), [(2, {0, 1}), (3, {1}), (4, {1})])
def test_roles(seats: int, traitors: set[int]) -> None:
    found = set()
    for seed in range(40):
        match = Match(GAME, seats, {}, seed)
        found.add([match.view(seat).roles[seat] for seat in range(seats)].count("traitor"))
    assert found == traitors


@rule("S3")
def test_with_two_a_traitor_in_two_of_three_games() -> None:
    games = [Match(GAME, 2, {}, seed) for seed in range(300)]
    share = sum(match.state.traitor >= 0 for match in games) / 300
    assert 0.55 < share < 0.78


@rule("S4")
@pytest.mark.parametrize(("seats", "pieces"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_characters_then_gear(seats: int, pieces: int) -> None:
    match = Match(GAME, seats, {"mode": "allies"}, seed=2)
    first = match.view(None).first
    asked = []
    steps = []
    while match.view(None).step in ("character", "gear"):
        asked.append(match.waiting_for[0])
        steps.append(match.view(None).step)
        match.play(asked[-1], match.moves(asked[-1])[-1])
    order = [(first + step) % seats for step in range(seats)]
    assert asked == order * (1 + pieces)
    assert steps == ["character"] * seats + ["gear"] * seats * pieces
    view = match.view(None)
    everything = [piece for gear in view.gear for piece in gear]
    assert len(set(everything)) == len(everything) == seats * pieces
    assert len(set(view.characters)) == seats


@rule("S5", "G3")
def test_the_waterskin_is_filled_from_the_starting_water() -> None:
    match = Match(GAME, 1, {}, seed=2)
    match.play(0, "take lewis")
    match.play(0, "take waterskin")
    assert match.view(0).water == 3
    assert "take waterskin" not in [move.text for move in match.moves(0)]


@rule("S6")
@pytest.mark.parametrize(
    ("seats", "mode", "cards"),
    [
        (2, "traitor", 5),
        (4, "traitor", 5),
        (1, "allies", 10),
        (2, "allies", 5),
        (3, "allies", 4),
        (4, "allies", 3),
    ],
)
def test_hands(seats: int, mode: str, cards: int) -> None:
    match = dealt(seats, mode=mode)
    view = match.view(0)
    assert view.backs == (cards,) * seats
    roles = [card for card in view.hand if card in ("ally", "traitor")]
    assert len(roles) == (mode == "traitor")
    assert len(match.state.removed) == 5
    laid = 0 if mode == "traitor" else 4
    in_hands = seats * (cards - (mode == "traitor"))
    assert view.influence_pile == 40 - laid - in_hands


@rule("S7")
@pytest.mark.parametrize(
    ("seats", "mode", "track"),
    [(2, "traitor", 0), (3, "traitor", 7), (4, "traitor", 9), (1, "allies", 6), (4, "allies", 6)],
)
def test_the_track(seats: int, mode: str, track: int) -> None:
    assert dealt(seats, mode=mode).view(None).track == track


@rule("S8")
def test_secrets_on_the_crew_cards() -> None:
    for seed in range(6):
        match = dealt(2, seed, mode="allies")
        view = match.view(0)
        assert all(len(row) == 1 for row in view.laid)
        assert all(row[0].card is None and row[0].seat is None for row in view.laid)
        cards = [CARDS[row[0] & 31] for row in match.state.laid]
        assert cards.count("traitor") == 1


@rule("S9")
def test_challenges_threats_and_kill_cards() -> None:
    view = dealt(3).view(None)
    assert len(view.challenges) == 3
    assert view.challenge_pile == 12
    assert (view.threat_pile, view.kill_pile) == (4, 4)


@rule("S10")
def test_alone_it_is_allies_mode() -> None:
    view = dealt(1, mode="traitor").view(0)
    assert view.mode == "allies"
    assert view.roles == (None,)
    assert view.track == 6


def test_why_a_thing_cannot_be_taken() -> None:
    match = Match(GAME, 2, {}, seed=2)
    seat = match.waiting_for[0]
    match.play(seat, "take clark")
    other = match.waiting_for[0]
    view = match.view(other)
    assert GAME.why_not(view, GAME.notation.parse("take clark")).id == "why-taken"
    assert GAME.why_not(view, GAME.notation.parse("take axe")).id == "why-other-question"
    assert len(GEAR) == 10


@rule("S4", "G8")
def test_alone_nobody_is_offered_who_only_helps_another() -> None:
    alone = Match(GAME, 1, {}, seed=2)
    names = ["lewis", "clark", "sacagawea", "york"]
    assert [move.text for move in alone.moves(0)] == [f"take {name}" for name in names]
    parse = GAME.notation.parse
    assert GAME.why_not(alone.view(0), parse("take randolph")).id == "why-no-partner"
    two = Match(GAME, 2, {}, seed=2)
    assert "take russell" in [move.text for move in two.moves(two.waiting_for[0])]


def test_tables_of_these_tests_are_tables_of_the_game() -> None:
    t = table(3, traitor=2)
    assert t.step == "turn"
    assert t.waiting == (0,)


@rule("V3", "S6")
def test_no_slot_tells_the_role_card() -> None:
    hands = [dealt(3, seed).view(0).hand for seed in range(12, 60)]
    assert {hand.index("ally") for hand in hands if "ally" in hand} == {0, 1, 2, 3, 4}


def test_a_new_land_of_a_seed_is_the_same_everywhere() -> None:
    """At any table, whoever is dealt what, and for the command that draws maps."""
    options = {"land": "hard", "land-seed": 7}
    lands = {Match(GAME, seats, options, seed).state.land for seats in (1, 4) for seed in (0, 1)}
    assert lands == {generate(7, "hard").map}
    assert Match(GAME, 2, {"land": "hard"}, 0).state.land not in lands


def test_a_seed_leaves_the_rest_of_the_luck_alone() -> None:
    by_lot, asked = (Match(GAME, 4, {"land": "hard", "land-seed": n}, 3).state for n in (0, 7))
    assert (by_lot.first, by_lot.traitor, by_lot.hands) == (asked.first, asked.traitor, asked.hands)
    assert by_lot.land != asked.land
