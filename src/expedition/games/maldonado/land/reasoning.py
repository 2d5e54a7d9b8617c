"""Reasoning: what may stand where, how likely, and where no bones can be.

What may stand somewhere is exact: a terrain is possible where a whole map with it fits, and only
there. Likelihoods take all maps that fit as equally likely. They are counted if there are few maps,
and estimated from several independent samples otherwise; how far these differ tells the error.
"""

from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from expedition.kit.chance import Chance

from .narrowing import (
    SETTLED,
    Hills,
    Impossible,
    Spread,
    mask,
    narrow,
    settle,
    spaces_of,
    spread_of,
)
from .searching import Crowd, Finder, Tree
from .terrain import AREA, BONES, KINDS, LAND, UNKNOWN, terrain

#: How many branches are followed in full, and how many samples of which width are taken beyond.
_MOST: Final = 300
_SAMPLES: Final = 4
_WIDTH: Final = 20
#: Far from the end a sample is dearer: so many branches times spaces to settle.
_EFFORT: Final = 560
#: The same position gets the same answer: the reasoner brings its own luck.
_SEED: Final = 1803
_REMEMBERED: Final = 64
#: With so many spaces unknown a sample comes down to the descendants of one early branch, and tells
#: of a space far away what that branch happens to have. Then so many maps, each found by itself,
#: tell more, although a quick search prefers some maps to others.
_EARLY: Final = 33
_GLIMPSES: Final = 150


class Likelihoods(NamedTuple):
    """How likely each terrain is on each space: `share[space][terrain]`, each space's sum 1.

    `maps` is the number of maps that fit, estimated unless `exact`; `error` is the largest standard
    error of a share, 0 if exact.
    """

    share: tuple[tuple[float, ...], ...]
    maps: float
    exact: bool
    error: float


class Odds(NamedTuple):
    """What a player is told of likelihoods: `share` as in `Likelihoods`, and how many maps fit,
    None where not even their order is known."""

    share: tuple[tuple[float, ...], ...]
    maps: float | None
    exact: bool


