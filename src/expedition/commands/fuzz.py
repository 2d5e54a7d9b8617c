"""`expedition fuzz GAME`: random games with every law checked at every state."""

from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import gcd
from pathlib import Path

import rich_click as click

from expedition.games import find_game
from expedition.kit.laws import LawBroken, random_game

from ._common import GAMES, JOBS, SEED, progress

Case = tuple[str, int, dict[str, object], int]


@click.command()
@click.argument("game")
@click.option("--games", default=100, type=GAMES, show_default=True)
@click.option("--seed", default=0, type=SEED, show_default=True)
@click.option("--jobs", default=1, type=JOBS, show_default=True, help="Processes to use.")
@click.option(
    "--save",
    default=".",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the records of failures.",
)
def fuzz(game: str, games: int, seed: int, jobs: int, save: Path) -> int:
    """Play random games of all sizes and options, checking every law at every state.

    A failure is saved as a record and named; the exit code is then 1.
    """
    cases = _cases(game, games, seed)
    try:
        save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.FileError(str(save), error.strerror or str(error)) from None
    failures = 0
    with progress(hidden=False) as bar, ProcessPoolExecutor(jobs) as pool:
        task = bar.add_task(game, total=games)
        for case, failure in zip(cases, pool.map(_run, cases, chunksize=1), strict=True):
            bar.advance(task)
            if failure is not None:
                failures += 1
                _save(save, case, *failure)
    print(f"{games - failures} of {games} random games kept every law")
    return 1 if failures else 0


def _cases(name: str, games: int, seed: int) -> list[Case]:
    """All numbers of players in turn, and all options, scattered: a few games show some of each."""
    game = find_game(name)
    names = [option.name for option in game.options]
    settings = list(product(*(option.listed for option in game.options)))
    step = _scattering(len(settings))
    found: list[Case] = []
    for number in range(games):
        lap, at = divmod(number, len(game.players))
        values = settings[lap * step % len(settings)]
        found.append((name, game.players[at], dict(zip(names, values, strict=True)), seed + number))
    return found


def _scattering(count: int) -> int:
    """A step that leads to all of so many things, far from one to the next."""
    step = max(1, int(count * 0.618))
    while gcd(step, count) != 1:
        step += 1
    return step


def _run(case: Case) -> tuple[str, str] | None:
    """What went wrong and the record that leads there, or None."""
    name, players, options, seed = case
    try:
        random_game(find_game(name), players, options, seed)
    except LawBroken as error:
        return str(error), str(error.record)
    return None


def _save(folder: Path, case: Case, problem: str, record: str) -> None:
    path = folder / f"fuzz-{case[0]}-{case[1]}-{case[3]}.record"
    path.write_text(f"{record}# {problem}\n", "utf-8")
    print(f"{path}: {problem}")
