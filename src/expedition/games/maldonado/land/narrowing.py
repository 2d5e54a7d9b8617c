"""Narrowing: what the thirteen rules leave of the places where each terrain may stand.

A `Spread` is a list of 49-bit masks, one a terrain: the spaces where it may still stand; one mask
more holds the spaces that are settled. All rules work on whole masks at once, so that a round of
them takes some microseconds. `narrow` never drops a place that belongs to a map that fits; what it
keeps need not fit: `searching` tells.
"""

from collections.abc import Sequence
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
    HILL_0,
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
    UNKNOWN,
    WATER,
    WOOD,
    hill_number,
    terrain,
)

Spread = list[int]
#: Of each hill whose number is known: the spaces of its row and column, and the number.
Hills = tuple[tuple[int, int], ...]

EVERYWHERE: Final = (1 << AREA) - 1
SETTLED: Final = KINDS


class Impossible(ValueError):
    """No map fits what is said to be known."""


# --- Masks ------------------------------------------------------------------------------------


def mask(spaces: Sequence[int]) -> int:
    """The mask of some spaces."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


ROW: Final = tuple(mask(range(at * SIZE, (at + 1) * SIZE)) for at in range(AREA // SIZE))
COLUMN: Final = tuple(mask(range(at, AREA, SIZE)) for at in range(SIZE))
#: The row and the column of a space, with the space itself.
CROSS: Final = tuple(ROW[space // SIZE] | COLUMN[space % SIZE] for space in range(AREA))
BESIDE: Final = tuple(mask(NEIGHBOURS[space]) for space in range(AREA))
DIAGONAL: Final = tuple(mask(DIAGONALS[space]) for space in range(AREA))
FAR: Final = tuple(mask(FAR_DIAGONALS[space]) for space in range(AREA))
_LEFT: Final = COLUMN[0]
_NOT_LEFT: Final = EVERYWHERE & ~COLUMN[0]
_NOT_RIGHT: Final = EVERYWHERE & ~COLUMN[-1]
_STEP: Final[int] = DATA["rules"]["land_step"]
_NOT_LEFT_FAR: Final = EVERYWHERE & ~mask([at for at in range(AREA) if at % SIZE < _STEP])
_NOT_RIGHT_FAR: Final = EVERYWHERE & ~mask([at for at in range(AREA) if at % SIZE >= SIZE - _STEP])


def beside(spaces: int) -> int:
    """All spaces next to some of these."""
    across = (spaces << 1) & _NOT_LEFT | (spaces >> 1) & _NOT_RIGHT
    return (across | spaces << SIZE | spaces >> SIZE) & EVERYWHERE


def diagonal(spaces: int) -> int:
    """All spaces diagonal to some of these."""
    across = (spaces << 1) & _NOT_LEFT | (spaces >> 1) & _NOT_RIGHT
    return (across << SIZE | across >> SIZE) & EVERYWHERE


def far_diagonal(spaces: int) -> int:
    """All spaces as many diagonal steps from some of these as bones are from a land."""
    across = (spaces << _STEP) & _NOT_LEFT_FAR | (spaces >> _STEP) & _NOT_RIGHT_FAR
    return (across << _STEP * SIZE | across >> _STEP * SIZE) & EVERYWHERE


def spaces_of(spaces: int) -> list[int]:
    """The spaces of a mask."""
    found = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


#: What stays possible for a terrain once it stands on a space (rules 4 and 5).
_STAYS: Final = tuple(
    tuple(
        EVERYWHERE
        & ~(0 if MAY_TOUCH[kind] else BESIDE[space])
        & ~(0 if TWICE_IN_A_LINE[kind] else CROSS[space])
        | 1 << space
        for space in range(AREA)
    )
    for kind in range(KINDS)
)
#: Terrains whose rows and columns are counted.
_ONE_IN_A_LINE: Final = tuple(
    kind for kind in range(KINDS) if not TWICE_IN_A_LINE[kind] and COUNTS[kind] > 1
)

# --- What is known ------------------------------------------------------------------------------


def spread_of(known: bytes) -> tuple[Spread, Hills]:
    """Where each terrain may stand by what is known alone, and the hills that show a number."""
    if known.count(PEAK) != COUNTS[PEAK]:
        raise Impossible("the peak is always known")
    places = [_open_to(kind) for kind in range(KINDS)] + [0]
    hills = []
    for space, code in enumerate(known):
        if code != UNKNOWN:
            settle(places, space, terrain(code))
        if code >= HILL_0:
            hills.append((CROSS[space], hill_number(code)))
    places[PEAK] = 1 << known.index(PEAK)
    return places, tuple(hills)


def _open_to(kind: int) -> int:
    return EVERYWHERE & ~mask([at for at in range(AREA) if at % SIZE in BARRED_COLUMNS[kind]])


def settle(places: Spread, space: int, kind: int) -> None:
    """Say that this terrain stands there."""
    require(places, 1 << space, kind)


def require(places: Spread, spaces: int, kind: int) -> None:
    """Say that this terrain stands on all these spaces."""
    others = ~spaces
    kept = places[kind]
    for each in range(KINDS):
        places[each] &= others
    places[kind] = kept


# --- The rules ----------------------------------------------------------------------------------


def narrow(places: Spread, hills: Hills) -> bool:
    """Apply all rules until nothing changes; False if no map can fit."""
    while True:
        before = places[:]
        if not (_settled(places) and _counted(places)):
            return False
        if places != before:
            continue  # the cheap rules first
        if not (_supported(places) and _lined_up(places) and _ranged(places)):
            return False
        if not _seen_from_hills(places, hills):
            return False
        if places == before:
            return True


def _settled(places: Spread) -> bool:
    """Spaces with one terrain left: rules 4, 5 and 10 for what stands there."""
    while True:
        once = twice = 0
        for here in places[:KINDS]:
            twice |= once & here
            once |= here
        if once != EVERYWHERE:
            return False
        new = EVERYWHERE & ~twice & ~places[SETTLED]
        if not new:
            return True
        places[SETTLED] |= new
        for kind, here in enumerate(places[:KINDS]):
            here &= new
            while here:
                lowest = here & -here
                _stands(places, lowest.bit_length() - 1, kind)
                here ^= lowest


def _stands(places: Spread, space: int, kind: int) -> None:
    places[kind] &= _STAYS[kind][space]
    if kind == TEEPEE:
        places[BONES] &= ~BESIDE[space]
    elif kind == BONES:
        places[TEEPEE] &= ~BESIDE[space]


def _counted(places: Spread) -> bool:
    """So many of each terrain, neither more nor fewer."""
    settled = places[SETTLED]
    for kind, count in enumerate(COUNTS):
        here = places[kind]
        found = here.bit_count()
        if found <= count:
            if found < count:
                return False
            if here & ~settled:
                require(places, here, kind)
            continue
        standing = here & settled
        found = standing.bit_count()
        if found >= count:
            if found > count:
                return False
            places[kind] = standing
    return True


def _supported(places: Spread) -> bool:
    """Rules 1, 2, 6 to 11: what must have something near."""
    settled = places[SETTLED]
    wood, water, bones, land = places[WOOD], places[WATER], places[BONES], places[LAND]
    near_water = beside(water)
    near_wood = beside(wood)
    rocks = places[PEAK] | places[MOUNTAIN] | places[HILL]
    drink = water | places[FOOD]
    places[WOOD] = wood & near_water
    places[WATER] = water & near_wood
    places[FOOD] &= near_water
    places[FLINT] &= beside(rocks)
    places[BERRIES] &= near_wood
    places[MUSHROOMS] &= diagonal(wood)
    places[TEEPEE] &= beside(drink)
    places[LAND] = land & far_diagonal(bones)
    places[BONES] = bones & far_diagonal(land)
    # Whoever stands without its support yet, and has one place left for it, takes it.
    watered = beside(water & settled)
    wooded = beside(wood & settled)
    needy = (wood | places[FOOD]) & settled & ~watered
    if needy and not _take(places, needy, BESIDE, WATER, -1):
        return False
    needy = (water | places[BERRIES]) & settled & ~wooded
    if needy and not _take(places, needy, BESIDE, WOOD, -1):
        return False
    needy = places[MUSHROOMS] & settled
    if needy and not _take(places, needy & ~diagonal(wood & settled), DIAGONAL, WOOD, -1):
        return False
    needy = places[TEEPEE] & settled & ~watered
    if needy and not _take(places, needy & ~beside(drink & settled), BESIDE, WATER, FOOD):
        return False
    needy = places[FLINT] & settled
    if needy and not _take(places, needy & ~beside(rocks & settled), BESIDE, MOUNTAIN, HILL):
        return False
    needy = places[LAND] & settled
    if needy and not _take(places, needy & ~far_diagonal(bones & settled), FAR, BONES, -1):
        return False
    needy = places[BONES] & settled
    return not needy or _take(places, needy & ~far_diagonal(land & settled), FAR, LAND, -1)


def _take(places: Spread, needy: int, reach: tuple[int, ...], kind: int, other: int) -> bool:
    """Each of these needs one of these two terrains (or the one) in its reach."""
    while needy:
        lowest = needy & -needy
        needy ^= lowest
        near = reach[lowest.bit_length() - 1]
        found = near & (places[kind] if other < 0 else places[kind] | places[other])
        if not found:
            return False
        if found & (found - 1) == 0:
            _only(places, found, kind, other)
    return True


def _only(places: Spread, space: int, kind: int, other: int) -> None:
    for each in range(KINDS):
        if each != kind and each != other:
            places[each] &= ~space


def _lined_up(places: Spread) -> bool:
    """Rules 1 and 4: terrains that stand once in a line need as many lines as there are of them."""
    for kind in _ONE_IN_A_LINE:
        here = places[kind]
        count = COUNTS[kind]
        # With many places left there are lines enough; only woods need all of them.
        if here.bit_count() == count or (here.bit_count() > 3 * count and kind != WOOD):
            continue
        rows = here | here >> 1
        rows |= rows >> 2
        rows = (rows | rows >> 3) & _LEFT
        columns = here | here >> 4 * SIZE
        columns |= columns >> 2 * SIZE
        columns = (columns | columns >> SIZE) & ROW[0]
        many = rows.bit_count()
        if many < count or (many == count and not _one_each(places, kind, ROW)):
            return False
        many = columns.bit_count()
        if many < count or (many == count and not _one_each(places, kind, COLUMN)):
            return False
    return True


def _one_each(places: Spread, kind: int, lines: tuple[int, ...]) -> bool:
    """Every line that may hold this terrain must."""
    for line in lines:
        here = places[kind] & line
        if here and here & (here - 1) == 0 and not here & places[SETTLED]:
            require(places, here, kind)
    return True


def _ranged(places: Spread) -> bool:
    """Rule 3: the range grows from the peak, mountain by mountain."""
    mountains = places[MOUNTAIN]
    standing = mountains & places[SETTLED]
    if mountains == standing:
        return _flood(places[PEAK], mountains, COUNTS[MOUNTAIN]) == mountains | places[PEAK]
    places[MOUNTAIN] = _flood(places[PEAK], mountains, COUNTS[MOUNTAIN]) & mountains
    first = beside(places[PEAK]) & mountains
    if first and first & (first - 1) == 0:
        require(places, first, MOUNTAIN)
    return first != 0


def _flood(start: int, through: int, steps: int) -> int:
    reached = start
    for _ in range(steps):
        reached |= beside(reached) & through
    return reached


def _seen_from_hills(places: Spread, hills: Hills) -> bool:
    """Rule 12."""
    for cross, number in hills:
        open_ = places[LAND] & cross
        standing = open_ & places[SETTLED]
        if open_.bit_count() <= number:
            if open_.bit_count() < number:
                return False
            if open_ != standing:
                require(places, open_, LAND)
        elif standing.bit_count() >= number:
            if standing.bit_count() > number:
                return False
            places[LAND] &= ~cross | standing
    return True
