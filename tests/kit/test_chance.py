"""Chance: the same seed is the same luck on every machine, and tests script the dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.kit import Chance, OutOfScript


def test_the_stream_of_a_seed_never_changes() -> None:
    """Pinned: were these to change, no record would replay."""
    chance = Chance(7)
    assert [chance.below(6) for _ in range(12)] == [1, 0, 3, 0, 3, 2, 0, 3, 0, 2, 0, 0]
    chance = Chance(123456789)
    assert [chance.below(1000) for _ in range(5)] == [641, 542, 993, 843, 811]


def test_dice_picks_and_forks_never_change() -> None:
    chance = Chance(0)
    assert [chance.roll(4) for _ in range(8)] == [4, 4, 2, 2, 3, 2, 4, 2]
    assert chance.pick("abcdef") == "c"
    assert chance.fork().below(1000) == 812
    assert chance.used == 10


@given(st.integers(min_value=0), st.integers(1, 1000))
def test_outcomes_are_in_bounds_and_counted(seed: int, count: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(count) < count for _ in range(20))
    assert chance.used == 20


def test_all_outcomes_come_up_about_equally_often() -> None:
    chance = Chance(1)
    drawn = [chance.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(outcome) < 1100 for outcome in range(6))


def test_a_fork_depends_on_the_seed_alone() -> None:
    one, other = Chance(3).fork(), Chance(3).fork()
    assert [one.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]
    assert [Chance(3).below(100)] != [one.below(100)]


def test_a_script_comes_first_and_the_seed_after() -> None:
    chance, seeded = Chance(7, [5, 4]), Chance(7)
    assert [chance.below(6), chance.below(6)] == [5, 4]
    assert [chance.below(6) for _ in range(5)] == [seeded.below(6) for _ in range(5)]


def test_a_script_counts_from_nought_and_a_die_from_one() -> None:
    assert Chance(None, [0]).roll(6) == 1
    assert Chance(None, [2]).pick("abc") == "c"


def test_a_script_that_runs_out() -> None:
    chance = Chance(None, [1])
    assert chance.below(2) == 1
    with pytest.raises(OutOfScript, match="only 1 outcomes"):
        chance.below(2)


@pytest.mark.parametrize("outcome", [6, -1, 10**30])
def test_an_outcome_that_cannot_be(outcome: int) -> None:
    with pytest.raises(OutOfScript, match="outcome 1 of the script"):
        Chance(None, [outcome]).below(6)


@pytest.mark.parametrize("count", [0, -3])
def test_nothing_to_choose_from(count: int) -> None:
    chance = Chance(0)
    with pytest.raises(ValueError, match="nothing to choose from"):
        chance.below(count)
    assert chance.used == 0


@pytest.mark.parametrize("script", [(), (1, 0)])
def test_luck_can_be_wound_back(script: tuple[int, ...]) -> None:
    chance = Chance(9, script)
    first = [chance.below(6) for _ in range(5)]
    later = [chance.below(6) for _ in range(5)]
    chance.rewind(5)
    assert [chance.below(6) for _ in range(5)] == later
    chance.rewind(0)
    assert [chance.below(6) for _ in range(5)] == first
