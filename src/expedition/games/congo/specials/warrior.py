"""Warrior: attacks one opponent, and if it lives its owner."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..box import PROFESSIONS, SKILLS, special
from ..notation import ATTACK_CODE, ATTACKS
from ..state import CARD, State
from .card import Card, ask, opponents_standing
from .fight import fight


class Warrior(Card):
    def __init__(self) -> None:
        super().__init__("warrior")
        limits = special("warrior")["killed_up_to"]
        self.killed_up_to = tuple(int(limits[profession]) for profession in PROFESSIONS)

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        victims = opponents_standing(s)
        if len(victims) == 1:
            self._attack_both(s, victims[0], chance, events)
        elif victims:
            ask(s, CARD, 1 << s.owner)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [ATTACKS[victim] for victim in opponents_standing(s)]

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        self._attack_both(s, move.code - ATTACK_CODE, chance, events)

    def _attack_both(self, s: State, victim: int, chance: Chance, events: list[Event]) -> None:
        if self._attack(s, victim, chance, events) and s.bids[s.owner] >= 0:
            self._attack(s, s.owner, chance, events)

    def _attack(self, s: State, seat: int, chance: Chance, events: list[Event]) -> bool:
        """Attack a character, which uses the profession that serves it best."""
        danger = min([self.killed_up_to[skill] for skill in SKILLS[s.bids[seat]]])
        return fight(s, seat, danger, chance, events)
