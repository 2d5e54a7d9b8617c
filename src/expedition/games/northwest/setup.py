"""Set-up, in the order of the rulebook."""

from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from .box import (
    ABOARD,
    ACROSS,
    AREA,
    COPIES,
    CREW,
    DATA,
    DISPLAY,
    GREENLAND,
    GREENLAND_TOKENS,
    LARGE_KINDS,
    NOBODY,
    PASSAGE_TOKENS,
    STRIDE,
    TOKENS,
    read_corners,
    square_number,
)
from .events import PLAYERS, TILE_NOUNS, tell
from .laying import put_on_map
from .rules import draw_tile
from .state import NONE, PICK, PRINTED_LAY, State, derive, put_byte

_NOTHING: Final = bytes([NONE]) * AREA


def deal(
    seats: int, shared_places: bool, passage_first: bool, chance: Chance, events: list[Event]
) -> State:
    """A new game: ships in Greenland, four tiles face up, the turn order drawn by lot."""
    s = empty_table(seats, shared_places, passage_first)
    print_tiles(s)
    s.display = bytes([draw_tile(s, chance) for _ in range(DISPLAY)])
    s.order = lots(seats, chance)
    s.turn = s.order[-1]
    tell(events, "turn-order", {"seats": tuple([PLAYERS[seat] for seat in s.order])})
    tell(events, "laid-out", {"tiles": tuple([TILE_NOUNS[kind] for kind in s.display])})
    return s


def lots(seats: int, chance: Chance) -> tuple[int, ...]:
    """The seats in an order drawn by lot."""
    left = list(range(seats))
    return tuple([left.pop(chance.below(len(left))) for _ in range(seats)])


def empty_table(seats: int, shared_places: bool, passage_first: bool) -> State:
    """Everything in its place but the printed tiles, the display and the turn order."""
    none = (0,) * seats
    return State(
        seats=seats,
        shared_places=shared_places,
        passage_first=passage_first,
        step=PICK,
        round=1,
        turn=0,
        actions=0,
        order=(),
        passed=(),
        home=(),
        land=0,
        known=0,
        filled=0,
        fresh=0,
        region=0,
        anchors=_NOTHING,
        lays=_NOTHING,
        tokens=_NOTHING,
        display=bytes([NONE]) * DISPLAY,
        bag=bytes(COPIES[:LARGE_KINDS]),
        stock=bytes(COPIES[LARGE_KINDS:]),
        passage_tokens=PASSAGE_TOKENS[seats],
        greenland_tokens=GREENLAND_TOKENS[seats],
        passage_won=none,
        greenland_won=none,
        ships=(GREENLAND,) * seats,
        sleds=(ABOARD,) * seats,
        grounds=(NOBODY,) * seats,
        ship_ready=(CREW,) * seats,
        ship_resting=none,
        sled_ready=none,
        sled_resting=none,
        lost_crew=none,
        reserves=(b"",) * seats,
        finds=(bytes(len(TOKENS)),) * seats,
        scores=none,
        inner_h=0,
        inner_v=0,
        route_h=0,
        route_v=0,
    )


def print_tiles(s: State) -> None:
    """The tiles printed on the board, with their tokens."""
    for number, tile in enumerate(DATA["printed"]):
        p = square_number(tile["at"])
        land = s.land
        for y, row in enumerate(read_corners(tile["corners"])):
            for x, is_land in enumerate(row):
                if is_land:
                    land |= 1 << p + y * STRIDE + x
        put_on_map(s, ACROSS, p, PRINTED_LAY + number, land)
        s.tokens = put_byte(
            s.tokens, square_number(tile["symbol_at"]), TOKENS.index(tile["symbol"])
        )
    s.fresh = 0
    derive(s)
