"""Friendly Meeting: the losers' characters go back to hand, known to all."""

from expedition.kit.events import EVERYONE, Event

from ..cards import character_noun, return_bid
from ..state import State
from .card import Card


class FriendlyMeeting(Card):
    def __init__(self) -> None:
        super().__init__("friendly-meeting")

    def on_control(self, s: State, seat: int, events: list[Event]) -> None:
        for loser in range(s.seats):
            if loser != seat and s.bids[loser] >= 0:
                card = character_noun(s.bids[loser])
                args = {"seat": f"seat:{loser}", "card": card}
                events.append(Event(EVERYONE, "returned-to-hand", args))
                return_bid(s, loser, seen=True)
