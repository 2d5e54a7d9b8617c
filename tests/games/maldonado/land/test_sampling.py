"""Maps drawn to fit what is known."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from expedition.games.maldonado.land.narrowing import Impossible
from expedition.games.maldonado.land.reasoning import likelihoods
from expedition.games.maldonado.land.sampling import Sampler, sample
from expedition.games.maldonado.land.terrain import BONES, MAPS, UNKNOWN, WOOD, write_map
from expedition.kit.chance import Chance

from .checker import broken_rules
from .places import PICTURE, at, walked


@settings(max_examples=40)
@given(st.sampled_from(MAPS), st.integers(0, 40), st.integers(0, 10**6))
def test_a_sample_agrees_and_obeys(codes: bytes, steps: int, seed: int) -> None:
    known = walked(codes, steps, seed)
    drawn = sample(known, Chance(seed))
    assert broken_rules(write_map(drawn).split("\n")) == set()
    assert all(seen in (UNKNOWN, code) for seen, code in zip(known, drawn, strict=True))


def test_the_same_luck_draws_the_same() -> None:
    for draws in (1, 6):
        one, other = Sampler(PICTURE), Sampler(PICTURE)
        assert [one.draw(Chance(n)) for n in range(draws)] == [
            other.draw(Chance(n)) for n in range(draws)
        ]


def test_few_maps_are_drawn_fairly() -> None:
    """Thirteen maps fit: wood is on A3 in eight of them."""
    sampler = Sampler(PICTURE)
    chance = Chance(7)
    drawn = [sampler.draw(chance) for _ in range(2000)]
    assert len(set(drawn)) == 13
    share = sum(codes[at("A3")] == WOOD for codes in drawn) / len(drawn)
    assert abs(share - likelihoods(PICTURE).share[at("A3")][WOOD]) < 0.05


def test_what_cannot_be_is_refused() -> None:
    wrong = bytearray(PICTURE)
    wrong[at("A7")] = BONES
    with pytest.raises(Impossible):
        sample(bytes(wrong), Chance(0))
    with pytest.raises(Impossible, match="peak"):
        sample(bytes([UNKNOWN] * 49), Chance(0))
