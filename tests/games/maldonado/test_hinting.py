"""Hints at a table: who may ask, and what an answer carries for the screen that draws it."""

import pytest

from expedition.games import find_game
from expedition.games.maldonado.hinting import _roughly
from expedition.games.maldonado.land.terrain import SPACES
from expedition.games.maldonado.view import View
from expedition.kit import Chance, Match
from expedition.kit.hints import Hint

GAME = find_game("maldonado")


def seen(moves: int, hints: str = "everyone", seat: int = 0) -> View:
    """What a seat of a game among cautious players sees after so many moves."""
    match = Match(GAME, 2, {"map": 5, "water": "easy", "hints": hints}, 3)
    chance = Chance(3)
    for _ in range(moves):
        asked = match.waiting_for[0]
        match.play(asked, GAME.greedy(match.view(asked), match.moves(asked), chance))
    view: View = match.view(seat)
    return view


def ids(hint: Hint) -> list[str]:
    return [line.message.id for line in hint.lines]


@pytest.mark.parametrize(
    ("hints", "answered"), [("nobody", [False, False]), ("first", [True, False])]
)
def test_the_option_says_which_seats_may_ask(hints: str, answered: list[bool]) -> None:
    views = [seen(30, hints, seat) for seat in (0, 1)]
    assert [view.hints for view in views] == answered
    told = [ids(GAME.hint(view, "is-there", {})) != ["hint-not-here"] for view in views]
    assert told == answered


def test_a_guess_at_the_number_of_maps_is_told_as_one() -> None:
    first, early, late = (
        GAME.hint(seen(moves), "odds", {}).lines[-1].message for moves in (30, 70, 130)
    )
    assert first.id == "hint-maps-many"
    assert (early.id, early.args["exact"], late.args["exact"]) == ("hint-maps", "=no", "=yes")
    assert len(str(early.args["maps"]).rstrip("0")) <= 2
    assert [_roughly(maps) for maps in (7.4, 96.0, 1249.0, 399_424_025.0)] == [
        7,
        96,
        1200,
        400_000_000,
    ]


def test_what_is_safe_and_why_name_the_same_spaces() -> None:
    view = seen(30)
    (where,) = GAME.hint(view, "where", {}).lines
    *reasons, end = GAME.hint(view, "why", {}).lines
    assert end.message.id == "hint-so-safe"
    assert set(end.places) <= set(where.places)
    assert all(set(line.message.args) >= {"rule", "out", "settled"} for line in reasons)


def test_marks_that_are_none_are_left_out() -> None:
    view = seen(30)
    unknown = next(space for space, terrain in zip(SPACES, view.land, strict=True) if not terrain)
    assert ids(GAME.hint(view, "marks", {"Z9": "wood", unknown: "gold"})) == ["hint-no-marks"]
    (told,) = GAME.hint(view, "marks", {unknown: "peak ?"}).lines
    assert (told.message.id, told.places) == ("mark-contradicts", (unknown,))
