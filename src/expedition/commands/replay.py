"""`expedition replay FILE`: a record in words."""

from pathlib import Path

import rich_click as click

from expedition.kit import BadTable, heard_by
from expedition.words import Words, pick_language, printable

from ._common import read_match


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--as", "seat", metavar="SEAT", type=int, help="As this seat knew it (0 is first).")
@click.option("--lang", metavar="L", help="Language: en, fr, it, ru; else the system's.")
def replay(file: Path, seat: int | None, lang: str | None) -> None:
    """Tell a recorded game in words, as a spectator saw it or as a seat knew it."""
    language = pick_language(lang)
    match = read_match(file)
    if seat is not None and seat not in range(match.seats):
        raise BadTable(
            f"there is no seat {seat}, only 0–{match.seats - 1}",
            "error-seat",
            {"seat": f"={seat}", "high": match.seats - 1},
        )
    words = Words(language, match.game, match.names, seat)
    for message in heard_by(match.opening, seat):
        print(printable(words.say(message)))
    for number, turn in enumerate(match.turns, 1):
        for at, message in enumerate(heard_by(turn.events, seat)):
            print(f"{'' if at else number:>4}  {printable(words.say(message))}")
