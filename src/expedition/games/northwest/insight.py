"""What the game tells a searching bot: how players go on, which moves to try, who stands better."""

from collections.abc import Sequence
from math import exp
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.game import Insight
from expedition.kit.moves import Move

from .notation import END, FILL_SEA
from .policy import Plan, choose
from .prospects import prospects, spread
from .scoring import result
from .state import ACT, FILL, OVER, State

#: Final points by which a win is as good as sure.
_CLEAR: Final = 12
#: Points that are a good deal more, for one who plays alone.
_ALONE: Final = 30


class NorthwestInsight(Insight[State]):
    """Simulated captains are greedy ones; a simulation looks to the end of the round."""

    effort = 0.04

    def policy(self, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return choose(state, seat, moves)

    def at_once(self, state: State, seat: int) -> Move | None:
        """A turn has one action, and a hole becomes sea."""
        if state.step == ACT and state.actions:
            return END
        return FILL_SEA if state.step == FILL else None

    def candidates(self, state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves that the greedy captain rates best, a few of each family."""
        if state.step == ACT:
            return [END] if state.actions else Plan(state, seat).promising(moves)
        return moves

    def stage(self, state: State) -> int:
        return state.round + (1 if state.step == OVER else 0)

    def value(self, state: State) -> list[float]:
        """The chance to win, guessed from points, tokens, tiles and where the ships are."""
        s = state
        if s.step == OVER:
            final = result(s)
            assert final is not None
            return [0.9 * share + 0.1 * _margin(s, seat) for seat, share in enumerate(final.shares)]
        scale = 0.55 * spread(s)
        hopes = prospects(s)
        if s.seats == 1:
            return [1 / (1 + exp(-hopes[0] / _ALONE))]
        best = max(hopes)
        weights = [exp((hope - best) / scale) for hope in hopes]
        total = sum(weights)
        return [weight / total for weight in weights]


def _margin(s: State, seat: int) -> float:
    """Final points ahead of the best other seat, between 0 and 1: wins are not all alike."""
    others = [s.scores[other] for other in range(s.seats) if other != seat]
    return 1 / (1 + exp((max(others, default=0) - s.scores[seat]) / _CLEAR))
