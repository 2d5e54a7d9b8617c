"""Seats in turn order and sets of seats as masks: tables made once."""

from typing import Final

from .notation import MOST_SEATS

#: The seats as arguments of events.
PLAYERS: Final = tuple(f"seat:{seat}" for seat in range(MOST_SEATS))

_SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)
_FROM: Final = tuple(
    tuple(
        tuple((first + step) % seats for step in range(seats)) if first < seats else ()
        for first in range(MOST_SEATS)
    )
    for seats in range(MOST_SEATS + 1)
)


def seat_tuple(mask: int) -> tuple[int, ...]:
    """The seats of a mask, in order."""
    return _SEATS_IN[mask]


def only_seat(mask: int) -> int:
    """The seat of a mask that holds one."""
    return _SEATS_IN[mask][0]


def from_first(first: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise from the first player."""
    return _FROM[seats][first]
