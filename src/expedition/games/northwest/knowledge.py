"""Views and back: everything is open, so a view tells the whole state, and only luck is to come."""

from typing import Final

from .box import (
    ABOARD,
    ALL_CORNERS,
    AREA,
    COLUMNS,
    CORNER_AREA,
    DATA,
    GREENLAND,
    KINDS,
    LAID_KINDS,
    LAYS,
    LOST,
    NO_TOKEN,
    NOBODY,
    PASSAGE,
    ROWS,
    SHAPES,
    SQUARE_NAMES,
    SQUARES,
    SQUARES_OF,
    STRIDE,
    SYMBOL,
    TOKENS,
    square_number,
)
from .ground import shape_of
from .notation import CORNER_NUMBER, CORNER_STEP, CORNERS
from .rules import waiting_for
from .state import (
    JOKER_LAY,
    NONE,
    PRINTED_LAY,
    STEPS,
    State,
    check_bounds,
    derive,
)
from .view import Expedition, LaidTile, View

_PLACES: Final = {GREENLAND: "greenland", PASSAGE: "passage", ABOARD: "aboard", LOST: "lost"}
_PLACE_NUMBERS: Final = {name: number for number, name in _PLACES.items()}

# --- From a state to what is seen ---------------------------------------------------------------


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        seats=s.seats,
        shared_places=s.shared_places,
        passage_first=s.passage_first,
        step=STEPS[s.step],
        waiting=waiting_for(s),
        round=s.round,
        order=s.order,
        passed=s.passed,
        home=s.home,
        turn=s.turn,
        actions=s.actions,
        corners=corner_rows(s),
        tiles=tuple([laid_tile(s, p) for p in SQUARES if s.anchors[p] == p]),
        fresh=square_names(s.fresh),
        hole=square_names(s.region),
        display=tuple([None if kind == NONE else KINDS[kind] for kind in s.display]),
        bag=tuple(s.bag),
        stock=tuple(s.stock),
        passage_tokens=s.passage_tokens,
        greenland_tokens=s.greenland_tokens,
        expeditions=tuple([expedition(s, each) for each in range(s.seats)]),
    )


def corner_rows(s: State) -> tuple[str, ...]:
    """Rows of corners: L land, w sea, ? not known."""
    land = f"{s.land:0{CORNER_AREA}b}"[::-1]
    known = f"{s.known:0{CORNER_AREA}b}"[::-1]
    return tuple(
        [
            "".join(
                [
                    "L" if land[c] == "1" else "w" if known[c] == "1" else "?"
                    for c in range(row * STRIDE, row * STRIDE + COLUMNS + 1)
                ]
            )
            for row in range(ROWS + 1)
        ]
    )


def square_names(squares: int) -> tuple[str, ...]:
    if not squares:
        return ()
    return tuple([SQUARE_NAMES[p] for p in SQUARES if squares >> p & 1])


def place_name(place: int) -> str:
    return SQUARE_NAMES[place] if place < AREA else _PLACES[place]


def laid_tile(s: State, p: int) -> LaidTile:
    """The tile whose first square this is."""
    lay = s.lays[p]
    shape = shape_of(s, p)
    symbol, at, turn, kind = NO_TOKEN, NOBODY, "r0", "joker"
    if lay < JOKER_LAY:
        what = LAYS[lay]
        kind, turn = KINDS[what.kind], what.turn
        if what.symbol >= 0:
            symbol, at = SYMBOL[what.kind], p + what.symbol
    elif lay >= PRINTED_LAY:
        printed = DATA["printed"][lay - PRINTED_LAY]
        kind = LAID_KINDS[len(KINDS) + 1 + lay - PRINTED_LAY]
        symbol, at = TOKENS.index(printed["symbol"]), square_number(printed["symbol_at"])
    return LaidTile(
        at=SQUARE_NAMES[p],
        shape=SHAPES[shape],
        kind=kind,
        turn=turn,
        symbol=None if symbol == NO_TOKEN else TOKENS[symbol],
        symbol_at=None if at < 0 else SQUARE_NAMES[at],
        token=at >= 0 and s.tokens[at] != NO_TOKEN,
    )


def expedition(s: State, seat: int) -> Expedition:
    inuit, cairn, franklin, strait, cartography = s.finds[seat]
    return Expedition(
        ship=place_name(s.ships[seat]),
        sled=place_name(s.sleds[seat]),
        ground=ground_name(s, seat),
        ship_ready=s.ship_ready[seat],
        ship_resting=s.ship_resting[seat],
        sled_ready=s.sled_ready[seat],
        sled_resting=s.sled_resting[seat],
        lost_crew=s.lost_crew[seat],
        reserve=tuple([KINDS[kind] for kind in s.reserves[seat]]),
        score=s.scores[seat],
        inuit=inuit,
        cairn=cairn,
        franklin=franklin,
        strait=strait,
        cartography=cartography,
        passage_token=s.passage_won[seat],
        greenland_token=s.greenland_won[seat],
    )


