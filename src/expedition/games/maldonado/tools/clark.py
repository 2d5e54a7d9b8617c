"""Clark: looks alone at an unexplored space in the row or column of an explored one."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.events import Event, all_but, only
from expedition.kit.moves import Move

from ..acts import PLAYERS, ROW_MASKS, space_args, spaces_of
from ..exploring import explored
from ..land.terrain import SIZE, SPACES
from ..notation import USE_CLARK, within
from ..state import State, put
from .tool import Tool

_FIRST_COLUMN: Final = sum(1 << SIZE * row for row in range(SIZE))


class Clark(Tool):
    def __init__(self) -> None:
        super().__init__("clark")

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        """Only where there is something new to see."""
        hidden = s.covered & ~s.spied & ~s.looked[seat]
        return [USE_CLARK[space] for space in spaces_of(in_sight(s) & hidden)]

    def holds(self, move: Move) -> bool:
        return within(USE_CLARK, move) >= 0

    def use(self, s: State, seat: int, move: Move, events: list[Event]) -> None:
        space = within(USE_CLARK, move)
        s.used |= 1 << seat
        s.looked = put(s.looked, seat, s.looked[seat] | 1 << space)
        player = PLAYERS[seat]
        events.append(Event(only(seat), "you-scouted", {"seat": player, **space_args(s, space)}))
        seen = {"seat": player, "space": f"={SPACES[space]}"}
        events.append(Event(all_but(seat), "scouted", seen))


def in_sight(s: State) -> int:
    """All spaces in the row or column of an explored one."""
    plain, red = explored(s)
    seen = 0
    for space in spaces_of(plain | red):
        seen |= ROW_MASKS[space // SIZE] | _FIRST_COLUMN << space % SIZE
    return seen
