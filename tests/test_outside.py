"""Somebody outside offers a game by the entry point `expedition.games`, and everything plays it."""

import subprocess
import sys
from pathlib import Path

import pytest

from .outside import ROOT, distribution, expedition

RECORD = ROOT / "tests" / "example" / "golden" / "three-days.record"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return distribution(tmp_path_factory.mktemp("outside"), "tests.example:GAME")


def test_it_is_found_beside_the_games_of_the_house(games: Path) -> None:
    code = "from expedition import games; print(*games.all_games(), games.find_game('summit'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}:{games}"},
        timeout=60,
    )
    assert done.stdout.startswith("congo "), done.stderr
    assert " summit <tests.example.Summit object" in done.stdout


def test_without_the_distribution_it_is_unknown() -> None:
    done = expedition("check", RECORD)
    assert done.returncode == 1
    assert "there is no game 'summit', only congo" in done.stdout


def test_every_command_knows_it(games: Path) -> None:
    checked = expedition("check", RECORD, games=games)
    assert checked.stdout == f"{RECORD}: summit, 6 moves, over\n"
    told = expedition("replay", RECORD, "--as", "0", "--lang", "fr", games=games)
    assert told.stdout.startswith("Vous tirez le ")
    arena = expedition("arena", "summit", "--bots", "search,random", "--games", "2", games=games)
    assert "summit: 2 games, seed 0" in arena.stdout, arena.stderr


@pytest.mark.parametrize("target", ["nowhere:GAME", "tests.example:NOTHING", "json:loads"])
def test_a_game_that_cannot_be_loaded_disturbs_no_other(tmp_path: Path, target: str) -> None:
    done = expedition("check", RECORD, games=distribution(tmp_path, target))
    assert done.returncode == 1
    assert "only congo" in done.stdout
    assert f"({target}) is left out" in done.stderr
    assert "Traceback" not in done.stderr
