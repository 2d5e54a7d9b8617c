"""Odd surroundings: closed or poor streams, no home, a file without an end."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import ROOT

RUN = [sys.executable, "-m", "expedition"]


def environment(**more: str) -> dict[str, str]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return {"LANG": "C.UTF-8", "PATH": os.defpath, "PYTHONPATH": paths, **more}


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_accident(closed: str) -> None:
    command = f'"{sys.executable}" -m expedition check /nowhere {closed}'
    done = subprocess.run(
        ["sh", "-c", command], env=environment(), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stdout + done.stderr


def test_a_stream_that_cannot_encode_gets_question_marks(tmp_path: Path) -> None:
    done = subprocess.run(
        [*RUN, "play", "congo", "--plain", "--lang", "ru"],
        input=b"",
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii", HOME=str(tmp_path)),
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_file_without_an_end_is_refused() -> None:
    done = subprocess.run(
        [*RUN, "check", "/dev/zero"],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode in (1, 2)
    assert (done.stdout + done.stderr).count("\n") == 1


def test_without_a_home_a_game_is_played_all_the_same() -> None:
    done = subprocess.run(
        [*RUN, "play", "congo", "--plain", "--seed", "1"],
        input="",
        env=environment(HOME="/nowhere/at/all"),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "Traceback" not in done.stderr
    assert done.stdout


def test_the_curtain_covers_a_tall_screen_and_what_was_scrolled(tmp_path: Path) -> None:
    """Two people at one terminal of 90 lines: between them nothing stays to be read."""
    master, slave = pty.openpty()
    with subprocess.Popen(
        [*RUN, "play", "congo", "--plain", "--humans", "2", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=slave,
        stderr=slave,
        env=environment(TERM="xterm", LINES="90", COLUMNS="80", HOME=str(tmp_path)),
    ) as process:
        os.close(slave)
        process.communicate(b"\n1\n", timeout=60)
        told = b""
        try:
            while part := os.read(master, 65536):
                told += part
        except OSError:  # the other end is closed
            pass
    assert b"\r\n" * 90 in told
    assert b"\x1b[3J" in told
