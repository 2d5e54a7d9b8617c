"""A finished game told: how the record came about, and what turned it."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.game import Turn
from expedition.kit.stories import LedgerRow, Moment, Story

from .box import NOBODY, SCORE
from .ending import score_rows, winner
from .state import ENDINGS, State

#: Events worth telling, and how much they weigh; more for what comes late.
_TOLD: Final = {
    "slain": 8,
    "threat": 4,
    "row-completed": 3,
    "challenge-failed": 2,
    "out-of-water": 9,
    "no-food": 9,
    "cannot-pay": 9,
}
_MOST_MOMENTS: Final = 5


def tell(states: Sequence[State], turns: Sequence[Turn]) -> Story:
    """The story of a game that is over."""
    end = states[-1]
    won = winner(end)
    args: dict[str, Arg] = {"score": sum(score_rows(end)), "day": end.day}
    outcome = won if won != "nobody" or ENDINGS[end.ending] == "kills" else ENDINGS[end.ending]
    return Story(
        headline=Message(f"story-{outcome}", args),
        ledger=tuple(_ledger(end)),
        chart=(),
        moments=tuple(_moments(states, turns)),
        note=_traitor(end) if end.traitor_mode else None,
    )


def _traitor(end: State) -> Message:
    """Who it was, however the game ended."""
    if end.traitor == NOBODY:
        return Message("no-traitor", {})
    return Message("traitor-shown", {"seat": f"seat:{end.traitor}"})


def _ledger(end: State) -> list[LedgerRow]:
    """What the record counts, for those who share it."""
    rows = []
    for name, points in zip(SCORE, score_rows(end), strict=True):
        if points:
            shares = [0.0 if seat == end.traitor else float(points) for seat in range(end.seats)]
            rows.append(LedgerRow(Message(f"story-row-{name}", {}), tuple(shares)))
    return rows


def _moments(states: Sequence[State], turns: Sequence[Turn]) -> list[Moment]:
    """The few that weighed most, in their order."""
    found: list[tuple[int, int, Moment]] = []
    for number, turn in enumerate(turns, 1):
        for event in turn.events:
            if event.id in _TOLD:
                day: dict[str, Arg] = {"day": states[number - 1].day}
                title = Message("story-day", day)
                moment = Moment(number, turn.seat, title, Message(event.id, event.args))
                found.append((-_TOLD[event.id], number, moment))
    best = sorted(found, key=lambda each: each[:2])[:_MOST_MOMENTS]
    return [moment for _, _, moment in sorted(best, key=lambda each: each[1])]
