"""Fit the weights by which Congo's search values a position, and write weights.toml.

    python tools/fit_congo.py --games 4000                    # from greedy players
    python tools/fit_congo.py --games 2500 --simulations 40   # then from searching ones

Bots play each other, now and then at random so that every position occurs. At the start of each
stop's bidding the features of all seats are noted; the final points ahead of the mean of the others
are then explained by the features' differences, by least squares at each stop together with its
neighbours. Searching players use the weights there are, so a second round improves on the first;
`--players` limits a round, and the others keep their weights.
"""

import argparse
import tomllib
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from expedition.bots import Bot, GreedyBot, SearchBot
from expedition.games import find_game
from expedition.games.congo.box import STOPS
from expedition.games.congo.prospects import FEATURES, features
from expedition.games.congo.state import BID
from expedition.kit import Chance, Match

Row = tuple[list[float], float]
WEIGHTS = Path(__file__).parents[1] / "src/expedition/games/congo/weights.toml"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--random", type=float, default=0.1, help="share of random moves")
    parser.add_argument("--simulations", type=int, default=0, help="search instead of greed")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    arguments = parser.parse_args()
    bot: Bot = GreedyBot()
    if arguments.simulations:
        bot = SearchBot(simulations=arguments.simulations)
    tables = {int(players): table for players, table in tomllib.loads(WEIGHTS.read_text()).items()}
    for players in arguments.players:
        weights, spreads = fit(collect(players, arguments.games, arguments.random, bot))
        tables[players] = {"weights": weights, "spread": spreads}
        print(players, "players: spread", _numbers(spreads))
    WEIGHTS.write_text(_page(tables), "utf-8")


def _page(tables: dict[int, dict[str, Any]]) -> str:
    parts = ["# Written by tools/fit_congo.py; see prospects.py. Columns:\n"]
    parts += [f"# {at}. {feature}\n" for at, feature in enumerate(FEATURES, 1)]
    for players, table in sorted(tables.items()):
        rows = zip(table["weights"], STOPS, strict=True)
        parts.append(f"\n[{players}]\nspread = {_numbers(table['spread'])}\nweights = [\n")
        parts += [f"  {_numbers(row)}, # {stop}\n" for row, stop in rows]
        parts.append("]\n")
    return "".join(parts)


def collect(players: int, games: int, random: float, bot: Bot) -> list[list[Row]]:
    """For each stop the differences in features and the final margins they led to."""
    rows: list[list[Row]] = [[] for _ in STOPS]
    for seed in range(games):
        seen, final = play(players, seed, random, bot)
        for stop, table in seen.items():
            for seat in range(players):
                others = [other for other in range(players) if other != seat]
                difference = [
                    mine - sum(table[other][at] for other in others) / len(others)
                    for at, mine in enumerate(table[seat])
                ]
                margin = final[seat] - sum(final[other] for other in others) / len(others)
                rows[stop].append((difference, margin))
    return rows


def play(
    players: int, seed: int, random: float, bot: Bot
) -> tuple[dict[int, list[list[float]]], list[float]]:
    """What was to be seen at each stop of a game, and its final points."""
    game = find_game("congo")
    luck = Random(seed)
    match = Match(game, players, seed=seed)
    chance = Chance(luck.getrandbits(32))
    seen: dict[int, list[list[float]]] = {}
    while match.waiting_for:
        state = match.state
        if state.step == BID and state.stop not in seen:
            seen[state.stop] = [features(state, seat) for seat in range(players)]
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        at_random = luck.random() < random
        match.play(
            seat,
            luck.choice(moves) if at_random else bot.choose(game, match.view(seat), moves, chance),
        )
    return seen, [score / 2 for score in match.state.scores]


def fit(rows: list[list[Row]]) -> tuple[list[list[float]], list[float]]:
    """Weights and residual spread for each stop; stops out of play copy the next one's."""
    weights: list[list[float]] = []
    spreads: list[float] = []
    for stop in range(len(rows)):
        near = [row for at in (stop - 1, stop, stop + 1) if 0 <= at < len(rows) for row in rows[at]]
        row = least_squares(near if 0 < stop < len(rows) - 1 else rows[stop] or near)
        weights.append(row)
        spreads.append(residual(rows[stop] or near, row))
    return weights, spreads


def residual(rows: list[Row], weights: list[float]) -> float:
    squares = [
        (margin - sum(a * b for a, b in zip(difference, weights, strict=True))) ** 2
        for difference, margin in rows
    ]
    return sqrt(sum(squares) / len(squares))


def least_squares(rows: list[Row], ridge: float = 20.0) -> list[float]:
    """The weights that explain the margins best, held back a little by the ridge."""
    size = len(FEATURES)
    matrix = [[ridge if at == other else 0.0 for other in range(size)] for at in range(size)]
    right = [0.0] * size
    for difference, margin in rows:
        there = [at for at in range(size) if difference[at]]
        for at in there:
            right[at] += difference[at] * margin
            line = matrix[at]
            for other in there:
                line[other] += difference[at] * difference[other]
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss: the matrix is symmetric and positive."""
    size = len(right)
    for at in range(size):
        for below in range(at + 1, size):
            factor = matrix[below][at] / matrix[at][at]
            right[below] -= factor * right[at]
            for column in range(at, size):
                matrix[below][column] -= factor * matrix[at][column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(matrix[at][column] * solution[column] for column in range(at + 1, size))
        solution[at] = (right[at] - rest) / matrix[at][at]
    return solution


def _numbers(row: list[float]) -> str:
    return "[" + ", ".join(f"{each:.3f}" for each in row) + "]"


if __name__ == "__main__":
    main()
