"""The bench: how fast games are, beside OpenSpiel measured in the same run."""

import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from expedition.bots import SearchBot, make_bot
from expedition.bots.search import Search
from expedition.kit import Chance, Game, Move

from . import peers
from .rounds import ROUNDS, Figure, Key, Probe, figure, measure, rate, ratio

#: What is measured, each a number a second.
MOVES = "moves"
COPIES = "copies"
VIEWS = "views"
IMAGINED = "imagined"
DECISIONS = "decisions"
KINDS = (MOVES, COPIES, VIEWS, IMAGINED, DECISIONS)
#: Follows from decisions for games that are searched; OpenSpiel's search is measured by it.
SIMULATIONS = "simulations"
#: Decisions for each number of players that the hard bot is measured at.
GAMES = 2
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
        self.hard = {game.name: HardPlay(game) for game in games}
        probes: dict[Key, Probe] = {}
        for game in games:
            probes |= {Key(game.name, what): probe for what, probe in probes_of(game).items()}
            probes[Key(game.name, DECISIONS)] = self.hard[game.name]
        if self.openspiel is not None:
            self.random_play = {name: peers.RandomPlay(name) for name in peers.RANDOM_PLAY}
            probes |= {Key(name, MOVES): probe for name, probe in self.random_play.items()}
            simulations = hard_bot().simulations
            for name in peers.SEARCH:
                probes[Key(name, SIMULATIONS)] = peers.searching(name, simulations)
        # What is compared is measured one after the other.
        keys = sorted(probes, key=lambda key: (*KINDS, SIMULATIONS).index(key.what))
        self.probes = {key: probes[key] for key in keys}

    @property
    def steps(self) -> int:
        """How many measurements there are."""
        return ROUNDS * len(self.probes)

    def run(self, seconds: float, each: Callable[[], None] = lambda: None) -> Report:
        """Measure everything; each thing gets so many seconds, `each` is called at each step."""
        found = measure(self.probes, seconds, each)
        for name, played in self.hard.items():
            if played.simulations:
                rates = [played.simulations * each for each in found[Key(name, DECISIONS)]]
                found[Key(name, SIMULATIONS)] = rates
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
    figures = {
        "moves_per_second": figure(found[Key(name, MOVES)]),
        "move_us": figure(costs[MOVES]),
        "copy_us": figure(costs[COPIES]),
        "copy_of_move": ratio(costs[COPIES], costs[MOVES]),
        "view_us": figure(costs[VIEWS]),
        "imagined_us": figure(costs[IMAGINED]),
        "decision_ms": figure([each / 1000 for each in costs[DECISIONS]]),
    }
    if (rates := found.get(Key(name, SIMULATIONS))) is not None:
        figures["simulations_per_second"] = figure(rates)
    return figures


def _ratios(game: str, found: dict[Key, list[float]]) -> dict[str, dict[str, Figure]]:
    """Own over peer. OpenSpiel's chance actions count as moves: the count that is better for it."""
    return {
        what: {
            peer: ratio(found[Key(game, what)], found[Key(peer, what)])
            for peer in names
            if Key(peer, what) in found and Key(game, what) in found
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


# --- The hard bot -------------------------------------------------------------------------------


class Decision(NamedTuple):
    """A choice of more than one move, as a bot is asked it."""

    view: Any
    moves: Sequence[Move]


def hard_bot() -> SearchBot:
    bot = make_bot("hard")
    assert isinstance(bot, SearchBot)
    return bot


class HardPlay:
    """A probe: decisions a second, the same ones from the middle of games each time.

    `simulations` is how many one of them takes on average; 0 where the game does not search.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.bot = hard_bot()
        self.decisions = [
            middle(game, seats, seed) for seats in game.players for seed in range(GAMES)
        ]
        self.simulations = fmean([self._simulated(each) for each in self.decisions])

    def __call__(self, seconds: float) -> float:
        return rate(self._decide_all, seconds)

    def _decide_all(self) -> int:
        for view, moves in self.decisions:
            self.bot.choose(self.game, view, moves, Chance(3))
        return len(self.decisions)

    def _simulated(self, decision: Decision) -> int:
        """The simulations of one decision, counted where they have left their traces."""
        (view, moves), bot = decision, self.bot
        if self.game.ponder(view, moves, bot.simulations, Chance(3)) is not None:
            return 0
        search = Search(self.game, view, view.seat, bot.horizon, bot.explore)
        search.best(moves, bot.simulations, Chance(3))
        return sum(child.visits for child in search.root.children.values())


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
