"""What a bot is: somebody who chooses from a view and the legal moves, and gets nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol

from expedition.kit import Chance, Game, Move


class Bot(Protocol):
    """A player. Its only luck is the chance it is given: equal views, equal choices."""

    @property
    def name(self) -> str: ...

    def choose(
        self, game: Game[Any, Any], view: Any, moves: Sequence[Move], chance: Chance
    ) -> Move: ...


class RandomBot:
    """Any legal move, all equally likely."""

    name = "random"

    def choose(
        self, game: Game[Any, Any], view: Any, moves: Sequence[Move], chance: Chance
    ) -> Move:
        return chance.pick(moves)


class GreedyBot:
    """The game's own rules of thumb."""

    name = "greedy"

    def choose(
        self, game: Game[Any, Any], view: Any, moves: Sequence[Move], chance: Chance
    ) -> Move:
        return game.greedy(view, moves, chance)


class DistractedBot:
    """Rules of thumb, but one decision in so many is made without a thought."""

    def __init__(self, name: str, one_in: int) -> None:
        self.name = name
        self.one_in = one_in

    def choose(
        self, game: Game[Any, Any], view: Any, moves: Sequence[Move], chance: Chance
    ) -> Move:
        if chance.below(self.one_in) == 0:
            return chance.pick(moves)
        return game.greedy(view, moves, chance)
