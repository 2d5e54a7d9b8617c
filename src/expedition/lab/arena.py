"""The arena: bots play each other, every bot at every seat of the same deals."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Any

from openskill.models import PlackettLuce

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.kit import BadTable, Chance, Match

_Z95 = 1.959964


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, and with which luck."""

    game: str
    options: Mapping[str, object]
    seed: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """One game played: for each seat its bot, rank, score, share of the victory and slowest
    decision in seconds of processor time; and how the game ended, as its result says."""

    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    shares: tuple[float, ...]
    slowest: tuple[float, ...]
    ending: str
    decided_by: str


@dataclass(frozen=True)
class Standing:
    """What the arena found of a bot. Rates count its seats: three seats play three times.

    The interval counts games: seats of one game, allies above all, do not win apart.
    """

    name: str
    seats: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean_score: float
    rating: float
    rating_sigma: float
    slowest: float


@dataclass(frozen=True)
class Ending:
    """How often games ended in one way: ids of the game's texts, as its results name them."""

    ending: str
    decided_by: str
    games: int
    share: float
    interval: tuple[float, float]


def pairings(
    game: str, options: Mapping[str, object], names: Sequence[str], games: int, seed: int
) -> list[Pairing]:
    """The games of an arena: each deal is played once with every rotation of the bots.

    Rotations that seat the same bots alike would be the same game: they count as one.
    """
    table = find_game(game)
    for name in names:
        make_bot(name)
    table.start(len(names), options)  # refuses what is no table
    if games < 1:
        raise BadTable(f"{games} games are none", "error-games")
    rotations = list(dict.fromkeys((*names[at:], *names[:at]) for at in range(len(names))))
    found = []
    for index in range(games):
        deal, turn = divmod(index, len(rotations))
        found.append(Pairing(game, options, _mixed(seed, deal), rotations[turn]))
    return found


def _mixed(seed: int, part: int) -> int:
    return seed * 1_000_003 + part


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game; each bot has a luck of its own and sees only its view."""
    game = find_game(pairing.game)
    seats = len(pairing.names)
    bots = [make_bot(name) for name in pairing.names]
    lucks = [Chance(_mixed(pairing.seed, seat + 1) * 7919) for seat in range(seats)]
    match = Match(game, seats, pairing.options, pairing.seed)
    slowest = [0.0] * seats
    while match.waiting_for:
        seat = match.waiting_for[0]
        started = process_time()
        move = bots[seat].choose(game, match.view(seat), match.moves(seat), lucks[seat])
        slowest[seat] = max(slowest[seat], process_time() - started)
        match.play(seat, move)
    result = match.result
    assert result is not None
    return Outcome(
        pairing.names,
        result.ranks,
        result.scores,
        result.shares,
        tuple(slowest),
        result.ending,
        result.decided_by,
    )


def outcomes(
    pairs: Sequence[Pairing], jobs: int, each: Callable[[], None] = lambda: None
) -> list[Outcome]:
    """All games in their order, whatever the number of jobs; `each` is called after every one."""
    found = []
    for outcome in _in_order(pairs, jobs):
        found.append(outcome)
        each()
    return found


def _in_order(pairs: Sequence[Pairing], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play_pairing, pairs)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_pairing, pairs, chunksize=1)


def standings(names: Sequence[str], played: Sequence[Outcome]) -> list[Standing]:
    """One line a bot, in the order they were named."""
    ratings = _ratings(names, played)
    found = []
    for name in dict.fromkeys(names):
        seats = names.count(name)
        rows = [
            (outcome, seat)
            for outcome in played
            for seat in range(len(outcome.names))
            if outcome.names[seat] == name
        ]
        wins = sum(outcome.shares[seat] for outcome, seat in rows)
        low, high = wilson(wins / seats, len(played))
        found.append(
            Standing(
                name=name,
                seats=seats,
                wins=round(wins, 3),
                win_rate=wins / len(rows),
                interval=(low, high),
                mean_score=sum(outcome.scores[seat] for outcome, seat in rows) / len(rows),
                rating=ratings[name].mu,
                rating_sigma=ratings[name].sigma,
                slowest=max(outcome.slowest[seat] for outcome, seat in rows),
            )
        )
    return found


def endings(played: Sequence[Outcome]) -> list[Ending]:
    """How the games ended, the most frequent way first."""
    counts = Counter((outcome.ending, outcome.decided_by) for outcome in played)
    return [
        Ending(*ids, count, count / len(played), wilson(count, len(played)))
        for ids, count in counts.most_common()
    ]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    scale = 1 + _Z95**2 / games
    middle = (rate + _Z95**2 / (2 * games)) / scale
    half = _Z95 * sqrt(rate * (1 - rate) / games + _Z95**2 / (4 * games**2)) / scale
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def _ratings(names: Sequence[str], played: Sequence[Outcome]) -> dict[str, Any]:
    """Plackett-Luce ratings; a bot with several seats takes the mean of what they earned."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(names)}
    if len(ratings) == 1:
        return ratings
    for outcome in played:
        teams = [[ratings[name]] for name in outcome.names]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for name in ratings:
            own = [
                team[0] for team, seated in zip(rated, outcome.names, strict=True) if seated == name
            ]
            mu = sum(each.mu for each in own) / len(own)
            sigma = sum(each.sigma for each in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return ratings
