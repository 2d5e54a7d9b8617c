"""Only Nationals."""

import pytest

from expedition.compliance.ledger import rule

from .places import ALL_STOPS, where_playable
from .table import table


@rule("S-only-nationals.1", "J11")
def test_where() -> None:
    places = where_playable("only-nationals")
    assert places.flags == {"GB", "BE", "FR", "DE"}
    assert places.stops == ALL_STOPS
    assert places.stations == {"barracks", "hospital", "mission", "village"}


@rule("J11")
@pytest.mark.parametrize(("stop", "legal"), [("isangi", True), ("kindu", False)])
def test_a_village_without_a_flag_does_not_do(stop: str, legal: bool) -> None:
    t = table(
        stop=stop,
        station="village",
        flag="GB" if legal else None,
        bids=["FR-doctor-1", "GB-doctor-1", "GB-doctor-2"],
        specials=[["only-nationals"], [], []],
    )
    assert ("play only-nationals" in t.moves(0)) == legal


@rule("S-only-nationals.2", "K5")
@pytest.mark.parametrize("flag", ["GB", "BE", "FR", "DE"])
def test_all_others_go_back_the_owners_too(flag: str) -> None:
    bids = ["GB-doctor-1", "BE-doctor-1", "FR-doctor-1", "DE-doctor-1"]
    t = table(
        4,
        bids=bids,
        flag=flag,
        language="french" if flag == "BE" else None,
        play=(0, "only-nationals"),
    )
    stays = next(seat for seat, bid in enumerate(bids) if bid.startswith(flag))
    assert t.view().chiefs[7] == stays
    expected = tuple(() if seat == stays else (bid,) for seat, bid in enumerate(bids))
    assert t.view().known == expected
    for seat, bid in enumerate(bids):
        assert (bid in t.view(seat).characters) == (seat != stays)
    assert t.order("bid-shown", "returned-to-hand") == ["bid-shown"] * 4 + ["returned-to-hand"] * 3


@rule("S-only-nationals.3")
def test_those_players_are_out_of_the_round() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "GB-officer-2"],
        play=(0, "only-nationals"),
    )
    assert t.step == "raise"
    assert t.totals == (None, 5, 3)
    assert t.view().raising == (1, 2)


@rule("J16", "J21")
def test_a_non_belligerent_always_goes_back_and_stays_in_the_game() -> None:
    t = table(
        bids=["US-doctor-missionary", "GB-doctor-1", "GB-officer-2"],
        play=(0, "only-nationals"),
    )
    assert t.view().known[0] == ("US-doctor-missionary",)
    assert t.said("sympathy-rolled") == []
    assert t.view().gone == ()
