"""The table in words, advice for who draws it, and the story of a finished game."""

import random
import re
from typing import Any

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.games.maldonado.box import DATA
from expedition.kit import Arg, Match, Message, Section
from expedition.words import LANGUAGES, Words

from .table import table


def lines(seat: int | None = 0, language: str = "en", **given: object) -> list[str]:
    t = table(2, **given)  # type: ignore[arg-type]
    return in_words(GAME.describe(t.view(seat)), seat, language)


def in_words(sections: list[Section], seat: int | None = 0, language: str = "en") -> list[str]:
    words = Words(language, GAME, ("Ada", "Boris"), seat)
    return [words.say(line) for section in sections for line in (section.title, *section.lines)]


def test_the_land_is_drawn_with_letters() -> None:
    said = lines(explored="A7 A6 C6 C7", monsters="mole-worm@C6")
    assert "A   ·   ·   ·   ·   ·   W   A " in said
    assert "C   ·   ·   ·   ·   ·   K!  S " in said
    assert any(line.startswith("E   ·   ·   ·   ^") for line in said)


def test_the_hand_is_told_to_its_owner_alone() -> None:
    said = lines(hands=["food-2", "wood-1"])
    assert "1: food +2" in said
    assert not any("1: wood +1" in line for line in said)
    assert not any("food +2" in line for line in lines(None, hands=["food-2", "wood-1"]))


def test_a_neighbour_may_read_the_table_of_an_ally_and_of_a_traitor() -> None:
    """What a screen keeps closed is told in other words, which are the same for both."""
    told = []
    for traitor, role in ((1, "ally"), (0, "traitor")):
        t = table(hands=["food-2", "wood-1"], laid={"food": "0:wood-3 1:^food-1"}, traitor=traitor)
        sections = GAME.describe(t.view(0))
        assert {f"Your role: {role}.", "1: food +2"} < set(in_words(sections))
        told.append(in_words(veiled(sections)))
    assert told[0] == told[1]
    assert not any("food +2" in line or "wood +3" in line for line in told[0])
    assert any("food +1" in line for line in told[0])


def test_alone_one_has_no_neighbour() -> None:
    sections = GAME.describe(table(1, mode="allies", hands=["food-2"]).view(0))
    assert veiled(sections) == sections


def veiled(sections: list[Section]) -> list[Section]:
    """The table as a screen shows it until its reader asks for more."""
    return [Section(each.title, tuple([veil(line) for line in each.lines])) for each in sections]


def veil(line: Message) -> Message:
    other = line.args.get("veiled")
    return Message(str(other)[1:], line.args) if other else line


def test_lines_but_for_long_texts_fit_a_narrow_terminal() -> None:
    rows = [line for line in lines() if line[:1] in "ABCDEFG" and "·" in line]
    assert all(len(line) <= 80 for line in rows)
    assert len(rows) == 7


def test_advice_tells_which_conditions_can_be_paid() -> None:
    t = table(kills="ring-of-fire", monsters="mole-worm", store="wood flint", water=1, track=3)
    advice = GAME.advice(t.view(0))
    assert [each.payable for each in advice.kills[0].conditions] == [True, False, True]
    assert advice.kills[0].barred is None
    poor = table(kills="ring-of-fire", monsters="mole-worm", water=1, track=3)
    assert GAME.advice(poor.view(0)).kills[0].barred == Message("why-two-conditions", {})


def test_advice_tells_why_a_tool_rests() -> None:
    t = table(gear=["axe kettle", "rope"], characters=["randolph", "lewis"])
    tools = {tool.key: tool for tool in GAME.advice(t.view(0)).tools}
    assert tools["axe"].barred is not None
    assert tools["axe"].barred.id == "why-other-moment"
    assert tools["kettle"].barred is not None
    assert tools["kettle"].barred.id == "why-no-effect"
    assert tools["randolph"].barred is not None
    assert tools["randolph"].barred.id == "why-no-partner"
    assert tools["rope"].barred is None  # another player's


def test_advice_on_the_hand_and_the_night() -> None:
    t = table(explored="A7", hands=["wood-1 food-2 wood-3"], monsters="mole-worm")
    t.play_all("explore A6", "time")
    hand = GAME.advice(t.view(0)).hand
    assert hand[0].up is None
    assert hand[0].down == Message("why-face-up", {})
    assert hand[2].up == Message("why-face-down", {})
    assert hand[2].down is None
    assert hand[3].role
    night = GAME.advice(t.view(0)).night
    assert (night.food, night.water, night.survives) == (False, 1, False)


