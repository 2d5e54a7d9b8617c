"""Somebody at Maldonado's table who reads nothing and answers whatever is asked."""

from functools import partial

from playwright.sync_api import Locator, Page

from . import player
from .player import lift_curtain, press

_PATIENCE = 1500
#: What may be picked before the primary button can be pressed, in the order in which it is tried.
_TARGETS = (
    ".sheet [data-choice][aria-pressed=false]:enabled",
    "[data-crew][aria-pressed=false]",
    ".turn[aria-pressed=false]",
    "[data-space].legal:not(.chosen)",
)


open_table = partial(player.open_table, game="maldonado")


def until(page: Page, target: str) -> None:
    """Answer until something is to be seen."""
    for _ in range(_PATIENCE):
        if page.locator(target).count():
            return
        lift_curtain(page)
        answer(page, target)
        page.wait_for_timeout(40)
    raise AssertionError(f"never seen: {target}")


def play_on(
    page: Page, decisions: int | None = None, *, until: str = "main.end", keys: bool = False
) -> int:
    """Answer until the game is over (or something else is to be seen), or so many times; gives how
    many answers there were."""
    made = 0
    for _ in range(_PATIENCE):
        if page.locator(until).count() or made == decisions:
            return made
        lift_curtain(page)
        made += answer_by_keys(page) if keys else answer(page)
        page.wait_for_timeout(40)
    raise AssertionError(f"the game did not end after {made} decisions: {page.inner_text('body')}")


def answer(page: Page, awaited: str = "") -> bool:
    """One answer, if one is asked for; the last scene is turned card by card. Nothing is picked
    once what is waited for has come, also if it came just now."""
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
        if awaited and page.locator(awaited).count():
            return False
        if press(page.locator(target).last):
            return confirm(page)
    return press(page.locator(".actions .tool:not(.square, .kill):enabled").last)


def answer_by_keys(page: Page) -> bool:
    """The same of whoever plays alone, with keys alone: a digit presses a button; Tab leads to what
    may be chosen, arrows over the land, Enter takes it and once more confirms."""
    if pressed_by_digit(page, ".go"):
        return True
    if page.locator("[data-slot]:enabled").count():
        return lay_by_keys(page)
    for target in _TARGETS:
        if page.locator(target).count() and walk_to(page, page.locator(target).last):
            page.keyboard.press("Enter")
            return pressed_by_digit(page, ".go")
    return pressed_by_digit(page, "button:not(.square, .kill)")


def lay_by_keys(page: Page) -> bool:
    """A card that matches, or an order; the hand of whoever plays alone lies open."""
    targets = page.eval_on_selector_all("[data-target]", "all => all.map(e => e.dataset.target)")
    card = page.locator(f"[data-slot][data-face^='{targets[0] if targets else ''}']")
    wanted = card if card.count() else page.locator("[data-choice=order]")
    walk_to(page, wanted.first)
    page.keyboard.press("Enter")
    return pressed_by_digit(page, ".go")


def pressed_by_digit(page: Page, button: str) -> bool:
    """Press the last of these buttons of the prompt that can be pressed, by its number."""
    found: list[int] = page.eval_on_selector_all(
        ".actions button",
        "(all, which) => all.flatMap((e, at) => (e.matches(which) && !e.disabled ? [at + 1] : []))",
        button,
    )
    if found:
        page.keyboard.press(str(found[-1]))
    return bool(found)


def walk_to(page: Page, target: Locator) -> bool:
    """By Tab from part to part, over the land by arrows; False if it has gone meanwhile."""
    for _ in range(40):
        found: list[list[str]] = target.evaluate_all(f"all => all.map({_WAY})")
        if not found:
            return False
        if not found[0]:
            return True
        for key in found[0]:
            page.keyboard.press(key)
    raise AssertionError("no key leads there")


#: The next keys on the way to something, none if it is there: over the land step by step; else as
#: many times Tab as there are parts between, or once if it lies behind.
_WAY = """(target) => {
  const here = document.activeElement;
  const [from, to] = [here.dataset.space, target.dataset.space];
  if (here === target) return [];
  if (from && to && from[0] !== to[0]) return [from[0] < to[0] ? "ArrowDown" : "ArrowUp"];
  if (from && to) return [from[1] < to[1] ? "ArrowRight" : "ArrowLeft"];
  const goal = to ? document.querySelector("[data-space][tabindex='0']") : target;
  const parts = [...document.querySelectorAll("button:enabled, a[href], [tabindex='0'], input")];
  const stops = parts.filter((each) => each.tabIndex >= 0 && each.checkVisibility());
  return Array(Math.max(1, stops.indexOf(goal) - stops.indexOf(here))).fill("Tab");
}"""


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
