"""Whole games in the browser: by mouse, by keys, on a phone, at one screen, and afterwards."""

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .player import answer, open_table, over, play_on, wait_until_asked


def test_play_leads_to_a_table_with_one_press(visitor: Visitor) -> None:
    page = visitor(guided=True)
    page.goto("/")
    page.locator("main .tile[data-mood=congo] .button.primary").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".ribbon h1")).to_contain_text("Choose a character")
    expect(page.locator("[data-card].legal")).to_have_count(5)


def test_a_whole_game_by_mouse_and_its_replay(visitor: Visitor) -> None:
    page = visitor()
    id = open_table(page, ["me", "easy"])
    assert play_on(page) >= 9
    expect(page.locator("main.end h1")).not_to_have_text("…")
    expect(page.locator("main.end table")).to_be_visible()
    replayed(page, id)


def replayed(page: Page, id: str) -> None:
    """All open shows every hand; as one seat knew it shows one."""
    page.goto(f"/replay/{id}")
    moment = page.get_by_role("slider")
    expect(moment).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_value("1")
    as_known = page.locator("select").first
    as_known.select_option("open")
    expect(page.locator(".hands section")).to_have_count(2)
    as_known.select_option("1")
    expect(page.locator(".hands")).to_have_count(0)
    moment.fill("20")
    expect(page.locator(".time b")).to_contain_text("20/")


def test_a_whole_game_by_keys_alone(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    page.keyboard.press("Escape")
    assert play_on(page, keys=True) >= 9
    expect(page.locator("main.end")).to_be_visible()


def test_a_whole_game_on_a_phone_in_russian(visitor: Visitor) -> None:
    page = visitor("ru", PHONE)
    open_table(page, ["me", "easy", "easy"])
    assert play_on(page) >= 9
    expect(page.locator("main.end")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_two_people_at_one_screen_and_a_curtain_between(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "me"], names=["Ada", "Boris"])
    expect(page.locator("main.curtain h1")).to_contain_text("Ada")
    assert page.locator("[data-card]").count() == 0
    page.locator("main.curtain .button.primary").click()
    expect(page.locator("[data-card].legal").first).to_be_visible()
    hers = page.locator("[data-card]").first.get_attribute("aria-label")
    assert hers
    play_on(page, 1)
    expect(page.locator("main.curtain h1")).to_contain_text("Boris")
    assert hers not in page.content()
    play_on(page, 6)


def test_the_text_view_does_not_hang_before_the_curtain(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "me"], names=["Ada", "Boris"])
    expect(page.locator("main.curtain h1")).to_contain_text("Ada")
    page.locator("main.curtain .button.primary").click()
    expect(page.locator("[data-card].legal").first).to_be_visible()
    page.keyboard.press("t")
    page.locator("dialog[open] .moves button").first.click()
    expect(page.locator("main.curtain h1")).to_contain_text("Boris")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("main.curtain .button.primary").click()
    expect(page.locator("[data-card].legal").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_two_browsers_at_one_table(visitor: Visitor) -> None:
    ada, boris = visitor("en"), visitor("fr")
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("[Aa]sseoir|place")).first.click()
    for _ in range(1500):
        if over(ada) and over(boris):
            break
        for page in (ada, boris):
            if not over(page):
                answer(page)
        ada.wait_for_timeout(50)
    expect(ada.locator("main.end")).to_be_visible()
    expect(boris.locator("main.end")).to_be_visible()


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    play_on(page, 3)
    wait_until_asked(page)
    asked = page.locator(".ribbon h1").inner_text()
    page.reload()
    expect(page.locator(".ribbon h1")).to_have_text(asked)
