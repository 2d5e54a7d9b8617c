"""Whole games, and odd positions on random maps, beside a plain referee who knows all the rules.

Before moves the lists of what is legal are compared, after each the whole table.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from expedition.games.northwest import GAME, scoring
from expedition.games.northwest.box import (
    ABOARD,
    ACROSS,
    CREW,
    DISPLAY,
    DOWN,
    GREENLAND,
    ICE,
    KINDS,
    LARGE_KINDS,
    LAST_ROUND,
    LAYS,
    LOST,
    NOBODY,
    PASSAGE,
    SINGLE,
    SQUARES,
    SYMBOL,
    TOKENS,
)
from expedition.games.northwest.ground import first_corner, pieces, shape_of
from expedition.games.northwest.laying import put_on_map
from expedition.games.northwest.setup import empty_table
from expedition.games.northwest.state import (
    ACT,
    NONE,
    OVER,
    STEPS,
    State,
    derive,
    put,
    put_byte,
    put_bytes,
)
from expedition.kit import Chance, Move

from . import plain
from .maps import number, point, points, tile_of
from .referee import Crew, Referee, Seat, first

_NAMES = {ABOARD: "aboard", LOST: "lost"}
#: How readily a verb is chosen.
_WEIGHTS = {"place": 10, "move": 8, "explore": 5, "find": 5, "redistribute": 4, "take": 3, "end": 3}


# --- The same table twice -------------------------------------------------------------------------


def where(s: State, place: int) -> plain.Tile | str:
    return _NAMES.get(place) or tile_of(s, place)


def chart(s: State) -> plain.Map:
    corners = {corner: "L" if corner in points(s.land) else "w" for corner in points(s.known)}
    tiles = [tile_of(s, p) for p in SQUARES if s.anchors[p] == p]
    squares = [tile for tile in tiles if isinstance(tile, frozenset)]
    return plain.Map(corners, squares, plain.frozen_in(s.round))


def seat_of(s: State, seat: int, world: plain.Map) -> Seat:
    sled = where(s, s.sleds[seat])
    ground = None
    if isinstance(sled, frozenset) and s.grounds[seat] >= 0:
        corner = point(s.grounds[seat])
        ground = next(each for each in plain.grounds(world, sled) if first(each) == corner)
    crew = {
        "ship": Crew(s.ship_ready[seat], s.ship_resting[seat]),
        "sled": Crew(s.sled_ready[seat], s.sled_resting[seat]),
    }
    return Seat(
        ship=where(s, s.ships[seat]),
        sled=sled,
        ground=ground,
        crew=crew,
        lost=s.lost_crew[seat],
        reserve=Counter(KINDS[kind] for kind in s.reserves[seat]),
        finds=+Counter(dict(zip(TOKENS, s.finds[seat], strict=True))),
        score=s.scores[seat],
        passage=s.passage_won[seat],
        greenland=s.greenland_won[seat],
    )


def referee_for(s: State) -> Referee:
    """A referee who sees this table, between two decisions about holes or melting ice."""
    world = chart(s)
    return Referee(
        seats=[seat_of(s, seat, world) for seat in range(s.seats)],
        order=list(s.order),
        world=world,
        tokens={point(p): TOKENS[s.tokens[p]] for p in SQUARES if s.tokens[p] != NONE},
        display=shown(s),
        bag=+Counter(dict(zip(KINDS, s.bag, strict=False))),
        stock=list(s.stock),
        passage_tokens=list(s.passage_tokens),
        greenland_tokens=list(s.greenland_tokens),
        shared=s.shared_places,
        passage_first=s.passage_first,
        round=s.round,
        turn=s.turn,
        actions=s.actions,
        step=STEPS[s.step],
        passed=list(s.passed),
        home=list(s.home),
    )


def shown(s: State) -> list[str | None]:
    return [None if kind == NONE else KINDS[kind] for kind in s.display]


def compare(s: State, referee: Referee) -> None:
    now = referee_for(s)
    names = ["seats", "tokens", "display", "bag", "stock", "passage_tokens", "greenland_tokens"]
    names += ["round", "step", "home"]
    if s.step != OVER:
        names += ["turn", "actions", "order", "passed"]
    for name in names:
        assert getattr(now, name) == getattr(referee, name), name
    assert now.world.corners == referee.world.corners
    assert set(now.world.tiles) == set(referee.world.tiles)
    result = scoring.result(s)
    assert (result is None) == (s.step != OVER)
    if result is not None:
        assert list(result.ranks) == referee.ranks()


# --- Playing --------------------------------------------------------------------------------------


def play_on(s: State, luck: Random, most: int, looked: float) -> None:
    """Random moves, so often with a look at all that is legal."""
    referee = referee_for(s)
    chance = Chance(luck.randrange(2**32))
    for _ in range(most):
        if s.step == OVER:
            break
        seat = s.turn
        moves = GAME.moves(s, seat)
        if luck.random() < looked:
            assert sorted(move.text for move in moves) == sorted(referee.legal())
        move = chosen(moves, luck)
        GAME.apply(s, seat, move, chance, [])
        referee.play(move.text, shown(s))
        compare(s, referee)


def chosen(moves: Sequence[Move], luck: Random) -> Move:
    """Any move, but most of them onto the map; seldom home."""
    away = [move for move in moves if move.words[-1] != "greenland" or luck.random() < 0.05]
    verbs = sorted({move.words[0] for move in away})
    verb = luck.choices(verbs, [_WEIGHTS.get(verb, 1) for verb in verbs])[0]
    return luck.choice([move for move in away if move.words[0] == verb])


def options(luck: Random) -> dict[str, int | str]:
    return {option.name: luck.choice(option.values) for option in GAME.options}


@pytest.mark.parametrize("seed", range(24))
def test_whole_games(seed: int) -> None:
    luck = Random(seed)
    s, _ = GAME.start(1 + seed % 4, options(luck), Chance(seed))
    play_on(s, luck, 1000, 0.1)
    assert s.step == OVER


@pytest.mark.parametrize("seed", range(30))
def test_odd_positions(seed: int) -> None:
    luck = Random(seed)
    for _ in range(5):
        play_on(odd_position(luck), luck, 25, 0.4)


# --- Odd positions --------------------------------------------------------------------------------


def odd_position(luck: Random) -> State:
    """Expeditions anywhere on a random map, in any round, with much or little of everything."""
    seats = luck.randint(1, 4)
    s = empty_table(seats, luck.random() < 0.5, luck.random() < 0.5)
    s.step = ACT
    s.round = luck.randint(1, LAST_ROUND)
    s.order = tuple(luck.sample(range(seats), seats))
    lay_chart(s, luck)
    scatter_stock(s, luck)
    for seat in range(seats):
        scatter_expedition(s, seat, luck)
    s.turn, *others = luck.sample(range(seats), seats)
    for seat in others:
        leave_or_pass(s, seat, luck)
    return s


def lay_chart(s: State, luck: Random) -> None:
    """A random map with a sea route, of tiles from the box, with some of their tokens."""
    world = plain.random_map(luck)
    while not (world.tiles and plain.sea_route(world)):
        world = plain.random_map(luck)
    for tile in world.tiles:
        p = number(first(tile))
        shape = DOWN if len({y for _, y in tile}) == 2 else ACROSS if len(tile) == 2 else SINGLE
        corners = {corner for square in tile for corner in plain.corners_of(square)}
        land = sum(1 << number(each) - p for each in corners if world.corners[each] == "L")
        lays = [at for at, lay in enumerate(LAYS) if (lay.shape, lay.land) == (shape, land)]
        lay = luck.choice(lays)
        put_on_map(s, shape, p, lay, s.land | land << p)
        what = LAYS[lay]
        if what.symbol >= 0 and luck.random() < 0.6:
            s.tokens = put_byte(s.tokens, p + what.symbol, SYMBOL[what.kind])
    s.fresh = 0
    derive(s)


def scatter_stock(s: State, luck: Random) -> None:
    """Tiles and tokens left: many, few or none."""
    share = luck.choice((0, 0.05, 0.5))
    s.bag = bytes(luck.randint(1, 2) if luck.random() < share else 0 for _ in s.bag)
    up = [luck.randrange(LARGE_KINDS) for _ in range(DISPLAY)]
    if not any(s.bag):
        up = [kind if luck.random() < 0.6 else NONE for kind in up]
    s.display = bytes(up)
    s.stock = bytes(luck.choice((0, 0, 1, copies)) for copies in s.stock)
    most = luck.choice((1, 5))
    s.finds = tuple(bytes(luck.randint(0, most) for _ in TOKENS) for _ in range(s.seats))
    s.scores = tuple(luck.randint(0, 8) for _ in range(s.seats))


def scatter_expedition(s: State, seat: int, luck: Random) -> None:
    """Ship, sled and crew anywhere they can be."""
    tiles = [p for p in SQUARES if s.anchors[p] == p]
    ship = luck.choice((GREENLAND, PASSAGE, luck.choice(tiles), luck.choice(tiles)))
    grounds = [
        (p, first_corner(piece, p))
        for p in tiles
        for piece in pieces(shape_of(s, p), p, s.land, ICE[s.round])
    ]
    own = [spot for spot in grounds if spot[0] == ship]
    arrow = (PASSAGE, NOBODY)
    aboard, lost = (ABOARD, NOBODY), (LOST, NOBODY)
    out = [*own, luck.choice(grounds or [arrow]), arrow, lost]
    sled = aboard if ship == GREENLAND or luck.random() < 0.3 else luck.choice(out)
    gone = 0 if sled == aboard else luck.randint(1, CREW)
    s.ships = put(s.ships, seat, ship)
    s.sleds, s.grounds = put(s.sleds, seat, sled[0]), put(s.grounds, seat, sled[1])
    s.lost_crew = put(s.lost_crew, seat, gone if sled == lost else 0)
    on_sled = 0 if sled == lost else gone
    for vehicle, crew in (("ship", CREW - gone), ("sled", on_sled)):
        ready = luck.choice((crew, crew, luck.randint(0, crew)))
        setattr(s, f"{vehicle}_ready", put(getattr(s, f"{vehicle}_ready"), seat, ready))
        setattr(s, f"{vehicle}_resting", put(getattr(s, f"{vehicle}_resting"), seat, crew - ready))
    held = bytes(sorted(luck.choices(range(len(KINDS)), k=luck.choice((0, 1, 2, 4)))))
    s.reserves = put_bytes(s.reserves, seat, held)
    if s.passage_tokens and luck.random() < 0.3:
        s.passage_won = put(s.passage_won, seat, s.passage_tokens[0])
        s.passage_tokens = s.passage_tokens[1:]


def leave_or_pass(s: State, seat: int, luck: Random) -> None:
    """Some are home already with all they have, some have passed."""
    fate = luck.random()
    if fate < 0.15 and s.sleds[seat] in (ABOARD, LOST):
        s.home += (seat,)
        s.ships = put(s.ships, seat, GREENLAND)
        s.reserves = put_bytes(s.reserves, seat, b"")
    elif fate < 0.3:
        s.passed += (seat,)
        s.ship_resting = put(s.ship_resting, seat, s.ship_resting[seat] + s.ship_ready[seat])
        s.sled_resting = put(s.sled_resting, seat, s.sled_resting[seat] + s.sled_ready[seat])
        s.ship_ready, s.sled_ready = put(s.ship_ready, seat, 0), put(s.sled_ready, seat, 0)
