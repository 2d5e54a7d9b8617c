"""A finished game told: how the points came about, how they grew, and what turned it.

Everything is read off the events, stop by stop. Points are counted in halves until they are told.
"""

from collections.abc import Sequence
from typing import Final

from expedition.kit.events import Arg, Event, Message
from expedition.kit.game import Turn
from expedition.kit.stories import ChartPoint, LedgerRow, Moment, Story

from .box import POINTS, STOPS
from .rules import result
from .state import State

#: Points that are not for a stop, in the order of the count.
_EXTRAS: Final = ("scored-tie", "scored-okapi", "scored-trader", "scored-specials")
_STRUCK: Final = ("killed", "killed-outright", "bitten", "not-cured")
_MOST_MOMENTS: Final = 3


class Contest:
    """A stop as it was fought for."""

    def __init__(self, stop: int, seats: int) -> None:
        self.stop = stop
        #: After how many decisions it was over.
        self.number = 0
        self.winner = -1
        self.totals: dict[int, int] = {}
        self.tied: tuple[int, ...] = ()
        self.tiles: dict[int, int] = {}
        self.struck: Event | None = None
        #: Half points by what they were for, an entry a seat.
        self.gains: dict[str, list[int]] = {id: [0] * seats for id in ("scored", *_EXTRAS)}


def tell(states: Sequence[State], turns: Sequence[Turn]) -> Story:
    """The story of a game that is over."""
    contests = _contests(states, turns)
    return Story(
        headline=_headline(states[-1]),
        ledger=tuple(_ledger(contests, states[-1].seats)),
        chart=tuple(_chart(contests, states[-1].seats)),
        moments=tuple(_moments(contests, states[-1])),
    )


# --- Reading the events ---------------------------------------------------------------------------


def _contests(states: Sequence[State], turns: Sequence[Turn]) -> list[Contest]:
    """Each stop in its order; a decision that ends one and opens the next belongs to the first."""
    found = [Contest(states[0].stop, states[0].seats)]
    for number, turn in enumerate(turns, 1):
        for event in turn.events:
            if event.id == "station":
                found.append(Contest(found[-1].stop + 1, states[0].seats))
            _note(found[-1], event)
            if event.id in ("control", "uncontrolled"):
                found[-1].number = number
    return found


def _note(contest: Contest, event: Event) -> None:
    args = event.args
    if event.id in ("base-value", "added"):
        contest.totals[_seat(args["seat"])] = _halves(args["total"])
    elif event.id == "tied":
        seats = args["seats"]
        assert isinstance(seats, tuple)
        contest.tied = tuple([_seat(seat) for seat in seats])
    elif event.id in ("tiles-shown", "tiles-added"):
        worth = args["sum"]
        assert isinstance(worth, int)
        contest.tiles[_seat(args["seat"])] = worth
    elif event.id == "control":
        contest.winner = _seat(args["seat"])
    elif event.id in contest.gains:
        contest.gains[event.id][_seat(args["seat"])] += _halves(args["points"])
    elif event.id in _STRUCK:
        contest.struck = event
        contest.totals.pop(_seat(args["seat"]), None)


def _seat(arg: Arg) -> int:
    return int(str(arg).removeprefix("seat:"))


def _halves(arg: Arg) -> int:
    return int(str(arg).removeprefix("half:"))


# --- The count ------------------------------------------------------------------------------------


def _headline(end: State) -> Message:
    """Who won, and how far ahead of the next."""
    outcome = result(end)
    assert outcome is not None
    best, second = sorted(end.scores, reverse=True)[:2]
    if len(outcome.winners) > 1:
        seats = tuple([f"seat:{seat}" for seat in outcome.winners])
        return Message("story-shared-win", {"seats": seats, "score": f"half:{best}"})
    args: dict[str, Arg] = {
        "seat": f"seat:{outcome.winners[0]}",
        "score": f"half:{best}",
        "second": f"half:{second}",
    }
    return Message("story-win", args)


def _ledger(contests: list[Contest], seats: int) -> list[LedgerRow]:
    """The stops by their points, then whatever else gave any; `detail` names where."""
    rows = []
    for points in sorted(set(POINTS)):
        some = [contest for contest in contests if POINTS[contest.stop] == points]
        if some:
            args: dict[str, Arg] = {
                "points": points,
                "count": len(some),
                "first": _place(some[0]),
                "last": _place(some[-1]),
                "detail": "=story-stops-detail",
            }
            rows.append(_row(Message("story-stops", args), some, "scored", seats))
    for id in _EXTRAS:
        row = _row(Message(id.replace("scored", "story-row"), {}), contests, id, seats)
        if any(row.scores):
            rows.append(row)
    return rows


def _row(label: Message, contests: list[Contest], id: str, seats: int) -> LedgerRow:
    scores = [sum([each.gains[id][seat] for each in contests]) / 2 for seat in range(seats)]
    return LedgerRow(label, tuple(scores))


def _place(contest: Contest) -> str:
    return f"stop-{STOPS[contest.stop]}"


# --- The chart ------------------------------------------------------------------------------------


def _chart(contests: list[Contest], seats: int) -> list[ChartPoint]:
    """The points at the start, after each stop, and with the special cards that were kept."""
    scores = [0] * seats
    points = [ChartPoint(0, Message("story-start", {}), _told(scores))]
    for contest in contests:
        scores = _after(scores, contest)
        label = Message("story-stop", {"stop": _place(contest)})
        points.append(ChartPoint(contest.number, label, _told(scores)))
    kept = contests[-1].gains["scored-specials"]
    if any(kept):
        scores = [one + more for one, more in zip(scores, kept, strict=True)]
        label = Message("story-row-specials", {})
        points.append(ChartPoint(contests[-1].number, label, _told(scores)))
    return points


