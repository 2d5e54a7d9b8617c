"""The rules of Summit, each held by a test. Luck is scripted: two outcomes a day, from 0."""

import pytest

from expedition.compliance import rule
from expedition.kit import BadTable, CannotUndo, IllegalMove, Match

from . import GAME

#: Seat 0 draws the 3; seat 1 the 5, the fourth of the five that are left.
THREE_AND_FIVE = (2, 3)


def one_day(*moves: str, script: tuple[int, ...] = THREE_AND_FIVE) -> Match:
    match = Match(GAME, 2, {"days": 1}, script=script)
    for seat, move in enumerate(moves):
        match.play(seat, move)
    return match


@rule("S1")
@pytest.mark.parametrize("days", [1, 9])
def test_so_many_days(days: int) -> None:
    match = Match(GAME, 2, {"days": days})
    for _ in range(days):
        assert match.result is None
        match.play(0, "stay")
        match.play(1, "stay")
    assert match.waiting_for == ()
    assert match.result is not None


@rule("S1")
def test_not_ten_days() -> None:
    with pytest.raises(BadTable):
        Match(GAME, 2, {"days": 10})


@rule("S2")
def test_each_sees_only_their_card() -> None:
    match = one_day()
    assert [match.view(seat).card for seat in (0, 1, None)] == [3, 5, None]
    assert [message.id for message in match.heard(0)] == ["drew"]
    assert match.heard(None) == []


@rule("S2")
def test_never_the_same_card() -> None:
    hands = {one_day(script=(one, other)).state.cards for one in range(6) for other in range(5)}
    assert hands == {(one, other) for one in range(1, 7) for other in range(1, 7) if one != other}


@rule("S3")
def test_a_decision_may_be_changed_until_the_other_is_made() -> None:
    match = one_day("climb")
    assert match.view(1).waiting == (1,)
    match.undo(0)
    match.play(0, "stay")
    match.play(1, "climb")
    with pytest.raises(CannotUndo):
        match.undo(1)


@rule("S4")
def test_both_climb() -> None:
    match = one_day("climb", "climb")
    assert match.view(None).scores == (0, 2)
    assert [message.id for message in match.heard(None, since=1)] == [
        "decided",
        "showed",
        "showed",
        "scored",
    ]


@rule("S5")
def test_one_climbs() -> None:
    match = one_day("climb", "stay")
    assert match.view(None).scores == (1, 0)
    assert [message.id for message in match.heard(None, since=1)] == ["decided", "scored"]


@rule("S6")
def test_nobody_climbs() -> None:
    assert one_day("stay", "stay").view(None).scores == (0, 0)


@rule("S7")
def test_the_most_points_win() -> None:
    result = one_day("climb", "climb").result
    assert result is not None
    assert result.winners == (1,)
    assert result.decided_by == "decided-points"


@rule("S7")
def test_a_win_is_shared() -> None:
    result = one_day("stay", "stay").result
    assert result is not None
    assert result.winners == (0, 1)
    assert result.decided_by == "decided-shared"


@rule("S8")
def test_with_the_one_nobody_climbs() -> None:
    match = one_day(script=(0, 3))
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "climb")
    assert refused.value.reason.id == "why-too-low"
    match.play(0, "stay")
