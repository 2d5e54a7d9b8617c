"""The map rules a second time, the plain way: sets and dictionaries, straight from the rules page.

Nothing here is fast and nothing is shared with the game but the tiles as data.toml writes them.
A square is (column, row), a corner too: the square (x, y) has the corners (x, y) … (x + 1, y + 1).
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import expedition.games.northwest as northwest

DATA: dict[str, Any] = tomllib.loads((Path(northwest.__file__).parent / "data.toml").read_text())
COLUMNS = DATA["board"]["columns"]
ROWS = DATA["board"]["rows"]
ALL = {(x, y) for x in range(COLUMNS) for y in range(ROWS)}

Square = tuple[int, int]
Corner = tuple[int, int]
Tile = frozenset[Square]
#: A land or ice part of a tile: the corners it holds.
Ground = frozenset[Corner]

ARROWS = {
    name: {(ord(square[0]) - 65, int(square[1:]) - 1) for square in arrow["squares"]}
    for name, arrow in DATA["arrows"].items()
}


def frozen_in(round: int) -> int:
    """How many rows are frozen in a round."""
    rows: int = DATA["sun"]["frozen"][DATA["sun"]["rounds"][round - 1]]
    return rows


def corners_of(square: Square) -> list[Corner]:
    x, y = square
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def edge(one: Square, other: Square) -> list[Corner]:
    """The two corners that two neighbours share."""
    return [corner for corner in corners_of(one) if corner in corners_of(other)]


def arrow_edge(arrow: str, square: Square) -> list[Corner]:
    """The edge between an arrow and one of its squares: on the board's rim."""
    side = COLUMNS if arrow == "greenland" else 0
    return [corner for corner in corners_of(square) if corner[0] == side]


def beside(square: Square) -> list[Square]:
    x, y = square
    return [each for each in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if each in ALL]


@dataclass
class Map:
    """Known corners ("L" or "w"), the tiles on the board, and how many rows are frozen."""

    corners: dict[Corner, str] = field(default_factory=dict)
    tiles: list[Tile] = field(default_factory=list)
    frozen: int = 0

    def __post_init__(self) -> None:
        self._at = {square: tile for tile in self.tiles for square in tile}

    def tile(self, square: Square) -> Tile | None:
        return self._at.get(square)

    def free(self) -> set[Square]:
        return ALL - self._at.keys()

    def is_ice(self, square: Square) -> bool:
        return square[1] < self.frozen

    def with_tile(self, tile: Tile, corners: dict[Corner, str]) -> "Map":
        return Map({**self.corners, **corners}, [*self.tiles, tile], self.frozen)


# --- Random maps ----------------------------------------------------------------------------------


def random_map(luck: Random) -> Map:
    """Any tiles on any squares with any coasts: also maps that no game would lead to.

    Half of them are land with a channel from arrow to arrow, so that there is a sea route but
    hardly a second one. Some leave squares side by side free, whose corners nothing tells.
    """
    narrow = luck.random() < 0.5
    share = luck.choice((0.6, 0.8, 0.95) if narrow else (0.15, 0.3, 0.45, 0.6, 0.8))
    corners = [(x, y) for x in range(COLUMNS + 1) for y in range(ROWS + 1)]
    coast = {corner: "L" if luck.random() < share else "w" for corner in corners}
    if narrow:
        corners = channel(luck)
        coast |= dict.fromkeys(corners, "w")
    filled = luck.choice((0.1, 0.4, 0.7, 0.9, 1))
    spared = {each for _ in range(luck.choice((0, 1, 2, 3))) for each in block(corners, luck)}
    tiles: list[Tile] = []
    free = ALL - spared
    for square in luck.sample(sorted(free), len(free)):
        if square not in free or luck.random() > filled:
            continue
        pair = [each for each in beside(square) if each in free]
        tile = frozenset([square, luck.choice(pair)] if pair and luck.random() < 0.7 else [square])
        tiles.append(tile)
        free -= tile
    known = {c: coast[c] for tile in tiles for square in tile for c in corners_of(square)}
    return Map(known, tiles, luck.choice(sorted(set(DATA["sun"]["frozen"].values()))))


