"""The table in words, ready to be drawn: sections of a game, said in the reader's language.

A game's `describe` gives sentences with hints (see `games/congo/describe.py`); a sheet is those
sentences together with what the hints ask for. A game without hints is shown as sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from expedition.kit import Game, Message
from expedition.words import Words


@dataclass(frozen=True)
class Line:
    """One sentence, and the same in short cells if the game offers that."""

    text: str
    cells: tuple[str, ...] = ()
    tone: str = ""
    item: str = ""
    seat: int | None = None
    #: Whether somebody is awaited here.
    asked: bool = False


@dataclass(frozen=True)
class Panel:
    """A section: its title, where it belongs and how its lines lie."""

    title: str
    place: str
    form: str
    head: tuple[str, ...]
    lines: tuple[Line, ...]


def panels(game: Game[Any, Any], view: Any, words: Words) -> list[Panel]:
    """All that a view shows, said in words."""
    return [
        Panel(
            title=words.say(section.title),
            place=_hint(section.title, "place") or "main",
            form=_hint(section.title, "form") or "text",
            head=_cells(section.title, words),
            lines=tuple(_line(line, words) for line in section.lines),
        )
        for section in game.describe(view)
    ]


def results(game: Game[Any, Any], view: Any) -> frozenset[str]:
    """The ids of the messages that tell how a place was decided, if the game names any."""
    titles = [section.title for section in game.describe(view)]
    return frozenset(id for title in titles for id in _hint(title, "result").split())


def last_result(game: Game[Any, Any], view: Any, heard: Sequence[Message], words: Words) -> str:
    """How the last place was decided, in one line: what was heard of it without a break."""
    ids = results(game, view)
    found: list[str] = []
    for message in reversed(heard):
        if message.id in ids:
            found.insert(0, words.say(message))
        elif found:
            break
    holders = [_hint(section.title, "last") for section in game.describe(view)]
    holder = next((id for id in holders if id), "")
    if not found or not holder:
        return ""
    return words.say(Message(holder, {"news": f"={' '.join(found)}"}))


def more(message: Message, hint: str, words: Words) -> str:
    """What else a move says of itself by this hint: its `detail`, or the `effect` of a card."""
    id = _hint(message, hint)
    return words.say(Message(id, message.args)) if id else ""


def named(lines: Sequence[Line], text: str) -> str:
    """The item of the only line that is called by these words, if there is one."""
    asked = [part for part in _plain(text).split() if len(part) > 2]
    items = {
        line.item
        for line in lines
        if line.item and asked and set(asked) & set(_plain(" ".join(line.cells[1:3])).split())
    }
    best = {
        line.item
        for line in lines
        if line.item in items and set(asked) <= set(_plain(" ".join(line.cells[1:3])).split())
    }
    found = best or items
    return found.pop() if len(found) == 1 else ""


def _plain(text: str) -> str:
    return "".join(sign if sign.isalnum() else " " for sign in text.casefold())


def _line(message: Message, words: Words) -> Line:
    seat = message.args.get("seat")
    return Line(
        text=words.say(message),
        cells=_cells(message, words),
        tone=_hint(message, "tone"),
        item=_hint(message, "item"),
        seat=int(seat[5:]) if isinstance(seat, str) and seat.startswith("seat:") else None,
        asked=_hint(message, "asked") == "yes",
    )


def _cells(message: Message, words: Words) -> tuple[str, ...]:
    id = _hint(message, "cells")
    if not id:
        return ()
    return tuple(cell.strip() for cell in words.say(Message(id, message.args)).split("|"))


def _hint(message: Message, name: str) -> str:
    value = message.args.get(name)
    return value[1:] if isinstance(value, str) and value.startswith("=") else ""
