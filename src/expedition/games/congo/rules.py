"""The rules of a round in the order of the rulebook.

A state goes from step to step by itself until somebody must decide: `advance` runs the step it
stands at, each step names the next one, and a step that asks marks the seats that owe an answer.
The contest's special cards are in `specials/`, the raising and the tie in files of their own.
"""

from collections.abc import Callable, Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Arg, Event, all_but, only
from expedition.kit.moves import Move
from expedition.kit.results import Result, ranked

from . import raising, tie
from .box import (
    BE,
    DIE,
    HIPPO_BONUS,
    JUNGLE,
    LANGUAGES,
    LAST_STOP,
    NATIONS,
    NO_FLAG,
    NOBODY,
    ONE,
    POINTS,
    SPECIAL_BONUS,
    SPECIAL_LEFT_BONUS,
    STATIONS,
    STOPS,
    VILLAGE,
    WILD_VILLAGE,
)
from .cards import (
    character_noun,
    draw_auxiliary,
    draw_character,
    draw_special,
    lay_bid,
    put_away,
    receive_auxiliary,
    receive_character,
    receive_special,
    show_bid,
    shown_event,
    special_noun,
    take_hippos,
    without,
)
from .notation import BID_CODE, BIDS, DECLINE, PLAY_CODE, PLAYS
from .scores import leave_uncontrolled, score, set_chief
from .seating import PLAYERS, from_first, only_seat, seat_tuple
from .specials import CARDS
from .state import (
    AT_ONCE,
    BID,
    BOAT,
    CARD,
    COMMIT,
    CONTROL,
    DRAW,
    OVER,
    RAISE,
    REVEAL,
    SPECIAL,
    STATION,
    TIE,
    VALUE,
    State,
    clear_contest,
    put,
    put_cards,
)
from .worth import base_value, language_rolled, must_roll, sympathy

# --- Asking and answering -------------------------------------------------------------------------


def waiting_for(s: State) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return seat_tuple(s.due)


def moves(s: State, seat: int) -> Sequence[Move]:
    """All legal moves of a seat, none if it owes no decision."""
    if not s.due >> seat & 1:
        return ()
    step = s.step
    if step == RAISE:
        return raising.moves(s, seat)
    if step == BID:
        return [BIDS[card] for card in s.hands[seat]]
    if step == SPECIAL:
        return special_moves(s, seat)
    if step == COMMIT:
        return tie.commit_moves(s, seat)
    if step == TIE:
        return tie.add_moves(s, seat)
    return CARDS[s.special].moves(s, seat)


