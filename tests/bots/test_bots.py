"""Bots see a view and the legal moves, nothing else, and always choose one of those."""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from expedition.bots import BOTS, Bot, GreedyBot, RandomBot, SearchBot, make_bot
from expedition.games.congo import GAME as CONGO
from expedition.games.northwest import GAME as NORTHWEST
from expedition.kit import BadTable, Chance, Game, Match, from_json, to_json
from tests.example import GAME as SUMMIT

#: Quick enough to ask often; what they may see does not depend on how long they think.
PLAYERS: list[Bot] = [RandomBot(), GreedyBot(), SearchBot(simulations=30)]
NAMES = [bot.name for bot in PLAYERS]
Position = tuple[Match, int]


def positions(game: Game[Any, Any], seats: int, seed: int, every: int) -> Iterator[Position]:
    """Some decisions of a random game that leave a choice."""
    match = Match(game, seats, seed=seed)
    luck = Chance(seed)
    while match.waiting_for:
        seat = luck.pick(match.waiting_for)
        if len(match.moves(seat)) > 1 and luck.below(every) == 0:
            yield match, seat
        match.play(seat, luck.pick(match.moves(seat)))


# --- What a bot may see -------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gets_a_view_and_moves_and_no_state(name: str) -> None:
    assert list(signature(make_bot(name).choose).parameters) == ["game", "view", "moves", "chance"]


@pytest.mark.parametrize("bot", PLAYERS, ids=NAMES)
@pytest.mark.parametrize("seats", CONGO.players)
def test_states_with_equal_views_get_equal_choices(seats: int, bot: Bot) -> None:
    """Another full state that the seat cannot tell from the real one; the same luck."""
    told_apart = asked = 0
    for match, seat in positions(CONGO, seats, seed=seats, every=6):
        view = match.view(seat)
        other = CONGO.imagine(view, Chance(asked))
        moves = CONGO.moves(other, seat)
        assert CONGO.view(other, seat) == view
        assert moves == match.moves(seat)
        told_apart += other != match.state
        asked += 1
        one = bot.choose(CONGO, view, match.moves(seat), Chance(asked))
        assert bot.choose(CONGO, CONGO.view(other, seat), moves, Chance(asked)) == one
    assert asked > 3
    assert told_apart == asked, "the imagined states differ from the real ones"


@pytest.mark.parametrize("bot", PLAYERS, ids=NAMES)
def test_a_view_that_went_over_the_wire_is_as_good(bot: Bot) -> None:
    """Nothing clings to a view that was made of JSON: it is all that a bot needs."""
    for match, seat in positions(CONGO, 3, seed=9, every=8):
        view = match.view(seat)
        sent = from_json(CONGO.view_type, to_json(view))
        moves = [CONGO.notation.parse(move.text) for move in match.moves(seat)]
        one = bot.choose(CONGO, view, match.moves(seat), Chance(5))
        assert bot.choose(CONGO, sent, moves, Chance(5)) == one


@pytest.mark.parametrize("bot", PLAYERS, ids=NAMES)
def test_a_bot_changes_nothing_it_is_given(bot: Bot) -> None:
    for match, seat in positions(CONGO, 2, seed=4, every=12):
        view, moves = match.view(seat), match.moves(seat)
        before = to_json(view), list(moves), match.state.copy()
        bot.choose(CONGO, view, moves, Chance(1))
        assert (to_json(view), list(moves), match.state) == before


# --- What it chooses ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", CONGO.players)
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot(simulations=4)], ids=NAMES)
def test_every_choice_is_legal_over_whole_games(bot: Bot, seats: int) -> None:
    match = Match(CONGO, seats, {"river": "short"}, seed=20 + seats)
    play_out(match, [bot] * seats)
    assert match.result is not None


@pytest.mark.parametrize("name", BOTS)
def test_every_named_bot_makes_a_legal_choice(name: str) -> None:
    match, seat = next(positions(CONGO, 2, seed=1, every=1))
    moves = match.moves(seat)
    assert make_bot(name).choose(CONGO, match.view(seat), moves, Chance(0)) in moves


def play_out(match: Match, bots: list[Bot]) -> None:
    lucks = [Chance(seat) for seat in range(match.seats)]
    while match.waiting_for:
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        move = bots[seat].choose(match.game, match.view(seat), moves, lucks[seat])
        assert move in moves
        match.play(seat, move)


def test_an_unknown_bot() -> None:
    with pytest.raises(BadTable, match="no bot 'clever', only random, greedy, search"):
        make_bot("clever")


# --- A game with more moves than can be searched --------------------------------------------------


def test_search_tries_only_the_candidates() -> None:
    insight = NORTHWEST.insight
    assert insight is not None
    bot = SearchBot(simulations=100)
    for match, seat in positions(NORTHWEST, 2, seed=3, every=8):
        moves = match.moves(seat)
        chosen = bot.choose(NORTHWEST, match.view(seat), moves, Chance(1))
        assert chosen in insight.candidates(match.state.copy(), seat, moves)


def test_a_game_that_names_no_candidates_is_searched_whole() -> None:
    insight = CONGO.insight
    assert insight is not None
    match, seat = next(positions(CONGO, 2, seed=1, every=1))
    moves = match.moves(seat)
    assert insight.candidates(match.state.copy(), seat, moves) == moves
    assert insight.at_once(match.state, seat) is None
    assert insight.effort == 1.0


# --- A game without help ------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_game_that_offers_no_insight(name: str) -> None:
    assert SUMMIT.insight is None
    match = Match(SUMMIT, 2, {"days": 2}, seed=1)
    play_out(match, [make_bot(name), RandomBot()])
    assert match.result is not None


def test_search_finds_out_that_the_best_card_climbs() -> None:
    match = Match(SUMMIT, 2, {"days": 1}, script=(5, 0))
    assert match.view(0).card == 6
    bot = SearchBot(simulations=200)
    choices = {
        bot.choose(SUMMIT, match.view(0), match.moves(0), Chance(seed)).text for seed in range(9)
    }
    assert choices == {"climb"}


def test_search_beats_random_without_insight() -> None:
    points = [0, 0]
    for seed in range(6):
        match = Match(SUMMIT, 2, {"days": 9}, seed)
        play_out(match, [SearchBot(simulations=40), RandomBot()])
        points = [sum(pair) for pair in zip(points, match.view(None).scores, strict=True)]
    assert points[0] > points[1]
