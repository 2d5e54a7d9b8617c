"""Golden games: whole games as records, each with a log of everything that was said.

A folder holds `<name>.record`, as `expedition check` reads it, and beside each one `<name>.log`
with one line for each event:

    > 1 bid FR-doctor-1                 a move
    *  station(stop=stop-bolobo, …)     told to everybody
    =2 drew-character(card=…)           told to seat 2 alone
    -2 bid-made(seat=seat:2)            told to everybody but seat 2
    ?01 …                               told to these seats (s: spectators)
    ! ending-kindu, …                   the result

`write` makes both from a match.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from expedition.kit import Event, ExpeditionError, Game, Match, Message, records
from expedition.kit.events import SPECTATOR


def replay(game: Game[Any, Any], path: Path) -> Match:
    """The match that a golden record holds."""
    return Match.replay(game, records.read(path.read_text("utf-8")))


def write(path: Path, match: Match) -> None:
    """Write a match as a golden game: its record and its log."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(str(match.record()), "utf-8")
    path.with_suffix(".log").write_text("\n".join(log_lines(match)) + "\n", "utf-8")


# --- The log ------------------------------------------------------------------------------------


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


# --- What is wrong ------------------------------------------------------------------------------


def missing_problems(folder: Path) -> list[str]:
    """A game has golden games, each with its log, and no log without its game."""
    paths = sorted(folder.glob("*.record"))
    problems = [] if paths else [f"{folder}: holds no records"]
    for path in paths:
        if not path.with_suffix(".log").exists():
            problems.append(f"{path.name}: has no log beside it")
    for path in sorted(folder.glob("*.log")):
        if not path.with_suffix(".record").exists():
            problems.append(f"{path.name}: has no record beside it")
    return problems


def changed_problems(game: Game[Any, Any], folder: Path) -> list[str]:
    """Golden games that do not read, do not replay, or are no longer what they were."""
    paths = sorted(folder.glob("*.record"))
    return [problem for path in paths for problem in golden_problems(game, path)]


def golden_problems(game: Game[Any, Any], path: Path) -> list[str]:
    """What is wrong with one golden game: the first line that differs of its record and its log."""
    text = path.read_text("utf-8")
    try:
        match = replay(game, path)
    except ExpeditionError as error:
        return [f"{path.name}: {error}"]
    again = str(match.record())
    problems = _first_difference(path.name, again.splitlines(), text.splitlines())
    if not problems and again != text:
        problems.append(f"{path.name}: its lines end in another way")
    log = path.with_suffix(".log")
    if log.exists():
        expected = log.read_text("utf-8").splitlines()
        problems += _first_difference(log.name, log_lines(match), expected)
    return problems


def _first_difference(name: str, found: list[str], expected: list[str]) -> list[str]:
    for number, (now, then) in enumerate(zip_longest(found, expected), 1):
        if now != then:
            return [f"{name}:{number}: was {_shown(then)}, is {_shown(now)}"]
    return []


def _shown(line: str | None) -> str:
    return "the end" if line is None else repr(line)
