"""Stored states and views that are not what they should be are refused by name."""

from dataclasses import replace
from typing import Any

import pytest

from expedition.games.northwest import GAME
from expedition.kit import BadData, Match


def stored() -> dict[str, Any]:
    data: dict[str, Any] = Match(GAME, 2, seed=1).state.to_data()
    return data


def test_a_stored_state_comes_back() -> None:
    assert GAME.restore(stored()) == Match(GAME, 2, seed=1).state


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 11),
        ("step", 9),
        ("turn", 2),
        ("seats", 5),
        ("scores", [1]),
        ("anchors", [1, 2]),
        ("order", [0, 0]),
        ("ships", [0, 0]),
        ("display", []),
        ("land", 1 << 200),
        ("bag", "many"),
    ],
)
def test_odd_values_are_refused(field: str, value: object) -> None:
    with pytest.raises(BadData):
        GAME.restore({**stored(), field: value})


def test_fields_are_named() -> None:
    data = stored()
    with pytest.raises(BadData, match=r"state\.luck: unknown"):
        GAME.restore({**data, "luck": 7})
    del data["round"]
    with pytest.raises(BadData, match=r"state\.round: missing"):
        GAME.restore(data)


def test_odd_views_are_refused() -> None:
    view = Match(GAME, 2, seed=1).view(0)
    for odd in (
        replace(view, round=12),
        replace(view, expeditions=view.expeditions[:1]),
        replace(view, display=("L99",) * 4),
        replace(view, corners=("L" * 20,) * 20),
        replace(view, hole=("Z1",)),
        replace(view, turn=7),
    ):
        with pytest.raises(BadData):
            GAME.imagination(odd)
