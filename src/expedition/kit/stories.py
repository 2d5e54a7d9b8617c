"""Stories: a finished game told, for the scene at its end. Nothing is hidden any more."""

from typing import NamedTuple

from .events import Message


class LedgerRow(NamedTuple):
    """A line of the final count: what it is for, and what each seat got by it."""

    label: Message
    scores: tuple[float, ...]


class ChartPoint(NamedTuple):
    """Everybody's points after so many decisions."""

    number: int
    label: Message
    scores: tuple[float, ...]


class Moment(NamedTuple):
    """A turning point: after which decision, whose it was, and what happened."""

    number: int
    seat: int | None
    title: Message
    text: Message


class Story(NamedTuple):
    """How the points came about, how they grew, and what turned the game; and what is to be told
    under the headline, if there is anything, beside how it was decided."""

    headline: Message
    ledger: tuple[LedgerRow, ...]
    chart: tuple[ChartPoint, ...]
    moments: tuple[Moment, ...]
    note: Message | None = None
