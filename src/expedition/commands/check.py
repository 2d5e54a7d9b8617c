"""`expedition check FILE…`: do these records replay?"""

from pathlib import Path

import rich_click as click

from expedition.kit import ExpeditionError

from ._common import read_match


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> int:
    """Replay records and say of each whether it is a legal game. Exit code 1 if one is not."""
    broken = 0
    for path in files:
        try:
            match = read_match(path)
        except ExpeditionError as error:
            broken += 1
            print(f"{path}: {error}")
            continue
        ended = "over" if match.result is not None else "still running"
        print(f"{path}: {match.game.name}, {match.number} moves, {ended}")
    return 1 if broken else 0
