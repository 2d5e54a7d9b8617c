"""`expedition play`: who sits where, and one clear line for what cannot be."""

import resource
import subprocess
import sys

import pytest

from expedition.commands.play import seat_players
from expedition.kit import BadTable
from expedition.words import Words

from .tables import CONGO

WRONG = [
    ("play chess", "no game"),
    ("play congo --seats 9", "2 to 4 players"),
    ("play congo --seats 0", "2 to 4 players"),
    ("play congo --seats two", "whole number"),
    ("play congo --seats 99999999999999999999", "whole number"),
    ("play congo --bots clever", "no bot"),
    ("play congo --bots ,", "no bot"),
    ("play congo --lang xx", "no language"),
    ("play congo --option river", "name=value"),
    ("play congo --option river=long", "cannot be"),
    ("play congo --option depth=3", "no option"),
    ("play congo --seed -1", "whole number"),
    ("play congo --seed 1e9", "whole number"),
    ("play congo --humans 3 --seats 2", "3 people"),
    ("play congo --humans ,", "name"),
    ("play congo --humans Ada,ada", "a name of their own"),
    ("play congo --lang ru --humans Ada,Ada", "своё имя"),
    ("play congo --seats 2 --bots easy,hard", "Too many bots"),
    ("play congo --resume /nonexistent", "Cannot open"),
    ("play congo --resume /", "Cannot open"),
    ("play congo --resume /dev/null", "cannot be read"),
    ("play congo --resume x --seed 3", "--seed"),
    ("play congo --resume", "requires an argument"),
    ("play congo --sea 2", "No such option"),
    ("dance", "No such command"),
    ("play congo --lang ru --seats 9", "игроков"),
    ("play congo --lang=fr --seats 9", "joueurs"),
    ("play congo --lang it --option river=lungo", "river"),
]


def expedition(arguments: list[str]) -> "subprocess.CompletedProcess[str]":
    """The command in this process's Python, with its exit code."""
    return subprocess.run(
        [sys.executable, "-m", "expedition", *arguments],
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env={"LANG": "C.UTF-8", "PYTHONPATH": ":".join(sys.path)},
    )


def test_wrong_arguments_are_one_line_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from expedition.cli import main

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for line, part in WRONG:
        monkeypatch.setattr(sys, "argv", ["expedition", *line.split()])
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        assert left.value.code == 2, line
        assert told.out == "", line
        assert told.err.count("\n") == 1, (line, told.err)
        assert part in told.err, (line, told.err)


def spent() -> float:
    """The processor's time that commands have taken so far, in seconds: a busy machine makes them
    wait for it, but not take more."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def test_the_command_itself() -> None:
    begun = spent()
    shown = expedition(["--help"])
    took = spent() - begun
    assert shown.returncode == 0
    assert "play" in shown.stdout
    assert took < 5
    wrong = expedition(["play", "chess"])
    assert wrong.returncode == 2
    assert wrong.stdout == ""
    assert wrong.stderr.strip().count("\n") == 0
    version = expedition(["--version"])
    assert version.returncode == 0
    assert "expedition" in version.stdout


def test_help_does_not_load_the_screen() -> None:
    program = (
        "import sys; from expedition.cli import expedition;"
        "expedition(['--help'], standalone_mode=False); sys.exit('textual' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("seats", "humans", "bots", "expected"),
    [
        (None, None, None, [None, "normal", "normal"]),
        ("2", None, None, [None, "normal"]),
        (None, "2", None, [None, None]),
        (None, "1", "hard,easy", [None, "hard", "easy"]),
        ("4", None, "hard,easy", [None, "hard", "easy", "easy"]),
        ("4", "Ada, Boris", "hard", [None, None, "hard", "hard"]),
        (None, "0", "hard,hard", ["hard", "hard"]),
        ("3", "3", None, [None, None, None]),
    ],
)
def test_who_sits_where(
    seats: str | None, humans: str | None, bots: str | None, expected: list[str | None]
) -> None:
    players = seat_players(CONGO, seats, humans, bots, Words("en", CONGO))
    assert [player.bot for player in players] == expected


def test_too_many_of_either() -> None:
    for seats, humans, bots in (("2", "3", None), ("2", "1", "easy,easy"), (None, "5", None)):
        with pytest.raises(BadTable):
            seat_players(CONGO, seats, humans, bots, Words("en", CONGO))