@pytest.mark.parametrize(
    ("monster", "store", "water", "told"),
    [
        ("horned-hare", "food", 1, (1, 0, True)),
        ("horned-hare", "food", 0, (1, 0, False)),
        ("horned-hare", "food food", 0, (0, 1, True)),
        ("bone-knight", "food food", 0, (1, 0, False)),
        ("bone-knight", "food wood", 0, (0, 1, True)),
    ],
)
def test_the_night_foretold_is_the_night_that_comes(
    monster: str, store: str, water: int, told: tuple[int, int, bool]
) -> None:
    """A hill ends the day: what a monster finds nothing else for it takes in water, or all die."""
    t = table(
        challenges="fever drought spanish-gold",
        resolved=2,
        suns=2,
        explored="C5",
        monsters=monster,
        store=store,
        water=water,
    )
    night = GAME.advice(t.view(0)).night
    assert (night.water, night.asks, night.survives) == told
    t.play_all("explore C4", "time")
    if t.step == "monsters":
        t.play(t.moves()[0])
    assert (t.step != "over") == night.survives


# --- Cards: their texts are written by hand, their numbers stand in data.toml ---------------------


def amounts(table: dict[str, Any]) -> list[int]:
    return [abs(count) for count in table.values() if isinstance(count, int)]


def more_than_one(cost: dict[str, int]) -> list[int]:
    """A text names a cost of one without its number."""
    return [count for kind, count in cost.items() if count > 1 or kind in ("exhaust", "track")]


def tribute(pay: dict[str, int]) -> list[int]:
    """So much of one resource or another, or of water."""
    return [*{count for kind, count in pay.items() if kind != "water"}, pay["water"]]


def threat_numbers(card: dict[str, Any]) -> list[int]:
    pays = [table["pay"] for table in (card, card["night"]) if "pay" in table]
    return amounts(card) + amounts(card["night"]) + [each for pay in pays for each in tribute(pay)]


def numbers_of_cards() -> dict[str, list[int]]:
    found = {}
    for name, card in DATA["challenges"].items():
        effects = amounts(card["passed"]) + amounts(card["failed"])
        found[f"challenge-{name}"] = more_than_one(card["cost"]) + effects
    for name, card in DATA["threats"].items():
        found[f"threat-{name}"] = threat_numbers(card)
    for name, card in DATA["kills"]["cards"].items():
        found[f"kill-{name}"] = [each for way in "abc" for each in more_than_one(card[way])]
    skin = DATA["gear"]["waterskin"]["water"]
    found["gear-waterskin"] = [skin, DATA["score"]["waterskin"]]
    found["gear-goggles"] = [DATA["gear"]["goggles"]["water"]]
    for name in DATA["characters"]["partners"]:
        found[f"character-{name}"] = [DATA["characters"]["readied_by_partner"]]
    return found


@rule("C3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_cards_tell_the_numbers_of_the_box(language: str) -> None:
    words = Words(language, GAME, strict=True)
    for card, numbers in numbers_of_cards().items():
        text = words.say(Message("move-pay-detail", {"challenge": card}))
        assert sorted(map(int, re.findall(r"\d+", text))) == sorted(numbers), card


def test_the_story_of_a_game() -> None:
    luck = random.Random(1)
    match = Match(GAME, 3, {"map": 2}, seed=1)
    states = [match.state.copy()]
    while match.waiting_for:
        seat = luck.choice(match.waiting_for)
        match.play(seat, luck.choice(match.moves(seat)))
        states.append(match.state.copy())
    story = GAME.story(states, match.turns)
    words = Words("en", GAME, ("Ada", "Boris", "Cleo"), None, strict=True)
    assert words.say(story.headline)
    assert story.chart == ()
    for moment in story.moments:
        assert words.say(moment.title)
        assert words.say(moment.text)


# --- Numbers and genders --------------------------------------------------------------------------


def said(language: str, id: str, **args: Arg) -> str:
    return Words(language, GAME, strict=True).say(Message(id, args)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 saved", "2 saved"),
        ("fr", "1 sauvé,", "2 sauvés,"),
        ("it", "1 salvo", "2 salvi"),
    ],
)
def test_one_is_saved_and_two_are(language: str, one: str, two: str) -> None:
    for count, words in ((1, one), (2, two)):
        for id in ("won-allies", "won-traitor", "won-nobody"):
            assert said(language, id, count=count, needed=3).startswith(words)
        for id in ("reveal-won-traitor", "reveal-won-nobody"):
            assert words.strip(",") in said(language, id, count=count)


@pytest.mark.parametrize(("language", "dead"), [("fr", "monstre abattu"), ("it", "mostro ucciso")])
def test_fog_and_hare_die_as_monsters(language: str, dead: str) -> None:
    """French and Italian know monsters of both genders: what is said of one suits all."""
    line = said(language, "table-monster", threat="threat-whispering-fog", space="=C4", alive="=no")
    assert line.endswith(f", {dead}.")


@pytest.mark.parametrize(
    ("language", "tokens"), [("fr", "2 jetons eau"), ("it", "2 segnalini acqua")]
)
def test_water_is_counted_in_tokens(language: str, tokens: str) -> None:
    assert tokens in said(language, "paid", kinds=("kind-water", "kind-water"))
    assert tokens in said(language, "out-of-water", count=2, water=1)
