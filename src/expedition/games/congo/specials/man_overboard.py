"""Man Overboard: an opponent may lose a random auxiliary before the raising."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event
from expedition.kit.moves import Move

from ..box import ONE
from ..cards import auxiliary_noun, without
from ..notation import OVERBOARD_CODE, OVERBOARDS, SPARE
from ..state import CARD, State, put_cards
from .card import Card, ask


class ManOverboard(Card):
    def __init__(self) -> None:
        super().__init__("man-overboard")

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        if self._victims(s):
            ask(s, CARD, 1 << s.owner)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [SPARE, *[OVERBOARDS[victim] for victim in self._victims(s)]]

    def _victims(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if seat != s.owner and s.auxiliaries[seat]]

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        player = f"seat:{seat}"
        if move is SPARE:
            events.append(Event(EVERYONE, "spared", {"seat": player}))
            return
        victim = move.code - OVERBOARD_CODE
        hand = s.auxiliaries[victim]
        lost = hand[chance.below(len(hand))]
        s.auxiliaries = put_cards(s.auxiliaries, victim, without(hand, lost))
        s.auxiliary_discard += ONE[lost]
        args = {"seat": player, "victim": f"seat:{victim}", "auxiliary": auxiliary_noun(lost)}
        events.append(Event(EVERYONE, "lost-overboard", args))
