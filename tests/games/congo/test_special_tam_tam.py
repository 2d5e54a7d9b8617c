"""Tam-Tam."""

from expedition.compliance.ledger import rule
from expedition.games.congo.box import STOPS

from .places import ALL_STOPS, ANYWHERE, where_playable
from .table import Table, table


def tam_tam() -> Table:
    return table(
        2,
        stop="bumba",
        bids=["US-doctor-missionary", "GB-doctor-1"],
        hands=[["FR-officer-1"], []],
        auxiliaries=[["nun"], ["nurse"]],
        first=1,
        play=(0, "tam-tam"),
    )


@rule("S-tam-tam.1")
def test_where() -> None:
    places = where_playable("tam-tam")
    assert places.stops == ALL_STOPS - {"kindu"}
    assert places.stations == ANYWHERE


@rule("S-tam-tam.2", "K8", "J21")
def test_bids_go_back_unseen() -> None:
    t = tam_tam()
    assert t.said("bids-returned") == [{}]
    assert t.said("bid-shown") == t.said("sympathy-rolled") == []
    assert "US-doctor-missionary" in t.view(0).characters
    assert "GB-doctor-1" in t.view(1).characters
    assert t.view().known == ((), ())


@rule("S-tam-tam.3", "C5.16")
def test_nobody_controls_and_the_boat_moves_on() -> None:
    t = tam_tam()
    assert t.view().stop == "basoko"
    assert t.view().chiefs[STOPS.index("bumba")] == -1
    assert t.view().first == 1
    assert t.scores == (0, 0)
    assert t.view().hippo_counts == (0, 0)
    assert t.view().special_discard == ("tam-tam",)
