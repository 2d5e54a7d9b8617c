"""Ships and sleds: pieces of ground, steps, ice, the arrows."""

from expedition.compliance.ledger import rule

from .table import Table, table

# --- Ships ----------------------------------------------------------------------------------------


@rule("M1")
def test_a_ship_uses_all_waters_of_its_tile() -> None:
    """E5–F5 has land across its middle; its two waters do not join."""
    t = table(round=2)
    t.lay("E5", "wLw/wLw")
    t.lay("D5", "ww/ww")
    t.lay("G5", "ww/ww")
    t.ship(0, "E5")
    assert t.moves(0, "move") == ["move ship D5", "move ship G5"]


@rule("M2", "M8")
def test_a_step_needs_a_sea_corner_and_no_ice() -> None:
    t = table(round=2)
    t.lay("E5", "LL/wL")
    t.lay("E4", "LL/LL")
    t.lay("F5", "LL/LL")
    t.lay("D5", "wL/ww")
    t.lay("E6", "wL/ww")
    t.lay("D6", "ww/ww")
    t.ship(0, "E5")
    t.ship(1, "D5")
    assert t.moves(0, "move") == ["move ship D5", "move ship E6"]
    assert t.refused(0, "move ship E4") == "why-no-water"
    assert t.refused(0, "move ship D6") == "why-no-water"
    assert t.refused(0, "move ship A1") == "why-no-tile-there"
    t.play(0, "move ship D5")
    assert t.expedition(0).ship == t.expedition(1).ship == "D5"
    t.state.round = 4
    t.ship(0, "D5")
    t.lay("D4", "wL/wL")
    assert t.refused(0, "move ship D4") == "why-no-water"


@rule("M3", "EX9")
def test_example_9_a_held_ship_and_its_sled_on_the_ice() -> None:
    t = table(round=5)
    t.lay("E3", "www/www")
    t.lay("G3", "ww/ww")
    t.lay("E4", "ww/ww")
    t.ship(0, "E3")
    t.sled(0, "E3", "nw")
    assert t.refused(0, "move ship G3") == "why-ship-held"
    assert t.moves(0, "move") == ["move sled E4 nw", "move sled G3 nw"]


@rule("M3")
def test_a_cut_tile_without_open_water_holds_its_ship() -> None:
    t = table(round=1)
    t.lay("E2", "ww/LL/LL")
    t.lay("D3", "wL/wL")
    t.ship(0, "E2")
    assert t.refused(0, "move ship D3") == "why-ship-held"


# --- Sleds ----------------------------------------------------------------------------------------


def two_lands() -> Table:
    """E5–F5 with separate lands at either end, and tiles with land all round."""
    t = table(round=2)
    t.lay("E5", "LwL/LwL")
    t.lay("D5", "LL/LL")
    t.lay("G5", "LL/LL")
    t.lay("E4", "LL/Lw")
    t.lay("F6", "wL/LL")
    t.sled(0, "E5", "nw")
    return t


@rule("M4", "M5", "M7")
def test_a_sled_goes_over_its_own_land_only() -> None:
    t = two_lands()
    assert t.moves(0, "move sled") == ["move sled E4 nw", "move sled D5 nw"]
    assert t.refused(0, "move sled G5 nw") == "why-no-way"
    t.sled(0, "E5", "ne")
    assert t.moves(0, "move sled") == ["move sled G5 nw", "move sled F6 ne"]


@rule("M4")
def test_ice_and_land_join_over_the_middle_of_a_tile() -> None:
    """The upper square is ice; the land of the lower one that touches it belongs to it."""
    t = table(round=1)
    t.lay("E2", "ww/wL/wL")
    t.lay("F3", "Lw/Lw")
    t.lay("D3", "ww/ww")
    t.sled(0, "E2", "nw")
    assert t.moves(0, "move sled") == ["move sled F3 nw"]
    t = table(round=1)
    t.lay("E2", "ww/ww/wL")
    t.lay("F3", "ww/Lw")
    t.sled(0, "E2", "nw")
    assert t.moves(0, "move sled") == []
    t.sled(0, "E2", "se")
    assert t.moves(0, "move sled") == ["move sled F3 sw"]


@rule("M5")
def test_over_ice_between_frozen_squares_only() -> None:
    t = table(round=4)
    t.lay("E4", "ww/ww")
    t.lay("F4", "ww/ww")
    t.lay("E5", "ww/ww")
    t.sled(0, "E4", "nw")
    assert t.moves(0, "move sled") == ["move sled F4 nw"]
    t.lay("D4", "ww/Lw")
    t.lay("D5", "Lw/ww")
    t.sled(0, "D4", "nw")
    assert t.moves(0, "move sled") == ["move sled E4 nw", "move sled D5 nw"]


@rule("M6", "M8")
def test_the_piece_where_it_arrives() -> None:
    """From D5's land over either edge: the channel tile E5 has two lands."""
    t = table(round=2)
    t.lay("E5", "Lw/wL")
    t.lay("E4", "LL/Lw")
    t.lay("F5", "wL/LL")
    t.lay("F4", "LL/wL")
    t.sled(0, "E4", "nw")
    assert t.moves(0, "move sled E5") == ["move sled E5 nw"]
    t.sled(0, "F5", "ne")
    assert t.moves(0, "move sled E5") == ["move sled E5 se"]
    assert t.refused(0, "move sled E5 nw") == "why-other-ground"
    assert t.refused(0, "move sled E4 nw") == "why-no-way"


