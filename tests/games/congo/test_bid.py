"""C1. The bid."""

from itertools import permutations

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove, NotYourTurn

from .table import table

HANDS = [["GB-doctor-1", "FR-officer-1"], ["GB-doctor-2"], ["BE-explorer-1"]]
BIDS = ["GB-doctor-1", "GB-doctor-2", "BE-explorer-1"]


@rule("C1.1")
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_all_choose_at_once_in_any_order(order: tuple[int, ...]) -> None:
    t = table(hands=HANDS, first=1)
    assert t.waiting == (0, 1, 2)
    for seat in order:
        assert seat in t.waiting
        t.play(seat, f"bid {BIDS[seat]}")
    assert t.view().bids == tuple(BIDS)


@rule("C1.1")
def test_a_bid_is_secret() -> None:
    t = table(hands=HANDS)
    t.play(0, "bid FR-officer-1")
    assert t.view(0).bids == ("FR-officer-1", None, None)
    assert t.view(1).bids == t.view().bids == ("?", None, None)
    assert t.said("you-bid", 0) == [{"seat": "seat:0", "card": "character-FR-officer-1"}]
    assert t.said("you-bid", 1) == t.said("you-bid") == []
    assert t.said("bid-made", 1) == [{"seat": "seat:0"}]


@rule("C1.1")
def test_one_bids_from_the_own_hand() -> None:
    t = table(hands=HANDS)
    assert t.moves(0) == ["bid GB-doctor-1", "bid FR-officer-1"]
    with pytest.raises(IllegalMove):
        t.play(0, "bid BE-explorer-1")
    assert t.view().bids == (None, None, None)


@rule("C1.2")
def test_nobody_may_decline_to_bid() -> None:
    t = table(hands=HANDS)
    assert all(move.startswith("bid ") for seat in range(3) for move in t.moves(seat))
    t.play_all("0 bid GB-doctor-1", "1 bid GB-doctor-2")
    assert t.waiting == (2,)
    assert t.step == "bid"


@rule("C1.3")
def test_a_bid_stands() -> None:
    t = table(hands=HANDS)
    t.play(0, "bid GB-doctor-1")
    with pytest.raises(NotYourTurn):
        t.play(0, "bid FR-officer-1")
    assert t.view(0).bids[0] == "GB-doctor-1"


@rule("J26")
def test_who_has_no_character_sits_the_round_out() -> None:
    t = table(hands=[["GB-doctor-1"], [], ["FR-doctor-1"]])
    assert t.waiting == (0, 2)
    t.play_all("0 bid GB-doctor-1", "2 bid FR-doctor-1")
    assert t.totals == (5, None, 3)
    t.finish_round()
    assert t.view().chiefs[7] == 0


@rule("J26")
def test_if_nobody_has_one_nobody_controls() -> None:
    t = table(hands=[[], [], []], first=2)
    assert t.view().stop == "bumba"
    assert t.view().chiefs[7] == -1
    assert t.view().first == 2


@rule("J25")
def test_there_is_no_hand_limit() -> None:
    t = table(at_station=True, auxiliaries=[["nun"] * 8 + ["nurse"] * 8, [], []])
    t.go_on()
    assert t.view().auxiliary_counts == (17, 1, 1)
    assert t.waiting == (0, 1, 2)