def _after(scores: list[int], contest: Contest) -> list[int]:
    """The scores as the boat leaves the stop."""
    rows = [row for id, row in contest.gains.items() if id != "scored-specials"]
    return [score + sum([row[seat] for row in rows]) for seat, score in enumerate(scores)]


def _told(scores: list[int]) -> tuple[float, ...]:
    return tuple([score / 2 for score in scores])


# --- The turning points ---------------------------------------------------------------------------


def _moments(contests: list[Contest], end: State) -> list[Moment]:
    """The few that weighed most, in their order."""
    told: list[tuple[float, int, Moment]] = []
    lead = _lead_for_good(contests, end)
    for at, contest in enumerate(contests):
        weight, moment = _moment(contest, at == lead, end)
        if moment is not None:
            told.append((weight, at, moment))
    told.sort(key=lambda each: (-each[0], each[1]))
    return [moment for _, _, moment in sorted(told[:_MOST_MOMENTS], key=lambda each: each[1])]


def _lead_for_good(contests: list[Contest], end: State) -> int:
    """The contest from which on the winner was ahead of all others; -1 if there is none."""
    outcome = result(end)
    assert outcome is not None
    if len(outcome.winners) > 1:
        return -1
    winner = outcome.winners[0]
    scores = [0] * end.seats
    lead = -1
    for at, contest in enumerate(contests):
        scores = _after(scores, contest)
        ahead = all([scores[winner] > each for seat, each in enumerate(scores) if seat != winner])
        if not ahead:
            lead = -1
        elif lead < 0:
            lead = at
    return lead if lead >= 0 and contests[lead].winner == winner else -1


def _moment(contest: Contest, lead: bool, end: State) -> tuple[float, Moment | None]:
    """What is worth telling of a stop, and how much it weighed."""
    weight = float(POINTS[contest.stop])
    if contest.winner < 0:
        shared = [seat for seat, halves in enumerate(contest.gains["scored-tie"]) if halves]
        return weight, _shared(contest, shared) if shared else None
    weight += _decisive(contest, end)
    margin = _margin(contest)
    if contest.tied:
        return weight + 2, _by_tiles(contest)
    if margin is not None and margin[1] == 1:
        return weight + 2, _close(contest, margin[0])
    if contest.struck is not None:
        return weight + 1.5, _struck(contest, contest.struck)
    if lead:
        return weight + 2, _lead(contest)
    if margin is not None and margin[1] == 2:
        return weight, _close(contest, margin[0])
    return 0, None


def _decisive(contest: Contest, end: State) -> float:
    """More for a stop without which its winner would not have stayed ahead of the runner-up."""
    margin = _margin(contest)
    if margin is None:
        return 0
    ahead = end.scores[contest.winner] - end.scores[margin[0]]
    return 2 if 0 <= ahead < 4 * POINTS[contest.stop] else 0


def _margin(contest: Contest) -> tuple[int, int] | None:
    """The best of the others and by how many halves it was beaten."""
    others = [(total, seat) for seat, total in contest.totals.items() if seat != contest.winner]
    if not others or contest.winner not in contest.totals:
        return None
    total, seat = max(others)
    return seat, contest.totals[contest.winner] - total


def _told_of(contest: Contest, kind: str, args: dict[str, Arg]) -> Moment:
    every: dict[str, Arg] = {"stop": _place(contest), "points": POINTS[contest.stop], **args}
    if contest.winner >= 0:
        every["seat"] = f"seat:{contest.winner}"
    title = Message(f"story-{kind}-title", every)
    seat = contest.winner if contest.winner >= 0 else None
    return Moment(contest.number, seat, title, Message(f"story-{kind}", every))


def _shared(contest: Contest, seats: list[int]) -> Moment:
    names = tuple([f"seat:{seat}" for seat in seats])
    return _told_of(contest, "shared", {"seats": names})


def _by_tiles(contest: Contest) -> Moment:
    """Level on the table, told apart by hippo tiles."""
    sums = {seat: contest.tiles.get(seat, 0) for seat in contest.tied}
    best = max([worth for seat, worth in sums.items() if seat != contest.winner])
    rivals = tuple([f"seat:{seat}" for seat in contest.tied if seat != contest.winner])
    args: dict[str, Arg] = {
        "rivals": rivals,
        "total": f"half:{contest.totals[contest.winner]}",
        "sum": sums[contest.winner],
        "best": best,
    }
    return _told_of(contest, "tiles", args)


def _close(contest: Contest, rival: int) -> Moment:
    args: dict[str, Arg] = {
        "rival": f"seat:{rival}",
        "total": f"half:{contest.totals[contest.winner]}",
        "second": f"half:{contest.totals[rival]}",
    }
    return _told_of(contest, "close", args)


def _struck(contest: Contest, event: Event) -> Moment:
    """A character was lost to gorilla, warrior or malaria, and the stop with it."""
    args: dict[str, Arg] = {
        "victim": event.args["seat"],
        "card": event.args["card"],
        "special": event.args.get("special", "special-malaria"),
    }
    return _told_of(contest, "struck", args)


def _lead(contest: Contest) -> Moment:
    return _told_of(contest, "lead", {})
