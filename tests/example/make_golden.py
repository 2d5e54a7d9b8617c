"""Makes the golden games of Summit: `python -m tests.example.make_golden`."""

from pathlib import Path

from expedition.compliance.golden import write
from expedition.kit.laws import random_game

from . import GAME

FOLDER = Path(__file__).parent / "golden"


def main() -> None:
    write(FOLDER / "three-days.record", random_game(GAME, 2, seed=1))
    write(FOLDER / "nine-days.record", random_game(GAME, 2, {"days": 9}, seed=2))


if __name__ == "__main__":
    main()
