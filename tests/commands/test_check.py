"""`expedition check`: 0 if all records are legal games, 1 if one is not, 2 without a file."""

from pathlib import Path

import pytest

from expedition.games.congo import GAME
from expedition.kit.laws import random_game
from tests.outside import expedition


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    match = random_game(GAME, 2, {"river": "short"}, seed=3, laws=False)
    path.write_text(str(match.record()), "utf-8")
    return path


def test_a_legal_game(record: Path) -> None:
    done = expedition("check", record)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{record}: congo, ")
    assert done.stdout.endswith(" moves, over\n")


def test_one_of_two_is_broken(record: Path) -> None:
    broken = record.with_name("broken.record")
    lines = record.read_text("utf-8").splitlines()
    lines[9] = "0 bid nobody"
    broken.write_text("\n".join(lines), "utf-8")
    done = expedition("check", broken, record)
    assert (done.returncode, done.stderr) == (1, "")
    first, second = done.stdout.splitlines()
    assert first == f"{broken}: line 10: no move reads 'bid nobody'"
    assert second.startswith(f"{record}: congo, ")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe\x00", "not a text file in UTF-8"),
        (b"\x00" * 100, "line 1: a record begins with"),
        (b"expedition record 9\n", "line 1: format 9 is newer than 1"),
        (
            b"expedition record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 0\n",
            "there is no game 'chess'",
        ),
    ],
    ids=["no text", "NUL", "newer", "unknown game"],
)
def test_broken(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "broken.record"
    path.write_bytes(content)
    done = expedition("check", path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(f"{path}: {problem}")
    assert done.stdout.count("\n") == 1


def test_a_file_name_steers_no_terminal(record: Path) -> None:
    """Whether its record is good or broken."""
    odd, broken = (record.with_name(f"{name}\x1b[31m.record") for name in "ab")
    record.rename(odd)
    broken.write_text("no record")
    done = expedition("check", odd, broken)
    assert (done.returncode, done.stderr) == (1, "")
    good, bad = done.stdout.splitlines()
    assert good.startswith(f"{record.with_name('a')} [31m.record: congo, ")
    assert bad.startswith(f"{record.with_name('b')} [31m.record: line 1: ")


def test_no_such_file(tmp_path: Path) -> None:
    path = tmp_path / "none.record"
    done = expedition("check", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Could not open file '{path}': No such file or directory\n"
