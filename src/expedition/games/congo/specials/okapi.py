"""Okapi: an explorer goes hunting instead of contesting the jungle."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from ..box import OKAPI_BONUS, PROFESSIONS, SKILLS, special
from ..cards import discard_bid, show_bid, shown_event
from ..scores import score
from ..state import State
from .card import Card


class Okapi(Card):
    def __init__(self) -> None:
        super().__init__("okapi")
        self.hunter = PROFESSIONS.index(special("okapi")["profession"])

    def playable(self, s: State, seat: int) -> bool:
        card = s.bids[seat]
        return super().playable(s, seat) and card >= 0 and self.hunter in SKILLS[card]

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        show_bid(s, s.owner)
        events.append(shown_event(s, s.owner))
        discard_bid(s, s.owner)
        score(s, s.owner, OKAPI_BONUS, "scored-okapi", events)
