"""What a second browser receives: nothing of the first one's hand, in whole games."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visitor
from .player import answer, open_table, over

Frames = list[str]


def listen(page: Page) -> Frames:
    """All that a browser is told of tables: over sockets, in answers, in the page's source."""
    heard: Frames = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data)))
    )
    return heard


def test_nothing_of_a_hand_reaches_the_other_browsers(visitor: Visitor) -> None:
    ada, boris, watcher = visitor(), visitor(), visitor()
    hers, his, theirs = listen(ada), listen(boris), listen(watcher)
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("sit|seat", re.I)).first.click()
    watcher.goto(f"/table/{id}")
    for _ in range(1500):
        if over(ada) and over(boris):
            break
        for page in (ada, boris):
            if not over(page):
                answer(page)
        ada.wait_for_timeout(50)
    expect(watcher.locator("main.end")).to_be_visible()
    hands = secrets(hers)
    assert len(hands) > 20
    compared = check(his, hands) + check(theirs, hands)
    assert compared > 40


def secrets(frames: Frames) -> dict[int, set[str]]:
    """By number of the log what only the first seat knew: cards that nobody else had seen."""
    found: dict[int, set[str]] = {}
    for update in map(json.loads, frames):
        view: dict[str, Any] | None = update["view"]
        if view is not None and update["result"] is None:
            found[update["seq"]] = {*view["characters"]} - {*view["known"][view["seat"]]}
    return found


def check(frames: Frames, hands: dict[int, set[str]]) -> int:
    compared = 0
    for frame in frames:
        for card in hands.get(json.loads(frame)["seq"], ()):
            assert f'"{card}"' not in frame
            assert f"character-{card}" not in frame
            compared += 1
    return compared
