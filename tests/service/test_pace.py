"""When a bot's move appears tells nothing of what it holds."""

from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.service.drivers import CALM, FAST, Beat, Kind, Pace
from tests.outside import distribution

from .server import Guest, Json, serving


def test_moves_come_on_the_beat() -> None:
    assert CALM.after(0.0) == CALM.after(0.3) == CALM.after(0.9) == 0.9
    assert CALM.after(0.91) == CALM.after(1.2) == 1.2
    assert FAST.after(0.0) == FAST.after(0.15) == 0.15
    assert CALM.after(0.0, place_in_line=2) > CALM.after(0.0, place_in_line=1) > 0.9


def test_what_a_bot_seems_to_take_is_what_bots_took_of_late() -> None:
    pace, hard = Pace(), Kind("congo", "hard")
    assert pace.expected(hard) == 0
    for took in (0.1, 1.3, 0.0):
        pace.note(hard, took)
    assert pace.expected(hard) == 1.3
    assert pace.expected(Kind("congo", "easy")) == 0
    assert pace.expected(Kind("congo", "hard", crowd=3)) == 0
    for _ in range(64):
        pace.note(hard, 0.2)
    assert pace.expected(hard) == 0.2
    pace.note(hard, 600)
    assert pace.expected(hard) == 6


@given(
    lately=st.lists(st.floats(0, 5), min_size=1, max_size=80),
    took=st.floats(0, 10),
    beat=st.sampled_from([CALM, FAST]),
    in_line=st.integers(0, 3),
)
def test_what_took_no_longer_than_others_shows_when_they_would(
    lately: list[float], took: float, beat: Beat, in_line: int
) -> None:
    """Whatever a decision took, none at all or as long as others: it shows at the same moment."""
    pace, hard = Pace(), Kind("congo", "hard")
    for each in lately:
        pace.note(hard, each)
    usual = pace.due(hard, beat, 0.0, in_line)
    longest = max(lately[-64:])
    assert pace.due(hard, beat, min(took, longest), in_line) == usual
    assert usual >= max(beat.first, longest) - 1e-9  # as near as floating point numbers come
    late = pace.due(hard, beat, took, in_line)
    assert late >= took - 1e-9
    beats = (late - usual) / beat.step
    assert beats == pytest.approx(round(beats), abs=1e-6)


#: How many days without a choice are compared, each with the day before it.
PAIRS = 9


def test_one_legal_move_looks_like_many(tmp_path: Path) -> None:
    """A bot that must stay (its card is the 1) takes as long as one that may choose.

    A loaded machine delays either kind, now more, now less: so each such day is compared with the
    day before, when the machine was the same, and what counts is the middle of all differences.
    """
    games = distribution(tmp_path / "games", "tests.example:GAME")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", games=games) as server:
        ada = Guest(server.url, "Ada")
        differences: list[float] = []
        while len(differences) < PAIRS:
            id = ada.open_table("me", "normal", game="summit", options={"days": 9})
            week = days(ada, id)
            assert all(wait >= FAST.first for _, wait in week if wait is not None)
            differences += [
                wait - before
                for (was_forced, before), (forced, wait) in pairwise(week)
                if forced and not was_forced and wait is not None and before is not None
            ]
    assert abs(median(differences)) < FAST.step / 2


def days(ada: Guest, id: str) -> list[tuple[bool, float | None]]:
    """For each day whether the bot had no choice, and how long it took; the person goes last.

    A reader who is late gets two changes as one update; then there is nothing to measure.
    """
    found: list[float | None] = []
    with ada.live(id) as live:
        update = live.next()
        while not update["result"]:
            owed = update["table"]["changed"]
            late = update["table"]["waiting"] == [0]
            if not late:
                update = live.until(lambda each: each["table"]["waiting"] == [0])
            found.append(None if late else update["table"]["changed"] - owed)
            assert ada.move(id, 0, "stay", update["number"]).status_code == 200
            update = live.next()
    cards = bot_cards(ada, id)
    return [(card == 1, wait) for card, wait in zip(cards, found, strict=True)]


def bot_cards(ada: Guest, id: str) -> list[int]:
    """What the bot held each day, now that all is open."""
    frames: list[Json] = ada.get(f"/api/tables/{id}/replay").json()["frames"]
    return [frame["views"][1]["card"] for frame in frames[:-1:2]]
