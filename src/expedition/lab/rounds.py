"""Measuring in rounds: all things in turn, again and again, so that a machine that is slow for a
while is slow for all of them. Time is processor time of this one process."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import NamedTuple

ROUNDS = 5

#: Measures for about so many seconds and says how many a second there were.
Probe = Callable[[float], float]


class Key(NamedTuple):
    """Whose speed at what."""

    who: str
    what: str


@dataclass(frozen=True)
class Figure:
    """What the rounds gave: the middle one, the lowest and the highest."""

    median: float
    low: float
    high: float


def figure(rounds: Sequence[float]) -> Figure:
    return Figure(median(rounds), min(rounds), max(rounds))


def ratio(own: Sequence[float], other: Sequence[float]) -> Figure:
    """One over the other, each round by itself."""
    return figure([one / two for one, two in zip(own, other, strict=True)])


def measure(
    probes: Mapping[Key, Probe], seconds: float, each: Callable[[], None] = lambda: None
) -> dict[Key, list[float]]:
    """The rates of all probes, round by round; a probe gets so many seconds in all.

    `each` is called after every measurement.
    """
    found: dict[Key, list[float]] = {key: [] for key in probes}
    for _ in range(ROUNDS):
        for key, probe in probes.items():
            found[key].append(probe(seconds / ROUNDS))
            each()
    return found


def rate(some: Callable[[], int], seconds: float) -> float:
    """How many a second, when each call does some and says how many."""
    count = 0
    took = 0.0
    started = process_time()
    while took < seconds or took == 0:
        count += some()
        took = process_time() - started
    return count / took
