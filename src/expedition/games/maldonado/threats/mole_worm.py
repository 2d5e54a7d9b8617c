"""Mole-Worm: digs up the land next to its bones, and drinks."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from ..box import threat
from ..state import CLEAR, State, push
from .threat import Threat


class MoleWorm(Threat):
    def __init__(self) -> None:
        super().__init__("mole-worm")
        self.clears = int(threat("mole-worm")["clear"])

    def on_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        push(s, CLEAR, self.clears)
