"""Pictures of the main screens, to be looked at and for README.

    python -m tests.browser.pictures FOLDER

Each screen at 1440×900, 1024×768 and 390×844, in English and Russian, light and dark.
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


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"sqlite:///{kept}/tables.db")
        record = next(ROOT.glob("tests/golden/congo/*.record")).read_text("utf-8")
        finished = Guest(server.url).upload(record).json()["id"]
        executable = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
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
        server.close()


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
