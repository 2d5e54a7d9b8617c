"""Searching: whole maps that fit what is known: some, all, or a fair sample of all.

A map found is kept as the `Spread` it was found as: each terrain's mask holds where it stands.
"""

from typing import Final

from expedition.kit.chance import Chance

from .narrowing import EVERYWHERE, SETTLED, Hills, Spread, narrow, require, settle
from .terrain import AREA, BONES, COUNTS, KINDS, LAND, MOUNTAIN, WOOD, with_numbers

#: Steps after which a search starts anew, by other choices; each new start may go further by an
#: eighth, so that in the end one goes through everything.
_FIRST_LIMIT: Final = 50

#: What a search places first, before it goes space by space. Most contradictions come from the
#: rule that binds bones and lands, some from woods, some from a few spaces that are nearly settled;
#: no way is quick for all, so each new start takes the next.
_WAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((BONES, LAND), (WOOD, MOUNTAIN)),
    (),
    ((WOOD,), (BONES, LAND)),
)


class _TooFar(Exception):
    """A search has gone as far as it may before it starts anew."""


class TooLong(Exception):
    """A search has taken more steps than it was given."""


def map_of(places: Spread) -> bytes:
    """The map that a settled spread stands for."""
    kinds = [0] * AREA
    for kind in range(KINDS):
        here = places[kind]
        while here:
            lowest = here & -here
            kinds[lowest.bit_length() - 1] = kind
            here ^= lowest
    return with_numbers(kinds)


def narrowest(places: Spread) -> int:
    """The spaces, not yet settled, on which the fewest terrains may stand."""
    one = two = three = four = five = 0
    for kind in range(KINDS):
        here = places[kind]
        five |= four & here
        four |= three & here
        three |= two & here
        two |= one & here
        one |= here
    return two & ~three or three & ~four or four & ~five or five


def kinds_at(places: Spread, space: int) -> list[int]:
    """The terrains that may stand there."""
    return [kind for kind in range(KINDS) if places[kind] >> space & 1]


def _one_of(spaces: int, chance: Chance) -> int:
    for _ in range(chance.below(spaces.bit_count())):
        spaces &= spaces - 1
    return (spaces & -spaces).bit_length() - 1


# --- One map ------------------------------------------------------------------------------------


class Finder:
    """Looks for one map at a time, by chance, rather for one that shows something new.

    `fresh` holds for each terrain the spaces where no map that was found has it yet. A search that
    goes on for more steps than `patience` allows raises `TooLong`.
    """

    def __init__(
        self, hills: Hills, chance: Chance, fresh: Spread, patience: int = 1 << 40
    ) -> None:
        self.hills = hills
        self.patience = patience
        self.chance = chance
        self.fresh = fresh
        self._steps_left = 0
        self._way = 0

    def find(self, places: Spread) -> Spread | None:
        """A map among these places, or None if there is none."""
        start = places[:]
        if not narrow(start, self.hills):
            return None
        limit = _FIRST_LIMIT
        taken = 0
        while True:
            self._steps_left = limit
            try:
                return self._below(start)
            except _TooFar:
                taken += limit
                if taken > self.patience:
                    raise TooLong from None
                limit += limit // 8 + 1
                self._way = (self._way + 1) % len(_WAYS)

    def _below(self, places: Spread) -> Spread | None:
        """The same for places that are narrowed."""
        if places[SETTLED] == EVERYWHERE:
            return places
        for kinds in _WAYS[self._way]:
            kind = _scarcest(places, kinds)
            if kind >= 0:
                return self._by_kind(places, kind)
        return self._by_space(places)

    def _by_kind(self, places: Spread, kind: int) -> Spread | None:
        """With this terrain on one of its spaces, else without it there."""
        spaces = places[kind] & ~places[SETTLED]
        space = 1 << _one_of(spaces & self.fresh[kind] or spaces, self.chance)
        tried = places[:]
        require(tried, space, kind)
        found = self._further(tried)
        if found is None:
            tried = places[:]
            tried[kind] &= ~space
            found = self._further(tried)
        return found

    def _by_space(self, places: Spread) -> Spread | None:
        """With each terrain that may stand on one of the narrowest spaces."""
        space = _one_of(narrowest(places), self.chance)
        kinds = kinds_at(places, space)
        while kinds:
            fresh = [kind for kind in kinds if self.fresh[kind] >> space & 1]
            kind = self.chance.pick(fresh or kinds)
            kinds.remove(kind)
            tried = places[:]
            settle(tried, space, kind)
            found = self._further(tried)
            if found is not None:
                return found
        return None

    def _further(self, places: Spread) -> Spread | None:
        self._steps_left -= 1
        if self._steps_left < 0:
            raise _TooFar
        return self._below(places) if narrow(places, self.hills) else None


