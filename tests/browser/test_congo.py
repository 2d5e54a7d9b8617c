"""What Congo's board does beside asking and answering."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.service.server import ROOT, Guest, Server

from .conftest import DESKTOP, PHONE, TABLET, Visitor
from .player import open_table, play_on, press, settle, wait_until_asked

_PINCH = """(strip) => {
  const { left, top } = strip.getBoundingClientRect();
  const touch = (identifier, x) =>
    new Touch({ identifier, target: strip, clientX: left + x, clientY: top + 60 });
  const tell = (kind, apart) => strip.dispatchEvent(
    new TouchEvent(kind, {
      touches: [touch(1, 150 - apart), touch(2, 150 + apart)], bubbles: true, cancelable: true,
    }),
  );
  const at = () => strip.scrollLeft + 150;
  strip.scrollLeft = strip.scrollWidth;
  const before = [strip.scrollWidth, at()];
  tell("touchstart", 30);
  tell("touchmove", 54);
  return [strip.scrollWidth / before[0], at() / before[1]];
}"""

LAPTOP = (1280, 720)
#: Golden games, each with a seat and a moment at which much has to be shown to it: attacks, long
#: names of special cards, a tie with tiles under a special card, many auxiliaries.
_FULL = (
    ("gorilla-fight", 1, 4),
    ("only-nationals", 0, 22),
    ("damaged-boiler", 1, 92),
    ("tie-shared", 1, 39),
    ("4-players-full-river", 2, 12),
)
#: What is cut off: whatever is larger than its card, totals that lie outside their column, and
#: headings of the hand that their part has no room for.
_CUT = """() => {
  const cards = [...document.querySelectorAll("[data-card]")].filter(
    (card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1);
  const totals = [...document.querySelectorAll(".column footer")].filter(
    (total) => total.getBoundingClientRect().bottom
      > total.closest(".column").getBoundingClientRect().bottom);
  const headings = [...document.querySelectorAll(".hand h2 b")].filter(
    (heading) => heading.getBoundingClientRect().right
      > heading.closest("h2").getBoundingClientRect().right + 1);
  return [...cards, ...totals, ...headings].map((each) => each.innerText);
}"""
#: Names and sums of characters of which only a part is seen.
_HALF_SEEN = """() => [...document.querySelectorAll(".face .name, .face .what, .face .sum")]
  .filter((line) => line.getBoundingClientRect().bottom
    > line.closest(".face").getBoundingClientRect().bottom + 2)
  .map((line) => line.innerText)"""
#: The map gives way to the contest of a phone, rather than that it scrolls.
_PRESSED = """() => {
  const contest = document.querySelector(".contest");
  return contest.scrollHeight > contest.clientHeight + 1;
}"""

#: What cannot be read on the map: marks of chiefs under the boat, signs under the contest.
_COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const all = (what) => [...document.querySelectorAll(`.map [role=img] ${what}`)];
  const over = (what, cover) => all(what).filter((each) => meet(box(each), box(cover))).length;
  return [
    over(".seat", document.querySelector(".map .steamer")),
    over(".flag, .sign", document.querySelector(".inset")),
  ];
}"""


def look_back(page: Page, id: str, at: int, **more: object) -> None:
    """A moment of a replay, entered from the one before."""
    seen_as = "".join(f"&{name}={value}" for name, value in more.items())
    page.goto(f"/replay/{id}?at={at}{seen_as}")
    expect(page.locator(".time b")).to_have_text(re.compile(f"^{at}/"))
    expect(page.locator(".map, .river").first).to_be_visible()
    settle(page)


@pytest.mark.parametrize(
    "size",
    [PHONE, (360, 740), TABLET, LAPTOP, (1440, 840), DESKTOP],
    ids=["phone", "small", "tablet", "laptop", "low", "desktop"],
)
def test_whatever_has_to_be_shown_fits(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    page = visitor("ru", size)
    for name, seat, at in _FULL:
        record = (ROOT / f"tests/golden/congo/{name}.record").read_text("utf-8")
        id = Guest(server.url).upload(record).json()["id"]
        look_back(page, id, at, **{"as": seat})
        expect(page.locator("[data-card]").first).to_be_visible()
        assert page.evaluate(_CUT) == [], name
        assert page.evaluate(_HALF_SEEN) == [], name
        if size == PHONE:
            assert not page.evaluate(_PRESSED), name
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_neither_boat_nor_contest_lies_on_what_the_map_tells(
    visitor: Visitor, server: Server
) -> None:
    record = (ROOT / "tests/golden/congo/4-players-full-river.record").read_text("utf-8")
    id = Guest(server.url).upload(record).json()["id"]
    page = visitor()
    stops = set()
    for at in range(4, 196, 12):
        page.set_viewport_size({"width": 1440, "height": 1000 if at % 8 else 900})
        look_back(page, id, at)
        expect(page.locator(".map .steamer")).to_be_visible()
        stops.add(page.locator(".map").get_attribute("aria-label"))
        assert page.evaluate(_COVERED) == [0, 0], at
    assert len(stops) > 9


def test_totals_stay_in_sight_however_much_is_told(visitor: Visitor, server: Server) -> None:
    record = (ROOT / "tests/golden/congo/4-players-full-river.record").read_text("utf-8")
    id = Guest(server.url).upload(record).json()["id"]
    page = visitor()
    look_back(page, id, 12, **{"as": 2})
    expect(page.locator(".column footer").first).to_be_visible()
    for who in page.locator(".column .who").all():
        who.evaluate("(who) => (who.style.paddingBottom = '150px')")
    settle(page)
    assert page.evaluate(_CUT) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tall_contest_names_characters_on_a_tablet_too(
    visitor: Visitor, server: Server, language: str
) -> None:
    """Who only watches has no hand under the map, which is as tall as wide then."""
    record = (ROOT / "tests/golden/congo/3-players-full-river.record").read_text("utf-8")
    id = Guest(server.url).upload(record).json()["id"]
    page = visitor(language, TABLET)
    page.set_viewport_size({"width": TABLET[0], "height": 1000})
    look_back(page, id, 9, **{"as": "watcher"})
    expect(page.locator(".column .name").first).to_be_visible()
    assert page.evaluate(_CUT) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("size", "guided"), [(DESKTOP, True), (LAPTOP, False), (LAPTOP, True)], ids=str
)
def test_a_low_contest_names_characters_and_reckons_too(
    visitor: Visitor, language: str, size: tuple[int, int], guided: bool
) -> None:
    """Where the guide takes room, and where the screen is low."""
    page = visitor(language, size, guided=guided)
    open_table(page, ["me", "easy", "easy", "easy"], {"river": "full"})
    expect(page.locator(".columns .column")).to_have_count(4)
    await_open_bids(page)
    expect(page.locator(".columns .snug .face .name").first).to_be_visible()
    expect(page.locator(".columns .snug .face .sum").first).to_be_attached()
    settle(page)
    assert page.evaluate(_CUT) == []


def await_open_bids(page: Page) -> None:
    """Until one is asked whether to add to a bid: all lie open then, and nothing goes on by itself.
    After the first bids everybody may be out at once."""
    for _ in range(30):
        wait_until_asked(page)
        if page.locator("[data-card]:has(.tick)").count() > 0:
            return
        play_on(page, 1)
    raise AssertionError("nobody could add anything")


def test_a_card_that_is_pointed_at_says_what_it_does(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    auxiliaries = page.get_by_label("Auxiliaries", exact=True).locator("[data-card]")
    auxiliaries.first.hover()
    expect(page.locator(".sheet")).to_contain_text("Helps")
    page.mouse.move(5, 5)
    expect(page.locator(".sheet")).to_have_count(0)


def test_nothing_is_asked_while_the_last_answer_is_being_shown(visitor: Visitor) -> None:
    page = visitor(calm=False)
    open_table(page, ["me", "easy", "easy", "easy"])
    asked = skip_a_story(page)
    assert asked == 0
    expect(page.locator(".onward")).to_have_count(0)
    expect(page.locator("[data-card].legal, .actions button").first).to_be_visible()


_ASKED_MEANWHILE = """() => document.querySelector(".onward")
  && document.querySelectorAll("[data-card].legal, .actions button").length"""


def skip_a_story(page: Page) -> int:
    """Answer until something is being shown before the next question, and skip it; gives how much
    was asked meanwhile. A story may end by itself before it is skipped: then the next one."""
    for _ in range(200):
        asked: int | None = page.evaluate(_ASKED_MEANWHILE)
        if asked is not None and press(page.locator(".onward")):
            return asked
        press(page.locator("[data-card].legal:not(.selected)").first)
        press(page.locator(".actions button:enabled").last)
        page.wait_for_timeout(40)
    raise AssertionError("nothing was shown")


def test_two_fingers_enlarge_the_river_of_a_phone(visitor: Visitor) -> None:
    page = visitor("en", PHONE)
    open_table(page, ["me", "easy"])
    strip = page.get_by_role("group", name="Map of the river")
    expect(page.locator("[data-card].legal").first).to_be_visible()
    settle(page)
    larger, further = strip.evaluate(_PINCH)
    assert larger == pytest.approx(1.8, abs=0.01)
    assert further == pytest.approx(1.8, abs=0.01), "what lay between the fingers has moved"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    play_on(page, 1)
