"""The four threats: when they are revealed, and each night."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado.box import THREATS
from expedition.games.maldonado.threats import CARDS

from .table import Table, table


def night(t: Table) -> None:
    """On to the night: the turn goes by and the last challenge is failed or paid."""
    t.play_all("explore A6", "time")
    while t.step in ("target", "card", "challenge"):
        t.play(t.moves()[-1])


def evening(**more: object) -> Table:
    """A table whose turn ends the day."""
    given: dict[str, object] = {
        "challenges": "fever drought cracked-keel",
        "resolved": 2,
        "suns": 2,
        "store": "wood food food",
        "water": 9,
    }
    return table(**{**given, **more})  # type: ignore[arg-type]


@rule("T1")
def test_mole_worm() -> None:
    t = table(explored="C7", threats="mole-worm")
    t.play("explore C6")
    assert t.offers("clear") == ["clear B6", "clear C5", "clear D6"]
    t.play_all("clear B6", "clear D6")
    assert t.step == "after"
    assert not t.view().tokens[12]
    assert t.view().store == (0,) * 5
    assert t.why("clear A1") == "why-other-question"


@rule("T1", "N3")
def test_mole_worm_drinks_at_night() -> None:
    t = evening(monsters="mole-worm")
    night(t)
    assert t.view().water == 9 - 2 - 1


@rule("T2")
def test_horned_hare() -> None:
    t = table(explored="C7", threats="horned-hare", store="food")
    t.play("explore C6")
    assert t.moves() == ["pay food", "pay water"]
    assert t.why("pay wood") == "why-not-wanted"
    t.play("pay water")
    assert t.view().water == 3
    poor = table(explored="C7", threats="horned-hare", store="food", water=1)
    poor.play("explore C6")  # one branch alone can be met
    assert poor.view().store[1] == 0
    assert poor.step == "after"


@rule("T5", "F1")
def test_an_or_that_cannot_be_met() -> None:
    t = table(explored="C7", threats="horned-hare", water=1)
    t.play("explore C6")
    assert t.step == "over"
    assert t.result is not None
    assert t.result.ending == "ending-thirst"
    assert t.result.winners == ()


@rule("T2", "N10")
def test_the_hare_at_night_asks_who_ended_the_day() -> None:
    t = evening(monsters="horned-hare")
    night(t)
    assert t.step == "monsters"
    assert t.waiting == (0,)
    assert t.moves() == ["pay food", "pay water"]
    t.play("pay food")
    assert t.view().store[1] == 0


@rule("T3")
def test_whispering_fog() -> None:
    t = table(3, explored="C7", threats="whispering-fog", hands=["food-2 wood-1", "flint-3", ""])
    t.play("explore C6")
    assert t.waiting == (0, 1)  # seat 2 holds its role card alone
    assert t.moves(0) == ["discard 1", "discard 2"]
    assert t.why("discard 3", 0) == "why-role-card"
    t.play("discard 2", 0)
    assert t.view(0).pending == 2
    assert t.view(1).pending is None
    assert t.view(1).backs == (3, 2, 1)
    t.play("discard 1", 1)
    assert t.view(None).backs == (2, 1, 1)
    assert t.view(0).discarded == ("wood-1",)
    assert t.view(1).discard_counts == (1, 1, 0)
    assert [message.args for message in t.heard("discarded", 1)] == [{"seat": "seat:0"}]


@rule("T3", "I7")
def test_the_fog_leaves_a_traitor_one_back() -> None:
    laid = {"wood": "1:traitor"}
    t = table(
        3,
        traitor=1,
        explored="C7",
        threats="whispering-fog",
        hands=["food-2", "flint-3"],
        laid=laid,
    )
    assert t.view().backs == (2, 1, 1)
    t.play("explore C6")
    assert t.waiting == (0,)


@rule("T3", "N3")
def test_the_fog_feeds_the_ghost() -> None:
    t = evening(monsters="whispering-fog", track=3)
    night(t)
    assert t.view().track == 4


@rule("T4")
def test_bone_knight() -> None:
    t = table(2, explored="C7", threats="bone-knight", gear=["axe rope", "waterskin canoe"])
    t.play("explore C6")
    assert t.waiting == (0,)
    t.play("exhaust rope")
    assert set(t.view().exhausted) == {"rope", "canoe"}
    assert t.step == "after"


@rule("T4")
def test_bone_knight_asks_from_the_active_player_on() -> None:
    gear = ["axe rope", "kettle canoe", "musket compass"]
    t = table(3, explored="C7", threats="bone-knight", gear=gear, active=1)
    t.play("explore C6")
    asked = []
    while t.step == "knight":
        asked.append(t.waiting)
        t.play(t.moves()[0])
    assert asked == [(1,), (2,), (0,)]


@rule("T4")
def test_bone_knight_takes_no_food() -> None:
    t = evening(monsters="bone-knight", store="wood wood food food")
    night(t)
    assert t.step == "monsters"
    assert t.moves() == ["pay wood", "pay water"]


@rule("T3")
def test_how_many_cards_the_fog_takes_is_a_number_of_the_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CARDS[THREATS.index("whispering-fog")], "discard", 2)
    hands = ["food-2 wood-1", "flint-3 wood-2"]
    t = table(explored="C7", threats="whispering-fog", hands=hands)
    before = [len(hand) for hand in t.state.hands]
    t.play("explore C6")
    for _ in range(2):
        for seat in range(t.state.seats):
            t.play(t.moves(seat)[0], seat)
    assert [len(hand) for hand in t.state.hands] == [many - 2 for many in before]
    assert t.step == "after"


@rule("T4")
def test_how_much_gear_the_knight_breaks_is_a_number_of_the_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CARDS[THREATS.index("bone-knight")], "pieces", 2)
    t = table(explored="C7", threats="bone-knight", gear=["rope axe canoe", "snares"])
    t.play("explore C6")
    t.play("exhaust axe")
    t.play("exhaust rope")
    assert set(t.view().exhausted) == {"axe", "rope", "snares"}
    assert t.step == "after"