def ground_name(s: State, seat: int) -> str | None:
    """The name of the corner by which a sled's ground is called; None while it has none."""
    place = s.sleds[seat]
    if place >= AREA or s.grounds[seat] < 0:
        return None
    return CORNERS[CORNER_NUMBER[shape_of(s, place)][s.grounds[seat] - place]]


# --- From what is seen to a state ---------------------------------------------------------------


def imagined(v: View) -> State:
    """The state that shows this view; a view that no table shows raises some plain error."""
    anchors, lays, tokens = _tables(v)
    land, known = _corners(v)
    s = State(
        seats=v.seats,
        shared_places=v.shared_places,
        passage_first=v.passage_first,
        step=STEPS.index(v.step),
        round=v.round,
        turn=v.turn,
        actions=v.actions,
        order=v.order,
        passed=v.passed,
        home=v.home,
        land=land,
        known=known,
        filled=sum([1 << p for p in SQUARES if anchors[p] != NONE]),
        fresh=_squares(v.fresh),
        region=_squares(v.hole),
        anchors=anchors,
        lays=lays,
        tokens=tokens,
        display=bytes([NONE if kind is None else KINDS.index(kind) for kind in v.display]),
        bag=bytes(v.bag),
        stock=bytes(v.stock),
        passage_tokens=v.passage_tokens,
        greenland_tokens=v.greenland_tokens,
        passage_won=tuple([each.passage_token for each in v.expeditions]),
        greenland_won=tuple([each.greenland_token for each in v.expeditions]),
        ships=tuple([_place(each.ship) for each in v.expeditions]),
        sleds=tuple([_place(each.sled) for each in v.expeditions]),
        grounds=(NOBODY,) * v.seats,
        ship_ready=tuple([each.ship_ready for each in v.expeditions]),
        ship_resting=tuple([each.ship_resting for each in v.expeditions]),
        sled_ready=tuple([each.sled_ready for each in v.expeditions]),
        sled_resting=tuple([each.sled_resting for each in v.expeditions]),
        lost_crew=tuple([each.lost_crew for each in v.expeditions]),
        reserves=tuple([bytes(map(KINDS.index, each.reserve)) for each in v.expeditions]),
        finds=tuple([_finds(each) for each in v.expeditions]),
        scores=tuple([each.score for each in v.expeditions]),
        inner_h=0,
        inner_v=0,
        route_h=0,
        route_v=0,
    )
    check_bounds(s)
    derive(s)
    s.grounds = tuple([_ground(s, seat, each.ground) for seat, each in enumerate(v.expeditions)])
    return s


def _corners(v: View) -> tuple[int, int]:
    """The corners that are land, and those that are known."""
    land = known = 0
    for y, row in enumerate(v.corners):
        for x, sign in enumerate(row):
            if sign == "L":
                land |= 1 << y * STRIDE + x
            if sign != "?":
                known |= 1 << y * STRIDE + x
    if known & ~ALL_CORNERS:
        raise ValueError("more corners than the board has")
    return land, known


def _tables(v: View) -> tuple[bytes, bytes, bytes]:
    """Tiles, lays and tokens by square."""
    anchors = bytearray([NONE] * AREA)
    lays = bytearray([NONE] * AREA)
    tokens = bytearray([NO_TOKEN] * AREA)
    for tile in v.tiles:
        p = square_number(tile.at)
        for step in SQUARES_OF[SHAPES.index(tile.shape)]:
            anchors[p + step] = p
        lays[p] = _lay_number(tile)
        if tile.token and tile.symbol_at is not None and tile.symbol is not None:
            tokens[square_number(tile.symbol_at)] = TOKENS.index(tile.symbol)
    return bytes(anchors), bytes(lays), bytes(tokens)


def _lay_number(tile: LaidTile) -> int:
    number = LAID_KINDS.index(tile.kind)
    if number >= len(KINDS):
        return JOKER_LAY + number - len(KINDS)
    return _LAY_NUMBERS[tile.kind, tile.turn]


_LAY_NUMBERS: Final = {(KINDS[lay.kind], lay.turn): number for number, lay in enumerate(LAYS)}


def _squares(names: tuple[str, ...]) -> int:
    return sum([1 << square_number(name) for name in names])


def _place(name: str) -> int:
    return _PLACE_NUMBERS[name] if name in _PLACE_NUMBERS else square_number(name)


def _ground(s: State, seat: int, name: str | None) -> int:
    place = s.sleds[seat]
    if name is None or place >= AREA:
        return NOBODY
    return place + CORNER_STEP[shape_of(s, place)][CORNERS.index(name)]


def _finds(each: Expedition) -> bytes:
    return bytes((each.inuit, each.cairn, each.franklin, each.strait, each.cartography))
