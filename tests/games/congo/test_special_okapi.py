"""Okapi."""

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove

from .places import where_playable
from .table import Table, table


def okapi(explorer: str = "GB-explorer-1") -> Table:
    return table(
        stop="lisala",
        station="jungle",
        flag=None,
        bids=[explorer, "GB-doctor-1", "GB-officer-1"],
        play=(0, "okapi"),
    )


@rule("S-okapi.1")
def test_where() -> None:
    assert where_playable("okapi").stations == {"jungle"}


@rule("S-okapi.1", "J13")
def test_only_with_an_explorer_as_the_bid() -> None:
    t = table(
        station="jungle",
        flag=None,
        bids=["GB-doctor-1", "GB-explorer-1", "GB-officer-1"],
        hands=[["FR-explorer-1"], [], []],
        specials=[["okapi"], [], []],
    )
    assert t.moves(0) == ["decline"]
    with pytest.raises(IllegalMove, match="why-okapi-explorer"):
        t.play(0, "play okapi")


@rule("S-okapi.2")
def test_the_bid_is_turned_up_and_discarded() -> None:
    t = okapi()
    assert t.said("bid-shown")[0] == {"seat": "seat:0", "card": "character-GB-explorer-1"}
    assert t.view().character_discard == ("GB-explorer-1",)
    assert t.order("bid-shown", "scored-okapi") == [
        "bid-shown",
        "scored-okapi",
        "bid-shown",
        "bid-shown",
    ]


@rule("S-okapi.3")
def test_two_points() -> None:
    t = okapi()
    assert t.scores == (2, 0, 0)
    assert t.said("scored-okapi") == [{"seat": "seat:0", "points": "half:4"}]


@rule("S-okapi.4", "C4.24")
def test_the_others_contest_the_stop() -> None:
    t = okapi()
    assert t.step == "raise"
    assert t.totals == (None, 1, 2)
    assert t.waiting == (1,)
    t.finish_round()
    assert t.scores == (2, 0, 2)
    assert t.view().first == 2


@rule("J18", "J20")
def test_a_non_belligerent_explorer_hunts_and_leaves_the_game() -> None:
    t = okapi("SE-explorer-doctor")
    assert t.scores[0] == 2
    assert t.view().gone == ("SE-explorer-doctor",)
    assert t.view().character_discard == ()


@rule("K6")
def test_a_known_explorer_was_seen_to_leave() -> None:
    t = table(
        station="jungle",
        flag=None,
        bids=["GB-explorer-1", "GB-doctor-1", "GB-officer-1"],
        known=[["GB-explorer-1"], [], []],
        play=(0, "okapi"),
    )
    assert t.view().known == ((), (), ())
