"""No Auxiliaries."""

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import table


@rule("S-no-auxiliaries.1")
def test_where() -> None:
    assert playable_anywhere("no-auxiliaries")


@rule("S-no-auxiliaries.2")
def test_nobody_adds_any_and_base_values_decide() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"],
        auxiliaries=[["nurse"] * 4, ["nurse"], ["nurse"]],
        play=(0, "no-auxiliaries"),
    )
    assert t.view().chiefs[7] == 1
    assert t.said("waited") == t.said("passed-out") == t.said("added") == []
    assert t.view().auxiliary_discard == ()


@rule("S-no-auxiliaries.2", "C5.4")
def test_a_tie_is_settled_with_tiles_at_once() -> None:
    t = table(
        bids=["GB-doctor-2", "GB-doctor-1", "DE-doctor-1"],
        hippos=[[1, 1], [1, 1], []],
        play=(0, "no-auxiliaries"),
    )
    assert t.step == "commit"


@rule("S-no-auxiliaries.2")
def test_only_for_this_round() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"],
        hands=[["BE-doctor-1"], ["BE-doctor-2"], ["BE-officer-1"]],
        play=(0, "no-auxiliaries"),
        upriver={"bumba": "hospital"},
        upriver_flags={"bumba": "GB"},
    )
    t.play_all("0 bid BE-doctor-1", "1 bid BE-doctor-2", "2 bid BE-officer-1")
    assert t.step == "raise"
