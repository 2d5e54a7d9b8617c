"""A person at the Northwest Passage: acts a few times, then passes, until it is over."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from .player import over, press

_PATIENCE = 1500
#: What is tried in a turn, the best first.
_WISHES = ("find", "explore", "place", "move", "take")
#: Turns in which the person acts; afterwards they pass, which is quick.
_EAGER = 12
#: Places other than Greenland, where the journey would be over at once.
_AWAY = ".target:not([data-move$=greenland])"


def play_through(page: Page, *, phone: bool = False, keys: bool = False) -> dict[str, int]:
    """Play until the end; gives how often each thing was done."""
    done: dict[str, int] = {}
    answer = by_keys if keys else by_touch if phone else by_mouse
    for _ in range(_PATIENCE):
        if over(page):
            return done
        what = answer(page, sum(done.values()))
        if what:
            done[what] = done.get(what, 0) + 1
        page.wait_for_timeout(40)
    raise AssertionError(f"not over after {done}: {page.inner_text('body')}")


def by_mouse(page: Page, made: int) -> str:
    return _answer(page, made, lambda: None)


def by_touch(page: Page, made: int) -> str:
    """On a phone the actions lie on a leaf of the drawer."""
    return _answer(page, made, lambda: press(page.locator("[role=tab][id$=-actions]")))


def _answer(page: Page, made: int, to_actions: Callable[[], object]) -> str:
    if press(page.locator("[data-fill]").first):
        return "fill"
    if press(page.locator(".confirm:enabled")):
        return "confirm"
    for place in (".tile.asked:not(.selected)", f"{_AWAY}:not(.chosen)", ".target:not(.chosen)"):
        if press(page.locator(place).first):
            return ""
    if page.locator(".confirm, button.end").count() == 0:
        return ""
    to_actions()
    if made < _EAGER and any(press(_action(page, wish)) for wish in _WISHES):
        return ""
    if press(page.locator("button.end:not(.undo)")):
        return "end"
    return "pass" if press(_action(page, "pass")) else ""


def _action(page: Page, name: str) -> Locator:
    return page.locator(f"[data-action={name}]:not(.rests, .on):enabled")


def _digit(page: Page) -> str:
    """The number of the first place that does not lead home, or of the first tile."""
    away: list[bool] = page.eval_on_selector_all(
        ".target", f"all => all.map(each => each.matches('{_AWAY}'))"
    )
    return str(away.index(True) + 1 if True in away else 1)


_KEYS = {"find": "d", "explore": "e", "place": "p", "move": "m", "take": "a"}


def by_keys(page: Page, made: int) -> str:
    """The same by keys alone: letters choose actions, digits places and tiles, Enter confirms."""
    if page.locator("[data-fill]").evaluate_all("([first]) => (first?.focus(), !!first)"):
        page.keyboard.press("Enter")
        return "fill"
    if page.locator(".confirm:enabled").count() > 0:
        page.evaluate("() => document.activeElement?.blur?.()")
        page.keyboard.press("Enter")
        return "confirm"
    if page.locator(".tile.asked, .target").count() > 0:
        page.keyboard.press(_digit(page))
        return ""
    if page.locator(".confirm, button.end").count() == 0:
        return ""
    for wish in _WISHES if made < _EAGER else ():
        if _action(page, wish).count() > 0:
            page.keyboard.press(_KEYS[wish])
            return ""
    page.keyboard.press("o")
    return "end or pass"
