"""Results: who came where, how the game ended and what decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """A finished game. Ranks count from 1; players who share a place share its number."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    #: How the game ended, an id of the game's texts.
    ending: str
    #: What told the first from the second, an id of the game's texts.
    decided_by: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks for keys of which the highest is best; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
