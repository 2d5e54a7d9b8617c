"""What everybody may know."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo.box import STOPS

from .table import Table, table

BIDS = ["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"]


def sent_home() -> Table:
    """Only Nationals has sent seats 1 and 2 home with their characters; the next stop waits."""
    t = table(
        bids=BIDS,
        hands=[["BE-doctor-1"], ["BE-officer-1"], ["BE-officer-2"]],
        play=(0, "only-nationals"),
        upriver={"bumba": "hospital"},
        upriver_flags={"bumba": "GB"},
    )
    assert t.view().stop == "bumba"
    return t


@rule("K1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hands_are_secret_and_counts_are_public(viewer: int | None) -> None:
    t = table(
        hands=[["GB-doctor-1"], ["FR-doctor-1", "FR-doctor-2"], ["BE-officer-1"]],
        auxiliaries=[["nun", "nurse"], ["porter"], []],
        specials=[["gorilla"], [], ["malaria", "okapi"]],
        hippos=[[1], [2, 3], []],
    )
    view = t.view(viewer)
    assert view.character_counts == (1, 2, 1)
    assert view.auxiliary_counts == (2, 1, 0)
    assert view.special_counts == (1, 0, 2)
    assert view.hippo_counts == (1, 2, 0)
    own = [
        (("GB-doctor-1",), ("nun", "nurse"), ("gorilla",), (1,)),
        (("FR-doctor-1", "FR-doctor-2"), ("porter",), (), (2, 3)),
        (("BE-officer-1",), (), ("malaria", "okapi"), ()),
    ]
    expected = ((), (), (), ()) if viewer is None else own[viewer]
    assert (view.characters, view.auxiliaries, view.specials, view.hippos) == expected


@rule("K1")
def test_stations_ahead_are_secret() -> None:
    t = table(hands=[["GB-doctor-1"], ["FR-doctor-1"], ["FR-doctor-2"]], stop="isangi")
    for viewer in (None, 0, 1, 2):
        assert t.view(viewer).stations[STOPS.index("isangi") + 1 :] == (None,) * 4


@rule("K2")
def test_who_holds_a_special_card_is_asked_even_if_none_can_be_played() -> None:
    t = table(bids=BIDS, specials=[["gorilla"], ["okapi"], []], station="hospital")
    assert t.waiting == (0,)
    assert t.moves(0) == ["decline"]
    t.play(0, "decline")
    assert t.waiting == (1,)
    assert t.moves(1) == ["decline"]


@rule("K4")
def test_who_holds_no_special_card_is_not_asked() -> None:
    t = table(bids=BIDS, specials=[[], ["malaria"], []])
    assert t.waiting == (1,)
    t.play(1, "decline")
    assert t.step == "raise"


@rule("K4")
def test_under_no_auxiliaries_nobody_is_asked_to_raise() -> None:
    t = table(bids=BIDS, play=(0, "no-auxiliaries"))
    assert t.view().stop == "bumba"


@rule("K5", "K9")
def test_what_was_seen_and_went_back_is_known() -> None:
    t = sent_home()
    for viewer in (None, 0, 1, 2):
        assert t.view(viewer).known == ((), ("FR-doctor-1",), ("DE-doctor-1",))


@rule("K5")
def test_it_stays_known_round_after_round() -> None:
    t = sent_home()
    t.play_all("0 bid BE-doctor-1", "1 bid BE-officer-1", "2 bid BE-officer-2")
    t.finish_round()
    assert t.view().stop == "basoko"
    assert t.view().known == ((), ("FR-doctor-1",), ("DE-doctor-1",))


@rule("K6")
def test_until_it_is_turned_up_as_a_bid() -> None:
    t = sent_home()
    t.play_all("0 bid BE-doctor-1", "1 bid FR-doctor-1", "2 bid BE-officer-2")
    assert t.view().bids[1] == "FR-doctor-1"
    assert t.view().known == ((), (), ("DE-doctor-1",))


@rule("K6")
def test_or_discarded() -> None:
    t = table(
        stop="bumba",
        bids=BIDS,
        hands=[[], ["FR-officer-1", "FR-officer-2"], ["DE-officer-1"]],
        known=[[], ["FR-officer-1"], ["DE-officer-1"]],
        play=(0, "damaged-boiler"),
    )
    t.play_all("1 discard FR-officer-2", "2 discard DE-officer-1")
    assert t.view().known == ((), ("FR-officer-1",), ())


@rule("K7")
@pytest.mark.parametrize("bid", ["FR-doctor-1", "BE-officer-1"])
def test_while_bids_lie_face_down_the_list_does_not_change(bid: str) -> None:
    t = sent_home()
    t.play(1, f"bid {bid}")
    for viewer in (None, 0, 2):
        assert t.view(viewer).known == ((), ("FR-doctor-1",), ("DE-doctor-1",))
        assert t.view(viewer).bids[1] == "?"


@rule("K7")
def test_no_view_tells_whether_it_was_bid() -> None:
    one, other = sent_home(), sent_home()
    one.play(1, "bid FR-doctor-1")
    other.play(1, "bid BE-officer-1")
    for viewer in (None, 0, 2):
        assert one.view(viewer) == other.view(viewer)


@rule("K8")
@pytest.mark.parametrize("bid", ["FR-doctor-1", "BE-officer-1"])
def test_bids_returned_unseen_change_nothing(bid: str) -> None:
    hands = [["GB-doctor-1"], ["FR-doctor-1", "BE-officer-1"]]
    for card, seats in (("tam-tam", 2), ("hippo-attack", 3)):
        t = table(
            seats,
            hands=[*hands, ["DE-doctor-1"]][:seats],
            known=[[], ["FR-doctor-1"], []][:seats],
            specials=[[card], [], []][:seats],
        )
        t.play(1, f"bid {bid}")
        for seat in range(seats):
            if seat != 1:
                t.play(seat, t.moves(seat)[0])
        t.play(0, f"play {card}")
        assert t.view().known == ((), ("FR-doctor-1",), ())[:seats]


@rule("K10")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_discard_piles_are_open(viewer: int | None) -> None:
    t = table(
        hands=[["GB-doctor-1"], ["FR-doctor-1"], ["DE-doctor-1"]],
        character_discard=["BE-doctor-1"],
        gone=["US-doctor-missionary"],
        auxiliary_discard=["nun", "nurse"],
        special_discard=["malaria"],
    )
    view = t.view(viewer)
    assert view.character_discard == ("BE-doctor-1",)
    assert view.gone == ("US-doctor-missionary",)
    assert view.auxiliary_discard == ("nun", "nurse")
    assert view.special_discard == ("malaria",)


@rule("M5")
def test_hidden_scores_hide_totals_only() -> None:
    t = table(bids=BIDS, auxiliaries=(), scores=[1, 2, 3], hidden_scores=True)
    assert t.view(0).scores == (3, None, None)
    assert t.view(2).scores == (None, None, 3)
    assert t.view().scores == (None, None, None)
    assert t.said("scored", 1) == [{"seat": "seat:0", "points": "half:4"}]


@rule("M5")
def test_at_the_end_they_are_shown() -> None:
    t = table(stop="kindu", bids=BIDS, auxiliaries=(), scores=[1, 2, 3], hidden_scores=True)
    assert t.view().scores == (5, 2, 3)


@rule("M5")
def test_open_scores_are_open() -> None:
    t = table(bids=BIDS, auxiliaries=(), scores=[1, 2, 3])
    assert t.view().scores == t.view(1).scores == (3, 2, 3)


@rule("M11")
def test_copies_are_told_apart() -> None:
    t = table(
        bids=["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"],
        hands=[[], ["FR-doctor-2"], []],
        play=(0, "only-nationals"),
    )
    assert t.view().known[1] == ("FR-doctor-1",)
