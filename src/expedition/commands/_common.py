"""What several commands share: reading numbers, options and files, and showing progress."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from expedition.games import all_games, find_game
from expedition.kit import BrokenRecord, Match, records

JOBS = click.IntRange(1, 64)
GAMES = click.IntRange(1, 1_000_000)
SEED = click.IntRange(0, 2**63 - 1)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """`name=value` pairs as they come from the command line."""
    found: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"an option reads name=value, not {pair!r}")
        found[name] = value
    return found


def read_match(path: Path) -> Match:
    """The match that a record file holds, replayed."""
    try:
        with path.open("rb") as file:
            text = file.read(records.LONGEST + 1).decode()
    except UnicodeDecodeError:
        raise BrokenRecord(0, "not a text file in UTF-8") from None
    except OSError as error:
        raise click.FileError(str(path), error.strerror or str(error)) from None
    record = records.read(text)
    return Match.replay(find_game(record.game), record)


def progress(hidden: bool) -> AbstractContextManager[Progress] | Progress:
    """A bar on the error stream, so that what is printed can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=hidden,
        transient=True,
    )


def known_options() -> str:
    """What `--option` takes, game by game."""
    known = [
        f"{name}: " + ", ".join(option.usage() for option in game.options)
        for name, game in all_games().items()
        if game.options
    ]
    return f"An option of the game. {'; '.join(known)}."
