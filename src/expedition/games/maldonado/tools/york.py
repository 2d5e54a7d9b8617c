"""York: carries for all, so that the coming night knows no fatigue; he also climbs."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import tell
from ..notation import USE_YORK
from ..state import State
from .tool import Tool


class York(Tool):
    def __init__(self) -> None:
        super().__init__("york")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [] if s.rested else [USE_YORK]

    def holds(self, move: Move) -> bool:
        return move is USE_YORK

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        self.spend(s, seat, events)
        s.rested = True
        tell(events, "no-fatigue")
