"""Small guesses that players make: what a character may be worth, what could support it."""

from typing import Final

from .box import (
    ALL_CHARACTERS,
    BELLIGERENT,
    DIE,
    INTERPRETER,
    NO_FLAG,
    SERVANT,
    SKILLS,
    STATIONS,
)
from .state import State
from .worth import base_value, speaks


def _mean_value(card: int, station: int, flag: int) -> float:
    if BELLIGERENT[card] or flag == NO_FLAG:
        return float(base_value(card, station, flag, 0))
    return sum(base_value(card, station, flag, roll) for roll in range(1, DIE + 1)) / DIE


_MEAN_VALUES: Final[tuple[float, ...]] = tuple(
    _mean_value(card, station, flag)
    for card in ALL_CHARACTERS
    for station in range(len(STATIONS))
    for flag in range(NO_FLAG + 1)
)


def expected_value(card: int, station: int, flag: int) -> float:
    """The mean base value of a character, before its die is rolled."""
    return _MEAN_VALUES[(card * len(STATIONS) + station) * (NO_FLAG + 1) + flag]


def support(s: State, seat: int, card: int) -> float:
    """Points that the auxiliaries in hand could add to a character here."""
    hand = s.auxiliaries[seat]
    points = 0.0
    for skill in SKILLS[card]:
        points += hand.count(skill)
    flag = s.flags[s.stop]
    if flag != NO_FLAG and INTERPRETER in hand and not speaks(card, flag, s.language, 0):
        points += 1
    if SERVANT in hand:
        points += 0.5
    return points
