"""Sacagawea: an exchange as at a teepee."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..exploring import swap, swaps
from ..notation import USE_SACAGAWEA, within
from ..state import State
from .tool import Tool


class Sacagawea(Tool):
    def __init__(self) -> None:
        super().__init__("sacagawea")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return swaps(s, USE_SACAGAWEA)

    def holds(self, move: Move) -> bool:
        return within(USE_SACAGAWEA, move) >= 0

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        self.spend(s, seat, events)
        swap(s, within(USE_SACAGAWEA, move), events)
