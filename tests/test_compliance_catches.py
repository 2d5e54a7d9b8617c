"""The checks can fail: each way to break a game is named by the kit."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from expedition.compliance import check_game
from expedition.kit import Option
from expedition.kit.laws import LawBroken, random_game

from .example import GAME, Summit, broken

LAWS: list[tuple[type[Summit], str]] = [
    (broken.ShowsTheOthersCard, "view(imagine(view)) is the view: card:"),
    (broken.ShowsTheChoice, "a choice among several is secret: "),
    (broken.TellsTheChoice, "a choice among several is secret: "),
    (broken.ImaginesAnotherCard, "view(imagine(view)) is the view: card:"),
    (broken.OffersWhatIsHidden, "what is hidden changes no byte: "),
    (broken.DescribesAtRandom, "equal views are put in equal words: "),
    (broken.CountsLooks, "queries change nothing"),
    (broken.CopiesNothing, "playing on a copy leaves the other as it was"),
    (broken.ForgetsThePast, "a stored state comes back"),
    (broken.ReadsAnotherMove, "a move's text parses back: no move reads 'climb  up'"),
    (broken.AcceptsAnything, "a move not on the list is refused: "),
    (broken.RefusesTooLate, "a refused move changes nothing: "),
    (broken.KeepsItsLuck, "a record replays to the same "),
    (broken.PeeksAndTakesBack, "what may be taken back has shown nothing: "),
    (broken.UndoForgets, "what is taken back leaves no trace"),
    (broken.EndsWithoutResult, "somebody decides until there is a result"),
    (broken.Crashes, "no move crashes: ZeroDivisionError"),
    (broken.CannotDeal, "no deal crashes: ZeroDivisionError"),
    (broken.TwiceTheSame, "moves are listed once"),
    (broken.OtherNotation, "a move's text parses back: stay"),
]


def problems(game: Summit, home: Path = GAME.home) -> list[str]:
    return check_game(game, golden=home / "golden", rules_page=home / "rules.md", tests=home)


@pytest.mark.parametrize(("game", "problem"), LAWS, ids=[game.__name__ for game, _ in LAWS])
def test_a_broken_law_is_named_with_its_record(game: type[Summit], problem: str) -> None:
    with pytest.raises(LawBroken) as found:
        play_some(game())
    assert str(found.value).startswith(problem)
    assert str(found.value.record).startswith("expedition record 1\ngame: summit\n")


def play_some(game: Summit) -> None:
    for seed in range(20):
        random_game(game, 2, {"days": 9}, seed)


def test_a_game_must_end() -> None:
    with pytest.raises(LawBroken, match="a game ends: not in 10000 decisions"):
        random_game(broken.NeverEnds(), 2, laws=False)


def test_check_game_names_the_law_and_shows_the_record() -> None:
    found = problems(broken.ShowsTheChoice())
    assert found[0].startswith("laws, 2 players: a choice among several is secret: ")
    assert "\n    game: summit\n" in found[0]


def test_a_message_without_words_is_named_in_every_language() -> None:
    found = problems(broken.SaysTheUnknown())
    assert found == [
        f"words, 2 players: prompt-unheard-of: {language}: prompt-unheard-of"
        for language in ("en", "fr", "it", "ru")
    ]


def test_a_message_without_its_arguments_is_named() -> None:
    found = problems(broken.SaysTooLittle())
    assert len(found) == 4
    assert found[0].startswith("words, 2 players: prompt-decide: en, prompt-decide(card=3): ")


def test_an_option_that_matters_where_it_is_said_not_to_is_named() -> None:
    """Where nobody ever plays, and beside what there is not."""
    (days,) = GAME.options
    found = problems(with_options(replace(days, seats=range(3, 4))))
    assert found == ["options: days changes a game of 2 with {'days': 3}"]
    night = Option("night", ("dark", "moon"), "dark", beside=("days", (0,)))
    found = problems(with_options(days, night))
    assert found[0].startswith("options: night waits for days, which does not come before it")
    found = problems(
        with_options(replace(night, beside=None), replace(days, beside=("night", ("moon",))))
    )
    assert "options: days changes a game of 2 with {'night': 'dark', 'days': 3}" in found


def with_options(*options: Option) -> Summit:
    game: Summit = type("Varied", (Summit,), {"options": options})()
    return game


# --- Files ----------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the example's folder, to be spoiled."""
    return shutil.copytree(GAME.home, tmp_path / "summit")


