"""The rules of a round, in the order of the rulebook: turns, the eight actions, the end of a round.

Where tiles fit is in `laying`, where ships and sleds go in `ground`, the last count in `scoring`.
"""

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from .box import (
    ABOARD,
    AREA,
    CHEAPEST,
    EXPLORE_COST,
    EXPLORED,
    FIND_COST,
    FROZEN_ROWS,
    FURTHER,
    GREENLAND,
    ICE,
    LARGE_KINDS,
    LAST_ROUND,
    LOST,
    MOVE_COST,
    NO_TOKEN,
    NOBODY,
    PASSAGE,
    PLACE_COST,
    POSITIONS,
    REDISTRIBUTE_COST,
    REFRESH_COST,
    SHIP,
    SLED,
    SMALL_KINDS,
    SQUARES_OF,
    TAKE_COST,
    TOKEN_POINTS,
    ZONE,
)
from .events import (
    PLAYERS,
    TILE_NOUNS,
    TOKEN_NOUNS,
    VEHICLE_NOUNS,
    place_noun,
    tell,
    where_noun,
)
from .ground import (
    first_corner,
    melted,
    piece_with,
    pieces,
    shape_of,
    ship_steps,
    sled_steps,
)
from .laying import LAY_KIND, fill_holes, fill_square, lay_tile, map_islands, placements
from .notation import (
    CORNER_NUMBER,
    CORNER_STEP,
    END,
    EXPLORE_CODE,
    EXPLORES,
    FILL_LAND,
    FILL_SEA,
    FIND_CODE,
    FINDS,
    LAY_OF_SPOT,
    PASS,
    PICK_CODE,
    PICKS,
    PLACE_CODE,
    REFRESH_CODE,
    REFRESHES,
    SHARE_CODE,
    SHIP_CODE,
    SPOTS,
    SQUARE_OF_SPOT,
    STAND_CODE,
    STANDS,
    TAKE_CODE,
    TAKES,
    launch_move,
    share_move,
    share_of,
    ship_step,
    sled_step,
    step_of,
)
from .scoring import count_up
from .state import ACT, FILL, NONE, OVER, PICK, TAKE, THAW, State, put, put_byte, put_bytes

# --- Who decides, and what is possible --------------------------------------------------------


def waiting_for(s: State) -> tuple[int, ...]:
    return () if s.step == OVER else (s.turn,)


def moves(s: State, seat: int) -> list[Move]:
    """All legal moves of a seat."""
    if seat != s.turn or s.step == OVER:
        return []
    if s.step == ACT:
        return action_moves(s, seat)
    if s.step == PICK:
        return [PICKS[kind] for kind in sorted(set(s.display)) if kind != NONE]
    if s.step == TAKE:
        return [PICKS[kind] for kind in on_offer(s)]
    if s.step == FILL:
        return [FILL_LAND, FILL_SEA]
    return thaw_moves(s, seat)


def action_moves(s: State, seat: int) -> list[Move]:
    """Every action of both vehicles; pass as a turn's only action, or its end."""
    extra = FURTHER if s.actions else 0
    found: list[Move] = []
    if s.ship_ready[seat] >= CHEAPEST + extra:
        add_actions(s, seat, SHIP, s.ships[seat], s.ship_ready[seat] - extra, found)
    if s.sled_ready[seat] >= CHEAPEST + extra:
        add_actions(s, seat, SLED, s.sleds[seat], s.sled_ready[seat] - extra, found)
    found.append(END if s.actions else PASS)
    return found


def add_actions(
    s: State, seat: int, vehicle: int, place: int, crew: int, found: list[Move]
) -> None:
    """The actions of a vehicle that so many of its crew can pay, surcharge put aside."""
    if crew >= TAKE_COST:
        takes = TAKES[vehicle]
        found += [takes[kind] for kind in on_offer(s)]
    if crew >= REFRESH_COST and any(s.bag):
        found.append(REFRESHES[vehicle])
    if crew >= PLACE_COST and place < AREA:
        found += placements(s, seat, vehicle, place)
    if crew >= MOVE_COST:
        add_steps(s, seat, vehicle, found)
    if crew >= REDISTRIBUTE_COST and may_redistribute(s, seat):
        add_shares(s, seat, vehicle, found)
    if crew >= min(EXPLORE_COST, FIND_COST) and place < AREA:
        token = token_on(s, place)
        if token != NO_TOKEN and crew >= token_cost(token):
            found.append(EXPLORES[vehicle] if token in EXPLORED else FINDS[vehicle])


