"""Somebody at Maldonado's table who reads nothing and answers whatever is asked."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from .player import _OPEN, lift_curtain, over, press

_PATIENCE = 1500
#: What may be picked before the primary button can be pressed, in the order in which it is tried.
_TARGETS = (
    ".sheet [data-choice][aria-pressed=false]:enabled",
    "[data-crew][aria-pressed=false]",
    ".turn[aria-pressed=false]",
    "[data-space].legal:not(.chosen)",
)


def open_table(
    page: Page,
    seats: list[str],
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> str:
    """A table as the set-up dialog would open it, and the person at it."""
    page.goto("/")
    expect(page.locator("main .tile").first).to_be_visible()
    table = {"game": "maldonado", "seats": seats, "options": {"map": 5, **(options or {})}}
    id: str = page.evaluate(_OPEN, {**table, "names": names or []})
    page.goto(f"/table/{id}")
    return id


def until(page: Page, target: str) -> None:
    """Answer until something is to be seen."""
    for _ in range(_PATIENCE):
        if page.locator(target).count():
            return
        lift_curtain(page)
        answer(page)
        page.wait_for_timeout(40)
    raise AssertionError(f"never seen: {target}")


def play_on(page: Page, decisions: int | None = None) -> int:
    """Answer until the game is over, or so many times; gives how many answers there were."""
    made = 0
    for _ in range(_PATIENCE):
        if over(page) or made == decisions:
            return made
        lift_curtain(page)
        made += answer(page)
        page.wait_for_timeout(40)
    raise AssertionError(f"the game did not end after {made} decisions: {page.inner_text('body')}")


def answer(page: Page) -> bool:
    """One answer, if one is asked for; the last scene is turned card by card."""
    if page.locator(".reveal").count():
        press(page.locator(".reveal footer .go"))
        return False
    if page.locator(".sheet[data-target]").count():
        return lay(page)
    if page.locator("[data-slot]:enabled").count():
        return press(slots(page, "influence").last) and confirm(page)
    if confirm(page):
        return True
    for target in _TARGETS:
        if press(page.locator(target).last):
            return confirm(page)
    return press(page.locator(".actions .tool:not(.square, .kill):enabled").last)


def confirm(page: Page) -> bool:
    return press(page.locator(".actions .go:enabled").last)


def lay(page: Page) -> bool:
    """A card that matches, as an ally lays it; or an order."""
    targets = page.eval_on_selector_all("[data-target]", "all => all.map(e => e.dataset.target)")
    matching = slots(page, targets[0] if targets else "")
    if matching.count() == 0:
        return press(page.locator("[data-choice=order]")) and confirm(page)
    low = peeked(page).get(slot_of(matching.first), "").endswith(" 1")
    face = "up" if low else "down"
    press(matching.first)
    way = page.locator(f"[data-choice={face}]")
    return (way.count() == 0 or press(way)) and confirm(page)


def slots(page: Page, kind: str) -> Locator:
    """The slots of the hand with cards of a resource, or with any influence card."""
    wanted = [
        f"[data-slot='{slot}']"
        for slot, face in peeked(page).items()
        if face.partition(" ")[0] == kind or (kind == "influence" and " " in face)
    ]
    return page.locator(", ".join(wanted) or "[data-slot='0']")


def slot_of(card: Locator) -> int:
    found: list[str] = card.evaluate_all("all => all.map(each => each.dataset.slot)")
    return int(found[0]) if found else 0


def peeked(page: Page) -> dict[int, str]:
    """What lies in each slot, seen while the key is held."""
    page.keyboard.down("p")
    faces: list[str] = page.eval_on_selector_all(
        "[data-slot]", "all => all.map(each => each.dataset.face?.trim() ?? '')"
    )
    page.keyboard.up("p")
    return dict(enumerate(faces, 1))
