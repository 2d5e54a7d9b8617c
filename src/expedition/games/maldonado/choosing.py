"""The best of several moves."""

from collections.abc import Callable, Sequence

from expedition.kit.moves import Move


def best(moves: Sequence[Move], worth: Callable[[Move], float]) -> Move:
    """The move of the greatest worth, the first of equals."""
    found = moves[0]
    most = worth(found)
    for move in moves[1:]:
        each = worth(move)
        if each > most:
            found, most = move, each
    return found