def apply(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """Carry out a legal move and run on to the next decision."""
    s.due &= ~(1 << seat)
    step = s.step
    if step == RAISE:
        raising.decide(s, seat, move, events)
    elif step == BID:
        bid(s, seat, move, events)
    elif step == SPECIAL:
        play_special(s, seat, move, events)
    elif step == COMMIT:
        tie.commit(s, seat, move, events)
    elif step == TIE:
        tie.add(s, seat, move, events)
    else:
        _answer_card(s, seat, move, chance, events)
    advance(s, chance, events)


def _answer_card(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if s.due == 0:
        s.step += 1  # on, unless the card asks again or leads elsewhere
    CARDS[s.special].decide(s, seat, move, chance, events)


def advance(s: State, chance: Chance, events: list[Event]) -> None:
    """Run steps until somebody owes a decision or the game is over."""
    while s.due == 0 and s.step != OVER:
        _STEPS[s.step](s, chance, events)


# --- A. Reveal the station ------------------------------------------------------------------------


def reveal_station(s: State, chance: Chance, events: list[Event]) -> None:
    """Turn up the tile; in the wild the flag goes; a Belgian station rolls its language."""
    station = s.stations[s.stop]
    flag = s.flags[s.stop]
    wild = station == JUNGLE or (station == VILLAGE and POINTS[s.stop] == WILD_VILLAGE)
    if wild:
        flag = NO_FLAG
        s.flags = s.flags[: s.stop] + ONE[NO_FLAG] + s.flags[s.stop + 1 :]
    events.append(
        Event(
            EVERYONE,
            "station",
            {
                "stop": f"stop-{STOPS[s.stop]}",
                "station": f"station-{STATIONS[station]}",
                "flag": "flag-none" if flag == NO_FLAG else f"flag-{NATIONS[flag]}",
                "points": POINTS[s.stop],
            },
        )
    )
    if flag == BE:
        roll = chance.roll(DIE)
        s.language = language_rolled(roll)
        language = f"language-{LANGUAGES[s.language]}"
        events.append(Event(EVERYONE, "station-language", {"roll": roll, "language": language}))
    s.step = DRAW


# --- B. Draw --------------------------------------------------------------------------------------


def draw_cards(s: State, chance: Chance, events: list[Event]) -> None:
    """One character and one auxiliary each; at three stops a special card for the last."""
    for seat in from_first(s.first, s.seats):
        card = draw_character(s, chance, events)
        if card != NOBODY:
            receive_character(s, seat, card, events)
        kind = draw_auxiliary(s, chance, events)
        if kind != NOBODY:
            receive_auxiliary(s, seat, kind, events)
    if SPECIAL_BONUS[s.stop]:
        help_the_last(s, chance, events)
    s.step = BID


def help_the_last(s: State, chance: Chance, events: list[Event]) -> None:
    """Who alone has the fewest points draws a special card."""
    fewest = min(s.scores)
    if s.scores.count(fewest) == 1:
        card = draw_special(s, chance, events)
        if card != NOBODY:
            receive_special(s, s.scores.index(fewest), card, events)


# --- C1. Bid --------------------------------------------------------------------------------------


def ask_bids(s: State, chance: Chance, events: list[Event]) -> None:
    """Everybody chooses a character at once; without one the seat sits the round out."""
    s.step = SPECIAL
    s.turn = s.first
    for seat in range(s.seats):
        if s.hands[seat]:
            s.step = BID
            s.due |= 1 << seat


def bid(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """A character goes face down on the table."""
    lay_bid(s, seat, move.code - BID_CODE, events)
    if s.due == 0:
        s.step = SPECIAL
        s.turn = s.first


# --- C2. Special card -----------------------------------------------------------------------------


def ask_special(s: State, chance: Chance, events: list[Event]) -> None:
    """One lap from the first player: whoever holds a special card is asked."""
    while s.special == NOBODY and s.turn != NOBODY:
        seat = s.turn
        following = (seat + 1) % s.seats
        s.turn = NOBODY if following == s.first else following
        if s.specials[seat]:
            s.due = 1 << seat
            return
    s.step = REVEAL if s.special == NOBODY else AT_ONCE


def special_moves(s: State, seat: int) -> list[Move]:
    return [
        DECLINE,
        *[PLAYS[card] for card in s.specials[seat] if CARDS[card].playable(s, seat)],
    ]


def play_special(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """A special card is shown, or the seat declines."""
    player = PLAYERS[seat]
    if move is DECLINE:
        events.append(Event(EVERYONE, "special-declined", {"seat": player}))
        return
    card = move.code - PLAY_CODE
    s.special = card
    s.owner = seat
    s.specials = put_cards(s.specials, seat, without(s.specials[seat], card))
    events.append(
        Event(EVERYONE, "special-played", {"seat": player, "special": special_noun(card)})
    )


def act_at_once(s: State, chance: Chance, events: list[Event]) -> None:
    """The card that acts before the reveal."""
    s.step = REVEAL
    CARDS[s.special].at_once(s, chance, events)


# --- C3. Reveal -----------------------------------------------------------------------------------


def reveal_bids(s: State, chance: Chance, events: list[Event]) -> None:
    """(a) All bids are turned up together."""
    for seat in from_first(s.first, s.seats):
        if s.bids[seat] != NOBODY and not s.shown >> seat & 1:
            show_bid(s, seat)
            events.append(shown_event(s, seat))
    s.step = VALUE if s.special == NOBODY else CARD


def act_after_reveal(s: State, chance: Chance, events: list[Event]) -> None:
    """(b) The card that acts after the reveal."""
    s.step = VALUE
    CARDS[s.special].after_reveal(s, chance, events)


def value_characters(s: State, chance: Chance, events: list[Event]) -> None:
    """(c) Sympathies and languages are rolled. (d) Base values."""
    standing = 0
    station = s.stations[s.stop]
    flag = s.flags[s.stop]
    for seat in from_first(s.first, s.seats):
        card = s.bids[seat]
        if card == NOBODY:
            continue
        standing |= 1 << seat
        roll = 0
        if must_roll(card, flag):
            roll = chance.roll(DIE)
            s.dice = put(s.dice, seat, roll)
            events.append(_roll_event(seat, card, roll))
        value = 2 * base_value(card, station, flag, roll)
        if s.special != NOBODY:
            value += CARDS[s.special].change_of_worth(s, seat)
        s.totals = put(s.totals, seat, value)
        worth = {"seat": PLAYERS[seat], "card": character_noun(card), "total": f"half:{value}"}
        events.append(Event(EVERYONE, "base-value", worth))
    s.raising = standing
    s.turn = s.first
    contested = standing & (standing - 1)
    silent = s.special != NOBODY and CARDS[s.special].forbids_raising
    s.step = RAISE if contested and not silent else CONTROL


def _roll_event(seat: int, card: int, roll: int) -> Event:
    player = PLAYERS[seat]
    noun = character_noun(card)
    if noun.startswith("character-BE"):
        language = f"language-{LANGUAGES[language_rolled(roll)]}"
        return Event(
            EVERYONE,
            "language-rolled",
            {"seat": player, "card": noun, "roll": roll, "language": language},
        )
    nation = f"nation-{NATIONS[sympathy(roll)]}"
    return Event(
        EVERYONE,
        "sympathy-rolled",
        {"seat": player, "card": noun, "roll": roll, "nation": nation},
    )


# --- C5. Control (C4 is in raising.py) ------------------------------------------------------------


def settle(s: State, chance: Chance, events: list[Event]) -> None:
    """The highest total takes control; equals settle it with hippo tiles."""
    top = max(s.totals)
    tied = 0
    for seat in range(s.seats):
        if s.bids[seat] != NOBODY and s.totals[seat] == top:
            tied |= 1 << seat
    if tied == 0:
        leave_uncontrolled(s, events)
    elif tied & (tied - 1):
        tie.ask_tiles(s, tied, events)
    else:
        take_control(s, only_seat(tied), chance, events)


def settle_tie(s: State, chance: Chance, events: list[Event]) -> None:
    """Hippo tiles are on the table: they decide, or those level at the top may add more."""
    tie.lap(s, events)
    if s.due:
        return
    winners = tie.highest(s)
    tie.discard_tiles(s)
    if winners & (winners - 1):
        share_tie(s, winners, events)
        leave_uncontrolled(s, events)
    else:
        take_control(s, only_seat(winners), chance, events)


def share_tie(s: State, winners: int, events: list[Event]) -> None:
    """An unbroken tie: a point each."""
    for seat in seat_tuple(winners):
        score(s, seat, tie.SHARE, "scored-tie", events)


def take_control(s: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """The winner scores, takes hippo tiles where there are any, and will be first player."""
    set_chief(s, seat)
    s.first = seat
    player = PLAYERS[seat]
    control = {"seat": player, "stop": f"stop-{STOPS[s.stop]}", "total": f"half:{s.totals[seat]}"}
    events.append(Event(EVERYONE, "control", control))
    score(s, seat, 2 * POINTS[s.stop], "scored", events)
    if HIPPO_BONUS[s.stop]:
        taken = take_hippos(s, seat, HIPPO_BONUS[s.stop], chance)
        tiles = tuple(f"hippo-{value}" for value in taken)
        events.append(Event(only(seat), "took-hippos", {"seat": player, "tiles": tiles}))
        unseen: dict[str, Arg] = {"seat": player, "count": len(taken)}
        events.append(Event(all_but(seat), "took-hippos-unseen", unseen))
    if s.special != NOBODY:
        CARDS[s.special].on_control(s, seat, events)
    s.step = BOAT


# --- D. The boat, and the end ---------------------------------------------------------------------


def sail_on(s: State, chance: Chance, events: list[Event]) -> None:
    """All played cards are put away and the boat moves on; behind Kindu the game ends."""
    for seat in range(s.seats):
        if s.bids[seat] != NOBODY:
            put_away(s, s.bids[seat])
        s.auxiliary_discard += s.added[seat]
    if s.special != NOBODY:
        s.special_discard += ONE[s.special]
    clear_contest(s)
    if s.stop == LAST_STOP:
        finish(s, events)
        return
    s.stop += 1
    s.step = STATION


def finish(s: State, events: list[Event]) -> None:
    """Half a point for each special card in hand."""
    for seat in range(s.seats):
        if s.specials[seat]:
            halves = SPECIAL_LEFT_BONUS * len(s.specials[seat])
            score(s, seat, halves, "scored-specials", events)
    s.step = OVER
    events.append(Event(EVERYONE, "game-over", {}))


def result(s: State) -> Result | None:
    """Most points; then auxiliaries in hand, then cards of all kinds in hand, then shared."""
    if s.step != OVER:
        return None
    keys = [_rank_key(s, seat) for seat in range(s.seats)]
    best, second = sorted(keys, reverse=True)[:2]
    decided = "shared"
    for what, mine, theirs in zip(("points", "auxiliaries", "cards"), best, second, strict=True):
        if mine != theirs:
            decided = what
            break
    return Result(
        scores=tuple(halves / 2 for halves in s.scores),
        ranks=ranked(keys),
        ending="ending-kindu",
        decided_by=f"decided-{decided}",
    )


def _rank_key(s: State, seat: int) -> tuple[int, int, int]:
    auxiliaries = len(s.auxiliaries[seat])
    cards = auxiliaries + len(s.hands[seat]) + len(s.specials[seat])
    return s.scores[seat], auxiliaries, cards


Step = Callable[[State, Chance, list[Event]], None]
_STEPS: Final[tuple[Step, ...]] = (
    reveal_station,
    draw_cards,
    ask_bids,
    ask_special,
    act_at_once,
    reveal_bids,
    act_after_reveal,
    value_characters,
    raising.ask,
    settle,
    tie.reveal_tiles,
    settle_tie,
    sail_on,
)
