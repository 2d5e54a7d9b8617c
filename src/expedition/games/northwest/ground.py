"""Where ships and sleds stand and go: pieces of ground on a tile, and the edges between tiles.

A sled stands on a piece of ground: all of a frozen square, or a piece of land of a thawed one,
joined over the middle of the tile as between tiles. A ship stands on a tile and uses all its open
water.
"""

from typing import Final

from .box import (
    ALL_SQUARES,
    AREA,
    CORNER_MASK,
    CORNERS_OF,
    GREENLAND,
    GREENLAND_EDGES,
    PASSAGE,
    PASSAGE_EDGES,
    SHAPES,
    SINGLE,
    SQUARE_MASK,
    SQUARES,
    SQUARES_OF,
    STRIDE,
)
from .state import State

_SQUARE_CORNERS: Final = CORNER_MASK[SINGLE]

# --- Pieces of ground -------------------------------------------------------------------------
# On a tile everything is counted from its first square, so few cases exist: all are tabled.


def _find_pieces(shape: int, ice: int, land: int) -> tuple[int, ...]:
    """The pieces of a tile's ground as sets of corners, by their first corners."""
    sheets = [_SQUARE_CORNERS << step for step in SQUARES_OF[shape] if ice >> step & 1]
    ground = land
    for sheet in sheets:
        ground |= sheet
    whole = ice == SQUARE_MASK[shape]
    found = []
    while ground:
        piece = CORNER_MASK[shape] if whole else _grown(ground & -ground, land, sheets)
        found.append(piece)
        ground &= ~piece
    return tuple(found)


def _grown(piece: int, land: int, sheets: list[int]) -> int:
    """All ground that joins a corner: along the edges of land, and over each sheet of ice."""
    before = 0
    while piece != before:
        before = piece
        shore = piece & land
        piece |= (shore << 1 | shore >> 1 | shore << STRIDE | shore >> STRIDE) & land
        for sheet in sheets:
            if piece & sheet:
                piece |= sheet
    return piece


def _subsets(bits: tuple[int, ...]) -> list[int]:
    found = [0]
    for bit in bits:
        found += [each | 1 << bit for each in found]
    return found


_PIECES: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {
    (shape, ice, land): _find_pieces(shape, ice, land)
    for shape in range(len(SHAPES))
    for ice in _subsets(SQUARES_OF[shape])
    for land in _subsets(CORNERS_OF[shape])
}


def pieces(shape: int, first: int, land: int, ice: int) -> tuple[int, ...]:
    """The pieces of ground of a tile, as corners counted from its first square."""
    return _PIECES[shape, (ice >> first) & SQUARE_MASK[shape], (land >> first) & CORNER_MASK[shape]]


def piece_with(shape: int, first: int, corner: int, land: int, ice: int) -> int:
    """The piece that holds a corner of the board; 0 if no ground does."""
    bit = 1 << corner - first
    for piece in pieces(shape, first, land, ice):
        if piece & bit:
            return piece
    return 0


def first_corner(piece: int, first: int) -> int:
    """The corner of the board by which a piece is named."""
    return first + (piece & -piece).bit_length() - 1


def melted(shape: int, first: int, piece: int, land: int, old_ice: int, ice: int) -> bool:
    """Whether part of a piece that stood under the old ice is sea under the new."""
    for step in SQUARES_OF[shape]:
        corners = _SQUARE_CORNERS << step
        was_ice = old_ice >> first + step & 1 and not ice >> first + step & 1
        if was_ice and piece & corners == corners and (land >> first) & corners != corners:
            return True
    return False


# --- Edges between tiles ----------------------------------------------------------------------

#: An edge of a tile: its own square, the square or arrow beyond, its two corners.
Edge = tuple[int, int, int, int]


def _edge(p: int, step: int) -> Edge | None:
    """The edge of a square towards a side; None at the board's rim but for the arrows."""
    corners = {
        1: (p + 1, p + 1 + STRIDE),
        -1: (p, p + STRIDE),
        STRIDE: (p + STRIDE, p + STRIDE + 1),
        -STRIDE: (p, p + 1),
    }[step]
    beyond = p + step
    if beyond >= 0 and ALL_SQUARES >> beyond & 1:
        return p, beyond, *corners
    if GREENLAND_EDGES.get(p) == corners[0] and abs(step) == 1:
        return p, GREENLAND, *corners
    if PASSAGE_EDGES.get(p) == corners[0] and abs(step) == 1:
        return p, PASSAGE, *corners
    return None


