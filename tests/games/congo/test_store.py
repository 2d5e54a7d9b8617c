"""Stored states and views that are not what they should be are refused by name."""

import json
from dataclasses import replace
from typing import Any

import pytest

from expedition.games.congo import GAME
from expedition.kit import BadData, Chance, Match

MATCH = Match(GAME, 3, seed=4)
DATA = MATCH.state.to_data()


def test_a_state_comes_back() -> None:
    assert GAME.restore(json.loads(json.dumps(DATA))) == MATCH.state


BROKEN: dict[str, Any] = {
    "seats": 99,
    "stop": 15,
    "step": 77,
    "first": 3,
    "due": -1,
    "special": 15,
    "owner": "0",
    "turn": 1.5,
    "hidden_scores": 0,
    "character_pile": 10**13,
    "auxiliary_pile": [300],
    "stations": [0, 1],
    "hands": [[1], [2]],
    "scores": [0, 0],
    "bids": [None, None, None],
    "known": "abc",
}


@pytest.mark.parametrize("field", BROKEN)
def test_a_broken_field_is_named(field: str) -> None:
    with pytest.raises(BadData, match=f"state.{field}"):
        GAME.restore({**DATA, field: BROKEN[field]})


@pytest.mark.parametrize("data", [{}, None, [], "state", {**DATA, "extra": 1}])
def test_what_is_no_state_is_refused(data: Any) -> None:
    with pytest.raises(BadData):
        GAME.restore(data)


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 99},
        {"seats": 10**1000},
        {"stop": "nowhere"},
        {"step": "nothing"},
        {"characters": ("GB-king-1",)},
        {"language": "latin"},
        {"flags": ()},
        {"seats": 0},
        {"waiting": (0, 2**62)},
        {"auxiliary_counts": (0, 10**6)},
    ],
)
def test_nobody_can_imagine_what_is_no_table(change: dict[str, Any]) -> None:
    view = replace(MATCH.view(0), **change)
    with pytest.raises(BadData, match="view"):
        GAME.imagine(view, Chance(0))
