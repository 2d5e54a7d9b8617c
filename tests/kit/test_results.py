"""Results: ranks that are shared, and who has won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.kit import Result, ranked


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([3, 1, 2], (1, 3, 2)),
        ([3, 1, 3, 2], (1, 4, 1, 3)),
        ([0, 0], (1, 1)),
        ([(5, 1), (5, 2)], (2, 1)),
        ([7], (1,)),
        ([], ()),
    ],
)
def test_ranks(keys: list[object], ranks: tuple[int, ...]) -> None:
    assert ranked(keys) == ranks


@given(st.lists(st.integers(-5, 5), min_size=1))
def test_a_rank_is_one_more_than_how_many_are_better(keys: list[int]) -> None:
    ranks = ranked(keys)
    assert min(ranks) == 1
    for key, rank in zip(keys, ranks, strict=True):
        assert rank == 1 + len([other for other in keys if other > key])


def test_winners_are_all_who_came_first() -> None:
    assert Result((3, 1, 3), (1, 3, 1), "ending", "shared").winners == (0, 2)
