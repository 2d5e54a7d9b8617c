"""Perft: the number of move sequences from small fixed positions.

The numbers are counted by the plain re-implementation of the rules page and written down here;
the engine must find exactly as many.
"""

from math import factorial

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo import GAME
from expedition.games.congo.state import State
from expedition.kit import Chance

from . import example, plain
from .table import table

HERE = "stanley-falls"

#: Sequences of 1, 2, … decisions, down to where the longest one ends.
RAISING = [4, 24, 48, 90, 157, 136, 106, 52, 8, 0]
EQUALS = [3, 12, 36, 70, 92, 84, 59, 30, 10, 4, 0]
TIE = [11, 78, 270, 138, 180, 186, 204, 204, 192, 96, 0]


def perft(state: State, steps: tuple[str, ...], depth: int) -> int:
    """How many sequences of so many decisions lie within these steps of the round."""
    if depth == 0:
        return 1
    view = GAME.view(state, None)
    if view.step not in steps or view.stop != HERE:
        return 0
    found = 0
    for seat in GAME.waiting_for(state):
        for move in GAME.moves(state, seat):
            later = state.copy()
            GAME.play(later, seat, move, Chance(0))
            found += perft(later, steps, depth - 1)
    return found


@rule("C4.1")
def test_the_raising_of_the_example() -> None:
    hands = [[*cards] for cards in example.AUXILIARIES_HELD]
    t = table(stop=HERE, station="mission", flag="GB", bids=example.BIDS, auxiliaries=hands)
    model = plain.Raising([*example.BIDS], hands, 0, "mission", "GB", None, [1, 1, 1])
    counts = [len([*model.sequences(depth)]) for depth in range(1, len(RAISING) + 1)]
    assert [perft(t.state, ("raise",), depth) for depth in range(1, len(RAISING) + 1)] == counts
    assert counts == RAISING


@rule("C4.12", "C4.15")
def test_a_raising_among_equals() -> None:
    bids = ["GB-doctor-1", "GB-doctor-2", "BE-doctor-1"]
    hands = [["nurse", "servant"], ["nurse", "nurse"], ["interpreter", "servant"]]
    t = table(stop=HERE, station="mission", flag="GB", bids=bids, auxiliaries=hands, first=1)
    model = plain.Raising(bids, hands, 1, "mission", "GB", None, [1, 1, 1])
    counts = [len([*model.sequences(depth)]) for depth in range(1, len(EQUALS) + 1)]
    assert [perft(t.state, ("raise",), depth) for depth in range(1, len(EQUALS) + 1)] == counts
    assert counts == EQUALS


@rule("C5.5", "C5.8")
def test_a_tie() -> None:
    bids = ["GB-doctor-1", "GB-doctor-2", "BE-doctor-1"]
    tiles = [[1, 1, 2], [1, 2], [1, 3]]
    t = table(stop=HERE, station="mission", flag="GB", bids=bids, auxiliaries=(), hippos=tiles)
    model = plain.Tie(3, [0, 1, 2], tiles, 0)
    counts = [len([*model.sequences(depth)]) for depth in range(1, len(TIE) + 1)]
    assert [perft(t.state, ("commit", "tie"), depth) for depth in range(1, len(TIE) + 1)] == counts
    assert counts == TIE


@rule("C1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bids(seats: int) -> None:
    """Everybody chooses one of three, in any order: n! · 3ⁿ sequences."""
    hands = [
        [f"{power}-{who}-1" for who in ("doctor", "officer", "explorer")]
        for power in ("GB", "BE", "FR", "DE")[:seats]
    ]
    t = table(seats, stop=HERE, station="mission", flag="GB", hands=hands)
    assert perft(t.state, ("bid",), seats) == factorial(seats) * 3**seats
    assert perft(t.state, ("bid",), 1) == seats * 3
