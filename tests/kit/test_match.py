"""A match: whose turn it is, stale numbers, refusals that change nothing, and undo."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.games.congo import GAME as CONGO
from expedition.kit import (
    Ambiguous,
    BadTable,
    CannotUndo,
    Chance,
    ExpeditionError,
    Game,
    IllegalMove,
    Malformed,
    Match,
    Move,
    NotYourTurn,
    StaleMove,
)
from tests.example import GAME, STAY, State, Summit

#: Seat 0 draws the 1, seat 1 the 2.
LOW = (0, 0)


def fingerprint(match: Match) -> tuple[object, ...]:
    """Everything a refused move must leave as it was."""
    return match.state.copy(), match.number, match.chance.used, str(match.record()), match.heard(0)


def refused(match: Match, act: Callable[[], object], error: type[ExpeditionError]) -> str:
    before = fingerprint(match)
    with pytest.raises(error) as found:
        act()
    assert fingerprint(match) == before
    return str(found.value)


# --- Starting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 3, -1, 10**30, True, 2.0, "2", None])
def test_absurd_seats(seats: object) -> None:
    with pytest.raises(BadTable, match="summit is for 2–2 players"):
        Match(GAME, seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "names",
    [("Ada",), ("Ada", ""), ("Ada", " "), ("Ada", "B" * 41), ("a,b", "c"), ("#", "c"), ("|", "c")],
)
def test_bad_names(names: tuple[str, ...]) -> None:
    with pytest.raises(BadTable, match="name"):
        Match(GAME, 2, names=names)


# --- Playing --------------------------------------------------------------------------------------


def test_a_match_from_deal_to_result() -> None:
    match = Match(GAME, 2, {"days": 1}, script=(2, 3))
    waited = [match.waiting_for]
    assert [move.text for move in match.moves(1)] == ["stay", "climb"]
    match.play(1, "climb")
    waited.append(match.waiting_for)
    match.play(0, STAY)
    waited.append(match.waiting_for)
    assert waited == [(0, 1), (0,), ()]
    assert match.number == 2
    assert match.result is not None
    assert match.result.scores == (0, 1)


def test_what_was_heard_from_a_number_on() -> None:
    match = Match(GAME, 2, {"days": 1}, script=(2, 3))
    match.play(0, "stay")
    match.play(1, "stay")
    heard = {since: [message.id for message in match.heard(0, since)] for since in (-1, 0, 1, 2)}
    assert heard == {
        -1: ["drew", "decided", "decided", "nobody-climbed"],
        0: ["decided", "decided", "nobody-climbed"],
        1: ["decided", "nobody-climbed"],
        2: [],
    }
    assert [message.id for message in match.heard(None)] == heard[0]


def test_out_of_turn() -> None:
    match = Match(GAME, 2)
    match.play(0, "stay")
    said = refused(match, lambda: match.play(0, "stay"), NotYourTurn)
    assert said == "seat 0 owes no decision; waiting for [1]"


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**30])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = Match(GAME, 2)
    refused(match, lambda: match.play(seat, "stay"), NotYourTurn)


def test_out_of_turn_comes_before_malformed() -> None:
    """Nobody learns from a refusal what another could play."""
    match = Match(GAME, 2)
    refused(match, lambda: match.play(7, "nonsense"), NotYourTurn)


def test_after_the_end() -> None:
    match = Match(GAME, 2, {"days": 1})
    match.play(0, "stay")
    match.play(1, "stay")
    said = refused(match, lambda: match.play(0, "stay"), NotYourTurn)
    assert said == "seat 0 owes no decision; waiting for []"


def test_illegal() -> None:
    match = Match(GAME, 2, script=LOW)
    said = refused(match, lambda: match.play(0, "climb"), IllegalMove)
    assert said == "seat 0 may not 'climb': why-too-low(card=1)"


@given(st.text())
def test_malformed(text: str) -> None:
    match = Match(GAME, 2)
    try:
        match.play(0, text)
    except (Malformed, Ambiguous):
        assert match.number == 0
    else:
        assert match.turns[0].move in GAME.notation.moves


def test_ambiguous_lists_the_candidates() -> None:
    match = Match(CONGO, 2)
    seat = match.waiting_for[0]
    said = refused(match, lambda: match.play(seat, "bid"), Ambiguous)
    assert all(move.text in said for move in match.moves(seat)[:6])


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_a_stale_number(number: int) -> None:
    match = Match(GAME, 2)
    said = refused(match, lambda: match.play(0, "stay", number=number), StaleMove)
    assert said == f"the move was meant for number {number}, the game is at 0"


def test_the_right_number() -> None:
    match = Match(GAME, 2)
    match.play(0, "stay", number=0)
    refused(match, lambda: match.play(1, "stay", number=0), StaleMove)
    match.play(1, "stay", number=1)


@pytest.mark.parametrize("code", [1, -1, 99])
def test_a_move_is_what_its_text_says_whatever_its_code(code: int) -> None:
    match = Match(GAME, 2, script=LOW)
    match.play(0, Move(code, "stay"))
    assert match.view(0).choice == "stay"
    state, _ = GAME.start(2)
    GAME.play(state, 0, Move(code, "stay"), Chance(0))
    assert GAME.view(state, 0).choice == "stay"


@pytest.mark.parametrize("move", [None, b"stay", 0, ["stay"]])
def test_what_is_no_move_at_all(move: Any) -> None:
    match = Match(GAME, 2)
    refused(match, lambda: match.play(0, move), Malformed)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_asking_for_a_seat_that_is_not_there(seat: Any) -> None:
    match = Match(GAME, 2)
    for ask in (match.moves, match.view, match.heard):
        with pytest.raises(BadTable, match="there is no seat"):
            ask(seat)


# --- Undo -----------------------------------------------------------------------------------------


def test_a_decision_is_taken_back() -> None:
    match = Match(GAME, 2)
    before = fingerprint(match)
    match.play(0, "stay")
    assert match.can_undo(0)
    assert match.undo(0) == STAY
    assert fingerprint(match) == before


def test_only_once() -> None:
    match = Match(GAME, 2)
    match.play(0, "stay")
    match.undo(0)
    refused(match, lambda: match.undo(0), CannotUndo)


def test_nothing_to_take_back() -> None:
    match = Match(GAME, 2)
    assert not match.can_undo(0)
    refused(match, lambda: match.undo(0), CannotUndo)


def test_not_by_another_seat() -> None:
    match = Match(GAME, 2)
    match.play(0, "stay")
    assert not match.can_undo(1)
    refused(match, lambda: match.undo(1), CannotUndo)


def test_never_across_luck_or_a_reveal() -> None:
    """The second decision settles the day and draws new cards."""
    match = Match(GAME, 2)
    match.play(0, "stay")
    match.play(1, "stay")
    for seat in (0, 1):
        refused(match, lambda seat=seat: match.undo(seat), CannotUndo)  # type: ignore[misc]


def test_never_across_another_seats_decision() -> None:
    """Three bid in secret: the first may not think again once the second has bid."""
    match = Match(CONGO, 4, script=())
    while len(match.waiting_for) < 3:
        match.play(match.waiting_for[0], match.moves(match.waiting_for[0])[0])
    one, other, *_ = match.waiting_for
    match.play(one, match.moves(one)[0])
    match.play(other, match.moves(other)[0])
    refused(match, lambda: match.undo(one), CannotUndo)


class AlwaysUndo(Summit):
    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        return True


@pytest.mark.parametrize("days", [1, 2], ids=["over", "luck"])
def test_never_after_the_end_or_where_luck_was_drawn_whatever_the_game_says(days: int) -> None:
    match = Match(AlwaysUndo(), 2, {"days": days})
    match.play(0, "stay")
    match.play(1, "stay")
    refused(match, lambda: match.undo(1), CannotUndo)


class NoUndo(Summit):
    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        return Game.may_undo(self, before, seat, move, after)


def test_by_default_every_decision_stands() -> None:
    match = Match(NoUndo(), 2)
    match.play(0, "stay")
    refused(match, lambda: match.undo(0), CannotUndo)
