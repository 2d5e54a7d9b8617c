"""Bone Knight: breaks everybody's gear, and takes tribute each night, but no food."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..acts import ask, exhaust, from_active, ready_gear
from ..box import threat
from ..notation import EXHAUSTS, within
from ..state import KNIGHT, State, push
from .threat import Threat


class BoneKnight(Threat):
    def __init__(self) -> None:
        super().__init__("bone-knight")
        self.pieces = int(threat("bone-knight")["exhaust"])

    def on_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        for _ in range(self.pieces):
            push(s, KNIGHT)


def ask_knight(s: State, chance: Chance, events: list[Event]) -> None:
    """`times` counts the seats from the active one; a lone piece is no choice."""
    if s.times == s.seats:
        return
    push(s, KNIGHT, s.times + 1)
    seat = from_active(s)[s.times]
    pieces = ready_gear(s, seat)
    if len(pieces) == 1:
        exhaust(s, pieces[0], events)
    elif pieces:
        ask(s, KNIGHT, 1 << seat)


def knight_moves(s: State, seat: int) -> Sequence[Move]:
    return [EXHAUSTS[piece] for piece in ready_gear(s, seat)]


def exhaust_own(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    exhaust(s, within(EXHAUSTS, move), events)
