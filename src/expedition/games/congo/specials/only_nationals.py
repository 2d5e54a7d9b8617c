"""Only Nationals: characters not of the flag's nation go back to hand, known to all."""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event

from ..box import NATION
from ..cards import character_noun, return_bid
from ..seating import from_first
from ..state import State
from .card import Card


class OnlyNationals(Card):
    def __init__(self) -> None:
        super().__init__("only-nationals")

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        for seat in from_first(s.first, s.seats):
            card = s.bids[seat]
            if card >= 0 and NATION[card] != s.flags[s.stop]:
                args = {"seat": f"seat:{seat}", "card": character_noun(card)}
                events.append(Event(EVERYONE, "returned-to-hand", args))
                return_bid(s, seat, seen=True)
