"""Exploring: how many spaces a perfect reasoner must see before the whole map is certain.

The reasoner starts in the start column and explores by the rules of the game, red borders included,
until a single map fits. It takes, by lot, a space where bones cannot be and which tells something
new; if there is none, one where bones cannot be; and only if there is none of these, any other.
"""

from typing import Final

from expedition.kit.chance import Chance

from .narrowing import (
    CROSS,
    EVERYWHERE,
    SETTLED,
    Spread,
    narrow,
    settle,
    spaces_of,
    spread_of,
)
from .searching import Finder, TooLong
from .terrain import (
    BONES,
    COLUMNS,
    DATA,
    HILL_0,
    LAND,
    NEIGHBOURS,
    PEAK,
    RED,
    SIZE,
    hill_number,
    nothing_known,
    terrain,
)

_START: Final = COLUMNS.index(DATA["generated"]["start_column"])
STARTS: Final = tuple(space for space in range(len(NEIGHBOURS)) if space % SIZE == _START)
PLAY_THROUGHS: Final[int] = DATA["generated"]["play_throughs"]
#: The play-throughs of a map are always the same ones.
_SEED: Final = 1804
#: A search of so many steps always ends.
ENDLESS: Final = 1 << 40


def reachable(codes: bytes, start: int) -> int:
    """The spaces that can be explored from a start, by mask, if red borders block."""
    reached = 1 << start
    edge = [start]
    while edge:
        space = edge.pop()
        if RED[terrain(codes[space])]:
            continue
        for each in NEIGHBOURS[space]:
            if not reached >> each & 1 and codes[each] != PEAK:
                reached |= 1 << each
                edge.append(each)
    return reached


class Explorer:
    """One play-through of a map."""

    def __init__(self, codes: bytes, chance: Chance, patience: int = ENDLESS) -> None:
        self._patience = patience
        self._codes = codes
        self._chance = chance
        self._truth = spread_of(codes)[0]
        #: What is known.
        self._places, self._hills = spread_of(nothing_known(codes))
        narrow(self._places, self._hills)
        #: Maps that fit; the true one is not among them.
        self._others: list[Spread] = []
        self._seen = self._truth[PEAK]
        self._edge = list(STARTS)
        self.reveals = 0
        #: How often no step was safe.
        self.guesses = 0

    def run(self, most: int) -> bool:
        """Explore until the map is certain; False if so many reveals do not do."""
        while not self._all_certain():
            if self.reveals == most or not self._edge:
                return False
            self._reveal(self._step())
        return True

    def _step(self) -> int:
        """By lot a safe space that tells something, else a safe one, else any."""
        left = list(self._edge)
        dull = -1
        while left:
            space = self._chance.pick(left)
            left.remove(space)
            if self._is_safe(space):
                if not self._is_certain(space):
                    return space
                dull = space if dull < 0 else dull
        if dull >= 0:
            return dull
        self.guesses += 1
        return self._chance.pick(self._edge)

    def _is_safe(self, space: int) -> bool:
        if not self._places[BONES] >> space & 1:
            return True
        if terrain(self._codes[space]) == BONES:
            return False
        if any([each[BONES] >> space & 1 for each in self._others]):
            return False
        tried = self._places[:]
        settle(tried, space, BONES)
        if self._found(tried):
            return False
        self._places[BONES] &= ~(1 << space)
        return True

    def _found(self, places: Spread) -> bool:
        # One much like the true map goes on fitting for long.
        found = Finder(self._hills, self._chance, self._truth, self._patience).find(places)
        if found is not None:
            self._others.append(found)
        return found is not None

    def _reveal(self, space: int) -> None:
        code = self._codes[space]
        kind = terrain(code)
        self.reveals += 1
        self._seen |= 1 << space
        if self.reveals == 1:
            self._edge = []
        self._edge = [each for each in self._edge if each != space]
        if not RED[kind]:
            self._edge += [
                each
                for each in NEIGHBOURS[space]
                if not self._seen >> each & 1 and each not in self._edge
            ]
        settle(self._places, space, kind)
        if code >= HILL_0:
            self._hills += ((CROSS[space], hill_number(code)),)
        narrow(self._places, self._hills)
        self._others = [each for each in self._others if self._agrees(each, space, code)]

    def _agrees(self, other: Spread, space: int, code: int) -> bool:
        if not other[terrain(code)] >> space & 1:
            return False
        return code < HILL_0 or (other[LAND] & CROSS[space]).bit_count() == hill_number(code)

    def _all_certain(self) -> bool:
        """Whether no other map fits."""
        if self._others:
            return False
        for space in spaces_of(EVERYWHERE & ~self._places[SETTLED]):
            if not self._is_certain(space):
                return False
        return True

    def _is_certain(self, space: int) -> bool:
        """Whether only one terrain may stand there: then it is the true one, and kept."""
        if self._places[SETTLED] >> space & 1:
            return True
        kind = terrain(self._codes[space])
        if any([not each[kind] >> space & 1 for each in self._others]):
            return False
        tried = self._places[:]
        tried[kind] &= ~(1 << space)
        if self._found(tried):
            return False
        settle(self._places, space, kind)
        narrow(self._places, self._hills)
        return True


class Novice(Explorer):
    """The same by somebody who applies the rules but never searches: quick, and needs no less."""

    def _all_certain(self) -> bool:
        return self._places[SETTLED] == EVERYWHERE

    def _is_safe(self, space: int) -> bool:
        return not self._places[BONES] >> space & 1

    def _is_certain(self, space: int) -> bool:
        return bool(self._places[SETTLED] >> space & 1)


def play_through(codes: bytes, number: int, most: int, patience: int = ENDLESS) -> Explorer | None:
    """One of the seeded play-throughs of a map; None if so many reveals do not make it certain,
    or if a question on the way takes more steps of searching than patience allows."""
    explorer = Explorer(codes, Chance(_SEED + number), patience)
    try:
        return explorer if explorer.run(most) else None
    except TooLong:
        return None


def novice_play_through(codes: bytes, number: int, most: int) -> Novice | None:
    """The same by a novice."""
    novice = Novice(codes, Chance(_SEED + number))
    return novice if novice.run(most) else None


def difficulty(codes: bytes) -> float:
    """The mean number of reveals that a perfect reasoner needs."""
    runs = [play_through(codes, number, len(codes)) for number in range(PLAY_THROUGHS)]
    return sum([len(codes) if run is None else run.reveals for run in runs]) / PLAY_THROUGHS