def channel(luck: Random) -> list[Corner]:
    """Corners that lead a ship from arrow to arrow when they are sea."""
    here = luck.choice(sorted(ARROWS["greenland"]))
    goal = luck.choice(sorted(ARROWS["passage"]))
    crossed = [arrow_edge("greenland", here), arrow_edge("passage", goal)]
    while here != goal:
        there = luck.choice([each for each in beside(here) if each[0] <= here[0]])
        crossed.append(edge(here, there))
        here = there
    return [luck.choice(corners) for corners in crossed]


def block(corners: list[Corner], luck: Random) -> set[Square]:
    """Some squares side by side round one of these corners, away from the rim."""
    x, y = luck.choice(corners)
    x, y = min(max(x - 1, 1), COLUMNS - 4), min(max(y - 1, 1), ROWS - 4)
    wide, high = luck.choice((2, 3)), luck.choice((2, 3))
    return {(x + i, y + j) for i in range(wide) for j in range(high)}


# --- Ways to lay a tile ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Laid:
    """A tile on the board: its squares, its corners and the square of its symbol."""

    kind: str
    squares: Tile
    corners: frozenset[tuple[Corner, str]]
    symbol: Square | None


#: A way to lay a kind: its squares, its corners and the square of its symbol.
Way = tuple[Tile, frozenset[tuple[Corner, str]], Square | None]


@cache
def ways(kind: str) -> dict[Way, str]:
    """Every way to lay a kind with its northwest square at (0, 0), and its name in moves."""
    number = int(kind[1:]) - 1
    if kind[0] == "L":
        tile = DATA["large"]["kinds"][number]
        rows = tile["corners"].split("/")
        squares = [(0, 0), (1, 0)]
    else:
        tile = DATA["small"]["kinds"][number]
        around = tile["corners"]
        rows = [around[0] + around[1], around[3] + around[2]]
        squares = [(0, 0)]
    corners = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    symbol = None
    if "symbol" in tile:
        land = [[corners[c] for c in corners_of(square)].count("L") for square in squares]
        symbol = squares[1] if land[1] > land[0] else squares[0]
    found: dict[Way, str] = {}
    for flip, turns in product((False, True) if kind[0] == "L" else (False,), range(4)):
        way = _turned(squares, corners, symbol, flip, turns)
        found.setdefault(way, f"{'f' if flip else 'r'}{90 * turns}")
    return found


def _turned(
    squares: list[Square],
    corners: dict[Corner, str],
    symbol: Square | None,
    flip: bool,
    turns: int,
) -> Way:
    def moved(point: tuple[float, float]) -> tuple[float, float]:
        x, y = point
        if flip:
            x = -x
        for _ in range(turns):
            x, y = -y, x
        return x, y

    middles = [moved((x + 0.5, y + 0.5)) for x, y in squares]
    left = min(x for x, _ in middles) - 0.5
    top = min(y for _, y in middles) - 0.5

    def square(middle: tuple[float, float]) -> Square:
        return int(middle[0] - 0.5 - left), int(middle[1] - 0.5 - top)

    placed = {}
    for corner, sign in corners.items():
        x, y = moved(corner)
        placed[int(x - left), int(y - top)] = sign
    at = None if symbol is None else square(moved((symbol[0] + 0.5, symbol[1] + 0.5)))
    return frozenset(map(square, middles)), frozenset(placed.items()), at


def laid_at(kind: str, way: Way, square: Square) -> Laid:
    """A kind laid in this way with its northwest square here."""
    squares, corners, symbol = way
    x, y = square
    return Laid(
        kind,
        frozenset((x + i, y + j) for i, j in squares),
        frozenset(((x + i, y + j), sign) for (i, j), sign in corners),
        None if symbol is None else (x + symbol[0], y + symbol[1]),
    )


def placements(world: Map, reserve: set[str], tile: Tile) -> set[Laid]:
    """All legal ways to lay a tile of the reserve from a vehicle on this tile."""
    free = world.free()
    touching = {each for square in tile for each in beside(square)} & free
    found = set()
    for kind in reserve:
        for way in ways(kind):
            for square in free:
                laid = laid_at(kind, way, square)
                if laid.squares <= free and laid.squares & touching and fits(world, laid):
                    found.add(laid)
    return found


