"""Goggles: water from the box on an unexplored space, for whoever finds water there."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import PLAYERS, spaces_of, tell
from ..box import GOGGLES_WATER
from ..land.terrain import SPACES
from ..notation import USE_GOGGLES, within
from ..state import State
from .tool import Tool


class Goggles(Tool):
    def __init__(self) -> None:
        super().__init__("goggles")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [USE_GOGGLES[space] for space in spaces_of(s.covered & ~s.watered)]

    def holds(self, move: Move) -> bool:
        return within(USE_GOGGLES, move) >= 0

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        space = within(USE_GOGGLES, move)
        s.exhausted |= 1 << self.number
        s.watered |= 1 << space
        where = f"={SPACES[space]}"
        tell(events, "goggles-laid", seat=PLAYERS[seat], space=where, count=GOGGLES_WATER)