def at(home: Path) -> Summit:
    """The example with this folder for its home."""
    game: Summit = type("Elsewhere", (Summit,), {"home": home})()
    return game


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_the_copy_is_as_good(home: Path) -> None:
    assert problems(at(home), home) == []


def test_a_missing_translation(home: Path) -> None:
    spoil(home / "text" / "fr.ftl", "move-climb = Grimper\n", "")
    found = problems(at(home), home)
    assert "texts: fr.ftl: move-climb is missing" in found
    assert "words, 2 players: move-climb: fr: move-climb" in found


def test_a_translation_with_other_variables(home: Path) -> None:
    spoil(home / "text" / "ru.ftl", "Вы берёте карту { $card }.", "Вы берёте { $what }.")
    found = problems(at(home), home)
    assert "texts: ru.ftl: drew tells of $what, in en of $card" in found
    assert any(each.startswith("words, 2 players: drew: ru, drew(card=") for each in found)


def test_a_missing_language(home: Path) -> None:
    (home / "text" / "it.ftl").unlink()
    assert "texts: it.ftl: missing" in problems(at(home), home)


def test_no_golden_games(home: Path) -> None:
    shutil.rmtree(home / "golden")
    folder = home / "golden"
    assert problems(at(home), home) == [f"golden games present: {folder}: holds no records"]


def test_a_golden_game_without_its_log(home: Path) -> None:
    (home / "golden" / "three-days.log").unlink()
    found = problems(at(home), home)
    assert found == ["golden games present: three-days.record: has no log beside it"]


def test_a_log_without_its_golden_game(home: Path) -> None:
    (home / "golden" / "three-days.record").unlink()
    found = problems(at(home), home)
    assert found == ["golden games present: three-days.log: has no record beside it"]


def test_a_golden_game_that_was_said_otherwise(home: Path) -> None:
    spoil(home / "golden" / "three-days.log", "points=2", "points=3")
    (found,) = problems(at(home), home)
    assert found.startswith("golden games unchanged: three-days.log:")
    assert "points=3)', is '*  scored(" in found


def test_a_golden_game_of_other_rules(home: Path) -> None:
    spoil(home / "golden" / "three-days.record", "rules: 1", "rules: 2")
    (found,) = problems(at(home), home)
    assert found.startswith("golden games unchanged: three-days.record: rules 2 are newer")


def test_a_golden_game_that_is_no_longer_legal(home: Path) -> None:
    spoil(home / "golden" / "three-days.record", "\n1 stay\n", "\n1 jump\n")
    (found,) = problems(at(home), home)
    assert found.startswith("golden games unchanged: three-days.record: line ")
    assert found.endswith("no move reads 'jump'")


def test_a_golden_game_written_in_another_way(home: Path) -> None:
    spoil(home / "golden" / "three-days.record", "seats: 2", "seats: 2  # both of them")
    (found,) = problems(at(home), home)
    assert found == (
        "golden games unchanged: three-days.record:5: was 'seats: 2  # both of them', is 'seats: 2'"
    )


def test_a_rule_without_a_test(home: Path) -> None:
    spoil(home / "test_summit.py", '@rule("S6")\n', "")
    assert problems(at(home), home) == ["rules ledger: rules.md: no test holds S6"]


def test_a_test_without_its_rule(home: Path) -> None:
    spoil(home / "rules.md", "[S6]", "[S66]")
    assert problems(at(home), home) == [
        "rules ledger: rules.md: no test holds S66",
        "rules ledger: test_summit.py::test_nobody_climbs: rules.md has no rule S6",
    ]


def test_an_id_that_stands_twice(home: Path) -> None:
    spoil(home / "rules.md", "[S6]", "[S5]")
    assert "rules ledger: rules.md: S5 stands twice" in problems(at(home), home)


def test_no_rules(home: Path) -> None:
    (home / "rules.md").unlink()
    found = problems(at(home), home)
    assert found == [f"rules ledger: {home / 'rules.md'}: there is no page of rules"]
