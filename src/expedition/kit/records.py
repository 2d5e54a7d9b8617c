"""Records: a whole game as a text one can read, mail and diff.

    expedition record 1
    game: congo
    rules: 1
    options: river=full scores=open
    seats: 2
    names: Ada, Boris
    seed: 42

    0 bid FR-doctor-1
    1 bid GB-officer-2
    …
    result: 12.5 9

The head is `name: value`, then after an empty line a move a line: seat and text. `#` starts a
comment. `script:` may list outcomes of chance that come before the seed's. `result:` may close a
finished game, and is then checked. Replaying a record gives the same game byte for byte.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .errors import BrokenRecord

FORMAT = 1
_FIRST = "expedition record"
LONGEST = 1 << 20
_HEAD = ("game", "rules", "options", "seats", "names", "seed", "script")


@dataclass(frozen=True)
class Record:
    """What a record says; nothing of it has been checked against the rules yet."""

    game: str
    rules: int
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    script: tuple[int, ...] = ()
    moves: tuple[tuple[int, str], ...] = ()
    result: str | None = None
    #: The line of the text where each move stands, for errors; 0 without a text.
    lines: tuple[int, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        head = [
            f"{_FIRST} {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            "options: " + " ".join(f"{name}={value}" for name, value in self.options.items()),
            f"seats: {self.seats}",
        ]
        if self.names:
            head.append(f"names: {', '.join(self.names)}")
        head.append(f"seed: {self.seed}")
        if self.script:
            head.append(f"script: {' '.join(map(str, self.script))}")
        body = [f"{seat} {move}" for seat, move in self.moves]
        tail = [] if self.result is None else [f"result: {self.result}"]
        return "\n".join([*(line.rstrip() for line in head), "", *body, *tail]) + "\n"


def read(text: str) -> Record:
    """Read a record's text; whatever is wrong is named with its line."""
    if len(text) > LONGEST:
        raise BrokenRecord(0, f"longer than {LONGEST} characters")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = [line.split("#", 1)[0].strip() for line in text.split("\n")]
    if not lines or not lines[0].startswith(_FIRST):
        raise BrokenRecord(1, f"a record begins with {_FIRST!r}")
    version = _number(1, "format", lines[0][len(_FIRST) :].strip())
    if version < 1:
        raise BrokenRecord(1, f"there is no format {version}")
    if version > FORMAT:
        raise BrokenRecord(
            1, f"format {version} is newer than {FORMAT}, the newest known here", "error-newer"
        )
    body = _end_of_head(lines)
    head = _head(lines[1:body])
    moves: list[tuple[int, str]] = []
    where: list[int] = []
    result: str | None = None
    for number, line in enumerate(lines[body:], body + 1):
        if not line:
            continue
        if result is not None:
            raise BrokenRecord(number, "nothing may follow the result")
        if line.startswith("result:"):
            result = line[7:].strip()
            continue
        seat, _, move = line.partition(" ")
        moves.append((_number(number, "seat", seat), move.strip()))
        where.append(number)
    return _make(head, tuple(moves), tuple(where), result)


def _end_of_head(lines: list[str]) -> int:
    at = 1
    while at < len(lines) and lines[at]:
        at += 1
    return at


def _head(lines: list[str]) -> dict[str, tuple[int, str]]:
    head: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if not colon or name not in _HEAD:
            raise BrokenRecord(number, f"the head knows {', '.join(_HEAD)}, not {line[:40]!r}")
        if name in head:
            raise BrokenRecord(number, f"{name} stands twice")
        head[name] = (number, value.strip())
    for name in ("game", "rules", "seats", "seed"):
        if name not in head:
            raise BrokenRecord(0, f"the head lacks {name}")
    return head


def _make(
    head: dict[str, tuple[int, str]],
    moves: tuple[tuple[int, str], ...],
    lines: tuple[int, ...],
    result: str | None,
) -> Record:
    options: dict[str, str] = {}
    number, given = head.get("options", (0, ""))
    for pair in given.split():
        name, equals, value = pair.partition("=")
        if not equals or name in options:
            raise BrokenRecord(number, f"an option reads name=value, once each, not {pair[:40]!r}")
        options[name] = value
    script_at, script = head.get("script", (0, ""))
    names = head.get("names", (0, ""))[1]
    return Record(
        game=head["game"][1],
        rules=_number(*_named("rules", head)),
        seats=_number(*_named("seats", head)),
        seed=_number(*_named("seed", head)),
        options=options,
        names=tuple(name.strip() for name in names.split(",")) if names else (),
        script=tuple(_number(script_at, "script", each) for each in script.split()),
        moves=moves,
        result=result,
        lines=lines,
    )


def _named(name: str, head: dict[str, tuple[int, str]]) -> tuple[int, str, str]:
    number, value = head[name]
    return number, name, value


def _number(line: int, what: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 100:
        raise BrokenRecord(line, f"{what} is {text[:40]!r}, not a number")
    return int(text)
