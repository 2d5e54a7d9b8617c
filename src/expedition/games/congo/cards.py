"""Cards on the move: drawing, discarding, returning to hand, and what everybody then knows."""

from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event, all_but, only

from .box import (
    AUXILIARIES,
    BELLIGERENT,
    CHARACTERS,
    NOBODY,
    ONE,
    SPECIALS,
)
from .seating import PLAYERS
from .state import ABSENT, State, put, put_cards

_CHARACTER_NOUNS: Final = tuple(f"character-{name}" for name in CHARACTERS)
_AUXILIARY_NOUNS: Final = tuple(f"auxiliary-{name}" for name in AUXILIARIES)
_SPECIAL_NOUNS: Final = tuple(f"special-{name}" for name in SPECIALS)

# The events of every round are made once, for each seat and each card.
_DREW_CHARACTER: Final = tuple(
    tuple(
        Event(only(seat), "drew-character", {"seat": player, "card": noun})
        for noun in _CHARACTER_NOUNS
    )
    for seat, player in enumerate(PLAYERS)
)
_DREW_AUXILIARY: Final = tuple(
    tuple(
        Event(only(seat), "drew-auxiliary", {"seat": player, "auxiliary": noun})
        for noun in _AUXILIARY_NOUNS
    )
    for seat, player in enumerate(PLAYERS)
)
_YOU_BID: Final = tuple(
    tuple(Event(only(seat), "you-bid", {"seat": player, "card": noun}) for noun in _CHARACTER_NOUNS)
    for seat, player in enumerate(PLAYERS)
)
_BID_MADE: Final = tuple(
    Event(all_but(seat), "bid-made", {"seat": player}) for seat, player in enumerate(PLAYERS)
)
_BID_SHOWN: Final = tuple(
    tuple(Event(EVERYONE, "bid-shown", {"seat": player, "card": noun}) for noun in _CHARACTER_NOUNS)
    for player in PLAYERS
)


def without(cards: bytes, card: int) -> bytes:
    """The cards less one copy of a card."""
    return cards.replace(ONE[card], b"", 1)


def character_noun(card: int) -> str:
    return _CHARACTER_NOUNS[card]


def auxiliary_noun(kind: int) -> str:
    return _AUXILIARY_NOUNS[kind]


def special_noun(card: int) -> str:
    return _SPECIAL_NOUNS[card]


# --- Drawing: an empty pile is made anew from its discard pile, not before ----------------------

_RENEWED_CHARACTERS: Final = Event(EVERYONE, "pile-renewed", {"kind": "kind-character"})
_RENEWED_AUXILIARIES: Final = Event(EVERYONE, "pile-renewed", {"kind": "kind-auxiliary"})
_RENEWED_SPECIALS: Final = Event(EVERYONE, "pile-renewed", {"kind": "kind-special"})


def draw_character(s: State, chance: Chance, events: list[Event]) -> int:
    """Take a character off the pile, or NOBODY if there is none anywhere."""
    if not s.character_pile and s.character_discard:
        s.character_pile, s.character_discard = s.character_discard, b""
        events.append(_RENEWED_CHARACTERS)
    if not s.character_pile:
        return NOBODY
    card = s.character_pile[chance.below(len(s.character_pile))]
    s.character_pile = without(s.character_pile, card)
    return card


def draw_auxiliary(s: State, chance: Chance, events: list[Event]) -> int:
    """Take an auxiliary off the pile, or NOBODY if there is none anywhere."""
    if not s.auxiliary_pile and s.auxiliary_discard:
        s.auxiliary_pile, s.auxiliary_discard = s.auxiliary_discard, b""
        events.append(_RENEWED_AUXILIARIES)
    if not s.auxiliary_pile:
        return NOBODY
    kind = s.auxiliary_pile[chance.below(len(s.auxiliary_pile))]
    s.auxiliary_pile = without(s.auxiliary_pile, kind)
    return kind


