"""Small guesses that players make: what a character may be worth, what could support it."""

from .box import BELLIGERENT, DIE, INTERPRETER, NO_FLAG, SERVANT, SKILLS
from .state import State
from .worth import base_value, speaks


def expected_value(card: int, station: int, flag: int) -> float:
    """The mean base value of a character, before its die is rolled."""
    if BELLIGERENT[card] or flag == NO_FLAG:
        return float(base_value(card, station, flag, 0))
    total = 0
    for roll in range(1, DIE + 1):
        total += base_value(card, station, flag, roll)
    return total / DIE


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
