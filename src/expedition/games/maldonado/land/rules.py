"""The thirteen rules of the land, one function each, and which of them a whole map breaks.

They are written for reading, space by space; `narrowing` holds the same rules for speed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from .terrain import (
    AREA,
    BARRED_COLUMNS,
    BERRIES,
    BONES,
    COUNTS,
    DATA,
    DIAGONALS,
    FAR_DIAGONALS,
    FLINT,
    FOOD,
    HILL,
    KINDS,
    LAND,
    MAY_TOUCH,
    MOUNTAIN,
    MUSHROOMS,
    NEIGHBOURS,
    PEAK,
    SIZE,
    TEEPEE,
    TWICE_IN_A_LINE,
    WATER,
    WOOD,
    terrain,
    with_numbers,
)

LINES: Final = (
    *(tuple(range(at * SIZE, (at + 1) * SIZE)) for at in range(AREA // SIZE)),
    *(tuple(range(at, AREA, SIZE)) for at in range(SIZE)),
)
_Near = Sequence[Sequence[int]]


def _each_near(kinds: bytes, kind: int, near: _Near, wanted: tuple[int, ...]) -> bool:
    """Whether each space of a terrain has a wanted one near."""
    return all(
        any(kinds[each] in wanted for each in near[space])
        for space in range(AREA)
        if kinds[space] == kind
    )


def _wood(kinds: bytes) -> bool:
    once = DATA["rules"]["wood_in_a_line"]
    lined = all(sum(kinds[space] == WOOD for space in line) == once for line in LINES)
    return lined and _each_near(kinds, WOOD, NEIGHBOURS, (WATER,))


def _water(kinds: bytes) -> bool:
    return _each_near(kinds, WATER, NEIGHBOURS, (WOOD,))


def _range(kinds: bytes) -> bool:
    rocks = {space for space in range(AREA) if kinds[space] in (PEAK, MOUNTAIN)}
    reached = {kinds.index(PEAK)} if PEAK in kinds else set()
    edge = set(reached)
    while edge:
        edge = {each for space in edge for each in NEIGHBOURS[space]} & rocks - reached
        reached |= edge
    return reached == rocks


def _once_in_a_line(kinds: bytes) -> bool:
    return all(
        TWICE_IN_A_LINE[kind] or sum(kinds[space] == kind for space in line) <= 1
        for kind in range(KINDS)
        for line in LINES
    )


def _apart(kinds: bytes) -> bool:
    return all(
        MAY_TOUCH[kinds[space]] or all(kinds[each] != kinds[space] for each in NEIGHBOURS[space])
        for space in range(AREA)
    )


def _food(kinds: bytes) -> bool:
    return _each_near(kinds, FOOD, NEIGHBOURS, (WATER,))


def _flint(kinds: bytes) -> bool:
    return _each_near(kinds, FLINT, NEIGHBOURS, (MOUNTAIN, PEAK, HILL))


def _berries(kinds: bytes) -> bool:
    return _each_near(kinds, BERRIES, NEIGHBOURS, (WOOD,))


def _mushrooms(kinds: bytes) -> bool:
    return _each_near(kinds, MUSHROOMS, DIAGONALS, (WOOD,))


def _teepee(kinds: bytes) -> bool:
    apart = all(
        kinds[each] != BONES
        for space in range(AREA)
        if kinds[space] == TEEPEE
        for each in NEIGHBOURS[space]
    )
    return apart and _each_near(kinds, TEEPEE, NEIGHBOURS, (WATER, FOOD))


def _land_and_bones(kinds: bytes) -> bool:
    return _each_near(kinds, LAND, FAR_DIAGONALS, (BONES,)) and _each_near(
        kinds, BONES, FAR_DIAGONALS, (LAND,)
    )


def _columns(kinds: bytes) -> bool:
    return all(space % SIZE not in BARRED_COLUMNS[kind] for space, kind in enumerate(kinds))


_RULES: Final[dict[int, Callable[[bytes], bool]]] = {
    1: _wood,
    2: _water,
    3: _range,
    4: _once_in_a_line,
    5: _apart,
    6: _food,
    7: _flint,
    8: _berries,
    9: _mushrooms,
    10: _teepee,
    11: _land_and_bones,
    13: _columns,
}


def breaches(codes: bytes) -> list[int]:
    """The numbers of the rules that a whole map breaks; 0 stands for wrong counts."""
    kinds = bytes(terrain(code) for code in codes)
    found = [] if all(kinds.count(kind) == COUNTS[kind] for kind in range(KINDS)) else [0]
    found += [number for number, holds in _RULES.items() if not holds(kinds)]
    if with_numbers(kinds) != codes:
        found.append(12)
    return sorted(found)
