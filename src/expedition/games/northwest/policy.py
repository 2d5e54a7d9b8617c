"""Rules of thumb: sail, lay what leads on, take what lies on the way, and be home in time.

Everything is weighed in points for a crewman. One action a turn is cheapest, so a turn has one. A
ship never goes where it could not come home from, over the tiles that lie there and through the ice
that will come; nobody can take a tile away, so whoever keeps to this is home in the end.
"""

from collections.abc import Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.moves import Move

from .box import (
    ACROSS,
    AREA,
    CARTOGRAPHY,
    DOWN,
    GREENLAND,
    ICE,
    LAST_ROUND,
    LAYS,
    MAJORITIES,
    NO_TOKEN,
    PASSAGE,
    SHIP,
    SQUARE_MASK,
    STRIDE,
    SYMBOL,
    TOKEN_POINTS,
    ZONE,
)
from .ground import OUTLINE, shape_of, ship_steps
from .knowledge import imagined
from .laying import corners_round, holes, land_piece, placements, squares_round
from .notation import (
    ARROW_CODE,
    END,
    EXPLORE_CODE,
    FILL_SEA,
    LAY_OF_SPOT,
    PASS,
    PICK_CODE,
    REFRESH_CODE,
    SHARE_CODE,
    SHIP_CODE,
    SLED_CODE,
    SPOTS,
    SQUARE_OF_SPOT,
    TAKE_CODE,
    step_of,
)
from .outlook import placement_gain, ship_distances
from .prospects import homes_by_round, sea_miles
from .rules import token_cost, token_on, token_square
from .state import ACT, FILL, PICK, TAKE, State
from .view import View

#: What a token is worth beside its points: a place in its majority, a part of a set.
_MAJORITY: Final = 2.5
_FIRST_OF_KIND: Final = 1.5
_ISLAND: Final = 2.0
#: Squares of unknown sea cost so many crewmen: a tile taken, laid and sailed over.
_PER_SQUARE: Final = 1.5
#: A crewman who is kept back for the way home.
_SLACK: Final = 1
_FAR: Final = 99
#: So far it looks for places where the tiles in hand would fit.
_NEAR: Final = 4


