"""Damaged Boiler: every other player discards a character from hand, all at once."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event, all_but, only
from expedition.kit.moves import Move

from ..box import ONE
from ..cards import character_noun, forget, without
from ..notation import DISCARD_CODE, DISCARDS
from ..seating import from_first
from ..state import AT_ONCE, State, put_cards
from .card import Card, ask


class DamagedBoiler(Card):
    def __init__(self) -> None:
        super().__init__("damaged-boiler")

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        choosing = 0
        for seat in range(s.seats):
            if seat != s.owner and s.hands[seat]:
                choosing |= 1 << seat
        if choosing:
            ask(s, AT_ONCE, choosing)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return [DISCARDS[card] for card in s.hands[seat]]

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        card = move.code - DISCARD_CODE
        s.committed = put_cards(s.committed, seat, ONE[card])
        player = f"seat:{seat}"
        chosen = {"seat": player, "card": character_noun(card)}
        events.append(Event(only(seat), "you-chose-discard", chosen))
        events.append(Event(all_but(seat), "chose-discard", {"seat": player}))
        if s.due == 0:
            self._discard_together(s, events)

    def _discard_together(self, s: State, events: list[Event]) -> None:
        """Face up; a character that was not bid was not used, whatever its nation."""
        for seat in from_first(s.first, s.seats):
            for card in s.committed[seat]:
                s.hands = put_cards(s.hands, seat, without(s.hands[seat], card))
                s.character_discard += ONE[card]
                forget(s, seat, card)
                args = {"seat": f"seat:{seat}", "card": character_noun(card)}
                events.append(Event(EVERYONE, "discarded", args))
        s.committed = (b"",) * s.seats
