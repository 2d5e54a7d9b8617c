"""The games of the house, found by their folders; others join by the entry point
`expedition.games`, which names a `Game` object."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any
from warnings import warn

from expedition.kit import BadTable, Game
from expedition.kit.errors import shortened


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """Every registered game by its name."""
    found = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in iter_modules(__path__)
        if module.ispkg
    ]
    games = {game.name: game for game in found}
    for entry in entry_points(group="expedition.games"):
        _add_outside(games, entry)
    return games


def _add_outside(games: dict[str, Game[Any, Any]], entry: EntryPoint) -> None:
    """A game from elsewhere; one that cannot be loaded or takes a name again disturbs no other."""
    try:
        game: Game[Any, Any] = entry.load()
        if game.name in games:
            raise ValueError(f"there is a game {game.name!r} already")
    except Exception as error:
        warn(f"the game {entry.name!r} ({entry.value}) is left out: {error!r}", stacklevel=3)
    else:
        games[game.name] = game


def find_game(name: str) -> Game[Any, Any]:
    """A game by its name."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        name = shortened(name)
        raise BadTable(
            f"there is no game {name!r}, only {', '.join(games)}",
            "error-game",
            {"game": f"={name}", "allowed": f"={', '.join(games)}"},
        )
    return games[name]
