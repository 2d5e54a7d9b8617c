"""The last count: places in the majorities, sets, what was lost, and who has won."""

from expedition.kit.events import Arg, Event
from expedition.kit.results import Result, ranked

from .box import (
    ABOARD,
    GREENLAND,
    LOST,
    LOST_CREWMAN,
    LOST_SHIP,
    LOST_SLED,
    MAJORITIES,
    NOBODY,
    PLACE_POINTS,
    SET_POINTS,
)
from .events import PLAYERS, TOKEN_NOUNS, tell
from .state import OVER, State, put


def places(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each count, from 1: equals take the lowest they cover, 0 has none."""
    return tuple([sum([other >= one for other in counts]) if one else 0 for one in counts])


def place_points(token: int, counts: tuple[int, ...], shared: bool) -> tuple[int, ...]:
    """Points of each seat in a majority; alone nobody counts against anybody.

    With the house rule equals share the sum of the places they cover, rounded down.
    """
    table = PLACE_POINTS[token]
    if len(counts) == 1:
        return (0,)
    found: list[int] = []
    for count, place in zip(counts, places(counts), strict=True):
        if not place:
            found.append(0)
        elif shared:
            equals = counts.count(count)
            found.append(sum(table[place - equals : place]) // equals)
        else:
            found.append(table[place - 1])
    return tuple(found)


def losses(s: State, seat: int) -> tuple[int, int, int]:
    """Crewmen, ships and sleds that did not get back, if the game ended now."""
    crew = s.lost_crew[seat]
    ship, sled = s.ships[seat], s.sleds[seat]
    ships = sleds = 0
    if ship != GREENLAND:
        ships = 1
        crew += s.ship_ready[seat] + s.ship_resting[seat]
    if sled == LOST or (sled == ABOARD and ship != GREENLAND):
        sleds = 1
    elif sled not in (ABOARD, GREENLAND):
        sleds = 1
        crew += s.sled_ready[seat] + s.sled_resting[seat]
    return crew, ships, sleds


def loss_points(s: State, seat: int) -> int:
    crew, ships, sleds = losses(s, seat)
    return crew * LOST_CREWMAN + ships * LOST_SHIP + sleds * LOST_SLED


def final_scores(s: State) -> tuple[int, ...]:
    """Everybody's points if the game ended now."""
    if s.step == OVER:
        return s.scores
    totals = list(s.scores)
    for token in MAJORITIES:
        counts = tuple([finds[token] for finds in s.finds])
        for seat, points in enumerate(place_points(token, counts, s.shared_places)):
            totals[seat] += points
    for seat in range(s.seats):
        totals[seat] += SET_POINTS * min(s.finds[seat]) + loss_points(s, seat)
    return tuple(totals)


def count_up(s: State, events: list[Event]) -> None:
    """The game is over: places, sets and losses are added to the points of the game."""
    tell(events, "game-over", {})
    for token in MAJORITIES:
        _count_majority(s, token, events)
    for seat in range(s.seats):
        sets = min(s.finds[seat])
        if sets:
            points = sets * SET_POINTS
            _score(s, seat, points)
            tell(events, "scored-sets", {"seat": PLAYERS[seat], "sets": sets, "points": points})
    for seat in range(s.seats):
        _count_losses(s, seat, events)
    s.step = OVER
    s.turn = NOBODY
    s.actions = 0


def _count_majority(s: State, token: int, events: list[Event]) -> None:
    counts = tuple([finds[token] for finds in s.finds])
    standing = places(counts)
    for seat, points in enumerate(place_points(token, counts, s.shared_places)):
        if points:
            _score(s, seat, points)
            args: dict[str, Arg] = {
                "seat": PLAYERS[seat],
                "token": TOKEN_NOUNS[token],
                "count": counts[seat],
                "place": standing[seat],
                "points": points,
            }
            equals = counts.count(counts[seat])
            if s.shared_places and equals > 1:
                args["first"] = standing[seat] - equals + 1
                tell(events, "scored-shared", args)
            else:
                tell(events, "scored-majority", args)


def _count_losses(s: State, seat: int, events: list[Event]) -> None:
    crew, ships, _ = losses(s, seat)
    points = loss_points(s, seat)
    if points:
        _score(s, seat, points)
        tell(
            events,
            "scored-losses",
            {"seat": PLAYERS[seat], "crew": crew, "ships": ships, "points": -points},
        )


def _score(s: State, seat: int, points: int) -> None:
    s.scores = put(s.scores, seat, s.scores[seat] + points)


# --- The result -------------------------------------------------------------------------------


def result(s: State) -> Result | None:
    """Most points; among equals whoever came back first; none of them back: shared."""
    if s.step != OVER:
        return None
    keys = [(s.scores[seat], _homecoming(s, seat)) for seat in range(s.seats)]
    return Result(
        scores=tuple([float(score) for score in s.scores]),
        ranks=ranked(keys),
        ending="ending-home" if len(s.home) == s.seats else "ending-rounds",
        decided_by=_decided_by(sorted(keys, reverse=True)),
    )


def _homecoming(s: State, seat: int) -> int:
    """More for whoever came back earlier, 0 for those who did not."""
    return s.seats - s.home.index(seat) if seat in s.home else 0


def _decided_by(keys: list[tuple[int, int]]) -> str:
    if len(keys) == 1:
        return "decided-alone"
    best, second = keys[0], keys[1]
    if best[0] != second[0]:
        return "decided-points"
    return "decided-home" if best[1] != second[1] else "decided-shared"
