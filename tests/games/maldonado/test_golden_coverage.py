"""The golden games together show every kind of move, every event and every ending."""

import re
from pathlib import Path

from expedition.games.maldonado import GAME

FOLDER = Path(__file__).parents[2] / "golden" / "maldonado"
LOGS = sorted(FOLDER.glob("*.log"))
TEXT = "\n".join(path.read_text("utf-8") for path in LOGS)

#: Verbs that only an empty pile of orders, or nothing at all, would show.
_RARE = {"nothing"}
_RARE_EVENTS = {"laid-nothing", "cannot-pay"}


def test_every_verb() -> None:
    verbs = {move.words[0] for move in GAME.notation.moves}
    shown = set(re.findall(r"^> \d (\S+)", TEXT, re.MULTILINE))
    assert verbs - shown <= _RARE


def test_every_event() -> None:
    source = "".join(
        path.read_text("utf-8")
        for path in sorted(GAME.home.rglob("*.py"))
        if "land" not in path.parts
    )
    named = set(re.findall(r'tell\(\s*events, "([a-z-]+)"', source))
    named |= set(re.findall(r'Event\(\s*\w+\(\w+\), "([a-z-]+)"', source))
    shown = set(re.findall(r"^[*=?-]\S* +([a-z-]+)", TEXT, re.MULTILINE))
    assert named - shown <= _RARE_EVENTS


def test_every_ending_and_both_modes_with_all_seats() -> None:
    for ending in ("ending-kills", "ending-thirst", "ending-hunger"):
        assert f"! {ending}" in TEXT
    for winner in ("decided-allies", "decided-traitor", "decided-nobody"):
        assert winner in TEXT
    heads = [path.with_suffix(".record").read_text("utf-8") for path in LOGS]
    tables = {
        (re.findall(r"mode=(\w+)", head)[0], re.findall(r"seats: (\d)", head)[0]) for head in heads
    }
    assert tables >= {("traitor", seats) for seats in "234"} | {("allies", each) for each in "1234"}
