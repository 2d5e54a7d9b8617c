"""Witch Doctor: every opponent's character is worth less."""

from ..box import special
from ..state import State
from .card import Card


class WitchDoctor(Card):
    def __init__(self) -> None:
        super().__init__("witch-doctor")
        self.costs = int(special("witch-doctor")["costs"])

    def change_of_worth(self, s: State, seat: int) -> int:
        return 0 if seat == s.owner else -self.costs
