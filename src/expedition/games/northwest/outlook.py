"""What lies ahead: seasons, ways home, land about to be an island. Nothing here changes a state."""

from .box import (
    ALL_SQUARES,
    AREA,
    GREENLAND,
    ICE,
    ISLAND_POINTS,
    LAST_ROUND,
    LAYS,
    NOBODY,
    PASSAGE,
    RIM,
    SQUARE_MASK,
    SQUARES,
)
from .ground import (
    first_corner,
    is_held,
    melted,
    piece_with,
    pieces,
    shape_of,
    ship_steps,
    sled_steps,
)
from .laying import (
    fill_holes,
    holes,
    land_piece,
    lay_tile,
    neighbours,
    new_islands,
    region_of,
    squares_round,
    tiles_at,
)
from .state import THAW, State

#: A sled's place and the corner that names its ground there.
Spot = tuple[int, int]

# --- Seasons ------------------------------------------------------------------------------------


def held_in(s: State, place: int) -> int:
    """The next round in which a ship that stays there is held; 0 if none is."""
    for round in range(s.round + 1, LAST_ROUND + 1):
        if is_held(s, place, ICE[round]):
            return round
    return 0


def grounds_after(s: State, spot: Spot, round: int) -> list[int]:
    """The corners of the grounds that a sled may have when this round has begun; none: lost."""
    place, corner = spot
    if place >= AREA:
        return [corner]
    shape = shape_of(s, place)
    old, ice = ICE[round - 1], ICE[round]
    piece = piece_with(shape, place, corner, s.land, old)
    if melted(shape, place, piece, s.land, old, ice):
        return [first_corner(each, place) for each in pieces(shape, place, s.land, ice)]
    return [first_corner(piece_with(shape, place, corner, s.land, ice), place)]


def melts_in(s: State, spot: Spot) -> tuple[int, bool]:
    """The next round in which a sled that stays there loses its ground, and whether it is lost."""
    place, corner = spot
    if place >= AREA:
        return 0, False
    shape = shape_of(s, place)
    for round in range(s.round + 1, LAST_ROUND + 1):
        old, ice = ICE[round - 1], ICE[round]
        piece = piece_with(shape, place, corner, s.land, old)
        if melted(shape, place, piece, s.land, old, ice):
            return round, not pieces(shape, place, s.land, ice)
        corner = first_corner(piece_with(shape, place, corner, s.land, ice), place)
    return 0, False


# --- Ways home ----------------------------------------------------------------------------------


def ship_distances(s: State, start: int, ice: int, most: int) -> dict[int, int]:
    """How many steps a ship needs to each place within its reach."""
    found = {start: 0}
    edge = [start]
    for steps in range(1, most + 1):
        following: list[int] = []
        for place in edge:
            for target in ship_steps(s, place, ice):
                if target not in found:
                    found[target] = steps
                    if target != GREENLAND:
                        following.append(target)
        edge = following
    return found


def spread_ships(s: State, places: set[int], ice: int, steps: int) -> set[int]:
    """All places from which a ship reaches one of these within so many steps."""
    found = set(places)
    edge = list(places)
    for _ in range(steps):
        following: list[int] = []
        for place in edge:
            for target in ship_steps(s, place, ice):
                if target not in found:
                    found.add(target)
                    following.append(target)
        edge = following
        if not edge:
            break
    return found


def ship_homes(s: State, crew: int) -> list[set[int]]:
    """For each round the places from which a ship with such a crew still gets home."""
    safe: list[set[int]] = [set() for _ in range(LAST_ROUND + 2)]
    for round in range(LAST_ROUND, 0, -1):
        goal = safe[round + 1] | {GREENLAND}
        safe[round] = spread_ships(s, goal, ICE[round], crew)
    return safe


def last_call(s: State, seat: int, with_sled: bool = False) -> int:
    """The last round in which the ship can set out and still be home; 0 if it cannot any more.

    With its present crew, or with the sled's aboard too; over the tiles that lie on the map.
    """
    place = s.ships[seat]
    ready = s.ship_ready[seat] + (s.sled_ready[seat] if with_sled else 0)
    crew = ready + s.ship_resting[seat] + (s.sled_resting[seat] if with_sled else 0)
    if s.step == THAW:  # the round has begun: the crew will be ready for it
        ready = crew
    safe = ship_homes(s, crew)
    for round in range(LAST_ROUND, s.round, -1):
        if place in safe[round]:
            return round
    goal = safe[s.round + 1] | {GREENLAND}
    return s.round if place in spread_ships(s, goal, ICE[s.round], ready) else 0


