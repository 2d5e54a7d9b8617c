"""What the game says, where numbers and parts of a sentence change its words."""

import random
import re

import pytest

from expedition.games.northwest import GAME
from expedition.kit import Arg, Match, Message
from expedition.words import LANGUAGES, Words

from .table import table


def said(language: str, id: str, **args: Arg) -> str:
    return Words(language, GAME, strict=True).say(Message(id, args)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 ready, 0 resting", "2 ready, 0 resting"),
        ("fr", "1 prêt, 0 au repos", "2 prêts, 0 au repos"),
        ("it", "1 pronto, 0 a riposo", "2 pronti, 0 a riposo"),
        ("ru", "готовых 1, отдыхающих 0", "готовых 2, отдыхающих 0"),
    ],
)
def test_one_crewman_is_ready_and_two_are(language: str, one: str, two: str) -> None:
    for ready, words in ((1, one), (2, two)):
        crew: dict[str, Arg] = {"ready": ready, "resting": 0}
        assert said(language, "crew-count", **crew) == words
        line = said(language, "table-crew-line", vehicle="vehicle-ship", place="=K3", **crew)
        assert words in line
        corner = said(language, "move-launch", corner="corner-n", crew=1, **crew)
        assert words in corner


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 point.", "2 points."),
        ("fr", "1 point.", "2 points."),
        ("it", "1 punto.", "2 punti."),
    ],
)
def test_a_tile_is_worth_one_point_or_several(language: str, one: str, two: str) -> None:
    for points, words in ((1, one), (2, two)):
        tile = said(
            language,
            "table-laid",
            squares=("=J4", "=J5"),
            pattern="=#~~",
            ice="=none",
            token="token-franklin",
            points=points,
            ships=(),
            sleds=(),
        )
        assert tile.endswith(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ready", "resting"), [(1, 0), (0, 2), (1, 2), (-1, 2)])
def test_who_changes_vehicle_is_told_in_parts(language: str, ready: int, resting: int) -> None:
    def towards(crew: int) -> str:
        return "=sled" if crew > 0 else "=ship" if crew < 0 else "=none"

    sentence = said(
        language,
        "move-redistribute",
        vehicle="vehicle-ship",
        crew=1,
        ready=abs(ready),
        resting=abs(resting),
        ready_to=towards(ready),
        resting_to=towards(resting),
    )
    assert not re.search(r"\s\s|\s,", sentence), sentence
    assert sentence.count(",") == 1 + (ready != 0 and resting != 0), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_ship_without_crew_is_told_as_the_ship_alone(language: str) -> None:
    def lost(crew: int) -> str:
        return said(language, "scored-losses", seat="seat:0", crew=crew, ships=1, points=2)

    alone = {"en": "lost the ship:", "fr": "perdu le navire :", "it": "perso la nave:"}
    assert alone.get(language, "потери: корабль,") in lost(0)
    assert "0" not in lost(0)
    assert "3" in lost(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_nought_bear_a_minus(language: str) -> None:
    """A ship away from Greenland would be lost with its crew if the game ended."""
    view = table(2, round=2, ships=["K4", "K4"]).view(0)
    players = next(part for part in GAME.describe(view) if part.title.id == "table-players")
    line = Words(language, GAME, ("Ada", "Boris"), 1, strict=True).say(players.lines[0])
    assert "\N{MINUS SIGN}16" in line
    assert "-16" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_may_do_begins_with_a_capital(language: str) -> None:
    luck = random.Random(3)
    words = Words(language, GAME, ("Ada", "Boris"), 0, strict=True)
    match = Match(GAME, 2, seed=3)
    while match.waiting_for:
        seat = match.waiting_for[0]
        for move in match.moves(seat):
            assert words.say(GAME.move_words(match.view(seat), move))[0].isupper()
        match.play(seat, luck.choice(match.moves(seat)))