def fits(world: Map, laid: Laid) -> bool:
    """Every known corner keeps its value, and a sea route remains."""
    if any(world.corners.get(corner, sign) != sign for corner, sign in laid.corners):
        return False
    return sea_route(world.with_tile(laid.squares, dict(laid.corners)))


# --- The sea route --------------------------------------------------------------------------------


def sea_route(world: Map) -> bool:
    """From Greenland's arrow to the Passage's over edges with a sea corner, unknown ones sea."""

    def is_open(shared: list[Corner]) -> bool:
        return any(world.corners.get(corner, "w") == "w" for corner in shared)

    reached = {square for square in ARROWS["greenland"] if is_open(arrow_edge("greenland", square))}
    todo = list(reached)
    while todo:
        here = todo.pop()
        own = world.tile(here)
        for there in beside(here):
            same = own is not None and there in own
            if there not in reached and (same or is_open(edge(here, there))):
                reached.add(there)
                todo.append(there)
    return any(
        square in reached and is_open(arrow_edge("passage", square)) for square in ARROWS["passage"]
    )


# --- Holes ----------------------------------------------------------------------------------------


def regions(world: Map) -> list[list[Square]]:
    """Regions of free squares without one at the rim, by their first squares, each row by row."""
    left = world.free()
    found = []
    while left:
        region = {min(left)}
        todo = list(region)
        while todo:
            for there in beside(todo.pop()):
                if there in left and there not in region:
                    region.add(there)
                    todo.append(there)
        left -= region
        rim = any(x in (0, COLUMNS - 1) or y in (0, ROWS - 1) for x, y in region)
        if not rim:
            found.append(sorted(region, key=lambda square: (square[1], square[0])))
    return sorted(found, key=lambda region: (region[0][1], region[0][0]))


def small_kind(signs: str) -> int:
    """The number of the small tile whose corners, clockwise, are these."""
    for number, kind in enumerate(DATA["small"]["kinds"]):
        if any(signs == kind["corners"][turn:] + kind["corners"][:turn] for turn in range(4)):
            return number
    raise AssertionError(signs)


@dataclass
class Filling:
    """Holes filled in their order; `choose` is asked where both values are possible."""

    world: Map
    stock: list[int]
    asked: list[Square] = field(default_factory=list)
    jokers: list[Square] = field(default_factory=list)

    def run(self, choices: list[str]) -> None:
        for region in regions(self.world):
            for square in region:
                self._fill(square, choices)

    def _fill(self, square: Square, choices: list[str]) -> None:
        last = (square[0] + 1, square[1] + 1)
        known = self.world.corners.get(last)
        possible = [known] if known else [sign for sign in "Lw" if self._allowed(square, sign)]
        if len(possible) == 2:
            self.asked.append(square)
            sign = choices.pop(0)
        else:
            sign = possible[0] if possible else "w"
        kind = self._kind(square, sign)
        if not self.stock[kind]:
            self.jokers.append(square)
            kind = self.stock.index(max(self.stock))
        if self.stock[kind]:
            self.stock[kind] -= 1
        self.world = self.world.with_tile(frozenset([square]), {last: sign})

    def _allowed(self, square: Square, sign: str) -> bool:
        last = (square[0] + 1, square[1] + 1)
        filled = self.world.with_tile(frozenset([square]), {last: sign})
        return self.stock[self._kind(square, sign)] > 0 and sea_route(filled)

    def _kind(self, square: Square, sign: str) -> int:
        x, y = square
        signs = [self.world.corners[corner] for corner in ((x, y), (x + 1, y))]
        return small_kind("".join([*signs, sign, self.world.corners[x, y + 1]]))


# --- Islands --------------------------------------------------------------------------------------


def islands(world: Map) -> set[tuple[frozenset[Corner], int]]:
    """All islands with the number of their tiles."""
    land = {corner for corner, sign in world.corners.items() if sign == "L"}
    found = set()
    while land:
        piece = {land.pop()}
        todo = list(piece)
        while todo:
            x, y = todo.pop()
            for there in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if there in land:
                    land.discard(there)
                    piece.add(there)
                    todo.append(there)
        around = {(x - i, y - j) for x, y in piece for i in (0, 1) for j in (0, 1)} & ALL
        tiles = {world.tile(square) for square in around}
        if None not in tiles and len(tiles) >= DATA["island"]["tiles"]:
            found.add((frozenset(piece), len(tiles)))
    return found


