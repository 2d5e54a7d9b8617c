"""Horned Hare: eats or drinks, as the active player likes."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from ..box import threat
from ..state import PAY_THREAT, State
from .threat import Threat, amounts, demand


class HornedHare(Threat):
    def __init__(self) -> None:
        super().__init__("horned-hare")
        self.first_tribute = amounts(threat("horned-hare")["pay"])

    def on_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        demand(s, self.first_tribute, PAY_THREAT, events)
