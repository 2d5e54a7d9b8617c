"""Section 7: what may be taken back."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo import GAME
from expedition.kit import CannotUndo, Match

from .table import Table, table


def match_of(t: Table) -> Match:
    """A match that goes on from this position."""
    match = Match(GAME, t.state.seats)
    match.state = t.state
    return match


BIDS = ["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"]


@rule("M6")
def test_a_pass_can_be_taken_back_until_another_seat_decides() -> None:
    match = match_of(table(bids=BIDS))
    before = match.state.copy()
    match.play(0, "pass")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state == before
    match.play(0, "pass")
    match.play(1, "pass")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


@rule("M6")
def test_a_decline_can_be_taken_back_until_another_seat_decides() -> None:
    match = match_of(table(bids=BIDS, specials=[["malaria"], ["okapi"], []]))
    match.play(0, "decline")
    assert match.can_undo(0)
    match.play(1, "decline")
    assert not match.can_undo(0)
    assert not match.can_undo(1)  # the bids were turned up


@rule("M6")
def test_the_pass_that_ends_the_raising_stands() -> None:
    match = match_of(table(bids=BIDS, hippos=[[1, 1], [1, 1], []]))
    for seat in range(3):
        match.play(seat, "pass")
    assert match.view(None).step == "commit"
    assert not match.can_undo(2)


@rule("M7", "C1.3")
def test_a_bid_stands() -> None:
    match = match_of(
        table(hands=[["GB-doctor-1", "GB-doctor-2"], ["FR-doctor-1"], ["BE-doctor-1"]])
    )
    match.play(0, "bid GB-doctor-1")
    assert not match.can_undo(0)


@rule("M7")
def test_committed_tiles_can_be_changed_until_the_last_is_in() -> None:
    match = match_of(table(bids=BIDS, auxiliaries=(), hippos=[[1, 2], [1, 1], []]))
    match.play(0, "hippos 1")
    match.undo(0)
    assert match.view(0).hippos == (1, 2)
    match.play(0, "hippos 2")
    match.play(1, "hippos 1 1")
    assert not match.can_undo(1)


@rule("M7")
def test_tiles_laid_face_up_stand() -> None:
    match = match_of(table(bids=BIDS, auxiliaries=(), hippos=[[1, 2], [1, 1], []]))
    match.play(0, "hippos 1")
    match.play(1, "hippos 1")
    match.play(0, "hippos 2")
    assert not match.can_undo(0)


@rule("M7")
def test_a_choice_for_the_boiler_can_be_changed_until_the_last_is_in() -> None:
    hands = [[], ["DE-doctor-1", "DE-doctor-2"], ["DE-officer-1", "DE-officer-2"]]
    t = table(stop="bumba", bids=BIDS, hands=hands, play=(0, "damaged-boiler"))
    match = match_of(t)
    match.play(1, "discard DE-doctor-1")
    match.undo(1)
    match.play(1, "discard DE-doctor-2")
    match.play(2, "discard DE-officer-1")
    assert not match.can_undo(2)
    assert match.view(None).character_discard == ("DE-doctor-2", "DE-officer-1")


@rule("M7")
@pytest.mark.parametrize("move", ["add askari", "play malaria"])
def test_cards_shown_stand(move: str) -> None:
    bids = ["GB-officer-1", "GB-doctor-2", "FR-doctor-1"]
    specials = [["malaria"], [], []] if move.startswith("play") else [[], [], []]
    match = match_of(table(bids=bids, specials=specials))
    match.play(0, move)
    assert not match.can_undo(0)
