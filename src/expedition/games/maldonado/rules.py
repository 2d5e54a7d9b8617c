"""The rules in the order of the rulebook, step by step.

A state goes from step to step by itself until somebody must decide: `todo` holds the steps to
come, each may do something, put further steps on top, and ask. The parts are in modules of their
own: `setup`, `exploring`, `time_passes`, `influence`, `night`, `killing`, `accusing`, `ending`;
odd cards in `threats/` and `tools/`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from . import accusing, exploring, influence, killing, night, setup, time_passes
from .acts import PLAYERS, ask_active, one_of, pay, take_out, tell
from .box import ONE, THREATS
from .land.terrain import SPACES
from .notation import (
    EXPLORES,
    KILL_MOVES,
    MEANS,
    PAY_KINDS,
    STAY,
    TIME,
    TIME_CANOE,
    TIME_LEWIS,
    within,
)
from .state import (
    AFTER,
    OVER,
    STEPS,
    THREAT_0,
    TURN,
    State,
    push,
)
from .threats import CARDS
from .threats.bone_knight import ask_knight, exhaust_own, knight_moves
from .threats.horned_hare import HornedHare
from .threats.threat import branches
from .threats.whispering_fog import ask_discards, choose_discard, discard_moves
from .tools import TOOLS

_SEATS: Final = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))


def waiting_for(s: State) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return _SEATS[s.due]


def moves(s: State, seat: int) -> Sequence[Move]:
    """All legal moves of a seat, none if it owes no decision."""
    if not s.due >> seat & 1:
        return ()
    return _MOVES[s.step](s, seat)


def apply(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """Carry out a legal move and run on to the next decision."""
    s.due &= ~(1 << seat)
    _ANSWERS[s.step](s, seat, move, chance, events)
    advance(s, chance, events)


def advance(s: State, chance: Chance, events: list[Event]) -> None:
    """Take steps until somebody owes a decision or the game is over."""
    while s.due == 0 and s.step != OVER:
        item = s.todo[-1]
        s.todo = s.todo[:-1]
        s.step = item & 255
        s.times = item >> 8
        _BEGINNINGS[s.step](s, chance, events)


# --- The turn: explore, then extra actions until time goes on -----------------------------------


def ask_turn(s: State, chance: Chance, events: list[Event]) -> None:
    ask_active(s, TURN)


def turn_moves(s: State, seat: int) -> Sequence[Move]:
    """Explore; if no space can be explored without help, a token from the box will do."""
    ways = exploring.explore_moves(s, seat)
    free = any([within(EXPLORES, move) % len(MEANS) == 0 for move in ways])
    return [*ways, *([] if free else [STAY]), *extra_moves(s, seat)]


def decide_turn(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move is STAY:
        s.token = True
        tell(events, "stayed", seat=PLAYERS[seat])
    elif within(EXPLORES, move) >= 0:
        exploring.explore(s, seat, move, events)
    else:
        push(s, TURN)
        act(s, seat, move, events)


def ask_after(s: State, chance: Chance, events: list[Event]) -> None:
    ask_active(s, AFTER)


def after_moves(s: State, seat: int) -> Sequence[Move]:
    return [*time_passes.time_moves(s, seat), *extra_moves(s, seat)]


def decide_after(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move in (TIME, TIME_CANOE, TIME_LEWIS):
        time_passes.pass_time(s, seat, move, events)
    else:
        push(s, AFTER)
        act(s, seat, move, events)


# --- Extra actions ------------------------------------------------------------------------------


def extra_moves(s: State, seat: int) -> list[Move]:
    found = killing.kill_moves(s, seat)
    for tool in TOOLS:
        if tool.at_hand(s, seat):
            found += tool.moves(s, seat)
    return found


def act(s: State, seat: int, move: Move, events: list[Event]) -> None:
    if within(KILL_MOVES, move) >= 0:
        killing.declare(s, seat, move, events)
        return
    for tool in TOOLS:
        if tool.holds(move):
            tool.use(s, seat, move, events)


# --- Threats ------------------------------------------------------------------------------------


def reveal_threat(s: State, chance: Chance, events: list[Event]) -> None:
    """A monster comes out of the bones."""
    if not s.threat_pile:
        return
    number, s.threat_pile = take_out(s.threat_pile, chance)
    s.monsters += ONE[number]
    s.lairs += ONE[s.here]
    s.card = THREAT_0 + number
    noun = f"threat-{THREATS[number]}"
    tell(events, "threat", threat=noun, space=f"={SPACES[s.here]}")
    CARDS[number].on_reveal(s, chance, events)


def hare_moves(s: State, seat: int) -> Sequence[Move]:
    return [PAY_KINDS[kind] for kind in branches(s, _first_tribute(s))]


def _first_tribute(s: State) -> tuple[int, ...]:
    card = CARDS[s.card - THREAT_0]
    assert isinstance(card, HornedHare)
    return card.first_tribute


def pay_hare(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    kind = within(PAY_KINDS, move)
    pay(s, one_of(kind, _first_tribute(s)[kind]), events)


# --- The steps ----------------------------------------------------------------------------------

Begin = Callable[[State, Chance, list[Event]], None]
List = Callable[[State, int], Sequence[Move]]
Answer = Callable[[State, int, Move, Chance, list[Event]], None]


def _nothing(s: State, chance: Chance, events: list[Event]) -> None:
    """A step that only asks, and is asked from another one."""


def _no_moves(s: State, seat: int) -> Sequence[Move]:
    return ()


def _no_answer(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """A step that asks nothing."""


_TABLE: Final[dict[str, tuple[Begin, List, Answer]]] = {
    "character": (setup.ask_character, setup.character_moves, setup.take_character),
    "gear": (setup.ask_gear, setup.gear_moves, setup.take_gear),
    "hands": (setup.deal_cards, _no_moves, _no_answer),
    "turn": (ask_turn, turn_moves, decide_turn),
    "activate": (exploring.activate, _no_moves, _no_answer),
    "tool": (exploring.ask_tool, exploring.tool_moves, exploring.use_tool),
    "swap": (exploring.ask_swap, exploring.swap_moves, exploring.decide_swap),
    "gain": (exploring.ask_gain, exploring.gain_moves, exploring.choose_gain),
    "threat": (reveal_threat, _no_moves, _no_answer),
    "clear": (time_passes.ask_clear, time_passes.clear_moves, time_passes.choose_clear),
    "pay-threat": (_nothing, hare_moves, pay_hare),
    "fog": (ask_discards, discard_moves, choose_discard),
    "knight": (ask_knight, knight_moves, exhaust_own),
    "ghost": (exploring.raise_ghost, _no_moves, _no_answer),
    "turn-up": (exploring.ask_turn_up, exploring.turn_up_moves, exploring.turn_up),
    "after": (ask_after, after_moves, decide_after),
    "challenge": (
        time_passes.ask_challenge,
        time_passes.challenge_moves,
        time_passes.decide_challenge,
    ),
    "ready": (time_passes.ask_ready, time_passes.ready_moves, time_passes.choose_ready),
    "look": (time_passes.ask_look, time_passes.look_moves, time_passes.look),
    "influence": (influence.ask_target, _no_moves, _no_answer),
    "target": (_nothing, influence.target_moves, influence.choose_target),
    "card": (influence.ask_card, influence.card_moves, influence.lay),
    "end-turn": (night.end_turn, _no_moves, _no_answer),
    "night": (night.eat, _no_moves, _no_answer),
    "fatigue": (night.tire, _no_moves, _no_answer),
    "monsters": (night.monsters, night.tribute_moves, night.pay_tribute),
    "fate": (night.fate, _no_moves, _no_answer),
    "dawn": (night.dawn, _no_moves, _no_answer),
    "keep": (night.ask_keep, night.keep_moves, night.choose_keep),
    "draw": (night.renew_hands, _no_moves, _no_answer),
    "morning": (night.morning, _no_moves, _no_answer),
    "kill": (killing.fulfil, _no_moves, _no_answer),
    "exhaust": (killing.ask_exhaust, killing.exhaust_moves, killing.choose_exhaust),
    "slay": (killing.slay, _no_moves, _no_answer),
    "accuse": (accusing.ask_accusations, accusing.accuse_moves, accusing.accuse),
    "over": (_nothing, _no_moves, _no_answer),
}
_BEGINNINGS: Final[tuple[Begin, ...]] = tuple(_TABLE[name][0] for name in STEPS)
_MOVES: Final[tuple[List, ...]] = tuple(_TABLE[name][1] for name in STEPS)
_ANSWERS: Final[tuple[Answer, ...]] = tuple(_TABLE[name][2] for name in STEPS)
