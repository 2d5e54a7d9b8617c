"""Gear and characters: which to take, and when to use them."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.moves import Move

from .acts import resources
from .box import COST, FOOD, PLACES, SUNS, WATER
from .choosing import best
from .land import terrain as land
from .notation import (
    EXPLORES,
    MEANS,
    SWAPPED,
    TIME,
    TIME_CANOE,
    TIME_LEWIS,
    USE_CLARK,
    USE_GOGGLES,
    USE_KETTLE,
    USE_RANDOLPH,
    USE_RUSSELL,
    USE_SACAGAWEA,
    USE_SPYGLASS,
    USE_WATERSKIN,
    USE_YORK,
    within,
)
from .outlook import Outlook, lack
from .scouting import Scout
from .time_passes import resolved

#: Characters and gear, the most useful first.
_LIKED: Final = (
    *("sacagawea", "lewis", "york", "clark", "randolph", "russell"),
    *("goggles", "snares", "canoe", "kettle", "axe", "spyglass"),
    *("compass", "musket", "rope", "waterskin"),
)
#: An exchange must bring so much before the turn's space is known, and after.
_EARLY: Final = 2.5
_LATER: Final = 0.6
#: Tools that cost nothing to use come before any exchange.
_FREE: Final = 9.0
#: Goggles: how likely water must be where one can go, elsewhere, and on the day's last turn.
_WATER_NEAR: Final = 0.75
_WATER_FAR: Final = 0.95
_WATER_LAST: Final = 0.6
_WATER_ENOUGH: Final = 8
#: How unsure one must be of a space to look at it.
_UNSURE: Final = 0.4
_THIRSTY: Final = 2


def liking(move: Move) -> int:
    return -_LIKED.index(move.words[1])


def take(moves: Sequence[Move]) -> Move:
    return best(moves, liking)


def dearest(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return best(moves, liking)


def least_dear(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return best(moves, lambda move: -liking(move))


# --- Extra actions ------------------------------------------------------------------------------


def before_exploring(mind: Outlook, scout: Scout, moves: Sequence[Move]) -> Move | None:
    """Looks and goggles first; exchanges only where they are urgent."""
    return goggles(mind, scout, moves) or look(scout, moves) or trade(mind, moves, _EARLY)


def goggles(mind: Outlook, scout: Scout, moves: Sequence[Move]) -> Move | None:
    """Water laid where water is."""
    places = [move for move in moves if within(USE_GOGGLES, move) >= 0]
    if not places or mind.s.store[WATER] > _WATER_ENOUGH:
        return None
    ways = [within(EXPLORES, move) // len(MEANS) for move in moves if within(EXPLORES, move) >= 0]

    def promise(move: Move) -> float:
        space = within(USE_GOGGLES, move)
        share = scout.odds[space][land.WATER]
        return share - (_WATER_NEAR if space in ways else _WATER_FAR)

    found = best(places, promise)
    last = _WATER_NEAR - _WATER_LAST if mind.last_turn else 0.0
    return found if promise(found) + last >= 0 else None


def look(scout: Scout, moves: Sequence[Move]) -> Move | None:
    """Spyglass or Clark, where least is known."""
    for group in (USE_SPYGLASS, USE_CLARK):
        looks = [move for move in moves if within(group, move) >= 0]
        if looks:
            spaces = [within(group, move) for move in looks]
            at = max(range(len(looks)), key=lambda each: scout.unsure(spaces[each]))
            if scout.unsure(spaces[at]) > _UNSURE:
                return looks[at]
    return None


def trade(mind: Outlook, moves: Sequence[Move], least: float = _LATER) -> Move | None:
    """The best exchange or other help, if it brings enough."""
    found = best(moves, lambda move: trade_worth(mind, move))
    return found if trade_worth(mind, found) > least else None


def trade_worth(mind: Outlook, move: Move) -> float:
    kind = within(USE_KETTLE, move)
    if kind >= 0:
        return mind.swap_worth(SWAPPED.index((kind, WATER)))
    at = within(USE_SACAGAWEA, move)
    if at >= 0:
        return mind.swap_worth(at)
    return _FREE if helps(mind, move) else 0.0


def helps(mind: Outlook, move: Move) -> bool:
    """Whether it is time for York, a partner or the waterskin."""
    if move is USE_YORK:
        return mind.last_turn and resources(mind.s) - 1 > PLACES
    if move is USE_RANDOLPH or move is USE_RUSSELL:
        return mind.last_turn or mind.s.exhausted.bit_count() >= 2
    return move is USE_WATERSKIN and mind.s.store[WATER] <= _THIRSTY


def pass_time(mind: Outlook, moves: Sequence[Move]) -> Move:
    """Canoe and Lewis spare the token that would hurt, or one of the last of the day."""
    helped = [move for move in moves if move in (TIME_CANOE, TIME_LEWIS)]
    if not helped:
        return TIME
    s = mind.s
    card = s.challenges[resolved(s)]
    hurts = s.suns + 1 == SUNS[card] and lack(list(s.store), COST[card]) > 0
    hungry = mind.turns == 1 and s.store[FOOD] == 0
    return helped[0] if hurts or hungry or mind.turns <= s.seats + 1 else TIME
