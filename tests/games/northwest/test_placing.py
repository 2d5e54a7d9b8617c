"""Placing: corners, presence, the sea route, holes and islands."""

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME
from expedition.games.northwest.box import KINDS

from .table import Table, table

# --- Where a tile fits ----------------------------------------------------------------------------


@rule("L1")
def test_free_squares_on_the_board_turned_and_flipped() -> None:
    t = table(ships=["K4"], reserves=["L2 S2"])
    found = t.moves(0, "place ship")
    assert "place ship L2 I4 r180" in found
    turns = {move.split()[-1] for move in found if " L2 " in move}
    assert turns >= {"r90", "r180", "f0", "f90"}
    assert t.refused(0, "place ship L2 J3 r0") == "why-occupied"
    assert not any("f" in move.split()[-1] for move in found if " S2 " in move)
    texts = {move.text for move in GAME.notation.moves}
    assert "place ship L2 L1 r0" not in texts
    assert t.refused(0, "place ship L3 I4 r0") == "why-not-in-reserve"


@rule("L2", "EX6")
def test_example_6_a_diagonal_corner_must_agree_too() -> None:
    t = table(ships=["K4"], reserves=["S2"])
    t.lay("I5", "wL/ww")
    assert t.refused(0, "place ship S2 J4 r0") == "why-coast"
    assert "place ship S2 J4 r270" in t.moves(0)


@rule("L2")
def test_each_corner_that_is_known_must_agree() -> None:
    """F5 meets land at one corner only, that of a tile it does not touch otherwise."""
    for at, corners, ship in (
        ("E4", "ww/wL", "F6"),
        ("G4", "ww/Lw", "F6"),
        ("E6", "wL/ww", "F4"),
        ("G6", "Lw/ww", "F4"),
    ):
        t = table(round=2, reserves=["S1 S2"])
        t.lay(at, corners)
        t.lay(ship, "ww/ww")
        t.ship(0, ship)
        assert t.refused(0, "place ship S1 F5 r0") == "why-coast"
        assert len(t.moves(0, "place ship S2 F5")) == 1


@rule("L3")
def test_beside_the_acting_tile_whatever_part_it_stands_on() -> None:
    t = table(ships=["K4"], reserves=["S1"])
    assert t.refused(0, "place ship S1 I4 r0") == "why-not-beside"
    assert t.refused(0, "place ship S1 J5 r0") == "why-not-beside"
    assert t.refused(0, "place ship S1 J3 r0") == "why-not-beside"
    assert t.moves(0, "place ship S1") == ["place ship S1 J4 r0"]
    t.state.round = 4
    assert t.moves(0, "place ship S1") == ["place ship S1 J4 r0"]


@rule("L3")
def test_beside_either_square_of_the_acting_tile() -> None:
    t = table(ships=["K4"], reserves=["S2 S3"])
    assert "place ship S3 L5 r0" in t.moves(0)
    assert "place ship S2 J4 r0" in t.moves(0)


@rule("L4")
def test_nothing_is_placed_from_an_arrow() -> None:
    t = table(reserves=["S1 L1"])
    assert t.moves(0, "place") == []
    assert t.refused(0, "place ship L1 I4 r0") == "why-no-tile-under"


@rule("L5")
def test_a_sea_route_must_remain() -> None:
    """Land on both sides of the Passage's arrow: only the corner between its squares is sea."""
    t = table(round=2, reserves=["S3 S5"])
    t.lay("A5", "LL/LL")
    t.lay("A8", "LL/LL")
    t.lay("B6", "Lw/ww")
    t.ship(0, "B6")
    assert t.moves(0, "place ship S3 A6") == ["place ship S3 A6 r0"]
    closing = [m for m in ("r0", "r90", "r180", "r270") if f"S5 A6 {m}" in "".join(t.moves(0))]
    assert closing == []
    reasons = {t.refused(0, f"place ship S5 A6 r{angle}") for angle in (0, 90, 180, 270)}
    assert reasons == {"why-coast", "why-route"}


