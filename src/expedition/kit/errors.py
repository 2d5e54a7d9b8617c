"""What can go wrong, by name. Every error tells a person what was wrong and changes nothing.

The text of an error is English and meant for programs and logs; `message` is the same as an id
with arguments, which `expedition.words` turns into the reader's language.
"""

from collections.abc import Mapping, Sequence

from .events import Arg, Message


class ExpeditionError(Exception):
    """The root of all errors that Expedition raises on purpose."""

    def __init__(self, text: str, id: str, args: Mapping[str, Arg] | None = None) -> None:
        super().__init__(text)
        self.message = Message(id, args or {})


class OutOfScript(ExpeditionError):
    """Scripted chance was asked for something the script does not hold."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "error-script", {"detail": f"={text}"})


class MoveRefused(ExpeditionError):
    """A move that was not made. The subclasses say why."""


def shortened(given: object) -> str:
    """What was given, to be repeated in an error: not all of it, if it is long."""
    text = str(given)
    return text if len(text) <= 80 else text[:77] + "…"


class Malformed(MoveRefused):
    """The text is no move of this game."""

    def __init__(self, text: str) -> None:
        shown = shortened(text)
        super().__init__(f"no move reads {shown!r}", "error-malformed", {"text": f"={shown}"})


class Ambiguous(MoveRefused):
    """The text fits several moves; `candidates` are their full texts."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        text = shortened(text)
        super().__init__(
            f"{text!r} may mean {' or '.join(repr(each) for each in candidates)}",
            "error-ambiguous",
            {"text": f"={text}", "candidates": tuple(f"={each}" for each in candidates)},
        )
        self.candidates = tuple(candidates)


class NotYourTurn(MoveRefused):
    """The seat owes no decision now."""

    def __init__(self, seat: int, waiting: Sequence[int]) -> None:
        super().__init__(
            f"seat {seat} owes no decision; waiting for {list(waiting)}",
            "error-not-your-turn",
            {"seat": f"seat:{seat}", "waiting": tuple(f"seat:{each}" for each in waiting)},
        )
        self.seat = seat


class IllegalMove(MoveRefused):
    """The move exists but the rules do not allow it here; `reason` says why."""

    def __init__(self, seat: int, move: str, reason: Message) -> None:
        super().__init__(f"seat {seat} may not {move!r}: {reason}", reason.id, reason.args)
        self.seat = seat
        self.move = move
        self.reason = reason


class StaleMove(MoveRefused):
    """The move was meant for an earlier moment of the game."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(
            f"the move was meant for number {expected}, the game is at {current}",
            "error-stale",
            {"expected": expected, "current": current},
        )


class CannotUndo(MoveRefused):
    """The last decision stands: another seat's, luck, or something was shown."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "error-undo")


class BadTable(ExpeditionError):
    """A game cannot be started so: its name, its seats or its options are off."""


class BrokenRecord(ExpeditionError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 is the whole."""

    def __init__(self, line: int, text: str, id: str = "error-record") -> None:
        where = f"line {line}: " if line else ""
        super().__init__(where + text, id, {"line": line, "detail": f"={text}"})
        self.line = line


class BadData(ExpeditionError):
    """JSON that is not what it should be; `path` names the place."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(
            f"{path}: {text}", "error-data", {"path": f"={path}", "detail": f"={text}"}
        )
        self.path = path
