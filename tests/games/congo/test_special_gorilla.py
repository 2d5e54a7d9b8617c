"""Gorilla."""

import pytest

from expedition.compliance.ledger import rule

from .places import where_playable
from .table import Table, table


def gorilla(bids: list[str], *, dice: list[int] | None = None, **more: int) -> Table:
    return table(
        len(bids),
        stop="isangi",
        station="village",
        flag="GB",
        bids=bids,
        play=(0, "gorilla"),
        dice=dice or [],
        first=more.get("first", 0),
    )


@rule("S-gorilla.1")
def test_where() -> None:
    assert where_playable("gorilla").stations == {"jungle", "village"}


@rule("S-gorilla.2")
def test_its_owner_picks_an_opponent() -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1", "GB-explorer-1", "GB-missionary-1"])
    assert t.waiting == (0,)
    assert set(t.moves(0)) == {"attack 1", "attack 2", "attack 3"}
    assert "?" not in t.view().bids


@rule("S-gorilla.3", "M8")
@pytest.mark.parametrize("victim", ["GB-doctor-1", "FR-missionary-1"])
def test_doctor_and_missionary_are_killed_without_a_roll(victim: str) -> None:
    t = gorilla(["GB-officer-1", victim, "GB-explorer-1", "GB-missionary-2"])
    t.play(0, "attack 1")
    assert t.said("killed-outright") == [
        {"seat": "seat:1", "card": f"character-{victim}", "special": "special-gorilla"}
    ]
    assert t.rolls == []
    assert t.view().bids[1] is None
    assert victim in t.view().character_discard


@rule("S-gorilla.4")
@pytest.mark.parametrize("victim", ["GB-explorer-1", "GB-officer-2", "GB-anthropologist-1"])
@pytest.mark.parametrize(("roll", "killed"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_others_roll(victim: str, roll: int, killed: bool) -> None:
    t = gorilla(["GB-officer-1", victim, "GB-doctor-1", "GB-doctor-2"])
    t.play(0, "attack 1", dice=[roll])
    assert t.rolls == [roll]
    assert (t.view().bids[1] is None) == killed
    assert (t.step == "raise") == (not killed)
    assert len(t.said("attacker-killed")) == (not killed)


@rule("S-gorilla.5")
def test_while_it_lives_the_owner_must_pick_the_next() -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1", "GB-explorer-1", "GB-missionary-1"])
    t.play(0, "attack 2", dice=[2])
    assert t.waiting == (0,)
    assert set(t.moves(0)) == {"attack 1", "attack 3"}
    t.play(0, "attack 3")
    # Only seat 1 is left: no choice, it is killed, and the gorilla turns on its owner.
    assert t.speakers("killed-outright") == [3, 1]
    assert t.moves(0) == ["fight", "flee"]


@rule("M1")
def test_a_lone_opponent_is_no_choice() -> None:
    t = gorilla(["GB-officer-1", "GB-explorer-1"], dice=[3])
    assert t.said("attacker-killed") != []
    assert t.step == "raise"


@rule("S-gorilla.6")
def test_at_last_it_turns_on_its_owner() -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1"])
    assert t.waiting == (0,)
    assert t.moves(0) == ["fight", "flee"]


@rule("S-gorilla.7", "C5.1")
@pytest.mark.parametrize(("roll", "killed"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_owner_fights_by_the_same_rule(roll: int, killed: bool) -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1"])
    t.play(0, "fight", dice=[roll])
    assert t.view().chiefs[10] == (-1 if killed else 0)
    assert t.scores == ((0, 0) if killed else (3, 0))
    assert "GB-officer-1" in t.view().character_discard


@rule("S-gorilla.7", "M8")
def test_an_owner_who_is_a_doctor_is_simply_killed() -> None:
    t = gorilla(["GB-doctor-2", "GB-doctor-1"])
    t.play(0, "fight")
    assert t.speakers("killed-outright") == [1, 0]
    assert t.view().chiefs[10] == -1


@rule("S-gorilla.8", "K5")
def test_who_flees_takes_the_character_back_and_nobody_scores() -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1"], first=1)
    t.play(0, "flee")
    assert t.said("fled") == [{"seat": "seat:0", "card": "character-GB-officer-1"}]
    assert "GB-officer-1" in t.view(0).characters
    assert t.view(1).known[0] == ("GB-officer-1",)
    assert t.scores == (0, 0)
    assert t.view().first == 1


@rule("S-gorilla.9")
def test_the_survivors_go_on_to_the_raising() -> None:
    t = gorilla(["GB-officer-1", "GB-doctor-1", "GB-explorer-1", "GB-missionary-1"])
    t.play(0, "attack 1")
    t.play(0, "attack 2", dice=[4])
    assert t.step == "raise"
    assert t.totals == (4, None, 3, 1)
    assert t.view().raising == (0, 2, 3)


@rule("J17")
@pytest.mark.parametrize(
    ("victim", "rolls"),
    [("SE-explorer-doctor", [2]), ("US-doctor-missionary", [])],
)
def test_a_non_belligerent_uses_its_better_profession(victim: str, rolls: list[int]) -> None:
    t = gorilla(["GB-officer-1", victim, "GB-doctor-1", "GB-doctor-2"])
    t.play(0, "attack 1", dice=[2])
    assert t.rolls == rolls
    assert t.view().bids[1] is None


@rule("J20", "J21")
def test_a_killed_non_belligerent_leaves_the_game_one_that_fled_stays() -> None:
    t = gorilla(["US-explorer-officer", "US-doctor-missionary"])
    assert t.view().gone == ("US-doctor-missionary",)
    t.play(0, "flee")
    assert "US-explorer-officer" in t.view(0).characters