@rule("L5")
def test_the_squares_of_one_tile_are_joined_for_the_sea_route() -> None:
    """In a wall of land one gap is left: a tile across it joins its two squares, two do not."""
    t = table(round=2, reserves=["L22 S3"])
    for row in (1, 2, 3, 4, 7, 8, 9):
        t.lay(f"F{row}", "wL/wL")
    t.ship(0, "F4")
    assert t.refused(0, "place ship S3 F5 r90") == "why-route"
    assert "place ship L22 F5 r0" in t.moves(0)


@rule("L6")
def test_a_symbol_gets_its_token() -> None:
    t = table(ships=["K4"], reserves=["L15"])
    t.play(0, t.moves(0, "place ship L15")[0])
    tile = next(tile for tile in t.view().tiles if tile.kind == "L15")
    assert (tile.symbol, tile.token) == ("franklin", True)


@rule("L6", "X5")
def test_the_token_lies_on_the_square_of_the_symbol() -> None:
    """Laid east to west or upright, in either square."""
    squares = set()
    for move in table(ships=["K4"], reserves=["L15"]).moves(0, "place ship L15"):
        t = table(ships=["K4"], reserves=["L15"])
        t.play(0, move)
        tile = next(tile for tile in t.view().tiles if tile.kind == "L15")
        assert tile.token, move
        squares.add(tile.symbol_at == tile.at)
    assert squares == {True, False}


@rule("L6", "X6")
def test_no_token_when_its_stock_is_empty() -> None:
    for taken, laid in ((9, True), (10, False)):
        t = table(ships=["K4"], reserves=["L15"])
        t.finds(1, franklin=taken)
        t.play(0, t.moves(0, "place ship L15")[0])
        tile = next(tile for tile in t.view().tiles if tile.kind == "L15")
        assert (tile.symbol, tile.token) == ("franklin", laid)


# --- Holes ----------------------------------------------------------------------------------------


def ring() -> Table:
    """Sea all round F5 but for G5, which the ship on G6 may fill."""
    t = table(round=2, reserves=["S1"])
    for at in ("E4", "F4", "G4", "E5", "E6", "F6"):
        t.lay(at, "ww/ww")
    t.lay("G6", "ww/ww")
    t.ship(0, "G6")
    return t


@rule("L7", "EX7")
def test_example_7_a_hole_of_one_square_is_filled_from_the_stock() -> None:
    t = ring()
    ready, stock = t.expedition(0).ship_ready, t.view().stock
    t.play(0, "place ship S1 G5 r0")
    assert [args["square"] for args in t.said("hole-filled")] == ["=F5"]
    assert t.view().stock == (stock[0] - 1, *stock[1:])
    assert t.expedition(0).ship_ready == ready - 1
    assert next(tile.kind for tile in t.view().tiles if tile.at == "F5") == "S1"


@rule("L7")
def test_a_pocket_at_the_rim_stays_free() -> None:
    t = table(round=2, reserves=["S1"])
    for at in ("E8", "F8", "E9"):
        t.lay(at, "ww/ww")
    t.lay("G8", "ww/ww")
    t.ship(0, "G8")
    t.play(0, "place ship S1 G9 r0")
    assert t.said("hole-filled") == []
    assert not any(tile.at == "F9" for tile in t.view().tiles)


@rule("L7")
def test_a_hole_beside_the_rim_is_filled() -> None:
    for hole, around, ship, last in (
        ("B5", ("A5", "B4", "B6"), "C4", "C5"),
        ("K7", ("L7", "K6", "K8"), "J6", "J7"),
        ("E2", ("E1", "D2", "F2"), "D3", "E3"),
        ("E8", ("E9", "D8", "F8"), "D7", "E7"),
    ):
        t = table(round=2, reserves=["S1"])
        for at in (*around, ship):
            t.lay(at, "ww/ww")
        t.ship(0, ship)
        t.play(0, f"place ship S1 {last} r0")
        assert [args["square"] for args in t.said("hole-filled")] == [f"={hole}"]


