"""The moves of the game, made once, with their texts and what they mean.

    pick L13                         set-up, and after fresh tiles: this tile into the reserve
    take ship S2                     pay with the ship's crew and take a tile
    refresh sled                     four new large tiles, paid by the sled; then `pick`
    place ship L13 E6 f90            lay a tile: its first (northwest) square, its turn
    move ship E6                     the ship to the tile whose first square is E6
    move sled E6 nw                  the sled, to the piece of that tile's ground with this corner
    move sled greenland              an arrow: greenland or passage
    redistribute ship ready +2 resting -1
                                     so many crewmen from the ship to the sled (−: to the ship)
    redistribute ship ready +4 resting +0 at nw
                                     the sled comes out, on the ground with this corner
    explore ship · find sled         the token on the vehicle's tile
    end · pass
    fill land · fill sea             the corner that is open in a hole
    stand nw                         where the sled goes when its ice has melted

A turn is r0, r90, r180, r270 (clockwise) or f0 … f270 (flipped left to right, then turned). A piece
of ground is named by its first corner on the tile: nw, n, ne, w, e, sw, s, se.
"""

from typing import Final

from expedition.kit.moves import Move, Notation

from .box import (
    AREA,
    COLUMNS,
    CORNER_NAMES,
    CORNERS_OF,
    CREW,
    GREENLAND,
    HEIGHT,
    KINDS,
    LAYS,
    PASSAGE,
    ROWS,
    SQUARE_NAMES,
    SQUARES,
    STRIDE,
    VEHICLES,
    WIDTH,
)

CORNERS: Final = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
ARROWS: Final = ("greenland", "passage")


def _fits(p: int, shape: int) -> bool:
    return p % STRIDE + WIDTH[shape] <= COLUMNS and p // STRIDE + HEIGHT[shape] <= ROWS


#: All places of each lay: (lay, first square).
_SPOTS: Final = [
    (number, p) for number, lay in enumerate(LAYS) for p in SQUARES if _fits(p, lay.shape)
]
_SHARES: Final = [
    (ready, resting)
    for ready in range(-CREW, CREW + 1)
    for resting in range(-CREW, CREW + 1)
    if 0 < abs(ready) + abs(resting) <= CREW
]
#: Shares with which a sled comes out.
_LAUNCHES: Final = [share for share in _SHARES if share[0] >= 0 and share[1] >= 0]


def _placements(vehicle: str) -> tuple[str, ...]:
    heads = [f"place {vehicle} {KINDS[lay.kind]} " for lay in LAYS]
    tails = [f" {lay.turn}" for lay in LAYS]
    return tuple([f"{heads[lay]}{SQUARE_NAMES[p]}{tails[lay]}" for lay, p in _SPOTS])


def _share(share: tuple[int, int]) -> str:
    return f"ready {share[0]:+d} resting {share[1]:+d}"


_GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    _placements("ship"),
    _placements("sled"),
    tuple(f"pick {kind}" for kind in KINDS),
    tuple(f"take {vehicle} {kind}" for vehicle in VEHICLES for kind in KINDS),
    tuple(f"refresh {vehicle}" for vehicle in VEHICLES),
    tuple(f"move ship {SQUARE_NAMES[p]}" for p in SQUARES),
    tuple(f"move sled {SQUARE_NAMES[p]} {corner}" for p in SQUARES for corner in CORNERS),
    tuple(f"move {vehicle} {arrow}" for vehicle in VEHICLES for arrow in ARROWS),
    tuple(f"redistribute {vehicle} {_share(share)}" for vehicle in VEHICLES for share in _SHARES),
    tuple(f"redistribute ship {_share(s)} at {corner}" for s in _LAUNCHES for corner in CORNERS),
    tuple(f"explore {vehicle}" for vehicle in VEHICLES),
    tuple(f"find {vehicle}" for vehicle in VEHICLES),
    ("end", "pass", "fill land", "fill sea"),
    tuple(f"stand {corner}" for corner in CORNERS),
)
NOTATION: Final = Notation(text for group in _GROUPS for text in group)


def _starts() -> list[int]:
    starts = [0]
    for group in _GROUPS:
        starts.append(starts[-1] + len(group))
    return starts


_STARTS: Final = _starts()
PLACE_CODE: Final = _STARTS[0]
PICK_CODE: Final = _STARTS[2]
TAKE_CODE: Final = _STARTS[3]
REFRESH_CODE: Final = _STARTS[4]
SHIP_CODE: Final = _STARTS[5]
SLED_CODE: Final = _STARTS[6]
ARROW_CODE: Final = _STARTS[7]
SHARE_CODE: Final = _STARTS[8]
LAUNCH_CODE: Final = _STARTS[9]
EXPLORE_CODE: Final = _STARTS[10]
FIND_CODE: Final = _STARTS[11]
_PLAIN_CODE: Final = _STARTS[12]
STAND_CODE: Final = _STARTS[13]

