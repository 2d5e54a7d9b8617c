"""Whispering Fog: everybody forgets an influence card, and the ghost grows each night."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event, all_but, only
from expedition.kit.moves import Move

from ..acts import PLAYERS, ask, tell
from ..box import threat
from ..dealing import CARD_NOUNS, discard_slot, is_role, spare_cards
from ..notation import DISCARDS, within
from ..state import FOG, State, nothing_chosen, push, put_byte
from .threat import Threat


class WhisperingFog(Threat):
    def __init__(self) -> None:
        super().__init__("whispering-fog")
        self.discard = int(threat("whispering-fog")["discard"])

    def on_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        for _ in range(self.discard):
            push(s, FOG)


def ask_discards(s: State, chance: Chance, events: list[Event]) -> None:
    """All at once; a hand that shows no more than a role card's back gives nothing."""
    asked = [seat for seat in range(s.seats) if spare_cards(s, seat) > 0]
    s.choices = nothing_chosen(s.seats)
    ask(s, FOG, sum([1 << seat for seat in asked]))


def discard_moves(s: State, seat: int) -> Sequence[Move]:
    return [DISCARDS[slot] for slot, card in enumerate(s.hands[seat]) if not is_role(card)]


def choose_discard(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """The choice stays secret until all have chosen, and so does the card."""
    s.choices = put_byte(s.choices, seat, within(DISCARDS, move))
    tell(events, "has-chosen", seat=PLAYERS[seat])
    if s.due:
        return
    for each in range(s.seats):
        slot = s.choices[each]
        if slot < len(s.hands[each]):
            card = discard_slot(s, each, slot)
            player = PLAYERS[each]
            own = {"seat": player, "card": CARD_NOUNS[card]}
            events.append(Event(only(each), "you-discarded", own))
            events.append(Event(all_but(each), "discarded", {"seat": player}))
    s.choices = nothing_chosen(s.seats)
