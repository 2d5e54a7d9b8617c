"""What bad input gets: every case is tried, and what comes of it is the page docs/bad-input.md.

`python -m tests.bad_input` writes the page anew; `tests/test_docs.py` fails when it is stale.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.games.congo import GAME as CONGO
from expedition.kit import BadData, ExpeditionError, Match, from_json, records
from expedition.words import pick_language
from tests.commands.test_bad_arguments import BAD_ARGUMENTS
from tests.example import GAME as SUMMIT
from tests.kit.test_data import HOSTILE, Table
from tests.kit.test_records import BROKEN
from tests.service.test_hostile import CASES

PAGE = Path(__file__).parents[1] / "docs" / "bad-input.md"

HEAD = """# Bad input

What was tried, and what it gets. Nothing here loses anything: a refused move leaves the match as it
was, a broken record or view is not read at all. Every line is tried by the tests; this page is
written by `python -m tests.bad_input`, and the suite fails when it is stale. Errors are named
classes of `expedition.kit.errors`; their text here is the one for programs and logs, people get
theirs in their language.
"""

HALF = "half a character (`\\ud800`)"

Case = tuple[str, Callable[[], object]]


def page() -> str:
    parts = [
        HEAD,
        _section("Moves", "", _moves()),
        _section("Tables", "", _tables()),
        _section(
            "Records",
            "Line 0 is the record as a whole. The cases stand in `tests/kit/test_records.py`.",
            _records(),
        ),
        _section(
            "JSON",
            "Views that come from outside. The cases stand in `tests/kit/test_data.py`.",
            _json(),
        ),
        _service(),
        _commands(),
    ]
    return "\n".join(parts)


def _section(title: str, intro: str, cases: Iterator[Case]) -> str:
    lines = [f"## {title}", "", *([intro, ""] if intro else []), "| tried | error |", "|---|---|"]
    for tried, act in cases:
        lines.append(f"| {_cell(tried)} | {_cell(_error(act))} |")
    return "\n".join(lines) + "\n"


def _error(act: Callable[[], object]) -> str:
    """The error that comes of it; that something else comes would be a hole."""
    try:
        act()
    except ExpeditionError as error:
        return f"`{type(error).__name__}` {error}"
    raise AssertionError("this was meant to be refused")


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\x00", "\\x00")


# --- The cases ----------------------------------------------------------------------------------


def _moves() -> Iterator[Case]:
    congo = Match(CONGO, 2, seed=1)
    seat = congo.waiting_for[0]
    held = {move.text for move in congo.moves(seat)}
    foreign = next(
        move.text
        for move in CONGO.notation.moves
        if move.text.startswith("bid ") and move.text not in held
    )
    for text in ("", "dance", "bid", "bid nobody", "bid\x00", "BID " + "x" * 500, foreign, "pass"):
        shown = text if len(text) < 40 else f"{text[:8]}… ({len(text)} characters)"
        yield f"`{shown}` as a bid", _play(congo, seat, text)
    yield "a move of a seat that is not there", _play(congo, 7, "pass")
    yield "a move of seat −1", _play(congo, -1, "pass")
    yield "a number instead of a move", lambda: congo.play(seat, 3)  # type: ignore[arg-type]
    yield "the view of a seat that is not there", lambda: congo.view(7)
    yield "a move meant for another moment", lambda: congo.play(seat, "pass", number=9)
    waits = Match(SUMMIT, 2)
    waits.play(0, "stay")
    yield "a second decision in the same turn", _play(waits, 0, "climb")
    yield "taking back what another decided", lambda: waits.undo(1)
    over = Match(SUMMIT, 2, {"days": 1})
    over.play(0, "stay")
    over.play(1, "stay")
    yield "a move after the end", _play(over, 0, "stay")
    yield "taking back what ended the game", lambda: over.undo(1)
    weak = Match(SUMMIT, 2, script=(0, 0))
    yield "a move the rules forbid", _play(weak, 0, "climb")


def _play(match: Match, seat: int, text: str) -> Callable[[], object]:
    return lambda: match.play(seat, text)


def _tables() -> Iterator[Case]:
    yield "an unknown game", lambda: find_game("chess")
    yield "an unknown bot", lambda: make_bot("clever")
    yield "an unknown language", lambda: pick_language("tlh")
    seats: list[Any] = [0, 1, 5, -1, 10**30, True, 2.0, "two", None]
    for count in seats:
        yield f"{count!r} seats", _start(count)
    options: list[dict[str, object]] = [
        {"river": "long"},
        {"river": None},
        {"river": ["full"]},
        {"depth": 3},
    ]
    for given in options:
        yield f"options `{given}`", _start(2, given)
    for days in (0, 10, "3.5", True):
        yield f"`{days!r}` days where 1–9 are allowed", _days(days)
    odd = ("Ada, Bo", "A#", "A|B", "A\nB", "A\u2028B", " Ada", "\x1b[2J")
    for names in (("Ada",), ("Ada", ""), ("Ada", "B" * 41), *((name, "Bo") for name in odd)):
        yield f"names `{[name[:10] for name in names]}`", _named(names)
    seeds: list[Any] = [-1, 10**100, 1.5, "7"]
    for seed in seeds:
        yield f"seed `{str(seed)[:20]!r}`", _seeded(seed)


def _start(seats: Any, options: dict[str, object] | None = None) -> Callable[[], object]:
    return lambda: Match(CONGO, seats, options)


def _days(days: object) -> Callable[[], object]:
    return lambda: Match(SUMMIT, 2, {"days": days})


def _named(names: tuple[str, ...]) -> Callable[[], object]:
    return lambda: Match(SUMMIT, 2, names=names)


def _seeded(seed: Any) -> Callable[[], object]:
    return lambda: Match(SUMMIT, 2, seed=seed)


def _records() -> Iterator[Case]:
    for tried, (text, _, _) in BROKEN.items():
        yield tried, _replay(text)


def _replay(text: str) -> Callable[[], object]:
    return lambda: Match.replay(SUMMIT, records.read(text))


def _json() -> Iterator[Case]:
    texts = {
        "nothing": "",
        "JSON that is cut off": "{",
        "NUL": "\x00",
        "100 000 brackets": "[" * 100_000,
        "a number of 5 000 digits": "1" * 5000,
        "an object that names something twice": '{"seats":1,"seats":2}',
        HALF: '"\\ud800"',
    }
    for tried, text in texts.items():
        yield tried, _read(text, in_pythons_words=tried not in ("100 000 brackets", HALF))
    for data, problem in HOSTILE:
        path = problem.partition(":")[0]
        yield f"a wrong value at `{path}`", _read(json.dumps(data))


def _read(text: str, *, in_pythons_words: bool = False) -> Callable[[], object]:
    """What Python's reader of JSON says differs from version to version, so it is left out."""

    def read() -> None:
        try:
            from_json(Table, text)
        except BadData as error:
            raise (
                BadData(error.path, "… (in Python's words)") if in_pythons_words else error
            ) from None

    return read


