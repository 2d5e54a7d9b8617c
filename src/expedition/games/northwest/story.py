"""A finished game told: where the points came from, how they grew, and what turned the game."""

from collections.abc import Collection, Sequence
from typing import Final

from expedition.kit.events import Arg, Event, Message
from expedition.kit.game import Turn
from expedition.kit.stories import ChartPoint, LedgerRow, Moment, Story

from .box import MAJORITIES
from .events import PLAYERS, TOKEN_NOUNS
from .scoring import result
from .state import State

_MOST_MOMENTS: Final = 6
#: An island is worth telling from so many tiles on.
_LARGE_ISLAND: Final = 5

#: Which row of the count an event belongs to.
_ROWS: Final = {
    "island": "islands",
    "island-unmapped": "islands",
    "found": "found",
    "explored": "explored",
    "passage": "passage",
    "home": "greenland",
    "scored-sets": "sets",
    "scored-losses": "losses",
}
_ORDER: Final = ("islands", "found", "explored", "passage", "greenland")


def tell(states: Sequence[State], turns: Sequence[Turn]) -> Story:
    """The story of a game that is over."""
    end = states[-1]
    return Story(
        _headline(end),
        tuple(_ledger(turns, end.seats)),
        tuple(_chart(states)),
        tuple(_moments(states, turns)),
    )


def _headline(end: State) -> Message:
    outcome = result(end)
    assert outcome is not None
    best, *others = [f"half:{2 * score}" for score in sorted(end.scores, reverse=True)]
    if end.seats == 1:
        return Message("story-alone", {"score": best})
    if len(outcome.winners) > 1:
        seats = tuple([PLAYERS[seat] for seat in outcome.winners])
        return Message("story-shared-win", {"seats": seats, "score": best})
    args: dict[str, Arg] = {"seat": PLAYERS[outcome.winners[0]], "score": best, "second": others[0]}
    return Message("story-win", args)


# --- The count ------------------------------------------------------------------------------------


def _ledger(turns: Sequence[Turn], seats: int) -> list[LedgerRow]:
    """A row for everything that gave points to anybody."""
    rows: dict[str, list[float]] = {}
    for event in _events(turns):
        row = _row_of(event)
        if row:
            points = _number(event, "points")
            scores = rows.setdefault(row, [0.0] * seats)
            scores[_seat(event)] += -points if row == "losses" else points
    names = [*_ORDER, *[TOKEN_NOUNS[token] for token in MAJORITIES], "sets", "losses"]
    return [LedgerRow(_label(name), tuple(rows[name])) for name in names if any(rows.get(name, ()))]


def _row_of(event: Event) -> str:
    if event.id in ("scored-majority", "scored-shared"):
        return str(event.args["token"])
    return _ROWS.get(event.id, "")


def _label(name: str) -> Message:
    if name in TOKEN_NOUNS:
        return Message("story-row-majority", {"token": name})
    return Message(f"story-row-{name}", {})


def _events(turns: Sequence[Turn]) -> list[Event]:
    return [event for turn in turns for event in turn.events]


def _seat(event: Event) -> int:
    return int(str(event.args["seat"]).removeprefix("seat:"))


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


# --- The chart ------------------------------------------------------------------------------------


def _chart(states: Sequence[State]) -> list[ChartPoint]:
    """The points at the start, after each round, and with the last count."""
    points = [ChartPoint(0, Message("story-start", {}), _scores(states[0]))]
    for number in range(1, len(states) - 1):
        before, after = states[number - 1], states[number]
        if after.round != before.round:
            label = Message("story-round", {"round": before.round})
            points.append(ChartPoint(number, label, _scores(after)))
    last = len(states) - 1
    points.append(ChartPoint(last, Message("story-count", {}), _scores(states[-1])))
    return points


def _scores(s: State) -> tuple[float, ...]:
    return tuple([float(score) for score in s.scores])


# --- The turning points ---------------------------------------------------------------------------


def _moments(states: Sequence[State], turns: Sequence[Turn]) -> list[Moment]:
    """The few that weighed most, in their order."""
    told: list[tuple[int, int, Moment]] = []
    heard: set[str] = set()
    for number, turn in enumerate(turns, 1):
        for event in turn.events:
            weight, kind = _weight(event, heard, states[number])
            heard.add(event.id)
            if weight:
                moment = _moment(number, states[number - 1].round, kind, event)
                told.append((weight, number, moment))
    told.sort(key=lambda each: (-each[0], each[1]))
    return [moment for _, _, moment in sorted(told[:_MOST_MOMENTS], key=lambda each: each[1])]


def _weight(event: Event, heard: Collection[str], after: State) -> tuple[int, str]:
    """How much an event weighed, and how it is told. Only the first who finds the Passage or comes
    home turns the game; `heard` are the kinds of events before. What was lost on the way was told
    then."""
    if event.id in ("passage", "home"):
        return (0 if event.id in heard else max(_number(event, "points"), 1)), event.id
    if event.id in ("sled-lost", "ship-lost") and event.args["crew"]:
        return 2 * _number(event, "crew"), "lost"
    if event.id == "scored-losses" and _seat(event) not in after.home:
        return _number(event, "points"), "left"
    if event.id == "island" and _number(event, "tiles") >= _LARGE_ISLAND:
        return _number(event, "points"), "island"
    return 0, ""


def _moment(number: int, round: int, kind: str, event: Event) -> Moment:
    args: dict[str, Arg] = {**event.args, "round": round}
    title = Message(f"story-{kind}-title", args)
    return Moment(number, _seat(event), title, Message(f"story-{kind}", args))
