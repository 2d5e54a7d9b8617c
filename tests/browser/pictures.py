"""Pictures of the main screens, to be looked at and for README.

    python -m tests.browser.pictures FOLDER [GAME ...]
    python -m tests.browser.pictures docs/images/lobby.jpg

Each screen at 1440×900, 1024×768 and 390×844, in English and Russian, light and dark, of all games
or of those named; or one picture of README, by its name: `lobby.jpg`, `table.jpg` (Congo's, when
there is something to choose), `northwest.jpg`, `maldonado.jpg`.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from expedition.games import all_games
from tests.service.server import ROOT, Guest, Server

from . import expedition_player, northwest_player
from .conftest import DESKTOP, FLAGS, PHONE, TABLET, executable
from .player import open_table, over, play_on

_SETTINGS = json.dumps({"fastBots": True, "guided": list(all_games())})


def main(where: Path, games: list[str]) -> None:
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"sqlite:///{kept}/tables.db")
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        try:
            if where.suffix == ".jpg":
                take_one(browser, server, where)
            else:
                take_all(browser, server, where, games or list(TABLES))
        finally:
            server.close()


def take_all(browser: Browser, server: Server, folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    finished = {game: upload(server, game) for game in games}
    for size, language, scheme in product(
        (DESKTOP, TABLET, PHONE), ("en", "ru"), ("light", "dark")
    ):
        page = visit(browser, server, size, language, scheme)
        name = f"{size[0]}-{language}-{scheme}"
        for screen in screens(page, finished):
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{screen}-{name}.png")
            print(f"{screen}-{name}.png", flush=True)
        page.context.close()


def take_one(browser: Browser, server: Server, file: Path) -> None:
    page = visit(browser, server, DESKTOP, "en", "light")
    README[file.stem](page)
    page.mouse.move(720, 4)
    page.wait_for_timeout(900)
    page.screenshot(path=file, type="jpeg", quality=84)


def upload(server: Server, game: str) -> str:
    """The id of a finished game."""
    record = min(ROOT.glob(f"tests/golden/{game}/*.record")).read_text("utf-8")
    return str(Guest(server.url).upload(record).json()["id"])


def visit(
    browser: Browser, server: Server, size: tuple[int, int], language: str, scheme: str
) -> Page:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
    context.add_init_script(f"localStorage.setItem('expedition-settings', {json.dumps(_SETTINGS)})")
    return context.new_page()


def screens(page: Page, finished: dict[str, str]) -> Iterator[str]:
    """Goes from screen to screen, and names each once it is there."""
    page.goto("/")
    yield "lobby"
    for game, id in finished.items():
        for state in TABLES[game](page):
            yield f"{game}-{state}"
        for name, address in (
            ("end", f"/table/{id}"),
            ("replay", f"/replay/{id}?at=40"),
            ("rules", f"/rules/{game}"),
        ):
            page.goto(address)
            page.wait_for_selector("main")
            yield f"{game}-{name}"


# --- Tables ---------------------------------------------------------------------------------------


def congo(page: Page) -> Iterator[str]:
    open_table(page, ["me", "normal", "normal", "normal"], {"river": "full"})
    page.wait_for_selector("[data-card]")
    yield "start"
    play_on(page, 4)
    yield "table"


def northwest(page: Page, actions: int = 6) -> Iterator[str]:
    open_table(page, ["me", "normal", "normal"], game="northwest")
    page.wait_for_selector(".chart")
    yield "start"
    narrow = (page.viewport_size or {"width": 0})["width"] < 720
    act = northwest_player.by_touch if narrow else northwest_player.by_mouse
    done = 0
    while done < actions and not over(page):
        done += bool(act(page, done))
        page.wait_for_timeout(40)
    yield "table"


def maldonado(page: Page, decisions: int = 8) -> Iterator[str]:
    expedition_player.open_table(page, ["me", "normal", "normal", "normal"])
    page.wait_for_selector("[data-space]")
    yield "start"
    expedition_player.play_on(page, decisions)
    yield "table"


TABLES: dict[str, Callable[[Page], Iterator[str]]] = {
    "congo": congo,
    "northwest": northwest,
    "maldonado": maldonado,
}


# --- README ---------------------------------------------------------------------------------------


def lobby(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main .tile").first).to_be_visible()


def raising(page: Page) -> None:
    """Past the middle of the river, with two auxiliaries to add and one of them chosen."""
    cards = page.locator(".acting [data-card]:has(.tick)")
    while cards.count() < 2:
        if page.locator(".ribbon").count() == 0:
            open_table(page, ["me", "normal", "normal", "normal"], {"river": "full"})
            page.wait_for_selector("[data-card]")
            play_on(page, 24)
        page.wait_for_timeout(600)
        if cards.count() < 2:
            play_on(page, 1)
    cards.first.click()


def acting(page: Page) -> None:
    """Well under way, with a turn to play."""
    list(northwest(page, 20))
    expect(page.locator("[data-action=take]:not(.rests):enabled")).to_be_visible(timeout=30_000)


def exploring(page: Page) -> None:
    """On the second day, with spaces to choose from and one of them chosen."""
    list(maldonado(page, 24))
    expedition_player.until(page, "[data-space].legal")
    page.locator("[data-space].legal").first.click()


README: dict[str, Callable[[Page], object]] = {
    "lobby": lobby,
    "table": raising,
    "northwest": acting,
    "maldonado": exploring,
}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
