"""Malaria: everybody rolls, the lowest is bitten; a doctor may cure himself."""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Arg, Event

from ..box import DIE, PROFESSIONS, SKILLS, special
from ..cards import character_noun, discard_bid
from ..seating import from_first
from ..state import State
from .card import Card


class Malaria(Card):
    def __init__(self) -> None:
        super().__init__("malaria")
        data = special("malaria")
        self.healer = PROFESSIONS.index(data["cured_by"])
        self.cured_on = int(data["cured_on"])

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        rolling = [seat for seat in from_first(s.first, s.seats) if s.bids[seat] >= 0]
        while rolling:
            rolls = [chance.roll(DIE) for _ in rolling]
            for seat, roll in zip(rolling, rolls, strict=True):
                args: dict[str, Arg] = {"seat": f"seat:{seat}", "roll": roll}
                events.append(Event(EVERYONE, "malaria-roll", args))
            lowest = min(rolls)
            pairs = zip(rolling, rolls, strict=True)
            rolling = [seat for seat, roll in pairs if roll == lowest]
            if len(rolling) == 1:
                self._bite(s, rolling[0], chance, events)
                return

    def _bite(self, s: State, seat: int, chance: Chance, events: list[Event]) -> None:
        card = s.bids[seat]
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "card": character_noun(card)}
        if self.healer in SKILLS[card]:
            roll = chance.roll(DIE)
            args["roll"] = roll
            if roll == self.cured_on:
                events.append(Event(EVERYONE, "cured", args))
                return
            events.append(Event(EVERYONE, "not-cured", args))
        else:
            events.append(Event(EVERYONE, "bitten", args))
        discard_bid(s, seat)