# --- Placements -------------------------------------------------------------------------------

SPOTS: Final = len(_SPOTS)
LAY_OF_SPOT: Final = tuple([lay for lay, _ in _SPOTS])
SQUARE_OF_SPOT: Final = tuple([p for _, p in _SPOTS])


def _spot_table() -> tuple[tuple[int, ...], ...]:
    table = [[-1] * AREA for _ in LAYS]
    for spot, (lay, p) in enumerate(_SPOTS):
        table[lay][p] = spot
    return tuple([tuple(row) for row in table])


#: The number of a placement by lay and first square; the sled's is `SPOTS` further.
SPOT: Final = _spot_table()
PLACES: Final = NOTATION.moves[PLACE_CODE:PICK_CODE]

# --- Tiles ------------------------------------------------------------------------------------

PICKS: Final = NOTATION.moves[PICK_CODE:TAKE_CODE]
TAKES: Final = (
    NOTATION.moves[TAKE_CODE : TAKE_CODE + len(KINDS)],
    NOTATION.moves[TAKE_CODE + len(KINDS) : REFRESH_CODE],
)
REFRESHES: Final = NOTATION.moves[REFRESH_CODE:SHIP_CODE]

# --- Steps ------------------------------------------------------------------------------------


def _corner_table() -> tuple[dict[int, int], ...]:
    """By shape: from the step to a corner to the number of its name."""
    return tuple(
        [
            {step: CORNERS.index(name) for step, name in zip(steps, names, strict=True)}
            for steps, names in zip(CORNERS_OF, CORNER_NAMES, strict=True)
        ]
    )


#: The number of a corner's name by shape and step, and the way back.
CORNER_NUMBER: Final = _corner_table()
CORNER_STEP: Final = tuple(
    [{number: step for step, number in table.items()} for table in CORNER_NUMBER]
)

_SQUARE_RANK: Final = {p: rank for rank, p in enumerate(SQUARES)}


def ship_step(place: int) -> Move:
    """The ship to a tile, named by its first square, or to an arrow."""
    if place >= AREA:
        return NOTATION.moves[ARROW_CODE + (place == PASSAGE)]
    return NOTATION.moves[SHIP_CODE + _SQUARE_RANK[place]]


def sled_step(place: int, corner: int) -> Move:
    """The sled to the piece of a tile with this corner (its name's number), or to an arrow."""
    if place >= AREA:
        return NOTATION.moves[ARROW_CODE + len(ARROWS) + (place == PASSAGE)]
    return NOTATION.moves[SLED_CODE + _SQUARE_RANK[place] * len(CORNERS) + corner]


def step_of(code: int) -> tuple[int, int, int]:
    """What a step means: vehicle, place, number of the corner's name (-1 without one)."""
    if code >= ARROW_CODE:
        vehicle, arrow = divmod(code - ARROW_CODE, len(ARROWS))
        return vehicle, PASSAGE if arrow else GREENLAND, -1
    if code >= SLED_CODE:
        rank, corner = divmod(code - SLED_CODE, len(CORNERS))
        return 1, SQUARES[rank], corner
    return 0, SQUARES[code - SHIP_CODE], -1


# --- Crew -------------------------------------------------------------------------------------

SHARES: Final = tuple(_SHARES)
_SHARE_RANK: Final = {share: rank for rank, share in enumerate(_SHARES)}
_LAUNCH_RANK: Final = {share: rank for rank, share in enumerate(_LAUNCHES)}


def share_move(vehicle: int, ready: int, resting: int) -> Move:
    """So many of the ship's crew to the sled; below 0 to the ship."""
    return NOTATION.moves[SHARE_CODE + vehicle * len(_SHARES) + _SHARE_RANK[ready, resting]]


def launch_move(ready: int, resting: int, corner: int) -> Move:
    """The sled comes out with such a crew on the piece with this corner."""
    return NOTATION.moves[LAUNCH_CODE + _LAUNCH_RANK[ready, resting] * len(CORNERS) + corner]


def share_of(code: int) -> tuple[int, int, int, int]:
    """What a redistribution means: vehicle, ready, resting, corner's number (-1 without one)."""
    if code >= LAUNCH_CODE:
        rank, corner = divmod(code - LAUNCH_CODE, len(CORNERS))
        return 0, *_LAUNCHES[rank], corner
    vehicle, rank = divmod(code - SHARE_CODE, len(_SHARES))
    return vehicle, *_SHARES[rank], -1


# --- The rest ---------------------------------------------------------------------------------

EXPLORES: Final = NOTATION.moves[EXPLORE_CODE:FIND_CODE]
FINDS: Final = NOTATION.moves[FIND_CODE:_PLAIN_CODE]
END, PASS, FILL_LAND, FILL_SEA = NOTATION.moves[_PLAIN_CODE:STAND_CODE]
STANDS: Final = NOTATION.moves[STAND_CODE:]
