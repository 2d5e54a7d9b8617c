"""Results: who came where, how the game ended and what decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """A finished game. Ranks count from 1; players who share a place share its number.

    When everybody has lost nobody has the first place: all ranks are from 2 on.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    #: How the game ended, an id of the game's texts.
    ending: str
    #: What told the first from the second, an id of the game's texts.
    decided_by: str
    #: Whether those who came first are allies, each of whom has won; else they share one victory.
    allied: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """Who came first: several who tied or are allies, nobody if everybody has lost."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """How much of the victory is each seat's: all of it, a part, or nothing."""
        first = 1 if self.allied else self.ranks.count(1)
        return tuple(1 / first if rank == 1 else 0.0 for rank in self.ranks)


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks for keys of which the highest is best; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
