"""The eight actions, but for where tiles fit and vehicles go."""

from expedition.compliance.ledger import rule
from expedition.games.northwest.box import KINDS, LARGE_KINDS

from .table import Table, table

# --- Take and refresh -----------------------------------------------------------------------------


@rule("A1", "A17")
def test_take_a_large_or_a_small_tile_without_limit() -> None:
    t = table()
    assert t.moves(0, "take") == [
        *(f"take ship L{n}" for n in (1, 2, 3, 4)),
        *(f"take ship S{n}" for n in range(1, 7)),
    ]
    t.play_all("0 take ship S1", "0 take ship S1")
    assert t.expedition(0).reserve == ("S1", "S1")
    assert t.view().stock[0] == 0
    assert "take ship S1" not in t.moves(0)
    t.play(0, "take ship L1")
    assert t.expedition(0).reserve == ("L1", "S1", "S1")


@rule("A2")
def test_a_large_tile_is_replaced_as_long_as_the_bag_holds_any() -> None:
    t = table()
    bag = bytearray(LARGE_KINDS)
    bag[20] = 1
    t.state.bag = bytes(bag)
    t.play(0, "take ship L1")
    assert t.view().display == ("L21", "L2", "L3", "L4")
    t.play(0, "take ship L2")
    assert t.view().display == ("L21", None, "L3", "L4")


@rule("A3", "A6")
def test_refresh_draws_before_the_old_tiles_go_back() -> None:
    t = table()
    bag = bytearray(LARGE_KINDS)
    bag[10] = bag[11] = bag[12] = bag[13] = 1
    t.state.bag = bytes(bag)
    t.play(0, "refresh ship")
    assert sorted(t.state.display) == [10, 11, 12, 13]
    assert t.expedition(0).ship_ready == 5
    assert t.view().step == "take"
    assert t.moves(0) == [f"pick {KINDS[k]}" for k in (10, 11, 12, 13, *range(24, 30))]
    assert t.refused(0, "end") == "why-must-take"
    t.play(0, "pick S3")
    assert t.expedition(0).ship_ready == 5
    assert sum(t.state.bag) == 4
    assert t.view().step == "act"
    t.play(0, "move ship K4")
    assert t.expedition(0).ship_ready == 3


@rule("A4")
def test_refresh_with_fewer_than_four_in_the_bag() -> None:
    t = table()
    bag = bytearray(LARGE_KINDS)
    bag[10] = bag[11] = 1
    t.state.bag = bytes(bag)
    t.play(0, "refresh ship")
    fresh = sorted(t.state.display)
    assert {10, 11} < set(fresh)
    assert {*fresh[:2]} < {0, 1, 2, 3}
    assert sum(t.state.bag) == 2


@rule("A5", "A17")
def test_no_refresh_with_an_empty_bag() -> None:
    t = table()
    assert "refresh ship" in t.moves(0)
    t.state.bag = bytes(LARGE_KINDS)
    assert t.refused(0, "refresh ship") == "why-bag-empty"


@rule("A7", "A8")
def test_place_and_move_cost_one() -> None:
    t = table(ships=["K4"], reserves=["L1"])
    t.play(0, "place ship L1 I4 r0")
    assert t.expedition(0).ship_ready == 6
    assert t.expedition(0).reserve == ()
    t.play_all("0 end", "1 pass", "0 move ship I4")
    assert t.expedition(0).ship_ready == 5


# --- Redistribute ---------------------------------------------------------------------------------


def shore(round: int = 2) -> Table:
    """A ship on a tile with two separate lands."""
    t = table(round=round)
    t.lay("H4", "Lww/wwL")
    t.ship(0, "H4")
    return t


@rule("A9", "A10", "A11", "EX10")
def test_example_10_four_crewmen_take_the_sled_out() -> None:
    t = shore()
    grounds = {move.split()[-1] for move in t.moves(0, "redistribute")}
    assert grounds == {"nw", "se"}
    assert t.refused(0, "redistribute ship ready +4 resting +0 at ne") == "why-no-such-ground"
    assert t.refused(0, "redistribute ship ready +4 resting +0") == "why-name-ground"
    assert t.refused(0, "redistribute ship ready +7 resting +0 at nw") == "why-such-crew"
    t.play(0, "redistribute ship ready +4 resting +0 at nw")
    own = t.expedition(0)
    assert (own.sled, own.ground) == ("H4", "nw")
    assert (own.ship_ready, own.ship_resting, own.sled_ready, own.sled_resting) == (2, 1, 4, 0)


