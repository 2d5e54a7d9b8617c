"""The bench: how fast games are, beside others measured in the same run.

Everything is measured in several short rounds, all things in turn, so that a machine that is slow
for a while is slow for all of them; a figure is the median of its rounds, and a ratio is taken
round by round. Time is processor time of this one process.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

from expedition.bots import SearchBot, make_bot
from expedition.kit import Chance, Game

ROUNDS = 5
#: Things a game is measured by, each a rate a second.
MOVES, COPIES, VIEWS, IMAGININGS, SIMULATIONS = (
    "moves",
    "copies",
    "views",
    "imagined",
    "simulations",
)

#: Measures for about so many seconds and says how many a second there were.
Probe = Callable[[float], float]


@dataclass(frozen=True)
class Figure:
    """What the rounds gave: the middle one, the lowest and the highest."""

    median: float
    low: float
    high: float


def figure(rounds: Sequence[float]) -> Figure:
    return Figure(median(rounds), min(rounds), max(rounds))


def ratio(own: Sequence[float], peer: Sequence[float]) -> Figure:
    """Own over peer, each round by itself."""
    return figure([one / other for one, other in zip(own, peer, strict=True)])


def measure(
    probes: Mapping[str, Probe], seconds: float, each: Callable[[], None] = lambda: None
) -> dict[str, list[float]]:
    """The rates of all probes, round by round; a probe gets so many seconds in all.

    `each` is called after every measurement: there are `ROUNDS` of them for a probe.
    """
    found: dict[str, list[float]] = {name: [] for name in probes}
    for _ in range(ROUNDS):
        for name, probe in probes.items():
            found[name].append(probe(seconds / ROUNDS))
            each()
    return found


def rate(some: Callable[[], int], seconds: float) -> float:
    """How many a second, when each call does some and says how many."""
    count = 0
    started = process_time()
    took = 0.0
    while took < seconds or not took:
        count += some()
        took = process_time() - started
    return count / took


def is_compiled(game: Game[Any, Any]) -> bool:
    """Whether the game's state, and so its engine, is a compiled class."""
    state, _ = game.start(game.players[0])
    file = sys.modules[type(state).__module__].__file__
    return file is not None and not file.endswith(".py")


# --- What a game is measured by -----------------------------------------------------------------


def probes_of(game: Game[Any, Any]) -> dict[str, Probe]:
    """All measurements of a game. The states that some of them need are played beforehand."""
    seen = [each for seats in game.players for each in _all_states(game, seats)]
    states = [state for state, _ in seen]
    looks = [(state, seat) for state, seats in seen for seat in range(seats)]
    chance = Chance(2)
    sources = [
        game.imagination(game.view(state, seat)) for state, seat in looks[:: len(looks) // 60]
    ]

    def copy_all() -> int:
        for state in states:
            state.copy()
        return len(states)

    def view_all() -> int:
        for state, seat in looks:
            game.view(state, seat)
        return len(looks)

    def imagine_all() -> int:
        for imagine in sources:
            imagine(chance)
        return len(sources)

    return {
        MOVES: lambda seconds: fmean(
            rate(random_games(game, seats), seconds / len(game.players)) for seats in game.players
        ),
        COPIES: lambda seconds: rate(copy_all, seconds),
        VIEWS: lambda seconds: rate(view_all, seconds),
        IMAGININGS: lambda seconds: rate(imagine_all, seconds),
        SIMULATIONS: searching(game),
    }


def random_games(game: Game[Any, Any], seats: int) -> Callable[[], int]:
    """Plays a whole game at random when called, and says how many moves it had."""
    chance = Chance(1)

    def play_one() -> int:
        state, _ = game.start(seats, None, chance)
        moves = 0
        while waiting := game.waiting_for(state):
            seat = waiting[0]
            move = chance.pick(game.moves(state, seat))
            game.apply(state, seat, move, chance, [])
            moves += 1
        return moves

    return play_one


def _all_states(game: Game[Any, Any], seats: int) -> list[tuple[Any, int]]:
    """Every state of two random games, with the number of seats."""
    found = []
    for seed in range(2):
        chance = Chance(seed)
        state, _ = game.start(seats, None, chance)
        while waiting := game.waiting_for(state):
            found.append((state.copy(), seats))
            move = chance.pick(game.moves(state, waiting[0]))
            game.apply(state, waiting[0], move, chance, [])
        found.append((state, seats))
    return found


def searching(game: Game[Any, Any]) -> Probe:
    """Simulations of the hard bot over the same decisions in each round, all of them."""
    bot = make_bot("hard")
    assert isinstance(bot, SearchBot)
    decisions = list(chain(*(middle(game, seats, decisions=2) for seats in game.players)))

    def decide_all() -> int:
        for view, moves in decisions:
            bot.choose(game, view, moves, Chance(3))
        return bot.simulations * len(decisions)

    return lambda seconds: rate(decide_all, seconds)


class Decision(NamedTuple):
    view: Any
    moves: Sequence[Any]


def middle(game: Game[Any, Any], seats: int, decisions: int) -> list[Decision]:
    """Real choices from the middle of games between greedy players, one a game."""
    found = []
    for seed in range(decisions):
        choices = _greedy_game(game, seats, Chance(seed))
        found.append(choices[len(choices) // 2])
    return found


def _greedy_game(game: Game[Any, Any], seats: int, chance: Chance) -> list[Decision]:
    """Every decision of a game that was one."""
    state, _ = game.start(seats, None, chance)
    found = []
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        decision = Decision(game.view(state, seat), game.moves(state, seat))
        if len(decision.moves) > 1:
            found.append(decision)
        game.apply(state, seat, game.greedy(*decision, chance), chance, [])
    return found
