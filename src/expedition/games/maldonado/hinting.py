"""Hints for whoever asks, from their view alone: is there a safe space, where, and why; what is how
likely; and what is to be said of their marks.

A line of an answer names the spaces it is about. What a screen draws beside the words (a reason's
rule, what it rules out and settles, shares) stands among the arguments of its message.
"""

from collections.abc import Mapping
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.hints import Hint, HintLine

from .advice import open_state
from .exploring import reachable
from .knowledge import known_land
from .land.hints import Chain, Step, check_marks, explain, ladder, percent_of
from .land.narrowing import spaces_of
from .land.reasoning import Odds, odds, safe
from .land.terrain import SPACES, TERRAINS, UNKNOWN
from .view import View

QUESTIONS: Final = ("is-there", "where", "why", "odds", "marks")
#: So many safe spaces are looked at for the shortest chain of reasons, and so many shares are told.
_LOOKED_AT: Final = 3
_SHARES: Final = 3
#: A number of maps is told with so many figures.
_FIGURES: Final = 2


def answer(view: View, question: str, marks: Mapping[str, str]) -> Hint:
    if not view.hints or view.seat is None:
        return _untold("hint-not-here")
    known = known_land(view)
    if question == "marks":
        return _marks(known, marks)
    if question == "odds":
        return _odds(known)
    steps = ladder(known, enterable(view))
    places = _names(steps.spaces)
    if question == "is-there" or not steps.spaces:
        return _said(steps.is_there)
    if question == "where":
        return Hint((HintLine(steps.where, places),))
    return _why(known, steps.spaces)


def enterable(view: View) -> tuple[int, ...]:
    """The spaces that the viewer could explore on their turn, with what they have."""
    found = 0
    for spaces in reachable(open_state(view), view.seat or 0):
        found |= spaces
    return tuple(spaces_of(found))


def _said(message: Message) -> Hint:
    return Hint((HintLine(message),))


def _untold(id: str) -> Hint:
    """Nothing was told, so nothing is counted."""
    return Hint((HintLine(Message(id, {})),), counts=False)


def _names(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SPACES[space] for space in spaces)


# --- Why ------------------------------------------------------------------------------------------


def _why(known: bytes, spaces: tuple[int, ...]) -> Hint:
    """The shortest chain among some of the safe spaces; of one that was seen there is no why."""
    unseen = [space for space in spaces if known[space] == UNKNOWN] or list(spaces)
    chains = [chain for space in unseen[:_LOOKED_AT] if (chain := explain(known, space))]
    return _chain(min(chains, key=lambda chain: len(chain.steps)))


def _chain(chain: Chain) -> Hint:
    lines = [_reason(step) for step in chain.steps]
    return Hint((*lines, HintLine(chain.conclusion, (SPACES[chain.space],))))


def _reason(step: Step) -> HintLine:
    drawn: dict[str, Arg] = {
        "rule": step.rule,
        "out": _pairs(step.ruled_out),
        "settled": _pairs(step.settled),
    }
    return HintLine(Message(step.words.id, {**step.words.args, **drawn}), _names(step.spaces))


def _pairs(found: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(f"={SPACES[space]} {TERRAINS[kind]}" for space, kind in found)


# --- How likely -----------------------------------------------------------------------------------


def _odds(known: bytes) -> Hint:
    table = odds(known)
    unknown = [space for space, code in enumerate(known) if code == UNKNOWN]
    sure = safe(known)
    lines = [_shares(known, space, table.share[space], space in sure) for space in unknown]
    return Hint((*lines, HintLine(_fitting(table))))


def _fitting(table: Odds) -> Message:
    """How many maps fit, as far as that is known; and whether the odds are rough."""
    if table.maps is None:
        return Message("hint-maps-many", {})
    maps = round(table.maps) if table.exact else _roughly(table.maps)
    return Message("hint-maps", {"maps": maps, "exact": "=yes" if table.exact else "=no"})


def _roughly(maps: float) -> int:
    """An estimate: no more of it is told than is known."""
    count = round(maps)
    return round(count, min(0, _FIGURES - len(str(count))))


def _shares(known: bytes, space: int, shares: tuple[float, ...], sure: bool) -> HintLine:
    likely = sorted(range(len(shares)), key=lambda kind: -shares[kind])[:_SHARES]
    told = [kind for kind in likely if shares[kind] > 0]
    args: dict[str, Arg] = {
        "space": f"={SPACES[space]}",
        "terrains": tuple(f"terrain-{TERRAINS[kind]}" for kind in told),
        "percents": tuple(f"={percent_of(known, space, kind, shares[kind])}" for kind in told),
        "safe": "=yes" if sure else "=no",
    }
    return HintLine(Message("hint-share", args), (SPACES[space],))


# --- Marks ----------------------------------------------------------------------------------------


def _marks(known: bytes, marks: Mapping[str, str]) -> Hint:
    """Marks are terrains with spaces between, perhaps with a sign; what is none is left out."""
    read = {SPACES.index(place): _kinds(text) for place, text in marks.items() if place in SPACES}
    checks = check_marks(known, {space: kinds for space, kinds in read.items() if kinds})
    if not checks:
        return _untold("hint-no-marks")
    return Hint(tuple(HintLine(check.words, (SPACES[check.space],)) for check in checks))


def _kinds(text: str) -> tuple[int, ...]:
    return tuple(TERRAINS.index(word) for word in text.split() if word in TERRAINS)