def all_spots(s: State, ice: int) -> list[Spot]:
    """Every ground on the map, and the Passage's arrow."""
    found: list[Spot] = [(PASSAGE, NOBODY)]
    for place in SQUARES:
        if s.anchors[place] == place:
            shape = shape_of(s, place)
            for piece in pieces(shape, place, s.land, ice):
                found.append((place, first_corner(piece, place)))
    return found


def spread_sleds(s: State, spots: set[Spot], ice: int, steps: int) -> set[Spot]:
    """All grounds from which a sled reaches one of these within so many steps."""
    found = set(spots)
    edge = list(spots)
    for _ in range(steps):
        following: list[Spot] = []
        for place, corner in edge:
            for target in sled_steps(s, place, corner, ice):
                if target not in found:
                    found.add(target)
                    following.append(target)
        edge = following
        if not edge:
            break
    return found


def sled_homes(s: State, crew: int) -> list[set[Spot]]:
    """For each round the grounds from which a sled with such a crew still gets home."""
    safe: list[set[Spot]] = [set() for _ in range(LAST_ROUND + 2)]
    home = (GREENLAND, NOBODY)
    for round in range(LAST_ROUND, s.round - 1, -1):
        goal = {home}
        if round < LAST_ROUND:
            for spot in all_spots(s, ICE[round]):
                after = grounds_after(s, spot, round + 1)
                if any([(spot[0], corner) in safe[round + 1] for corner in after]):
                    goal.add(spot)
        safe[round] = spread_sleds(s, goal, ICE[round], crew)
    return safe


# --- Islands ------------------------------------------------------------------------------------


def open_islands(s: State) -> list[tuple[int, int, int]]:
    """Land that one tile would close: its corners, the squares for that tile, the points.

    The tile covers all free squares round the land, or closes in those that it leaves.
    """
    found: list[tuple[int, int, int]] = []
    left = s.land
    while left:
        piece = land_piece(s.land, left & -left)
        left &= ~piece
        around = squares_round(piece)
        gap = around & ~s.filled
        squares = _closing_squares(s, gap) if gap else 0
        if squares:
            tiles = tiles_at(s, around & s.filled) + (gap & ~squares).bit_count()
            tiles += 1 if gap & squares else 0
            found.append((piece, squares, tiles * ISLAND_POINTS))
    return found


def _closing_squares(s: State, gap: int) -> int:
    """The squares of one tile after which nothing of a gap is free; 0 if no tile does it."""
    if gap.bit_count() <= 2 and region_of(gap) == gap:
        return gap
    free = ALL_SQUARES & ~s.filled
    near = gap | neighbours(gap)
    for mask in SQUARE_MASK:
        for p in SQUARES:
            squares = mask << p
            if squares & ~free or not squares & near or gap & RIM & ~squares:
                continue
            if not gap & ~(squares | holes(s.filled | squares)):
                return squares
    return 0


def placement_gain(s: State, seat: int, lay: int, p: int) -> tuple[int, int]:
    """Points and islands a placement is sure to bring, whatever is chosen to fill its holes.

    An island that is complete when the first choice comes has no corner that could still be chosen.
    """
    squares = SQUARE_MASK[LAYS[lay].shape] << p
    if neighbours(squares) & ~s.filled and not _closes(s, lay, p, squares):
        return 0, 0
    after = s.copy()
    lay_tile(after, lay, p)
    fill_holes(after, seat, [])
    islands = new_islands(after)
    return sum([tiles for _, tiles in islands]) * ISLAND_POINTS, len(islands)


def _closes(s: State, lay: int, p: int, squares: int) -> bool:
    """Whether a tile touches land, or closes squares in: without either it makes no island."""
    return LAYS[lay].land != 0 or holes(s.filled | squares) != 0
