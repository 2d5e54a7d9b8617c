"""Maps from a seed: the same everywhere, legal, deducible without a guess, as hard as wanted."""

import json

import pytest

from expedition.games.maldonado.land.exploring import PLAY_THROUGHS, difficulty, play_through
from expedition.games.maldonado.land.generating import LEVELS, band, generate
from expedition.games.maldonado.land.terrain import MAPS, read_map, write_map
from tests.outside import expedition

from .checker import broken_rules, wishes_missed

#: Made once; another machine, or another way to search, must come to the same maps.
PINNED = {
    ("easy", 30): "TFBU1WA SAWFT1U 0BKAWAF KWM^SFT WAMKLTL ASLWAUA F1SBKLW",
    ("hard", 4): "TLS2KWA AFTSUBW WB^K1UL AWMMFS1 FALWAKS 0TBUWAF KAWLAFT",
    ("normal", 1): "L2UKWAF AULWS1T WLKAFTS FAWMKS0 KFM^0BW BWASTFA UALTAWB",
}


def check(codes: bytes, level: str) -> float:
    rows = write_map(codes).split("\n")
    assert broken_rules(rows) == set()
    assert wishes_missed(rows) == []
    reveals = mean_reveals(codes)
    above, most = band(level)
    assert above < reveals <= most
    return reveals


def mean_reveals(codes: bytes) -> float:
    """By play-throughs of which none guessed."""
    runs = [play_through(codes, number, 48) for number in range(PLAY_THROUGHS)]
    assert all(run is not None and run.guesses == 0 for run in runs)
    return sum(run.reveals for run in runs if run is not None) / PLAY_THROUGHS


@pytest.mark.parametrize(("level", "seed"), PINNED)
def test_the_same_seed_gives_the_same_map(level: str, seed: int) -> None:
    land = generate(seed, level)
    assert write_map(land.map).replace("\n", " ") == PINNED[level, seed]
    assert (land.seed, land.level) == (seed, level)
    assert check(land.map, level) == land.reveals


@pytest.mark.parametrize("seed", range(20, 26))
def test_hard_maps(seed: int) -> None:
    check(generate(seed, "hard").map, "hard")


def test_levels_follow_each_other() -> None:
    assert [band(level) for level in LEVELS] == [(0, 20), (20, 24), (24, 29)]
    with pytest.raises(ValueError, match="easy, normal, hard, not 'odd'"):
        generate(1, "odd")


def test_the_ten_maps_are_deduced_without_a_guess() -> None:
    needed = [mean_reveals(codes) for codes in MAPS]
    assert needed[0] == difficulty(MAPS[0])
    # The first is the easiest; the second five are harder than the first five.
    assert needed[0] == min(needed)
    assert sum(needed[:5]) < sum(needed[5:])


def test_a_play_through_is_always_the_same() -> None:
    one, other = play_through(MAPS[3], 2, 48), play_through(MAPS[3], 2, 48)
    assert one is not None
    assert other is not None
    assert one.reveals == other.reveals
    assert play_through(MAPS[3], 2, 5) is None


def test_the_command() -> None:
    drawn = expedition("map", "--seed", "4", "--level", "hard")
    assert drawn.returncode == 0
    assert "seed 4, hard: certain after" in drawn.stdout
    told = json.loads(expedition("map", "--seed", "4", "--level", "hard", "--json").stdout)
    assert broken_rules(told["rows"]) == set()
    assert difficulty(read_map("".join(told["rows"]))) == told["reveals"]
    wrong = expedition("map", "--level", "odd")
    assert wrong.returncode == 2
    assert "'odd' is not one of 'easy', 'normal', 'hard'" in wrong.stderr
