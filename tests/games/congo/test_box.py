"""Sections 1 and 2: what is in the box, and the river."""

from collections import Counter

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo import box
from expedition.games.congo.worth import base_value

from .plain import MODIFIERS, STATIONS, WORTH

RIVER = [
    ("leopoldville", 1, 0, False),
    ("bolobo", 1, 2, False),
    ("lukolela", 1, 0, False),
    ("liranga", 1, 2, False),
    ("coquilhatville", 2, 0, False),
    ("lulonga", 2, 0, False),
    ("nouvelle-anvers", 2, 0, True),
    ("lisala", 2, 0, False),
    ("bumba", 2, 2, False),
    ("basoko", 3, 2, True),
    ("isangi", 3, 0, False),
    ("stanley-falls", 4, 0, False),
    ("ubundu", 4, 0, True),
    ("lowa", 4, 0, False),
    ("kindu", 4, 0, False),
]


def _card(name: str) -> int:
    return box.CHARACTERS.index(name)


@rule("X1")
def test_station_tiles() -> None:
    tiles = Counter(box.STATIONS[tile] for tile in box.STATION_TILES)
    assert tiles == {"barracks": 4, "hospital": 4, "mission": 4, "village": 4, "jungle": 3}


@rule("X2")
def test_flags() -> None:
    flags = Counter(box.NATIONS[flag] for flag in box.FLAGS)
    assert flags == {"GB": 6, "FR": 6, "BE": 4, "DE": 4}


@rule("X3")
def test_hippo_tiles() -> None:
    assert Counter(box.HIPPOS) == {1: 6, 2: 5, 3: 3}
    assert len(box.HIPPOS) == 14


@rule("X4")
def test_belligerents() -> None:
    assert len(box.CHARACTERS) == len(set(box.CHARACTERS)) == 54
    expected = {
        f"{power}-{profession}-{copy}"
        for power in ("GB", "BE", "FR", "DE")
        for profession in WORTH
        for copy in (1, 2)
    }
    assert {box.CHARACTERS[card] for card in range(54) if box.BELLIGERENT[card]} == expected


@rule("X5")
def test_non_belligerents() -> None:
    names = {box.CHARACTERS[card] for card in box.NON_BELLIGERENTS}
    assert names == {
        "US-explorer-officer",
        "US-doctor-missionary",
        "ES-missionary-explorer",
        "ES-officer-doctor",
        "PT-explorer-anthropologist",
        "PT-officer-missionary",
        "NL-doctor-anthropologist",
        "NL-explorer-officer",
        "SE-explorer-doctor",
        "SE-missionary-anthropologist",
        "AT-anthropologist-officer",
        "AT-doctor-missionary",
        "RU-explorer-anthropologist",
        "RU-missionary-anthropologist",
    }
    assert all(len(box.SKILLS[card]) == 2 for card in box.NON_BELLIGERENTS)


@rule("X6")
def test_auxiliaries() -> None:
    assert Counter(box.AUXILIARIES[kind] for kind in box.ALL_AUXILIARIES) == {
        "porter": 8,
        "assistant": 8,
        "nurse": 8,
        "nun": 8,
        "askari": 8,
        "interpreter": 8,
        "servant": 6,
    }
    assert len(box.ALL_AUXILIARIES) == 54


@rule("X7")
def test_whom_auxiliaries_serve() -> None:
    serves = dict(zip(box.PROFESSIONS, box.AUXILIARIES, strict=False))
    assert serves == {
        "explorer": "porter",
        "anthropologist": "assistant",
        "doctor": "nurse",
        "missionary": "nun",
        "officer": "askari",
    }


@rule("X8")
def test_special_cards() -> None:
    assert sorted(box.SPECIALS) == [
        "arab-trader",
        "colonial",
        "damaged-boiler",
        "explored-region",
        "friendly-meeting",
        "gorilla",
        "hippo-attack",
        "malaria",
        "man-overboard",
        "no-auxiliaries",
        "okapi",
        "only-nationals",
        "tam-tam",
        "warrior",
        "witch-doctor",
    ]


@rule("X9")
def test_die() -> None:
    assert box.DIE == 4


@rule("X10")
def test_worth_at_stations() -> None:
    for profession, row in WORTH.items():
        for station, value in zip(STATIONS, row, strict=True):
            card = _card(f"BE-{profession}-1")
            assert box.WORTH[card][box.STATIONS.index(station)] == value
    for numbers in [*WORTH.values(), *zip(*WORTH.values(), strict=True)]:
        assert sorted(numbers) == [1, 2, 3, 4, 5]


@rule("X11")
@pytest.mark.parametrize("power", ["GB", "BE", "FR", "DE"])
@pytest.mark.parametrize("flag", ["GB", "BE", "FR", "DE", None])
def test_modifiers(power: str, flag: str | None) -> None:
    number = box.NO_FLAG if flag is None else box.NATIONS.index(flag)
    value = base_value(_card(f"{power}-officer-2"), box.BARRACKS, number, 0)
    assert value == 5 + MODIFIERS.get(frozenset({power, str(flag)}), 0)


@rule("R1", "R2", "R3")
def test_the_river() -> None:
    river = zip(box.STOPS, box.POINTS, box.HIPPO_BONUS, box.SPECIAL_BONUS, strict=True)
    assert [*river] == RIVER


def test_every_number_of_the_data_carries_its_mark() -> None:
    """Sections of data.toml say where their numbers come from; every stop does."""
    marks = {"P", "I", "R"}
    for name in ("station_tiles", "flags", "die", "characters", "auxiliaries", "deal", "bonuses"):
        assert box.DATA[name]["mark"] in marks, name
    assert all(stop["mark"] in marks for stop in box.DATA["stops"])
    assert box.DATA["hippos"]["values_mark"] == "R"
    for profession in WORTH:
        assert len(box.DATA["values"]["marks"][profession]) == 5
