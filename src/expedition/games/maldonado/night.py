"""Step 5 and the night."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from .acts import (
    PLAYERS,
    ask,
    lose_water,
    move_track,
    one_of,
    pay,
    resources,
    stop,
    tell,
)
from .box import FATE_TRACK, FOOD, FOOD_A_NIGHT, NONE, ONE, PLACES, THREATS
from .dealing import deal_hands, is_role, spare_cards
from .morning import deal_challenges, next_turn
from .notation import KEEPS, PAY_KINDS, within
from .state import (
    DAWN,
    DRAW,
    FATE_STEP,
    FATIGUE_STEP,
    HUNGER,
    KEEP,
    MONSTERS,
    MORNING,
    NIGHT,
    THREAT_0,
    State,
    nothing_chosen,
    push,
    put_byte,
    put_cards,
)
from .threats import CARDS
from .threats.threat import branches
from .time_passes import resolved


def end_turn(s: State, chance: Chance, events: list[Event]) -> None:
    """Night falls when the day's last challenge was resolved; else the next player goes on."""
    if resolved(s) == len(s.challenges):
        for step in (MORNING, DRAW, KEEP, DAWN, FATE_STEP, MONSTERS, FATIGUE_STEP, NIGHT):
            push(s, step)
    else:
        next_turn(s, (s.active + 1) % s.seats)


def eat(s: State, chance: Chance, events: list[Event]) -> None:
    """(1) The crew eats, or all lose."""
    tell(events, "night-falls", day=s.day)
    if s.store[FOOD] < FOOD_A_NIGHT:
        tell(events, "no-food")
        stop(s, HUNGER)
        return
    pay(s, one_of(FOOD, FOOD_A_NIGHT), events)


def tire(s: State, chance: Chance, events: list[Event]) -> None:
    """(2) Water for each token that is then in a fatigue place."""
    beyond = resources(s) - PLACES
    if beyond > 0 and not s.rested:
        tell(events, "fatigue", count=beyond)
        lose_water(s, beyond, events)


def monsters(s: State, chance: Chance, events: list[Event]) -> None:
    """(3) The night line of each living monster in the order they were revealed."""
    at = s.times
    if at == len(s.monsters):
        return
    push(s, MONSTERS, at + 1)
    if s.slain >> at & 1:
        return
    number = s.monsters[at]
    s.card = THREAT_0 + number
    tell(events, "monster-comes", threat=f"threat-{THREATS[number]}")
    CARDS[number].at_night(s, events)


def tribute_moves(s: State, seat: int) -> Sequence[Move]:
    tribute = CARDS[s.card - THREAT_0].tribute
    return [PAY_KINDS[kind] for kind in branches(s, tribute)]


def pay_tribute(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    kind = within(PAY_KINDS, move)
    pay(s, one_of(kind, CARDS[s.card - THREAT_0].tribute[kind]), events)


def fate(s: State, chance: Chance, events: list[Event]) -> None:
    """The fate card: a day without a completed row feeds the ghost."""
    if s.fate and s.rows_today == 0:
        tell(events, "fate")
        move_track(s, FATE_TRACK, events)


def dawn(s: State, chance: Chance, events: list[Event]) -> None:
    """(4) Gear and characters are ready again."""
    s.exhausted = 0
    s.used = 0
    s.rested = False
    s.rows_today = 0


# --- (5) Hands ----------------------------------------------------------------------------------


def ask_keep(s: State, chance: Chance, events: list[Event]) -> None:
    """Everybody says which card they would keep; it matters to one alone, and nobody sees whom."""
    s.choices = nothing_chosen(s.seats)
    if s.traitor_mode:
        asked = [seat for seat in range(s.seats) if spare_cards(s, seat) > 0]
        ask(s, KEEP, sum([1 << seat for seat in asked]))


def keep_moves(s: State, seat: int) -> Sequence[Move]:
    return KEEPS[: len(s.hands[seat])]


def choose_keep(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    s.choices = put_byte(s.choices, seat, within(KEEPS, move))
    tell(events, "has-chosen", seat=PLAYERS[seat])


def renew_hands(s: State, chance: Chance, events: list[Event]) -> None:
    """Influence cards are discarded face down and drawn anew from the next player on."""
    for seat in range(s.seats):
        hand = s.hands[seat]
        kept = kept_card(s, seat)
        gone = hand.replace(kept, b"", 1) if kept else hand
        s.hands = put_cards(s.hands, seat, kept)
        s.discards = put_cards(s.discards, seat, s.discards[seat] + gone)
    s.choices = nothing_chosen(s.seats)
    s.lacking = (0,) * s.seats
    tell(events, "hands-renewed")
    deal_hands(s, (s.active + 1) % s.seats, chance, events)


def kept_card(s: State, seat: int) -> bytes:
    """The role card; in its stead, once it lies on the table, the card of the traitor's choice."""
    if not s.traitor_mode:
        return b""
    hand = s.hands[seat]
    for card in hand:
        if is_role(card):
            return ONE[card]
    slot = s.choices[seat]
    return ONE[hand[0 if slot == NONE else slot]]


def morning(s: State, chance: Chance, events: list[Event]) -> None:
    """(6) New challenges, and the next player."""
    s.day += 1
    deal_challenges(s, chance, events)
    next_turn(s, (s.active + 1) % s.seats)
