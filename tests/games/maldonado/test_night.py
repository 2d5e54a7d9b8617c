"""The night, in its order."""

from collections import Counter

from expedition.compliance import rule
from expedition.games.maldonado.box import ALL_CHALLENGES

from .table import Table, table


def evening(seats: int = 2, **more: object) -> Table:
    """A table whose turn ends the day: C4 is a hill, so no card is laid."""
    given: dict[str, object] = {
        "challenges": "fever drought cracked-keel",
        "resolved": 2,
        "suns": 2,
        "explored": "C5",
        "store": "food",
        "water": 6,
    }
    return table(seats, **{**given, **more})  # type: ignore[arg-type]


def night(t: Table, luck: list[int] | None = None) -> None:
    t.play("explore C4")
    t.play("time", luck=luck or [])
    if t.step == "challenge":
        t.play("fail")


@rule("N1")
def test_the_crew_eats() -> None:
    t = evening(store="food food")
    night(t)
    assert t.view().store[1] == 1
    hungry = evening(store="wood")
    night(hungry)
    assert hungry.step == "over"
    assert hungry.result is not None
    assert hungry.result.ending == "ending-hunger"
    assert hungry.result.ranks == (2, 2)


@rule("N2")
def test_fatigue_after_the_meal() -> None:
    t = evening(store="food food flint flint berries berries mushrooms mushrooms")
    night(t)
    assert t.heard("fatigue")[0].args["count"] == 1  # eight, less one eaten, less six places
    assert t.view().water == 6 - 2 - 1


@rule("N3")
def test_monsters_in_their_order() -> None:
    t = evening(monsters="whispering-fog mole-worm horned-hare", store="food", track=0)
    t.state.slain = 0b100
    night(t)
    came = [message.args["threat"] for message in t.heard("monster-comes")]
    assert came == ["threat-whispering-fog", "threat-mole-worm"]
    assert (t.view().track, t.view().water) == (1, 3)


@rule("N4")
def test_fate() -> None:
    t = evening(fate=True, track=3)
    night(t)
    assert t.view().track == 4
    row = evening(fate=True, track=3, explored="C1 C2 C3 C5 C6 C7")
    night(row)
    assert row.view().track == 2
    assert evening(track=3).view().fate is False


@rule("N5")
def test_all_is_ready_in_the_morning() -> None:
    t = evening(gear=["axe", "rope"], characters=["lewis", "clark"])
    t.state.exhausted = 1 << 3 | 1 << 7
    t.state.used = 0b11
    night(t)
    assert t.view().exhausted == ()
    assert t.view().used == (False, False)


@rule("N6", "N7")
def test_hands_are_drawn_anew() -> None:
    t = evening(hands=["food-1 food-2", "wood-1 wood-2 wood-3"])
    night(t)
    assert t.step == "keep"
    assert t.waiting == (0, 1)
    assert t.moves(0) == ["keep 1", "keep 2", "keep 3"]
    t.play("keep 1", 0)
    assert t.view(0).pending == 1
    t.play("keep 2", 1)
    assert t.view().backs == (5, 5)
    assert t.view(0).discarded == ("food-1", "food-2")  # an ally keeps the role card alone
    assert "ally" in t.view(0).hand
    assert t.view().lacking == ((), ())


@rule("N7")
def test_a_traitor_whose_card_is_out_keeps_one() -> None:
    laid = {"wood": "0:traitor"}
    t = evening(3, traitor=0, hands=["food-3 wood-3", "wood-1", ""], laid=laid)
    night(t)
    assert t.waiting == (0, 1)
    t.play("keep 2", 0)
    t.play("keep 1", 1)
    assert t.view().backs == (5, 5, 5)
    assert "wood-3" in t.view(0).hand
    assert t.view(0).discarded == ("food-3",)
    assert t.view().discard_counts == (1, 1, 0)


@rule("N6")
def test_hands_in_allies_mode() -> None:
    t = evening(4, mode="allies", hands=["food-1"])
    night(t)
    assert t.view().backs == (3, 3, 3, 3)


@rule("N8")
def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    t = evening(hands=["food-1 food-2", "wood-1 wood-2"])
    s = t.state
    s.discards = (s.discards[0] + s.influence_pile[3:], s.discards[1])
    s.influence_pile = s.influence_pile[:3]
    removed = s.removed
    night(t)
    t.play("keep 1", 0)
    t.play("keep 1", 1)
    assert t.heard("pile-renewed")
    assert t.view().backs == (5, 5)
    assert t.state.removed == removed


@rule("N8")
def test_hands_stay_short_when_nothing_is_left() -> None:
    t = evening(hands=["food-1", "wood-1"])
    s = t.state
    s.removed += s.influence_pile
    s.influence_pile = b""
    night(t)
    t.play("keep 1", 0)
    t.play("keep 1", 1)
    assert t.view().backs == (2, 2)


@rule("N9")
def test_new_challenges() -> None:
    t = evening()
    night(t)
    view = t.view()
    assert view.day == 2
    assert view.outcomes == ("waiting",) * 3
    assert set(view.challenge_discard) == {"fever", "drought", "cracked-keel"}
    assert not set(view.challenges) & set(view.challenge_discard)
    last = evening()
    last.state.challenge_pile = b"\x00\x01"
    night(last)
    everything = last.state.challenges + last.state.challenge_pile
    assert Counter(everything) == Counter(ALL_CHALLENGES)
    assert last.view().challenge_discard == ()


@rule("N3", "N4")
def test_fate_comes_after_the_monsters() -> None:
    t = evening(fate=True, track=3, monsters="whispering-fog")
    night(t)
    said = [event.id for event in t.events]
    assert said.index("monster-comes") < said.index("fate")
    assert t.view().track == 5


@rule("N4")
def test_each_day_counts_its_own_rows() -> None:
    t = evening(explored="C1 C2 C3 C5 C6 C7", fate=True)
    night(t)
    assert t.heard("row-completed")
    assert t.heard("fate") == []
    assert t.view().rows_today == 0


@rule("N6", "I4")
def test_new_hands_may_hold_what_the_old_ones_lacked() -> None:
    t = evening()
    t.state.lacking = (0b1, 0b10)
    night(t)
    assert t.view().lacking == ((), ())


@rule("N6", "N8")
def test_the_next_player_draws_first() -> None:
    """Five cards are left for two: they go round from the next player on."""
    t = evening(3, mode="allies")
    s = t.state
    s.removed += s.influence_pile[5:]
    s.influence_pile = s.influence_pile[:5]
    night(t)
    assert t.view().backs == (1, 2, 2)


@rule("I1", "I2")
def test_a_new_turn_owes_nothing_for_the_last_one() -> None:
    t = table(explored="A7", hands=["wood-1"])
    t.play_all("explore A6", "time", "lay 1 up")
    view = t.view()
    assert view.waiting == (1,)
    assert (view.gained, view.placed, view.target, view.here) == ((), False, None, None)
