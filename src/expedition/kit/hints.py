"""Hints: what a game may tell a player who asks, from nothing but what that player sees."""

from typing import NamedTuple

from .events import Message


class HintLine(NamedTuple):
    """One thing to be told, and the places of the board it is about, as the game names them."""

    message: Message
    places: tuple[str, ...] = ()


class Hint(NamedTuple):
    """The answer to a question; one that tells nothing of the game is not counted as a hint."""

    lines: tuple[HintLine, ...]
    counts: bool = True
