"""Maldonado in the browser: whole games, marks, and a traitor's screen that tells nothing."""

import json
import random
import re
from base64 import b64encode
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from expedition.games import find_game
from expedition.games.maldonado.box import ALLY_CARD, TRAITOR_CARD
from expedition.games.maldonado.state import State, put_cards
from expedition.kit import Match
from expedition.service.plain import plain
from expedition.words import LANGUAGES
from tests.service.server import ROOT, Guest, Server

from .conftest import DESKTOP, PHONE, TABLET, Visitor
from .expedition_player import open_table, peeked, play_on, until
from .player import settle

Json = dict[str, Any]
SOLO = {"mode": "allies"}
_MARK = re.compile(r"your mark: \w+, \w+\?")


# --- Whole games ----------------------------------------------------------------------------------


def test_a_whole_game_with_a_traitor_about(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "easy"])
    assert play_on(page) >= 5
    expect(page.locator("main.end h1")).not_to_have_text("…")
    expect(page.locator("main.end .hero")).to_contain_text(
        re.compile(r"(was|were|no) (the )?traitor")
    )


def test_a_whole_game_of_allies_alone_on_a_phone_in_russian(visitor: Visitor) -> None:
    page = visitor("ru", PHONE)
    open_table(page, ["me"], SOLO)
    assert play_on(page) >= 5
    expect(page.locator("main.end")).to_be_visible()
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_set_up_and_a_day_to_its_first_challenge_by_keys_alone(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    assert play_on(page, until=".reveal, li.done .how", keys=True) > 10


def test_three_people_at_one_screen_and_no_role_on_the_curtain(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "me", "me"], names=["Ada", "Boris", "Cleo"])
    curtain = page.locator("main.curtain")
    expect(curtain).to_be_visible()
    for _ in range(12):
        if curtain.count():
            assert page.locator("[data-slot]").count() == 0
            assert "traitor" not in page.inner_text("main")
        play_on(page, 1)


