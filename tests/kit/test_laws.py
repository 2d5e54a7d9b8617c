"""The laws hold at every state of some random games. `expedition fuzz` plays many more, and
`tests/test_compliance_catches.py` shows that each of them can be broken."""

import pytest

from expedition.games.congo import GAME as CONGO
from expedition.kit import records
from expedition.kit.laws import random_game
from tests.example import GAME

#: Far from the seeds that `tests/test_compliance.py` plays.
SEEDS = range(1000, 1002)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", CONGO.players)
def test_congo(seats: int, seed: int) -> None:
    match = random_game(CONGO, seats, {"river": "short", "scores": "hidden"}, seed)
    assert match.result is not None


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (random_game(GAME, 2, {"days": 9}, 5) for _ in range(2))
    assert str(one.record()) == str(other.record())
    assert records.read(str(one.record())).seed == 5


def test_without_laws_a_game_is_just_played() -> None:
    match = random_game(CONGO, 3, seed=1, laws=False)
    assert match.result is not None
