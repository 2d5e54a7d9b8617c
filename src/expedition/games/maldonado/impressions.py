"""What the land is likely to be: an impression, quicker than the reasoner's measured answer.

The likelihoods of `land.reasoning` come with an error that is measured on several samples; a player
who only has to choose between spaces does with one. Where few maps are left both are exact.
"""

from functools import lru_cache
from typing import Final

from expedition.kit.chance import Chance

from .land.narrowing import Impossible, narrow, spread_of
from .land.sampling import Sampler
from .land.searching import Crowd, Tree
from .land.terrain import AREA, KINDS, UNKNOWN, terrain

#: The same position gives the same impression: it brings its own luck.
_SEED: Final = 1804
#: How many maps stand for all if every branch kept by lot was dead.
_FEW: Final = 8

Shares = tuple[tuple[float, ...], ...]


@lru_cache(256)
def impression(known: bytes, width: int) -> Shares:
    """How likely each terrain is on each space, from about so many maps."""
    if UNKNOWN not in known:
        return tuple(
            [tuple([float(terrain(code) == kind) for kind in range(KINDS)]) for code in known]
        )
    places, hills = spread_of(known)
    if not narrow(places, hills):
        raise Impossible("no map fits what is known")
    tree = Tree(places, hills, width)
    crowd = tree.whole if tree.ended else tree.sample(width, Chance(_SEED))
    return counted(crowd) if crowd.maps else glimpsed(known)


def counted(crowd: Crowd) -> Shares:
    found = [[0.0] * KINDS for _ in range(AREA)]
    whole = crowd.total()
    for places, weight in zip(crowd.maps, crowd.weights, strict=True):
        share = weight / whole
        for kind in range(KINDS):
            here = places[kind]
            while here:
                lowest = here & -here
                found[lowest.bit_length() - 1][kind] += share
                here ^= lowest
    return tuple([tuple(row) for row in found])


def glimpsed(known: bytes) -> Shares:
    """From a few maps that a quick search finds."""
    found = [[0.0] * KINDS for _ in range(AREA)]
    for which in range(_FEW):
        for space, code in enumerate(Sampler(known).draw(Chance(which))):
            found[space][terrain(code)] += 1 / _FEW
    return tuple([tuple(row) for row in found])
