"""Spyglass: all see an unexplored space next to an explored one."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import PLAYERS, space_args, spaces_of, tell
from ..exploring import beside, explored
from ..notation import USE_SPYGLASS, within
from ..state import State
from .tool import Tool


class Spyglass(Tool):
    def __init__(self) -> None:
        super().__init__("spyglass")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        """Over any border, but only where not everybody has seen what there is."""
        plain, red = explored(s)
        return [
            USE_SPYGLASS[space] for space in spaces_of(beside(plain | red) & s.covered & ~s.spied)
        ]

    def holds(self, move: Move) -> bool:
        return within(USE_SPYGLASS, move) >= 0

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        space = within(USE_SPYGLASS, move)
        s.exhausted |= 1 << self.number
        s.spied |= 1 << space
        tell(events, "spied", seat=PLAYERS[seat], **space_args(s, space))
