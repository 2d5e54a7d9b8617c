"""Kettle: a resource for water."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import gain, one_of, pay
from ..box import KETTLE_WATER, RESOURCES, WATER
from ..notation import USE_KETTLE, within
from ..state import State
from .tool import Tool


class Kettle(Tool):
    def __init__(self) -> None:
        super().__init__("kettle")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [USE_KETTLE[kind] for kind in range(len(RESOURCES)) if s.store[kind]]

    def holds(self, move: Move) -> bool:
        return within(USE_KETTLE, move) >= 0

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        self.spend(s, seat, events)
        pay(s, one_of(within(USE_KETTLE, move)), events)
        gain(s, WATER, KETTLE_WATER, events)