# --- Ships and sleds ------------------------------------------------------------------------------


def ship_targets(world: Map, place: Tile | str) -> set[Tile | str]:
    """Where a ship can go from a tile or an arrow."""
    found: set[Tile | str] = set()
    for one, other, shared in _crossings(world, place):
        sea = any(world.corners[corner] == "w" for corner in shared)
        ice = any(not isinstance(each, str) and world.is_ice(each) for each in (one, other))
        if sea and not ice:
            found.add(_place(world, other))
    return found


def grounds(world: Map, tile: Tile) -> set[Ground]:
    """The pieces of ground of a tile."""
    parts: list[set[Corner]] = []
    for square in tile:
        corners = set(corners_of(square))
        if world.is_ice(square):
            parts.append(corners)
            continue
        land = [corner for corner in corners_of(square) if world.corners[corner] == "L"]
        parts += [{corner} for corner in land]
        parts += [{a, b} for a in land for b in land if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    if all(world.is_ice(square) for square in tile):
        return {frozenset(corner for part in parts for corner in part)}
    return _joined(world, parts)


def _joined(world: Map, parts: list[set[Corner]]) -> set[Ground]:
    """Parts that share a land corner are one."""
    for i, one in enumerate(parts):
        for j in range(i + 1, len(parts)):
            if any(world.corners[corner] == "L" for corner in one & parts[j]):
                rest = [part for k, part in enumerate(parts) if k not in (i, j)]
                return _joined(world, [one | parts[j], *rest])
    return {frozenset(part) for part in parts}


def sled_targets(
    world: Map, place: Tile | str, ground: Ground | None
) -> set[tuple[Tile | str, Ground | None]]:
    """Where a sled can go, and on which piece it stands then."""
    found: set[tuple[Tile | str, Ground | None]] = set()
    for one, other, shared in _crossings(world, place):
        # An arrow counts as the square beside it does.
        squares = [each for each in (one, other) if not isinstance(each, str)]
        frozen = [world.is_ice(square) for square in squares]
        stands = ground is None or (not isinstance(one, str) and set(corners_of(one)) <= ground)
        dry = [c for c in shared if world.corners[c] == "L" and (ground is None or c in ground)]
        if not dry and not (all(frozen) and stands):
            continue
        target = _place(world, other)
        if isinstance(target, str):
            found.add((target, None))
        else:
            corner = (dry or shared)[0]
            found.add((target, next(g for g in grounds(world, target) if corner in g)))
    return found


def _crossings(
    world: Map, place: Tile | str
) -> list[tuple[Square | str, Square | str, list[Corner]]]:
    """The edges by which a place can be left: from where, to where, over which corners."""
    if isinstance(place, str):
        return [
            (place, square, arrow_edge(place, square))
            for square in sorted(ARROWS[place])
            if world.tile(square) is not None
        ]
    found: list[tuple[Square | str, Square | str, list[Corner]]] = []
    for square in sorted(place):
        for there in beside(square):
            if there not in place and world.tile(there) is not None:
                found.append((square, there, edge(square, there)))
        for arrow, squares in ARROWS.items():
            if square in squares:
                found.append((square, arrow, arrow_edge(arrow, square)))
    return found


def _place(world: Map, where: Square | str) -> Tile | str:
    if isinstance(where, str):
        return where
    tile = world.tile(where)
    assert tile is not None
    return tile


def after_thaw(world: Map, tile: Tile, ground: Ground, frozen: int) -> set[Ground]:
    """The pieces on which a sled may stand when the line has moved; none: it is lost."""
    later = Map(world.corners, world.tiles, frozen)
    for square in tile:
        melts = world.is_ice(square) and not later.is_ice(square)
        sea = any(world.corners[corner] == "w" for corner in corners_of(square))
        if melts and sea and set(corners_of(square)) <= ground:
            return grounds(later, tile)
    return {piece for piece in grounds(later, tile) if ground <= piece}
