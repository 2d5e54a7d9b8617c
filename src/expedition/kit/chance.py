"""Chance: the only source of luck. It is passed into the rules and never stored in a state.

The same seed and the same moves give the same game on any machine: everything random is made
of `random.Random.random()`, whose stream Python guarantees, and one multiplication.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .errors import OutOfScript

T = TypeVar("T")


class Chance:
    """A stream of random outcomes, seeded, scripted, or scripted first and seeded after.

    `script` lists outcomes of `below`, each counted from 0; tests script the dice with it, and
    a record may carry one. Without a seed a script that runs out raises `OutOfScript`.
    """

    __slots__ = ("_random", "_script", "_scripted", "_seed", "used")

    def __init__(self, seed: int | None = 0, script: Sequence[int] = ()) -> None:
        self._seed = seed
        self._random = self._nothing if seed is None else Random(seed).random
        self._script = tuple(script)
        if any(type(outcome) is not int for outcome in self._script):
            raise OutOfScript("a script is a list of whole numbers")
        self._scripted = len(self._script)
        #: How many outcomes were drawn; unchanged means that luck had no part in a move.
        self.used = 0

    def below(self, count: int) -> int:
        """One of 0 … count - 1, all equally likely."""
        if count < 1:
            raise ValueError("nothing to choose from")
        at = self.used
        self.used = at + 1
        if at < self._scripted:
            return self._from_script(at, count)
        return int(self._random() * count)

    def _from_script(self, at: int, count: int) -> int:
        outcome = self._script[at]
        if not 0 <= outcome < count:
            raise OutOfScript(f"outcome {at + 1} of the script is {outcome}, not below {count}")
        return outcome

    def _nothing(self) -> float:
        raise OutOfScript(f"the script has only {self._scripted} outcomes")

    def roll(self, sides: int) -> int:
        """A die: one of 1 … sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def rewind(self, used: int) -> None:
        """Back to when so many outcomes had been drawn; the same ones will come again."""
        if self._seed is not None:
            self._random = Random(self._seed).random
            for _ in range(used - self._scripted):
                self._random()
        self.used = used

    def fork(self) -> "Chance":
        """An independent stream that depends on this one's next outcome."""
        return Chance(self.below(1 << 53))