@rule("A10")
def test_the_payer_may_go_too_and_the_ship_be_left_empty() -> None:
    t = shore()
    t.play(0, "redistribute ship ready +6 resting +1 at se")
    own = t.expedition(0)
    assert (own.ship_ready, own.ship_resting, own.sled_ready, own.sled_resting) == (0, 0, 6, 1)
    assert t.moves(0, "redistribute sled")
    assert not t.moves(0, "redistribute ship")
    assert "redistribute sled ready -1 resting +0" in t.moves(0)


@rule("A9", "A10")
def test_either_vehicle_pays_and_crews_may_cross() -> None:
    t = shore()
    t.ship(0, "H4", ready=2, resting=2)
    t.sled(0, "H4", "nw", ready=2, resting=1)
    t.play(0, "redistribute sled ready +2 resting -2")
    own = t.expedition(0)
    assert (own.ship_ready, own.ship_resting, own.sled_ready, own.sled_resting) == (0, 4, 3, 0)
    assert own.ground == "nw"
    t.ship(0, "H4", ready=3)
    assert t.refused(0, "redistribute ship ready +1 resting +0 at nw") == "why-sled-out"
    assert t.refused(0, "redistribute ship ready +3 resting +0") == "why-such-crew"


@rule("A10", "T3", "T4")
def test_a_further_redistribution_rests_two_first() -> None:
    t = shore()
    t.play(0, "take ship S1")
    shares = {tuple(map(int, move.split()[3:6:2])) for move in t.moves(0, "redistribute ship")}
    assert max(shares) == (4, 3)
    t.play(0, "redistribute ship ready +4 resting +3 at nw")
    own = t.expedition(0)
    assert (own.ship_ready, own.ship_resting, own.sled_ready, own.sled_resting) == (0, 0, 4, 3)


@rule("A9")
def test_ship_and_sled_must_share_a_tile() -> None:
    t = shore()
    t.sled(0, "K4", "s")
    assert t.refused(0, "redistribute ship ready +1 resting +0") == "why-apart"


@rule("A11")
def test_no_ground_no_sled() -> None:
    t = table(round=2)
    t.lay("I4", "www/www")
    t.ship(0, "I4")
    assert t.refused(0, "redistribute ship ready +1 resting +0 at nw") == "why-no-ground-here"


@rule("A11")
def test_ice_is_ground() -> None:
    t = table(round=4)
    t.lay("I4", "www/www")
    t.ship(0, "I4")
    assert {move.split()[-1] for move in t.moves(0, "redistribute")} == {"nw"}


@rule("A12")
def test_an_empty_sled_goes_back_aboard_and_may_come_out_again() -> None:
    t = shore()
    t.ship(0, "H4", ready=4)
    t.sled(0, "H4", "nw", ready=3)
    t.play(0, "redistribute ship ready -3 resting +0")
    assert t.expedition(0).sled == "aboard"
    assert t.expedition(0).ship_ready == 6
    assert t.moves(0, "redistribute ship ready +1 resting +0 at se")


@rule("A10", "A12")
def test_crew_at_rest_change_vehicle_and_hold_the_sled() -> None:
    t = shore()
    t.ship(0, "H4", ready=4)
    t.sled(0, "H4", "nw", ready=2, resting=1)
    t.play(0, "redistribute sled ready -1 resting +0")
    own = t.expedition(0)
    assert (own.sled, own.sled_ready, own.sled_resting) == ("H4", 0, 2)
    t.play(0, "redistribute ship ready +0 resting -1")
    own = t.expedition(0)
    assert (own.sled, own.sled_ready, own.sled_resting) == ("H4", 0, 1)
    assert (own.ship_ready, own.ship_resting) == (3, 3)


