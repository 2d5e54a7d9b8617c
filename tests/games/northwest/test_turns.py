"""Turns: the order of actions, their prices, passing."""

from expedition.compliance.ledger import rule

from .table import table


@rule("T1", "T2", "T10", "EX13")
def test_example_13_the_first_to_pass_is_first_next_round() -> None:
    t = table(3)
    t.play_all("0 take ship L1", "0 end", "1 pass", "2 take ship L2", "2 end", "0 pass")
    assert t.waiting == (2,)
    t.play(2, "take ship S2")
    t.play_all("2 end", "2 pass")
    assert t.view().order == (1, 0, 2)
    assert t.view().round == 2
    assert t.waiting == (1,)


@rule("T3", "T4", "EX3")
def test_example_3_two_moves_cost_three() -> None:
    t = table()
    t.play_all("0 move ship K4", "0 move ship K3")
    assert (t.expedition(0).ship_ready, t.expedition(0).ship_resting) == (4, 3)


@rule("T3", "T6", "EX4")
def test_example_4_take_place_and_move_cost_five() -> None:
    t = table(ships=["K4"])
    t.play_all("0 take ship L1", "0 place ship L1 I4 r0", "0 move ship I4")
    assert (t.expedition(0).ship_ready, t.expedition(0).ship_resting) == (2, 5)


@rule("T3")
def test_three_moves_cost_five() -> None:
    t = table()
    t.play_all("0 move ship K4", "0 move ship K3", "0 move ship K4")
    assert t.expedition(0).ship_ready == 2


@rule("T4", "T5", "T6")
def test_one_vehicle_pays_and_acts_from_where_it_stands() -> None:
    t = table(ships=["K4"], reserves=["S1"])
    t.lay("K2", "wL/wL")
    t.ship(0, "K4", ready=3)
    t.sled(0, "K2", "nw", ready=2)
    assert t.moves(0, "place sled S1") == ["place sled S1 J2 r0"]
    assert "place ship S1 J2 r0" not in t.moves(0)
    t.play(0, "take ship L1")
    t.play(0, "move sled K3 n")
    assert (t.expedition(0).sled_ready, t.expedition(0).sled_resting) == (0, 2)
    assert (t.expedition(0).ship_ready, t.expedition(0).ship_resting) == (2, 1)
    assert t.refused(0, "find sled") == "why-crew"


@rule("T7")
def test_a_turn_ends_when_nobody_can_pay_more() -> None:
    t = table()
    t.ship(0, "greenland", ready=2, resting=5)
    t.play(0, "take ship L1")
    assert t.waiting == (1,)


@rule("T4", "T7")
def test_crews_of_two_vehicles_do_not_add_up_to_a_price() -> None:
    for sled, waiting in ((1, (1,)), (2, (0,))):
        t = table(ships=["K4"])
        t.ship(0, "K4", ready=2, resting=3)
        t.sled(0, "K4", "s", ready=sled)
        t.play(0, "take ship L1")
        assert t.waiting == waiting


@rule("T2", "T8")
def test_pass_only_instead_of_an_action() -> None:
    t = table()
    assert t.refused(0, "end") == "why-must-act"
    t.play(0, "take ship L1")
    assert t.refused(0, "pass") == "why-pass-first"
    t.play(0, "end")
    t.play(1, "take ship L2")
    t.play_all("1 end", "0 pass")
    assert (t.expedition(0).ship_ready, t.expedition(0).ship_resting) == (0, 7)
    assert t.waiting == (1,)
    t.play_all("1 take ship S2", "1 end")
    assert t.waiting == (1,)


@rule("T8", "F1")
def test_the_place_of_who_passes_is_told_while_a_round_follows() -> None:
    for round, places in ((9, [1, 2]), (10, [0, 0])):
        t = table(round=round)
        t.play_all("0 pass", "1 pass")
        assert [args["place"] for args in t.said("passed")] == places


@rule("T9")
def test_without_ready_crew_one_can_only_pass() -> None:
    t = table()
    t.ship(0, "greenland", ready=1, resting=6)
    t.play(0, "take ship L1")
    assert t.view().passed == ()
    t.play_all("1 take ship L2", "1 end")
    assert t.moves(0) == ["pass"]
    assert t.refused(0, "take ship L3") == "why-must-pass"


@rule("T11")
def test_a_player_without_crew_passes_every_round() -> None:
    t = table(ships=["K4"])
    t.ship(0, "K4", ready=0)
    t.state.lost_crew = (7, 0)
    for round in range(1, 11):
        assert t.view().round == round
        while t.waiting and t.view().round == round:
            if t.waiting == (0,):
                assert t.moves(0) == ["pass"]
            t.play(t.waiting[0], "pass")
    assert t.result is not None
