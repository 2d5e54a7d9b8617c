"""The pages for builders say what is so: quoted code is code, example records replay."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from expedition.games import find_game
from expedition.kit import Match, records
from expedition.kit.game import Game

from . import bad_input
from .example import GAME

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page."""
    text = (DOCS / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_bad_input_is_up_to_date() -> None:
    assert bad_input.PAGE.read_text("utf-8") == bad_input.page(), "run python -m tests.bad_input"


def test_the_example_record_replays() -> None:
    (text,) = blocks("records.md", "")
    record = records.read(text)
    match = Match.replay(find_game(record.game), record)
    assert match.names == ("Ada", "Boris")
    assert match.number > 4


def test_the_table_of_the_head_is_whole() -> None:
    text = (DOCS / "records.md").read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == list(records._HEAD)


@pytest.mark.parametrize("page", ["add-a-game.md", "records.md"])
def test_python_in_the_pages_is_python(page: str) -> None:
    for block in blocks(page, "python"):
        compile(dedent(block), page, "exec")


def test_what_the_recipe_quotes_stands_in_the_example() -> None:
    sources = [path.read_text("utf-8") for path in GAME.home.rglob("*.py")]
    sources.append((Path(__file__).parent / "test_compliance.py").read_text("utf-8"))
    quoted = [block for block in blocks("add-a-game.md", "python") if "check_game" not in block]
    assert len(quoted) == 8
    for block in quoted:
        assert any(lines(block) in lines(source) for source in sources), block


def lines(code: str) -> str:
    """The lines of some code without its layout: a page is laid out by itself."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_recipe_names_all_that_a_game_must_say() -> None:
    text = (DOCS / "add-a-game.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert set(listed) == Game.__abstractmethods__
