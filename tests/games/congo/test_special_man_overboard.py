"""Man Overboard."""

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import Table, table


def overboard(auxiliaries: list[list[str]]) -> Table:
    return table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        auxiliaries=auxiliaries,
        play=(0, "man-overboard"),
    )


@rule("S-man-overboard.1")
def test_where() -> None:
    assert playable_anywhere("man-overboard")


@rule("S-man-overboard.2")
def test_the_owner_may_name_an_opponent_or_nobody() -> None:
    t = overboard([["nun"], ["nurse"], ["porter"]])
    assert t.waiting == (0,)
    assert "?" not in t.view().bids
    assert t.moves(0) == ["overboard nobody", "overboard 1", "overboard 2"]
    t.play(0, "overboard nobody")
    assert t.view().auxiliary_counts == (1, 1, 1)
    assert t.step == "raise"


@rule("S-man-overboard.2")
def test_only_one_who_holds_an_auxiliary() -> None:
    assert overboard([["nun"], [], ["porter"]]).moves(0) == ["overboard nobody", "overboard 2"]


@rule("S-man-overboard.3")
def test_one_is_lost_at_random_face_up_before_the_raising() -> None:
    for luck, lost in enumerate(["nurse", "servant", "porter"]):
        t = overboard([["nun"], ["nurse", "servant", "porter"], ["porter"]])
        t.play(0, "overboard 1", luck=[luck])
        assert t.view().auxiliary_discard == (lost,)
        assert t.view().auxiliary_counts == (1, 2, 1)
        assert t.said("lost-overboard") == [
            {"seat": "seat:0", "victim": "seat:1", "auxiliary": f"auxiliary-{lost}"}
        ]
        assert t.step == "raise"


@rule("M9", "K4")
def test_nothing_is_asked_when_no_opponent_holds_any() -> None:
    t = overboard([["nun"], [], []])
    assert t.step == "raise"
    assert t.waiting == (0,)


@rule("M9")
def test_one_without_a_character_can_be_named() -> None:
    t = table(
        hands=[["GB-doctor-1"], [], ["FR-doctor-1"]],
        auxiliaries=[[], ["nun"], ["nun"]],
        specials=[["man-overboard"], [], []],
    )
    t.play_all("0 bid GB-doctor-1", "2 bid FR-doctor-1", "0 play man-overboard")
    assert "overboard 1" in t.moves(0)
