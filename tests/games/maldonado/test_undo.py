"""What may be taken back: nothing that showed or ended something."""

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.kit import Chance

from .table import Table, table


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