class Reasoner:
    """Thinks about a position, as far as it is asked.

    What was found out about an earlier position, of which all still holds, need not be found out
    again: a place once excluded stays so, and a map that still fits shows what is possible.
    """

    def __init__(self, known: bytes, earlier: "Reasoner | None" = None) -> None:
        places, hills = spread_of(known)
        if not narrow(places, hills):
            raise Impossible("no map fits what is known")
        self.known = known
        self._unknown = mask([space for space in range(AREA) if known[space] == UNKNOWN])
        #: By what is known alone: likelihoods must not depend on what was asked before.
        self._narrowed: Spread = places[:]
        self._places: Spread = places
        self._hills: Hills = hills
        #: Where each terrain may stand and no map that was found has it yet.
        self._open: Spread = places[:KINDS]
        self._finder = Finder(hills, Chance(_SEED), self._open)
        self._maps: list[Spread] = []
        self._tree: Tree | None = None
        self._crowds: list[Crowd] = []
        if earlier is not None:
            self._learn(earlier)

    def _learn(self, earlier: "Reasoner") -> None:
        for kind in range(KINDS):
            self._places[kind] &= earlier._places[kind]
        self._narrow()
        for each in earlier._maps:
            if self._fits(each):
                self._witness(each)

    def _fits(self, found: Spread) -> bool:
        for space, code in enumerate(self.known):
            if code != UNKNOWN and not found[terrain(code)] >> space & 1:
                return False
        return all([(found[LAND] & cross).bit_count() == number for cross, number in self._hills])

    # What may stand where ------------------------------------------------------------------------

    def possible(self) -> tuple[int, ...]:
        """For each space a mask of the terrains that may stand there."""
        self._gather()
        for kind in range(KINDS):
            self._close(kind, self._open[kind])
        return tuple(self._kinds_at(space) for space in range(AREA))

    def safe(self) -> tuple[int, ...]:
        """The unknown spaces where bones cannot be."""
        self._close(BONES, self._open[BONES])
        return tuple(spaces_of(self._unknown & ~self._places[BONES]))

    def may_be(self, space: int, kind: int) -> bool:
        """Whether this terrain may stand there."""
        self._close(kind, self._open[kind] & 1 << space)
        return bool(self._places[kind] >> space & 1)

    def _kinds_at(self, space: int) -> int:
        return mask([kind for kind in range(KINDS) if self._places[kind] >> space & 1])

    def _close(self, kind: int, spaces: int) -> None:
        """Find out for each of these spaces whether the terrain may stand there."""
        while spaces:
            space = (spaces & -spaces).bit_length() - 1
            tried = self._places[:]
            settle(tried, space, kind)
            found = self._finder.find(tried)
            if found is not None:
                self._witness(found)
            else:
                self._exclude(kind, space)
            spaces &= self._open[kind]

    def _exclude(self, kind: int, space: int) -> None:
        self._places[kind] &= ~(1 << space)
        self._narrow()

    def _narrow(self) -> None:
        if not narrow(self._places, self._hills):
            raise Impossible("no map fits what is known")
        for each in range(KINDS):
            self._open[each] &= self._places[each]

    def _witness(self, found: Spread) -> None:
        self._maps.append(found)
        for kind in range(KINDS):
            self._open[kind] &= ~found[kind]

    # How likely ----------------------------------------------------------------------------------

    def _gather(self) -> Tree:
        """All maps, or samples of them."""
        if self._tree is not None:
            return self._tree
        self._tree = tree = Tree(self._narrowed, self._hills, _MOST)
        if tree.ended:
            self._crowds = [tree.whole]
        else:
            unsettled = AREA - self._narrowed[SETTLED].bit_count()
            width = min(_WIDTH, _EFFORT // unsettled)
            self._crowds = self._sampled(tree, width)
        for crowd in self._crowds:
            for found in crowd.maps:
                self._witness(found)
        if tree.ended:
            for kind in range(KINDS):
                self._places[kind] &= ~self._open[kind]
                self._open[kind] = 0
        return tree

    def _sampled(self, tree: Tree, width: int) -> list[Crowd]:
        """Samples with some map in them: now and then all branches kept by lot are dead ends."""
        chance = Chance(_SEED)
        while True:
            crowds = [tree.sample(width, chance) for _ in range(_SAMPLES)]
            if any([crowd.maps for crowd in crowds]):
                return crowds
            width *= 2

    def likelihoods(self) -> Likelihoods:
        """How likely each terrain is on each space."""
        exact = self._gather().ended
        tallies = [_tally(crowd) for crowd in self._crowds]
        totals = [crowd.total() for crowd in self._crowds]
        sums = [sum(column) for column in zip(*tallies, strict=True)]
        whole = sum(totals)
        if not whole:
            raise Impossible("no map fits what is known")
        shares = [each / whole for each in sums]
        error = 0.0 if exact else _error(tallies, totals, shares)
        table = tuple(tuple(shares[at : at + KINDS]) for at in range(0, AREA * KINDS, KINDS))
        return Likelihoods(table, whole / len(totals), exact, error)


def _tally(crowd: Crowd) -> list[float]:
    """How many maps have a terrain on a space, by space * KINDS + terrain."""
    found = [0.0] * (AREA * KINDS)
    for places, weight in zip(crowd.maps, crowd.weights, strict=True):
        for kind in range(KINDS):
            here = places[kind]
            while here:
                lowest = here & -here
                found[(lowest.bit_length() - 1) * KINDS + kind] += weight
                here ^= lowest
    return found


def _error(tallies: list[list[float]], totals: list[float], shares: list[float]) -> float:
    """The largest standard error of a share, by how far the samples differ."""
    count = len(tallies)
    mean = sum(totals) / count
    worst = 0.0
    for at, share in enumerate(shares):
        off = sum(
            (tally[at] - share * total) ** 2 for tally, total in zip(tallies, totals, strict=True)
        )
        worst = max(worst, off)
    return sqrt(worst / (count * (count - 1))) / mean


# --- One question -------------------------------------------------------------------------------


#: The positions thought about last, the newest at the end.
_memory: Final[dict[bytes, Reasoner]] = {}


def reasoner(known: bytes) -> Reasoner:
    """A reasoner for this position; what it has found out is kept for the questions to come."""
    found = _memory.pop(known, None)
    if found is None:
        found = Reasoner(known, _before(known))
    _memory[known] = found
    if len(_memory) > _REMEMBERED:
        del _memory[next(iter(_memory))]
    return found


def _before(known: bytes) -> Reasoner | None:
    """The position remembered of which most is known, and all of it still so."""
    best: Reasoner | None = None
    for each in _memory.values():
        if best is not None and each.known.count(UNKNOWN) >= best.known.count(UNKNOWN):
            continue
        if all([one in (UNKNOWN, now) for one, now in zip(each.known, known, strict=True)]):
            best = each
    return best


def possible(known: bytes) -> tuple[int, ...]:
    """For each space a mask of the terrains (bit t for terrain t) that may stand there."""
    return reasoner(known).possible()


def safe(known: bytes) -> tuple[int, ...]:
    """The unknown spaces where bones cannot be."""
    return reasoner(known).safe()


def likelihoods(known: bytes) -> Likelihoods:
    """How likely each terrain is on each space, if all maps that fit are equally likely."""
    return reasoner(known).likelihoods()


@lru_cache(_REMEMBERED)
def odds(known: bytes) -> Odds:
    """How likely each terrain is on each space, as well as it can be told in a moment."""
    if known.count(UNKNOWN) < _EARLY:
        table = likelihoods(known)
        return Odds(table.share, table.maps, table.exact)
    return Odds(glimpsed(known, Chance(_SEED)), None, exact=False)


def glimpsed(known: bytes, chance: Chance) -> tuple[tuple[float, ...], ...]:
    """The shares among some maps that fit, each found by itself."""
    places, hills = spread_of(known)
    crowd = Crowd()
    for _ in range(_GLIMPSES):
        found = Finder(hills, chance, [0] * KINDS).find(places)
        if found is None:
            raise Impossible("no map fits what is known")
        crowd.add(found, 1 / _GLIMPSES)
    tally = _tally(crowd)
    return tuple(tuple(tally[at : at + KINDS]) for at in range(0, AREA * KINDS, KINDS))
