"""The thinking players: they see only a view, choose what is legal, and bring a game to its end."""

import pytest

from expedition.bots import make_bot
from expedition.games.maldonado import GAME
from expedition.kit import Chance, Match


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("mode", "seats"), [("allies", 1), ("allies", 3), ("traitor", 2), ("traitor", 4)]
)
def test_a_whole_game_of_thinking_players(level: str, mode: str, seats: int) -> None:
    bot = make_bot(level)
    match = Match(GAME, seats, {"mode": mode, "map": 5}, seed=seats)
    chance = Chance(7)
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, bot.choose(GAME, match.view(seat), match.moves(seat), chance))
    assert match.result is not None


def test_what_a_seat_cannot_see_changes_nothing_it_thinks() -> None:
    match = Match(GAME, 4, {"map": 5}, seed=3)
    bot, chance = make_bot("hard"), Chance(5)
    for _ in range(60):
        seat = match.waiting_for[0]
        view, moves = match.view(seat), match.moves(seat)
        imagined = GAME.view(GAME.imagine(view, Chance(1)), seat)
        choice = bot.choose(GAME, view, moves, Chance(2))
        assert bot.choose(GAME, imagined, moves, Chance(2)) == choice
        match.play(seat, choice if chance.below(2) else chance.pick(moves))
