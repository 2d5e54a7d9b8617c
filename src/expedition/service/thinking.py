"""What a bot's process runs. It is handed a view and the legal moves, and hands back a move."""

import os
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from typing import NamedTuple

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.kit import Chance, from_json

from . import wire


def prepare() -> None:
    """Give way to the server, leave Ctrl-C to it, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(game: str, bot: str, view: str, moves: list[str], seed: int) -> str:
    """The move a bot chooses."""
    with _telling_where():
        return _choose(game, bot, view, moves, seed)


class Told(NamedTuple):
    """What a game answers, and whether that counts as a hint."""

    hint: wire.Hint
    counts: bool


def hint(game: str, view: str, question: str, marks: dict[str, str]) -> Told:
    """What a game answers to somebody who asks."""
    with _telling_where():
        found = find_game(game)
        told = found.hint(from_json(found.view_type, view), question, marks)
        lines = [wire.HintLine(wire.Message.of(said), list(places)) for said, places in told.lines]
        return Told(wire.Hint(lines), told.counts)


@contextmanager
def _telling_where() -> Iterator[None]:
    """Whatever goes wrong must survive the way back, or it breaks all processes; and it goes to
    the log, so it says where it happened but nothing of what the seat holds."""
    try:
        yield
    except Exception as error:
        raise RuntimeError(_where(error)) from None


def _where(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {frame.filename}:{frame.lineno}"


def _choose(game: str, bot: str, view: str, moves: list[str], seed: int) -> str:
    found = find_game(game)
    seen = from_json(found.view_type, view)
    legal = [found.notation.parse(text) for text in moves]
    return make_bot(bot).choose(found, seen, legal, Chance(seed)).text
