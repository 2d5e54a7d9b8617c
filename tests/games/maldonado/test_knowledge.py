"""What a seat knows, what it does not, and what it can imagine."""

import random
from dataclasses import replace
from typing import Any

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.games.maldonado.box import CARD_RESOURCE, CARDS
from expedition.games.maldonado.land.rules import breaches
from expedition.games.maldonado.state import laid_card
from expedition.kit import BadData, Chance, Match
from expedition.kit.data import to_json

from .table import table


@rule("V1")
def test_a_view_holds_what_the_seat_knows() -> None:
    laid = {"wood": "0:wood-2 1:wood-3 0:order-food 1:^wood-1"}
    t = table(3, traitor=1, hands=["food-1", "flint-2", "berries-3"], laid=laid)
    mine = t.view(0)
    assert mine.roles == ("ally", None, None)
    assert mine.hand == ("food-1", "ally")
    assert [each.card for each in mine.laid[0]] == ["wood-2", None, None, "wood-1"]
    theirs = t.view(1)
    assert [each.card for each in theirs.laid[0]] == [None, "wood-3", None, "wood-1"]
    assert theirs.roles == (None, "traitor", None)
    watcher = t.view(None)
    assert [each.card for each in watcher.laid[0]] == [None, None, None, "wood-1"]
    assert watcher.roles == (None, None, None)
    assert watcher.hand == ()


def test_with_everything_open_a_view_hides_nothing_and_tells_nothing_else() -> None:
    laid = {"wood": "0:wood-2 1:wood-3 0:order-food 1:^wood-1"}
    t = table(3, traitor=1, hands=["food-1", "flint-2", "berries-3"], laid=laid)
    found, view = GAME.opened(t.state, 0), t.view(0)
    assert found.roles == ("ally", "traitor", "ally")
    assert [each.card for each in found.laid[0]] == ["wood-2", "wood-3", "order-food", "wood-1"]
    assert None not in found.land
    assert replace(found, roles=view.roles, laid=view.laid, land=view.land) == view


@rule("V1")
def test_what_is_hidden_changes_no_byte() -> None:
    one = table(3, traitor=1, hands=["food-1", "flint-2", "berries-3"])
    other = table(3, traitor=2, hands=["food-1", "wood-3", "wood-1"])
    assert to_json(one.view(0)) == to_json(other.view(0))


@rule("V3")
def test_a_traitor_is_asked_what_an_ally_is_asked() -> None:
    for traitor in (0, -1):
        t = table(traitor=traitor, hands=["wood-1 food-2"], explored="A7")
        t.play_all("explore A6", "time")
        assert GAME.prompt(t.view(0)) == GAME.prompt(table_asked().view(0))
        assert GAME.advice(t.view(0)).question == "card"
        assert GAME.advice(t.view(0)).note == GAME.advice(table_asked().view(0)).note


def table_asked() -> Any:
    t = table(traitor=1, hands=["food-2 wood-1"], explored="A7")
    t.play_all("explore A6", "time")
    return t


@rule("V4")
def test_imagined_maps_obey_and_agree() -> None:
    t = table(2, explored="A7 A6 B6", characters=["clark"])
    t.play("use clark A1")
    imagination = GAME.imagination(t.view(0))
    for seed in range(5):
        state = imagination(Chance(seed))
        assert breaches(state.land) == []
        assert state.land[0] == t.state.land[0]
        assert GAME.view(state, 0) == t.view(0)


@rule("V4")
def test_whoever_laid_what_no_ally_lays_is_the_traitor() -> None:
    t = table(4, traitor=2, laid={"wood": "1:wood-2 2:food-3 3:wood-3"})
    first, second, third = t.state.laid[0]
    t.state.laid = ((first, second | 1 << 9, third), *t.state.laid[1:])  # seat 0 looked at it
    view = t.view(0)
    assert view.laid[0][1].card == "food-3"
    imagination = GAME.imagination(view)
    for seed in range(20):
        assert imagination(Chance(seed)).traitor == 2


@rule("V4")
def test_imagined_allies_lay_matches_and_lack_what_they_lacked() -> None:
    t = table(3, traitor=2, laid={"wood": "1:wood-2"}, hands=["", "food-1 flint-1", "berries-3"])
    t.state.lacking = (0, 0b00010, 0)  # seat 1 laid an order on food today
    imagination = GAME.imagination(t.view(0))
    traitors = set()
    for seed in range(60):
        state = imagination(Chance(seed))
        traitors.add(state.traitor)
        if state.traitor == 2:
            card = laid_card(state.laid[0][0])
            assert CARDS[card] in ("wood-2", "wood-3")
            assert all(CARD_RESOURCE[each] != 1 for each in state.hands[1])
    assert traitors == {1, 2}


@rule("V4")
def test_with_two_there_may_be_no_traitor() -> None:
    imagination = GAME.imagination(table(2).view(0))
    assert {imagination(Chance(seed)).traitor for seed in range(40)} == {1, -1}
    mine = GAME.imagination(table(2, traitor=0).view(0))
    assert {mine(Chance(seed)).traitor for seed in range(9)} == {0}


@rule("V4")
def test_the_traitor_card_of_allies_mode_lies_somewhere() -> None:
    match = Match(GAME, 2, {"mode": "allies"}, seed=4)
    while match.view(None).step in ("character", "gear"):
        match.play(match.waiting_for[0], match.moves(match.waiting_for[0])[0])
    imagination = GAME.imagination(match.view(0))
    found = set()
    for seed in range(60):
        cards = [CARDS[laid_card(row[0])] for row in imagination(Chance(seed)).laid]
        assert cards.count("traitor") == 1
        found.add(cards.index("traitor"))
    assert found == {0, 1, 2, 3, 4}


def test_what_observers_see_of_a_move() -> None:
    t = table(traitor=0, hands=["wood-1 food-2"], explored="A7")
    t.play_all("explore A6", "time")
    down = [GAME.notation.parse(f"lay {slot} down") for slot in (1, 2, 3)]
    assert len({GAME.seen(t.state, 0, move, 1) for move in down}) == 1
    assert len({GAME.seen(t.state, 0, move, 0) for move in down}) == 3


@pytest.mark.parametrize(
    "change",
    [{"step": "nonsense"}, {"waiting": (2**62,)}, {"discard_counts": (0, 10**6)}],
    ids=["a step", "a seat", "a pile"],
)
def test_a_view_that_no_table_shows_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        GAME.imagine(replace(table().view(0), **change), Chance(0))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_advice_and_box_are_pure_data_at_every_state(seats: int) -> None:
    match = Match(GAME, seats, {"mode": "traitor"}, seed=seats)
    luck = random.Random(seats)
    to_json(GAME.box())
    while match.waiting_for:
        for seat in (None, *range(seats)):
            to_json(GAME.advice(match.view(seat)))
            GAME.headline(match.view(seat))
        seat = luck.choice(match.waiting_for)
        match.play(seat, luck.choice(match.moves(seat)))
