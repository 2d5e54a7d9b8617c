"""How good a position is: what players hold, weighed by what it has been worth in many games.

The weights stand in weights.toml, for each number of players and each stop. They are the least
squares fit of final points ahead of the others, made by `tools/fit_congo.py` from games between
greedy players; nothing in them is of the box.
"""

import tomllib
from typing import Any, Final

from .box import (
    BE,
    BELLIGERENT,
    HOME,
    INTERPRETER,
    NATION,
    POINTS,
    PROFESSIONS,
    SERVANT,
    SKILLS,
    SPECIALS,
)
from .guesses import expected_value, support
from .state import State

#: What is weighed for each seat at the start of a stop's bidding.
FEATURES: Final = (
    "points",
    "auxiliaries",
    "interpreters",
    "servants",
    "usable auxiliaries",
    "non-belligerents",
    "Belgians",
    "hippo points",
    "hippo tiles",
    "first player",
    "best bid",
    "second bid",
    "alone last",
    *SPECIALS,
)
_SKILL_MASKS: Final[tuple[int, ...]] = tuple(
    sum(1 << skill for skill in skills) for skills in SKILLS
)
_FIRST_SPECIAL: Final = len(FEATURES) - len(SPECIALS)


def features(s: State, seat: int) -> list[float]:
    """The numbers that are weighed, in the order of FEATURES."""
    hand = s.auxiliaries[seat]
    row = [0.0] * len(FEATURES)
    row[0] = s.scores[seat] / 2
    row[1] = float(len(hand))
    row[2] = float(hand.count(INTERPRETER))
    row[3] = float(hand.count(SERVANT))
    row[7] = float(sum(s.hippos[seat]))
    row[8] = float(len(s.hippos[seat]))
    row[9] = 1.0 if s.first == seat else 0.0
    fewest = min(s.scores)
    row[12] = 1.0 if s.scores[seat] == fewest and s.scores.count(fewest) == 1 else 0.0
    for card in s.specials[seat]:
        row[_FIRST_SPECIAL + card] = 1.0
    _weigh_characters(s, seat, hand, row)
    return row


def _weigh_characters(s: State, seat: int, hand: bytes, row: list[float]) -> None:
    station = s.stations[s.stop]
    flag = s.flags[s.stop]
    best = 0.0
    second = 0.0
    skills = 0
    for card in s.hands[seat]:
        if not BELLIGERENT[card]:
            row[5] += 1
        elif NATION[card] == BE:
            row[6] += 1
        skills |= _SKILL_MASKS[card]
        strength = expected_value(card, station, flag) + 0.6 * min(support(s, seat, card), 3.0)
        if strength > best:
            second = best
            best = strength
        elif strength > second:
            second = strength
    for skill in range(len(PROFESSIONS)):
        if skills >> skill & 1:
            row[4] += min(hand.count(skill), 3)
    row[10] = best * POINTS[s.stop]
    row[11] = second * POINTS[s.stop]


_DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "weights.toml").read_text("utf-8"))
_WEIGHTS: Final[dict[int, list[list[float]]]] = {
    int(players): [[float(each) for each in row] for row in table["weights"]]
    for players, table in _DATA.items()
}
_SPREAD: Final[dict[int, list[float]]] = {
    int(players): [float(each) for each in table["spread"]] for players, table in _DATA.items()
}


def prospect(s: State, seat: int) -> float:
    """Final points a seat may hope for, up to a constant that is the same for all."""
    weights = _WEIGHTS[s.seats][s.stop]
    total = 0.0
    for at, value in enumerate(features(s, seat)):
        total += value * weights[at]
    return total


def spread(s: State) -> float:
    """How far final margins scatter around what the prospects say."""
    return _SPREAD[s.seats][s.stop]
