"""How good a position is at the start of a round: what each expedition has and may hope for.

The weights stand in weights.toml, for each number of players and each round: the least squares fit
of final points ahead of the others, made by `tools/fit_northwest.py` from games between greedy
captains; nothing in them is of the box. Only the table of two players was fitted so far: those of
one, three and four are copies of it.
"""

import tomllib
from typing import Any, Final

from .box import (
    ALL_SQUARES,
    AREA,
    GREENLAND,
    HOME,
    LOST_CREWMAN,
    LOST_SHIP,
    MAJORITIES,
    NO_TOKEN,
    PASSAGE,
    PASSAGE_SQUARES,
    SQUARE_MASK,
    STRIDE,
    SYMBOL,
    TOKEN_POINTS,
    ZONE,
)
from .ground import shape_of, ship_steps
from .outlook import ship_homes
from .rules import token_cost, token_on, token_square
from .scoring import place_points
from .sea import closed_h, closed_v
from .state import State

#: What is weighed for each seat at the start of a round.
FEATURES: Final = (
    "points",
    "Franklin places",
    "strait places",
    "cartography places",
    "Franklin tokens",
    "strait tokens",
    "cartography tokens",
    "sets",
    "kinds of token",
    "passage won",
    "passage prize",
    "passage headway",
    "home",
    "steps from home",
    "tiles with a symbol",
    "other tiles",
    "tokens in reach",
    "best token in reach",
    "zone",
    "turn order",
)
_FAR: Final = 20
_NO_WAY: Final = 99
_PASSAGE_MASK: Final = sum(1 << p for p in PASSAGE_SQUARES)
#: So far the tokens count that lie on the way.
_REACH: Final = 5


def features(s: State, seat: int) -> list[float]:
    """The numbers that are weighed, in the order of FEATURES."""
    finds = s.finds[seat]
    row = [0.0] * len(FEATURES)
    row[0] = float(s.scores[seat])
    for at, token in enumerate(MAJORITIES):
        counts = tuple([each[token] for each in s.finds])
        row[1 + at] = float(place_points(token, counts, s.shared_places)[seat])
        row[4 + at] = float(min(finds[token], 5))
    row[7] = float(min(finds))
    row[8] = float(len(finds) - finds.count(0))
    row[9] = 1.0 if s.passage_won[seat] else 0.0
    if seat in s.home:
        row[12] = 1.0
    else:
        _weigh_ship(s, seat, row)
    return row


def _weigh_ship(s: State, seat: int, row: list[float]) -> None:
    """An expedition under way."""
    ship = s.ships[seat]
    for kind in s.reserves[seat]:
        row[15 if SYMBOL[kind] == NO_TOKEN else 14] += 1.0
    row[19] = float(s.order.index(seat)) if seat in s.order else 0.0
    squares = 0
    if ship < AREA:
        squares = SQUARE_MASK[shape_of(s, ship)] << ship
        row[18] = float(ZONE[ship])
    if not s.passage_won[seat] and s.passage_tokens and ship != PASSAGE:
        prize = float(s.passage_tokens[0])
        row[10] = prize
        row[11] = prize * min(sea_miles(s.land, s.inner_h, s.inner_v, squares), _FAR) / 10
    _weigh_surroundings(s, ship, row)


def _weigh_surroundings(s: State, ship: int, row: list[float]) -> None:
    """Tokens that lie near, and the way home, as if there were no ice."""
    row[13] = float(_FAR)
    seen = {ship}
    edge = [ship]
    steps = 0
    while edge:
        following: list[int] = []
        for place in edge:
            if place == GREENLAND:
                row[13] = float(min(row[13], steps))
                continue
            if place < AREA and steps <= _REACH:
                _weigh_token(s, place, steps, row)
            for target in ship_steps(s, place, 0):
                if target not in seen:
                    seen.add(target)
                    following.append(target)
        edge = following
        steps += 1


def _weigh_token(s: State, place: int, steps: int, row: list[float]) -> None:
    token = token_on(s, place)
    if token == NO_TOKEN:
        return
    worth = (TOKEN_POINTS[token] * ZONE[token_square(s, place)] + 2.0) / (steps + token_cost(token))
    row[16] += worth
    row[17] = max(row[17], worth)


def sea_miles(land: int, inner_h: int, inner_v: int, squares: int) -> int:
    """How many squares of sea lie between these and the Passage, unknown ones open."""
    if not squares:
        return 12
    open_h = ~closed_h(land, inner_h)
    open_v = ~closed_v(land, inner_v)
    miles = 0
    while not squares & _PASSAGE_MASK:
        before = squares
        squares |= (squares & open_v) >> 1 | (squares << 1) & open_v
        squares |= (before & open_h) >> STRIDE | (before << STRIDE) & open_h
        squares &= ALL_SQUARES
        miles += 1
        if squares == before:
            return _NO_WAY
    return miles


_DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "weights.toml").read_text("utf-8"))
_WEIGHTS: Final[dict[int, list[list[float]]]] = {
    int(players): [[float(each) for each in row] for row in table["weights"]]
    for players, table in _DATA.items()
}
_SPREAD: Final[dict[int, list[float]]] = {
    int(players): [float(each) for each in table["spread"]] for players, table in _DATA.items()
}


def prospects(s: State) -> list[float]:
    """Final points each seat may hope for, up to a constant that is the same for all."""
    weights = _WEIGHTS[s.seats][s.round - 1]
    found: list[float] = []
    for seat in range(s.seats):
        total = 0.0 if seat in s.home else _certain_loss(s, seat)
        for at, value in enumerate(features(s, seat)):
            total += value * weights[at]
        found.append(total)
    return found


def _certain_loss(s: State, seat: int) -> float:
    """The price of a ship that cannot be home in time any more, over the tiles that lie there."""
    crew = s.ship_ready[seat] + s.ship_resting[seat]
    if s.ships[seat] in homes_by_round(s, crew)[s.round]:
        return 0.0
    return float(crew * LOST_CREWMAN + LOST_SHIP)


def all_features(s: State) -> list[list[float]]:
    return [features(s, seat) for seat in range(s.seats)]


#: Ways home by map and crew: between two placements they are asked for again and again.
_HOMES: Final[dict[tuple[bytes, int, int], list[set[int]]]] = {}
_MOST_MAPS: Final = 5_000


def homes_by_round(s: State, crew: int) -> list[set[int]]:
    """For each round the places from which a ship with such a crew still gets home."""
    key = (s.anchors, s.land, crew)
    found = _HOMES.get(key)
    if found is None:
        if len(_HOMES) > _MOST_MAPS:
            _HOMES.clear()
        found = _HOMES[key] = ship_homes(s, crew)
    return found


def spread(s: State) -> float:
    """How far final margins scatter around what the prospects say."""
    return _SPREAD[s.seats][s.round - 1]
