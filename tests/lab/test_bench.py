"""The bench measures what it says and compares like with like."""

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner

from expedition.bots import SearchBot
from expedition.commands.bench import bench as command
from expedition.games import find_game
from expedition.kit import Game
from expedition.lab import bench, peers, rounds
from expedition.lab.bench import Bench
from expedition.lab.rounds import Figure, Key, figure, measure, rate, ratio

OWN = {
    "moves_per_second",
    "move_us",
    "copy_us",
    "copy_of_move",
    "view_us",
    "imagined_us",
    "decision_ms",
    "simulations_per_second",
}


@pytest.fixture
def congo() -> Game[Any, Any]:
    return find_game("congo")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round, and searches of few simulations."""
    monkeypatch.setattr(rounds, "ROUNDS", 1)
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "hard_bot", lambda: SearchBot("hard", simulations=8))


def test_a_figure_is_the_middle_of_its_rounds() -> None:
    assert figure([5.0, 1.0, 3.0]) == Figure(3.0, 1.0, 5.0)


def test_a_ratio_is_taken_round_by_round() -> None:
    """A slow machine halves both in the second round; the ratio does not see it."""
    assert ratio([20.0, 10.0], [10.0, 5.0]) == Figure(2.0, 2.0, 2.0)


def test_all_things_are_measured_in_turn() -> None:
    order: list[str] = []

    def probe(name: str, seconds: float) -> float:
        order.append(name)
        return seconds

    probes = {Key(name, "x"): lambda s, name=name: probe(name, s) for name in "ab"}
    found = measure(probes, rounds.ROUNDS * 0.5)
    assert order == ["a", "b"] * rounds.ROUNDS
    assert found[Key("a", "x")] == [0.5] * rounds.ROUNDS


def test_a_rate_counts_what_was_done() -> None:
    done = []

    def some() -> int:
        done.append(sum(range(10_000)))
        return 3

    found = rate(some, 0.05)
    assert 0.5 * 3 * len(done) / 0.05 < found <= 3 * len(done) / 0.05


def test_random_play_counts_every_move(congo: Game[Any, Any]) -> None:
    play = bench.random_games(congo, 3)
    assert 60 < play() < 400


def test_the_middle_of_a_game_is_a_choice(congo: Game[Any, Any]) -> None:
    decision = bench.middle(congo, 4, 0)
    assert len(decision.moves) > 1
    assert decision.view.seats == 4


def test_simulations_are_those_that_were_made() -> None:
    """Northwest gives a decision a part of the simulations, Maldonado thinks without any."""
    bot = bench.hard_bot()
    northwest = bench.HardPlay(find_game("northwest"))
    assert 10 < northwest.simulations <= 0.04 * bot.simulations + 10
    assert bench.HardPlay(find_game("maldonado")).simulations == 0


@pytest.mark.usefixtures("quick")
def test_a_report_without_peers(congo: Game[Any, Any]) -> None:
    steps: list[int] = []
    report = Bench([congo], with_peers=False).run(0.01, lambda: steps.append(1))
    assert set(report.games["congo"]) == OWN
    assert all(each.median > 0 for each in report.games["congo"].values())
    assert (report.openspiel, report.peers) == (None, {})
    assert report.ratios == {"congo": {"moves": {}, "simulations": {}}}
    assert len(steps) == len(bench.KINDS)


@pytest.mark.usefixtures("quick")
def test_a_report_beside_openspiel(congo: Game[Any, Any]) -> None:
    report = Bench([congo], with_peers=True).run(0.01)
    assert set(report.peers) == {*peers.RANDOM_PLAY, *peers.SEARCH}
    assert set(report.ratios["congo"]["moves"]) == set(peers.RANDOM_PLAY)
    assert set(report.ratios["congo"]["simulations"]) == set(peers.SEARCH)
    gin = report.peers["gin_rummy"]
    assert gin["player_actions_per_second"].median < gin["actions_per_second"].median
    own = report.games["congo"]["moves_per_second"].median
    assert report.ratios["congo"]["moves"]["gin_rummy"].median == pytest.approx(
        own / gin["actions_per_second"].median
    )


@pytest.mark.usefixtures("quick")
def test_json() -> None:
    done = CliRunner().invoke(command, ["congo", "--json", "--seconds", "0.01", "--without-peers"])
    assert (done.exit_code, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert {"compiled", "games", "peers", "ratios"} <= set(found)
    assert set(found["games"]["congo"]["move_us"]) == {"median", "low", "high"}


@pytest.mark.usefixtures("quick")
def test_without_openspiel_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "version", lambda: None)
    done = CliRunner().invoke(command, ["congo", "--seconds", "0.01"])
    assert done.exit_code == 0
    assert "congo, interpreted" in done.stdout or "congo, compiled" in done.stdout
    assert [line for line in done.stderr.splitlines() if "pyspiel" in line and "make bench" in line]


@pytest.mark.parametrize(
    "arguments", [["chess"], ["congo", "--seconds", "0"], ["congo", "--seconds", "soon"]]
)
def test_bad_arguments_are_one_line_and_code_2(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "expedition", "bench", *arguments], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
