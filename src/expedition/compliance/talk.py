"""Everything that is said in a game, and whether every language has the words for it."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from expedition.kit import Game, Match, Message, heard_by
from expedition.words import LANGUAGES, MissingText, Words

#: How many moves that are not allowed are asked about at each decision.
_REFUSALS = 6

#: At how many states hints are asked for: one in so many. To answer may take a while.
_HINTS = 8

#: A message as one reader gets it: what it says to a seat may differ from what others read.
Said = tuple[str, tuple[tuple[str, object], ...], int | None]


def talk(match: Match) -> dict[Said, Message]:
    """All that was said in a match: events, questions, answers, reasons, tables and the result."""
    game = match.game
    luck = Random(match.number)
    again = Match(game, match.seats, match.options, match.seed, script=match.script)
    said: dict[Said, Message] = {}
    _note(said, _named(game), None)
    for viewer in _viewers(match):
        _note(said, heard_by(again.opening, viewer), viewer)
    _listen(again, luck, said)
    for turn in match.turns:
        events = again.play(turn.seat, turn.move)
        for viewer in _viewers(match):
            _note(said, heard_by(events, viewer), viewer)
        _listen(again, luck, said)
    return said


def _viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def _note(said: dict[Said, Message], messages: Iterable[Message], reader: int | None) -> None:
    for message in messages:
        said[message.id, tuple(message.args.items()), reader] = message


def _listen(match: Match, luck: Random, said: dict[Said, Message]) -> None:
    """What is asked, answered, refused and shown at this state."""
    game = match.game
    reader = luck.choice(_viewers(match))  # tables are long: one reader at each state will do
    _note(said, _table(game, match.view(reader)), reader)
    for viewer in _viewers(match):
        view = match.view(viewer)
        _note(said, [game.prompt(view)], viewer)
        if viewer is not None and viewer in match.waiting_for:
            legal = match.moves(viewer)
            _note(said, (game.move_words(view, move) for move in legal), viewer)
            _note(said, (game.why_not(view, move) for move in _others(game, legal, luck)), viewer)
            if game.questions and luck.randrange(_HINTS) == 0:
                hint = game.hint(view, luck.choice(game.questions), {})
                _note(said, (line.message for line in hint.lines), viewer)
    result = match.result
    if result is not None:
        _note(said, [Message(result.ending, {}), Message(result.decided_by, {})], None)


def _others(game: Game[Any, Any], legal: Sequence[Any], luck: Random) -> list[Any]:
    """Some moves that are not allowed now."""
    everything = game.notation.moves
    return [
        move
        for move in luck.sample(everything, min(_REFUSALS, len(everything)))
        if move not in legal
    ]


def _table(game: Game[Any, Any], view: Any) -> Iterator[Message]:
    """The table in words; a line may also name messages that say it in short (`cells`), or so that
    others may read it, too (`veiled`)."""
    for section in game.describe(view):
        for line in (section.title, *section.lines):
            yield line
            for other in (line.args.get("cells"), line.args.get("veiled")):
                if isinstance(other, str) and other.startswith("="):
                    yield Message(other[1:], line.args)


def _named(game: Game[Any, Any]) -> Iterator[Message]:
    """The game's title, the names of its options and of their values that are words, what may be
    said by choosing it, and the questions that may be asked."""
    yield Message("game-title", {})
    for option in game.options:
        yield Message(f"option-{option.name}", {})
        for value in option.listed:
            if isinstance(value, str):
                yield Message(f"option-{option.name}-{value}", {})
    for phrase in game.phrases:
        yield Message(
            phrase.id, {"seat": "seat:0", **({"about": "seat:1"} if phrase.about else {})}
        )
    for question in game.questions:
        yield Message(f"hint-{question}", {})


def unspoken(game: Game[Any, Any], said: dict[Said, Message]) -> list[str]:
    """What cannot be said in some language; each message is named once for each language."""
    problems: dict[tuple[str, str], str] = {}
    for language in LANGUAGES:
        readers: dict[int | None, Words] = {}
        for (_, _, reader), message in said.items():
            if reader not in readers:
                readers[reader] = Words(language, game, (), reader, strict=True)
            try:
                readers[reader].say(message)
            except MissingText as error:
                problems.setdefault((language, message.id), f"{message.id}: {error}")
    return list(problems.values())
