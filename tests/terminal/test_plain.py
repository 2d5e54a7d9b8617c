"""Plain lines: a whole game through a pipe, every mistake one line, nothing lost."""

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from expedition.terminal.plain import Plain
from expedition.terminal.session import Session
from expedition.words import LANGUAGES

from .tables import secrets, table

COMMAND = [sys.executable, "-m", "expedition", "play", "congo", "--option", "river=short"]


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def run(arguments: list[str], text: str, tmp_path: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env=environment(tmp_path),
    )


def said(session: Session, text: str, path: Path | None = None) -> list[str]:
    """What a table answers to these lines, in this process."""
    target = io.StringIO()
    Plain(session, io.StringIO(text), target, path).run()
    return target.getvalue().splitlines()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    """A script that reads the questions and answers with numbers, moves and commands."""
    luck = random.Random(3)
    process = subprocess.Popen(
        [*COMMAND, "--seed", "8", "--bots", "greedy,random", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    whole = block = ""
    while sign := process.stdout.read(1):
        whole += sign
        block += sign
        if block.endswith("\n> "):
            numbers = re.findall(r"^ ?(\d+)\. ", block, re.MULTILINE)
            answer = luck.choice(numbers) if numbers else "moves"
            process.stdin.write(f"{luck.choice(['table', answer, answer, answer])}\n")
            process.stdin.flush()
            block = ""
    process.stdin.close()
    process.stdout.close()
    assert process.wait(60) == 0
    assert "The game is over" in whole or "the game is over" in whole
    assert re.search(r"^1\. .*points?$", whole, re.MULTILINE)
    assert "Kindu: 4 points" in whole
    assert "Traceback" not in whole
    assert "\x1b" not in whole


def test_a_game_cut_short_goes_on_as_it_would_have(tmp_path: Path) -> None:
    arguments = ["--seed", "8", "--bots", "greedy", "--plain", "--lang", "en"]
    whole = run(arguments, "1\n" * 300, tmp_path)
    assert whole.returncode == 0
    begun = run(arguments, "1\n" * 9, tmp_path)
    assert begun.returncode == 0
    (kept,) = (tmp_path / "expedition").iterdir()
    assert begun.stdout.rstrip().endswith(f"--resume {kept}")
    ended = subprocess.run(
        [*COMMAND[:5], "--resume", str(kept)],
        input="1\n" * 300,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env=environment(tmp_path),
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines()[-6:] == whole.stdout.splitlines()[-6:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(language: str) -> None:
    session = table("Ada", bots=("random",), language=language, seed=3)
    lines = said(session, "?\ntable\nlog\nundo\nwhy pass\nmoves\n" + "1\ntable\n" * 400)
    assert session.next_seat is None
    assert not [line for line in lines if re.search(r"\b(table|terminal|error|why)-[a-z]", line)]
    assert not [line for line in lines if "{" in line]


BAD = [
    "",
    "   ",
    "0",
    "-1",
    "99",
    "1.5",
    "9" * 5000,
    "bid",
    "bid nobody",
    "bid FR-doctor-1 FR-doctor-2",
    "BID",
    "pass",
    "play gorilla",
    "add nun nun nun nun nun nun nun nun nun",
    "x" * 10000,
    "\x00\x07\x1b[2J",
    "Ω ≈ ç √",
    "why",
    "why bid",
    "why why",
    "why add porter",
    "save",
    "save \x00",
    "save /nonexistent-root/\x00/x",
    "undo",
    "undo undo",
    "{ $seat }",
    "%s %d {0}",
    "'; drop table games; --",
]


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_clear_line_and_changes_nothing(line: str, tmp_path: Path) -> None:
    session = table("Ada", bots=("greedy",))
    before = session.match.state.copy()
    start = said(session, "", tmp_path / "kept")
    after = said(session, f"{line}\n", tmp_path / "kept")
    assert session.match.number == 0
    assert session.match.state == before
    answer = after[after.index(next(each for each in after if each.startswith(">"))) + 1 :]
    assert len(answer) - 4 == 1, answer  # the answer, the next "> ", and the three closing lines
    assert len(start) > 5
    assert all(len(each) < 300 for each in answer)


def test_the_pieces_of_a_conversation(tmp_path: Path) -> None:
    session = table("Ada")
    path = tmp_path / "my game.txt"
    lines = said(session, f"?\nwhy bid\ntable\nsave {path}\nquit\n")
    assert any("makes that move" in line for line in lines)
    assert any(line.startswith("The river") for line in lines)
    assert f"Saved to {path}" in lines
    assert Session.resume(path).match.state == session.match.state


def test_letters_numbers_and_names_are_understood(tmp_path: Path) -> None:
    session = table("Ada")
    view = session.match.view(0)
    name = session.words(0).noun(f"character-{view.characters[0]}", "short")
    text = f"t\nl\nw 2\nwhy {name}\nfly away\nu\nsave {tmp_path}/none/x.txt\nq\n"
    lines = said(session, text, tmp_path / "kept")
    assert any(line.startswith("The river") for line in lines)
    assert sum(line.startswith("You can do this now: Bid ") for line in lines) == 2
    assert any("fly away" in line and "? for help" in line for line in lines)
    assert "You have not decided anything yet." in lines
    assert any(f"there is no folder {tmp_path}/none" in line for line in lines)
    assert not (tmp_path / "none").exists()


def test_a_special_card_is_listed_with_what_it_does(tmp_path: Path) -> None:
    for seed in range(20):
        lines = said(table("Ada", seed=seed), "1\n" * 9, tmp_path / "kept")
        plays = [line for line in lines if re.match(r" ?\d+\. Play (?!no )", line)]
        if plays:
            assert all(len(line) > 50 and line.endswith(".") for line in plays)
            return
    raise AssertionError("no special card was offered")


def test_a_move_may_be_written_in_part(tmp_path: Path) -> None:
    session = table("Ada")
    move = session.match.moves(0)[0]
    said(session, f"{move.text}\n", tmp_path / "kept")
    assert session.match.turns[0].move == move


class Undoing(io.StringIO):
    """Somebody who takes a decision back as soon as that is possible, once."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.numbers: list[int] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.numbers:
            self.numbers.append(self.session.match.number)
            return ""
        if self.session.undoable() is not None:
            self.numbers.append(self.session.match.number)
            return "undo\n"
        return "1\n"


def test_a_decision_is_taken_back_before_the_next_person_looks(tmp_path: Path) -> None:
    session = table("Ada", "Boris", bots=(), seed=2)
    source = Undoing(session)
    Plain(session, source, io.StringIO(), tmp_path / "kept").run()
    before, after = source.numbers
    assert after == before - 1


def test_hot_seat_shows_a_person_only_what_is_theirs(tmp_path: Path) -> None:
    session = table("Ada", "Boris", bots=())
    lines = said(session, "\n1\n\ntable\nlog\n", tmp_path / "kept")
    handed = next(at for at, line in enumerate(lines) if "keyboard to Boris" in line)
    text = "\n".join(lines[handed:])
    assert not [name for name in secrets(session, 0) if name in text]
    assert [name for name in secrets(session, 1) if name in text]


def test_bots_alone_play_to_the_end() -> None:
    session = table("Ada", bots=("greedy", "random"))
    alone = Session.new(
        session.game,
        [player for player in session.players if player.bot],
        {"river": "short"},
        4,
        "en",
    )
    assert any("wins" in line for line in said(alone, ""))
