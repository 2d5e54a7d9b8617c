"""The box and the board: counts, kinds, zones, arrows, the sun."""

from collections import Counter
from itertools import product

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME
from expedition.games.northwest.box import (
    ALL_SQUARES,
    COPIES,
    CREW,
    DATA,
    FROZEN_ROWS,
    ICE,
    KINDS,
    LARGE_KINDS,
    LAYS,
    LAYS_OF,
    POSITIONS,
    SHAPES,
    SYMBOL,
    TOKEN_COUNTS,
    TOKENS,
    ZONE,
    square_number,
)

from .plain import ways
from .table import table


@rule("X1")
def test_counts_of_tiles() -> None:
    assert sum(COPIES[:LARGE_KINDS]) == DATA["large"]["total"] == 64
    assert sum(COPIES[LARGE_KINDS:]) == DATA["small"]["total"] == 32


@rule("X2")
def test_every_pattern_of_six_corners_once() -> None:
    patterns = Counter[str]()
    for kind in range(LARGE_KINDS):
        across = {
            lay.land for lay in (LAYS[n] for n in LAYS_OF[kind]) if SHAPES[lay.shape] == "across"
        }
        assert len(across) == COPIES[kind]
        patterns.update(map(str, across))
    assert len(patterns) == len([*product((0, 1), repeat=6)]) == 64
    assert set(patterns.values()) == {1}
    assert LARGE_KINDS == 24


@rule("X3")
def test_small_kinds() -> None:
    assert COPIES[LARGE_KINDS:] == (2, 8, 8, 4, 8, 2)
    lands = [LAYS[n].land for kind in range(LARGE_KINDS, len(KINDS)) for n in LAYS_OF[kind]]
    assert len(lands) == len(set(lands)) == 16


@rule("X4")
def test_symbols() -> None:
    counts = Counter[str]()
    for kind in range(LARGE_KINDS):
        counts[TOKENS[SYMBOL[kind]] if SYMBOL[kind] < 5 else "none"] += COPIES[kind]
    assert counts == {"none": 26, "strait": 12, "franklin": 10, "inuit": 9, "cairn": 7}


@rule("X5")
def test_ways_to_lay_a_kind() -> None:
    for kind, name in enumerate(KINDS):
        assert len(LAYS_OF[kind]) == len(ways(name)), name
    across = [LAYS[n] for n in LAYS_OF[KINDS.index("L11")] if SHAPES[LAYS[n].shape] == "across"]
    same = [lay for lay in across if lay.land == across[0].land]
    assert sorted(lay.symbol for lay in same) == [0, 1]


@rule("X5")
def test_the_square_of_the_symbol() -> None:
    """The one with more land; at a tie the left one as the kind is written."""
    for name, written, square in (
        ("L11", "www/LwL", 0),
        ("L15", "www/wLL", 1),
        ("L17", "wLw/LLL", 0),
    ):
        kind = KINDS.index(name)
        assert DATA["large"]["kinds"][kind]["corners"] == written
        assert LAYS[LAYS_OF[kind][0]].turn == "r0"
        assert LAYS[LAYS_OF[kind][0]].symbol == square


@rule("X6", "X7")
def test_tokens_and_crew() -> None:
    assert dict(zip(TOKENS, TOKEN_COUNTS, strict=True)) == {
        "inuit": 9,
        "cairn": 9,
        "franklin": 10,
        "strait": 12,
        "cartography": 20,
    }
    assert CREW == 7


@rule("B1", "B2")
def test_board_and_zones() -> None:
    assert ALL_SQUARES.bit_count() == 12 * 9
    assert [ZONE[square_number(f"{column}5")] for column in "ADEHIL"] == [3, 3, 2, 2, 1, 1]


@rule("B3", "B4")
def test_arrows_and_printed_tiles() -> None:
    view = table().view()
    assert [(tile.at, tile.symbol, tile.symbol_at, tile.token) for tile in view.tiles] == [
        ("K3", "cairn", "L3", True),
        ("K4", "cairn", "L4", True),
    ]
    assert [row[10:] for row in view.corners[2:5]] == ["wLL", "www", "wLL"]
    assert table().moves(0, "move") == ["move ship K3", "move ship K4"]
    box = GAME.box()
    assert [(arrow.key, arrow.squares) for arrow in box.arrows] == [
        ("greenland", ("L3", "L4")),
        ("passage", ("A6", "A7")),
    ]


@rule("B5", "B6")
def test_the_sun() -> None:
    assert POSITIONS == ("III", "IV", "V", "VI", "VII", "I", "II", "III", "IV", "V")
    assert FROZEN_ROWS[1:] == (2, 0, 2, 4, 6, 6, 4, 2, 0, 2)


@rule("B7", "EX1")
def test_example_1_an_upright_tile_is_cut_in_half() -> None:
    upper, lower = square_number("E2"), square_number("E3")
    assert ICE[1] >> upper & 1
    assert not ICE[1] >> lower & 1
    t = table(ships=["F3"])
    t.lay("F3", "wL/ww")
    t.lay("E2", "ww/ww/ww")
    assert t.moves(0, "move") == ["move ship E2"]
    t.sled(0, "E2", "nw")
    assert GAME.advice(t.view(0)).vehicles[1].squares == ("E2", "E3")


def test_marks_of_provenance() -> None:
    """Every table of the data says where its numbers come from."""
    unmarked = [
        name
        for name, part in DATA.items()
        for each in (part if isinstance(part, list) else [part])
        if not any("mark" in key for key in each)
        and not all("mark" in inner for inner in each.values() if isinstance(inner, dict))
    ]
    assert unmarked == []
