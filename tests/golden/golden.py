"""Golden games: whole games as records, each with a log of everything that was said.

`tests/golden/<game>/<name>.record` is a record as `expedition check` reads it; beside it
`<name>.log` holds one line for each event:

    > 1 bid FR-doctor-1                 a move
    *  station(stop=stop-bolobo, …)     told to everybody
    =2 drew-character(card=…)           told to seat 2 alone
    -2 bid-made(seat=seat:2)            told to everybody but seat 2
    ?01 …                               told to these seats (s: spectators)
    ! ending-kindu, …                   the result

Games of an own need nothing else: put records there and `write` their logs.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from expedition.games import find_game
from expedition.kit import Event, Match, Message, records
from expedition.kit.events import SPECTATOR

FOLDER = Path(__file__).parent


def record_paths(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.record"))


def replay(path: Path) -> Match:
    record = records.read(path.read_text("utf-8"))
    return Match.replay(find_game(record.game), record)


def log_lines(match: Match) -> list[str]:
    """Everything that was said, to whom, in order."""
    lines = [*_event_lines(match.opening, match.seats)]
    for turn in match.turns:
        lines.append(f"> {turn.seat} {turn.move.text}")
        lines += _event_lines(turn.events, match.seats)
    result = match.result
    if result is not None:
        scores = " ".join(f"{score:g}" for score in result.scores)
        ranks = " ".join(map(str, result.ranks))
        lines.append(f"! {result.ending}, {result.decided_by}, scores {scores}, ranks {ranks}")
    return lines


def _event_lines(events: Iterable[Event], seats: int) -> Iterator[str]:
    for event in events:
        yield f"{_audience(event.audience, seats):<2} {Message(event.id, event.args)}"


def _audience(mask: int, seats: int) -> str:
    hears = [seat for seat in range(seats) if mask >> (seat + 1) & 1]
    deaf = [seat for seat in range(seats) if seat not in hears]
    spectators = bool(mask & SPECTATOR)
    if spectators and not deaf:
        return "*"
    if spectators and len(deaf) == 1 and seats > 1:
        return f"-{deaf[0]}"
    if not spectators and len(hears) == 1:
        return f"={hears[0]}"
    return "?" + "".join(map(str, hears)) + ("s" if spectators else "")


def write(path: Path, match: Match) -> None:
    """Write a match as a golden game: its record and its log."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(match.record()), "utf-8")
    path.with_suffix(".log").write_text("\n".join(log_lines(match)) + "\n", "utf-8")
