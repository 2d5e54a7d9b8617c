"""Randolph and Russell: each readies the gear of the other one's player."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import ready
from ..box import PARTNER, RANDOLPH, READIED_BY_PARTNER
from ..notation import USE_RANDOLPH, USE_RUSSELL
from ..state import State
from .tool import Tool


class Partner(Tool):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.other = PARTNER[self.number]
        self.move = USE_RANDOLPH if self.number == RANDOLPH else USE_RUSSELL

    def tired(self, s: State) -> list[int]:
        """The exhausted gear of the other one's player, if somebody is the other one."""
        owner = s.characters.find(self.other)
        if owner < 0:
            return []
        return [piece for piece in s.gear[owner] if s.exhausted >> piece & 1]

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [self.move] if self.tired(s) else []

    def holds(self, move: Move) -> bool:
        return move is self.move

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        """Up to two; nobody has more that could be exhausted where there is another one."""
        self.spend(s, seat, events)
        ready(s, self.tired(s)[:READIED_BY_PARTNER], events)