# --- Turns ------------------------------------------------------------------------------------


def apply(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """Carry out a legal move."""
    code = move.code
    if s.step == ACT:
        act(s, seat, code, chance, events)
    elif s.step == PICK:
        take_tile(s, seat, code - PICK_CODE, "picked", chance, events)
        next_pick(s, seat, events)
    elif s.step == TAKE:
        take_tile(s, seat, code - PICK_CODE, "picked-fresh", chance, events)
        s.step = ACT
        after_action(s, seat, events)
    elif s.step == FILL:
        first = (s.region & -s.region).bit_length() - 1
        fill_square(s, seat, first, code == FILL_LAND.code, events)
        finish_placement(s, seat, events)
    else:
        stand(s, seat, code - STAND_CODE, events)
        ask_owners(s)


def act(s: State, seat: int, code: int, chance: Chance, events: list[Event]) -> None:
    """One action, or the end of the turn."""
    if code == PASS.code:
        pass_turn(s, seat, events)
    elif code == END.code:
        end_turn(s, seat, events)
    elif code < PICK_CODE:
        place_tile(s, seat, code - PLACE_CODE, events)
    elif code < REFRESH_CODE:
        vehicle, kind = divmod(code - TAKE_CODE, len(TILE_NOUNS))
        pay(s, seat, vehicle, TAKE_COST)
        take_tile(s, seat, kind, "took", chance, events)
        after_action(s, seat, events)
    elif code < SHIP_CODE:
        refresh(s, seat, code - REFRESH_CODE, chance, events)
    elif code < SHARE_CODE:
        move_vehicle(s, seat, code, events)
    elif code < EXPLORE_CODE:
        redistribute(s, seat, code, events)
    else:
        vehicle = code - EXPLORE_CODE if code < FIND_CODE else code - FIND_CODE
        take_token(s, seat, vehicle, events)


def pay(s: State, seat: int, vehicle: int, cost: int) -> None:
    """Ready crew of the vehicle rest; a further action of the turn costs more."""
    crew = cost + (FURTHER if s.actions else 0)
    if vehicle == SHIP:
        s.ship_ready = put(s.ship_ready, seat, s.ship_ready[seat] - crew)
        s.ship_resting = put(s.ship_resting, seat, s.ship_resting[seat] + crew)
    else:
        s.sled_ready = put(s.sled_ready, seat, s.sled_ready[seat] - crew)
        s.sled_resting = put(s.sled_resting, seat, s.sled_resting[seat] + crew)


def after_action(s: State, seat: int, events: list[Event]) -> None:
    """The turn goes on as long as some vehicle has the crew for a further action."""
    s.actions += 1
    if max(s.ship_ready[seat], s.sled_ready[seat]) < CHEAPEST + FURTHER:
        end_turn(s, seat, events)


def end_turn(s: State, seat: int, events: list[Event]) -> None:
    """The next in order who has neither passed nor come home; without any the round is over."""
    s.actions = 0
    order = s.order
    at = order.index(seat)
    for following in order[at + 1 :] + order[: at + 1]:
        if following not in s.passed and following not in s.home:
            s.turn = following
            return
    end_round(s, events)


def pass_turn(s: State, seat: int, events: list[Event]) -> None:
    """All ready crew rest; out until the next round."""
    s.ship_resting = put(s.ship_resting, seat, s.ship_resting[seat] + s.ship_ready[seat])
    s.ship_ready = put(s.ship_ready, seat, 0)
    s.sled_resting = put(s.sled_resting, seat, s.sled_resting[seat] + s.sled_ready[seat])
    s.sled_ready = put(s.sled_ready, seat, 0)
    s.passed += (seat,)
    place = len(s.passed) if s.round < LAST_ROUND else 0
    tell(events, "passed", {"seat": PLAYERS[seat], "place": place})
    end_turn(s, seat, events)


# --- Take, and refresh ------------------------------------------------------------------------


def on_offer(s: State) -> list[int]:
    """The kinds of tile one may take: those face up, and small ones in stock."""
    found = [kind for kind in sorted(set(s.display)) if kind != NONE]
    return found + [LARGE_KINDS + at for at in range(SMALL_KINDS) if s.stock[at]]


def take_tile(s: State, seat: int, kind: int, id: str, chance: Chance, events: list[Event]) -> None:
    """A tile into the reserve; a large one is replaced from the bag."""
    s.reserves = put_bytes(s.reserves, seat, bytes(sorted(s.reserves[seat] + bytes((kind,)))))
    tell(events, id, {"seat": PLAYERS[seat], "tile": TILE_NOUNS[kind]})
    if kind >= LARGE_KINDS:
        s.stock = put_byte(s.stock, kind - LARGE_KINDS, s.stock[kind - LARGE_KINDS] - 1)
        return
    drawn = draw_tile(s, chance) if any(s.bag) else NONE
    s.display = put_byte(s.display, s.display.index(kind), drawn)
    if drawn != NONE:
        tell(events, "drawn", {"tile": TILE_NOUNS[drawn]})


def draw_tile(s: State, chance: Chance) -> int:
    """A large tile out of the bag."""
    left = chance.below(sum(s.bag))
    kind = 0
    while left >= s.bag[kind]:
        left -= s.bag[kind]
        kind += 1
    s.bag = put_byte(s.bag, kind, s.bag[kind] - 1)
    return kind


def refresh(s: State, seat: int, vehicle: int, chance: Chance, events: list[Event]) -> None:
    """Four new tiles face up; the old ones go back after they are drawn."""
    pay(s, seat, vehicle, REFRESH_COST)
    old = [kind for kind in s.display if kind != NONE]
    fresh = [draw_tile(s, chance) for _ in range(min(len(s.display), sum(s.bag)))]
    bag = bytearray(s.bag)
    for kind in old:
        bag[kind] += 1
    s.bag = bytes(bag)
    while len(fresh) < len(s.display) and any(s.bag):
        fresh.append(draw_tile(s, chance))
    s.display = bytes(fresh + [NONE] * (len(s.display) - len(fresh)))
    tiles = tuple([TILE_NOUNS[kind] for kind in fresh])
    tell(
        events,
        "refreshed",
        {"seat": PLAYERS[seat], "vehicle": VEHICLE_NOUNS[vehicle], "tiles": tiles},
    )
    s.step = TAKE


def next_pick(s: State, seat: int, events: list[Event]) -> None:
    """Set-up goes from the last player to the first, who then begins."""
    at = s.order.index(seat)
    if at:
        s.turn = s.order[at - 1]
        return
    s.step = ACT
    s.turn = s.order[0]
    tell_round(s, events)


def tell_round(s: State, events: list[Event]) -> None:
    position = f"={POSITIONS[s.round - 1]}"
    tell(events, "round", {"round": s.round, "position": position, "rows": FROZEN_ROWS[s.round]})


# --- Place ------------------------------------------------------------------------------------


def place_tile(s: State, seat: int, spot: int, events: list[Event]) -> None:
    """A tile of the reserve onto the map, then its holes and its islands."""
    vehicle = SLED if spot >= SPOTS else SHIP
    spot -= vehicle * SPOTS
    lay, p = LAY_OF_SPOT[spot], SQUARE_OF_SPOT[spot]
    kind = LAY_KIND[lay]
    pay(s, seat, vehicle, PLACE_COST)
    reserve = s.reserves[seat]
    at = reserve.index(kind)
    s.reserves = put_bytes(s.reserves, seat, reserve[:at] + reserve[at + 1 :])
    lay_tile(s, lay, p)
    tell(
        events,
        "placed",
        {
            "seat": PLAYERS[seat],
            "vehicle": VEHICLE_NOUNS[vehicle],
            "tile": TILE_NOUNS[kind],
            "square": place_noun(p),
        },
    )
    finish_placement(s, seat, events)


def finish_placement(s: State, seat: int, events: list[Event]) -> None:
    """Holes, square by square as the player chooses; then, once, the islands."""
    if fill_holes(s, seat, events):
        map_islands(s, seat, events)
        s.step = ACT
        after_action(s, seat, events)


# --- Move -------------------------------------------------------------------------------------


def add_steps(s: State, seat: int, vehicle: int, found: list[Move]) -> None:
    """Where the vehicle can go."""
    ice = ICE[s.round]
    if vehicle == SHIP:
        found += [ship_step(place) for place in ship_steps(s, s.ships[seat], ice)]
        return
    for place, corner in sled_steps(s, s.sleds[seat], s.grounds[seat], ice):
        name = -1 if place >= AREA else CORNER_NUMBER[shape_of(s, place)][corner - place]
        found.append(sled_step(place, name))


def move_vehicle(s: State, seat: int, code: int, events: list[Event]) -> None:
    """One step of the ship or the sled."""
    vehicle, place, name = step_of(code)
    pay(s, seat, vehicle, MOVE_COST)
    tell(
        events,
        "moved",
        {
            "seat": PLAYERS[seat],
            "vehicle": VEHICLE_NOUNS[vehicle],
            "place": place_noun(place),
        },
    )
    if vehicle == SHIP:
        s.ships = put(s.ships, seat, place)
    else:
        s.sleds = put(s.sleds, seat, place)
        corner = NOBODY if place >= AREA else place + CORNER_STEP[shape_of(s, place)][name]
        s.grounds = put(s.grounds, seat, corner)
    if place == PASSAGE:
        reach_passage(s, seat, events)
    if place == GREENLAND:
        come_home(s, seat, vehicle, events)
    else:
        after_action(s, seat, events)


def reach_passage(s: State, seat: int, events: list[Event]) -> None:
    """The first vehicle of a player to get there takes the highest token left."""
    if s.passage_won[seat] or not s.passage_tokens:
        return
    points = s.passage_tokens[0]
    s.passage_tokens = s.passage_tokens[1:]
    s.passage_won = put(s.passage_won, seat, points)
    s.scores = put(s.scores, seat, s.scores[seat] + points)
    tell(events, "passage", {"seat": PLAYERS[seat], "points": points})


def come_home(s: State, seat: int, vehicle: int, events: list[Event]) -> None:
    """Back in Greenland: a token if one is left, and out of the game, the other vehicle lost."""
    s.home += (seat,)
    points = 0
    if s.greenland_tokens and (s.passage_won[seat] or not s.passage_first):
        points = s.greenland_tokens[0]
        s.greenland_tokens = s.greenland_tokens[1:]
        s.greenland_won = put(s.greenland_won, seat, points)
        s.scores = put(s.scores, seat, s.scores[seat] + points)
    tell(events, "home", {"seat": PLAYERS[seat], "points": points})
    s.reserves = put_bytes(s.reserves, seat, b"")
    if vehicle == SLED:
        lose_ship(s, seat, events)
    elif s.sleds[seat] not in (ABOARD, LOST):
        lose_sled(s, seat, events)
    if len(s.home) == s.seats:
        count_up(s, events)
    else:
        end_turn(s, seat, events)


def lose_ship(s: State, seat: int, events: list[Event]) -> None:
    """The ship is off the map, and whoever is aboard with it."""
    crew = s.ship_ready[seat] + s.ship_resting[seat]
    s.ship_ready = put(s.ship_ready, seat, 0)
    s.ship_resting = put(s.ship_resting, seat, 0)
    s.ships = put(s.ships, seat, LOST)
    s.lost_crew = put(s.lost_crew, seat, s.lost_crew[seat] + crew)
    tell(events, "ship-lost", {"seat": PLAYERS[seat], "crew": crew})


def lose_sled(s: State, seat: int, events: list[Event]) -> None:
    """The sled is off the map, and its crew with it."""
    crew = s.sled_ready[seat] + s.sled_resting[seat]
    s.sled_ready = put(s.sled_ready, seat, 0)
    s.sled_resting = put(s.sled_resting, seat, 0)
    s.sleds = put(s.sleds, seat, LOST)
    s.grounds = put(s.grounds, seat, NOBODY)
    s.lost_crew = put(s.lost_crew, seat, s.lost_crew[seat] + crew)
    tell(events, "sled-lost", {"seat": PLAYERS[seat], "crew": crew})


# --- Redistribute -----------------------------------------------------------------------------


def may_redistribute(s: State, seat: int) -> bool:
    """Ship and sled on the same tile, or the sled aboard where it has ground to come out on."""
    ship, sled = s.ships[seat], s.sleds[seat]
    if ship in (GREENLAND, LOST):
        return False
    if sled != ABOARD:
        return sled == ship
    return ship == PASSAGE or bool(pieces(shape_of(s, ship), ship, s.land, ICE[s.round]))


def add_shares(s: State, seat: int, vehicle: int, found: list[Move]) -> None:
    """All ways to share the crew, the payers resting already."""
    paid = REDISTRIBUTE_COST + (FURTHER if s.actions else 0)
    by_ship, by_sled = (paid, 0) if vehicle == SHIP else (0, paid)
    ship_ready, ship_resting = s.ship_ready[seat] - by_ship, s.ship_resting[seat] + by_ship
    sled_ready, sled_resting = s.sled_ready[seat] - by_sled, s.sled_resting[seat] + by_sled
    names = launch_names(s, seat)
    for ready in range(-sled_ready, ship_ready + 1):
        for resting in range(-sled_resting, ship_resting + 1):
            if not ready and not resting:
                continue
            if names:
                found += [launch_move(ready, resting, name) for name in names]
            else:
                found.append(share_move(vehicle, ready, resting))


def launch_names(s: State, seat: int) -> list[int]:
    """The grounds on which a sled aboard may come out of a ship on a tile, by their names."""
    ship = s.ships[seat]
    if s.sleds[seat] != ABOARD or ship >= AREA:
        return []
    return ground_names(s, ship)


def ground_names(s: State, place: int) -> list[int]:
    """The numbers of the names of a tile's pieces of ground."""
    shape = shape_of(s, place)
    numbers = CORNER_NUMBER[shape]
    found = pieces(shape, place, s.land, ICE[s.round])
    return [numbers[first_corner(piece, 0)] for piece in found]


def redistribute(s: State, seat: int, code: int, events: list[Event]) -> None:
    """Crew change vehicle; a sled comes out with its first crewman and goes in with its last."""
    vehicle, ready, resting, name = share_of(code)
    pay(s, seat, vehicle, REDISTRIBUTE_COST)
    s.ship_ready = put(s.ship_ready, seat, s.ship_ready[seat] - ready)
    s.ship_resting = put(s.ship_resting, seat, s.ship_resting[seat] - resting)
    s.sled_ready = put(s.sled_ready, seat, s.sled_ready[seat] + ready)
    s.sled_resting = put(s.sled_resting, seat, s.sled_resting[seat] + resting)
    crew = s.sled_ready[seat] + s.sled_resting[seat]
    id = "redistributed"
    if s.sleds[seat] == ABOARD:
        id = "sled-out"
        ship = s.ships[seat]
        s.sleds = put(s.sleds, seat, ship)
        corner = NOBODY if ship >= AREA else ship + CORNER_STEP[shape_of(s, ship)][name]
        s.grounds = put(s.grounds, seat, corner)
    elif not crew:
        id = "sled-in"
        s.sleds = put(s.sleds, seat, ABOARD)
        s.grounds = put(s.grounds, seat, NOBODY)
    tell(
        events,
        id,
        {
            "seat": PLAYERS[seat],
            "ship": s.ship_ready[seat] + s.ship_resting[seat],
            "sled": crew,
            "place": where_noun(s.ships[seat]),
        },
    )
    after_action(s, seat, events)


# --- Explore, and find ------------------------------------------------------------------------


def token_square(s: State, place: int) -> int:
    """The square of a tile with a token; -1 without one."""
    for step in SQUARES_OF[shape_of(s, place)]:
        if s.tokens[place + step] != NO_TOKEN:
            return place + step
    return NOBODY


def token_on(s: State, place: int) -> int:
    """The token on a tile."""
    square = token_square(s, place)
    return NO_TOKEN if square < 0 else s.tokens[square]


def token_cost(token: int) -> int:
    return EXPLORE_COST if token in EXPLORED else FIND_COST


def take_token(s: State, seat: int, vehicle: int, events: list[Event]) -> None:
    """The token on the vehicle's tile, for its points times the zone of its square."""
    place = s.ships[seat] if vehicle == SHIP else s.sleds[seat]
    square = token_square(s, place)
    token = s.tokens[square]
    pay(s, seat, vehicle, token_cost(token))
    points = TOKEN_POINTS[token] * ZONE[square]
    s.tokens = put_byte(s.tokens, square, NO_TOKEN)
    counts = s.finds[seat]
    s.finds = put_bytes(s.finds, seat, put_byte(counts, token, counts[token] + 1))
    s.scores = put(s.scores, seat, s.scores[seat] + points)
    tell(
        events,
        "explored" if token in EXPLORED else "found",
        {
            "seat": PLAYERS[seat],
            "vehicle": VEHICLE_NOUNS[vehicle],
            "token": TOKEN_NOUNS[token],
            "square": place_noun(square),
            "points": points,
        },
    )
    after_action(s, seat, events)


# --- The end of a round -----------------------------------------------------------------------


def end_round(s: State, events: list[Event]) -> None:
    """The sun steps on, or the game is over."""
    if s.round == LAST_ROUND:
        count_up(s, events)
        return
    s.round += 1
    tell_round(s, events)
    for seat in s.passed:
        if s.sleds[seat] < AREA:
            find_ground(s, seat, events)
    ask_owners(s)


def find_ground(s: State, seat: int, events: list[Event]) -> None:
    """A sled on the new ice: it stays, is moved or lost, or has no ground until its owner chose."""
    place = s.sleds[seat]
    shape = shape_of(s, place)
    old, ice = ICE[s.round - 1], ICE[s.round]
    piece = piece_with(shape, place, s.grounds[seat], s.land, old)
    if not melted(shape, place, piece, s.land, old, ice):
        now = piece_with(shape, place, s.grounds[seat], s.land, ice)
        s.grounds = put(s.grounds, seat, first_corner(now, place))
        return
    names = ground_names(s, place)
    if not names:
        lose_sled(s, seat, events)
    elif len(names) == 1:
        stand(s, seat, names[0], events)
    else:
        s.grounds = put(s.grounds, seat, NOBODY)


def ask_owners(s: State) -> None:
    """Owners of sleds without ground choose in passing order; then the round begins."""
    for seat in s.passed:
        if s.sleds[seat] < AREA and s.grounds[seat] == NOBODY:
            s.step = THAW
            s.turn = seat
            return
    begin_round(s)


def thaw_moves(s: State, seat: int) -> list[Move]:
    return [STANDS[name] for name in ground_names(s, s.sleds[seat])]


def stand(s: State, seat: int, name: int, events: list[Event]) -> None:
    """The sled goes to this ground of its tile."""
    place = s.sleds[seat]
    step = CORNER_STEP[shape_of(s, place)][name]
    s.grounds = put(s.grounds, seat, place + step)
    tell(events, "sled-stands", {"seat": PLAYERS[seat], "place": place_noun(place)})


def begin_round(s: State) -> None:
    """All crew are ready again, each on its own vehicle; the passing order is the turn order."""
    none = (0,) * s.seats
    s.ship_ready = tuple(
        [one + other for one, other in zip(s.ship_ready, s.ship_resting, strict=True)]
    )
    s.sled_ready = tuple(
        [one + other for one, other in zip(s.sled_ready, s.sled_resting, strict=True)]
    )
    s.ship_resting = none
    s.sled_resting = none
    s.order = s.passed
    s.passed = ()
    s.turn = s.order[0]
    s.actions = 0
    s.step = ACT
