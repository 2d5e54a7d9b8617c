"""Golden games of every registered game: replayed and compared line by line."""

from itertools import zip_longest
from pathlib import Path

import pytest

from expedition.compliance.golden import log_lines, replay
from expedition.games import all_games, find_game
from expedition.kit import records

from .golden import FOLDER, record_paths

PATHS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_golden_games(game: str) -> None:
    assert record_paths(game), f"tests/golden/{game} holds no records"


@pytest.mark.parametrize("path", PATHS, ids=[f"{path.parent.name}/{path.stem}" for path in PATHS])
def test_the_game_is_the_same_line_by_line(path: Path) -> None:
    match = replay(find_game(path.parent.name), path)
    log = path.with_suffix(".log")
    expected = log.read_text("utf-8").splitlines()
    for number, (found, wanted) in enumerate(zip_longest(log_lines(match), expected), 1):
        assert found == wanted, f"{log.name}:{number}"


@pytest.mark.parametrize("path", PATHS, ids=[f"{path.parent.name}/{path.stem}" for path in PATHS])
def test_the_record_reads_back_byte_for_byte(path: Path) -> None:
    text = path.read_text("utf-8")
    assert str(records.read(text)) == text
    assert str(replay(find_game(path.parent.name), path).record()) == text


def test_nothing_lies_about() -> None:
    """Every log has its record, every record lies in the folder of its game."""
    for path in FOLDER.glob("*/*.log"):
        assert path.with_suffix(".record").exists(), path.name
    for path in PATHS:
        assert records.read(path.read_text("utf-8")).game == path.parent.name
