"""The texts themselves: complete in every language, for everything that a game says."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import pytest

import expedition
from expedition.games.congo import GAME
from expedition.games.congo.advice import auxiliary_use
from expedition.games.congo.box import AUXILIARIES, SPECIALS
from expedition.games.congo.state import STEPS
from expedition.kit import EVERYONE, Event, Match, Message, Move, heard_by
from expedition.words import LANGUAGES, Words
from expedition.words.check import check_texts, message_ids
from expedition.words.texts import COMMON

CONGO = GAME.home / "text"
SOURCE = Path(expedition.__file__).parent
NAMES = ("Ada", "Boris", "Chiara", "Émile")
LONGEST = 110


# --- The files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [COMMON, CONGO], ids=["common", "congo"])
def test_every_language_says_the_same(folder: Path) -> None:
    assert check_texts(folder) == []


def test_a_game_repeats_no_common_message() -> None:
    both = len(message_ids()["en"]) + sum(
        len(re.findall(r"^[a-z][\w-]* =", file.read_text(encoding="utf-8"), re.M))
        for file in CONGO.glob("en*.ftl")
    )
    assert len(message_ids(GAME)["en"]) == both


def in_source(pattern: str, folder: Path) -> set[str]:
    """What the quoted ids in the code are."""
    return {
        id
        for file in folder.rglob("*.py")
        for id in re.findall(pattern, file.read_text(encoding="utf-8"))
    }


def test_every_error_of_the_code_has_its_words() -> None:
    ids = in_source(r'"(error-[a-z-]+)"', SOURCE)
    assert {"error-language", "error-undo"} <= ids
    for language, known in message_ids().items():
        assert ids <= known, language


def test_every_id_of_congo_has_its_words() -> None:
    ids = in_source(r'"((?:why|prompt|move|ending|scored)-[a-z-]*[a-z])"', SOURCE / "games/congo")
    ids |= events_of_congo()
    ids |= {f"step-{step}" for step in STEPS}
    ids |= {f"decided-{what}" for what in ("points", "auxiliaries", "cards", "shared")}
    for option in GAME.options:
        ids |= {f"option-{option.name}"}
        ids |= {f"option-{option.name}-{value}" for value in option.values}
    assert {"added", "control", "move-add", "why-over", "option-river-short"} <= ids
    for language, known in message_ids(GAME).items():
        assert ids <= known, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_title_are_explained(language: str) -> None:
    words = Words(language, GAME, strict=True)
    assert words.text("game-title")
    assert words.text("game-tagline")
    for option in GAME.options:
        for id in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            assert words.noun(f"option-{id}", "help").endswith(".")


# --- Whole games ----------------------------------------------------------------------------------

Said = tuple[str, tuple[tuple[str, object], ...], int | None]


@dataclass
class Talk:
    """Everything said in some games, each thing once for each reader."""

    events: dict[Said, Message] = field(default_factory=dict)
    questions: dict[Said, Message] = field(default_factory=dict)
    buttons: dict[Said, Message] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)
    specials: set[str] = field(default_factory=set)

    def note(self, said: dict[Said, Message], message: Message, reader: int | None) -> None:
        said[message.id, tuple(message.args.items()), reader] = message
        self.ids.add(message.id)


@cache
def games() -> Talk:
    """Random games, as many as it takes to play every card and have every event."""
    talk = Talk()
    for seed in range(300):
        play(seed, 2 + seed % 3, talk)
        if seed > 20 and talk.specials == set(SPECIALS) and events_of_congo() <= talk.ids:
            break
    return talk


@cache
def events_of_congo() -> set[str]:
    return in_source(r'Event\(\s*[^"]+?,\s*"([a-z-]+)"', SOURCE / "games/congo")


def play(seed: int, seats: int, talk: Talk) -> None:
    random = Random(seed)
    match = Match(GAME, seats, {"scores": ("open", "hidden")[seed % 2]}, seed)
    listen(match, match.opening, talk)
    while match.waiting_for:
        seat = random.choice(match.waiting_for)
        ask(match, seat, random, talk)
        move = choose(match.moves(seat), random)
        if move.text.startswith("play"):
            talk.specials.add(move.words[1])
        listen(match, match.play(seat, move), talk)
    result = match.result
    assert result is not None
    talk.note(talk.questions, GAME.prompt(match.view(0)), 0)
    talk.note(talk.events, GAME.why_not(match.view(0), GAME.notation[0]), 0)
    talk.note(talk.events, Message(result.ending, {}), None)
    talk.note(talk.events, Message(result.decided_by, {}), None)


def choose(moves: Sequence[Move], random: Random) -> Move:
    """Now and then the first move, which is to pass or to decline: that makes ties."""
    return moves[0] if random.random() < 0.4 else random.choice(moves)


def listen(match: Match, events: list[Event], talk: Talk) -> None:
    for reader in (None, *range(match.seats)):
        for message in heard_by(events, reader):
            talk.note(talk.events, message, reader)


def ask(match: Match, seat: int, random: Random, talk: Talk) -> None:
    """What is asked of a seat and of the others, all its answers, and why not some others."""
    view = match.view(seat)
    talk.note(talk.questions, GAME.prompt(view), seat)
    for other in (None, random.randrange(match.seats)):
        talk.note(talk.questions, GAME.prompt(match.view(other)), other)
    legal = match.moves(seat)
    for move in legal:
        talk.note(talk.buttons, GAME.move_words(view, move), seat)
    for moves in moves_by_verb().values():
        move = random.choice(moves)
        if move not in legal:
            talk.note(talk.events, GAME.why_not(view, move), seat)
    for auxiliary in AUXILIARIES:
        barred = auxiliary_use(view, auxiliary).barred
        if barred is not None:
            talk.note(talk.events, barred, seat)


@cache
def moves_by_verb() -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in GAME.notation.moves:
        found.setdefault(move.words[0], []).append(move)
    return found


def in_words(said: dict[Said, Message], language: str) -> Iterator[str]:
    readers = {
        reader: Words(language, GAME, NAMES, reader, strict=True)
        for reader in (None, *range(len(NAMES)))
    }
    for (_, _, reader), message in said.items():
        yield readers[reader].say(message)


def test_the_games_play_every_card_and_have_every_event() -> None:
    talk = games()
    assert talk.specials == set(SPECIALS)
    assert events_of_congo() <= talk.ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_reasons(language: str) -> None:
    for sentence in in_words(games().events, language):
        assert sentence.endswith("."), sentence
        assert len(sentence) <= LONGEST, sentence
        assert well_set(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions(language: str) -> None:
    for sentence in in_words(games().questions, language):
        assert sentence.endswith((".", "?")), sentence
        assert len(sentence) <= LONGEST, sentence
        assert well_set(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons(language: str) -> None:
    for label in in_words(games().buttons, language):
        assert not label.endswith((".", "?", "!")), label
        assert len(label) <= LONGEST, label
        assert well_set(label), label


def well_set(text: str) -> bool:
    """Begins with a capital (or a quoted card), no double blanks or stops, no gap left open."""
    start = text.lstrip("«\u00a0")[0]
    return start.isupper() and not re.search(r"[{}$]|\s\s|\.\.|\s[,.]", text)


def test_the_same_event_for_its_player_and_for_others() -> None:
    event = Event(
        EVERYONE,
        "added",
        {"seat": "seat:0", "cards": ("auxiliary-nun",), "total": "half:12"},
    )
    (message,) = heard_by([event], None)
    said = {
        language: tuple(Words(language, GAME, ("Антон",), reader).say(message) for reader in (0, 1))
        for language in LANGUAGES
    }
    assert said == {
        "en": ("You add a nun: 6.", "Антон adds a nun: 6."),
        "fr": ("Vous ajoutez une religieuse\u00a0: 6.", "Антон ajoute une religieuse\u00a0: 6."),
        "it": ("Aggiungi una suora: 6.", "Антон aggiunge una suora: 6."),
        "ru": ("Вы добавляете монахиню: 6.", "Антон добавляет монахиню: 6."),
    }
