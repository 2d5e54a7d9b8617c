"""The sea route: it must always lead from Greenland's arrow to that of the Passage.

An edge between two squares is named by its upper or left corner: those in `h` lie between a square
and the one above it, those in `v` between a square and the one to its left. An edge is blocked when
both of its corners are land, unless it lies inside a tile. Corners not known yet count as sea, so
a map without any tile is open everywhere, and ice does not matter.
"""

from typing import Final

from .box import (
    ALL_SQUARES,
    GREENLAND_EDGES,
    GREENLAND_SQUARES,
    PASSAGE_EDGES,
    PASSAGE_SQUARES,
    STRIDE,
)

#: The arrows' edges as bits of `v`, and how far their square is from there.
_GREENLAND_EDGES: Final = sum(1 << edge for edge in GREENLAND_EDGES.values())
_PASSAGE_EDGES: Final = sum(1 << edge for edge in PASSAGE_EDGES.values())
_GREENLAND_STEP: Final = GREENLAND_EDGES[GREENLAND_SQUARES[0]] - GREENLAND_SQUARES[0]
_PASSAGE_STEP: Final = PASSAGE_EDGES[PASSAGE_SQUARES[0]] - PASSAGE_SQUARES[0]

#: Edges with a square of the board on either side.
_BETWEEN_H: Final = ALL_SQUARES & ALL_SQUARES << STRIDE
_BETWEEN_V: Final = ALL_SQUARES & ALL_SQUARES << 1

#: No route: every edge, so that whatever is laid makes one look for another.
NO_ROUTE: Final = (-1, -1)


def closed_h(land: int, inner_h: int) -> int:
    """Edges that no ship's way crosses from north to south."""
    return land & (land >> 1) & ~inner_h


def closed_v(land: int, inner_v: int) -> int:
    """Edges that no ship's way crosses from west to east."""
    return land & (land >> STRIDE) & ~inner_v


def has_route(land: int, inner_h: int, inner_v: int) -> bool:
    """Whether a sea route is left."""
    open_h = _BETWEEN_H & ~closed_h(land, inner_h)
    passable = ~closed_v(land, inner_v)
    open_v = _BETWEEN_V & passable
    goal = (passable & _PASSAGE_EDGES) >> _PASSAGE_STEP
    reached = (passable & _GREENLAND_EDGES) >> _GREENLAND_STEP
    while True:
        before = reached
        reached |= (reached & open_v) >> 1
        reached |= (reached & open_h) >> STRIDE
        reached |= (reached << STRIDE) & open_h
        reached |= (reached << 1) & open_v
        if reached & goal:
            return True
        if reached == before:
            return False


def find_route(land: int, inner_h: int, inner_v: int) -> tuple[int, int]:
    """The edges that some shortest sea route crosses."""
    open_h = _BETWEEN_H & ~closed_h(land, inner_h)
    passable = ~closed_v(land, inner_v)
    open_v = _BETWEEN_V & passable
    goal = (passable & _PASSAGE_EDGES) >> _PASSAGE_STEP
    reached = (passable & _GREENLAND_EDGES) >> _GREENLAND_STEP
    rings = [reached]
    while not reached & goal:
        ring = (reached & open_v) >> 1 | (reached << 1) & open_v
        ring |= (reached & open_h) >> STRIDE | (reached << STRIDE) & open_h
        ring &= ~reached
        if not ring:
            return NO_ROUTE
        rings.append(ring)
        reached |= ring
    end = rings[-1] & goal
    return _walk_back(rings, end & -end, open_h, open_v)


def _walk_back(rings: list[int], here: int, open_h: int, open_v: int) -> tuple[int, int]:
    """From the Passage ring by ring to Greenland, noting the edges crossed."""
    crossed_h = 0
    crossed_v = here << _PASSAGE_STEP
    for at in range(len(rings) - 2, -1, -1):
        ring = rings[at]
        if (here & open_v) >> 1 & ring:
            crossed_v |= here
            here >>= 1
        elif (here << 1) & open_v & ring:
            here <<= 1
            crossed_v |= here
        elif (here & open_h) >> STRIDE & ring:
            crossed_h |= here
            here >>= STRIDE
        else:
            here <<= STRIDE
            crossed_h |= here
    return crossed_h, crossed_v | here << _GREENLAND_STEP
