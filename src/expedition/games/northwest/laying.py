"""Placing tiles: where one fits, the holes that it closes in and the islands that it completes."""

from typing import Final

from expedition.kit.events import Event
from expedition.kit.moves import Move

from .box import (
    ACROSS,
    ALL_SQUARES,
    CARTOGRAPHY,
    CORNER_MASK,
    DOWN,
    ISLAND_POINTS,
    ISLAND_TILES,
    LARGE_KINDS,
    LAY_BITS,
    LAYS,
    RIM,
    SINGLE,
    SMALL_KIND,
    SQUARE_MASK,
    STRIDE,
    SYMBOL,
    TOKEN_COUNTS,
)
from .events import PLAYERS, TILE_NOUNS, place_noun, tell
from .ground import shape_of
from .notation import PLACES, SPOT, SPOTS
from .sea import closed_h, closed_v, find_route, has_route
from .state import FILL, JOKER_LAY, State, put, put_byte, put_bytes

# --- Where a tile fits ------------------------------------------------------------------------

_SHIFT: Final = 2 * STRIDE + 2
#: By shape: from the known corners of a place to the lays that agree with them, as bits.
_FITTING: Final[tuple[dict[int, int], ...]] = ({}, {}, {})
_LAY_LISTS: Final[dict[int, tuple[int, ...]]] = {}
#: By lay: its land, from the first square on.
LAY_LAND: Final = tuple([lay.land for lay in LAYS])
LAY_SHAPE: Final = tuple([lay.shape for lay in LAYS])
LAY_KIND: Final = tuple([lay.kind for lay in LAYS])


def fitting(shape: int, known: int, land: int) -> int:
    """The lays of a shape that agree with what is known of their corners."""
    key = known << _SHIFT | land
    found = _FITTING[shape].get(key)
    if found is None:
        found = 0
        for number, lay in enumerate(LAYS):
            if lay.shape == shape and lay.land & known == land:
                found |= 1 << number
        _FITTING[shape][key] = found
    return found


def lay_list(bits: int) -> tuple[int, ...]:
    """The numbers of the lays in a set."""
    found = _LAY_LISTS.get(bits)
    if found is None:
        if len(_LAY_LISTS) > 50_000:
            _LAY_LISTS.clear()
        found = tuple([number for number in range(len(LAYS)) if bits >> number & 1])
        _LAY_LISTS[bits] = found
    return found


def neighbours(squares: int) -> int:
    """The squares that share an edge with some of these."""
    beside = squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE
    return beside & ALL_SQUARES & ~squares


def placements(s: State, seat: int, vehicle: int, place: int) -> list[Move]:
    """All ways to lay a tile of the reserve beside the tile on which the vehicle stands."""
    reserve = s.reserves[seat]
    held = 0
    for kind in reserve:
        held |= LAY_BITS[kind]
    if not held:
        return []
    found: list[Move] = []
    free = ALL_SQUARES & ~s.filled
    beside = neighbours(SQUARE_MASK[shape_of(s, place)] << place) & free
    base = vehicle * SPOTS
    if reserve[0] < LARGE_KINDS:
        near = beside | beside >> 1
        _fit_all(s, ACROSS, free & free >> 1 & near, held, base, found)
        near = beside | beside >> STRIDE
        _fit_all(s, DOWN, free & free >> STRIDE & near, held, base, found)
    if reserve[-1] >= LARGE_KINDS:
        _fit_all(s, SINGLE, beside, held, base, found)
    return found


def _fit_all(s: State, shape: int, places: int, held: int, base: int, found: list[Move]) -> None:
    """The lays of one shape on each of these first squares."""
    corners = CORNER_MASK[shape]
    known, land = s.known, s.land
    while places:
        low = places & -places
        places ^= low
        p = low.bit_length() - 1
        bits = fitting(shape, known >> p & corners, land >> p & corners) & held
        if bits:
            for lay in _keeping_route(s, shape, p, bits):
                found.append(PLACES[base + SPOT[lay][p]])


