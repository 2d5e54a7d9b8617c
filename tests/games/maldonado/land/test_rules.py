"""The rules of the land, held against a checker that was written apart from them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.games.maldonado.land.generating import fits_wishes
from expedition.games.maldonado.land.rules import breaches
from expedition.games.maldonado.land.terrain import (
    COUNTS,
    MAPS,
    TERRAINS,
    read_map,
    terrain,
    with_numbers,
    write_map,
)

from .checker import broken_rules, wishes_missed

SPACE = st.integers(0, 48)


def rows(codes: bytes) -> list[str]:
    return write_map(codes).split("\n")


@pytest.mark.parametrize("codes", MAPS)
def test_the_ten_maps_obey(codes: bytes) -> None:
    assert broken_rules(rows(codes)) == set()
    assert breaches(codes) == []
    assert wishes_missed(rows(codes)) == []
    assert fits_wishes(codes)


def test_the_counts_fill_the_land() -> None:
    assert sum(COUNTS) == 49
    assert len(COUNTS) == len(TERRAINS)


@given(st.sampled_from(MAPS), st.lists(st.tuples(SPACE, SPACE), min_size=1, max_size=3))
def test_spaces_exchanged(codes: bytes, pairs: list[tuple[int, int]]) -> None:
    """Whatever is exchanged, both say the same of every rule; numbers may be wrong or put right."""
    changed = list(codes)
    for one, other in pairs:
        changed[one], changed[other] = changed[other], changed[one]
    for each in (bytes(changed), with_numbers([terrain(code) for code in changed])):
        assert set(breaches(each)) == broken_rules(rows(each))


@given(st.sampled_from(MAPS), SPACE, SPACE)
def test_terrain_put_twice(codes: bytes, one: int, other: int) -> None:
    changed = bytearray(codes)
    changed[one] = changed[other]
    if 0 in changed:  # a land without its peak is never asked about
        assert set(breaches(bytes(changed))) == broken_rules(rows(bytes(changed)))


def test_maps_are_read_and_written() -> None:
    for codes in MAPS:
        assert read_map(write_map(codes)) == codes
    with pytest.raises(ValueError, match="49 letters, not 3"):
        read_map("ABC")
    with pytest.raises(ValueError, match="A2: no terrain is written 'x'"):
        read_map("Wx" + "?" * 47)