def test_the_text_view_keeps_hand_and_role_closed_around_one_screen(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me", "me"], names=["Ada", "Boris"])
    page.locator("main.curtain .button.primary").click()
    expect(page.locator(".sheet")).to_be_visible()
    text = page.get_by_role("dialog", name="The table in words")
    for _ in range(2):  # closed again, whenever it is opened anew
        expect(page.locator("dialog h2")).to_have_count(0)
        page.keyboard.press("t")
        expect(text).to_contain_text("Your role: a card, face down.")
        expect(text.locator(".moves")).to_have_count(0)  # what may be done tells what is held
        expect(text).to_contain_text("1: a card, face down")
        text.get_by_role("button", name="Show my cards").click()
        expect(text).to_contain_text(re.compile("Your role: (ally|traitor)"))
        expect(text.locator(".moves button").first).to_be_visible()
        expect(text).not_to_contain_text("1: a card, face down")
        page.keyboard.press("Escape")


def test_a_land_of_a_seed_is_asked_for_in_the_set_up(visitor: Visitor) -> None:
    """Then it stands at the table, for everybody who comes."""
    page = visitor()
    page.goto("/")
    page.locator("main .tile[data-mood=maldonado]").get_by_text("With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="new, easy").check()
    dialog.get_by_label("Seed of a new land").fill("7")
    dialog.locator("form .button.primary").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("main")).to_contain_text("Seed of a new land: 7")


# --- The traitor's screen -------------------------------------------------------------------------


def twins(step: str) -> tuple[State, State, int]:
    """The same table twice at this step: whoever is asked is an ally, or the traitor."""
    for seed in range(400):
        match = Match(find_game("maldonado"), 4, {"map": 5}, seed)
        luck = random.Random(seed)
        for _ in range(160):
            if not match.waiting_for:
                break
            seat = match.waiting_for[0]
            state: State = match.state
            if match.view(None).step == step and swappable(state, seat):
                return state, with_traitor(state, seat), seat
            match.play(seat, luck.choice(match.moves(seat)))
    raise AssertionError(f"no table comes to {step}")


def swappable(state: State, seat: int) -> bool:
    return ALLY_CARD in state.hands[seat] and TRAITOR_CARD in state.hands[state.traitor]


def with_traitor(state: State, seat: int) -> State:
    """The same table, but this seat has the traitor's card instead of who had it."""
    twin = state.copy()
    ally, traitor = bytes([ALLY_CARD]), bytes([TRAITOR_CARD])
    twin.hands = put_cards(twin.hands, seat, twin.hands[seat].replace(ally, traitor))
    other = state.traitor
    twin.hands = put_cards(twin.hands, other, twin.hands[other].replace(traitor, ally))
    twin.traitor = seat
    return twin


def told(update: Json, state: State, seat: int) -> Json:
    """An update of a real table, with another game on it."""
    game = find_game("maldonado")
    view = game.view(state, seat)
    moves = game.moves(state, seat)
    names = ("Ada", "Boris", "Cleo", "Dan")
    seats = [
        {**each, "name": name} for each, name in zip(update["table"]["seats"], names, strict=True)
    ]
    return {
        **update,
        "table": {**update["table"], "seats": seats, "waiting": list(view.waiting)},
        "lines": [],
        "seat": seat,
        "view": json.loads(json.dumps(plain(view), default=as_json)),
        "advice": json.loads(json.dumps(plain(game.advice(view)), default=as_json)),
        "prompt": as_json(plain(game.prompt(view))),
        "moves": [
            {"text": move.text, "words": as_json(plain(game.move_words(view, move)))}
            for move in moves
        ],
        "can_undo": False,
    }


def as_json(value: Any) -> Any:
    return {"id": value.id, "args": value.args}


def show(page: Page, state: State, seat: int) -> None:
    """Bring this table to the page instead of the one it asked for."""

    def speak(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        heard: list[str | bytes] = []

        def once(text: str | bytes) -> None:
            """The table this stands on goes on; what is shown stays."""
            heard.append(text)
            if len(heard) == 1:
                socket.send(json.dumps(told(json.loads(text), state, seat)))

        server.on_message(once)

    page.route_web_socket("**/live?*", speak)


@pytest.mark.parametrize("step", ["turn", "target", "card", "keep", "accuse"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_traitors_screen_at_rest_is_an_allys(
    visitor: Visitor, step: str, size: tuple[int, int]
) -> None:
    *states, seat = twins(step)
    pages = [visitor(size=size), visitor(size=size)]
    seen = []
    for page, state in zip(pages, states, strict=True):
        show(page, state, seat)
        open_table(page, ["me", "easy", "easy", "easy"])
        expect(page.locator(".prompt")).to_be_visible()
        settle(page)
        page.wait_for_timeout(600)
        seen.append((dom(page), picture(page)))
    assert seen[0][0] == seen[1][0]
    assert differing(pages[0], seen[0][1], seen[1][1]) < _SPECK
    if page.locator("[data-slot]").count():
        assert [set(peeked(page).values()) & {"ally", "traitor"} for page in pages] == [
            {"ally"},
            {"traitor"},
        ]
    assert dom(pages[0]) == dom(pages[1])


def dom(page: Page) -> str:
    """All of the page but what a browser makes up for itself, title and bar included."""
    html: str = page.evaluate("document.title + document.body.outerHTML")
    return html.replace(page.url.rsplit("/", 1)[1], "")


def picture(page: Page) -> bytes:
    """Without filters: those are drawn in parts, whose seams differ from one time to the next."""
    page.evaluate(
        "document.querySelectorAll('[filter]').forEach(each => each.removeAttribute('filter'))"
    )
    page.wait_for_timeout(300)
    return page.screenshot()


#: Patterns and gradients differ by some shades, and now and then by a speck, from one drawing to
#: the next, whoever looks; a letter or a glow would differ by more.
_SPECK = 30
_DIFFERING = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const paper = canvas.getContext("2d");
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height).data;
  }));
  return one.filter((value, at) => Math.abs(value - other[at]) > 64).length;
}"""


def differing(page: Page, *pictures: bytes) -> int:
    count: int = page.evaluate(_DIFFERING, [b64encode(each).decode() for each in pictures])
    return count


# --- Marks ----------------------------------------------------------------------------------------


def test_marks_are_written_by_key_and_stay(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    until(page, "[data-space].legal")
    space = page.locator("[data-space=D4]")
    space.focus()
    for key in ("m", "1", "2", "?", "Escape"):
        page.keyboard.press(key)
    expect(space).to_have_attribute("aria-label", _MARK)
    page.reload()
    expect(space).to_have_attribute("aria-label", _MARK)


def test_marks_are_written_by_a_finger(visitor: Visitor) -> None:
    """Held on a space, or by the pencil and a tap."""
    page = visitor(size=PHONE)
    open_table(page, ["me"], SOLO)
    until(page, "[data-space].legal")
    tray = page.get_by_role("region", name="D4")
    hold(page, "[data-space=D4]", tray)
    tray.get_by_role("button", name="water").tap()
    page.locator("[data-space=E6]").tap()
    page.get_by_role("region", name="E6").get_by_role("button", name="wood").tap()
    page.get_by_role("button", name="Done").tap()
    for space, mark in (("D4", "water"), ("E6", "wood")):
        label = re.compile(f"your mark: {mark}")
        expect(page.locator(f"[data-space={space}]")).to_have_attribute("aria-label", label)


def hold(page: Page, target: str, opened: Locator) -> None:
    """A finger that stays until this has opened."""
    box = page.locator(target).bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(opened).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# --- Talk -----------------------------------------------------------------------------------------


def test_a_phrase_and_a_suspicion_reach_the_other_seat(visitor: Visitor) -> None:
    """Each reads them in their own language."""
    ada, boris = visitor(), visitor("ru")
    id = open_table(ada, ["me", "open"])
    boris.goto(f"/table/{id}")
    boris.get_by_role("button", name=re.compile("[Сс]есть|место")).first.click()
    for page in (ada, boris):
        page.locator("[role=tab]").nth(1).click()
    ada.get_by_role("button", name="Save water.").click()
    expect(boris.get_by_role("log")).to_contain_text("Бережём воду.")
    ada.get_by_role("button", name="I suspect …").click()
    ada.get_by_role("group", name="Of whom?").get_by_role("button").click()
    for page in (ada, boris):
        expect(page.locator("[data-suspect]")).to_have_count(1)
    ada.get_by_role("button", name="I suspect nobody.").click()
    expect(boris.locator("[data-suspect]")).to_have_count(0)


# --- The land's rules, and hints ------------------------------------------------------------------


def test_a_known_space_lights_its_rules(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    until(page, "[data-space].legal")
    page.locator("[data-space=B5]").click()
    lit = page.locator("[data-rule][aria-current]")
    expect(lit).to_have_text("3 Peak and mountains: one chain")
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)


def test_hints_are_there_by_their_option_and_the_answer_is_seen(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], {**SOLO, "hints": "everyone"})
    until(page, "[data-space].legal")
    page.get_by_role("tab", name="Hints").click()
    page.get_by_role("button", name="Where?").click()
    expect(page.locator(".answer")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="How likely is what?").click()
    expect(page.locator(".share.percent").first).to_be_visible()


def test_why_not_is_said_until_something_else_is_done(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    until(page, "[data-space].legal")
    page.locator("[data-space=A1]").click()
    expect(page.locator(".notices p")).to_have_count(1)
    page.locator("[data-space].legal").first.click()
    expect(page.locator(".notices p")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_cannot_be_used_tells_what_it_does(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    open_table(page, ["me", "easy"])
    until(page, ".kit .thing:not([data-use])")
    thing = page.locator(".kit .thing:not([data-use])").first
    thing.press("Enter")
    expect(page.locator(".notices p")).to_contain_text(thing.get_attribute("title") or "?")


# --- Choosing -------------------------------------------------------------------------------------


def test_a_question_raises_the_phones_drawer(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    open_table(page, ["me"], SOLO)
    until(page, "[data-crew]")
    expect(page.locator("[data-crew]").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".actions .go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("guided", [False, True], ids=["known", "guided"])
def test_a_phone_shows_the_hand_that_is_asked_for(visitor: Visitor, guided: bool) -> None:
    page = visitor(size=PHONE, guided=guided)
    open_table(page, ["me", "easy"])
    until(page, ".sheet[data-target]")
    for part in ("[data-slot='1']", "[data-slot='5']", "[data-choice=order]", ".actions .go"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    settle(page)
    below = page.locator("[role=tablist]").evaluate("each => each.getBoundingClientRect().top")
    slot = page.locator("[data-slot='1']").evaluate("each => each.getBoundingClientRect().bottom")
    assert slot <= below


def test_who_watches_on_a_phone_sees_the_crew_first(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    open_table(page, ["easy", "easy"])
    expect(page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#mal-drawer")).to_contain_text("Drouillard")


def test_alone_ones_hand_lies_open_and_a_card_takes_the_place_of_an_order(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    until(page, ".sheet[data-target]")
    assert page.locator("[data-slot]:not([data-face])").count() == 0
    order = page.locator("[data-choice=order]")
    order.click()
    expect(order).to_have_attribute("aria-pressed", "true")
    page.locator("[data-slot]").first.click()
    expect(order).to_have_attribute("aria-pressed", "false")


def test_a_replay_on_a_phone_shows_land_and_hands_and_addresses_nobody(
    visitor: Visitor, server: Server
) -> None:
    record = (ROOT / "tests/golden/maldonado/traitor-3-players.record").read_text("utf-8")
    page = visitor(size=PHONE)
    page.goto(f"/replay/{Guest(server.url).upload(record).json()['id']}?at=60")
    expect(page.locator(".prompt")).to_have_text("Player 3’s turn")
    expect(page.locator("[data-space=G1]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hands section .card").first).to_be_in_viewport(ratio=0.9)
    page.get_by_role("slider").fill("52")  # all accuse: nothing jumps
    expect(page.locator(".prompt")).to_have_text("Player 1, Player 2 and Player 3 choose")
    settle(page)
    assert page.evaluate("scrollY") == 0
    page.get_by_role("combobox").first.select_option("watcher")
    expect(page.get_by_role("tab", name="Camp")).to_have_attribute("aria-selected", "true")


def test_a_replay_of_all_hands_leaves_nobodys_kit_a_sliver(
    visitor: Visitor, server: Server
) -> None:
    record = (ROOT / "tests/golden/maldonado/allies-beat-a-traitor.record").read_text("utf-8")
    page = visitor()
    page.goto(f"/replay/{Guest(server.url).upload(record).json()['id']}?at=60")
    expect(page.locator(".tray")).to_contain_text("traitor")
    settle(page)
    widths = page.locator(".tray .panel").evaluate_all("all => all.map((each) => each.clientWidth)")
    assert min(widths) > 20


def test_alone_ones_kit_can_be_read_beside_ten_cards(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    until(page, "[data-space].legal")
    assert page.locator("[data-slot]").count() == 10
    expect(page.locator(".kit li")).to_have_count(4)
    page.wait_for_function(
        "[...document.querySelectorAll('.kit li')].every((each) => each.clientWidth >= 98)"
    )


def test_enter_on_the_card_that_is_chosen_confirms_it(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, ["me"], SOLO)
    card = page.locator(".sheet .choice").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".kit li")).to_have_count(1)


def test_where_there_is_no_chart_the_last_scene_has_no_hole(
    visitor: Visitor, server: Server
) -> None:
    record = min(ROOT.glob("tests/golden/maldonado/*.record")).read_text("utf-8")
    page = visitor()
    page.goto(f"/table/{Guest(server.url).upload(record).json()['id']}")
    count, beside = page.locator("main.end .ledger"), page.locator("main.end .low")
    expect(beside).to_be_visible()
    settle(page)
    tops = [part.evaluate("each => each.getBoundingClientRect().top") for part in (count, beside)]
    assert tops[0] == tops[1]
    # Where only the points are to be told, they stand below the names.
    head, foot = count.locator("thead"), count.locator("tfoot")
    below = head.evaluate("each => each.getBoundingClientRect().bottom")
    assert foot.evaluate("each => each.getBoundingClientRect().top") - below < 40


# --- Every screen ---------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_axe_finds_nothing_at_the_table(
    visitor: Visitor, scheme: str, size: tuple[int, int]
) -> None:
    page = visitor("en", size, scheme=scheme)
    open_table(page, ["me", "easy"])
    for made in (0, 3, 2, 2):
        expect(page.locator(".prompt")).to_be_visible()
        play_on(page, made)
        settle(page)
        page.wait_for_timeout(300)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_and_fits(visitor: Visitor, language: str) -> None:
    for size in (DESKTOP, (360, 740)):
        page = visitor(language, size)
        open_table(page, ["me", "easy", "easy", "easy"])
        play_on(page, 4)
        settle(page)
        text = page.inner_text("main")
        assert "{" not in text
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
