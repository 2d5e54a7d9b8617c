"""What may be taken back: nothing that showed or ended something."""

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.kit import Chance, Match

from .table import Table, table
from .test_night import evening, night


def undoable(t: Table, move: str, seat: int = 0) -> bool:
    before = t.state.copy()
    after = t.state.copy()
    GAME.apply(after, seat, GAME.notation.parse(move), Chance(1), [])
    return GAME.may_undo(before, seat, GAME.notation.parse(move), after)


@rule("K7")
def test_a_secret_choice_can_be_changed() -> None:
    t = table(3, kills="ring-of-fire", monsters="mole-worm", store="wood flint", traitor=2)
    t.play("kill ring-of-fire mole-worm ab")
    assert undoable(t, "accuse 1")
    t.play("accuse 1", 0)
    t.play("accuse 0", 1)
    assert not undoable(t, "accuse 0", 2)


def accusing(seats: int = 3) -> Match:
    """A match whose seats all owe an accusation."""
    t = table(seats, kills="ring-of-fire", monsters="mole-worm", store="wood flint", traitor=1)
    t.play("kill ring-of-fire mole-worm ab")
    return match_at(t)


def match_at(t: Table) -> Match:
    match = Match(GAME, t.state.seats)
    match.state = t.state
    return match


@rule("K7")
def test_a_choice_can_be_changed_after_others_have_chosen() -> None:
    """Until the last one is in; what others chose stays as they chose it."""
    match = accusing()
    match.play(0, "accuse 1")
    match.play(1, "accuse 2")
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]
    assert match.undo(0).text == "accuse 1"
    assert (match.number, match.waiting_for) == (1, (0, 2))
    assert [match.view(seat).pending for seat in range(3)] == [None, 2, None]
    assert not match.can_undo(0)
    match.undo(1)
    assert match.waiting_for == (0, 1, 2)
    for seat, accused in enumerate((2, 0, 1)):
        match.play(seat, f"accuse {accused}")
    assert match.view(None).accusations == ((2,), (0,), (1,))
    assert not any(match.can_undo(seat) for seat in range(3))


@rule("K7")
def test_what_was_chosen_anew_is_what_the_record_tells() -> None:
    match = accusing()
    for seat, accused in ((0, 1), (1, 2), (0, 2)):
        if seat not in match.waiting_for:
            match.undo(seat)
        match.play(seat, f"accuse {accused}")
    assert [(turn.seat, turn.move.text) for turn in match.turns] == [
        (1, "accuse 2"),
        (0, "accuse 2"),
    ]


def test_fog_and_night_are_chosen_in_secret_too() -> None:
    hands = ["wood-1 food-1", "wood-2 food-2", "wood-3 food-3"]
    fog = table(3, threats="whispering-fog", explored="C7", hands=hands)
    fog.play("explore C6")
    dark = evening(3, hands=hands)
    night(dark)
    for t, step in ((fog, "fog"), (dark, "keep")):
        assert t.step == step
        match = match_at(t)
        for seat in (0, 1):
            match.play(seat, match.moves(seat)[0])
        match.undo(0)
        assert match.waiting_for == (0, 2)


def test_a_secret_choice_binds_what_was_decided_before() -> None:
    kit = ["axe rope kettle", "canoe"]
    t = table(kills="spiked-pit", monsters="mole-worm", store="wood wood", gear=kit)
    t.play("kill spiked-pit mole-worm ab")
    match = match_at(t)
    match.play(0, "exhaust axe")
    assert match.can_undo(0)
    match.play(0, "exhaust rope")
    match.play(1, "accuse 0")
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, True]


def test_what_shows_something_stands() -> None:
    t = table(gear=["kettle spyglass"], characters=["clark"], store="wood")
    assert undoable(t, "use kettle wood")
    assert not undoable(t, "use spyglass A6")
    assert not undoable(t, "use clark A6")
    assert not undoable(t, "explore A6")


def test_a_target_can_be_taken_back_and_a_card_not() -> None:
    t = table(explored="A6", hands=["wood-1"])
    t.play_all("explore A7", "time")
    assert undoable(t, "target wood")
    t.play("target wood")
    assert not undoable(t, "lay 1 up")


def test_laying_nothing_stands_even_alone() -> None:
    t = table(1, mode="allies", explored="A7", hands=["food-1"], orders="")
    t.play_all("explore A6", "time")
    assert t.moves() == ["nothing"]
    assert not undoable(t, "nothing")