def draw_special(s: State, chance: Chance, events: list[Event]) -> int:
    """Take a special card off the pile, or NOBODY if there is none anywhere."""
    if not s.special_pile and s.special_discard:
        s.special_pile, s.special_discard = s.special_discard, b""
        events.append(_RENEWED_SPECIALS)
    if not s.special_pile:
        return NOBODY
    card = s.special_pile[chance.below(len(s.special_pile))]
    s.special_pile = without(s.special_pile, card)
    return card


def take_hippos(s: State, seat: int, count: int, chance: Chance) -> bytes:
    """The seat takes tiles off the stack, as far as it reaches."""
    taken = b""
    for _ in range(min(count, len(s.hippo_pile))):
        tile = s.hippo_pile[chance.below(len(s.hippo_pile))]
        s.hippo_pile = without(s.hippo_pile, tile)
        taken += ONE[tile]
    s.hippos = put_cards(s.hippos, seat, bytes(sorted(s.hippos[seat] + taken)))
    return taken


def receive_character(s: State, seat: int, card: int, events: list[Event]) -> None:
    """A drawn character goes to hand, unseen by the others."""
    s.hands = put_cards(s.hands, seat, s.hands[seat] + ONE[card])
    events.append(_DREW_CHARACTER[seat][card])


def receive_auxiliary(s: State, seat: int, kind: int, events: list[Event]) -> None:
    """A drawn auxiliary goes to hand, unseen by the others."""
    s.auxiliaries = put_cards(s.auxiliaries, seat, s.auxiliaries[seat] + ONE[kind])
    events.append(_DREW_AUXILIARY[seat][kind])


def receive_special(s: State, seat: int, card: int, events: list[Event]) -> None:
    """A drawn special card goes to hand; that one was drawn is public."""
    s.specials = put_cards(s.specials, seat, s.specials[seat] + ONE[card])
    player = PLAYERS[seat]
    events.append(
        Event(only(seat), "drew-special", {"seat": player, "special": special_noun(card)})
    )
    events.append(Event(all_but(seat), "drew-special-unseen", {"seat": player}))


# --- Characters enter and leave the contest -------------------------------------------------------


def lay_bid(s: State, seat: int, card: int, events: list[Event]) -> None:
    """A character goes from hand face down on the table."""
    s.hands = put_cards(s.hands, seat, without(s.hands[seat], card))
    s.bids = put(s.bids, seat, card)
    events.append(_YOU_BID[seat][card])
    events.append(_BID_MADE[seat])


def put_away(s: State, card: int) -> None:
    """A character that was used: to the discard pile, a non-belligerent out of the game."""
    if BELLIGERENT[card]:
        s.character_discard += ONE[card]
    else:
        s.gone += ONE[card]


def discard_bid(s: State, seat: int) -> None:
    """The seat's character leaves the contest for good."""
    put_away(s, s.bids[seat])
    _leave_contest(s, seat)


def return_bid(s: State, seat: int, *, seen: bool) -> None:
    """The seat's character goes back to hand; if all have seen it, all know it is there."""
    card = s.bids[seat]
    s.hands = put_cards(s.hands, seat, s.hands[seat] + ONE[card])
    if seen:
        know(s, seat, card)
    _leave_contest(s, seat)


def _leave_contest(s: State, seat: int) -> None:
    s.bids = put(s.bids, seat, NOBODY)
    s.totals = put(s.totals, seat, ABSENT)
    s.shown &= ~(1 << seat)


def know(s: State, seat: int, card: int) -> None:
    """Everybody knows from now on that this character is in the seat's hand."""
    if card not in s.known[seat]:
        s.known = put_cards(s.known, seat, s.known[seat] + ONE[card])


def forget(s: State, seat: int, card: int) -> None:
    """The character was seen to leave the seat's hand."""
    if card in s.known[seat]:
        s.known = put_cards(s.known, seat, without(s.known[seat], card))


def show_bid(s: State, seat: int) -> None:
    """The seat's bid is turned up: no longer a card known to be in hand."""
    s.shown |= 1 << seat
    forget(s, seat, s.bids[seat])


def shown_event(s: State, seat: int) -> Event:
    return _BID_SHOWN[seat][s.bids[seat]]
