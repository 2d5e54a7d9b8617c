"""Generating: maps without end, each from a seed, of a wanted difficulty.

The same seed and level give the same map on every machine. Besides the thirteen rules a generated
map is held to what `[land.generated]` in data.toml says, and a perfect reasoner comes to know all
of it without ever having to guess.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from expedition.kit.chance import Chance

from .exploring import PLAY_THROUGHS, STARTS, novice_play_through, play_through, reachable
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

#: A novice's effort is quick to tell and goes with what a perfect reasoner needs. The search for a
#: map goes from one to an easier one by it: how great it may be at first, how many spaces are
#: changed at a time, how often before it starts anew, and how much more than the reveals of a level
#: the effort may be for a map to be looked at closely. A guess is as bad as so many reveals.
_FIRST_EFFORT: Final = 34
_CHANGED_SPACES: Final = 34
_CHANGES: Final = 150
_NOVICE_NEEDS_MORE: Final = 3
_GUESS: Final = 3
#: How many reveals more than its part a play-through may need.
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
        for codes, effort in _ever_easier(chance):
            if effort > (most + _NOVICE_NEEDS_MORE) * PLAY_THROUGHS:
                continue
            needed = _total(_reveals, codes, most * PLAY_THROUGHS)
            if needed is not None and needed > above * PLAY_THROUGHS:
                return Land(codes, level, seed, needed / PLAY_THROUGHS)


def _ever_easier(chance: Chance) -> Iterator[tuple[bytes, int]]:
    """Maps that are as they should be, each much like the one before, and the efforts of a novice,
    which become less."""
    codes = _some_map(chance)
    effort = _effort(codes, _FIRST_EFFORT * PLAY_THROUGHS)
    if effort is None:
        return
    yield codes, effort
    for _ in range(_CHANGES):
        changed = _changed(codes, chance)
        less = None if changed == codes else _effort(changed, effort - 1)
        if less is not None:
            codes, effort = changed, less
            yield codes, effort


def _effort(codes: bytes, most: int) -> int | None:
    """What the map asks of a novice; None if it is more, or if the map is not as it should be."""
    return _total(_novice_effort, codes, most) if fits_wishes(codes) else None


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


def _total(each: Callable[[bytes, int, int], int | None], codes: bytes, most: int) -> int | None:
    """The sum over all play-throughs of a map; None if it is too much.

    The first ones tell much of the rest: a map that asks for far more than their part is dropped.
    """
    total = 0
    for number in range(PLAY_THROUGHS):
        part = most * (number + 1) // PLAY_THROUGHS + _SLACK * (PLAY_THROUGHS - 1 - number)
        found = each(codes, number, min(AREA, part - total))
        if found is None:
            return None
        total += found
        if total > part:
            return None
    return total


def _reveals(codes: bytes, number: int, most: int) -> int | None:
    """The reveals of a perfect reasoner; None if they are too many, or if it needs a guess."""
    run = play_through(codes, number, most, _PATIENCE)
    return None if run is None or run.guesses else run.reveals


def _novice_effort(codes: bytes, number: int, most: int) -> int | None:
    run = novice_play_through(codes, number, most)
    return None if run is None else run.reveals + _GUESS * run.guesses
