"""Maldonado's box and two moments of a game, for the browser's tests that draw.

python -m tests.browser.maldonado_fixture    writes web/src/games/maldonado/sample.fixture.json
"""

import json
from pathlib import Path
from typing import Any, Final

from expedition.games import find_game
from expedition.kit import Chance, Match
from expedition.service.plain import to_json

FIXTURE: Final = Path(__file__).parents[2] / "web/src/games/maldonado/sample.fixture.json"
#: A game that three kills end, and a moment in the middle of it.
_SEED: Final = 0
_MIDDLE: Final = 120


def fixture() -> dict[str, Any]:
    game = find_game("maldonado")
    match = Match(game, 4, {"map": 5, "water": "easy"}, _SEED)
    chance = Chance(_SEED)
    moments = []
    while match.waiting_for:
        if match.number == _MIDDLE:
            moments.append(moment(match))
        seat = match.waiting_for[0]
        match.play(seat, game.greedy(match.view(seat), match.moves(seat), chance))
    return {"box": box(), "middle": moments[0], "end": moment(match)}


def box() -> Any:
    return json.loads(to_json(find_game("maldonado").box()))


def moment(match: Match) -> dict[str, Any]:
    """The table as the first seat sees it."""
    view = match.view(0)
    advice = match.game.advice(view)
    return {"view": json.loads(to_json(view)), "advice": json.loads(to_json(advice))}


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(fixture(), ensure_ascii=False) + "\n", "utf-8")
