"""Messages in words: every kind of argument, plurals, lists, fallbacks and errors."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.games.congo import GAME
from expedition.kit import (
    Ambiguous,
    BadTable,
    BrokenRecord,
    ExpeditionError,
    Game,
    Malformed,
    Match,
    Message,
    NotYourTurn,
    Record,
    StaleMove,
)
from expedition.kit.records import read
from expedition.words import LANGUAGES, MissingText, Words, pick_language
from expedition.words.check import check_texts

# --- The language ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("ru", "ru"), ("ru_RU.UTF-8", "ru"), ("FR-be", "fr"), ("it@euro", "it"), (" en ", "en")],
)
def test_pick_a_language_by_name(wanted: str, language: str) -> None:
    assert pick_language(wanted) == language


@pytest.mark.parametrize("wanted", ["de", "", "english", "C"])
def test_an_unknown_language_is_refused(wanted: str) -> None:
    with pytest.raises(BadTable) as caught:
        pick_language(wanted)
    assert caught.value.message.id == "error-language"
    assert "en, fr, it, ru" in Words("en").error(caught.value)


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR", "LC_MESSAGES": "it_IT"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_system(
    system: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert pick_language() == language


# --- Kinds of arguments ---------------------------------------------------------------------------


def test_players_by_name_and_by_number() -> None:
    words = Words("en", names=("Ada", ""))
    assert [words.noun(f"seat:{seat}") for seat in range(3)] == ["Ada", "Player 2", "Player 3"]
    assert Words("ru").noun("seat:2") == "Игрок 3"


def test_the_reader_is_addressed() -> None:
    message = Message("control", {"seat": "seat:1", "stop": "stop-bumba", "total": "half:13"})
    assert Words("en", GAME, ("Ada", "Boris"), 1).say(message) == (
        "You take control of Bumba with 6½."
    )
    assert Words("en", GAME, ("Ada", "Boris"), 0).say(message) == (
        "Boris takes control of Bumba with 6½."
    )
    assert Words("en", GAME, ("Ada", "Boris")).say(message).startswith("Boris takes")


@pytest.mark.parametrize(
    ("halves", "shown"),
    [(13, "6½"), (12, "6"), (1, "½"), (0, "0"), (-1, "−½"), (-3, "−1½"), (-4, "−2")],
)
def test_half_points(halves: int, shown: str) -> None:
    assert Words("en").noun(f"half:{halves}") == shown


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["½ point", "1 point", "1½ points", "2 points", "5 points", "6½ points"]),
        ("fr", ["½ point", "1 point", "1½ point", "2 points", "5 points", "6½ points"]),
        ("it", ["½ punto", "1 punto", "1½ punti", "2 punti", "5 punti", "6½ punti"]),
        ("ru", ["½ очка", "1 очко", "1½ очка", "2 очка", "5 очков", "6½ очка"]),
    ],
)
def test_plurals_of_points(language: str, shown: list[str]) -> None:
    words = Words(language, GAME, ("Ada",))
    for halves, points in zip((1, 2, 3, 4, 10, 13), shown, strict=True):
        sentence = words.text("scored", seat="seat:0", points=f"half:{halves}")
        assert sentence.endswith(f" {points}.")


def test_nouns_and_their_attributes() -> None:
    words = Words("ru", GAME)
    assert words.noun("auxiliary-nun") == "монахиня"
    assert words.noun("auxiliary-nun", "acc") == "монахиню"
    assert words.noun("character-GB-officer-1", "what") == "британский офицер"
    assert words.noun("special-gorilla", "nonsense") == "Горилла"


def test_literal_words_stand_for_themselves() -> None:
    assert Words("en").noun("=seat:1") == "seat:1"
    assert Words("en").noun("=") == ""
    assert Words("en").text("move", text="=bid { doctor }") == "bid { doctor }"


# --- Lists ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "A, B and C"), ("fr", "A, B et C"), ("it", "A, B e C"), ("ru", "A, B и C")],
)
def test_lists(language: str, shown: str) -> None:
    words = Words(language)
    sentence = words.text("error-ambiguous", text="=x", candidates=("=A", "=B", "=C"))
    assert shown in sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You add 2 nuns, an interpreter and a servant: 8½."),
        ("fr", "Vous ajoutez 2 religieuses, un interprète et un serviteur\u00a0: 8½."),
        ("it", "Aggiungi 2 suore, un interprete e un servitore: 8½."),
        ("ru", "Вы добавляете двух монахинь, переводчика и слугу: 8½."),
    ],
)
def test_equal_nouns_are_counted(language: str, sentence: str) -> None:
    cards = ("nun", "nun", "interpreter", "servant")
    words = Words(language, GAME, viewer=0)
    assert sentence == words.text(
        "added",
        seat="seat:0",
        cards=tuple(f"auxiliary-{card}" for card in cards),
        total="half:17",
    )


def test_nouns_that_cannot_be_counted_otherwise() -> None:
    words = Words("en", GAME)
    twice = ("station-jungle", "station-jungle", "station-village")
    assert words.text("move", text=twice) == "2 × jungle and village"


def test_other_forms_are_listed_one_by_one() -> None:
    words = Words("en", GAME, ("Ada",))
    tiles = ("hippo-1", "hippo-2", "hippo-2")
    assert words.text("tiles-shown", seat="seat:0", tiles=tiles, sum=5) == (
        "Ada shows hippo tiles worth 1, 2 and 2: 5 in all."
    )
    assert words.text("move", text=tiles) == "hippo tile worth 1 and 2 hippo tiles worth 2"


def test_a_list_of_players_knows_its_reader() -> None:
    tied = Message("tied", {"seats": ("seat:0", "seat:1", "seat:2"), "total": "half:12"})
    names = ("Ada", "Boris", "Chiara")
    assert Words("en", GAME, names, 1).say(tied).startswith("Tie at 6 between you, Ada and Chiara")
    assert "between Ada, Boris and Chiara" in Words("en", GAME, names).say(tied)


# --- What is missing ------------------------------------------------------------------------------


def small_game(home: Path, **texts: str) -> Game[Any, Any]:
    """As much of a game as words need: a home with texts."""
    (home / "text").mkdir()
    for language, text in texts.items():
        (home / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return cast(Game[Any, Any], SimpleNamespace(home=home))


def test_missing_texts_fall_back_to_english_then_to_the_id(tmp_path: Path) -> None:
    game = small_game(tmp_path, en="jump = { $who } jumps.\nfrog = frog\n", ru="toad = жаба\n")
    words = Words("ru", game)
    assert words.noun("toad") == "жаба"
    assert words.noun("frog") == "frog"
    assert words.text("jump", who="frog") == "frog jumps."
    assert words.text("jump", who="newt") == "newt jumps."
    assert words.text("swim", who="frog") == "swim"


def test_a_gap_without_its_argument_does_no_harm(tmp_path: Path) -> None:
    game = small_game(tmp_path, en="jump = { $who } jumps.\n")
    assert "jumps." in Words("en", game).text("jump")


def test_strict_words_raise(tmp_path: Path) -> None:
    game = small_game(tmp_path, en="jump = { $who } jumps.\nfrog = frog\n", ru="toad = жаба\n")
    english, russian = Words("en", game, strict=True), Words("ru", game, strict=True)
    assert english.text("jump", who="frog") == "frog jumps."
    for words, message in (
        (russian, Message("jump", {"who": "toad"})),
        (english, Message("jump", {"who": "newt"})),
        (english, Message("jump", {})),
    ):
        with pytest.raises(MissingText):
            words.say(message)
    with pytest.raises(MissingText):
        english.noun("frog", "acc")


def test_a_game_may_say_a_common_thing_in_its_own_way(tmp_path: Path) -> None:
    game = small_game(tmp_path, en="player = Frog { $number }\n")
    assert Words("en", game).noun("seat:0") == "Frog 1"


# --- Errors ---------------------------------------------------------------------------------------


def test_errors_in_words() -> None:
    words = Words("en", GAME, ("Ada", "Boris"), 0)
    cases: list[tuple[ExpeditionError, str]] = [
        (Malformed("jump"), "“jump” is not a move of this game."),
        (Ambiguous("bid", ["a", "b"]), "“bid” could mean several moves: a and b."),
        (NotYourTurn(0, (1,)), "It is not your turn. Waiting for Boris."),
        (NotYourTurn(0, ()), "There is nothing left to decide."),
        (
            StaleMove(3, 4),
            "The game has moved on: the move was number 3, now comes number 4.",
        ),
        (BrokenRecord(0, "odd"), "The record cannot be read: odd."),
        (BrokenRecord(7, "odd"), "The record cannot be read, line 7: odd."),
    ]
    for error, shown in cases:
        assert words.error(error) == shown


def provoke() -> list[ExpeditionError]:
    """Errors as they really happen."""
    match = Match(GAME, 2, seed=1)
    doctor = next(move for move in GAME.notation.moves if move not in match.moves(0))
    attempts: list[Callable[[], object]] = [
        lambda: find_game("chess"),
        lambda: make_bot("genius"),
        lambda: Match(GAME, 9),
        lambda: Match(GAME, 2, {"river": "endless"}),
        lambda: Match(GAME, 2, {"weather": "fair"}),
        lambda: Match(GAME, 2, names=("Ada",)),
        lambda: match.play(0, "bid"),
        lambda: match.play(0, "jump"),
        lambda: match.play(0, doctor),
        lambda: match.play(7, "pass"),
        lambda: match.play(0, "pass", number=5),
        lambda: match.undo(0),
        lambda: read("nonsense"),
        lambda: read("expedition record 99\n"),
        lambda: Match.replay(GAME, Record("congo", 99, 2, 0)),
        lambda: Match.replay(GAME, Record("congo", 0, 2, 0)),
        lambda: Match.replay(GAME, Record("congo", 1, 2, 0, moves=((0, "jump"),))),
    ]
    errors = []
    for attempt in attempts:
        with pytest.raises(ExpeditionError) as caught:
            attempt()
        errors.append(caught.value)
    return errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_errors_have_words_in_every_language(language: str) -> None:
    words = Words(language, GAME, viewer=0, strict=True)
    for error in provoke():
        sentence = words.error(error)
        assert sentence.endswith("."), sentence
        assert ".." not in sentence
        assert sentence != str(error)


def test_what_caused_an_error_is_told_in_the_same_language() -> None:
    with pytest.raises(BrokenRecord) as caught:
        Match.replay(GAME, Record("congo", 1, 2, 0, moves=((0, "jump"),)))
    assert Words("it").error(caught.value) == (
        "La partita registrata non è leggibile: «jump» non è una mossa di questo gioco."
    )


def test_an_error_without_words_speaks_for_itself() -> None:
    error = ExpeditionError("the pond is dry", "error-of-a-stranger")
    assert Words("ru").error(error) == "the pond is dry"


# --- Checking a folder of texts -------------------------------------------------------------------


def folder(tmp_path: Path, **texts: str) -> Path:
    same = "jump = { $who } jumps.\n    .help = Up.\n"
    for language in LANGUAGES:
        text = texts.get(language, same)
        if text:
            (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_sound_folder(tmp_path: Path) -> None:
    other = "jump = { $who_acc ->\n    [x] y\n   *[z] { $who }\n }\n    .help = { player }\n"
    assert check_texts(folder(tmp_path, ru=other)) == []


@pytest.mark.parametrize(
    ("russian", "problem"),
    [
        ("", "ru.ftl: missing"),
        ("jump = { $who }\n", "ru.ftl: jump.help is missing"),
        ("hop = hop\n", "ru.ftl: jump is missing"),
        ("jump = x\n    .help = x\n", "ru.ftl: jump tells of nothing, in en of $who"),
        ("jump = { $who }\n    .help = { leap }\n", "ru.ftl: jump.help refers to leap, which"),
        ("jump = { $who\n", "ru.ftl: cannot be read: jump = { $who"),
        ("jump = { $who }\n    .help = x\njump = x\n", "ru.ftl: jump stands twice"),
    ],
)
def test_problems_of_a_folder(tmp_path: Path, russian: str, problem: str) -> None:
    problems = check_texts(folder(tmp_path, ru=russian))
    assert any(each.startswith(problem) for each in problems), problems


def test_an_empty_folder_and_a_strange_language(tmp_path: Path) -> None:
    assert check_texts(tmp_path) == [f"{tmp_path}: no texts"]
    folder(tmp_path)
    (tmp_path / "xx.ftl").write_text("jump = x\n")
    assert check_texts(tmp_path) == ["xx.ftl: of no known language"]
