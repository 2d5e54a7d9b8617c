"""Warrior."""

import pytest

from expedition.compliance.ledger import rule

from .places import ALL_STOPS, where_playable
from .table import Table, table


def warrior(bids: list[str], *, dice: list[int] | None = None) -> Table:
    return table(
        len(bids),
        stop="isangi",
        station="hospital",
        flag="GB",
        bids=bids,
        play=(0, "warrior"),
        dice=dice or [],
    )


@rule("S-warrior.1")
def test_where() -> None:
    places = where_playable("warrior")
    assert places.stations == {"hospital", "mission", "village", "jungle"}
    assert places.stops == ALL_STOPS


@rule("S-warrior.2")
def test_its_owner_picks_one_opponent() -> None:
    t = warrior(["GB-officer-1", "GB-doctor-1", "GB-explorer-1"])
    assert t.waiting == (0,)
    assert set(t.moves(0)) == {"attack 1", "attack 2"}


@rule("S-warrior.3")
@pytest.mark.parametrize("victim", ["GB-doctor-1", "GB-missionary-1", "GB-anthropologist-1"])
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_the_weak_are_killed_up_to_three(victim: str, roll: int) -> None:
    t = warrior(["GB-officer-1", victim, "GB-doctor-2"])
    t.play(0, "attack 1", dice=[roll, 4])
    assert (t.view().bids[1] is None) == (roll <= 3)
    assert t.speakers("killed") == ([1] if roll <= 3 else [])


@rule("S-warrior.4")
@pytest.mark.parametrize("victim", ["GB-explorer-1", "GB-officer-2"])
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_the_strong_are_killed_up_to_two(victim: str, roll: int) -> None:
    t = warrior(["GB-officer-1", victim, "GB-doctor-2"])
    t.play(0, "attack 1", dice=[roll, 4])
    assert (t.view().bids[1] is None) == (roll <= 2)
    assert t.rolls == ([roll, 4] if roll <= 2 else [roll])


@rule("S-warrior.5")
@pytest.mark.parametrize(
    ("owner", "roll", "killed"),
    [
        ("GB-officer-1", 2, True),
        ("GB-officer-1", 3, False),
        ("GB-doctor-2", 3, True),
        ("GB-doctor-2", 4, False),
    ],
)
def test_a_warrior_that_lives_attacks_its_owner(owner: str, roll: int, killed: bool) -> None:
    t = warrior([owner, "GB-doctor-1", "GB-missionary-1", "GB-missionary-2"])
    t.play(0, "attack 1", dice=[1, roll])
    assert (t.view().bids[0] is None) == killed
    assert t.speakers("killed") == ([1, 0] if killed else [1])


@rule("S-warrior.5")
def test_a_dead_warrior_does_not() -> None:
    t = warrior(["GB-officer-1", "GB-doctor-1", "GB-missionary-1"])
    t.play(0, "attack 1", dice=[4])
    assert t.rolls == [4]
    assert t.view().bids[0] == "GB-officer-1"


@rule("S-warrior.6")
def test_it_attacks_nobody_else_and_the_survivors_raise() -> None:
    t = warrior(["GB-officer-1", "GB-doctor-1", "GB-missionary-1", "GB-missionary-2"])
    t.play(0, "attack 1", dice=[1, 1])
    assert t.rolls == [1, 1]
    assert t.step == "raise"
    assert t.view().raising == (2, 3)
    t.finish_round()
    assert t.view().special_discard == ("warrior",)


@rule("M1")
def test_a_lone_opponent_is_no_choice() -> None:
    t = warrior(["GB-officer-1", "GB-doctor-1"], dice=[3, 4])
    assert t.speakers("killed") == [1]
    assert t.view().chiefs[10] == 0


@rule("C5.2")
def test_if_both_die_nobody_controls() -> None:
    t = warrior(["GB-officer-1", "GB-doctor-1"], dice=[3, 2])
    assert t.view().chiefs[10] == -1


@rule("J17", "J20")
@pytest.mark.parametrize(
    ("victim", "limit"),
    [("SE-explorer-doctor", 2), ("US-doctor-missionary", 3), ("AT-anthropologist-officer", 2)],
)
def test_a_non_belligerent_uses_its_better_profession(victim: str, limit: int) -> None:
    for roll in (1, 2, 3, 4):
        t = warrior(["GB-officer-1", victim, "GB-doctor-2"])
        t.play(0, "attack 1", dice=[roll, 4])
        assert (t.view().bids[1] is None) == (roll <= limit)
        assert t.view().gone == ((victim,) if roll <= limit else ())


@rule("M12")
def test_an_owner_who_sits_the_round_out_is_not_attacked() -> None:
    t = table(
        hands=[[], ["GB-doctor-1"], ["GB-doctor-2"]],
        specials=[["warrior"], [], []],
    )
    t.play_all("1 bid GB-doctor-1", "2 bid GB-doctor-2", "0 play warrior")
    t.play(0, "attack 1", dice=[1])
    assert t.speakers("killed") == [1]
    assert t.speakers("attacker-killed") == []
    assert t.view().chiefs[7] == 2
