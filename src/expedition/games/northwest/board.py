"""What a drawn table needs beside the view: the box it is drawn from, and advice at each moment.

The box is the same always. Advice is told from a view alone, by the functions that also tell the
table in words, so that board and words never differ. This module is never compiled: its types are
read at run time, and the browser's are made from them.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from expedition.kit.events import Message

from . import advice, box, rules, scoring
from .advice import table
from .ground import is_held, pieces, shape_of
from .knowledge import place_name, square_names
from .notation import CORNER_NUMBER, CORNERS
from .outlook import open_islands
from .state import State
from .view import View

# --- The box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Way:
    """One way to lay a kind of tile."""

    #: As in moves: r0 … r270 turned clockwise, f0 … f270 flipped left to right before.
    turn: str
    #: single, across or down.
    shape: str
    #: Rows of corners, L land and w sea.
    corners: tuple[str, ...]
    #: Which of its squares holds the symbol: 0 the first, 1 the second; None without one.
    symbol_square: int | None


@dataclass(frozen=True, slots=True)
class TileKind:
    #: L1 … L24 large, S1 … S6 small, P1 and P2 printed on the board.
    key: str
    large: bool
    copies: int
    symbol: str | None
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    times: int
    #: Columns from 0 in the west.
    first_column: int
    last_column: int


@dataclass(frozen=True, slots=True)
class Arrow:
    key: str
    squares: tuple[str, ...]
    #: west or east.
    side: str


@dataclass(frozen=True, slots=True)
class Season:
    """A round, where the sun stands in it and how many rows are frozen, from the north."""

    round: int
    position: str
    rows: int


@dataclass(frozen=True, slots=True)
class SunPosition:
    position: str
    rows: int


@dataclass(frozen=True, slots=True)
class ActionCost:
    action: str
    crew: int


@dataclass(frozen=True, slots=True)
class TokenKind:
    key: str
    count: int
    #: Points before the zone; 0 for cartography, which scores by the tiles of the island.
    points: int
    #: The action that takes it: explore, find or place.
    action: str
    #: Points of the first, second, third and fourth; empty where nobody counts.
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArrowTokens:
    players: int
    passage: tuple[int, ...]
    greenland: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """Everything printed that is drawn, and the numbers the rulebook page names."""

    columns: int
    rows: int
    zones: tuple[Zone, ...]
    arrows: tuple[Arrow, ...]
    sun: tuple[SunPosition, ...]
    seasons: tuple[Season, ...]
    tiles: tuple[TileKind, ...]
    tokens: tuple[TokenKind, ...]
    arrow_tokens: tuple[ArrowTokens, ...]
    actions: tuple[ActionCost, ...]
    #: What each further action of a turn costs more.
    further: int
    display: int
    crew: int
    island_tile: int
    island_least: int
    set_points: int
    lost_crewman: int
    lost_ship: int


def make_box() -> Box:
    return Box(
        columns=box.COLUMNS,
        rows=box.ROWS,
        zones=_zones(),
        arrows=tuple(
            Arrow(key, tuple(arrow["squares"]), arrow["side"])
            for key, arrow in box.DATA["arrows"].items()
        ),
        sun=tuple(SunPosition(each, box.DATA["sun"]["frozen"][each]) for each in box.SUN),
        seasons=_seasons(1),
        tiles=(*(_tile_kind(kind) for kind in range(len(box.KINDS))), *_printed()),
        tokens=tuple(_token_kind(token) for token in range(len(box.TOKENS))),
        arrow_tokens=tuple(
            ArrowTokens(players, box.PASSAGE_TOKENS[players], box.GREENLAND_TOKENS[players])
            for players in range(1, box.MOST_SEATS + 1)
        ),
        actions=tuple(ActionCost(action, box.COST[action]) for action in box.ACTIONS),
        further=box.FURTHER,
        display=box.DISPLAY,
        crew=box.CREW,
        island_tile=box.ISLAND_POINTS,
        island_least=box.ISLAND_TILES,
        set_points=box.SET_POINTS,
        lost_crewman=box.LOST_CREWMAN,
        lost_ship=box.LOST_SHIP,
    )


def _zones() -> tuple[Zone, ...]:
    lasts = [ord(zone["last"]) - 65 for zone in box.DATA["zones"]]
    firsts = [0, *(last + 1 for last in lasts)]
    return tuple(
        Zone(zone["times"], first, last)
        for zone, first, last in zip(box.DATA["zones"], firsts, lasts, strict=False)
    )


def _seasons(first: int) -> tuple[Season, ...]:
    return tuple(
        Season(round, box.POSITIONS[round - 1], box.FROZEN_ROWS[round])
        for round in range(first, box.LAST_ROUND + 1)
    )


def _tile_kind(kind: int) -> TileKind:
    symbol = box.SYMBOL[kind]
    return TileKind(
        key=box.KINDS[kind],
        large=kind < box.LARGE_KINDS,
        copies=box.COPIES[kind],
        symbol=None if symbol == box.NO_TOKEN else box.TOKENS[symbol],
        ways=tuple(_way(box.LAYS[number]) for number in box.LAYS_OF[kind]),
    )


def _way(lay: box.Lay) -> Way:
    wide, high = box.WIDTH[lay.shape] + 1, box.HEIGHT[lay.shape] + 1
    rows = tuple(
        "".join("L" if lay.land >> y * box.STRIDE + x & 1 else "w" for x in range(wide))
        for y in range(high)
    )
    square = None if lay.symbol < 0 else box.SQUARES_OF[lay.shape].index(lay.symbol)
    return Way(lay.turn, box.SHAPES[lay.shape], rows, square)


def _printed() -> tuple[TileKind, ...]:
    found = []
    for number, tile in enumerate(box.DATA["printed"]):
        square = box.square_number(tile["symbol_at"]) - box.square_number(tile["at"])
        way = Way("r0", box.SHAPES[box.ACROSS], tuple(tile["corners"].split("/")), square)
        found.append(TileKind(f"P{number + 1}", True, 1, tile["symbol"], (way,)))
    return tuple(found)


def _token_kind(token: int) -> TokenKind:
    explored = token in box.EXPLORED
    action = "place" if token == box.CARTOGRAPHY else "explore" if explored else "find"
    return TokenKind(
        key=box.TOKENS[token],
        count=box.TOKEN_COUNTS[token],
        points=box.TOKEN_POINTS[token],
        action=action,
        places=box.PLACE_POINTS.get(token, ()),
    )


BOX: Final = make_box()


# --- Advice ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """An action for one of the viewer's vehicles: its price now, or why it rests."""

    action: str
    #: ship or sled.
    vehicle: str
    price: int
    #: How much of the price is the surcharge of a further action.
    surcharge: int
    #: Points it would bring where that is certain (explore, find); else None.
    gain: int | None
    barred: Message | None


