"""The games of the house, found by their folders; others join by the entry point
`expedition.games`, which names a `Game` object."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from expedition.kit import BadTable, Game


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """Every registered game by its name."""
    found = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in iter_modules(__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group="expedition.games")]
    return {game.name: game for game in found}


def find_game(name: str) -> Game[Any, Any]:
    """A game by its name."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise BadTable(
            f"there is no game {name!r}, only {', '.join(games)}",
            "error-game",
            {"game": f"={name}", "allowed": f"={', '.join(games)}"},
        )
    return games[name]
