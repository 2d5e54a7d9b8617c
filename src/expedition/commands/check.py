"""`expedition check FILE…`: do these records replay?"""

import sys
from pathlib import Path

import rich_click as click

from expedition.kit import ExpeditionError
from expedition.words import printable

from ._common import read_match


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> int:
    """Replay records and say of each whether it is a legal game.

    The exit code is 1 if one is not, and 2 if one cannot be read.
    """
    code = 0
    for path in files:
        try:
            match = read_match(path)
        except click.FileError as error:
            code = 2
            print(error.format_message(), file=sys.stderr)
            continue
        except ExpeditionError as error:
            code = code or 1
            print(printable(f"{path}: {error}"))
            continue
        ended = "over" if match.result is not None else "still running"
        print(printable(f"{path}: {match.game.name}, {match.number} moves, {ended}"))
    return code
