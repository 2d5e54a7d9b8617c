"""Witch Doctor."""

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import table


@rule("S-witch-doctor.1")
def test_where() -> None:
    assert playable_anywhere("witch-doctor")


@rule("S-witch-doctor.2", "C3.4")
def test_every_opponent_is_worth_one_less() -> None:
    t = table(
        4,
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1", "FR-explorer-1"],
        play=(1, "witch-doctor"),
    )
    assert t.totals == (4, 5, 2, -2)


@rule("S-witch-doctor.2")
def test_only_in_this_round() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        hands=[["BE-doctor-1"], ["BE-doctor-2"], ["BE-officer-1"]],
        play=(0, "witch-doctor"),
        upriver={"bumba": "hospital"},
        upriver_flags={"bumba": "GB"},
    )
    t.finish_round()
    t.play_all("0 bid BE-doctor-1", "1 bid BE-doctor-2", "2 bid BE-officer-1")
    assert t.totals == (5, 5, 3)
