"""Damaged Boiler."""

from expedition.compliance.ledger import rule

from .places import ANYWHERE, where_playable
from .table import Table, table


def boiler() -> Table:
    return table(
        stop="bumba",
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        hands=[
            ["BE-doctor-1"],
            ["BE-officer-1", "US-doctor-missionary"],
            ["DE-officer-1", "DE-doctor-1"],
        ],
        play=(0, "damaged-boiler"),
    )


@rule("S-damaged-boiler.1", "J2")
def test_where() -> None:
    places = where_playable("damaged-boiler")
    assert places.stops == {
        "bumba",
        "basoko",
        "isangi",
        "stanley-falls",
        "ubundu",
        "lowa",
        "kindu",
    }
    assert places.stations == ANYWHERE


@rule("S-damaged-boiler.2")
def test_every_other_player_chooses_from_hand_not_the_bid() -> None:
    t = boiler()
    assert t.waiting == (1, 2)
    assert t.moves(1) == ["discard BE-officer-1", "discard US-doctor-missionary"]
    assert t.moves(2) == ["discard DE-officer-1", "discard DE-doctor-1"]
    assert t.view().bids == ("?", "?", "?")


@rule("S-damaged-boiler.3")
def test_in_secret_and_at_once() -> None:
    t = boiler()
    t.play(2, "discard DE-doctor-1")
    assert t.waiting == (1,)
    assert t.view(2).chosen == "DE-doctor-1"
    for viewer in (None, 0, 1):
        assert t.view(viewer).chosen is None
        assert t.view(viewer).character_discard == ()
        assert t.view(viewer).character_counts == (1, 2, 2)
        assert t.said("chose-discard", viewer) == [{"seat": "seat:2"}]
        assert t.said("you-chose-discard", viewer) == []
    assert len(t.said("you-chose-discard", 2)) == 1


@rule("S-damaged-boiler.4")
def test_discarded_together_face_up() -> None:
    t = boiler()
    t.play_all("2 discard DE-doctor-1", "1 discard BE-officer-1")
    assert set(t.view().character_discard) == {"DE-doctor-1", "BE-officer-1"}
    assert t.said("discarded") == [
        {"seat": "seat:1", "card": "character-BE-officer-1"},
        {"seat": "seat:2", "card": "character-DE-doctor-1"},
    ]
    assert t.view().character_counts == (1, 1, 1)
    assert t.order("discarded", "bid-shown") == ["discarded"] * 2 + ["bid-shown"] * 3


@rule("J22")
def test_a_non_belligerent_goes_to_the_discard_pile() -> None:
    t = boiler()
    t.play_all("1 discard US-doctor-missionary", "2 discard DE-doctor-1")
    assert "US-doctor-missionary" in t.view().character_discard
    assert t.view().gone == ()


@rule("K4", "J14")
def test_who_has_nothing_in_hand_is_not_asked() -> None:
    t = table(
        stop="bumba",
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        hands=[["BE-doctor-1"], [], ["DE-doctor-1"]],
        play=(0, "damaged-boiler"),
    )
    assert t.waiting == (2,)
    t = table(
        stop="bumba",
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        play=(0, "damaged-boiler"),
    )
    assert t.step == "raise"