@dataclass(frozen=True, slots=True)
class Gain:
    """A legal move that brings points at once: by its text."""

    move: str
    points: int
    #: Islands it closes.
    islands: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of ground on a tile, by the name that moves use for it."""

    corner: str
    #: Its corners as (column, row) of the grid of corners.
    corners: tuple[tuple[int, int], ...]
    #: The frozen squares it holds.
    ice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Vehicle:
    """A ship or sled on the map or on an arrow, and where to draw it."""

    seat: int
    vehicle: str
    #: greenland, passage, or the first square of its tile.
    at: str
    #: The squares of its tile; empty on an arrow.
    squares: tuple[str, ...]
    #: A point on its water or ground, in squares from the northwest corner of the board.
    x: float
    y: float
    #: A ship that cannot move for ice all round it.
    held: bool
    #: The ground of a sled; None while its owner has yet to choose one.
    piece: Piece | None
    #: What threatens it: see Warning.kind; empty if nothing does.
    danger: str


@dataclass(frozen=True, slots=True)
class Warning:
    """Something about the viewer's expedition that is easy to overlook."""

    #: sled-lost, sled-moves, ship-held, last-call, too-few or too-late.
    kind: str
    #: danger (crew can be lost) or notice.
    weight: str
    vehicle: str
    #: The round it is about.
    round: int
    text: Message


