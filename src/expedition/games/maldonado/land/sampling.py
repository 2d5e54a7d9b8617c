"""Sampling: random whole maps that agree with what is known."""

from typing import Final

from expedition.kit.chance import Chance

from .narrowing import Hills, Impossible, Spread, narrow, spread_of
from .searching import Crowd, Finder, Tree, map_of
from .terrain import KINDS

#: The first maps come from a quick search, which prefers some maps to others. Whoever asks for more
#: gets them from a crowd, which takes longer to gather and is fair.
_QUICK: Final = 3
_WIDTH: Final = 120
_FINENESS: Final = 1 << 40


class Sampler:
    """Draws maps that agree with what is known. Make one for a position and draw many.

    From the fourth on, maps are drawn as likely as they are if all maps that fit are equally likely
    (exactly so if there are few of them).
    """

    def __init__(self, known: bytes) -> None:
        places, hills = spread_of(known)
        if not narrow(places, hills):
            raise Impossible("no map fits what is known")
        self._places: Spread = places
        self._hills: Hills = hills
        self._drawn = 0
        self._crowd: Crowd | None = None

    def draw(self, chance: Chance) -> bytes:
        """A whole map; luck comes from `chance` alone."""
        self._drawn += 1
        if self._drawn <= _QUICK:
            return map_of(self._found(chance))
        if self._crowd is None:
            self._crowd = Tree(self._places, self._hills, _WIDTH).sample(_WIDTH, chance)
            if not self._crowd.maps:  # every branch kept by lot was dead: rare, and no matter
                self._crowd.add(self._found(chance), 1.0)
        return map_of(_weighted(self._crowd, chance))

    def _found(self, chance: Chance) -> Spread:
        found = Finder(self._hills, chance, [0] * KINDS).find(self._places)
        if found is None:
            raise Impossible("no map fits what is known")
        return found


def _weighted(crowd: Crowd, chance: Chance) -> Spread:
    left = crowd.total() * (chance.below(_FINENESS) / _FINENESS)
    for places, weight in zip(crowd.maps, crowd.weights, strict=True):
        left -= weight
        if left < 0:
            return places
    return crowd.maps[-1]


def sample(known: bytes, chance: Chance) -> bytes:
    """A random whole map that agrees with what is known."""
    return Sampler(known).draw(chance)
