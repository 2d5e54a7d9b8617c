"""Friendly Meeting."""

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import table


@rule("S-friendly-meeting.1")
def test_where() -> None:
    assert playable_anywhere("friendly-meeting")


@rule("S-friendly-meeting.2", "K5", "J21")
def test_the_losers_characters_go_back_to_hand() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "RU-explorer-anthropologist"],
        play=(0, "friendly-meeting"),
        dice=[1],
    )
    t.finish_round()
    assert "FR-doctor-1" in t.view(0).characters
    assert "RU-explorer-anthropologist" in t.view(2).characters
    assert t.view(1).known == (("FR-doctor-1",), (), ("RU-explorer-anthropologist",))
    assert t.said("returned-to-hand") == [
        {"seat": "seat:0", "card": "character-FR-doctor-1"},
        {"seat": "seat:2", "card": "character-RU-explorer-anthropologist"},
    ]


@rule("S-friendly-meeting.3", "J5")
def test_the_winners_character_and_all_auxiliaries_are_discarded() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"],
        auxiliaries=[["interpreter"], ["nurse"], ["servant"]],
        play=(0, "friendly-meeting"),
    )
    t.play_all("0 add interpreter", "1 add nurse", "2 add servant")
    assert t.view().character_discard == ("GB-doctor-1",)
    assert sorted(t.view().auxiliary_discard) == ["interpreter", "nurse", "servant"]


@rule("S-friendly-meeting.3", "C5.19")
def test_a_winning_non_belligerent_leaves_the_game() -> None:
    t = table(
        bids=["FR-doctor-1", "US-doctor-missionary", "DE-doctor-1"],
        auxiliaries=(),
        play=(0, "friendly-meeting"),
        dice=[1],
    )
    assert t.view().gone == ("US-doctor-missionary",)


@rule("S-friendly-meeting.2")
def test_a_tie_won_with_tiles_counts() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "DE-doctor-1"],
        auxiliaries=(),
        hippos=[[1], [2], []],
        play=(0, "friendly-meeting"),
    )
    assert t.view().known == (("GB-doctor-1",), (), ("DE-doctor-1",))


@rule("S-friendly-meeting.4")
def test_on_an_unbroken_tie_it_does_nothing() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "DE-doctor-1"],
        auxiliaries=(),
        play=(0, "friendly-meeting"),
    )
    assert t.scores == (1, 1, 0)
    assert t.view().known == ((), (), ())
    assert len(t.view().character_discard) == 3
