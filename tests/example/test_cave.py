"""Cave: everywhere a game may be played alone, together, and lost by all."""

import json
from pathlib import Path

import pytest

from expedition.bots.search import SearchBot
from expedition.compliance import check_game
from expedition.kit import Chance, Match, Result
from expedition.lab.arena import Pairing, play_pairing, standings
from expedition.terminal.session import place, victory
from expedition.words import Words
from tests.outside import distribution, expedition

from .cave import GAME


def test_cave_complies() -> None:
    assert check_game(GAME, golden=None, rules_page=None, tests=None) == []


def test_everybody_lost() -> None:
    result = Result((0.0, 0.0), (2, 2), "ending-dark", "decided-together", allied=True)
    assert result.winners == ()
    assert result.shares == (0.0, 0.0)
    words = Words("en", GAME, ("Ada", "Boris"))
    assert victory(result, words) == "The game is lost: nobody wins."
    assert place(result, 0) == "=–"


def test_allies_have_each_won() -> None:
    allies = Result((2.0, 2.0), (1, 1), "ending-out", "decided-together", allied=True)
    assert allies.shares == (1.0, 1.0)
    assert victory(allies, Words("en", GAME, ("Ada", "Boris"))) == "Ada and Boris win together."
    tied = Result((2.0, 2.0), (1, 1), "ending-out", "decided-together")
    assert tied.shares == (0.5, 0.5)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_searching_bot_plays_to_the_end(seats: int) -> None:
    match, bot, chance = Match(GAME, seats, {"candles": 1}, 3), SearchBot(), Chance(1)
    while match.waiting_for:
        (seat,) = match.waiting_for
        match.play(seat, bot.choose(GAME, match.view(seat), match.moves(seat), chance))
    assert match.result is not None


def test_alone_at_the_terminal_and_in_the_arena(tmp_path: Path) -> None:
    games = distribution(tmp_path / "games", "tests.example.cave:GAME")
    ran = expedition("play", "cave", "--seats", "1", "--plain", games=games)
    assert "Left or right? Candles: 2." in ran.stdout, ran.stderr
    ran = expedition("arena", "cave", "--bots", "random", "--games", "4", "--json", games=games)
    assert json.loads(ran.stdout)["bots"][0]["seats"] == 1
    ran = expedition("arena", "cave", "--bots", "random,greedy", "--games", "4", games=games)
    assert ran.returncode == 0, ran.stderr
    ran = expedition("fuzz", "cave", "--games", "12", games=games)
    assert "12 of 12" in ran.stdout, ran.stderr


def test_who_wins_together_wins_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("expedition.lab.arena.find_game", lambda name: GAME)
    names = ("random", "greedy")
    played = [play_pairing(Pairing("cave", {"candles": 4}, seed, names)) for seed in range(20)]
    one, other = standings(names, played)
    assert one.wins == other.wins > 0
    assert one.rating == pytest.approx(other.rating)
