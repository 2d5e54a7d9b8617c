"""Fit the weights by which Congo's search values a position, and write weights.toml.

    python tools/fit_congo.py --games 4000

Greedy players play each other, now and then at random so that every position occurs. At the start
of each stop's bidding the features of all seats are noted; the final points ahead of the mean of
the others are then explained by the features' differences, by least squares at each stop together
with its neighbours.
"""

import argparse
from math import sqrt
from pathlib import Path
from random import Random

from expedition.games.congo import rules, setup
from expedition.games.congo.box import STOPS
from expedition.games.congo.policy import choose
from expedition.games.congo.prospects import FEATURES, features
from expedition.games.congo.state import BID
from expedition.kit import Chance

Row = tuple[list[float], float]
WEIGHTS = Path(__file__).parents[1] / "src/expedition/games/congo/weights.toml"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--random", type=float, default=0.1, help="share of random moves")
    parser.add_argument("--simulations", type=int, default=0, help="search instead of greed")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    arguments = parser.parse_args()
    parts = [f"# Written by tools/fit_congo.py --games {arguments.games}; see prospects.py.\n"]
    parts.append("# Columns: " + ", ".join(FEATURES) + "\n")
    for players in (2, 3, 4):
        rows = collect(players, arguments.games, arguments.random)
        weights, spreads = fit(rows)
        parts.append(f"\n[{players}]\nspread = {_numbers(spreads)}\nweights = [\n")
        parts += [
            f"  {_numbers(row)}, # {stop}\n" for row, stop in zip(weights, STOPS, strict=True)
        ]
        parts.append("]\n")
        print(players, "players: spread", _numbers(spreads))
    WEIGHTS.write_text("".join(parts), "utf-8")


def collect(players: int, games: int, random: float) -> list[list[Row]]:
    """For each stop the differences in features and the final margins they led to."""
    rows: list[list[Row]] = [[] for _ in STOPS]
    for seed in range(games):
        seen, final = play(players, seed, random)
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
    players: int, seed: int, random: float
) -> tuple[dict[int, list[list[float]]], list[float]]:
    chance, luck = Chance(seed), Random(seed)
    state = setup.deal(players, "full", False, chance, [])
    seen: dict[int, list[list[float]]] = {}
    while state.due:
        if state.step == BID and state.stop not in seen:
            seen[state.stop] = [features(state, seat) for seat in range(players)]
        seat = rules.waiting_for(state)[0]
        moves = rules.moves(state, seat)
        at_random = luck.random() < random
        move = luck.choice(moves) if at_random else choose(state, seat, moves, chance)
        rules.apply(state, seat, move, chance, [])
    return seen, [score / 2 for score in state.scores]


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