def _outline(shape: int, first: int) -> tuple[Edge, ...]:
    """The edges round a tile that lead somewhere."""
    own = [first + step for step in SQUARES_OF[shape]]
    if not all([p < AREA and ALL_SQUARES >> p & 1 for p in own]):
        return ()
    edges = [_edge(p, step) for p in own for step in (-STRIDE, -1, 1, STRIDE)]
    return tuple([edge for edge in edges if edge is not None and edge[1] not in own])


#: By shape and first square.
OUTLINE: Final = tuple(
    [
        tuple([_outline(shape, p) if p in SQUARES else () for p in range(AREA)])
        for shape in range(len(SHAPES))
    ]
)
#: The edges of the arrows, seen from the square.
ARROW_EDGES: Final = {
    GREENLAND: tuple([(p, GREENLAND, c, c + STRIDE) for p, c in GREENLAND_EDGES.items()]),
    PASSAGE: tuple([(p, PASSAGE, c, c + STRIDE) for p, c in PASSAGE_EDGES.items()]),
}


# --- Steps ------------------------------------------------------------------------------------


def shape_of(s: State, first: int) -> int:
    """The shape of the tile with this first square."""
    anchors = s.anchors
    if anchors[first + 1] == first:
        return 1
    if first + STRIDE < AREA and anchors[first + STRIDE] == first:
        return 2
    return 0


def ship_steps(s: State, place: int, ice: int) -> list[int]:
    """Where a ship can go from a tile or an arrow: first squares of tiles, or arrows."""
    if place >= AREA:
        return _ship_from_arrow(s, place, ice)
    land = s.land
    found: list[int] = []
    for own, beyond, one, other in OUTLINE[shape_of(s, place)][place]:
        if ice >> own & 1 or (land >> one & 1 and land >> other & 1):
            continue
        target = beyond
        if beyond < AREA:
            if ice >> beyond & 1 or not s.filled >> beyond & 1:
                continue
            target = s.anchors[beyond]
        if target not in found:
            found.append(target)
    return found


def _ship_from_arrow(s: State, place: int, ice: int) -> list[int]:
    found: list[int] = []
    for p, _, one, other in ARROW_EDGES[place]:
        closed = ice >> p & 1 or (s.land >> one & 1 and s.land >> other & 1)
        if s.filled >> p & 1 and not closed and s.anchors[p] not in found:
            found.append(s.anchors[p])
    return found


def sled_steps(s: State, place: int, ground: int, ice: int) -> list[tuple[int, int]]:
    """Where a sled can go: first square of the tile and the corner that names the piece there.

    On an arrow it stands on all corners of its edges; an arrow has no corner to name (-1).
    """
    if place >= AREA:
        return _sled_from_arrow(s, place, ice)
    shape = shape_of(s, place)
    piece = piece_with(shape, place, ground, s.land, ice) << place
    dry = piece & s.land
    found: list[tuple[int, int]] = []
    for own, beyond, one, other in OUTLINE[shape][place]:
        frozen = ice >> own & 1 and piece & _SQUARE_CORNERS << own == _SQUARE_CORNERS << own
        corner = one if dry >> one & 1 else other if dry >> other & 1 else -1
        if corner < 0 and not frozen:
            continue
        step = (beyond, -1)
        if beyond < AREA:
            if not s.filled >> beyond & 1 or (corner < 0 and not ice >> beyond & 1):
                continue
            step = _arrival(s, beyond, corner if corner >= 0 else one, ice)
        if step not in found:
            found.append(step)
    return found


def _sled_from_arrow(s: State, place: int, ice: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for p, _, one, other in ARROW_EDGES[place]:
        corner = one if s.land >> one & 1 else other if s.land >> other & 1 else -1
        if s.filled >> p & 1 and (corner >= 0 or ice >> p & 1):
            step = _arrival(s, p, corner if corner >= 0 else one, ice)
            if step not in found:
                found.append(step)
    return found


def _arrival(s: State, p: int, corner: int, ice: int) -> tuple[int, int]:
    """The tile of a square, and the name of its piece with this corner."""
    first = s.anchors[p]
    piece = piece_with(shape_of(s, first), first, corner, s.land, ice)
    return first, first_corner(piece, first)


def is_held(s: State, place: int, ice: int) -> bool:
    """Whether a ship on a tile has no open water at all."""
    if place >= AREA:
        return False
    corners = s.land >> place
    for step in SQUARES_OF[shape_of(s, place)]:
        square = _SQUARE_CORNERS << step
        if not ice >> place + step & 1 and corners & square != square:
            return False
    return True
