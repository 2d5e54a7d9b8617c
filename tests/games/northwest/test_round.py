"""The end of a round: the sun, freeze and thaw, the crew, the order."""

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME

from .table import table


@rule("E1", "EX5")
def test_example_5_the_sun_steps_from_three_to_four() -> None:
    t = table(ships=["K4"])
    t.sled(0, "K4", "s", ready=1, resting=2)
    t.ship(0, "K4", ready=2, resting=2)
    t.play_all("0 pass", "1 pass")
    assert t.said("round") == [{"round": 2, "position": "=IV", "rows": 0}]
    own = t.expedition(0)
    assert (own.ship_ready, own.ship_resting, own.sled_ready, own.sled_resting) == (4, 0, 3, 0)
    assert GAME.advice(t.view(0)).seasons[0].position == "IV"


@rule("E1")
def test_sequence_sun_sleds_crew_order() -> None:
    """While sleds are asked the sun has moved and the crew still rest."""
    t = table(round=1)
    t.lay("E2", "Lw/wL")
    t.sled(0, "E2", "nw", ready=2)
    t.play_all("0 pass", "1 pass")
    view = t.view(0)
    assert (view.step, view.round, view.waiting) == ("thaw", 2, (0,))
    assert t.expedition(0).sled_resting == 2
    t.play(0, "stand se")
    assert (t.view().step, t.expedition(0).sled_ready) == ("act", 2)


@rule("E2")
def test_arrows_do_not_freeze_or_thaw() -> None:
    t = table(round=7)
    t.sled(0, "passage")
    t.ship(1, "passage")
    t.pass_round()
    assert (t.expedition(0).sled, t.expedition(1).ship) == ("passage", "passage")


@rule("E3")
def test_a_sled_stays_while_its_ground_does() -> None:
    t = table(round=1)
    t.lay("E2", "LL/LL")
    t.lay("G3", "ww/ww/wL")
    t.sled(0, "E2", "nw")
    t.sled(1, "G3", "se")
    t.pass_round()
    assert (t.expedition(0).sled, t.expedition(0).ground) == ("E2", "nw")
    assert (t.expedition(1).sled, t.expedition(1).ground) == ("G3", "se")
    assert t.said("sled-stands") == []
    t.pass_round()
    t.pass_round()
    # Round 4 freezes G3–G4: the land is now part of the ice.
    assert t.expedition(1).ground == "nw"


@rule("E3")
def test_ice_that_melts_elsewhere_on_its_tile_does_not_move_a_sled() -> None:
    t = table(round=1)
    t.lay("E2", "Lw/ww/wL")
    t.sled(0, "E2", "se")
    t.pass_round()
    assert (t.view().step, t.expedition(0).ground) == ("act", "se")
    assert t.said("sled-stands") == []


@rule("E4")
def test_a_sled_on_melting_ice_finds_other_ground() -> None:
    t = table(round=1)
    t.lay("E2", "ww/ww/wL")
    t.sled(0, "E2", "nw")
    t.pass_round()
    assert (t.expedition(0).sled, t.expedition(0).ground) == ("E2", "se")
    assert len(t.said("sled-stands")) == 1


@rule("E4")
def test_owners_are_asked_in_passing_order() -> None:
    t = table(3, round=1)
    t.lay("E2", "Lw/wL")
    for seat in range(3):
        t.sled(seat, "E2", "nw")
    t.play_all("0 take ship L1", "0 end", "1 pass", "2 pass", "0 pass")
    asked = []
    while t.view().step == "thaw":
        asked.append(t.waiting[0])
        assert t.moves(t.waiting[0]) == ["stand nw", "stand se"]
        assert t.refused(t.waiting[0], "stand n") == "why-no-such-ground"
        assert t.refused(t.waiting[0], "pass") == "why-thaw"
        t.play(t.waiting[0], "stand se")
    assert asked == [1, 2, 0]


@rule("E4")
def test_ice_left_on_the_tile_is_ground_too() -> None:
    """Round 7 freezes rows 1–4, round 8 only 1–2: C2–C3 is cut, and its lower half melts."""
    t = table(3, round=7)
    t.lay("C2", "ww/ww/ww")
    t.lay("E3", "ww/ww/wL")
    t.lay("G2", "ww/ww/wL")
    t.sled(0, "C2", "nw")
    t.sled(1, "E3", "nw")
    t.sled(2, "G2", "nw")
    t.play_all("0 pass", "1 pass", "2 pass")
    assert t.moves(2) == ["stand nw", "stand se"]
    t.play(2, "stand nw")
    assert (t.expedition(2).sled, t.expedition(2).ground) == ("G2", "nw")
    assert (t.expedition(0).sled, t.expedition(0).ground) == ("C2", "nw")
    assert t.expedition(1).ground == "se"


@rule("E5", "EX17", "F7")
def test_example_17_a_sled_lost_with_three_crew() -> None:
    t = table(2, round=7)
    t.state.greenland_tokens = ()
    t.lay("J3", "ww/ww")
    t.ship(0, "K3", ready=4)
    t.sled(0, "J3", "nw", ready=3)
    t.pass_round()
    own = t.expedition(0)
    assert (own.sled, own.lost_crew, own.sled_ready) == ("lost", 3, 0)
    assert t.refused(0, "redistribute ship ready +1 resting +0") == "why-sled-lost"
    t.play(0, "move ship greenland")
    while t.waiting:
        t.play(1, "pass")
    assert t.said("scored-losses") == [{"seat": "seat:0", "crew": 3, "ships": 0, "points": 6}]
    assert t.scores == (-6, 0)