def wide_ring() -> Table:
    """Round the four squares F5, G5, F6, G6 all is laid but H5."""
    t = table(round=2, reserves=["S1"])
    for at in ("E4", "F4", "G4", "H4", "E5", "E6", "E7", "F7", "G7", "H7", "H6"):
        t.lay(at, "ww/ww")
    t.ship(0, "H4")
    return t


@rule("L8", "L9")
def test_the_open_corner_is_chosen() -> None:
    t = wide_ring()
    t.play(0, "place ship S1 H5 r0")
    assert t.view().step == "fill"
    assert t.view().hole == ("F5", "G5", "F6", "G6")
    assert t.moves(0) == ["fill land", "fill sea"]
    assert t.refused(0, "end") == "why-fill"
    t.play(0, "fill land")
    assert [args["square"] for args in t.said("hole-filled")] == ["=F5", "=G5", "=F6", "=G6"]
    assert t.view().step == "act"
    assert t.view().corners[5][6] == "L"
    assert [args["tiles"] for args in t.said("island")] == [4]


@rule("L8")
def test_regions_are_filled_one_after_the_other() -> None:
    t = table(round=2, reserves=["L1"])
    for at in ("E4", "F4", "G4", "H4", "I4", "E5", "I5", "E6", "F6", "H6", "I6"):
        t.lay(at, "ww/ww")
    t.lay("I7", "ww/ww")
    t.ship(0, "F6")
    t.play(0, "place ship L1 G5 r90")
    assert [args["square"] for args in t.said("hole-filled")] == ["=F5", "=H5"]


@rule("L8")
def test_a_region_is_filled_before_the_next_one_is_begun() -> None:
    """F5 and F6 are one hole, H5 is another."""
    t = table(round=2, reserves=["L1"])
    for at in ("E4", "F4", "G4", "H4", "E5", "E6", "F7", "I5", "H6"):
        t.lay(at, "ww/ww")
    t.ship(0, "G4")
    t.play(0, "place ship L1 G5 r90")
    assert [args["square"] for args in t.said("hole-filled")] == ["=F5", "=F6", "=H5"]


@rule("L9")
def test_not_asked_when_only_one_value_is_possible() -> None:
    for stock, corner in (
        ((8, 0, 0, 0, 0, 0), "w"),
        ((0, 8, 0, 0, 0, 0), "L"),
        ((0, 0, 8, 0, 0, 0), "w"),
    ):
        t = wide_ring()
        t.state.stock = bytes(stock)
        t.play(0, "place ship S1 H5 r0")
        assert t.view().step == "act"
        assert t.view().corners[5][6] == corner


def wall(*, gap: bool) -> Table:
    """Land from the northern to the southern rim but for the hole round F5 and, perhaps, a gap."""
    t = table(round=2, reserves=["S1"])
    for row in (1, 2, 3, 4, 7, 8) if gap else (1, 2, 3, 4, 7, 8, 9):
        t.lay(f"F{row}", "wL/wL")
    for at in ("G4", "G7"):
        t.lay(at, "Lw/Lw")
    for at in ("E5", "E6", "H4", "H6"):
        t.lay(at, "ww/ww")
    t.ship(0, "H4")
    return t


@rule("L5", "L9", "L10")
def test_a_hole_does_not_close_the_sea_route() -> None:
    t = wall(gap=True)
    t.play(0, "place ship S1 H5 r0")
    assert t.moves(0) == ["fill land", "fill sea"]
    for stock, kind in (((8,) * 6, "S2"), ((8, 0, 8, 8, 8, 8), "joker")):
        t = wall(gap=False)
        t.state.stock = bytes(stock)
        t.play(0, "place ship S1 H5 r0")
        assert t.view().step == "act"
        assert t.view().corners[5][6] == "w"
        assert next(tile.kind for tile in t.view().tiles if tile.at == "F5") == kind


