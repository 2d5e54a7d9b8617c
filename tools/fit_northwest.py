"""Fit the weights by which Northwest Passage's search values a position, and write weights.toml.

    python -m tools.fit_northwest --games 1000 --players 2

Greedy captains play each other, now and then a move that is merely promising, so that more
positions occur. At the start of each round the features of all seats are noted; the final points
ahead of the mean of the others are then explained by the features' differences, by least squares
at each round together with its neighbours. Tables of other numbers of players stay as they are.
"""

import argparse
import tomllib
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from tools.fit_congo import solve

from expedition.games.northwest import GAME
from expedition.games.northwest.box import LAST_ROUND
from expedition.games.northwest.policy import Plan, choose
from expedition.games.northwest.prospects import FEATURES, all_features
from expedition.games.northwest.state import ACT
from expedition.kit import Chance

#: Differences in features, and the final points ahead that they led to.
Row = tuple[list[float], float]
Table = dict[int, list[list[float]]]
WEIGHTS = Path(__file__).parents[1] / "src/expedition/games/northwest/weights.toml"
#: Holds the weights back a little.
RIDGE = 20.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--stray", type=float, default=0.15, help="share of merely promising moves")
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.players))
    arguments = parser.parse_args()
    fitted = {
        players: fit(collect(players, arguments.games, arguments.stray))
        for players in arguments.players
    }
    tables = {int(players): table for players, table in tomllib.loads(WEIGHTS.read_text()).items()}
    WEIGHTS.write_text(_page(tables | fitted), "utf-8")


def _page(tables: dict[int, dict[str, Any]]) -> str:
    parts = ["# Written by tools/fit_northwest.py; see prospects.py. Columns:\n"]
    parts += [f"# {at}. {feature}\n" for at, feature in enumerate(FEATURES, 1)]
    for players, table in sorted(tables.items()):
        parts.append(f"\n[{players}]\nspread = {_numbers(table['spread'])}\nweights = [\n")
        parts += [
            f"  {_numbers(row)}, # round {at}\n" for at, row in enumerate(table["weights"], 1)
        ]
        parts.append("]\n")
    return "".join(parts)


def collect(players: int, games: int, stray: float) -> list[list[Row]]:
    """For each round what was seen of each seat."""
    rows: list[list[Row]] = [[] for _ in range(LAST_ROUND)]
    for seed in range(games):
        seen, final = play(players, seed, stray)
        for round, table in seen.items():
            for seat in range(players):
                difference = [_ahead(list(column), seat) for column in zip(*table, strict=True)]
                rows[round - 1].append((difference, _ahead(final, seat)))
    return rows


def _ahead(numbers: list[float], seat: int) -> float:
    """By how much a seat is ahead of the mean of the others; alone, all it has."""
    others = numbers[:seat] + numbers[seat + 1 :]
    return numbers[seat] - sum(others) / max(len(others), 1)


def play(players: int, seed: int, stray: float) -> tuple[Table, list[float]]:
    """What was to be seen at the start of each round, and the final points."""
    luck = Random(seed)
    chance = Chance(luck.getrandbits(32))
    state, _ = GAME.start(players, {}, chance)
    seen: Table = {}
    while GAME.waiting_for(state):
        if state.step == ACT and state.round not in seen:
            seen[state.round] = all_features(state)
        moves = GAME.moves(state, state.turn)
        if state.step == ACT and not state.actions and luck.random() < stray:
            move = luck.choice(Plan(state, state.turn).promising(moves))
        else:
            move = choose(state, state.turn, moves)
        GAME.apply(state, state.turn, move, chance, [])
    return seen, [float(score) for score in state.scores]


def fit(rows: list[list[Row]]) -> dict[str, Any]:
    """Weights and residual spread for each round."""
    sums = [moments(each) for each in rows]
    weights = [least_squares(sums[max(at - 1, 0) : at + 2]) for at in range(LAST_ROUND)]
    spreads = [residual(rows[at], weights[at]) for at in range(LAST_ROUND)]
    print("spread", _numbers(spreads))
    return {"weights": weights, "spread": spreads}


def moments(rows: list[Row]) -> list[list[float]]:
    """Sums of the products of features with each other and, last, with the margin."""
    size = len(FEATURES)
    found = [[0.0] * (size + 1) for _ in range(size)]
    for difference, margin in rows:
        there = [(at, value) for at, value in enumerate([*difference, margin]) if value]
        for at, value in there:
            if at < size:
                line = found[at]
                for other, factor in there:
                    line[other] += value * factor
    return found


def least_squares(sums: list[list[list[float]]]) -> list[float]:
    """The weights that explain the margins best."""
    size = len(FEATURES)
    total = [
        [sum(each[at][other] for each in sums) for other in range(size + 1)] for at in range(size)
    ]
    for at in range(size):
        total[at][at] += RIDGE
    return solve([line[:size] for line in total], [line[size] for line in total])


def residual(rows: list[Row], weights: list[float]) -> float:
    squares = [
        (margin - sum(a * b for a, b in zip(difference, weights, strict=True))) ** 2
        for difference, margin in rows
    ]
    return sqrt(sum(squares) / len(squares))


def _numbers(row: list[float]) -> str:
    return "[" + ", ".join(f"{each:.3f}" for each in row) + "]"


if __name__ == "__main__":
    main()