@rule("A13")
def test_the_arrows() -> None:
    t = table()
    assert t.refused(0, "redistribute ship ready +1 resting +0") == "why-crew-greenland"
    t.ship(0, "passage")
    assert t.refused(0, "redistribute ship ready +2 resting +0 at nw") == "why-no-such-ground"
    t.play(0, "redistribute ship ready +2 resting +0")
    assert (t.expedition(0).sled, t.expedition(0).ground) == ("passage", None)
    t.play(0, "redistribute sled ready +1 resting +1")
    assert (t.expedition(0).sled_ready, t.expedition(0).sled_resting) == (1, 3)
    t.ship(0, "passage", ready=2)
    t.play(0, "redistribute ship ready -1 resting -3")
    assert (t.expedition(0).sled, t.expedition(0).sled_resting) == ("aboard", 0)


# --- Explore and find -----------------------------------------------------------------------------


@rule("A14", "EX11")
def test_example_11_a_strait_for_three_crew() -> None:
    t = table(round=2)
    t.lay("G5", "www/LwL", "strait")
    t.ship(0, "G5")
    assert t.refused(0, "find ship") == "why-nothing-to-find"
    t.play(0, "explore ship")
    own = t.expedition(0)
    assert (own.strait, own.score, own.ship_ready) == (1, 2, 4)
    assert t.refused(0, "explore ship") == "why-nothing-to-explore"


@rule("A14", "A15", "T3")
def test_a_token_takes_its_whole_price() -> None:
    prices = {"strait": 3, "franklin": 3, "inuit": 2, "cairn": 2}
    for token, price in prices.items():
        verb = "explore" if token in ("strait", "franklin") else "find"
        t = table(round=2)
        t.lay("G5", "www/LwL", token)
        for actions in (0, 1):
            t.state.actions = actions
            t.ship(0, "G5", ready=price + actions - 1)
            assert f"{verb} ship" not in t.moves(0)
        t.ship(0, "G5", ready=price + 1)
        t.play(0, f"{verb} ship")
        assert t.expedition(0).ship_ready == 0


@rule("A14")
def test_franklin_in_each_zone() -> None:
    for square, points in (("A5", 3), ("E5", 2), ("I5", 1)):
        t = table(round=2)
        t.lay(square, "www/wLL", "franklin")
        t.ship(0, square)
        t.play(0, "explore ship")
        assert (t.expedition(0).franklin, t.scores[0]) == (1, points)


@rule("A15", "EX12")
def test_example_12_a_cairn_for_two_crew() -> None:
    t = table(ships=["K4"])
    assert t.refused(0, "explore ship") == "why-nothing-to-explore"
    t.play(0, "find ship")
    own = t.expedition(0)
    assert (own.cairn, own.score, own.ship_ready) == (1, 2, 5)
    assert [tile.token for tile in t.view().tiles] == [True, False]


@rule("A15", "T5")
def test_the_sled_finds_where_it_stands() -> None:
    t = table(round=2)
    t.lay("A5", "wLL/wLL", "inuit")
    t.sled(0, "A5", "n", ready=2)
    t.play(0, "find sled")
    own = t.expedition(0)
    assert (own.inuit, own.score, own.sled_ready) == (1, 6, 0)


@rule("A15", "T5")
def test_each_vehicle_finds_on_its_own_tile() -> None:
    t = table(round=2, ships=["K4"])
    t.lay("A5", "wLL/wLL", "inuit")
    t.sled(0, "A5", "n", ready=2)
    t.play_all("0 find sled")
    assert (t.expedition(0).inuit, t.expedition(0).cairn) == (1, 0)
    assert [tile.at for tile in t.view().tiles if tile.token] == ["K3", "K4"]


@rule("A16", "EX14")
def test_example_14_the_square_of_the_token_decides() -> None:
    for token_at, points in (("H5", 4), ("I5", 2)):
        t = table(round=2)
        t.lay("H5", "wLL/LLL", "inuit", token_at)
        t.ship(0, "H5")
        t.play(0, "find ship")
        assert t.scores[0] == points


@rule("A18", "M3")
def test_a_held_ship_may_do_everything_but_move() -> None:
    t = table(round=4, ships=["K4"], reserves=["L1"])
    assert t.refused(0, "move ship K3") == "why-ship-held"
    assert t.moves(0, "place ship")
    assert t.moves(0, "take ship")
    assert "refresh ship" in t.moves(0)
    assert "find ship" in t.moves(0)
    assert t.moves(0, "redistribute ship")
