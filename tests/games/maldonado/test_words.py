"""The table in words, advice for who draws it, and the story of a finished game."""

import random

from expedition.games.maldonado import GAME
from expedition.kit import Match, Message
from expedition.words import Words

from .table import table


def lines(seat: int | None = 0, language: str = "en", **given: object) -> list[str]:
    t = table(2, **given)  # type: ignore[arg-type]
    words = Words(language, GAME, ("Ada", "Boris"), seat)
    return [
        words.say(line)
        for section in GAME.describe(t.view(seat))
        for line in (section.title, *section.lines)
    ]


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