def _service() -> str:
    """These are sent to a server in tests/service/test_hostile.py."""
    lines = [
        "## The service",
        "",
        "What a server is sent over HTTP, the status of its answer and what the answer holds;",
        "after each the table is as before. The cases stand in `tests/service/test_hostile.py`,",
        "with what live sockets say wrongly. Floods, lazy readers and slow requests are tried in",
        "`test_doors.py` beside it; a full disk, killed servers and killed bots in",
        "`test_restarts.py`, a database that goes away in `test_postgres.py`, made-up requests by",
        "the schema in `test_schema.py`.",
        "",
        "| tried | status | the answer holds |",
        "|---|---|---|",
    ]
    lines += [f"| {tried} | {status} | {_cell(told)} |" for tried, _, status, told in CASES]
    return "\n".join(lines) + "\n"


def _commands() -> str:
    """These run in processes of their own, in tests/commands/test_bad_arguments.py."""
    lines = [
        "## The command line",
        "",
        "One line on the error stream, nothing on the other, exit code 2. `expedition play` has",
        "more of them in `tests/terminal/test_play_command.py`; of broken records `check` says",
        "what stands above, with exit code 1. RECORD is a record of two seats.",
        "",
        "| typed | the line holds |",
        "|---|---|",
    ]
    lines += [f"| `expedition {typed}` | {_cell(line)} |" for typed, line in BAD_ARGUMENTS]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
