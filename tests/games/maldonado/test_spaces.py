"""What each space does when it is explored."""

import pytest

from expedition.compliance import rule

from .table import table


@rule("A1")
@pytest.mark.parametrize(
    ("beside", "space", "kind"),
    [("A7", "A6", 0), ("D5", "C5", 1), ("B7", "C7", 2), ("E7", "E6", 3), ("A7", "B7", 4)],
)
def test_resources(beside: str, space: str, kind: int) -> None:
    t = table(explored=beside)
    t.play(f"explore {space}")
    assert t.view().store == tuple(int(at == kind) for at in range(5))
    assert t.step == "after"


@rule("A1")
def test_water() -> None:
    t = table(explored="A6")
    t.play("explore A7")
    assert t.view().water == 6


@rule("A2")
def test_what_finds_no_room_is_lost_but_gained() -> None:
    t = table(explored="A7", store="food " * 9)
    t.play("explore A6")
    assert sum(t.view().store) == 9
    assert t.view().gained == ("wood",)
    assert t.heard("no-room")
    full = table(explored="A6", water=10)
    full.play("explore A7")
    assert full.view().water == 10


@rule("A3")
def test_axe_and_snares() -> None:
    t = table(explored="A7", gear=["axe snares"])
    t.play("explore A6")
    assert t.moves() == ["use axe", "decline"]
    t.play("use axe")
    assert t.view().store[0] == 2
    assert t.view().exhausted == ("axe",)
    food = table(explored="D5", gear=["snares"])
    food.play_all("explore C5", "decline")
    assert food.view().store[1] == 1
    other = table(explored="A7", gear=["", "axe"])
    other.play("explore A6")
    assert other.step == "after"


@rule("A4")
def test_teepee() -> None:
    t = table(explored="A5", kill_pile="ring-of-fire", store="wood")
    t.play("explore B5")
    assert t.view().kills == ("ring-of-fire",)
    assert "swap wood water" in t.moves()
    assert "swap water berries" in t.moves()
    assert "swap food wood" not in t.moves()
    t.play("swap wood flint")
    assert t.view().store == (0, 0, 1, 0, 0)
    assert t.view().gained == ("flint",)
    declined = table(explored="A5", store="wood")
    declined.play_all("explore B5", "decline")
    assert declined.view().gained == ()


@rule("A5")
def test_bones() -> None:
    t = table(explored="C7", threats="whispering-fog", track=4)
    t.play("explore C6")
    assert t.view().monsters[0].threat == "whispering-fog"
    assert t.view().monsters[0].space == "C6"
    assert t.view().track == 5


@rule("A6")
def test_land() -> None:
    t = table(explored="B4", track=4)
    t.play("explore A4")
    assert t.view().track == 5
    assert t.moves() == [
        f"gain {kind}" for kind in ["wood", "food", "flint", "berries", "mushrooms", "water"]
    ]
    t.play("gain mushrooms")
    assert t.view().store[4] == 1
    assert t.view().gained == ("mushrooms",)


@rule("A7")
def test_hill_and_mountain() -> None:
    t = table(explored="C5")
    t.play("explore C4")
    assert t.view().land[17] == "hill-2"
    assert t.step == "after"
    mountain = table(explored="E5")
    mountain.play("explore F5")
    assert mountain.view().gained == ()
    assert mountain.step == "after"


@rule("A8")
def test_a_secret_is_turned_up() -> None:
    laid = {"wood": "s:traitor", "food": "s:food-2 0:order-wood"}
    t = table(2, mode="allies", explored="B4", laid=laid)
    t.play_all("explore A4", "gain wood")
    assert t.moves() == ["turn wood", "turn food", "decline"]
    t.play("turn wood")
    assert t.view().laid[0][0].card == "traitor"
    assert t.view().laid[0][0].up
    assert t.view().laid[1][0].card is None
    traitor = table(2, explored="B4")
    traitor.play_all("explore A4", "gain wood")
    assert traitor.step == "after"


@rule("A9")
def test_clearing_may_be_declined() -> None:
    t = table(explored="C7", threats="mole-worm")
    t.play_all("explore C6", "decline")
    assert t.step == "after"


@rule("A5", "A8")
def test_bones_in_their_order_threat_ghost_secret() -> None:
    laid = {"wood": "s:traitor", "flint": "s:food-2"}
    t = table(mode="allies", explored="C7", threats="horned-hare", store="food", track=4, laid=laid)
    t.play("explore C6")
    assert t.step == "pay-threat"
    assert t.view().track == 4
    t.play("pay food")
    assert t.view().track == 5
    assert t.moves() == ["turn wood", "turn flint", "decline"]
    t.play("turn flint")
    assert t.view().laid[2][0].card == "food-2"
    assert t.step == "after"


@rule("S7")
def test_the_track_is_clamped_after_every_change() -> None:
    full = table(explored="B4", track=20)
    full.play("explore A4")
    assert full.view().track == 20
    row = table(explored="A1 A2 A3 A5 A6 A7 B4", monsters="mole-worm", track=0)
    row.play("explore A4")  # the row's completion is lost below 0, the land counts
    assert row.view().track == 1
