"""What the browser's tests of the Northwest Passage draw.

`python -m tests.browser.northwest_fixture` writes `web/src/games/northwest/fixture.json`.

It holds the box, and the table as one player sees it with a tile in the reserve and spots for it.
"""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from expedition.games.northwest import GAME
from expedition.kit import Match, Message

FIXTURE: Final = Path(__file__).parents[2] / "web/src/games/northwest/fixture.json"
SEED: Final = 7
#: Decisions made before the table is looked at: at least so many.
DEEP: Final = 30


def fixture() -> dict[str, Any]:
    match = _played()
    (seat,) = match.waiting_for
    view = match.view(seat)
    return {
        "box": asdict(GAME.box()),
        "view": asdict(view),
        "advice": asdict(GAME.advice(view)),
        "moves": [
            {"text": move.text, "words": GAME.move_words(view, move)} for move in match.moves(seat)
        ],
    }


def as_text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_message) + "\n"


def _message(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": message.args}


def _played() -> Match:
    """A game of chance, up to a turn with tiles that fit."""
    match, luck = Match(GAME, 2, {}, SEED), Random(SEED)
    while match.waiting_for:
        (seat,) = match.waiting_for
        moves = match.moves(seat)
        places = [move for move in moves if move.text.startswith("place ship")]
        if len(match.turns) > DEEP and len(places) > 1:
            return match
        home = [move for move in moves if "greenland" not in move.text]
        match.play(seat, luck.choice(places or home))
    raise AssertionError("the game was over before a tile could be laid: choose another seed")


if __name__ == "__main__":
    FIXTURE.write_text(as_text(fixture()), "utf-8")
