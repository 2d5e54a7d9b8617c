"""`expedition replay`: a record in words, for a seat or a spectator, in every language."""

from functools import cache
from pathlib import Path

import pytest

from expedition.games.congo import GAME
from expedition.kit import Match, Message
from expedition.kit.laws import random_game
from expedition.words import LANGUAGES, Words, printable
from tests.outside import expedition


@cache
def match() -> Match:
    return random_game(GAME, 3, {"river": "short"}, seed=11, laws=False)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "game.record"
    path.write_text(str(match().record()), "utf-8")
    return path


def told(record: Path, *arguments: str) -> list[str]:
    done = expedition("replay", record, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [_without_number(line) for line in done.stdout.splitlines()]


def _without_number(line: str) -> str:
    """The number of the decision stands before the first thing that came of it."""
    number = line[:4].strip()
    return line[6:] if number.isdigit() or line.startswith("      ") else line


def in_words(messages: list[Message], language: str, seat: int | None) -> list[str]:
    words = Words(language, GAME, (), seat, strict=True)
    return [printable(words.say(message)) for message in messages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_is_told_what_spectators_heard(record: Path, language: str) -> None:
    assert told(record, "--lang", language) == in_words(match().heard(None), language, None)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_told_what_it_heard(record: Path, seat: int) -> None:
    lines = told(record, "--as", str(seat), "--lang", "en")
    assert lines == in_words(match().heard(seat), "en", seat)


def test_a_spectator_is_told_of_no_private_draw(record: Path) -> None:
    """What only the seats heard, said as a spectator would read it, is nowhere in the replay."""
    public = match().heard(None)
    lines = set(told(record, "--lang", "en"))
    for seat in range(3):
        private = [message for message in match().heard(seat) if message not in public]
        assert {message.id for message in private} >= {"drew-character", "drew-auxiliary"}
        assert lines.isdisjoint(in_words(private, "en", None))
        assert lines.isdisjoint(in_words(private, "en", seat))


def test_the_systems_language(record: Path) -> None:
    done = expedition("replay", record, lang="ru_RU.UTF-8")
    assert done.stdout.splitlines()[0] == in_words(match().heard(None), "ru", None)[0]
