"""The bench: how fast games are, beside OpenSpiel measured in the same run."""

import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from expedition.bots import SearchBot, make_bot
from expedition.kit import Chance, Game, Move

from . import peers
from .rounds import ROUNDS, Figure, Key, Probe, figure, measure, rate, ratio

#: What is measured, each a number a second.
MOVES = "moves"
COPIES = "copies"
VIEWS = "views"
IMAGINED = "imagined"
SIMULATIONS = "simulations"
KINDS = (MOVES, COPIES, VIEWS, IMAGINED, SIMULATIONS)
#: Decisions for each number of players that the search is measured at.
DECISIONS = 2
#: How many views states are imagined from.
IMAGINED_FROM = 60


@dataclass(frozen=True)
class Report:
    """All figures. Ratios are own over peer: by game, by what was measured, by peer."""

    compiled: bool
    python: str
    openspiel: str | None
    games: dict[str, dict[str, Figure]]
    peers: dict[str, dict[str, Figure]]
    ratios: dict[str, dict[str, dict[str, Figure]]]


class Bench:
    """Measurements to be made: of some games, and of the peers if wanted and installed."""

    def __init__(self, games: Sequence[Game[Any, Any]], *, with_peers: bool) -> None:
        self.games = games
        self.openspiel = peers.version() if with_peers else None
        self.random_play: dict[str, peers.RandomPlay] = {}
        probes: dict[Key, Probe] = {}
        for game in games:
            probes |= {Key(game.name, what): probe for what, probe in probes_of(game).items()}
        if self.openspiel is not None:
            self.random_play = {name: peers.RandomPlay(name) for name in peers.RANDOM_PLAY}
            probes |= {Key(name, MOVES): probe for name, probe in self.random_play.items()}
            simulations = hard_bot().simulations
            for name in peers.SEARCH:
                probes[Key(name, SIMULATIONS)] = peers.searching(name, simulations)
        # What is compared is measured one after the other.
        keys = sorted(probes, key=lambda key: KINDS.index(key.what))
        self.probes = {key: probes[key] for key in keys}

    @property
    def steps(self) -> int:
        """How many measurements there are."""
        return ROUNDS * len(self.probes)

    def run(self, seconds: float, each: Callable[[], None] = lambda: None) -> Report:
        """Measure everything; each thing gets so many seconds, `each` is called at each step."""
        found = measure(self.probes, seconds, each)
        return Report(
            compiled=all(is_compiled(game) for game in self.games),
            python=platform.python_version(),
            openspiel=self.openspiel,
            games={game.name: _game_figures(game.name, found) for game in self.games},
            peers=self._peer_figures(found),
            ratios={game.name: _ratios(game.name, found) for game in self.games},
        )

    def _peer_figures(self, found: dict[Key, list[float]]) -> dict[str, dict[str, Figure]]:
        figures: dict[str, dict[str, Figure]] = {}
        for name, played in self.random_play.items():
            actions = found[Key(name, MOVES)]
            figures[name] = {
                "actions_per_second": figure(actions),
                "player_actions_per_second": figure([each * played.share for each in actions]),
            }
        for name in peers.SEARCH:
            if (rates := found.get(Key(name, SIMULATIONS))) is not None:
                figures[name] = {"simulations_per_second": figure(rates)}
        return figures


def is_compiled(game: Game[Any, Any]) -> bool:
    """Whether the game's state, and so its engine, is a compiled class."""
    state, _ = game.start(game.players[0])
    file = sys.modules[type(state).__module__].__file__
    return file is not None and not file.endswith(".py")


def _game_figures(name: str, found: dict[Key, list[float]]) -> dict[str, Figure]:
    """Rates a second, costs in microseconds, and the copy as a share of a move."""
    costs = {what: [1e6 / each for each in found[Key(name, what)]] for what in KINDS}
    return {
        "moves_per_second": figure(found[Key(name, MOVES)]),
        "move_us": figure(costs[MOVES]),
        "copy_us": figure(costs[COPIES]),
        "copy_of_move": ratio(costs[COPIES], costs[MOVES]),
        "view_us": figure(costs[VIEWS]),
        "imagined_us": figure(costs[IMAGINED]),
        "simulations_per_second": figure(found[Key(name, SIMULATIONS)]),
    }


def _ratios(game: str, found: dict[Key, list[float]]) -> dict[str, dict[str, Figure]]:
    """Own over peer. OpenSpiel's chance actions count as moves: the count that is better for it."""
    return {
        what: {
            peer: ratio(found[Key(game, what)], found[Key(peer, what)])
            for peer in names
            if Key(peer, what) in found
        }
        for what, names in ((MOVES, peers.RANDOM_PLAY), (SIMULATIONS, peers.SEARCH))
    }


# --- What a game is measured by -----------------------------------------------------------------


def probes_of(game: Game[Any, Any]) -> dict[str, Probe]:
    """All measurements of a game. The states that some of them need are played beforehand."""
    tables = [(state, seats) for seats in game.players for state in all_states(game, seats)]
    looks = [(state, seat) for state, seats in tables for seat in range(seats)]
    some = looks[:: max(1, len(looks) // IMAGINED_FROM)]
    sources = [game.imagination(game.view(state, seat)) for state, seat in some]
    chance = Chance(2)

    def play(seconds: float) -> float:
        share = seconds / len(game.players)
        return fmean(rate(random_games(game, seats), share) for seats in game.players)

    def copy_all() -> int:
        for state, _ in tables:
            state.copy()
        return len(tables)

    def view_all() -> int:
        for state, seat in looks:
            game.view(state, seat)
        return len(looks)

    def imagine_all() -> int:
        for imagine in sources:
            imagine(chance)
        return len(sources)

    return {
        MOVES: play,
        COPIES: lambda seconds: rate(copy_all, seconds),
        VIEWS: lambda seconds: rate(view_all, seconds),
        IMAGINED: lambda seconds: rate(imagine_all, seconds),
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


def all_states(game: Game[Any, Any], seats: int) -> list[Any]:
    """Every state of two random games."""
    found = []
    for seed in range(2):
        chance = Chance(seed)
        state, _ = game.start(seats, None, chance)
        while waiting := game.waiting_for(state):
            found.append(state.copy())
            move = chance.pick(game.moves(state, waiting[0]))
            game.apply(state, waiting[0], move, chance, [])
        found.append(state)
    return found


# --- Search -------------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A choice of more than one move, as a bot is asked it."""

    view: Any
    moves: Sequence[Move]


def hard_bot() -> SearchBot:
    bot = make_bot("hard")
    assert isinstance(bot, SearchBot)
    return bot


def searching(game: Game[Any, Any]) -> Probe:
    """Simulations of the hard bot, over the same decisions from the middle of games each time."""
    bot = hard_bot()
    decisions = [
        decision
        for seats in game.players
        for decision in [middle(game, seats, seed) for seed in range(DECISIONS)]
    ]

    def decide_all() -> int:
        for view, moves in decisions:
            bot.choose(game, view, moves, Chance(3))
        return bot.simulations * len(decisions)

    return lambda seconds: rate(decide_all, seconds)


def middle(game: Game[Any, Any], seats: int, seed: int) -> Decision:
    """The middle one of all decisions in a game between greedy players."""
    chance = Chance(seed)
    state, _ = game.start(seats, None, chance)
    found = []
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        decision = Decision(game.view(state, seat), game.moves(state, seat))
        if len(decision.moves) > 1:
            found.append(decision)
        game.apply(state, seat, game.greedy(*decision, chance), chance, [])
    return found[len(found) // 2]