def _keeping_route(s: State, shape: int, p: int, bits: int) -> tuple[int, ...]:
    """Those lays that leave a sea route; where no land could close the one we know, all do."""
    lays = lay_list(bits)
    inner_h = s.inner_h | 1 << p + STRIDE if shape == DOWN else s.inner_h
    inner_v = s.inner_v | 1 << p + 1 if shape == ACROSS else s.inner_v
    most = s.land | CORNER_MASK[shape] << p & ~s.known
    if not (
        most & most >> 1 & ~inner_h & s.route_h or most & most >> STRIDE & ~inner_v & s.route_v
    ):
        return lays
    kept: list[int] = []
    before, leaves = -1, False
    for lay in lays:
        land = s.land | LAY_LAND[lay] << p
        if land != before:
            before, leaves = land, leaves_route(s, land, inner_h, inner_v)
        if leaves:
            kept.append(lay)
    return tuple(kept)


def leaves_route(s: State, land: int, inner_h: int, inner_v: int) -> bool:
    """Whether a route is left with more land: the one we know, or another."""
    if not (closed_h(land, inner_h) & s.route_h or closed_v(land, inner_v) & s.route_v):
        return True
    return has_route(land, inner_h, inner_v)


# --- Laying a tile ----------------------------------------------------------------------------


def lay_tile(s: State, lay: int, p: int) -> None:
    """A tile onto the map, with its token if it shows a symbol."""
    what = LAYS[lay]
    put_on_map(s, what.shape, p, lay, s.land | what.land << p)
    if what.symbol >= 0 and token_left(s, SYMBOL[what.kind]):
        s.tokens = put_byte(s.tokens, p + what.symbol, SYMBOL[what.kind])


def put_on_map(s: State, shape: int, p: int, lay: int, land: int) -> None:
    s.land = land
    s.known |= CORNER_MASK[shape] << p
    s.filled |= SQUARE_MASK[shape] << p
    s.fresh |= SQUARE_MASK[shape] << p
    s.lays = put_byte(s.lays, p, lay)
    anchors = bytearray(s.anchors)
    anchors[p] = p
    if shape == ACROSS:
        anchors[p + 1] = p
        s.inner_v |= 1 << p + 1
    elif shape == DOWN:
        anchors[p + STRIDE] = p
        s.inner_h |= 1 << p + STRIDE
    s.anchors = bytes(anchors)
    if closed_h(land, s.inner_h) & s.route_h or closed_v(land, s.inner_v) & s.route_v:
        s.route_h, s.route_v = find_route(land, s.inner_h, s.inner_v)


def token_left(s: State, token: int) -> bool:
    """Whether the stock still holds a token of this kind."""
    out = s.tokens.count(token)
    for counts in s.finds:
        out += counts[token]
    return out < TOKEN_COUNTS[token]


# --- Holes ------------------------------------------------------------------------------------


def holes(filled: int) -> int:
    """The free squares from which no way over free squares leads to the rim."""
    free = ALL_SQUARES & ~filled
    reached = free & RIM
    while True:
        before = reached
        reached |= (reached << 1 | reached >> 1) & free
        reached |= (reached << STRIDE | reached >> STRIDE) & free
        if reached == before:
            return free & ~reached


def region_of(squares: int) -> int:
    """The squares that hang together with the first of them."""
    region = squares & -squares
    while True:
        before = region
        region |= neighbours(region) & squares
        if region == before:
            return region


def fill_holes(s: State, seat: int, events: list[Event]) -> bool:
    """Fill what is closed in, square by square, until there is a choice; whether all is filled."""
    while True:
        if not s.region:
            closed = holes(s.filled)
            if not closed:
                return True
            s.region = region_of(closed)
        p = (s.region & -s.region).bit_length() - 1
        values = corner_values(s, p)
        if len(values) > 1:
            s.step = FILL
            return False
        fill_square(s, seat, p, values[0] if values else False, events)


