"""Arab Trader."""

import pytest

from expedition.compliance.ledger import rule

from .places import ALL_STOPS, where_playable
from .table import Table, table


def trader(bids: list[str], hippos: list[list[int]] | None = None) -> Table:
    return table(
        station="mission",
        bids=bids,
        auxiliaries=(),
        hippos=hippos or (),
        play=(0, "arab-trader"),
    )


@rule("S-arab-trader.1")
def test_where() -> None:
    places = where_playable("arab-trader")
    assert places.stations == {"barracks", "mission", "village"}
    assert places.stops == ALL_STOPS


@rule("S-arab-trader.2")
def test_one_point_more_for_an_owner_in_control() -> None:
    t = trader(["GB-missionary-1", "GB-doctor-1", "FR-doctor-1"])
    assert t.scores == (3, 0, 0)
    assert t.said("scored-trader") == [{"seat": "seat:0", "points": "half:2"}]


@rule("S-arab-trader.2")
def test_nothing_for_an_owner_who_is_beaten() -> None:
    t = trader(["GB-doctor-1", "GB-missionary-1", "FR-doctor-1"])
    assert t.scores == (0, 2, 0)


@rule("S-arab-trader.2")
@pytest.mark.parametrize(
    ("hippos", "scores"), [([[2], [1], []], (3, 0, 0)), ([[1], [2], []], (0, 2, 0))]
)
def test_a_tie_won_with_tiles_counts(hippos: list[list[int]], scores: tuple[int, ...]) -> None:
    t = trader(["GB-missionary-1", "GB-missionary-2", "FR-doctor-1"], hippos)
    assert t.scores == scores


@rule("S-arab-trader.3")
def test_an_unbroken_tie_does_not() -> None:
    t = trader(["GB-missionary-1", "GB-missionary-2", "FR-doctor-1"], [[1], [1], []])
    assert t.scores == (1, 1, 0)
