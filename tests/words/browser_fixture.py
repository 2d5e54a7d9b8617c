"""What Python says, for the browser's test: `python -m tests.words.browser_fixture` writes
`web/src/lib/words.fixture.json`.

It holds some hundred messages (what was told in the golden games, with the questions, the moves,
the table in words and the stories), each for one reader and in every language; `words.test.ts` must
say the same. The box is in it too, for tests that draw.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from expedition.compliance.golden import replay
from expedition.games.congo import GAME
from expedition.kit import Match, Message, heard_by
from expedition.words import LANGUAGES, Words
from tests.golden.golden import record_paths

FIXTURE: Final = Path(__file__).parents[2] / "web/src/lib/words.fixture.json"
#: The last seat has no name, and is called by its number.
NAMES: Final = ("Ada", "Борис", "Chiara", "")
#: How many examples of a message, for the reader addressed as "you" and for others.
EXAMPLES: Final = 2
#: Golden games followed from decision to decision, and how many of these are passed over.
FOLLOWED: Final = ("section-7", "gorilla-among-four", "tie-extended", "4-players-hidden-scores")
STRIDE: Final = 4

Heard = tuple[Message, int | None]

#: Arguments that games seldom or never give.
ODD: Final[tuple[Heard, ...]] = (
    (Message("no-such-message", {"points": 3}), None),
    (Message("move", {"text": "=bid { doctor } “½”"}), None),
    (Message("move", {"text": "="}), None),
    (Message("move", {"text": "=seat:1"}), None),
    (Message("move", {"text": "no-such-noun"}), None),
    (Message("move", {"text": ()}), None),
    (Message("move", {"text": ("=A",)}), None),
    (Message("move", {"text": ("=A", "half:3", "seat:1", "auxiliary-nun")}), None),
    (Message("move", {"text": ("station-jungle", "station-jungle", "no-such-noun")}), None),
    (Message("move", {"text": ("auxiliary-nun",) * 5 + ("auxiliary-servant",) * 2}), None),
    (Message("added", {"seat": "seat:3", "cards": ("auxiliary-nun",) * 2, "total": "half:0"}), 3),
    (Message("result-shared", {"seats": ("seat:0", "seat:1", "seat:2", "seat:3")}), 1),
    (Message("result-shared", {"seats": ("seat:0", "seat:3")}), None),
    (Message("error-stale", {"expected": 12, "current": 12345}), 0),
    (Message("error-not-your-turn", {"seat": "seat:0", "waiting": ()}), 0),
    *(
        (Message("scored", {"seat": "seat:1", "points": f"half:{halves}"}), halves % 2)
        for halves in (-4, -3, -1, 0, 1, 2, 3, 4, 10, 13, 21, 22, 42, 44)
    ),
)

NOUNS: Final = (
    ("seat:1", None),
    ("seat:3", None),
    ("half:-3", None),
    ("=words", None),
    ("auxiliary-nun", None),
    ("auxiliary-nun", "acc"),
    ("character-GB-officer-1", "what"),
    ("special-gorilla", "no-such-form"),
    ("no-such-noun", "acc"),
)


def fixture() -> dict[str, Any]:
    """All that the browser must say as Python says it."""
    readers = {
        (language, viewer): Words(language, GAME, NAMES, viewer)
        for language in LANGUAGES
        for viewer in (None, *range(len(NAMES)))
    }
    return {
        "game": GAME.name,
        "box": asdict(GAME.box()),
        "names": NAMES,
        "messages": [
            {"id": message.id, "args": message.args, "viewer": viewer}
            | {"said": {each: readers[each, viewer].say(message) for each in LANGUAGES}}
            for message, viewer in (*ODD, *_chosen(_heard()))
        ],
        "nouns": [
            {"value": value, "attribute": attribute}
            | {"said": {each: readers[each, None].noun(value, attribute) for each in LANGUAGES}}
            for value, attribute in NOUNS
        ],
    }


def as_text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _chosen(heard: Iterator[Heard]) -> Iterator[Heard]:
    """A few examples of each message."""
    seen: dict[tuple[str, bool], set[str]] = {}
    for message, viewer in heard:
        about_reader = f"seat:{viewer}" in str(message)
        examples = seen.setdefault((message.id, about_reader), set())
        if len(examples) < EXAMPLES and str(message) not in examples:
            examples.add(str(message))
            yield message, viewer


def _heard() -> Iterator[Heard]:
    for path in record_paths(GAME.name):
        match = replay(GAME, path)
        for events in (match.opening, *(turn.events for turn in match.turns)):
            for viewer in (None, *range(match.seats)):
                yield from ((message, viewer) for message in heard_by(events, viewer))
        if path.stem in FOLLOWED:
            yield from _shown(match)
        if match.result is not None:
            yield from ((message, viewer) for message in _told(match) for viewer in (None, 0, 1))


def _shown(match: Match) -> Iterator[Heard]:
    """What the players of a game are asked and shown on the way."""
    again = _deal(match)
    for number, turn in enumerate(match.turns):
        if number % STRIDE == 0:
            for viewer in (turn.seat, None):
                yield from ((message, viewer) for message in _table(again.view(viewer)))
            view = again.view(turn.seat)
            yield from ((GAME.move_words(view, move), turn.seat) for move in again.moves(turn.seat))
        again.play(turn.seat, turn.move)


def _deal(match: Match) -> Match:
    """The match as it began."""
    return Match(GAME, match.seats, match.options, match.seed, script=match.script)


def _table(view: Any) -> Iterator[Message]:
    advice = GAME.advice(view)
    yield from (GAME.prompt(view), GAME.headline(view), advice.ask)
    if advice.note is not None:
        yield advice.note
    for section in GAME.describe(view):
        yield from (section.title, *section.lines)


def _told(match: Match) -> Iterator[Message]:
    """A finished game as its story."""
    story = GAME.story([_deal(match).state, match.state], match.turns)
    yield story.headline
    yield from (row.label for row in story.ledger)
    for moment in story.moments:
        yield from (moment.title, moment.text)


if __name__ == "__main__":
    FIXTURE.write_text(as_text(fixture()), "utf-8")