def _scarcest(places: Spread, kinds: tuple[int, ...]) -> int:
    """Which of these terrains has the fewest places for each that is missing; -1 if none is."""
    best = -1
    fewest = 0.0
    for kind in kinds:
        standing = (places[kind] & places[SETTLED]).bit_count()
        missing = COUNTS[kind] - standing
        if missing > 0:
            each = (places[kind].bit_count() - standing) / missing
            if best < 0 or each < fewest:
                best, fewest = kind, each
    return best


# --- All maps, or a sample ------------------------------------------------------------------------


class Crowd:
    """Maps that fit, each with its weight: how many maps it stands for."""

    def __init__(self) -> None:
        self.maps: list[Spread] = []
        self.weights: list[float] = []

    def add(self, places: Spread, weight: float) -> None:
        self.maps.append(places)
        self.weights.append(weight)

    def total(self) -> float:
        """How many maps fit, by this crowd."""
        return sum(self.weights)


class Tree:
    """All choices below some places, walked level by level as far as `most` branches.

    If there are no more, `whole` holds all maps. Otherwise `sample` goes on by lot.
    """

    def __init__(self, places: Spread, hills: Hills, most: int) -> None:
        self.hills = hills
        self.whole = Crowd()
        start = places[:]
        self._level = [start] if narrow(start, hills) else []
        self._weights = [1.0 for _ in self._level]
        while self._level and len(self._level) <= most:
            self._level, self._weights = _next_level(self._level, self._weights, hills, self.whole)

    @property
    def ended(self) -> bool:
        """Whether all maps were found."""
        return not self._level

    def sample(self, width: int, chance: Chance) -> Crowd:
        """A sample of all maps whose weighted counts are right on the mean, whatever is counted.

        Where a level has more than `width` branches, so many are kept by lot, and each stands for
        more: heavy ones stay, light ones stay with a likelihood of their weight over a common bar
        and then weigh as much as the bar.
        """
        crowd = Crowd()
        for places, weight in zip(self.whole.maps, self.whole.weights, strict=True):
            crowd.add(places, weight)
        level, weights = self._level, self._weights
        while level:
            if len(level) > width:
                level, weights = _thinned(level, weights, width, chance)
            level, weights = _next_level(level, weights, self.hills, crowd)
        return crowd


def _next_level(
    level: list[Spread], weights: list[float], hills: Hills, crowd: Crowd
) -> tuple[list[Spread], list[float]]:
    """The branches below these, each narrowed; those that are maps join the crowd."""
    below: list[Spread] = []
    carried: list[float] = []
    for places, weight in zip(level, weights, strict=True):
        if places[SETTLED] == EVERYWHERE:
            crowd.add(places, weight)
            continue
        spaces = narrowest(places)
        space = (spaces & -spaces).bit_length() - 1
        for kind in kinds_at(places, space):
            tried = places[:]
            settle(tried, space, kind)
            if narrow(tried, hills):
                below.append(tried)
                carried.append(weight)
    return below, carried


def _thinned(
    level: list[Spread], weights: list[float], width: int, chance: Chance
) -> tuple[list[Spread], list[float]]:
    bar = _bar(weights, width)
    kept: list[Spread] = []
    carried: list[float] = []
    passed = 0.0
    mark = bar * (chance.below(1 << 30) / (1 << 30))
    for places, weight in zip(level, weights, strict=True):
        if weight >= bar:
            kept.append(places)
            carried.append(weight)
            continue
        passed += weight
        if passed > mark:
            mark += bar
            kept.append(places)
            carried.append(bar)
    return kept, carried


def _bar(weights: list[float], width: int) -> float:
    """The weight w at which the sum of min(1, weight / w) is the width."""
    light = sum(weights)
    room = width
    bar = light / room
    for weight in sorted(weights, reverse=True):
        if weight < bar or room == 1:
            break
        light -= weight
        room -= 1
        bar = light / room
    return bar
