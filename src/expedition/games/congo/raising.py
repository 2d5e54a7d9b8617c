"""C4. Auxiliaries: the raising.

Clockwise from the first player each adds cards to their own character, or passes. Passing below
the top puts one out; alone at the top it is waiting; tied at the top it is waiting once.
"""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Arg, Event
from expedition.kit.moves import Move

from .box import INTERPRETER, NO_FLAG, NOBODY, ONE, SERVANT, SKILLS
from .cards import auxiliary_noun
from .notation import ADD_CODE, ADDED_CARDS, ADDED_LIFT, PASS, additions
from .seating import PLAYERS
from .state import CONTROL, State, put, put_cards
from .worth import speaks


def ask(s: State, chance: Chance, events: list[Event]) -> None:
    """Ask the next player who is still in; one without auxiliaries, as all know, passes."""
    while not _is_over(s):
        seat = s.turn
        s.turn = (seat + 1) % s.seats
        if not s.raising >> seat & 1:
            continue
        if s.auxiliaries[seat]:
            s.due = 1 << seat
            return
        _pass(s, seat, events)
    s.step = CONTROL


def _is_over(s: State) -> bool:
    """Nobody is left in, or all left have passed since the last card, or only the sole leader."""
    left = s.raising
    if left & ~s.passed == 0:
        return True
    if left & (left - 1):
        return False
    top = max(s.totals)
    return s.totals.count(top) == 1 and left == 1 << s.totals.index(top)


def moves(s: State, seat: int) -> tuple[Move, ...]:
    """`pass`, and every choice of auxiliaries that the seat's character may take."""
    hand = s.auxiliaries[seat]
    skills = SKILLS[s.bids[seat]]
    one = skills[0]
    other = skills[-1]
    return additions(
        one,
        hand.count(one),
        other,
        hand.count(other) if other != one else 0,
        INTERPRETER in hand and may_interpret(s, seat),
        s.servant == NOBODY and SERVANT in hand,
    )


def may_interpret(s: State, seat: int) -> bool:
    """One interpreter a character, and only where it does not speak the station's language."""
    flag = s.flags[s.stop]
    return (
        flag != NO_FLAG
        and INTERPRETER not in s.added[seat]
        and not speaks(s.bids[seat], flag, s.language, s.dice[seat])
    )


def decide(s: State, seat: int, move: Move, events: list[Event]) -> None:
    if move is PASS:
        _pass(s, seat, events)
    else:
        _add(s, seat, move, events)


def _add(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """The cards are shown, the total rises, the right to wait comes back."""
    at = move.code - ADD_CODE
    cards = ADDED_CARDS[at]
    hand = s.auxiliaries[seat]
    for kind in cards:
        hand = hand.replace(ONE[kind], b"", 1)
    total = s.totals[seat] + ADDED_LIFT[at]
    s.auxiliaries = put_cards(s.auxiliaries, seat, hand)
    s.added = put_cards(s.added, seat, s.added[seat] + cards)
    s.totals = put(s.totals, seat, total)
    s.waited &= ~(1 << seat)
    s.passed = 0
    if SERVANT in cards:
        s.servant = seat
    args: dict[str, Arg] = {
        "seat": PLAYERS[seat],
        "cards": tuple([auxiliary_noun(kind) for kind in cards]),
        "total": f"half:{total}",
    }
    events.append(Event(EVERYONE, "added", args))


def _pass(s: State, seat: int, events: list[Event]) -> None:
    bit = 1 << seat
    total = s.totals[seat]
    top = max(s.totals)
    out = total < top
    if total == top and s.totals.count(top) > 1:
        out = bool(s.waited & bit)
        s.waited |= bit
    s.passed |= bit
    if out:
        s.raising &= ~bit
    args: dict[str, Arg] = {"seat": PLAYERS[seat], "total": f"half:{total}"}
    events.append(Event(EVERYONE, "passed-out" if out else "waited", args))
