"""Bad arguments: one clear line on the error stream, nothing else, and exit code 2.

`expedition play` has a list of its own in tests/terminal.
"""

from pathlib import Path

import pytest

from tests.outside import expedition

TWO = "--bots random,random"

#: What is typed, and a part of the one line that answers; RECORD is a record of two seats.
BAD_ARGUMENTS = [
    ("dance", "No such command 'dance'."),
    ("--dance", "No such option '--dance'."),
    ("arena", "Missing argument 'GAME'."),
    ("arena congo", "Missing option '--bots'."),
    (f"arena chess {TWO}", "There is no game “chess”. Choose one of: congo, "),
    ("arena congo --bots random", "This game is for 2 to 4 players, not for 1."),
    ("arena congo --bots random,clever", "There is no bot “clever”."),
    ("arena congo --bots ,", "There is no bot “”."),
    ("arena congo --bots random,random,random,random,random", "not for 5."),
    (f"arena congo {TWO} --games 0", "'--games': 0 is not in the range"),
    (f"arena congo {TWO} --games many", "'--games': 'many' is not a valid"),
    (f"arena congo {TWO} --games 99999999999", "'--games': 99999999999 is not in the range"),
    (f"arena congo {TWO} --seed -1", "'--seed': -1 is not in the range"),
    (f"arena congo {TWO} --jobs 0", "'--jobs': 0 is not in the range"),
    (f"arena congo {TWO} --jobs 1000", "'--jobs': 1000 is not in the range"),
    (f"arena congo {TWO} --option river", "an option reads name=value, not 'river'"),
    (f"arena congo {TWO} --option river=long", "Option “river” cannot be “long”."),
    (f"arena congo {TWO} --option depth=3", "There is no option “depth”."),
    ("replay", "Missing argument 'FILE'."),
    ("replay nowhere.record", "No such file or directory"),
    ("replay .", "Is a directory"),
    ("replay /dev/null", "The record cannot be read, line 1: a record begins with"),
    ("replay RECORD --as 2", "There is no seat 2; seats are 0 to 1."),
    ("replay RECORD --as -1", "There is no seat -1; seats are 0 to 1."),
    ("replay RECORD --as x", "'--as': 'x' is not a valid integer."),
    ("replay RECORD --lang xx", "There is no language “xx”. Choose one of: en, fr, it, ru."),
    ("check", "Missing argument 'FILES...'."),
    ("check nowhere.record", "No such file or directory"),
    ("check .", "Is a directory"),
    ("fuzz", "Missing argument 'GAME'."),
    ("fuzz chess", "There is no game “chess”."),
    ("fuzz congo --games 0", "'--games': 0 is not in the range"),
    ("fuzz congo --jobs 65", "'--jobs': 65 is not in the range"),
    ("fuzz congo --save RECORD", "Invalid value for '--save': Directory"),
    ("fuzz congo more", "unexpected extra argument (more)"),
    ("bench chess", "There is no game “chess”."),
]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bad") / "two.record"
    path.write_text("expedition record 1\ngame: congo\nrules: 1\nseats: 2\nseed: 0\n", "utf-8")
    return path


@pytest.mark.parametrize(("typed", "line"), BAD_ARGUMENTS, ids=[each[0] for each in BAD_ARGUMENTS])
def test_one_clear_line_and_exit_code_2(typed: str, line: str, record: Path) -> None:
    done = expedition(*typed.replace("RECORD", str(record)).split())
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert line in done.stderr


def test_help_lists_the_options_of_each_game() -> None:
    done = expedition("play", "--help")
    assert "congo: river=full|short, scores=open|hidden" in " ".join(
        done.stdout.replace("│", " ").split()
    )
