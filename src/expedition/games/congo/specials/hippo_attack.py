"""Hippo Attack: all bids go back to hand unseen, new ones come off the deck, face up."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from ..box import NOBODY
from ..cards import draw_character, show_bid, shown_event
from ..seating import from_first
from ..state import State, put
from .card import Card
from .tam_tam import return_unseen


class HippoAttack(Card):
    def __init__(self) -> None:
        super().__init__("hippo-attack")

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        return_unseen(s, events)
        for seat in from_first(s.first, s.seats):
            card = draw_character(s, chance, events)
            if card != NOBODY:
                s.bids = put(s.bids, seat, card)
                show_bid(s, seat)
                events.append(shown_event(s, seat))
