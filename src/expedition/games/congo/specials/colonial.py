"""Colonial: draw a card of one's choice; a character may replace the bid after the reveal."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event
from expedition.kit.moves import Move

from ..box import ONE
from ..cards import (
    character_noun,
    draw_auxiliary,
    draw_character,
    know,
    receive_auxiliary,
    receive_character,
    shown_event,
    without,
)
from ..notation import DRAW_AUXILIARY, DRAW_CHARACTER, KEEP, SWAP
from ..state import AT_ONCE, CARD, DREW_AUXILIARY, DREW_NOTHING, State, put, put_cards
from .card import Card, ask


class Colonial(Card):
    def __init__(self) -> None:
        super().__init__("colonial")

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        if self._decks(s):
            ask(s, AT_ONCE, 1 << s.owner)

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        """The swap is offered for a character that was drawn, as all know, and for no other."""
        if s.drawn >= 0 and s.bids[s.owner] >= 0:
            ask(s, CARD, 1 << s.owner)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return self._decks(s) if s.step == AT_ONCE else (KEEP, SWAP)

    def _decks(self, s: State) -> list[Move]:
        decks = []
        if s.character_pile or s.character_discard:
            decks.append(DRAW_CHARACTER)
        if s.auxiliary_pile or s.auxiliary_discard:
            decks.append(DRAW_AUXILIARY)
        return decks

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        player = f"seat:{seat}"
        if move is SWAP:
            self._swap(s, seat, events)
            s.drawn = DREW_NOTHING
        elif move is KEEP:
            events.append(Event(EVERYONE, "kept-bid", {"seat": player}))
            s.drawn = DREW_NOTHING
        elif move is DRAW_CHARACTER:
            s.drawn = draw_character(s, chance, events)
            events.append(Event(EVERYONE, "colonial-character", {"seat": player}))
            receive_character(s, seat, s.drawn, events)
        else:
            s.drawn = DREW_AUXILIARY
            events.append(Event(EVERYONE, "colonial-auxiliary", {"seat": player}))
            receive_auxiliary(s, seat, draw_auxiliary(s, chance, events), events)

    def _swap(self, s: State, seat: int, events: list[Event]) -> None:
        """The drawn card replaces the bid; the old bid goes to hand and is known."""
        old = s.bids[seat]
        s.hands = put_cards(s.hands, seat, without(s.hands[seat], s.drawn) + ONE[old])
        s.bids = put(s.bids, seat, s.drawn)
        know(s, seat, old)
        args = {"seat": f"seat:{seat}", "card": character_noun(old)}
        events.append(Event(EVERYONE, "swapped", args))
        events.append(shown_event(s, seat))
