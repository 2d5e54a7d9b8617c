"""`expedition arena`: the figures as JSON, the same whatever the number of jobs."""

import json
from functools import cache
from typing import Any

from tests.outside import expedition

KEYS = {"name", "seats", "wins", "win_rate", "interval", "mean_score", "rating"}


@cache
def arena(jobs: int) -> Any:
    typed = f"arena congo --bots greedy,random,random --games 4 --seed 5 --jobs {jobs} --json"
    done = expedition(*typed.split(), "--option", "river=short")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_the_shape() -> None:
    found = arena(1)
    assert {key: found[key] for key in ("game", "games", "seed")} == {
        "game": "congo",
        "games": 4,
        "seed": 5,
    }
    assert set(found) == {"game", "games", "seed", "bots", "endings"}
    assert sum(way["games"] for way in found["endings"]) == 4
    greedy, random = found["bots"]
    assert (greedy["name"], greedy["seats"]) == ("greedy", 1)
    assert (random["name"], random["seats"]) == ("random", 2)
    for bot in (greedy, random):
        assert set(bot) >= KEYS
        low, high = bot["interval"]
        assert 0 <= low < high <= 1
        assert low - 1e-9 <= bot["win_rate"] <= high + 1e-9
        assert isinstance(bot["rating"], float)
        assert isinstance(bot["mean_score"], float)
    assert greedy["wins"] + random["wins"] == 4
    assert greedy["win_rate"] == greedy["wins"] / 4
    assert random["win_rate"] == random["wins"] / 8


def test_as_many_jobs_as_one_likes() -> None:
    """All but the seconds that the slowest decision took."""
    one, two = ([{key: bot[key] for key in KEYS} for bot in arena(jobs)["bots"]] for jobs in (1, 2))
    assert one == two


def test_a_table_for_people() -> None:
    done = expedition("arena", "congo", "--bots", "random,random", "--games", "2")
    assert done.returncode == 0
    for head in ("congo: 2 games, seed 0", "win rate", "95 %", "rating", "random", "decided by"):
        assert head in done.stdout