def corner_values(s: State, p: int) -> list[bool]:
    """What the southeast corner of a closed square may become: land, sea, both, or neither."""
    last = p + STRIDE + 1
    if s.known >> last & 1:
        return [bool(s.land >> last & 1)]
    values: list[bool] = []
    for value in (True, False):
        land = s.land | 1 << last if value else s.land
        if s.stock[SMALL_KIND[four_corners(land, p)] - LARGE_KINDS] and (
            not value or leaves_route(s, land, s.inner_h, s.inner_v)
        ):
            values.append(value)
    return values


def four_corners(land: int, p: int) -> int:
    """The land of a square: 1, 2, 4, 8 for its corners in reading order."""
    return land >> p & 3 | (land >> p + STRIDE & 3) << 2


def _small_lay(four: int) -> int:
    for number, lay in enumerate(LAYS):
        if lay.shape == SINGLE and four_corners(lay.land, 0) == four:
            return number
    raise ValueError("no small tile has these corners")


_SMALL_LAY: Final = tuple([_small_lay(four) for four in range(16)])


def fill_square(s: State, seat: int, p: int, value: bool, events: list[Event]) -> None:
    """A small tile of the stock, or a joker, into a closed square."""
    land = s.land | 1 << p + STRIDE + 1 if value else s.land
    four = four_corners(land, p)
    kind = SMALL_KIND[four]
    lay = _SMALL_LAY[four]
    if not s.stock[kind - LARGE_KINDS]:
        lay = JOKER_LAY
        kind = LARGE_KINDS + s.stock.index(max(s.stock))
    if s.stock[kind - LARGE_KINDS]:
        at = kind - LARGE_KINDS
        s.stock = put_byte(s.stock, at, s.stock[at] - 1)
    s.region &= ~(1 << p)
    put_on_map(s, SINGLE, p, lay, land)
    tile = "tile-joker" if lay == JOKER_LAY else TILE_NOUNS[kind]
    tell(events, "hole-filled", {"seat": PLAYERS[seat], "tile": tile, "square": place_noun(p)})


# --- Islands ----------------------------------------------------------------------------------


def corners_round(squares: int) -> int:
    """All corners of these squares."""
    wide = squares | squares << 1
    return wide | wide << STRIDE


def squares_round(corners: int) -> int:
    """All squares of the board at these corners."""
    wide = corners | corners >> 1
    return (wide | wide >> STRIDE) & ALL_SQUARES


def land_piece(land: int, seed: int) -> int:
    """All land that joins these corners along the grid."""
    while True:
        before = seed
        seed |= (seed << 1 | seed >> 1) & land
        seed |= (seed << STRIDE | seed >> STRIDE) & land
        if seed == before:
            return seed


def tiles_at(s: State, squares: int) -> int:
    """How many tiles these squares belong to."""
    seen = 0
    while squares:
        low = squares & -squares
        squares ^= low
        seen |= 1 << s.anchors[low.bit_length() - 1]
    return seen.bit_count()


def new_islands(s: State) -> list[tuple[int, int]]:
    """The islands that the fresh squares complete: their land and how many tiles they lie on."""
    found: list[tuple[int, int]] = []
    shores = corners_round(s.fresh) & s.land
    while shores:
        piece = land_piece(s.land, shores & -shores)
        shores &= ~piece
        around = squares_round(piece)
        if not around & ~s.filled:
            tiles = tiles_at(s, around)
            if tiles >= ISLAND_TILES:
                found.append((piece, tiles))
    return found


def map_islands(s: State, seat: int, events: list[Event]) -> None:
    """A cartography token and a point a tile for each island that was completed."""
    for _, tiles in new_islands(s):
        points = tiles * ISLAND_POINTS
        s.scores = put(s.scores, seat, s.scores[seat] + points)
        id = "island-unmapped"
        if token_left(s, CARTOGRAPHY):
            id = "island"
            counts = s.finds[seat]
            counts = put_byte(counts, CARTOGRAPHY, counts[CARTOGRAPHY] + 1)
            s.finds = put_bytes(s.finds, seat, counts)
        tell(events, id, {"seat": PLAYERS[seat], "tiles": tiles, "points": points})
    s.fresh = 0
