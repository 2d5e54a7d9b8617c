"""Waterskin: keeps some of the starting water; dropped it gives it back, kept it scores."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import PLAYERS, put_in, tell, without
from ..box import WATER, WATERSKIN_WATER
from ..notation import USE_WATERSKIN
from ..state import State, put_cards
from .tool import Tool


class Waterskin(Tool):
    def __init__(self) -> None:
        super().__init__("waterskin")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [USE_WATERSKIN]

    def holds(self, move: Move) -> bool:
        return move is USE_WATERSKIN

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        """It leaves the game; its own water coming back is no gain."""
        s.gear = put_cards(s.gear, seat, without(s.gear[seat], self.number))
        s.dropped = True
        tell(events, "waterskin-dropped", seat=PLAYERS[seat])
        put_in(s, WATER, WATERSKIN_WATER, events)