@dataclass(frozen=True, slots=True)
class OpenIsland:
    """Land that one tile more would close."""

    #: The squares for that tile: one, or two side by side.
    squares: tuple[str, ...]
    #: Its corners as (column, row).
    corners: tuple[tuple[int, int], ...]
    #: Points for whoever closes it with one tile.
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands in one majority: entries by seat."""

    token: str
    counts: tuple[int, ...]
    #: The place, from 1; 0 for a seat without any.
    places: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Collection:
    """A seat's sets of five, and which tokens its next one lacks."""

    seat: int
    sets: int
    lacking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the table tells its viewer at a glance."""

    #: The question by name (pick, act, further, pass, take, fill, thaw, waiting, over), in words.
    question: str
    ask: Message
    #: 1 for the first action of a turn, 2 for a further one, …
    action: int
    offers: tuple[Offer, ...]
    gains: tuple[Gain, ...]
    warnings: tuple[Warning, ...]
    vehicles: tuple[Vehicle, ...]
    #: Grounds to choose from when the sled comes out or its ice has melted.
    grounds: tuple[Piece, ...]
    islands: tuple[OpenIsland, ...]
    standings: tuple[Standing, ...]
    collections: tuple[Collection, ...]
    #: What each seat would have if the game ended now, lost crew and all.
    totals: tuple[int, ...]
    #: The season now and those to come.
    seasons: tuple[Season, ...]


def advise(view: View) -> Advice:
    s = table(view)
    return Advice(
        question=advice.question(view),
        ask=advice.prompt(view),
        action=view.actions + 1,
        offers=_offers(view),
        gains=_gains(view, s),
        warnings=() if view.seat is None else _warnings(view, view.seat),
        vehicles=_vehicles(view, s),
        grounds=_grounds(view, s),
        islands=tuple(
            OpenIsland(square_names(gap), _points(land), points)
            for land, gap, points in open_islands(s)
        ),
        standings=tuple(_standing(s, token) for token in box.MAJORITIES),
        collections=tuple(_collection(s, seat) for seat in range(s.seats)),
        totals=scoring.final_scores(s),
        seasons=_seasons(view.round),
    )


# --- Actions --------------------------------------------------------------------------------------


def _offers(view: View) -> tuple[Offer, ...]:
    """The viewer's actions: all of them, also in another's turn and while something is chosen."""
    if view.seat is None or view.step == "over" or view.seat in view.home:
        return ()
    return tuple(
        _offer(view, view.seat, action, vehicle)
        for vehicle in range(len(box.VEHICLES))
        for action in box.ACTIONS
    )


def _offer(view: View, seat: int, action: str, vehicle: int) -> Offer:
    s = table(view)
    extra = advice.surcharge(view, seat)
    reason = advice.barred(view, seat, action, vehicle)
    gain = None
    if action in ("explore", "find") and reason is None:
        gain = advice.token_gain(s, advice.place_of(s, seat, vehicle))
    return Offer(action, box.VEHICLES[vehicle], box.COST[action] + extra, extra, gain, reason)


def _gains(view: View, s: State) -> tuple[Gain, ...]:
    if view.seat not in view.waiting or view.step != "act":
        return ()
    found = []
    for move in rules.moves(s, view.turn):
        points, islands = advice.gain(view, move)
        if points:
            found.append(Gain(move.text, points, islands))
    return tuple(found)


def _warnings(view: View, seat: int) -> tuple[Warning, ...]:
    return tuple(
        Warning(kind, weight, box.VEHICLES[vehicle], round, advice.warning_text(kind, round))
        for kind, weight, vehicle, round in advice.warnings(view, seat)
    )


# --- Ships and sleds ------------------------------------------------------------------------------


def _vehicles(view: View, s: State) -> tuple[Vehicle, ...]:
    found = []
    for seat in range(s.seats):
        dangers = {
            vehicle: kind
            for kind, weight, vehicle, _ in advice.warnings(view, seat)
            if weight == "danger"
        }
        for vehicle in range(len(box.VEHICLES)):
            place = advice.place_of(s, seat, vehicle)
            if place not in (box.ABOARD, box.LOST):
                found.append(_vehicle(s, seat, vehicle, place, dangers.get(vehicle, "")))
    return tuple(found)


def _vehicle(s: State, seat: int, vehicle: int, place: int, danger: str) -> Vehicle:
    ice = box.ICE[s.round]
    squares: tuple[str, ...] = ()
    piece = None
    if place < box.AREA:
        squares = square_names(box.SQUARE_MASK[shape_of(s, place)] << place)
        ground = s.grounds[seat]
        if vehicle == box.SLED and ground >= 0:
            piece = next(each for each in _pieces(s, place) if _names(s, each, place, ground))
    x, y = _spot(s, vehicle, place, piece)
    return Vehicle(
        seat=seat,
        vehicle=box.VEHICLES[vehicle],
        at=place_name(place),
        squares=squares,
        x=x,
        y=y,
        held=vehicle == box.SHIP and is_held(s, place, ice),
        piece=piece,
        danger=danger,
    )


def _names(s: State, piece: Piece, place: int, corner: int) -> bool:
    return piece.corner == CORNERS[CORNER_NUMBER[shape_of(s, place)][corner - place]]


def _spot(s: State, vehicle: int, place: int, piece: Piece | None) -> tuple[float, float]:
    """Where a vehicle is drawn: in the middle of its water or ground, or beside the board."""
    if place >= box.AREA:
        squares = box.GREENLAND_SQUARES if place == box.GREENLAND else box.PASSAGE_SQUARES
        rows = [p // box.STRIDE for p in squares]
        side = box.COLUMNS + 0.5 if place == box.GREENLAND else -0.5
        return side, (min(rows) + max(rows) + 1) / 2
    if piece is not None and piece.ice:
        p = box.square_number(piece.ice[0])
        return p % box.STRIDE + 0.5, p // box.STRIDE + 0.5
    if piece is not None:
        wanted = set(piece.corners)
    else:
        wanted = set(_points(~s.land & box.CORNER_MASK[shape_of(s, place)] << place))
    return _middle(s, place, wanted, vehicle == box.SHIP)


def _middle(
    s: State, place: int, corners: set[tuple[int, int]], afloat: bool
) -> tuple[float, float]:
    """A point in the square with most of these corners (a ship's: an open one), towards them."""
    ice = box.ICE[s.round]
    best = (-1, 0.0, 0.0)
    for step in box.SQUARES_OF[shape_of(s, place)]:
        x, y = (place + step) % box.STRIDE, (place + step) // box.STRIDE
        own = [each for each in corners if each[0] - x in (0, 1) and each[1] - y in (0, 1)]
        weight = len(own) + (0 if afloat and ice >> place + step & 1 else 5)
        if own and weight > best[0]:
            across = sum(each[0] for each in own) / len(own)
            down = sum(each[1] for each in own) / len(own)
            best = (weight, (x + 0.5 + across) / 2, (y + 0.5 + down) / 2)
    if best[0] < 0:
        return place % box.STRIDE + 0.5, place // box.STRIDE + 0.5
    return best[1], best[2]


def _pieces(s: State, place: int) -> list[Piece]:
    """The pieces of ground of a tile, by the names that moves use."""
    shape = shape_of(s, place)
    ice = box.ICE[s.round]
    names = rules.ground_names(s, place)
    found = []
    for piece, name in zip(pieces(shape, place, s.land, ice), names, strict=True):
        frozen = [
            box.SQUARE_NAMES[place + step]
            for step in box.SQUARES_OF[shape]
            if ice >> place + step & 1 and piece >> step & 1 and _holds(piece, step)
        ]
        found.append(Piece(CORNERS[name], _points(piece << place), tuple(frozen)))
    return found


def _holds(piece: int, step: int) -> bool:
    square = box.CORNER_MASK[box.SINGLE] << step
    return piece & square == square


def _points(corners: int) -> tuple[tuple[int, int], ...]:
    """Corners as (column, row)."""
    return tuple(
        (c % box.STRIDE, c // box.STRIDE) for c in range(box.CORNER_AREA) if corners >> c & 1
    )


def _grounds(view: View, s: State) -> tuple[Piece, ...]:
    """The grounds the viewer may be choosing from."""
    if view.seat is None or view.seat not in view.waiting:
        return ()
    seat = view.seat
    ship = s.ships[seat]
    if view.step == "thaw":
        return tuple(_pieces(s, s.sleds[seat]))
    if view.step == "act" and s.sleds[seat] == box.ABOARD and ship < box.AREA:
        return tuple(_pieces(s, ship))
    return ()


# --- How it stands --------------------------------------------------------------------------------


def _standing(s: State, token: int) -> Standing:
    counts = tuple(finds[token] for finds in s.finds)
    return Standing(
        box.TOKENS[token],
        counts,
        scoring.places(counts),
        scoring.place_points(token, counts, s.shared_places),
    )


def _collection(s: State, seat: int) -> Collection:
    counts = Counter(dict(enumerate(s.finds[seat])))
    sets = min(counts.values())
    lacking = tuple(box.TOKENS[token] for token in counts if counts[token] == sets)
    return Collection(seat, sets, lacking)
