"""Influence cards on the move: drawn, discarded, shuffled anew."""

from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import Event, only

from .acts import PLAYERS, take_out, tell, without
from .box import (
    ALLY_CARD,
    CARDS,
    HAND_ALLIES,
    HAND_TRAITOR,
    ONE,
    TRAITOR_CARD,
)
from .state import State, put_cards

CARD_NOUNS: Final = tuple(f"card-{name}" for name in CARDS)


def deal_hands(s: State, first: int, chance: Chance, events: list[Event]) -> None:
    """Cards are drawn one each in turn; if none are left, hands stay short."""
    drawn = [b""] * s.seats
    for _ in range(hand_size(s)):
        for step in range(s.seats):
            seat = (first + step) % s.seats
            renew_pile(s, events)
            if s.influence_pile:
                card, s.influence_pile = take_out(s.influence_pile, chance)
                drawn[seat] += ONE[card]
    for seat in range(s.seats):
        nouns = tuple([CARD_NOUNS[card] for card in sorted(drawn[seat])])
        events.append(Event(only(seat), "drew", {"seat": PLAYERS[seat], "cards": nouns}))
        s.hands = put_cards(s.hands, seat, arranged(s, s.hands[seat] + drawn[seat], chance))


def hand_size(s: State) -> int:
    return HAND_TRAITOR[s.seats] if s.traitor_mode else HAND_ALLIES[s.seats]


def renew_pile(s: State, events: list[Event]) -> None:
    """An empty pile is made anew from all discards, never from the cards removed."""
    if not s.influence_pile and any(s.discards):
        s.influence_pile = b"".join(s.discards)
        s.discards = (b"",) * s.seats
        tell(events, "pile-renewed")


def arranged(s: State, hand: bytes, chance: Chance) -> bytes:
    """Allies sort their cards; beside a role card they are mixed, so that no slot tells it."""
    if not s.traitor_mode:
        return bytes(sorted(hand))
    mixed = b""
    while hand:
        card, hand = take_out(hand, chance)
        mixed += ONE[card]
    return mixed


def is_role(card: int) -> bool:
    return card in (TRAITOR_CARD, ALLY_CARD)


def spare_cards(s: State, seat: int) -> int:
    """How many cards a hand can lose: in Traitor mode one back always stays.

    It is the role card's; who has laid it keeps an influence card in its stead.
    """
    return len(s.hands[seat]) - 1 if s.traitor_mode else len(s.hands[seat])


def discard_slot(s: State, seat: int, slot: int) -> int:
    """A card of the hand goes face down on the discards."""
    card = s.hands[seat][slot]
    s.hands = put_cards(s.hands, seat, without(s.hands[seat], card))
    s.discards = put_cards(s.discards, seat, s.discards[seat] + ONE[card])
    return card
