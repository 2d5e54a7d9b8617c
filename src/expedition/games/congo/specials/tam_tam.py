"""Tam-Tam: all bids go back to hand unseen and nobody controls the stop."""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event

from ..cards import return_bid
from ..scores import leave_uncontrolled
from ..state import State
from .card import Card


class TamTam(Card):
    def __init__(self) -> None:
        super().__init__("tam-tam")

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        return_unseen(s, events)
        leave_uncontrolled(s, events)


def return_unseen(s: State, events: list[Event]) -> None:
    """All bids go back to hand face down."""
    for seat in range(s.seats):
        if s.bids[seat] >= 0:
            return_bid(s, seat, seen=False)
    events.append(Event(EVERYONE, "bids-returned", {}))
