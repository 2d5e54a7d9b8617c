"""When a bot's move appears tells nothing of what it holds."""

from pathlib import Path
from statistics import median

from expedition.service.drivers import CALM, FAST, Pace
from tests.outside import distribution

from .server import Guest, Json, serving


def test_moves_come_on_the_beat() -> None:
    assert CALM.after(0.0) == CALM.after(0.3) == CALM.after(0.9) == 0.9
    assert CALM.after(0.91) == CALM.after(1.2) == 1.2
    assert FAST.after(0.0) == FAST.after(0.15) == 0.15
    assert CALM.after(0.0, place_in_line=2) > CALM.after(0.0, place_in_line=1) > 0.9


def test_what_a_bot_seems_to_take_is_what_bots_took_of_late() -> None:
    pace = Pace()
    assert pace.expected("congo", "hard") == 0
    for took in (0.1, 1.3, 0.0):
        pace.note("congo", "hard", took)
    assert pace.expected("congo", "hard") == 1.3
    assert pace.expected("congo", "easy") == 0
    for _ in range(64):
        pace.note("congo", "hard", 0.2)
    assert pace.expected("congo", "hard") == 0.2


def test_one_legal_move_looks_like_many(tmp_path: Path) -> None:
    """A bot that must stay (its card is the 1) takes as long as one that may choose."""
    games = distribution(tmp_path / "games", "tests.example:GAME")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", games=games) as server:
        ada = Guest(server.url, "Ada")
        waits: dict[bool, list[float]] = {True: [], False: []}
        while min(map(len, waits.values())) < 3:
            id = ada.open_table("me", "normal", game="summit", options={"days": 9})
            for forced, wait in days(ada, id):
                if wait is not None:
                    waits[forced].append(wait)
    assert min(waits[True] + waits[False]) >= FAST.first
    assert abs(median(waits[True]) - median(waits[False])) < FAST.step / 2


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
