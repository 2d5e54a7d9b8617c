"""OpenSpiel, to measure beside: its C++ games through its Python API, and its own search in Python.

It is the optional extra `peers`; `version` is None where it is not installed.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from random import Random
from typing import Any

from .rounds import Probe, rate

#: Games for random play, and whether all their chance outcomes are equally likely.
RANDOM_PLAY = {"gin_rummy": True, "backgammon": True, "battleship": True, "hanabi": False}
#: Games its information-set search can play, as they are loaded.
SEARCH = {"euchre": "euchre", "hearts": "hearts(pass_cards=False)", "oh_hell": "oh_hell"}
#: Deals that its search is measured at.
DEALS = 4


def version() -> str | None:
    """The version installed, if any."""
    try:
        import_module("pyspiel")
        return version_of("open_spiel")
    except (ImportError, PackageNotFoundError):
        return None


# --- Random play --------------------------------------------------------------------------------


class RandomPlay:
    """A probe: actions a second, chance's included. `share` tells how many of them players took."""

    def __init__(self, name: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(name)
        self.random = Random(1).random
        self.draw = _any if RANDOM_PLAY[name] else _weighted
        self.actions = 0
        self.player_actions = 0

    def __call__(self, seconds: float) -> float:
        return rate(self._play_one, seconds)

    @property
    def share(self) -> float:
        return self.player_actions / self.actions

    def _play_one(self) -> int:
        state = self.game.new_initial_state()
        draw, random = self.draw, self.random
        players = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, random))
                chances += 1
            else:
                state.apply_action(_any(state, random))
                players += 1
        self.player_actions += players
        self.actions += players + chances
        return players + chances


def _any(state: Any, random: Callable[[], float]) -> int:
    """Any legal action; at chance nodes that is any outcome, and the quickest way to draw one."""
    actions: list[int] = state.legal_actions()
    return actions[int(random() * len(actions))]


def _weighted(state: Any, random: Callable[[], float]) -> int:
    left = random()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


# --- Search -------------------------------------------------------------------------------------


def searching(name: str, simulations: int) -> Probe:
    """Simulations of its Python ISMCTS, one random rollout each, over the same few deals."""
    states = [_first_play(name, seed) for seed in range(DEALS)]

    def decide_all() -> int:
        for seed, state in enumerate(states):
            _bot(state, simulations, seed).step(state)
        return simulations * len(states)

    return lambda seconds: rate(decide_all, seconds)


def _bot(state: Any, simulations: int, seed: int) -> Any:
    state_of = import_module("numpy").random.RandomState
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    return ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=state_of(seed)),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=state_of(seed),
    )


def _first_play(name: str, seed: int) -> Any:
    """The first card to be played that is a choice; before it chance and players act at random."""
    rng = Random(seed)
    state = import_module("pyspiel").load_game(SEARCH[name]).new_initial_state()
    while state.is_chance_node() or not _is_play(name, state):
        draw = _weighted if state.is_chance_node() else _any
        state.apply_action(draw(state, rng.random))
    return state


def _is_play(name: str, state: Any) -> bool:
    if len(state.legal_actions()) < 2:
        return False
    if name == "euchre":
        return bool(state.current_phase() == import_module("pyspiel").euchre.Phase.PLAY)
    if name == "oh_hell":
        return str(state).startswith("Phase: Play")
    return True
