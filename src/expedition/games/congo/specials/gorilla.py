"""Gorilla: attacks the opponents one by one until it dies, and at last its owner."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event
from expedition.kit.moves import Move

from ..box import DIE, PROFESSIONS, SKILLS, special
from ..cards import character_noun, return_bid
from ..notation import ATTACK_CODE, ATTACKS, FIGHT, FLEE
from ..state import CARD, State
from .card import Card, ask, opponents_standing
from .fight import fight


class Gorilla(Card):
    def __init__(self) -> None:
        super().__init__("gorilla")
        data = special("gorilla")
        self.killed_up_to = tuple(
            DIE if profession in data["killed_outright"] else int(data["killed_up_to"])
            for profession in PROFESSIONS
        )

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        """While it lives its owner picks the next victim; a lone one is no choice."""
        lives = True
        while lives:
            victims = opponents_standing(s)
            if len(victims) != 1:
                if victims or s.bids[s.owner] >= 0:
                    ask(s, CARD, 1 << s.owner)
                return
            lives = self._attack(s, victims[0], chance, events)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        victims = opponents_standing(s)
        return [ATTACKS[victim] for victim in victims] if victims else (FIGHT, FLEE)

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        if move is FLEE:
            player, card = f"seat:{seat}", character_noun(s.bids[seat])
            events.append(Event(EVERYONE, "fled", {"seat": player, "card": card}))
            return_bid(s, seat, seen=True)
        elif move is FIGHT:
            self._attack(s, seat, chance, events)
        elif self._attack(s, move.code - ATTACK_CODE, chance, events):
            self.after_reveal(s, chance, events)

    def _attack(self, s: State, seat: int, chance: Chance, events: list[Event]) -> bool:
        """Attack a character, which uses the profession that serves it best."""
        danger = min([self.killed_up_to[skill] for skill in SKILLS[s.bids[seat]]])
        return fight(s, seat, danger, chance, events)
