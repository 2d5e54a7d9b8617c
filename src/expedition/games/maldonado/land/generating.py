"""Generating: maps without end, each from a seed, of a wanted difficulty.

The same seed and level give the same map on every machine. Besides the thirteen rules a generated
map is held to what `[land.generated]` in data.toml says, and a perfect reasoner comes to know all
of it without ever having to guess.
"""

from typing import Final, NamedTuple

from expedition.kit.chance import Chance

from .exploring import PLAY_THROUGHS, STARTS, play_through, reachable
from .narrowing import EVERYWHERE, narrow, spread_of
from .searching import Finder, map_of
from .terrain import (
    AREA,
    COLUMNS,
    DATA,
    FOOD,
    KINDS,
    PEAK,
    ROWS,
    SIZE,
    TEEPEE,
    UNKNOWN,
    hill_number,
    terrain,
)

_MOST: Final[dict[str, int]] = DATA["generated"]["most_reveals"]
LEVELS: Final = tuple(_MOST)
_PEAKS: Final = tuple(
    ROWS.index(row) * SIZE + COLUMNS.index(column)
    for row in DATA["generated"]["peak_rows"]
    for column in DATA["generated"]["peak_columns"]
)
_FOOD_COLUMNS: Final = tuple(COLUMNS.index(each) for each in DATA["generated"]["food_columns"])
_TEEPEE_COLUMNS: Final = tuple(COLUMNS.index(each) for each in DATA["generated"]["teepee_columns"])
_LEAST_HILL_SUM: Final[int] = DATA["generated"]["least_hill_sum"]

#: How the search for a map goes: the reveals a map may need from which it starts, how many spaces
#: it changes at a time and how often before it starts anew, and how many reveals more than its part
#: a play-through may need.
_STARTS_FROM: Final = 27
_CHANGED_SPACES: Final = 20
_CHANGES: Final = 60
_SLACK: Final = 1
#: Steps of a search after which a question counts as too hard for a person, and so the map.
_PATIENCE: Final = 6000


class Land(NamedTuple):
    """A generated map: its codes, and how many reveals it needs on the mean."""

    map: bytes
    level: str
    seed: int
    reveals: float


def band(level: str) -> tuple[int, int]:
    """A map of this level needs more reveals than the first number, and at most the second."""
    if level not in LEVELS:
        raise ValueError(f"a level is one of {', '.join(LEVELS)}, not {level!r}")
    at = LEVELS.index(level)
    return _MOST[LEVELS[at - 1]] if at else 0, _MOST[level]


def generate(seed: int, level: str) -> Land:
    """The map of this seed and level."""
    above, most = band(level)
    chance = Chance(seed)
    while True:
        codes, needed = _first(chance, max(most, _STARTS_FROM))
        for _ in range(_CHANGES):
            if needed <= most * PLAY_THROUGHS:
                break
            codes, needed = _easier(codes, needed, chance)
        if above * PLAY_THROUGHS < needed <= most * PLAY_THROUGHS:
            return Land(codes, level, seed, needed / PLAY_THROUGHS)


def _first(chance: Chance, most: int) -> tuple[bytes, int]:
    """A map that is as it should be and not too hard, with all reveals of its play-throughs."""
    while True:
        codes = _some_map(chance)
        needed = _reveals(codes, most * PLAY_THROUGHS) if fits_wishes(codes) else None
        if needed is not None:
            return codes, needed


def _easier(codes: bytes, needed: int, chance: Chance) -> tuple[bytes, int]:
    """The map with some spaces changed, if it needs fewer reveals then; else as it was."""
    changed = _changed(codes, chance)
    fewer = _reveals(changed, needed - 1) if changed != codes and fits_wishes(changed) else None
    return (codes, needed) if fewer is None else (changed, fewer)


def _changed(codes: bytes, chance: Chance) -> bytes:
    """The map with some spaces, the peak not among them, filled anew by lot."""
    known = [terrain(code) for code in codes]  # hills without their numbers, which will follow
    for _ in range(_CHANGED_SPACES):
        space = chance.below(AREA)
        if codes[space] != PEAK:
            known[space] = UNKNOWN
    places, hills = spread_of(bytes(known))
    found = Finder(hills, chance, [0] * KINDS).find(places)
    assert found is not None  # the map itself fits
    return map_of(found)


def _some_map(chance: Chance) -> bytes:
    known = [UNKNOWN] * AREA
    known[chance.pick(_PEAKS)] = PEAK
    places, hills = spread_of(bytes(known))
    narrow(places, hills)
    found = Finder(hills, chance, [0] * KINDS).find(places)
    assert found is not None  # maps exist for every place of the peak
    return map_of(found)


def fits_wishes(codes: bytes) -> bool:
    """Whether a map is what a generated one should be, its difficulty apart."""
    peak = codes.index(PEAK)
    everything = EVERYWHERE & ~(1 << peak)
    return (
        peak in _PEAKS
        and sum([max(0, hill_number(code)) for code in codes]) >= _LEAST_HILL_SUM
        and _in_columns(codes, FOOD, _FOOD_COLUMNS)
        and _in_columns(codes, TEEPEE, _TEEPEE_COLUMNS)
        and all([reachable(codes, start) == everything for start in STARTS])
    )


def _in_columns(codes: bytes, kind: int, columns: tuple[int, ...]) -> bool:
    return any([code == kind and space % SIZE in columns for space, code in enumerate(codes)])


def _reveals(codes: bytes, most: int) -> int | None:
    """All reveals of the play-throughs; None if they are too many, or if one needs a guess.

    The first ones tell much of the rest: who needs far more than a fair part is dropped.
    """
    needed = 0
    for number in range(PLAY_THROUGHS):
        fair = most * (number + 1) // PLAY_THROUGHS + _SLACK * (PLAY_THROUGHS - 1 - number)
        run = play_through(codes, number, min(AREA, fair - needed), _PATIENCE)
        if run is None or run.guesses:
            return None
        needed += run.reveals
    return needed
