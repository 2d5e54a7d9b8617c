"""Set-up, in the order of the rulebook."""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event

from .box import (
    ALL_AUXILIARIES,
    ALL_CHARACTERS,
    BELLIGERENT,
    DEALT_AUXILIARIES,
    DEALT_CHARACTERS,
    DEALT_HIPPOS,
    DEALT_SPECIALS,
    FIRST_STOP,
    FLAGS,
    HIPPOS,
    NEUTRALS_REMOVED,
    NO_FLAG,
    NON_BELLIGERENTS,
    ONE,
    SPECIALS_IN_PLAY,
    STATION_TILES,
    STOPS,
    UNUSED,
)
from .rules import advance
from .state import DREW_NOTHING, STATION, UNCONTESTED, State, clear_contest


def deal(
    seats: int, length: str, hidden_scores: bool, chance: Chance, events: list[Event]
) -> State:
    """A new game, run on to its first decision."""
    _, neutrals = draw_off(NON_BELLIGERENTS, NEUTRALS_REMOVED[seats], chance)
    characters = bytes(card for card in ALL_CHARACTERS if BELLIGERENT[card]) + neutrals
    hands, characters = deal_hands(seats, DEALT_CHARACTERS, characters, chance)
    auxiliaries, auxiliary_pile = deal_hands(seats, DEALT_AUXILIARIES, ALL_AUXILIARIES, chance)
    specials, special_pile = deal_hands(
        seats, DEALT_SPECIALS[seats], SPECIALS_IN_PLAY[seats], chance
    )
    hippos, hippo_pile = deal_hands(seats, DEALT_HIPPOS, HIPPOS, chance)
    first_stop = FIRST_STOP[length][seats]
    used = len(STOPS) - first_stop
    tiles, _ = draw_off(STATION_TILES, used, chance)
    flags, _ = draw_off(FLAGS, used, chance)
    none = (b"",) * seats
    s = State(
        seats=seats,
        hidden_scores=hidden_scores,
        stop=first_stop,
        first=chance.below(seats),
        step=STATION,
        due=0,
        turn=0,
        stations=ONE[UNUSED] * first_stop + tiles,
        flags=ONE[NO_FLAG] * first_stop + flags,
        chiefs=ONE[UNCONTESTED] * len(STOPS),
        peeks=(0,) * seats,
        scores=(0,) * seats,
        hands=hands,
        auxiliaries=auxiliaries,
        specials=specials,
        hippos=hippos,
        known=none,
        character_pile=characters,
        character_discard=b"",
        gone=b"",
        auxiliary_pile=auxiliary_pile,
        auxiliary_discard=b"",
        special_pile=special_pile,
        special_discard=b"",
        hippo_pile=hippo_pile,
        hippo_discard=b"",
        language=0,
        bids=(),
        shown=0,
        special=-1,
        owner=-1,
        drawn=DREW_NOTHING,
        dice=(),
        totals=(),
        added=(),
        raising=0,
        waited=0,
        passed=0,
        servant=-1,
        tied=0,
        committed=(),
    )
    clear_contest(s)
    events.append(Event(EVERYONE, "first-player", {"seat": f"seat:{s.first}"}))
    advance(s, chance, events)
    return s


def draw_off(things: bytes, count: int, chance: Chance) -> tuple[bytes, bytes]:
    """So many things at random, in the order they came, and those that are left."""
    drawn = b""
    for _ in range(count):
        at = chance.below(len(things))
        drawn += ONE[things[at]]
        things = things[:at] + things[at + 1 :]
    return drawn, things


def deal_hands(
    seats: int, each: int, things: bytes, chance: Chance
) -> tuple[tuple[bytes, ...], bytes]:
    """A hand for each seat, and the pile that is left."""
    hands = []
    for _ in range(seats):
        hand, things = draw_off(things, each, chance)
        hands.append(hand)
    return tuple(hands), things
