"""Killing a monster: two conditions of a kill card, met together in one go."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from .acts import (
    PLAYERS,
    all_ready_gear,
    ask_active,
    can_pay,
    exhaust,
    move_track,
    pay,
    tell,
    without,
)
from .box import KILLS, MONSTERS_TO_KILL, MOST_TRACK, MUSKET, NOBODY, ONE, THREATS
from .ending import finish
from .notation import EXHAUSTS, KILL_MOVES, KILL_WAYS, Kill, within
from .state import (
    ACCUSE,
    EXHAUST,
    INFLUENCE_STEP,
    KILL,
    SLAY,
    State,
    is_ready,
    push,
)


def kills(s: State) -> int:
    """How many monsters are dead."""
    return s.slain.bit_count()


def living(s: State) -> list[int]:
    """The threats whose monsters live."""
    return [s.monsters[at] for at in range(len(s.monsters)) if not s.slain >> at & 1]


def kill_moves(s: State, seat: int) -> list[Move]:
    if not s.kills:
        return []
    alive = living(s)
    musket = is_ready(s, seat, MUSKET)
    gear = len(all_ready_gear(s))
    return [
        KILL_MOVES[at]
        for at, way in enumerate(KILL_WAYS)
        if way.card in s.kills
        and way.threat in alive
        and (way.spared < 0 or musket)
        and can_meet(s, way, gear)
    ]


def can_meet(s: State, way: Kill, gear: int) -> bool:
    """Both conditions together; the musket, once used, is no ready gear."""
    if way.track and s.track == MOST_TRACK:
        return False
    if way.exhaust > gear - (way.spared >= 0):
        return False
    return can_pay(s, way.cost)


def declare(s: State, seat: int, move: Move, events: list[Event]) -> None:
    s.killing = within(KILL_MOVES, move)
    way = KILL_WAYS[s.killing]
    kill = f"kill-{KILLS[way.card]}"
    threat = f"threat-{THREATS[way.threat]}"
    tell(events, "kill-declared", seat=PLAYERS[seat], kill=kill, threat=threat)
    push(s, KILL)


def fulfil(s: State, chance: Chance, events: list[Event]) -> None:
    """A card owed is laid before the last kill; then the conditions are carried out."""
    last = kills(s) + 1 == MONSTERS_TO_KILL
    if last and s.gained and not s.placed:
        push(s, KILL)
        push(s, INFLUENCE_STEP)
        return
    way = KILL_WAYS[s.killing]
    if way.spared >= 0:
        s.exhausted |= 1 << MUSKET
        tell(events, "used", seat=PLAYERS[s.active], thing="gear-musket")
    pay(s, way.cost, events)
    move_track(s, way.track, events)
    push(s, SLAY)
    if way.exhaust:
        push(s, EXHAUST, way.exhaust)


# --- Gear for a condition, anybody's ------------------------------------------------------------


def ask_exhaust(s: State, chance: Chance, events: list[Event]) -> None:
    pieces = all_ready_gear(s)
    if len(pieces) > s.times:
        ask_active(s, EXHAUST)
        return
    for piece in pieces:
        exhaust(s, piece, events)


def exhaust_moves(s: State, seat: int) -> Sequence[Move]:
    return [EXHAUSTS[piece] for piece in sorted(all_ready_gear(s))]


def choose_exhaust(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    exhaust(s, within(EXHAUSTS, move), events)
    if s.times > 1:
        push(s, EXHAUST, s.times - 1)


# --- The monster dies ---------------------------------------------------------------------------


def slay(s: State, chance: Chance, events: list[Event]) -> None:
    """Card and monster leave the game; in Traitor mode accusations follow."""
    way = KILL_WAYS[s.killing]
    s.killing = NOBODY
    s.kills = without(s.kills, way.card)
    s.spent_kills += ONE[way.card]
    s.slain |= 1 << s.monsters.index(way.threat)
    noun = f"threat-{THREATS[way.threat]}"
    tell(events, "slain", threat=noun, count=kills(s), goal=MONSTERS_TO_KILL)
    if s.traitor_mode:
        push(s, ACCUSE)
    elif kills(s) == MONSTERS_TO_KILL:
        finish(s, events)
