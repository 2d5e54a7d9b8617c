"""Pictures of the main screens, to be looked at and for README.

    python -m tests.browser.pictures FOLDER
    python -m tests.browser.pictures docs/images/table.jpg

Each screen at 1440×900, 1024×768 and 390×844, in English and Russian, light and dark; or the one
picture of README: a table in the middle of a game, when there is something to choose.
"""

import shutil
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.service.server import ROOT, Guest, Server

from .conftest import DESKTOP, FLAGS, PHONE, TABLET
from .player import open_table, play_on


def main(where: Path) -> None:
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"sqlite:///{kept}/tables.db")
        executable = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        try:
            if where.suffix == ".jpg":
                take_one(browser, server, where)
            else:
                take_all(browser, server, where)
        finally:
            server.close()


def take_all(browser: Browser, server: Server, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    record = next(ROOT.glob("tests/golden/congo/*.record")).read_text("utf-8")
    finished = Guest(server.url).upload(record).json()["id"]
    for size, language, scheme in product(
        (DESKTOP, TABLET, PHONE), ("en", "ru"), ("light", "dark")
    ):
        page = visit(browser, server, size, language, scheme)
        name = f"{size[0]}-{language}-{scheme}"
        for screen in screens(page, finished):
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{screen}-{name}.png")
            print(f"{screen}-{name}.png", flush=True)
        page.context.close()


def take_one(browser: Browser, server: Server, file: Path) -> None:
    """Past the middle of the river, with two auxiliaries to add and one of them chosen."""
    page = visit(browser, server, DESKTOP, "en", "light")
    page.add_init_script(
        'localStorage.setItem(\'expedition-settings\', \'{"fastBots": true, "guided": ["congo"]}\')'
    )
    open_table(page, ["me", "normal", "normal", "normal"], river="full")
    play_on(page, 24)
    for _ in range(60):
        page.wait_for_timeout(600)
        cards = page.locator("[data-card].legal")
        if "Add auxiliaries" in page.inner_text(".ribbon h1") and cards.count() > 1:
            break
        play_on(page, 1)
    cards.first.click()
    page.mouse.move(720, 4)
    page.wait_for_timeout(900)
    page.screenshot(path=file, type="jpeg", quality=84)


def visit(
    browser: Browser, server: Server, size: tuple[int, int], language: str, scheme: str
) -> Page:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    return context.new_page()


def screens(page: Page, finished: str) -> Iterator[str]:
    """Goes from screen to screen, and names each once it is there."""
    open_table(page, ["me", "normal", "normal", "normal"], river="full")
    page.wait_for_selector("[data-card]")
    yield "bid"
    play_on(page, 4)
    yield "table"
    for name, address in (
        ("lobby", "/"),
        ("end", f"/table/{finished}"),
        ("replay", f"/replay/{finished}"),
        ("rules", "/rules/congo"),
    ):
        page.goto(address)
        page.wait_for_selector("main")
        yield name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
