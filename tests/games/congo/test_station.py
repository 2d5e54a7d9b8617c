"""A. The station is turned up."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo.box import STOPS

from .table import Table, table


def arrive(stop: str, station: str, flag: str, roll: int = 1) -> Table:
    t = table(stop=stop, station=station, flag=flag, at_station=True)
    t.go_on(dice=[roll])
    return t


@rule("A1")
def test_the_tile_is_turned_up() -> None:
    t = table(stop="lisala", station="barracks", flag="DE", at_station=True)
    t.state.stop -= 1
    assert t.view().stations[STOPS.index("lisala")] is None
    t.state.stop += 1
    t.go_on()
    assert t.view().stations[STOPS.index("lisala")] == "barracks"
    assert t.said("station") == [
        {
            "stop": "stop-lisala",
            "station": "station-barracks",
            "flag": "flag-DE",
            "points": 2,
        }
    ]


@rule("A2")
@pytest.mark.parametrize("stop", ["bolobo", "lisala", "isangi", "kindu"])
def test_in_a_jungle_the_flag_leaves(stop: str) -> None:
    t = arrive(stop, "jungle", "BE")
    assert t.view().flags[STOPS.index(stop)] is None
    assert t.said("station")[0]["flag"] == "flag-none"
    assert t.said("station-language") == []
    assert t.view().language is None


@rule("A3", "J4")
@pytest.mark.parametrize(
    ("stop", "leaves"),
    [
        ("lukolela", False),
        ("bumba", False),
        ("isangi", False),
        ("stanley-falls", True),
        ("ubundu", True),
        ("lowa", True),
        ("kindu", True),
    ],
)
def test_a_village_at_a_stop_of_four_loses_its_flag(stop: str, leaves: bool) -> None:
    t = arrive(stop, "village", "FR")
    assert t.view().flags[STOPS.index(stop)] == (None if leaves else "FR")


@rule("A3")
@pytest.mark.parametrize("station", ["barracks", "hospital", "mission"])
def test_other_stations_keep_it_at_a_stop_of_four(station: str) -> None:
    assert arrive("kindu", station, "GB").view().flags[-1] == "GB"


@rule("A4")
@pytest.mark.parametrize(
    ("roll", "language"), [(1, "flemish"), (2, "french"), (3, "flemish"), (4, "french")]
)
def test_a_belgian_station_rolls_its_language(roll: int, language: str) -> None:
    t = arrive("lisala", "mission", "BE", roll)
    assert t.view().language == language
    assert t.said("station-language") == [{"roll": roll, "language": f"language-{language}"}]


@rule("A4")
@pytest.mark.parametrize("station", ["barracks", "hospital", "mission", "village"])
def test_whatever_the_station(station: str) -> None:
    assert arrive("lisala", station, "BE", 4).view().language == "french"


@rule("A4")
@pytest.mark.parametrize("flag", ["GB", "FR", "DE"])
def test_no_other_station_rolls(flag: str) -> None:
    t = arrive("lisala", "mission", flag)
    assert t.view().language is None
    assert t.rolls == []


@rule("A4")
def test_a_belgian_village_of_four_rolls_nothing() -> None:
    assert arrive("lowa", "village", "BE").rolls == []
