"""The texts of the browser: complete in every language, and all there that the page names."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, Visitor, ast

import expedition
from expedition.games import all_games
from expedition.games.congo.box import SPECIALS
from expedition.words import LANGUAGES
from expedition.words.check import check_texts
from expedition.words.texts import COMMON, text_files

SOURCE = Path(expedition.__file__).parent
WEB = Path(__file__).parents[2] / "web/src"
FOLDERS = {
    "common": COMMON,
    "terminal": SOURCE / "terminal/text",
    "browser": WEB / "text",
    **{name: game.home / "text" for name, game in all_games().items()},
}


@cache
def entries(folder: Path) -> list[ast.Message]:
    """The English messages of a folder; the other languages have the same."""
    parser = FluentParser()
    files = [parser.parse(file.read_text("utf-8")) for file in text_files(folder, "en")]
    return [entry for file in files for entry in file.body if isinstance(entry, ast.Message)]


def ids(folder: Path) -> list[str]:
    return [entry.id.name for entry in entries(folder)]


@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_says_the_same(name: str) -> None:
    assert check_texts(FOLDERS[name]) == []


@pytest.mark.parametrize("name", all_games())
def test_nothing_is_said_twice(name: str) -> None:
    """Page and game share one space of names; of two, one would be lost."""
    read = [id for folder in (COMMON, WEB / "text", FOLDERS[name]) for id in ids(folder)]
    assert sorted({id for id in read if read.count(id) > 1}) == []


def test_the_page_speaks_the_languages_of_the_house() -> None:
    code = (WEB / "lib/words.ts").read_text("utf-8")
    listed = re.search(r"LANGUAGES = \[(.*)\] as const", code)
    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed[1])) == LANGUAGES


def named_in(folder: Path) -> set[str]:
    """The ids that the page's code asks for word by word."""
    pattern = re.compile(r"""\.(?:text|noun|has)\(\s*"([a-z][a-z0-9-]*)\"""")
    return {
        id
        for file in folder.rglob("*")
        if file.suffix in (".svelte", ".ts") and not file.name.endswith(".test.ts")
        for id in pattern.findall(file.read_text("utf-8"))
    }


def test_the_page_names_no_text_that_is_not_there() -> None:
    known = {id for folder in (COMMON, WEB / "text") for id in ids(folder)}
    for name in all_games():
        home = WEB / "games" / name
        assert sorted(named_in(home) - known - set(ids(FOLDERS[name]))) == []
    shell = {id for part in ("lib", "parts", "pages") for id in named_in(WEB / part)}
    of_games = {id for name in all_games() for id in ids(FOLDERS[name])}
    assert sorted(shell - known - of_games) == []


class Prose(Visitor):
    """What each pattern says; a sign stands for each gap that is not a mere blank."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(self.said(element) for element in node.elements))
        self.generic_visit(node)

    def said(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element.expression, ast.StringLiteral):
            return element.expression.value
        return "…"


def prose(file: Path) -> list[str]:
    found = Prose()
    found.visit(FluentParser().parse(file.read_text("utf-8")))
    return found.texts


@pytest.mark.parametrize("name", FOLDERS)
def test_french_signs_keep_to_their_words(name: str) -> None:
    """A blank that does not break stands before : ; ! ? » and after «."""
    texts = [text for file in text_files(FOLDERS[name], "fr") for text in prose(file)]
    assert [
        text for text in texts if re.search(r" [:;!?»]|[^\s\u00a0(«]([;!?»])|«(?!\u00a0)", text)
    ] == []


# --- The rulebook ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_no_number_of_the_box(language: str) -> None:
    """But the year, and nought, of which there is only one."""
    file = FOLDERS["congo"] / f"{language}.rulebook.ftl"
    assert {digits for text in prose(file) for digits in re.findall(r"\d+", text)} <= {"1884", "0"}


def test_the_rulebook_explains_every_special_card() -> None:
    known = set(ids(FOLDERS["congo"]))
    assert [name for name in SPECIALS if f"rulebook-special-{name}" not in known] == []