# --- Arrows ---------------------------------------------------------------------------------------


def west() -> Table:
    t = table(round=2)
    t.lay("A6", "ww/ww")
    t.lay("A7", "ww/Lw")
    t.lay("B7", "ww/ww")
    return t


@rule("M9")
def test_an_arrow_is_entered_like_the_square_beside_it() -> None:
    t = west()
    t.ship(0, "A6")
    t.sled(0, "A7", "sw")
    assert "move ship passage" in t.moves(0)
    assert "move sled passage" in t.moves(0)
    t.play(0, "move ship passage")
    t.play(0, "move sled passage")
    assert t.moves(0, "move") == ["move ship A6", "move ship A7"]
    t = west()
    t.state.round = 5
    t.ship(0, "A6")
    t.sled(0, "A6", "nw")
    assert t.refused(0, "move ship passage") == "why-ship-held"
    assert "move sled passage" in t.moves(0)
    t.ship(0, "A7")
    assert "move ship passage" in t.moves(0)
    t.sled(0, "passage")
    assert t.moves(0, "move sled") == ["move sled A6 nw", "move sled A7 sw"]


@rule("M9")
def test_a_ship_leaves_an_arrow_over_open_water_only() -> None:
    """In round 5 A6 is frozen and A7 is not; in round 2 all the coast of A6 is land."""
    t = west()
    t.state.round = 5
    t.ship(0, "passage")
    assert t.moves(0, "move ship") == ["move ship A7"]
    t = table(round=2)
    t.lay("A6", "Lw/Lw")
    t.lay("A7", "Lw/ww")
    t.ship(0, "passage")
    assert t.moves(0, "move ship") == ["move ship A7"]


@rule("M10")
def test_the_passage_pays_once() -> None:
    t = west()
    t.ship(0, "A6")
    t.sled(0, "A7", "sw")
    t.ship(1, "A6")
    t.play_all("0 move ship passage", "0 move sled passage", "0 end")
    assert t.scores == (10, 0)
    assert t.view().passage_tokens == (3,)
    t.play(1, "move ship passage")
    assert t.scores == (10, 3)
    assert t.expedition(1).passage_token == 3
    assert t.waiting == (1,)


@rule("M10")
def test_a_sled_that_comes_first_takes_the_token_of_the_passage() -> None:
    t = west()
    t.ship(0, "A6")
    t.sled(0, "A7", "sw")
    for vehicle in ("sled", "ship"):
        t.play(0, f"move {vehicle} passage")
        assert (t.scores, t.view().passage_tokens) == ((10, 0), (3,))


@rule("M11", "M12", "M13")
def test_back_in_greenland() -> None:
    t = table(3, ships=["K4", "K4", "K3"], reserves=["S1"])
    t.sled(0, "K4", "s")
    t.play(0, "move ship greenland")
    assert t.scores == (7, 0, 0)
    assert t.view().home == (0,)
    assert t.waiting == (1,)
    own = t.expedition(0)
    assert (own.reserve, own.sled, own.lost_crew, own.sled_ready) == ((), "lost", 3, 0)
    t.play_all("1 move ship greenland", "2 move ship greenland")
    assert [each.greenland_token for each in t.view().expeditions] == [7, 3, 0]
    assert t.result.scores == (7 - 6, 3, 0)


@rule("M13")
def test_home_by_sled_loses_the_ship_wherever_it_is() -> None:
    t = west()
    t.ship(0, "passage", ready=4)
    t.sled(0, "K3", "n")
    t.play(0, "move sled greenland")
    own = t.expedition(0)
    assert (own.sled, own.ship, own.lost_crew, own.greenland_token) == ("greenland", "lost", 4, 6)
    t = table(ships=["K4"])
    t.play(0, "move ship greenland")
    assert (t.expedition(0).sled, t.expedition(0).lost_crew) == ("aboard", 0)


@rule("M13", "F7")
def test_home_by_ship_loses_the_sled_wherever_it_is() -> None:
    t = west()
    t.ship(0, "K4", ready=4)
    t.sled(0, "passage", ready=2, resting=1)
    t.play(0, "move ship greenland")
    assert (t.expedition(0).sled, t.expedition(0).lost_crew) == ("lost", 3)
    assert t.said("sled-lost") == [{"seat": "seat:0", "crew": 3}]


@rule("M12")
def test_the_others_go_on_without_those_at_home() -> None:
    t = table(3, ships=["greenland", "K4"])
    t.play_all("0 take ship L1", "0 end", "1 move ship greenland", "2 pass", "0 pass")
    assert t.view().order == (2, 0)
    assert t.view().round == 2


@rule("M14")
def test_never_to_have_left_is_no_return() -> None:
    t = table(2)
    while t.waiting:
        t.play(t.waiting[0], "pass")
    assert t.view().home == ()
    assert t.scores == (0, 0)
    assert t.result.ranks == (1, 1)
    t = table(2)
    t.play_all("0 move ship K4", "0 move ship greenland")
    assert t.view().home == (0,)
    assert t.expedition(0).greenland_token == 6
