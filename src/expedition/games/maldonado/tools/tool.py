"""What an extra action is: a piece of gear or a character, used in one's own turn."""

from collections.abc import Sequence

from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import PLAYERS, tell
from ..box import CHARACTERS, GEAR
from ..state import State, is_ready


class Tool:
    """Each says which moves it allows and what they do; `name` is that of gear or character."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_gear = name in GEAR
        self.number = GEAR.index(name) if self.is_gear else CHARACTERS.index(name)

    def at_hand(self, s: State, seat: int) -> bool:
        """Whether the seat has it, ready for use."""
        if self.is_gear:
            return is_ready(s, seat, self.number)
        return s.characters[seat] == self.number and not s.used >> seat & 1

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        """What can be done with it now, by a seat that has it at hand."""
        return ()

    def holds(self, move: Move) -> bool:
        """Whether a move is one of this tool's."""
        return False

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        """Carry out one of its moves."""

    def spend(self, s: State, seat: int, events: list[Event]) -> None:
        """Gear is exhausted, a character was used for today."""
        if self.is_gear:
            s.exhausted |= 1 << self.number
        else:
            s.used |= 1 << seat
        kind = "gear" if self.is_gear else "character"
        tell(events, "used", seat=PLAYERS[seat], thing=f"{kind}-{self.name}")
