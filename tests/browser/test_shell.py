"""What stands around a game: how soon one plays, the guide, talk, the end and what comes after."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from expedition.words import LANGUAGES
from tests.service.server import ROOT, Guest, Server

from .conftest import DESKTOP, PHONE, TABLET, Visitor
from .player import open_table, play_on, settle, wait_until_asked

#: From nothing to a lobby, and from Play to a card that can be chosen.
SOON = 1.5
#: A loaded machine is slow now and then; what the page can do shows in the best of these.
TRIES = 5
#: Words that stand in two lines, of whatever is given.
_BROKEN = """(all) => all.flatMap((each) => {
  const broken = [];
  const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s—-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) broken.push(word);
    }
  }
  return broken;
})"""


def test_playable_at_once(visitor: Visitor) -> None:
    arrivals, starts = [], []
    for _ in range(TRIES):
        page = visitor(guided=True)
        began = time.perf_counter()
        page.goto("/")
        play = page.locator("main .tile[data-mood=congo] .button.primary")
        play.click(trial=True)
        arrivals.append(time.perf_counter() - began)
        began = time.perf_counter()
        play.click()
        page.locator("[data-card].legal").first.click(trial=True)
        starts.append(time.perf_counter() - began)
        page.context.close()
    assert min(arrivals) < SOON
    assert min(starts) < SOON


def test_the_tiles_of_the_lobby_are_alike_and_open_tables_fit(
    visitor: Visitor, server: Server
) -> None:
    host = Guest(server.url, "Wilhelmina")
    for game in ("congo", "northwest"):
        host.open_table("me", "open", game=game, options={}, listed=True)
    for size in (DESKTOP, TABLET, (360, 740)):
        page = visitor("fr", size)
        page.goto("/")
        join = page.locator("td.join a")
        expect(join.first).to_be_visible()
        expect(page.locator(".tile .primary").first).to_be_visible()
        settle(page)
        edge = page.evaluate(
            "() => document.querySelector('section:has(td.join)').getBoundingClientRect().right"
        )
        for box in (link.bounding_box() for link in join.all()):
            assert box
            assert box["x"] + box["width"] < edge
        if size != (360, 740):
            plays = [each.bounding_box() for each in page.locator(".tile .primary").all()]
            assert len({round(box["y"]) for box in plays if box}) == 1


def test_the_guide_leaves_the_board_in_sight(visitor: Visitor) -> None:
    """A strip on small screens: cards and buttons stay where they can be pressed."""
    for size in (PHONE, TABLET):
        page = visitor("ru", size, guided=True)
        open_table(page, ["me", "easy"])
        strip = page.locator(".guide")
        expect(strip).to_be_visible()
        settle(page)
        box = strip.bounding_box()
        assert box
        assert box["height"] < 72
        card = page.locator("[data-card].legal").first
        card.click()
        expect(page.locator(".actions button:enabled").last).to_be_visible()
        settle(page)
        button = page.locator(".actions button:enabled").last.bounding_box()
        assert button
        assert button["y"] + button["height"] <= size[1] + 1
        unfold(page)


def unfold(page: Page) -> None:
    """All of the note, and away with it again."""
    page.locator(".guide .fold").click()
    sheet = page.locator(".guide .sheet")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_the_guide_of_a_wide_board_shows_all_of_its_note_and_its_way_out(visitor: Visitor) -> None:
    page = visitor("ru", DESKTOP, guided=True)
    open_table(page, ["me", "easy", "easy", "easy"])
    note = page.locator(".guide p")
    expect(note).to_contain_text("очков")
    expect(page.locator("[data-card].legal").first).to_be_visible()
    settle(page)
    assert note.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
    page.locator(".guide").get_by_role("button").click()
    expect(page.locator(".guide")).to_have_count(0)


def test_around_one_screen_everybody_has_the_guide(visitor: Visitor) -> None:
    page = visitor("en", PHONE, guided=True)
    open_table(page, ["me", "me"], names=["Ada", "Ben"])
    expect(page.locator("main.curtain")).to_be_visible()
    page.locator("main.curtain .button.primary").tap()
    expect(page.locator(".guide")).to_contain_text("The steamer calls")
    unfold(page)
    play_on(page, 1)
    expect(page.locator("main.curtain")).to_be_visible()
    page.locator("main.curtain .button.primary").tap()
    expect(page.locator(".guide")).to_contain_text("The steamer calls")


def test_the_dialog_says_what_each_option_means(visitor: Visitor) -> None:
    page = visitor("en", PHONE)
    page.goto("/")
    page.get_by_role("button", name="At one screen").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="short").check()
    expect(dialog).to_contain_text("From Nouvelle Anvers to Kindu")
    settle(page)
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).length"
    assert dialog.locator("select").evaluate_all(cut) == 0


def test_the_dialog_asks_for_what_matters_only(visitor: Visitor) -> None:
    """Alone there are no roles to hide; a new land has a seed and no number."""
    page = visitor()
    page.goto("/")
    page.locator("main .tile[data-mood=maldonado]").get_by_text("At one screen").click()
    dialog = page.get_by_role("dialog")
    mode, map = dialog.get_by_role("group", name="Mode"), dialog.get_by_role("group", name="Map")
    seed = dialog.get_by_label("Seed of a new land")
    expect(mode).to_be_visible()
    expect(map).to_be_visible()
    expect(seed).to_have_count(0)
    map.get_by_role("radio", name="4").check()
    dialog.get_by_role("group", name="Players").get_by_role("radio", name="1").check()
    expect(mode).to_have_count(0)
    dialog.get_by_role("radio", name="new, easy").check()
    expect(map).to_have_count(0)
    seed.fill("7")
    with page.expect_request(re.compile("/api/tables$")) as asked:
        dialog.locator("form .button.primary").click()
    options = json.loads(asked.value.post_data or "")["options"]
    assert options["land"] == "easy"
    assert (options["map"], options["land-seed"], options["mode"]) == (0, 7, "traitor")
    # A new land takes its time, and more where others compute.
    expect(page).to_have_url(re.compile("/table/"), timeout=120_000)


def test_games_from_files_are_told_from_those_one_has_played(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/records")
    record = min(ROOT.glob("tests/golden/congo/*.record"))
    page.locator("input[type=file]").set_input_files(record)
    expect(page).to_have_url(re.compile("/replay/"))
    page.goto("/records")
    expect(page.locator("main")).to_contain_text("None yet.")
    expect(page.locator("main h2", has_text="Games opened from a file")).to_be_visible()
    expect(page.locator("main article")).to_have_count(1)
    page.goto("/")
    expect(page.locator("main")).to_contain_text("Finished games are kept here")


@pytest.mark.parametrize("size", [PHONE, (360, 740)], ids=["phone", "small"])
def test_no_word_of_the_final_count_breaks_on_a_phone(
    visitor: Visitor, server: Server, size: tuple[int, int]
) -> None:
    """Long names of four end in dots; what a line is for breaks between words."""
    record = (ROOT / "tests/golden/congo/4-players-full-river.record").read_text("utf-8")
    names = "names: Александра, Jean-Baptiste, Маргарита Львовна, Bartholomew\n"
    id = Guest(server.url).upload(record.replace("seed:", f"{names}seed:", 1)).json()["id"]
    page = visitor("ru", size)
    page.goto(f"/table/{id}")
    expect(page.locator(".ledger thead span").first).to_be_visible()
    settle(page)
    lines = page.locator(".ledger thead span, .ledger tbody th").evaluate_all(_BROKEN)
    assert lines == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_long_set_up_keeps_its_button_and_a_slow_table_is_said_to_come(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator("main .tile[data-mood=maldonado]").get_by_text("At one screen").click()
    dialog = page.get_by_role("dialog")
    button = dialog.locator("form .button.primary")
    expect(button).to_be_in_viewport(ratio=1)
    status = dialog.get_by_role("status")
    expect(status).to_have_text("")
    told = []

    def asked(route: Route) -> None:
        told.append(status.inner_text())
        route.continue_()

    page.route(re.compile("/api/tables$"), asked)
    button.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert told == ["Laying the table… Some options take a minute or two."]


def test_a_phone_shows_the_link_to_send_without_scrolling(visitor: Visitor) -> None:
    page = visitor("ru", PHONE)
    open_table(page, ["me", "open", "open"])
    button = page.get_by_role("button", name="Копировать")
    expect(button).to_be_visible()
    settle(page)
    copy = button.bounding_box()
    assert copy
    assert copy["y"] + copy["height"] <= PHONE[1]


def test_the_head_of_a_small_phone_has_two_rows(visitor: Visitor) -> None:
    """However long the name of the guest is."""
    page = visitor("en", (360, 740))
    page.goto("/")
    page.locator(".tool.me").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Alexandrine of Tinne and Holland")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".tool.me")).to_contain_text("Tinne")
    settle(page)
    brand, gear = page.locator(".brand").bounding_box(), page.locator(".tool.set").bounding_box()
    assert brand
    assert gear
    assert abs(brand["y"] - gear["y"]) < 12
    assert gear["x"] + gear["width"] <= 360


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_a_tablet_has_one_row(visitor: Visitor, language: str) -> None:
    """However long the name of the guest is."""
    page = visitor(language, TABLET)
    page.goto("/")
    page.locator(".tool.me").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Alexandrine of Tinne and Holland")
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.locator(".tool.me")).to_contain_text("Tinne")
    settle(page)
    brand, gear = page.locator(".brand").bounding_box(), page.locator(".tool.set").bounding_box()
    assert brand
    assert gear
    assert abs(brand["y"] - gear["y"]) < 12
    assert gear["x"] + gear["width"] <= TABLET[0]


def test_what_a_friend_says_is_seen_on_a_phone(visitor: Visitor) -> None:
    ada, boris = visitor("en", PHONE), visitor("en")
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("Sit here")).first.click()
    expect(ada.locator("[data-card]").first).to_be_visible()
    boris.get_by_role("tab", name="Chat").click()
    boris.get_by_placeholder("Say something").fill("Bon voyage")
    boris.get_by_role("button", name="Send").click()
    expect(ada.locator(".notices")).to_contain_text("Bon voyage")
    expect(ada.locator(".menu .unread")).to_contain_text("1")
    boris.reload()
    expect(boris.locator("[data-card]").first).to_be_visible()
    expect(boris.get_by_role("tab", name="Chat")).to_have_text("Chat")


def test_long_words_of_a_friend_break_and_can_be_closed(visitor: Visitor) -> None:
    """An address has no space to break at."""
    ada, boris = visitor("en", PHONE), visitor("en")
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("Sit here")).first.click()
    expect(ada.locator("[data-card]").first).to_be_visible()
    boris.get_by_role("tab", name="Chat").click()
    boris.get_by_placeholder("Say something").fill(f"See https://example.org/{120 * 'o'} before")
    boris.get_by_role("button", name="Send").click()
    close = ada.locator(".notices").get_by_role("button").bounding_box()  # it goes by itself
    assert close
    assert close["x"] + close["width"] <= PHONE[0]
    log = boris.get_by_role("log", name="Chat")
    expect(log).to_contain_text("before")
    assert log.evaluate("(log) => log.scrollWidth <= log.clientWidth")


def test_the_log_is_one_stop_of_the_tab_key(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy", "easy"])
    play_on(page, 4)
    wait_until_asked(page)
    log = page.get_by_role("region", name="Log")
    assert log.locator("li").count() > 4
    assert log.locator("[tabindex='0']").count() == 1
    log.locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('li').previousElementSibling !== null")


def test_rules_lead_back_to_the_table(visitor: Visitor) -> None:
    page = visitor()
    id = open_table(page, ["me", "easy"])
    page.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules/congo"))
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/table/{id}"))


def test_escape_closes_a_dialog_and_nothing_else(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    page.locator("[data-card].legal").first.click()
    expect(page.locator("[data-card].selected")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-card].selected")).to_have_count(1)


def test_the_table_in_words_can_be_played(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    expect(page.locator("[data-card].legal").first).to_be_visible()
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your decision")
    dialog.locator(".moves button").first.click()
    expect(dialog).not_to_contain_text("Choose a character for Nouvelle Anvers.")


def test_a_bot_tells_what_it_saw(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    play_on(page)
    expect(page.locator("main.end table")).to_be_visible()
    page.get_by_role("link", name="Ask a bot what it saw").click()
    expect(page.locator("p.opinion")).to_contain_text("A hard bot in", timeout=30_000)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("p.opinion")).to_have_count(0)


def test_a_game_that_goes_on_shows_how_far_it_is(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    play_on(page, 6)
    page.goto("/")
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    assert 0 <= int(bar.get_attribute("aria-valuenow") or "-1") < 100


def test_what_was_chosen_stays_chosen_while_others_decide(visitor: Visitor) -> None:
    ada, boris = visitor("en"), visitor("en")
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("Sit here")).first.click()
    ada.locator("[data-card].legal").first.click()
    expect(ada.locator("[data-card].selected")).to_have_count(1)
    play_on(boris, 1)
    expect(boris.locator("[data-card].legal")).to_have_count(0)
    expect(ada.locator("[data-card].selected")).to_have_count(1)