def greedy(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """A sound move for the seat that is asked."""
    return choose(imagined(view), view.turn, moves)


def choose(s: State, seat: int, moves: Sequence[Move]) -> Move:
    """A sound move; the first of the best ones."""
    if len(moves) == 1:
        return moves[0]
    if s.step == ACT and s.actions:
        return END
    if s.step == FILL:
        return FILL_SEA
    plan = Plan(s, seat)
    if s.step in (PICK, TAKE):
        return _best([(plan.tile(move.code - PICK_CODE), move) for move in moves])
    if s.step != ACT:
        return moves[0]
    return _best([(plan.rate(move.code), move) for move in moves])


def _best(rated: list[tuple[float, Move]]) -> Move:
    top, best = rated[0]
    for rate, move in rated:
        if rate > top:
            top, best = rate, move
    return best


class Plan:
    """What the ship of a seat could do now, in points for a crewman."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.ship = s.ships[seat]
        self.ready = s.ship_ready[seat]
        self.ice = ICE[s.round]
        self.crew = self.ready + s.ship_resting[seat]
        self.goal: dict[int, int] | None = None
        self.home: dict[int, int] | None = None
        self.targets: dict[int, float] | None = None
        won = s.passage_won[seat]
        self.prize = 0.0 if won or not s.passage_tokens else s.passage_tokens[0] + 2.0
        held = sorted(set(s.reserves[seat]))
        self.useful = bytes([kind for kind in held if SYMBOL[kind] != NO_TOKEN])
        self.squares = 0
        if self.ship < AREA:
            self.squares = SQUARE_MASK[shape_of(s, self.ship)] << self.ship
        self.left = sea_miles(s.land, s.inner_h, s.inner_v, self.squares)

    # What a move is worth ------------------------------------------------------------------------

    def rate(self, code: int) -> float:
        if code == PASS.code:
            return 0.0 if self._way_home() == 0 else -90.0
        if code < PICK_CODE:
            return self._placement(code)
        if code < TAKE_CODE or SHARE_CODE <= code < EXPLORE_CODE:
            return -1.0
        if code < REFRESH_CODE:
            return self._take(code - TAKE_CODE)
        if code < SHIP_CODE:
            return -1.0
        if code < SHARE_CODE:
            return self._step(code)
        return self._token(code)

    def _token(self, code: int) -> float:
        """The token here, if the way home can spare the crew."""
        if (code - EXPLORE_CODE) % 2 != SHIP:
            return -1.0
        token = token_on(self.s, self.ship)
        cost = token_cost(token)
        if not self._safe(self.ship, cost):
            return -1.0
        return self.worth(token, ZONE[token_square(self.s, self.ship)]) / cost

    def worth(self, token: int, zone: int) -> float:
        """Points of a token and what else it helps."""
        finds = self.s.finds[self.seat]
        value = float(TOKEN_POINTS[token] * zone)
        if token in MAJORITIES and self.s.seats > 1:
            value += _MAJORITY
        if finds[token] == min(finds):
            value += _FIRST_OF_KIND
        return value

    def _placement(self, code: int) -> float:
        if code >= SPOTS or not self._safe(self.ship, 1):
            return -1.0
        return self.placement(self.ship, LAY_OF_SPOT[code], SQUARE_OF_SPOT[code])

    def placement(self, place: int, lay: int, p: int) -> float:
        """A tile laid from a place: its token, the islands it closes, the way that it opens."""
        s = self.s
        what = LAYS[lay]
        points = islands = 0
        if _may_close(s, what.land << p, SQUARE_MASK[what.shape] << p):
            points, islands = placement_gain(s, self.seat, lay, p)
        value = points + islands * (_ISLAND if s.seats > 1 else 0.0)
        if islands and s.finds[self.seat][CARTOGRAPHY] == min(s.finds[self.seat]):
            value += _FIRST_OF_KIND
        land = s.land | what.land << p
        inner_h = s.inner_h | 1 << p + STRIDE if what.shape == DOWN else s.inner_h
        inner_v = s.inner_v | 1 << p + 1 if what.shape == ACROSS else s.inner_v
        squares = SQUARE_MASK[what.shape] << p
        if not self._joins(place, land, squares):
            return value - 0.5
        if what.symbol >= 0:
            token = SYMBOL[what.kind]
            value += self.worth(token, ZONE[p + what.symbol]) / (2 + token_cost(token))
        if self.prize:
            miles = sea_miles(land, inner_h, inner_v, squares)
            value += self._headway(self.left - miles) / 2
        return value + 0.05

    def _headway(self, miles: int) -> float:
        """What it is worth to be so many squares nearer to the Passage."""
        return self.prize * miles / (_PER_SQUARE * self.left + 1)

    def _step(self, code: int) -> float:
        if code >= SLED_CODE and not ARROW_CODE <= code < ARROW_CODE + 2:
            return -1.0
        _, place, _ = step_of(code)
        way = self._homeward().get(place, _FAR)
        if not self._safe(self.ship, 1) and way < self._way_home():
            return 60.0 - way
        if not self._safe(place, 1):
            return -1.0 - way
        if place == GREENLAND:
            return self._homecoming()
        value = self._towards().get(place, -0.5)
        if self._miles_home(place) < self._miles_home(self.ship):
            value = max(value, self._homecoming())
        return value

    def _homecoming(self) -> float:
        """To be home: the token there for all the crew that will not be used any more."""
        s = self.s
        entitled = s.passage_won[self.seat] or not s.passage_first
        token = s.greenland_tokens[0] if s.greenland_tokens and entitled else 0
        left = self.ready + self.crew * (LAST_ROUND - s.round)
        return (token + 0.5) / (left + 1) if s.round > LAST_ROUND // 2 else -1.0

    def _miles_home(self, place: int) -> int:
        """Steps from a place to Greenland through the ice of today."""
        if self.home is None:
            self.home = ship_distances(self.s, GREENLAND, self.ice, 3 * self.crew)
        return self.home.get(place, _FAR)

    def _take(self, code: int) -> float:
        """A tile for the best place it has here, if the way home can spare the crew."""
        kind = code % len(SYMBOL)
        if code >= len(SYMBOL) or not self._safe(self.ship, 1):
            return -1.0
        if self.s.round == LAST_ROUND and self.ready < 3:
            return -1.0
        if len(self.s.reserves[self.seat]) > 3:
            return -0.1
        return self.tile(kind) * 0.55 + 0.01

    def tile(self, kind: int) -> float:
        """What a kind of tile is good for."""
        token = SYMBOL[kind]
        general = 0.3 if token == NO_TOKEN else 0.3 + self.worth(token, 2) / 8
        if self.ship >= AREA:
            return general
        return max(self._best_spot(self.ship, bytes((kind,))), general * 0.4)

    def _best_spot(self, place: int, reserve: bytes) -> float:
        """The best that can be laid from a place with such tiles in hand."""
        s = self.s
        held = s.reserves
        s.reserves = (reserve,) * s.seats
        spots = placements(s, self.seat, SHIP, place)
        s.reserves = held
        best = 0.0
        for move in spots:
            spot = move.code
            best = max(best, self.placement(place, LAY_OF_SPOT[spot], SQUARE_OF_SPOT[spot]))
        return best

    # Where to go ---------------------------------------------------------------------------------

    def _towards(self) -> dict[int, float]:
        """For each place one step away what the best way over it leads to."""
        if self.targets is None:
            self.targets = self._look_around()
        return self.targets

    def _look_around(self) -> dict[int, float]:
        s = self.s
        first: dict[int, int] = {}
        found: dict[int, float] = {}
        edge = [self.ship]
        seen = {self.ship}
        steps = 0
        while edge and steps < 2 * self.crew:
            steps += 1
            following: list[int] = []
            for here in edge:
                for place in ship_steps(s, here, self.ice):
                    if place in seen or place == GREENLAND:
                        continue
                    seen.add(place)
                    first[place] = first.get(here, place)
                    following.append(place)
                    value = self._attraction(place, steps)
                    start = first[place]
                    if value > found.get(start, -0.5):
                        found[start] = value
            edge = following
        return found

    def _attraction(self, place: int, steps: int) -> float:
        """What a place so many steps away draws with."""
        s = self.s
        if place == PASSAGE:
            return self.prize / steps if self.prize else -0.5
        value = 0.0
        token = token_on(s, place)
        if token != NO_TOKEN:
            zone = ZONE[token_square(s, place)]
            value = self.worth(token, zone) / (steps + token_cost(token))
        if self.prize:
            squares = SQUARE_MASK[shape_of(s, place)] << place
            miles = sea_miles(s.land, s.inner_h, s.inner_v, squares)
            value = max(value, self._headway(self.left - miles) / steps)
        if self.useful and steps <= _NEAR:
            value = max(value, self._best_spot(place, self.useful) / (steps + 1))
        return value if value > 0 else -0.5

    def _joins(self, place: int, land: int, squares: int) -> bool:
        """Whether a ship can sail from its tile onto a new one, ice or not."""
        for _, beyond, one, other in OUTLINE[shape_of(self.s, place)][place]:
            wet = not (land >> one & 1 and land >> other & 1)
            if wet and beyond < AREA and squares >> beyond & 1:
                return True
        return False

    # The way home --------------------------------------------------------------------------------

    def _homeward(self) -> dict[int, int]:
        """Steps from each place to one from which the ship still gets home next round."""
        if self.goal is None:
            s = self.s
            safe = homes_by_round(s, max(self.crew - _SLACK, 1))
            start = safe[s.round + 1] | {GREENLAND}
            self.goal = dict.fromkeys(start, 0)
            edge = list(start)
            steps = 0
            while edge and steps <= self.crew:
                steps += 1
                following: list[int] = []
                for here in edge:
                    for place in ship_steps(s, here, self.ice):
                        if place not in self.goal:
                            self.goal[place] = steps
                            following.append(place)
                edge = following
        return self.goal

    def _way_home(self) -> int:
        return self._homeward().get(self.ship, _FAR)

    def _safe(self, place: int, cost: int) -> bool:
        """Whether the ship is still home in time after so many crewmen have been spent there."""
        return self._homeward().get(place, _FAR) <= self.ready - cost

    # What is worth a closer look -----------------------------------------------------------------

    def promising(self, moves: Sequence[Move]) -> list[Move]:
        """The few best of each family, the best of all first."""
        rated = sorted([(-self.rate(move.code), at) for at, move in enumerate(moves)])
        left = list(_AT_MOST)
        found: list[Move] = []
        for rate, at in rated:
            family = _family(moves[at].code)
            if left[family] and (-rate > _HOPELESS or not found):
                left[family] -= 1
                found.append(moves[at])
        return found


def _may_close(s: State, land: int, squares: int) -> bool:
    """Whether a tile closes squares in or completes an island: a quick look at its shores."""
    filled = s.filled | squares
    if holes(filled):
        return True
    all_land = s.land | land
    shores = corners_round(squares) & all_land
    while shores:
        piece = land_piece(all_land, shores & -shores)
        if not squares_round(piece) & ~filled:
            return True
        shores &= ~piece
    return False


#: Families of moves, and how many of each are worth a closer look.
_AT_MOST: Final = (3, 2, 3, 1, 1)
_HOPELESS: Final = -0.6


def _family(code: int) -> int:
    """Placements, tiles taken, steps, tokens, the rest."""
    if code < PICK_CODE:
        return 0
    if code < REFRESH_CODE:
        return 1
    if SHIP_CODE <= code < SHARE_CODE:
        return 2
    return 3 if EXPLORE_CODE <= code < END.code else 4
