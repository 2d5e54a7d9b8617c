"""Explored Region."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo.box import STOPS
from expedition.kit import IllegalMove

from .places import ALL_STOPS, ANYWHERE, where_playable
from .table import Table, table


def explored(stop: str = "isangi") -> Table:
    return table(
        stop=stop,
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        upriver={"lowa": "jungle"},
        play=(0, "explored-region"),
    )


@rule("S-explored-region.1", "J12")
def test_where() -> None:
    places = where_playable("explored-region")
    assert places.stops == ALL_STOPS - {"kindu"}
    assert places.stations == ANYWHERE


@rule("S-explored-region.1", "J12")
def test_not_where_nothing_lies_face_down() -> None:
    t = table(
        stop="kindu",
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        specials=[["explored-region"], [], []],
    )
    with pytest.raises(IllegalMove, match="why-nothing-face-down"):
        t.play(0, "play explored-region")


@rule("S-explored-region.2")
def test_one_face_down_tile_before_the_reveal() -> None:
    t = explored()
    assert t.moves(0) == ["look stanley-falls", "look ubundu", "look lowa", "look kindu"]
    assert t.view().bids == ("?", "?", "?")
    with pytest.raises(IllegalMove, match="why-not-face-down"):
        t.play(0, "look isangi")
    t.play(0, "look lowa")
    assert t.step == "raise"


@rule("S-explored-region.3", "K1")
def test_the_stop_is_public_the_tile_is_not() -> None:
    t = explored()
    t.play(0, "look lowa")
    lowa = STOPS.index("lowa")
    assert t.view(0).stations[lowa] == "jungle"
    assert t.said("you-looked", 0) == [
        {"seat": "seat:0", "stop": "stop-lowa", "station": "station-jungle"}
    ]
    for viewer in (None, 1, 2):
        assert t.view(viewer).stations[lowa] is None
        assert t.view(viewer).peeks == (("lowa",), (), ())
        assert t.said("looked", viewer) == [{"seat": "seat:0", "stop": "stop-lowa"}]
        assert t.said("you-looked", viewer) == []
    t.finish_round()
    assert t.view(0).stations[lowa] == "jungle"


@rule("M10")
def test_the_same_tile_may_be_looked_at_again() -> None:
    t = explored()
    t.state.peeks = (1 << STOPS.index("lowa"), 0, 0)
    assert "look lowa" in t.moves(0)
    t.play(0, "look lowa")
    assert t.view().peeks == (("lowa",), (), ())
