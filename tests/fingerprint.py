"""A fingerprint of the engine: records, views, events and decisions of some games as one hash.

    python tests/fingerprint.py

`tests/test_compiled.py` runs this with plain Python and with the compiled engine.
"""

import json
from hashlib import sha256
from typing import Any

from expedition.bots import Bot, GreedyBot, SearchBot
from expedition.games import find_game
from expedition.games.congo import rules
from expedition.kit import BadData, Chance, Match, from_json, to_json
from expedition.kit.events import heard_by

GAMES = 2
#: Ask the searching bot at every so many decisions.
EVERY = 12


def fingerprint(name: str) -> dict[str, str]:
    """One hash for each kind of thing, so that a difference says where to look."""
    parts: dict[str, list[str]] = {"records": [], "views": [], "events": [], "choices": []}
    game = find_game(name)
    for players in game.players:
        for seed in range(GAMES):
            match = Match(game, players, seed=seed)
            _play(match, Chance(seed), parts)
            parts["records"].append(str(match.record()))
    return {part: sha256("\n".join(found).encode()).hexdigest() for part, found in parts.items()}


def _play(match: Match, luck: Chance, parts: dict[str, list[str]]) -> None:
    bots: list[Bot] = [GreedyBot(), SearchBot(simulations=20)]
    while match.waiting_for:
        viewers: list[int | None] = [None, *range(match.seats)]
        parts["views"] += [to_json(match.view(viewer)) for viewer in viewers]
        seat = luck.pick(match.waiting_for)
        moves: Any = match.moves(seat)
        if match.number % EVERY == 0:
            chosen = [bot.choose(match.game, match.view(seat), moves, Chance(1)) for bot in bots]
            parts["choices"] += [move.text for move in chosen]
        events = match.play(seat, luck.pick(moves))
        heard = [str(message) for viewer in viewers for message in heard_by(events, viewer)]
        parts["events"] += heard


def read_back(name: str) -> str:
    """Whether a view comes back from its JSON: the problem, or nothing."""
    game = find_game(name)
    view = Match(game, game.players[0]).view(None)
    try:
        return "" if from_json(game.view_type, to_json(view)) == view else "another view"
    except BadData as error:
        return str(error)


if __name__ == "__main__":
    told = {"rules": rules.__file__, "read_back": read_back("congo")}
    print(json.dumps({**told, **fingerprint("congo")}))
