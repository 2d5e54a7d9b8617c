"""What a bot's process runs. It is handed a view and the legal moves, and hands back a move."""

import os
import signal
import threading
import time
import traceback
from multiprocessing import parent_process

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.kit import Chance, from_json


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


def think(game: str, bot: str, view: str, moves: list[str], seed: int) -> tuple[str, float]:
    """The move a bot chooses, and how long it thought."""
    began = time.perf_counter()
    try:
        text = _choose(game, bot, view, moves, seed)
    except Exception as error:
        # Whatever it is, it must survive the way back, or it breaks all processes; and it goes
        # to the log, so it says where it happened but nothing of what the bot holds.
        raise RuntimeError(_where(error)) from None
    return text, time.perf_counter() - began


def _where(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {frame.filename}:{frame.lineno}"


def _choose(game: str, bot: str, view: str, moves: list[str], seed: int) -> str:
    found = find_game(game)
    seen = from_json(found.view_type, view)
    legal = [found.notation.parse(text) for text in moves]
    return make_bot(bot).choose(found, seen, legal, Chance(seed)).text
