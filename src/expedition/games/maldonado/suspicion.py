"""Who may be the traitor, by what lies on the crew cards, by the rows left open, and by whom
others accuse.

An ally lays face down only a matching +2 or +3, of which the box holds few: the more of a resource
lie face down on its crew card beside those a seat knows elsewhere, the less likely all are what
they should be. Allies now and then have to lay an order, or a +1 face up; a traitor who hides
something lays it face down. A completed row lowers the ghost: whoever can complete one and goes
elsewhere again and again does not want it lowered.
"""

from typing import Final

from .box import CARD_RESOURCE, CREW, LAID_UP, NOBODY
from .imagining import Imagination
from .prospects import Prospects
from .view import View

#: How much each thing laid speaks for a traitor.
_DOWN: Final = 1.2
_ORDER: Final = 0.85
_UP: Final = 0.8
#: How much a row completed speaks for a traitor, and one left open.
_COMPLETED: Final = 0.5
_LEFT: Final = 1.7
#: How much an accusation by somebody else weighs.
_ACCUSED: Final = 1.5

Suspects = list[tuple[int, float]]


def suspects(view: View, prospects: Prospects) -> Suspects:
    """The seats that may be the traitor (NOBODY: there is none), each with its likelihood."""
    if view.mode == "allies":
        return [(NOBODY, 1.0)]
    found = [(seat, weight(view, prospects, seat)) for seat in Imagination(view).suspects]
    total = sum([share for _, share in found])
    if not total:
        return [(seat, 1 / len(found)) for seat, _ in found]
    return [(seat, share / total) for seat, share in found]


def weight(view: View, prospects: Prospects, traitor: int) -> float:
    """How well this traitor explains the table, beside other ones."""
    found = 1.0
    for crew in range(len(CREW)):
        found *= _ways(prospects, crew, traitor)
    if traitor == NOBODY:
        return found
    return found * _habits(view, traitor) * _paths(view, traitor) * _accused(view, traitor)


def _ways(prospects: Prospects, crew: int, traitor: int) -> float:
    """How easily so many cards face down there can all be what allies lay."""
    left = [card for card in prospects.unseen if CARD_RESOURCE[card] == crew and not LAID_UP[card]]
    found = 1.0
    honest = [owner for owner in prospects.hidden[crew] if owner != traitor]
    for number in range(len(honest)):
        found *= max(0, len(left) - number) / 6
    return found * 0.35 ** (len(prospects.hidden[crew]) - len(honest))


def _habits(view: View, seat: int) -> float:
    found = 1.0
    for row in view.laid:
        for laid in row:
            if laid.seat == seat:
                found *= _ORDER if laid.back == "order" else _UP if laid.up else _DOWN
    return found


def _paths(view: View, seat: int) -> float:
    """What the way it explored tells of its care for the ghost."""
    return _COMPLETED ** view.rows_completed[seat] * _LEFT ** view.rows_left[seat]


def _accused(view: View, seat: int) -> float:
    """What others say counts, their own interest apart."""
    found = 1.0
    for accuser, given in enumerate(view.accusations):
        if accuser not in (seat, view.seat):
            found *= _ACCUSED ** given.count(seat)
    return found


def tokens(view: View, traitor: int) -> int:
    """By how much the accusations so far lower the track if this is the traitor."""
    if view.mode == "allies":
        return 0
    given = [each for row in view.accusations for each in row]
    if view.seats > 2:
        return given.count(traitor)
    if traitor == NOBODY:
        return given.count(None) - len(given)
    return -view.accusations[1 - traitor].count(None)
