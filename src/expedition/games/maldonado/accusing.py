"""Accusations after each kill: all at once, in secret until the last one is given."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from .acts import PLAYERS, ask, tell
from .box import MAY_ABSTAIN, MONSTERS_TO_KILL, NONE, ONE
from .ending import finish
from .notation import ACCUSE_NOBODY, ACCUSES, within
from .state import ABSTAINED, ACCUSE, State, nothing_chosen, put_byte, put_cards


def ask_accusations(s: State, chance: Chance, events: list[Event]) -> None:
    s.choices = nothing_chosen(s.seats)
    ask(s, ACCUSE, (1 << s.seats) - 1)


def accuse_moves(s: State, seat: int) -> Sequence[Move]:
    """Somebody else; only with two players may one abstain."""
    found = [ACCUSES[other] for other in range(s.seats) if other != seat]
    return [*found, ACCUSE_NOBODY] if MAY_ABSTAIN[s.seats] else found


def accuse(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    chosen = ABSTAINED if move is ACCUSE_NOBODY else within(ACCUSES, move)
    s.choices = put_byte(s.choices, seat, chosen)
    tell(events, "has-chosen", seat=PLAYERS[seat])
    if s.due == 0:
        show(s, events)


def show(s: State, events: list[Event]) -> None:
    """Tokens stay in front of the accused; after the last kill the game is over."""
    for seat in range(s.seats):
        chosen = s.choices[seat]
        if chosen == ABSTAINED:
            chosen = NONE
            tell(events, "abstained", seat=PLAYERS[seat])
        else:
            tell(events, "accused", seat=PLAYERS[seat], target=PLAYERS[chosen])
        s.accusations = put_cards(s.accusations, seat, s.accusations[seat] + ONE[chosen])
    s.choices = nothing_chosen(s.seats)
    if s.slain.bit_count() == MONSTERS_TO_KILL:
        finish(s, events)
