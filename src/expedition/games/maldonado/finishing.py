"""When and how monsters are killed, the last one above all: it ends the game."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.moves import Move

from .box import FOOD, MOST_TRACK, THREATS, WATER, threat
from .choosing import best
from .notation import KILL_MOVES, KILL_WAYS, within
from .outlook import Outlook

#: What a kill is worth by itself, and how many nights of a monster it spares.
_KILL: Final = 6.5
_NIGHTS: Final = 1.6
#: What a piece of gear exhausted for it costs, and the musket used.
_PIECE: Final = 0.5
_MUSKET: Final = 0.3
#: How sure one must be to end the game: with no space left, for each space left, at most.
_LAST_HOPE: Final = 0.35
_PER_SPACE: Final = 0.04
_SURE: Final = 0.93


def kill(mind: Outlook, moves: Sequence[Move]) -> Move | None:
    """A kill that is worth its cost now, if there is one."""
    ways = [move for move in moves if within(KILL_MOVES, move) >= 0]
    if not ways or (mind.kills_left == 2 and not mind.ready):
        return None
    if mind.kills_left == 1:
        found = best(ways, lambda move: hope(mind, move))
        return found if hope(mind, found) >= sure_enough(mind) else None
    found = best(ways, lambda move: benefit(mind, move))
    return found if benefit(mind, found) > 0 else None


def benefit(mind: Outlook, move: Move) -> float:
    way = KILL_WAYS[within(KILL_MOVES, move)]
    cost = mind.after_paying(way.cost) + way.track * mind.track_worth
    cost += _PIECE * way.exhaust + _MUSKET * (way.spared >= 0)
    return _KILL + _NIGHTS * night_cost(mind, way.threat) - cost


def night_cost(mind: Outlook, number: int) -> float:
    """What a monster costs each night it lives."""
    night = threat(THREATS[number])["night"]
    if "track" in night:
        return mind.track_worth * int(night["track"])
    return mind.thirst() * (1.0 if "water" in night else 0.7)


def hope(mind: Outlook, move: Move) -> float:
    """How likely the crew is saved if the last monster dies so."""
    way = KILL_WAYS[within(KILL_MOVES, move)]
    return mind.win(min(MOST_TRACK, mind.s.track + way.track)) - 0.001 * way.track


def sure_enough(mind: Outlook) -> float:
    """The less there is left to gain, and the nearer death is, the less sure one need be."""
    s = mind.s
    spaces = s.covered.bit_count()
    if spaces == 0:
        return 0.0
    if mind.turns <= 1 and (s.store[FOOD] == 0 or s.store[WATER] == 0):
        return 0.02
    return min(_SURE, _LAST_HOPE + _PER_SPACE * spaces)
