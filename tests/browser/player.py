"""A person at the table who reads nothing and answers whatever is asked, until it is over."""

from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, TimeoutError

from .conftest import PHONE

_PATIENCE = 900
#: What a game is played with here unless a test says otherwise.
_USUAL: dict[str, dict[str, Any]] = {
    "congo": {"river": "short"},
    "northwest": {},
    "maldonado": {"map": 5},
}


def open_table(
    page: Page,
    seats: list[str],
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
    *,
    game: str = "congo",
) -> str:
    """A table as the set-up dialog would open it, with the cookies of this browser, and the person
    at it."""
    page.request.get("/api/me")
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    table = {"game": game, "seats": seats, "options": _USUAL[game] | (options or {})}
    answer = page.request.post(
        "/api/tables",
        data={**table, "names": names or []},
        headers={"x-csrf-token": unquote(cookies["expedition_csrf"])},
    )
    id: str = answer.json()["id"]
    page.goto(f"/table/{id}")
    return id


#: Boards measure themselves when they have been drawn, and are laid out a frame later; another
#: font changes the sizes.
_DRAWN = """async () => {
  for (let time = 0; time < 2; time += 1) {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }
}"""


def settle(page: Page) -> None:
    """Until what is there by now lies where it stays."""
    page.evaluate(_DRAWN)


def over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


def play_on(page: Page, decisions: int | None = None, *, keys: bool = False) -> int:
    """Answer until the game is over, or so many times; gives how many answers there were."""
    made = 0
    for _ in range(_PATIENCE):
        if over(page) or made == decisions:
            return made
        lift_curtain(page)
        made += answer_by_keys(page) if keys else answer(page)
        page.wait_for_timeout(100)
    raise AssertionError(f"the game did not end after {made} decisions: {page.inner_text('body')}")


def wait_until_asked(page: Page) -> None:
    """Until the last answer is taken and the next question can be answered: a card or a stop is
    chosen where one is asked for."""
    for _ in range(_PATIENCE):
        if page.locator(".actions button:enabled").count():
            return
        press(page.locator("[data-card].legal:not(.selected), .pick").first)
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing is asked: {page.inner_text('body')}")


def lift_curtain(page: Page) -> None:
    press(page.locator("main.curtain .button.primary"))


def answer(page: Page) -> bool:
    """Press a button; choose a card or a stop first where one is asked for."""
    if press(page.locator(".actions button:enabled").last):
        return True
    for target in ("[data-card].legal:not(.selected)", ".pick"):
        if press(page.locator(target).first):
            return press(page.locator(".actions button:enabled").last)
    return False


def press(button: Locator) -> bool:
    """Press it if it is there, with a finger on a phone; the table may move on meanwhile, which is
    no failure."""
    if button.count() == 0:
        return False
    size = button.page.viewport_size
    touched = size is not None and size["width"] == PHONE[0]
    try:
        (button.tap if touched else button.click)(timeout=1500)
    except TimeoutError:
        return False
    return True


def answer_by_keys(page: Page) -> bool:
    """The same with keys alone: digits press buttons, Tab and Enter choose."""
    enabled: list[bool] = page.eval_on_selector_all(
        ".actions button", "all => all.map(each => !each.disabled)"
    )
    if any(enabled):
        page.keyboard.press(str(len(enabled) - enabled[::-1].index(True)))
        return True
    if walked_to(page, "[data-card].legal:not(.selected), .pick"):
        page.keyboard.press("Enter")
    return False


def walked_to(page: Page, target: str) -> bool:
    """By Tab from part to part, within a hand by arrows, to something that matches; False if the
    table has moved on and there is nothing of the kind any more."""
    for step in range(1, 120):
        if page.locator(target).count() == 0:
            return False
        if page.evaluate("(target) => document.activeElement?.matches(target)", target):
            return True
        in_hand = page.evaluate("() => document.activeElement?.matches('[data-card]')")
        page.keyboard.press("ArrowRight" if in_hand and step % 10 else "Tab")
    raise AssertionError(f"no key leads to {target}")
