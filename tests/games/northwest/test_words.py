"""What the game says, where numbers and parts of a sentence change its words."""

import re

import pytest

from expedition.games.northwest import GAME
from expedition.kit import Arg, Message
from expedition.words import LANGUAGES, Words


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
