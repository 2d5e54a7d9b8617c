"""How the traitor decides: with the expedition as long as it lives, against its crew.

Who starves loses, so the traitor gathers and pays like anybody. What he is after: the ghost higher,
two or three of the crew too low, and the last monster dead before the others are ready.
"""

from collections.abc import Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.moves import Move

from .box import (
    CARD_RESOURCE,
    CREW,
    FAILED,
    MOST_TRACK,
    NOBODY,
    PASSED,
    TRAITOR_CARD,
    VALUES,
    WORTH,
)
from .notation import (
    ACCUSE_NOBODY,
    ACCUSES,
    FAIL,
    KEEPS,
    KILL_MOVES,
    KILL_WAYS,
    LAY_DOWNS,
    LAY_UPS,
    NOTHING,
    ORDER,
    TARGETS,
    within,
)
from .outlook import Outlook
from .prospects import needed

#: He ends the game when the others' hope is below this.
_HOPELESS: Final = 0.35
#: The second monster is not killed while more than so many spaces are unexplored: it would show.
_PATIENT: Final = 4
#: One card in so many is what an ally could lay.
_HONEST: Final = 3
#: What a step of the ghost in a kill is worth to him: who pays so without need shows himself.
_GHOST: Final = 0.0
_LAST_GHOST: Final = 4.0
#: A card face down on a crew card already full of such would be noticed.
_PLAUSIBLE: Final = 4


def sinking(mind: Outlook) -> list[int]:
    """The crew that is nearest to being lost, as many as it takes, the weakest first."""
    order = sorted(range(len(CREW)), key=lambda crew: mind.means[crew])
    return order[: len(CREW) + 1 - needed(mind.view, mind.seat)]


def target(mind: Outlook, moves: Sequence[Move]) -> Move:
    """Where harm counts: the strongest of those who can be lost."""
    doomed = sinking(mind)

    def harm(move: Move) -> float:
        crew = within(TARGETS, move)
        far = mind.means[crew] - mind.goal
        return (5.0 if crew in doomed else 0.0) + (far if far < 2 else -far)

    return max(moves, key=harm)


def card(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    crew = mind.s.target
    downs = [move for move in moves if within(LAY_DOWNS, move) >= 0]
    order = [move for move in moves if move is ORDER or move is NOTHING]
    if not downs:
        return order[0] if order else moves[0]
    if len(mind.prospects.hidden[crew]) >= _PLAUSIBLE or chance.below(_HONEST) == 0:
        return honest(mind, moves, order)
    if TRAITOR_CARD in mind.hand and mind.view.day > 1 and crew in sinking(mind):
        return LAY_DOWNS[mind.hand.index(TRAITOR_CARD)]
    return max(downs, key=lambda move: waste(mind, crew, mind.hand[within(LAY_DOWNS, move)]))


def waste(mind: Outlook, crew: int, laid: int) -> float:
    """A mismatch, and rather a good card than a poor one: nobody else will lay it."""
    if laid == TRAITOR_CARD:
        return -1.0
    if CARD_RESOURCE[laid] == crew:
        return -float(WORTH[laid][crew])
    return float(VALUES[laid % len(VALUES)])


def honest(mind: Outlook, moves: Sequence[Move], order: Sequence[Move]) -> Move:
    """What an ally could have done, the least of it."""
    ups = [move for move in moves if within(LAY_UPS, move) >= 0]
    return ups[0] if ups else order[0] if order else moves[0]


def challenge(mind: Outlook, moves: Sequence[Move]) -> Move | None:
    """A challenge that feeds the ghost may fail, if the water lasts."""
    number = mind.s.card
    feeds = FAILED[number].track - PASSED[number].track
    spare = mind.view.water - FAILED[number].water_lost
    return FAIL if FAIL in moves and feeds > 0 and spare >= 4 else None


def kill(mind: Outlook, moves: Sequence[Move]) -> Move | None:
    """The last monster, while the crew is lost; earlier ones as soon as it can be done."""
    ways = [move for move in moves if within(KILL_MOVES, move) >= 0]
    if not ways:
        return None
    found = max(ways, key=lambda move: preference(mind, move))
    if mind.kills_left > 1:
        patient = mind.kills_left == 2 and mind.s.covered.bit_count() > _PATIENT
        return found if preference(mind, found) > -6 and not patient else None
    way = KILL_WAYS[within(KILL_MOVES, found)]
    track = min(MOST_TRACK, mind.s.track + way.track) - round(mind.tokens) - 1
    return found if mind.prospects.win(mind.seat, track) < _HOPELESS else None


def preference(mind: Outlook, move: Move) -> float:
    way = KILL_WAYS[within(KILL_MOVES, move)]
    ghost = _LAST_GHOST if mind.kills_left == 1 else _GHOST
    return ghost * way.track - mind.after_paying(way.cost) - 0.5 * way.exhaust


def accuse(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """Whom the others accuse; else anybody."""
    given = [each for row in mind.view.accusations for each in row]
    others = [move for move in moves if move is not ACCUSE_NOBODY]
    most = max([given.count(within(ACCUSES, move)) for move in others])
    return chance.pick([move for move in others if given.count(within(ACCUSES, move)) == most])


def keep(mind: Outlook, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: _kept(mind.hand[within(KEEPS, move)]))


def _kept(laid: int) -> int:
    return VALUES[laid % len(VALUES)] if CARD_RESOURCE[laid] != NOBODY else 0
