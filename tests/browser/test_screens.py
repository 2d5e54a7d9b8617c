"""Every screen, in every language, light and dark: it renders, fits, and axe finds nothing."""

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from expedition.words import LANGUAGES
from tests.service.server import Guest, Server

from .conftest import DESKTOP, PAGE, PHONE, TABLET, Visitor
from .player import open_table, play_on, settle, wait_until_asked

BOARDS = Path(__file__).parents[2] / "web/src/games"

#: JavaScript and CSS that a player of one game loads, gzipped; fonts and texts are not counted.
BUDGET = 150_000
RULEBOOK = 15_000
WITH_BOARDS = sorted(path.parent.name for path in BOARDS.glob("*/index.ts"))
PAGES = ("/", "/watch", "/rules", "/rules/congo", "/records", "/about")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The id of a finished game, uploaded as a record."""
    record = next(Path(__file__).parents[1].glob("golden/congo/*.record")).read_text("utf-8")
    answer = Guest(server.url).upload(record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def screens(page: Page, finished: str) -> list[str]:
    """The addresses of all screens; a table in mid-game is opened on the way."""
    id = open_table(page, ["me", "easy"])
    return [*PAGES, f"/table/{id}", f"/table/{finished}", f"/replay/{finished}"]


def settled(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    if address.startswith("/replay/"):  # its bar comes before its board
        expect(page.locator("main > div").first).to_be_visible()
    settle(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_speaks_and_fits(
    visitor: Visitor, finished: str, language: str, size: tuple[int, int]
) -> None:
    page = visitor(language, size)
    for address in screens(page, finished):
        settled(page, address)
        assert page.locator("html").get_attribute("lang") == language
        text = page.inner_text("body")
        assert not re.search(r"\b(web|prompt|move|guide|act|table|story)-[a-z]+-?[a-z]*\b", text), (
            text
        )
        assert "{" not in text
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], address


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_axe_finds_nothing(
    visitor: Visitor, finished: str, scheme: str, size: tuple[int, int]
) -> None:
    page = visitor("en", size, scheme=scheme)
    for address in screens(page, finished):
        settled(page, address)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{address}\n{found.generate_report()}"


#: Languages on a phone; and English at a desk.
READERS = [*((language, PHONE) for language in LANGUAGES), ("en", DESKTOP)]


@pytest.mark.parametrize(("language", "size"), READERS, ids=str)
@pytest.mark.parametrize("game", WITH_BOARDS)
def test_what_comes_after_a_game_and_its_rules(
    visitor: Visitor, server: Server, game: str, language: str, size: tuple[int, int]
) -> None:
    """The last scene, the replay as a watcher knew it, the rulebook: of every game."""
    record = min(Path(__file__).parents[1].glob(f"golden/{game}/*.record")).read_text("utf-8")
    id = Guest(server.url).upload(record).json()["id"]
    page = visitor(language, size, scheme="dark" if size == PHONE else "light")
    replay = f"/replay/{id}?as=watcher&at="
    for address in (f"/table/{id}", f"{replay}20", f"{replay}9999", f"/rules/{game}"):
        settled(page, address)
        if "9999" in address:  # an address may name a moment that never came
            expect(page.locator(".time b")).to_have_text(re.compile(r"^(\d+)/\1$"))
            expect(page.locator(".log li").first).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        assert "{" not in page.inner_text("body")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], address
        if language == "en":
            found = Axe().run(page)
            assert found.violations_count == 0, f"{address}\n{found.generate_report()}"


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_player_of_one_game_loads_little(visitor: Visitor, game: str) -> None:
    """From the lobby to the table, with all that comes with them; the rulebook adds little."""
    page = visitor()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    id = open_table(page, ["me", "easy"], game=game)
    for address in ("/", f"/table/{id}"):
        settled(page, address)
    played = weight(asked)
    assert 50_000 < played < BUDGET, f"{played} bytes"
    settled(page, f"/rules/{game}")
    read = weight(asked) - played
    assert read < RULEBOOK, f"{read} bytes"


def weight(asked: set[str]) -> int:
    """How much of what was asked for is code, gzipped."""
    assets = PAGE.parent / "assets"
    code = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    counted = [path for path in code if path.name in asked and not path.name.startswith("texts-")]
    return sum(len(gzip.compress(path.read_bytes())) for path in counted)


def test_why_can_i_not(visitor: Visitor) -> None:
    """A card that rests says why when it is pressed."""
    page = visitor()
    open_table(page, ["me", "easy"])
    expect(page.locator("[data-card].legal").first).to_be_visible()
    expect(page.locator(".notices p")).to_have_count(0)
    page.locator("[data-card].rest").first.click(force=True)  # it rests, but it answers
    expect(page.locator(".notices p").first).to_contain_text(re.compile(r"\w{3}"))


def test_the_keys_are_listed(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    expect(page.locator("[data-card]").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_what_a_phones_menu_opens_stays_open(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    open_table(page, ["me", "easy"])
    for button, title in (("Text view", "The table in words"), ("Settings", "Settings")):
        page.get_by_role("button", name="Menu").tap()
        page.locator("dialog .more").get_by_role("button", name=button).tap()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.wait_for_timeout(200)  # until the menu has told that it is closed
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog h2")).to_have_count(0)


def test_a_lost_server_comes_back_and_nothing_is_lost(visitor: Visitor, server: Server) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    play_on(page, 2)
    wait_until_asked(page)
    asked = page.locator(".ribbon h1").inner_text()
    server.kill()
    expect(page.locator(".banner p")).to_be_visible()
    server.start()
    expect(page.locator(".banner p")).to_have_count(0, timeout=30_000)
    expect(page.locator(".ribbon h1")).to_have_text(asked)
    play_on(page, 2)
