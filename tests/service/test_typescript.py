"""The browser's types are Python's: generated, and current."""

from pathlib import Path

import pytest

from expedition.games import all_games
from expedition.service.typescript import game_types, wire_types

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_types_of_the_wire_are_current() -> None:
    assert (WEB / "types.ts").read_text("utf-8") == wire_types(), "run make typescript"


@pytest.mark.parametrize("name", [game for game in all_games() if (WEB / "games" / game).is_dir()])
def test_the_types_of_a_game_are_current(name: str) -> None:
    written = (WEB / "games" / name / "types.ts").read_text("utf-8")
    assert written == game_types(all_games()[name]), "run make typescript"