@rule("L10")
def test_jokers() -> None:
    t = ring()
    t.state.stock = bytes((0, 2, 5, 5, 1, 0))
    t.play(0, "place ship S1 G5 r0")
    tile = next(tile for tile in t.view().tiles if tile.at == "F5")
    assert tile.kind == "joker"
    assert t.view().stock == (0, 2, 4, 5, 1, 0)
    t = ring()
    t.state.stock = bytes(6)
    t.play(0, "place ship S1 G5 r0")
    assert next(tile for tile in t.view().tiles if tile.at == "F5").kind == "joker"
    assert t.view().stock == (0,) * 6
    t.ship(0, "G5")
    assert "move ship F5" in t.moves(0)


# --- Islands --------------------------------------------------------------------------------------


@rule("L11", "L12", "EX8")
def test_example_8_an_island_of_two_tiles() -> None:
    t = table(round=2, reserves=["S2"])
    t.lay("E9", "ww/wL")
    t.ship(0, "E9")
    t.play(0, "place ship S2 F9 r270")
    assert t.said("island") == [{"seat": "seat:0", "tiles": 2, "points": 2}]
    assert (t.expedition(0).cartography, t.scores[0]) == (1, 2)


@rule("L11")
def test_every_square_round_it_must_be_filled() -> None:
    t = table(round=2, reserves=["S2"])
    t.lay("E5", "ww/wL")
    t.ship(0, "E5")
    t.play(0, "place ship S2 F5 r270")
    assert t.said("island") == []


@rule("L11")
def test_the_printed_tiles_make_islands() -> None:
    t = table(round=2, ships=["K4"], reserves=["L15"])
    t.play(0, "place ship L15 K5 f180")
    assert t.said("island") == [{"seat": "seat:0", "tiles": 2, "points": 2}]


@rule("L11")
def test_land_does_not_join_across_a_channel() -> None:
    """F9 has land in two opposite corners: the southern one is all of an island."""
    for at, coast, turn in (("E9", "ww/wL", "r90"), ("G9", "ww/Lw", "r0")):
        t = table(round=2, reserves=["S4"])
        t.lay(at, coast)
        t.ship(0, at)
        t.play(0, f"place ship S4 F9 {turn}")
        assert sum(row.count("L") for row in t.view().corners[8:]) == 2
        assert t.said("island") == [{"seat": "seat:0", "tiles": 2, "points": 2}]


@rule("L12")
def test_an_island_counts_once() -> None:
    t = table(round=2, reserves=["S2 S1"])
    t.lay("E9", "ww/wL")
    t.ship(0, "E9")
    t.play(0, "place ship S2 F9 r270")
    t.play(0, "place ship S1 D9 r0")
    assert len(t.said("island")) == 1
    assert t.scores[0] == 2


@rule("L13")
def test_land_on_one_tile_is_no_island() -> None:
    t = table(round=2, reserves=["S2"])
    t.lay("B9", "ww/ww")
    t.ship(0, "B9")
    t.play(0, "place ship S2 A9 r270")
    assert t.said("island") == []
    assert t.expedition(0).cartography == 0


@rule("L14")
def test_islands_score_without_tokens() -> None:
    t = table(round=2, reserves=["S2"])
    t.finds(1, cartography=20)
    t.lay("E9", "ww/wL")
    t.ship(0, "E9")
    t.play(0, "place ship S2 F9 r270")
    assert (t.expedition(0).cartography, t.scores[0]) == (0, 2)
    assert len(t.said("island-unmapped")) == 1


def test_kinds_have_names() -> None:
    assert len(KINDS) == len(set(KINDS)) == 30
