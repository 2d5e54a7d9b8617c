"""The compiled engine plays the same games as the plain one, byte for byte."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "tests" / "fingerprint.py"
COMPILED = ROOT / "build" / "compiled"


@cache
def fingerprint(engine: Path) -> dict[str, str]:
    if not engine.is_dir():
        pytest.fail("there is no compiled engine to compare with: run `make compiled`")
    done = subprocess.run(
        [sys.executable, SCRIPT],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env={"PATH": os.defpath, "PYTHONPATH": str(engine)},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_each_engine_is_what_it_says() -> None:
    assert fingerprint(ROOT / "src")["rules"].endswith("rules.py")
    assert fingerprint(COMPILED)["rules"].endswith(".so"), "not compiled: run `make compiled`"


@pytest.mark.parametrize("part", ["records", "views", "events", "choices"])
def test_interpreted_and_compiled_give_the_same_games(part: str) -> None:
    same = fingerprint(COMPILED)[part] == fingerprint(ROOT / "src")[part]
    assert same, "they differ; if the sources have changed since, run `make compiled`"


def test_views_come_back_from_json() -> None:
    assert fingerprint(ROOT / "src")["read_back"] == ""


def test_views_come_back_from_json_in_the_compiled_engine() -> None:
    assert fingerprint(COMPILED)["read_back"] == ""
