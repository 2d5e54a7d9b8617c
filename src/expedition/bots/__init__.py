"""Bots: players that see only a view. People choose by level, programs by name."""

from collections.abc import Callable
from typing import Final

from expedition.kit import BadTable

from .bot import Bot, DistractedBot, GreedyBot, RandomBot
from .search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "DistractedBot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "make_bot",
]

#: What a person may choose from, weakest first.
LEVELS: Final = ("easy", "normal", "hard")

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "easy": lambda: DistractedBot("easy", one_in=4),
    "normal": lambda: SearchBot("normal", simulations=120),
    "hard": lambda: SearchBot("hard", simulations=1200),
}


def make_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadTable(
            f"there is no bot {name!r}, only {', '.join(BOTS)}",
            "error-bot",
            {"bot": f"={name}", "allowed": f"={', '.join(BOTS)}"},
        )
    return BOTS[name]()
