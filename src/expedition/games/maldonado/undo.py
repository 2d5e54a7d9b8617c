"""What others see of a decision, and which decisions may be taken back."""

from typing import Final

from expedition.kit.moves import Move

from .notation import LAY_DOWNS, LAY_UPS, within
from .state import CARD, OVER, SECRET_STEPS, State

#: What changes when something was shown, or when a turn or a day is over.
_SHOWN: Final = (
    "accusations",
    "active",
    "challenges",
    "covered",
    "day",
    "discards",
    "hands",
    "kills",
    "laid",
    "looked",
    "monsters",
    "slain",
    "spied",
)


def may_undo(before: State, after: State) -> bool:
    """Whether a decision showed nothing and ended nothing. (Luck binds by itself.)

    A card that was laid stands, and so does laying none: it tells of the hand.
    """
    if after.step == OVER or before.step == CARD:
        return False
    return all([getattr(before, name) == getattr(after, name) for name in _SHOWN])


def may_rethink(s: State) -> bool:
    """A secret choice can be changed until the last one is in."""
    return s.step in SECRET_STEPS


def seen(s: State, seat: int, move: Move, observer: int) -> int:
    """What an observer sees of a move: never which card was laid, kept or discarded."""
    if seat == observer:
        return move.code
    if s.step in SECRET_STEPS:
        return -1
    if within(LAY_UPS, move) >= 0:
        return LAY_UPS[0].code
    if within(LAY_DOWNS, move) >= 0:
        return LAY_DOWNS[0].code
    return move.code
