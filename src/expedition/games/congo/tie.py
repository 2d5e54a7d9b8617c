"""C5, the tie: equals settle it with hippo tiles.

First all tied players who have tiles commit some, secretly and at once. Then those level at the
highest sum may add more, face up, round and round until all of them decline in a row.
"""

from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Arg, Event, all_but, only
from expedition.kit.moves import Move

from .box import ONE, TIE_BONUS
from .notation import HIPPOS_CODE, HOLD, TILE_SETS, tile_choices
from .seating import from_first, seat_tuple
from .state import COMMIT, TIE, State, put_cards

#: Half points for each of those who share an unbroken tie.
SHARE: Final = TIE_BONUS


def ask_tiles(s: State, tied: int, events: list[Event]) -> None:
    """Everybody tied who has tiles must commit; who has only one has nothing to choose."""
    s.tied = tied
    s.step = COMMIT
    seats = tuple(f"seat:{seat}" for seat in seat_tuple(tied))
    events.append(Event(EVERYONE, "tied", {"seats": seats, "total": f"half:{max(s.totals)}"}))
    for seat in seat_tuple(tied):
        if len(s.hippos[seat]) > 1:
            s.due |= 1 << seat
        elif s.hippos[seat]:
            _lay(s, seat, s.hippos[seat])


def commit_moves(s: State, seat: int) -> tuple[Move, ...]:
    return tile_choices(s.hippos[seat])


def commit(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """Tiles go face down on the table."""
    tiles = TILE_SETS[move.code - HIPPOS_CODE]
    _lay(s, seat, tiles)
    player = f"seat:{seat}"
    nouns = tuple(f"hippo-{value}" for value in tiles)
    events.append(Event(only(seat), "you-committed", {"seat": player, "tiles": nouns}))
    events.append(Event(all_but(seat), "committed", {"seat": player}))


def _lay(s: State, seat: int, tiles: bytes) -> None:
    hand = s.hippos[seat]
    for value in tiles:
        hand = hand.replace(ONE[value], b"", 1)
    s.hippos = put_cards(s.hippos, seat, hand)
    s.committed = put_cards(s.committed, seat, s.committed[seat] + tiles)


def reveal_tiles(s: State, chance: Chance, events: list[Event]) -> None:
    """All tiles are turned up together; only those level at the highest sum go on."""
    for seat in from_first(s.first, s.seats):
        if s.tied >> seat & 1:
            tiles = tuple(f"hippo-{value}" for value in s.committed[seat])
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "tiles": tiles,
                "sum": sum(s.committed[seat]),
            }
            events.append(Event(EVERYONE, "tiles-shown" if tiles else "no-tiles", args))
    s.tied = highest(s)
    s.passed = 0
    s.turn = s.first
    s.step = TIE


def highest(s: State) -> int:
    """The mask of those with the highest sum of tiles among the tied."""
    seats = seat_tuple(s.tied)
    top = max([sum(s.committed[seat]) for seat in seats])
    mask = 0
    for seat in seats:
        if sum(s.committed[seat]) == top:
            mask |= 1 << seat
    return mask


def lap(s: State, events: list[Event]) -> None:
    """Ask the next of those level at the top; nobody is asked once all have declined in a row."""
    if s.tied & (s.tied - 1) == 0:
        return
    while s.tied & ~s.passed:
        seat = s.turn
        s.turn = (seat + 1) % s.seats
        if not s.tied >> seat & 1:
            continue
        if s.hippos[seat]:
            s.due = 1 << seat
            return
        s.passed |= 1 << seat


def add_moves(s: State, seat: int) -> tuple[Move, ...]:
    return (HOLD, *tile_choices(s.hippos[seat]))


def add(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """Tiles are added face up, or the seat declines, which does not put it out."""
    player = f"seat:{seat}"
    if move is HOLD:
        s.passed |= 1 << seat
        events.append(Event(EVERYONE, "held", {"seat": player}))
        return
    tiles = TILE_SETS[move.code - HIPPOS_CODE]
    _lay(s, seat, tiles)
    s.passed = 0
    nouns = tuple(f"hippo-{value}" for value in tiles)
    args: dict[str, Arg] = {"seat": player, "tiles": nouns, "sum": sum(s.committed[seat])}
    events.append(Event(EVERYONE, "tiles-added", args))


def discard_tiles(s: State) -> None:
    """All tiles used are discarded."""
    for tiles in s.committed:
        s.hippo_discard += tiles
    s.committed = (b"",) * s.seats
