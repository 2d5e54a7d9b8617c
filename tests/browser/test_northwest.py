"""The Northwest Passage in a real browser: whole games by mouse, keys, touch; every screen."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from expedition.words import LANGUAGES
from tests.service.server import ROOT, Guest, Server

from .conftest import DESKTOP, PHONE, TABLET, Visitor
from .northwest_player import play_through
from .player import open_table, settle

GAME = "northwest"
NARROW = (360, 640)
HUGE = (1920, 1080)
#: Where the buttons of actions are narrow, each beginning with the size of the device.
_BUTTONS = ((DESKTOP, (1280, 720), (1200, 800), TABLET), (PHONE, NARROW, (320, 640)))


def sit(page: Page, seats: list[str]) -> str:
    id = open_table(page, seats, game=GAME)
    expect(page.locator(".chart")).to_be_visible()
    return id


def first_turn(page: Page) -> None:
    """Take a tile in the set-up and wait for the first decision of the first round."""
    tile = page.locator(".tile.asked").first
    expect(tile).to_be_visible()
    tile.click()
    page.locator(".confirm:enabled").click()
    expect(page.locator("[data-action=pass]:enabled")).to_be_visible()


def test_a_whole_game_by_mouse_and_its_replay(visitor: Visitor) -> None:
    page = visitor()
    id = sit(page, ["me", "easy"])
    done = play_through(page)
    assert done["confirm"] >= 5
    expect(page.locator("main.end h1")).not_to_have_text("…")
    expect(page.locator("main.end table")).to_be_visible()
    page.goto(f"/replay/{id}?at=9")
    expect(page.locator(".chart")).to_be_visible()
    expect(page.locator(".confirm, .target")).to_have_count(0)


def test_a_whole_game_by_keys_alone(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    done = play_through(page, keys=True)
    assert done["confirm"] >= 5
    expect(page.locator("main.end")).to_be_visible()


def test_a_whole_game_alone_on_a_phone_in_russian(visitor: Visitor) -> None:
    page = visitor("ru", PHONE)
    sit(page, ["me"])
    done = play_through(page, phone=True)
    assert done["confirm"] >= 5
    expect(page.locator("main.end")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_nothing_is_paid_before_it_is_confirmed(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    first_turn(page)
    ready = page.locator(".card").first.locator(".crew .vh").nth(1)
    before = ready.inner_text()
    page.locator("[data-action=move]").click()
    target = page.locator(".target").first
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    assert ready.inner_text() == before
    page.locator(".confirm:enabled").click()
    expect(ready).not_to_have_text(before)
    page.keyboard.press("u")
    expect(ready).to_have_text(before)


def test_crew_is_moved_to_the_sled(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    first_turn(page)
    page.locator("[data-action=move]").click()
    page.locator(".target").first.click()
    page.locator(".confirm:enabled").click()
    page.locator("[data-action=redistribute]:not(.rests)").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(3):
        dialog.locator("[data-send=ship-ready]").click()
    dialog.locator(".button.primary").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".card").first.locator(".crew .vh").last).to_contain_text("3 ready")


def test_the_chart_zooms_and_moves(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    expect(page.locator(".tile.asked").first).to_be_visible()
    settle(page)
    sheet = page.locator(".sheet")
    whole = sheet.get_attribute("style")
    page.locator(".chart").hover()
    page.mouse.wheel(0, -600)
    expect(sheet).not_to_have_attribute("style", whole or "")
    near = sheet.get_attribute("style")
    page.locator(".chart").focus()
    page.keyboard.press("ArrowLeft")
    expect(sheet).not_to_have_attribute("style", near or "")
    page.keyboard.press("0")
    expect(sheet).to_have_attribute("style", whole or "")


def test_lines_of_ice_to_come_are_shown_on_demand(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    fewer = page.locator(".pieces .line").count()
    page.keyboard.press("i")
    expect(page.locator(".pieces .line")).to_have_count(fewer + 2)


def test_what_rests_says_why(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    first_turn(page)
    page.locator("[data-action=explore].rests").click()
    expect(page.locator(".notices p").first).to_contain_text("Franklin")


def test_entering_greenland_is_said_to_end_the_journey(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    first_turn(page)
    page.locator("[data-action=move]").click()
    page.locator(".target").first.click()
    page.locator(".confirm:enabled").click()
    page.locator("[data-action=move]:not(.rests, .on):enabled").click()
    page.locator(".target[data-move$=greenland]").click()
    expect(page.locator(".prompt")).to_contain_text("ends your journey")


def test_the_text_view_keeps_the_chart_in_its_columns(visitor: Visitor) -> None:
    page = visitor("en", NARROW)
    sit(page, ["me", "easy"])
    page.keyboard.press("t")
    chart = page.get_by_role("dialog").locator("pre")
    expect(chart).to_be_visible()
    head, *rows = chart.inner_text().split("\n")
    columns = [head.index(letter) for letter in "ABCDEFGHIJKL"]
    assert [at - columns[0] for at in columns] == [3 * x for x in range(12)]
    third = next(row for row in rows if row.startswith("3 "))
    assert third.index("C") == columns[11]
    assert chart.evaluate("pre => getComputedStyle(pre).fontFamily") == "monospace"
    assert chart.evaluate("pre => pre.scrollWidth <= pre.clientWidth")


def test_a_moving_chart_is_shown_as_it_was_painted(visitor: Visitor) -> None:
    page = visitor()
    sit(page, ["me", "easy"])
    expect(page.locator(".tile.asked").first).to_be_visible()
    settle(page)
    seen = """() => new Promise((done) => {
      const sheet = document.querySelector(".sheet");
      new MutationObserver(() => done(getComputedStyle(sheet).willChange))
        .observe(sheet, { attributeFilter: ["class"] });
      document.querySelector(".chart").dispatchEvent(
        new WheelEvent("wheel", { deltaY: -200, bubbles: true, cancelable: true }));
    })"""
    assert page.evaluate(seen) == "transform"
    expect(page.locator(".sheet")).to_have_css("will-change", "auto")


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=str)
def test_nothing_in_the_reserve_covers_anything(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor("ru", size)
    sit(page, ["me", "easy"])
    first_turn(page)
    settle(page)
    tiles, stage, ways = (
        _box(page.locator(f".reserve .{part}")) for part in ("tiles", "stage", "ways")
    )
    assert tiles["right"] <= stage["left"] + 3
    assert stage["right"] <= ways["left"] + 3
    for inside, around in (
        (".in-hand > svg", stage),
        (".controls", stage),
        (".way >> nth=-1", ways),
    ):
        box = _box(page.locator(f".reserve {inside}"))
        assert box["left"] >= around["left"] - 1, inside
        assert box["right"] <= around["right"] + 1, inside


def test_a_replay_is_nobodys_and_its_title_leaves_room_for_the_points(
    visitor: Visitor, server: Server
) -> None:
    record = (ROOT / "tests/golden/northwest/4-players.record").read_text("utf-8")
    address = f"/replay/{Guest(server.url).upload(record).json()['id']}?at=150"
    page = visitor("ru", PHONE)
    page.goto(address)
    expect(page.locator(".chart")).to_be_visible()
    expect(page.locator(".time b")).to_have_text(re.compile("^150/"))
    settle(page)
    title, points = _box(page.locator("header .names b")), _box(page.locator("header .middle ul"))
    assert title["right"] <= points["left"]
    page = visitor()
    page.goto(address)
    expect(page.locator(".left .card .name").first).to_have_text("Player 1")


def test_the_smallest_phone_shows_the_whole_offer(visitor: Visitor) -> None:
    page = visitor("it", (360, 740))
    sit(page, ["me", "easy"])
    offered = page.locator(".tile.asked")
    expect(offered).to_have_count(4)
    for tile in offered.all():
        expect(tile).to_be_in_viewport(ratio=1)


def test_a_full_crew_stays_within_its_panel(visitor: Visitor) -> None:
    page = visitor("ru", TABLET)
    sit(page, ["me", "easy"])
    first_turn(page)
    settle(page)
    panel = page.locator(".dock .crew")
    assert page.locator(".dock .crew .ready .man").count() == 7
    for cell in panel.locator("td").all():
        assert _box(cell)["right"] <= _box(panel)["right"] - 2


@pytest.mark.parametrize("guided", [False, True], ids=["known", "guided"])
def test_a_phone_shows_every_action_at_once(visitor: Visitor, guided: bool) -> None:
    page = visitor("ru", PHONE, guided=guided)
    sit(page, ["me", "easy", "easy", "easy"])
    first_turn(page)
    settle(page)
    answer = _box(page.locator(".answer"))
    for action in page.locator(".action").all():
        assert _box(action)["bottom"] <= answer["top"] + 1
    title, points = _box(page.locator("header .names b")), _box(page.locator("header .middle ul"))
    assert title["right"] <= points["left"]
    grip = page.locator(".grip")
    for drawer in ("true", "false"):
        grip.click()
        expect(grip).to_have_attribute("aria-expanded", drawer)
        settle(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", _BUTTONS, ids=["wide", "phones"])
def test_the_name_of_each_action_stands_within_its_button(
    visitor: Visitor, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = visitor(language, sizes[0])
    sit(page, ["me", "easy"])
    first_turn(page)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        for action in page.locator(".action").all():
            name = action.locator(".title span")
            assert _box(name)["right"] <= _box(action)["right"] - 2, (width, name.inner_text())


def _box(part: Locator) -> dict[str, float]:
    found: dict[str, float] = part.evaluate("each => each.getBoundingClientRect().toJSON()")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, NARROW, HUGE], ids=str)
def test_every_screen_speaks_and_fits(
    visitor: Visitor, language: str, size: tuple[int, int]
) -> None:
    page = visitor(language, size)
    sit(page, ["me", "easy", "easy", "easy"])
    expect(page.locator(".tile.asked").first).to_be_visible()
    _speaks_and_fits(page, size)
    page.locator(".tile.asked").first.click()
    page.locator(".confirm:enabled").click()
    for tab in page.locator("[role=tab]").all():
        tab.click()
        _speaks_and_fits(page, size)
    page.goto(f"/rules/{GAME}")
    expect(page.locator("article.rulebook")).to_be_visible()
    _speaks_and_fits(page, size)


def _speaks_and_fits(page: Page, size: tuple[int, int]) -> None:
    settle(page)
    text = page.inner_text("body")
    named = r"\b(web|act|action|hint|status|choose|chart|crew|tab|card|rulebook)-[a-z]+\b"
    assert not re.search(named, text), text
    assert "{" not in text
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_axe_finds_nothing(visitor: Visitor, scheme: str, size: tuple[int, int]) -> None:
    page = visitor("en", size, scheme=scheme)
    sit(page, ["me", "easy"])
    first_turn(page)
    _clean(page, "act")
    page.locator("[data-action=move]").click()
    expect(page.locator(".target").first).to_be_visible()
    _clean(page, "move")
    if size == PHONE:
        for tab in page.locator("[role=tab]").all():
            tab.click()
            _clean(page, tab.inner_text())
    page.goto(f"/rules/{GAME}")
    expect(page.locator("article.rulebook")).to_be_visible()
    _clean(page, "rules")


def _clean(page: Page, screen: str) -> None:
    settle(page)
    found = Axe().run(page)
    assert found.violations_count == 0, f"{screen}\n{found.generate_report()}"
