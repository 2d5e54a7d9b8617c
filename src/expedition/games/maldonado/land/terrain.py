"""The land in numbers: spaces, terrains, and the maps of the box.

A space is a number, row by row from A1. A map is 49 codes, one a space; what somebody knows of a
map is the same with `UNKNOWN` for the rest. A hill carries its number, so that to see a space is to
copy its code.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent.parent
DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "data.toml").read_text("utf-8"))["land"]

# --- Spaces -----------------------------------------------------------------------------------

ROWS: Final[str] = DATA["rows"]
COLUMNS: Final[str] = DATA["columns"]
SIZE: Final = len(COLUMNS)
SPACES: Final = tuple(row + column for row in ROWS for column in COLUMNS)
AREA: Final = len(SPACES)


def space_at(row: int, column: int) -> int:
    """The space there, or -1 outside the land."""
    return row * SIZE + column if 0 <= row < len(ROWS) and 0 <= column < SIZE else -1


def _around(space: int, steps: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    row, column = divmod(space, SIZE)
    found = [space_at(row + down, column + right) for down, right in steps]
    return tuple(each for each in found if each >= 0)


_FAR: Final[int] = DATA["rules"]["land_step"]
_STRAIGHT: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))

NEIGHBOURS: Final = tuple(_around(space, _STRAIGHT) for space in range(AREA))
DIAGONALS: Final = tuple(_around(space, _DIAGONAL) for space in range(AREA))
#: Where the bones of a land may lie, and the lands of bones.
FAR_DIAGONALS: Final = tuple(
    _around(space, [(_FAR * down, _FAR * right) for down, right in _DIAGONAL])
    for space in range(AREA)
)

# --- Terrains ---------------------------------------------------------------------------------

PEAK: Final = 0
MOUNTAIN: Final = 1
WOOD: Final = 2
WATER: Final = 3
FOOD: Final = 4
FLINT: Final = 5
BERRIES: Final = 6
MUSHROOMS: Final = 7
TEEPEE: Final = 8
BONES: Final = 9
LAND: Final = 10
HILL: Final = 11
KINDS: Final = 12
UNKNOWN: Final = 15
#: A hill with the number n is HILL_0 + n.
HILL_0: Final = 16

TERRAINS: Final = (
    "peak",
    "mountain",
    "wood",
    "water",
    "food",
    "flint",
    "berries",
    "mushrooms",
    "teepee",
    "bones",
    "land",
    "hill",
)
COUNTS: Final[tuple[int, ...]] = tuple(DATA["counts"][name] for name in TERRAINS)
RED: Final = tuple(name in DATA["red"] for name in TERRAINS)
#: Terrains that may stand twice in a row or column (rule 4), and those that may touch (rule 5).
TWICE_IN_A_LINE: Final = tuple(name in DATA["rules"]["apart"] for name in TERRAINS)
MAY_TOUCH: Final = tuple(name in DATA["rules"]["touching"] for name in TERRAINS)
#: The columns that never hold a terrain (rule 13).
BARRED_COLUMNS: Final = tuple(
    tuple(
        COLUMNS.index(column) for column, names in DATA["rules"]["barred"].items() if name in names
    )
    for name in TERRAINS
)


def terrain(code: int) -> int:
    """The terrain of a code: that of a numbered hill is HILL."""
    return HILL if code >= HILL_0 else code


def hill_number(code: int) -> int:
    """The number a hill shows, -1 for any other code."""
    return code - HILL_0 if code >= HILL_0 else -1


# --- Maps as text -----------------------------------------------------------------------------

_LETTERS: Final[tuple[str, ...]] = tuple(DATA["letters"][name] for name in TERRAINS)
_NO_LETTER: Final = "?"


def read_map(text: str) -> bytes:
    """A map, or what is known of one, from rows of letters; blanks and line ends do not count."""
    letters = "".join(text.split())
    if len(letters) != AREA:
        raise ValueError(f"a map has {AREA} letters, not {len(letters)}")
    return bytes(_code(letter, SPACES[at]) for at, letter in enumerate(letters))


def _code(letter: str, where: str) -> int:
    if letter == _NO_LETTER:
        return UNKNOWN
    if letter in "012345678":
        return HILL_0 + int(letter)
    if letter not in _LETTERS:
        raise ValueError(f"{where}: no terrain is written {letter!r}")
    return _LETTERS.index(letter)


def write_map(codes: bytes) -> str:
    """Rows of letters, one a line."""
    letters = "".join(_letter(code) for code in codes)
    return "\n".join(letters[at : at + SIZE] for at in range(0, AREA, SIZE))


def _letter(code: int) -> str:
    if code >= HILL_0:
        return str(code - HILL_0)
    return _NO_LETTER if code == UNKNOWN else _LETTERS[code]


MAPS: Final = tuple(
    read_map("".join(DATA["maps"][str(number)])) for number in range(1, len(DATA["maps"]))
)


def nothing_known(codes: bytes) -> bytes:
    """What everybody knows of a map before the first step: the peak."""
    return bytes(code if code == PEAK else UNKNOWN for code in codes)


def with_numbers(terrains: Sequence[int]) -> bytes:
    """A map of bare terrains with each hill's number filled in (rule 12)."""
    return bytes(
        HILL_0 + _lands_in_sight(terrains, space) if terrain(kind) == HILL else kind
        for space, kind in enumerate(terrains)
    )


def _lands_in_sight(terrains: Sequence[int], space: int) -> int:
    row, column = divmod(space, SIZE)
    across = sum(terrains[row * SIZE + each] == LAND for each in range(SIZE))
    return across + sum(terrains[each * SIZE + column] == LAND for each in range(len(ROWS)))
