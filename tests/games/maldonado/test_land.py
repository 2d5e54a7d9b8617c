"""The ten maps of the box keep what all know of every map. Checked from the text, with letters."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.games.maldonado.land.terrain import MAPS, write_map
from expedition.kit import Match

GRIDS = [write_map(codes).split("\n") for codes in MAPS]
STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))

each_map = pytest.mark.parametrize("grid", GRIDS, ids=[str(number) for number in range(1, 11)])


def around(grid: list[str], row: int, column: int, steps: object, far: int = 1) -> str:
    found = ""
    for down, right in steps:  # type: ignore[attr-defined]
        y, x = row + far * down, column + far * right
        if 0 <= y < 7 and 0 <= x < 7:
            found += grid[y][x]
    return found


def places(grid: list[str], letters: str) -> list[tuple[int, int]]:
    return [(y, x) for y in range(7) for x in range(7) if grid[y][x] in letters]


@rule("L0")
@each_map
def test_counts(grid: list[str]) -> None:
    counts = {
        "^": 1,
        "M": 2,
        "W": 7,
        "A": 8,
        "F": 5,
        "S": 4,
        "B": 3,
        "U": 3,
        "T": 4,
        "K": 4,
        "L": 4,
    }
    assert {letter: len(places(grid, letter)) for letter in counts} == counts
    assert len(places(grid, "0123456789")) == 4


@rule("L1", "L2")
@each_map
def test_wood_and_water(grid: list[str]) -> None:
    woods = places(grid, "W")
    assert sorted(y for y, _ in woods) == sorted(x for _, x in woods) == list(range(7))
    assert all("A" in around(grid, y, x, STRAIGHT) for y, x in woods)
    assert all("W" in around(grid, y, x, STRAIGHT) for y, x in places(grid, "A"))


@rule("L3")
@each_map
def test_one_range(grid: list[str]) -> None:
    for y, x in places(grid, "^M"):
        assert set(around(grid, y, x, STRAIGHT)) & set("^M")


@rule("L4", "L5")
@each_map
def test_lines_and_neighbours(grid: list[str]) -> None:
    plain = [["H" if letter.isdigit() else letter for letter in row] for row in grid]
    for line in [*plain, *zip(*plain, strict=True)]:
        for letter in "WFSBUHTK":
            assert list(line).count(letter) <= 1
    rows = ["".join(row) for row in plain]
    for y in range(7):
        for x in range(7):
            if rows[y][x] != "M":
                assert rows[y][x] not in around(rows, y, x, STRAIGHT)


@rule("L6", "L7", "L8", "L9", "L10")
@each_map
def test_what_stands_beside_what(grid: list[str]) -> None:
    for y, x in places(grid, "F"):
        assert "A" in around(grid, y, x, STRAIGHT)
    for y, x in places(grid, "S"):
        assert set(around(grid, y, x, STRAIGHT)) & set("^M0123456789")
    for y, x in places(grid, "B"):
        assert "W" in around(grid, y, x, STRAIGHT)
    for y, x in places(grid, "U"):
        assert "W" in around(grid, y, x, DIAGONAL)
    for y, x in places(grid, "T"):
        beside = around(grid, y, x, STRAIGHT)
        assert set(beside) & set("AF")
        assert "K" not in beside


@rule("L11", "L12", "L13")
@each_map
def test_bones_lands_and_hills(grid: list[str]) -> None:
    for y, x in places(grid, "L"):
        assert "K" in around(grid, y, x, DIAGONAL, 2)
    for y, x in places(grid, "K"):
        assert "L" in around(grid, y, x, DIAGONAL, 2)
    for y, x in places(grid, "0123456789"):
        column = "".join(row[x] for row in grid)
        assert int(grid[y][x]) == (grid[y] + column).count("L")
    assert not set("".join(row[6] for row in grid)) & set("KM")


@rule("L14")
def test_all_know_the_peak_and_nothing_else() -> None:
    match = Match(GAME, 2, {"map": 5}, seed=1)
    known = [name for name in match.view(0).land if name is not None]
    assert known == ["peak"]
    assert match.view(0).map == 5
    assert bytes(match.state.land) == MAPS[4]


@rule("L14")
def test_by_lot_the_same_seed_has_the_same_map() -> None:
    one = Match(GAME, 2, {}, seed=11)
    other = Match(GAME, 4, {"mode": "allies"}, seed=11)
    assert one.state.land == other.state.land
    assert one.view(0).map is None
    assert len({Match(GAME, 1, {}, seed=seed).state.land for seed in range(40)}) > 5
