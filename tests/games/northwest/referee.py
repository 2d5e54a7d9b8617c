"""The whole game a second time, the plain way: turns, crew, tokens, rounds and the count.

Written from the rules page and on the plain map rules (`plain`); shares nothing with the game but
data.toml and the texts of moves. Luck is not drawn here: a referee is told which tiles came.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import plain
from .plain import ARROWS, DATA, Ground, Map, Square, Tile

LARGE = tuple(f"L{at}" for at in range(1, len(DATA["large"]["kinds"]) + 1))
SMALL = tuple(f"S{at}" for at in range(1, len(DATA["small"]["kinds"]) + 1))
VEHICLES = ("ship", "sled")
SETS = ("inuit", "cairn", "franklin", "strait", "cartography")
ROUNDS = DATA["sun"]["rounds"]
COST = DATA["actions"]
POINTS = DATA["points"]


def times(square: Square) -> int:
    """The factor of the zone of a square."""
    for zone in DATA["zones"]:
        if chr(65 + square[0]) <= zone["last"]:
            return int(zone["times"])
    raise AssertionError(square)


def square_text(square: Square) -> str:
    return f"{chr(65 + square[0])}{square[1] + 1}"


def first(points: Any) -> tuple[int, int]:
    """The first of some squares or corners, row by row from the northwest."""
    found: tuple[int, int] = min(points, key=lambda point: (point[1], point[0]))
    return found


def corner_text(tile: Tile, ground: Ground) -> str:
    """The name of a ground: that of its first corner on the tile."""
    left, top = min(x for x, _ in tile), min(y for _, y in tile)
    right, bottom = max(x for x, _ in tile) + 1, max(y for _, y in tile) + 1
    x, y = first(ground)
    return ("n" if y == top else "s" if y == bottom else "") + (
        "w" if x == left else "e" if x == right else ""
    )


def laid_by(words: list[str]) -> plain.Laid:
    """The tile that `place ship L13 E6 f90` lays."""
    kind, at, name = words[2:]
    way = next(way for way, called in plain.ways(kind).items() if called == name)
    return plain.laid_at(kind, way, (ord(at[0]) - 65, int(at[1:]) - 1))


@dataclass
class Crew:
    ready: int = 0
    resting: int = 0

    def all(self) -> int:
        return self.ready + self.resting


@dataclass
class Seat:
    ship: Tile | str
    sled: Tile | str
    ground: Ground | None
    crew: dict[str, Crew]
    lost: int
    reserve: Counter[str]
    finds: Counter[str]
    score: int
    passage: int
    greenland: int

    def place(self, vehicle: str) -> Tile | str:
        return self.ship if vehicle == "ship" else self.sled


@dataclass
class Referee:
    seats: list[Seat]
    order: list[int]
    world: Map
    tokens: dict[Square, str]
    display: list[str | None]
    bag: Counter[str]
    stock: list[int]
    passage_tokens: list[int]
    greenland_tokens: list[int]
    shared: bool
    passage_first: bool
    round: int
    turn: int
    actions: int
    step: str
    passed: list[int]
    home: list[int]
    hole: list[Square] = field(default_factory=list)
    before: Map | None = None
    thaws: dict[int, list[Ground]] = field(default_factory=dict)

    # --- What is legal ------------------------------------------------------------------------

    def legal(self) -> Iterator[str]:
        if self.step == "over":
            return
        own = self.seats[self.turn]
        if self.step == "pick":
            yield from {f"pick {kind}" for kind in self.display if kind}
        elif self.step == "take":
            yield from (f"pick {kind}" for kind in self.offer())
        elif self.step == "fill":
            yield from ("fill land", "fill sea")
        elif self.step == "thaw":
            assert isinstance(own.sled, frozenset)
            for ground in self.thaws[self.turn]:
                yield f"stand {corner_text(own.sled, ground)}"
        else:
            yield "end" if self.actions else "pass"
            for vehicle in VEHICLES:
                yield from self.acts(own, vehicle)

    def offer(self) -> set[str]:
        small = {kind for kind, left in zip(SMALL, self.stock, strict=True) if left}
        return small | {kind for kind in self.display if kind}

    def price(self, action: str) -> int:
        return int(COST[action]) + (int(COST["further"]) if self.actions else 0)

    def acts(self, own: Seat, vehicle: str) -> Iterator[str]:
        ready = own.crew[vehicle].ready
        place = own.place(vehicle)
        if place in ("aboard", "lost"):
            return
        if ready >= self.price("take"):
            yield from (f"take {vehicle} {kind}" for kind in self.offer())
        if ready >= self.price("refresh") and self.bag.total():
            yield f"refresh {vehicle}"
        if ready >= self.price("place") and isinstance(place, frozenset):
            yield from self.places(own, vehicle, place)
        if ready >= self.price("move"):
            yield from self.steps(own, vehicle, place)
        if ready >= self.price("redistribute"):
            yield from self.shares(own, vehicle)
        if isinstance(place, frozenset):
            for square in place & self.tokens.keys():
                verb = "explore" if self.tokens[square] in ("franklin", "strait") else "find"
                if ready >= self.price(verb):
                    yield f"{verb} {vehicle}"

    def places(self, own: Seat, vehicle: str, place: Tile) -> Iterator[str]:
        free = self.world.free()
        near = {each for square in place for each in plain.beside(square)} & free
        for kind in own.reserve:
            for way, name in plain.ways(kind).items():
                for square in {(x - i, y - j) for x, y in near for i, j in way[0]}:
                    laid = plain.laid_at(kind, way, square)
                    if laid.squares <= free and plain.fits(self.world, laid):
                        yield f"place {vehicle} {kind} {square_text(square)} {name}"

    def steps(self, own: Seat, vehicle: str, place: Tile | str) -> Iterator[str]:
        if vehicle == "ship":
            for target in plain.ship_targets(self.world, place):
                yield f"move ship {self.place_text(target)}"
            return
        for target, ground in plain.sled_targets(self.world, place, own.ground):
            text = f"move sled {self.place_text(target)}"
            if isinstance(target, frozenset):
                assert ground is not None
                text += f" {corner_text(target, ground)}"
            yield text

    def place_text(self, place: Tile | str) -> str:
        return place if isinstance(place, str) else square_text(first(place))

    def ground(self, tile: Tile, name: str) -> Ground:
        """The piece of a tile's ground with this name."""
        found = plain.grounds(self.world, tile)
        return next(ground for ground in found if corner_text(tile, ground) == name)

    def shares(self, own: Seat, payer: str) -> Iterator[str]:
        if own.ship == "greenland":
            return
        names = [""]
        if own.sled == "aboard":
            if isinstance(own.ship, frozenset):
                names = [
                    f" at {corner_text(own.ship, ground)}"
                    for ground in plain.grounds(self.world, own.ship)
                ]
        elif own.sled != own.ship:
            return
        price = self.price("redistribute")
        aboard, out = own.crew["ship"], own.crew["sled"]
        paid = {vehicle: price if vehicle == payer else 0 for vehicle in VEHICLES}
        everybody = range(-aboard.all() - out.all(), aboard.all() + out.all() + 1)
        for ready in everybody:
            for resting in everybody:
                if not ready and not resting:
                    continue
                if -(out.ready - paid["sled"]) <= ready <= aboard.ready - paid["ship"] and (
                    -(out.resting + paid["sled"]) <= resting <= aboard.resting + paid["ship"]
                ):
                    for name in names:
                        yield f"redistribute {payer} ready {ready:+d} resting {resting:+d}{name}"

    # --- What comes of it ---------------------------------------------------------------------

    def play(self, move: str, drawn: list[str | None]) -> None:
        """A legal move; `drawn` is the display after it."""
        words = move.split()
        own = self.seats[self.turn]
        verb = words[0]
        if self.step == "pick":
            self.get(own, words[1], drawn)
            at = self.order.index(self.turn)
            self.turn = self.order[at - 1] if at else self.order[0]
            self.step = "act" if not at else "pick"
        elif self.step == "take":
            self.get(own, words[1], drawn)
            self.step = "act"
            self.acted()
        elif verb == "fill":
            self.fill("L" if words[1] == "land" else "w")
            self.go_on_filling()
        elif verb == "stand":
            tile = own.sled
            assert isinstance(tile, frozenset)
            own.ground = next(
                ground
                for ground in self.thaws.pop(self.turn)
                if corner_text(tile, ground) == words[1]
            )
            self.ask_owners()
        elif verb == "pass":
            for crew in own.crew.values():
                crew.resting, crew.ready = crew.all(), 0
            self.passed.append(self.turn)
            self.next_turn()
        elif verb == "end":
            self.next_turn()
        else:
            crew = own.crew[words[1]]
            crew.ready -= self.price(verb)
            crew.resting += self.price(verb)
            assert crew.ready >= 0
            getattr(self, f"do_{verb}")(own, words, drawn)

    def get(self, own: Seat, kind: str, drawn: list[str | None]) -> None:
        own.reserve[kind] += 1
        if kind in SMALL:
            self.stock[SMALL.index(kind)] -= 1
            assert self.stock[SMALL.index(kind)] >= 0
            return
        at = self.display.index(kind)
        new = drawn[at]
        assert (new is None) == (not self.bag.total())
        self.display[at] = new
        if new is not None:
            self.bag[new] -= 1
            assert self.bag[new] >= 0

    def do_take(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        self.get(own, words[2], drawn)
        self.acted()

    def do_refresh(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        old = Counter(kind for kind in self.display if kind)
        new = Counter(kind for kind in drawn if kind)
        left = self.bag.total()
        if left >= 4:
            assert all(self.bag[kind] >= new[kind] for kind in new)
            self.bag = self.bag - new + old
        else:
            assert all(new[kind] >= self.bag[kind] for kind in self.bag)
            back = self.bag + old - new
            assert (new - self.bag) <= old
            self.bag = back
        assert new.total() == min(4, left + old.total())
        self.display = list(drawn)
        self.step = "take"

    def do_place(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        laid = laid_by(words)
        own.reserve -= Counter([laid.kind])
        self.before = self.world
        self.world = self.world.with_tile(laid.squares, dict(laid.corners))
        if laid.symbol is not None:
            token = DATA["large"]["kinds"][LARGE.index(laid.kind)]["symbol"]
            if self.left(token) > 0:
                self.tokens[laid.symbol] = token
        self.go_on_filling()

    def left(self, token: str) -> int:
        out = sum(each.finds[token] for each in self.seats)
        return int(DATA["tokens"][token]) - out - list(self.tokens.values()).count(token)

    def go_on_filling(self) -> None:
        while True:
            if not self.hole:
                found = plain.regions(self.world)
                if not found:
                    break
                self.hole = found[0]
            square = self.hole[0]
            last = (square[0] + 1, square[1] + 1)
            known = self.world.corners.get(last)
            values = [known] if known else [sign for sign in "Lw" if self.allowed(square, sign)]
            if len(values) == 2:
                self.step = "fill"
                return
            self.fill(values[0] if values else "w")
        self.step = "act"
        assert self.before is not None
        own = self.seats[self.turn]
        for _, tiles in plain.islands(self.world) - plain.islands(self.before):
            own.score += tiles * int(POINTS["island_tile"])
            if self.left("cartography") > 0:
                own.finds["cartography"] += 1
        self.before = None
        self.acted()

    def allowed(self, square: Square, sign: str) -> bool:
        last = (square[0] + 1, square[1] + 1)
        world = self.world.with_tile(frozenset([square]), {last: sign})
        return self.stock[self.small(world, square)] > 0 and plain.sea_route(world)

    def small(self, world: Map, square: Square) -> int:
        x, y = square
        return plain.small_kind(
            "".join(world.corners[c] for c in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)))
        )

    def fill(self, sign: str) -> None:
        square = self.hole.pop(0)
        last = (square[0] + 1, square[1] + 1)
        self.world = self.world.with_tile(frozenset([square]), {last: sign})
        at = self.small(self.world, square)
        if not self.stock[at]:
            at = self.stock.index(max(self.stock))
        self.stock[at] = max(self.stock[at] - 1, 0)

    def do_move(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        vehicle, where = words[1], words[2]
        place: Tile | str = where
        if where not in ARROWS:
            tile = self.world.tile((ord(where[0]) - 65, int(where[1:]) - 1))
            assert tile is not None
            place = tile
        if vehicle == "ship":
            own.ship = place
        else:
            own.sled = place
            own.ground = None
            if isinstance(place, frozenset):
                own.ground = self.ground(place, words[3])
        if place == "passage" and not own.passage and self.passage_tokens:
            own.passage = self.passage_tokens.pop(0)
            own.score += own.passage
        if place != "greenland":
            self.acted()
            return
        self.home.append(self.turn)
        if self.greenland_tokens and (own.passage or not self.passage_first):
            own.greenland = self.greenland_tokens.pop(0)
            own.score += own.greenland
        own.reserve.clear()
        other = "sled" if vehicle == "ship" else "ship"
        if own.place(other) not in ("aboard", "lost"):
            self.lose(own, other)
        if len(self.home) == len(self.seats):
            self.count()
        else:
            self.next_turn()

    def lose(self, own: Seat, vehicle: str) -> None:
        own.lost += own.crew[vehicle].all()
        own.crew[vehicle] = Crew()
        if vehicle == "ship":
            own.ship = "lost"
        else:
            own.sled, own.ground = "lost", None

    def do_redistribute(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        ready, resting = int(words[3]), int(words[5])
        for vehicle, sign in (("ship", -1), ("sled", 1)):
            own.crew[vehicle].ready += sign * ready
            own.crew[vehicle].resting += sign * resting
        if own.sled == "aboard":
            own.sled = own.ship
            if isinstance(own.ship, frozenset):
                own.ground = self.ground(own.ship, words[7])
        elif not own.crew["sled"].all():
            own.sled, own.ground = "aboard", None
        self.acted()

    def do_explore(self, own: Seat, words: list[str], drawn: list[str | None]) -> None:
        place = own.place(words[1])
        assert isinstance(place, frozenset)
        (square,) = place & self.tokens.keys()
        token = self.tokens.pop(square)
        own.finds[token] += 1
        own.score += int(POINTS[token]) * times(square)
        self.acted()

    do_find = do_explore

    # --- Turns and rounds ---------------------------------------------------------------------

    def acted(self) -> None:
        self.actions += 1
        crew = self.seats[self.turn].crew
        if all(each.ready < self.price("move") for each in crew.values()):
            self.next_turn()

    def next_turn(self) -> None:
        self.actions = 0
        at = self.order.index(self.turn)
        for seat in self.order[at + 1 :] + self.order[: at + 1]:
            if seat not in self.passed and seat not in self.home:
                self.turn = seat
                return
        if self.round == len(ROUNDS):
            self.count()
            return
        old = self.world
        self.round += 1
        self.world = Map(old.corners, old.tiles, plain.frozen_in(self.round))
        for seat in self.passed:
            own = self.seats[seat]
            if isinstance(own.sled, frozenset):
                assert own.ground is not None
                found = sorted(
                    plain.after_thaw(old, own.sled, own.ground, self.world.frozen), key=first
                )
                if not found:
                    self.lose(own, "sled")
                elif len(found) == 1:
                    own.ground = found[0]
                else:
                    own.ground = None
                    self.thaws[seat] = found
        self.ask_owners()

    def ask_owners(self) -> None:
        for seat in self.passed:
            if seat in self.thaws:
                self.step, self.turn = "thaw", seat
                return
        for own in self.seats:
            for crew in own.crew.values():
                crew.ready, crew.resting = crew.all(), 0
        self.order, self.passed = self.passed, []
        self.turn = self.order[0]
        self.step = "act"

    # --- The count ----------------------------------------------------------------------------

    def count(self) -> None:
        self.step = "over"
        for token in ("franklin", "strait", "cartography") if len(self.seats) > 1 else ():
            self.majority(token)
        for own in self.seats:
            own.score += int(POINTS["set"]) * min(own.finds[token] for token in SETS)
            crew = own.lost
            for vehicle in VEHICLES:
                place = own.place(vehicle)
                if place == "aboard":
                    place = own.ship
                if place != "greenland":
                    crew += own.crew[vehicle].all()
            own.score += crew * int(POINTS["lost_crewman"])
            own.score += int(POINTS["lost_ship"]) if own.ship != "greenland" else 0

    def majority(self, token: str) -> None:
        table = DATA["majorities"][token]
        place = 0
        for count in sorted({own.finds[token] for own in self.seats} - {0}, reverse=True):
            tied = [own for own in self.seats if own.finds[token] == count]
            covered = table[place : place + len(tied)]
            place += len(tied)
            for own in tied:
                own.score += sum(covered) // len(tied) if self.shared else covered[-1]

    def ranks(self) -> list[int]:
        """Places in the game, 1 for the winner or winners."""

        def better(one: int, other: int) -> bool:
            if self.seats[one].score != self.seats[other].score:
                return self.seats[one].score > self.seats[other].score
            if one in self.home and other in self.home:
                return self.home.index(one) < self.home.index(other)
            return one in self.home and other not in self.home

        everybody = range(len(self.seats))
        return [1 + sum(better(other, seat) for other in everybody) for seat in everybody]
