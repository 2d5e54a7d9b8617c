"""Hidden roles: whom allies suspect and accuse, and what a traitor does unseen."""

import pytest

from expedition.bots import make_bot
from expedition.games.maldonado import GAME
from expedition.games.maldonado.prospects import Prospects
from expedition.games.maldonado.suspicion import suspects, tokens
from expedition.kit import Chance

from .table import Table, table


def shares(t: Table, seat: int) -> dict[int, float]:
    view = t.view(seat)
    return dict(suspects(view, Prospects(view)))


def choice(t: Table, seat: int, luck: int = 1) -> str:
    moves = GAME.moves(t.state, seat)
    return make_bot("hard").choose(GAME, t.view(seat), moves, Chance(luck)).text


def crowded(holding: str) -> Table:
    """Wood full of backs, most of them of seat 1; the viewer, seat 0, holds some cards."""
    return table(
        4,
        traitor=1,
        hands=[holding, "", "", ""],
        laid={"wood": "1:food-1 1:food-2 1:flint-1 2:wood-2", "food": "3:food-3"},
        kills="ring-of-fire",
        monsters="mole-worm",
        store="wood flint",
    )


def test_nobody_suspects_themselves() -> None:
    found = shares(crowded(""), 0)
    assert set(found) == {1, 2, 3}
    assert sum(found.values()) == pytest.approx(1)


def test_too_many_backs_speak_against_who_laid_them() -> None:
    found = shares(crowded("wood-3 wood-3"), 0)
    assert found[1] > max(found[2], found[3])


def test_the_fewer_matches_are_left_the_more_they_speak() -> None:
    """What the viewer holds nobody else can have laid."""
    assert shares(crowded("wood-3 wood-3 wood-3"), 0)[1] > shares(crowded(""), 0)[1]


def test_a_mismatch_seen_is_proof() -> None:
    t = crowded("")
    wood = list(t.state.laid[0])
    wood[0] |= 1 << 9  # seat 0 has looked at it
    t.state.laid = (tuple(wood), *t.state.laid[1:])
    assert shares(t, 0) == {1: 1.0}


def test_what_others_say_counts_but_not_what_the_accused_says() -> None:
    silent = shares(crowded(""), 0)
    t = crowded("")
    t.state.accusations = (b"", b"", bytes([3]), b"")
    assert shares(t, 0)[3] > silent[3]
    t.state.accusations = (b"", b"", b"", bytes([3]))
    assert shares(t, 0)[3] == pytest.approx(silent[3])


def test_who_leaves_rows_open_is_suspected_and_who_completes_them_is_not() -> None:
    t = table(4, traitor=3)
    even = shares(t, 0)
    t.state.rows_left = (0, 2, 0, 0)
    t.state.rows_completed = (0, 0, 2, 0)
    found = shares(t, 0)
    assert found[1] > even[1]
    assert found[2] < even[2]
    assert found[1] > found[3] > found[2]


def test_the_likeliest_is_accused() -> None:
    t = crowded("wood-3 wood-3")
    t.play("kill ring-of-fire mole-worm ab")
    assert t.step == "accuse"
    assert choice(t, 0) == "accuse 1"


def test_the_traitor_joins_in() -> None:
    """He accuses whom the others have accused, which tells nothing of him."""
    t = crowded("")
    t.state.accusations = (bytes([2]), b"", bytes([0]), bytes([2]))
    t.play("kill ring-of-fire mole-worm ab")
    assert choice(t, 1) == "accuse 2"


def test_tokens_given_so_far() -> None:
    t = table(3, traitor=1)
    t.state.accusations = (bytes([1, 2]), bytes([0, 0]), bytes([1, 1]))
    assert tokens(t.view(0), 1) == 3
    assert tokens(t.view(0), 2) == 1


def laying(hand: str, wood: str) -> Table:
    """The traitor, seat 0, has gained wood and is about to lay a card on it."""
    t = table(4, traitor=0, hands=[hand], laid={"wood": wood}, explored="A7")
    t.play_all("explore A6", "time")
    return t


LUCKS = range(30)


def test_a_traitor_lays_what_does_not_match_but_not_always() -> None:
    t = laying("food-3 flint-2 wood-1", "")
    laid = [choice(t, 0, luck) for luck in LUCKS]
    harm = laid.count("lay 1 down")
    assert len(LUCKS) / 2 < harm < len(LUCKS)
    assert set(laid) == {"lay 1 down", "lay 3 up"}  # the rest is what an ally could do


def test_a_traitor_adds_no_back_where_it_would_be_noticed() -> None:
    t = laying("food-3 flint-2 wood-1", "1:wood-2 1:wood-2 2:wood-3 2:wood-3")
    assert {choice(t, 0, luck) for luck in LUCKS} == {"lay 3 up"}
