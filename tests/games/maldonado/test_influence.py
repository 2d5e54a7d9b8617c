"""Step 4: who lays what, where, and what the others see of it."""

from expedition.compliance import rule
from expedition.games.maldonado import GAME

from .table import Table, table


def gained(space: str = "A6", **more: object) -> Table:
    """A table at the moment after time has passed; A6 is wood, A7 water."""
    given: dict[str, object] = {"explored": "A7" if space == "A6" else "A6"}
    t = table(**{**given, **more})  # type: ignore[arg-type]
    t.play_all(f"explore {space}", "time")
    return t


@rule("I1")
def test_one_card_if_anything_was_gained() -> None:
    t = gained(hands=["wood-1 wood-2"])
    assert t.step == "card"
    t.play("lay 1 up")
    assert t.waiting == (1,)
    assert t.view().backs == (2, 1)
    nothing = table(explored="C5")
    nothing.play_all("explore C4", "time")
    assert nothing.step == "turn"


@rule("I1", "A2")
def test_a_token_without_room_counts() -> None:
    t = gained(store="food " * 9)
    assert t.step == "card"
    assert t.view().target == "wood"


@rule("I2")
def test_water_may_go_anywhere() -> None:
    t = gained("A7")
    crew = ("wood", "food", "flint", "berries", "mushrooms")
    assert t.moves() == [f"target {name}" for name in crew]
    t.play("target flint")
    assert t.view().target == "flint"


@rule("I2")
def test_any_resource_gained_even_if_spent() -> None:
    t = table(explored="A7", store="berries", characters=["sacagawea"], hands=["food-1"])
    t.play_all("use sacagawea berries food", "explore A6", "time")
    assert t.moves() == ["target wood", "target food"]
    assert t.why("target flint") == "why-not-target"
    t.play("target food")
    assert t.moves() == ["lay 1 up"]


@rule("I3")
def test_an_ally_lays_a_match() -> None:
    t = gained(hands=["wood-1 wood-3 food-2 wood-2"])
    assert t.moves() == ["lay 1 up", "lay 2 down", "lay 4 down"]
    assert t.why("lay 1 down") == "why-face-up"
    assert t.why("lay 2 up") == "why-face-down"
    assert t.why("lay 3 down") == "why-no-match"
    assert t.why("lay 5 down") == "why-role-card"
    assert t.why("lay 6 down") == "why-no-slot"
    assert t.why("order") == "why-has-match"
    t.play("lay 2 down")
    laid = t.view(1).laid[0][0]
    assert (laid.seat, laid.back, laid.up, laid.card) == (0, "influence", False, None)
    assert t.view(0).laid[0][0].card == "wood-3"


@rule("I4")
def test_an_ally_without_a_match_lays_an_order() -> None:
    t = gained(hands=["food-1 food-2"])
    assert t.moves() == ["order"]
    t.play("order")
    for seat in (0, 1, None):
        laid = t.view(seat).laid[0][0]
        assert (laid.back, laid.card) == ("order", None)
    assert t.view().order_pile == 9
    assert t.view().lacking == (("wood",), ())


@rule("I5")
def test_what_a_traitor_may_lay() -> None:
    t = gained(traitor=0, hands=["wood-1 food-3 wood-2"])
    downs = [f"lay {slot} down" for slot in (1, 2, 3, 4)]
    assert t.moves() == ["lay 1 up", *downs, "order"]
    assert t.why("lay 2 up") == "why-no-match"
    assert t.why("lay 4 up") == "why-role-down"


@rule("I6", "V2")
def test_the_traitor_card() -> None:
    t = gained(traitor=0, hands=["wood-1 food-3"])
    t.play("lay 3 down")
    assert t.view(0).laid[0][0].card == "traitor"
    assert t.view(1).laid[0][0].card is None
    said = t.heard("laid-down", 1)
    ally = gained(hands=["wood-2 food-3"])
    ally.play("lay 1 down")
    assert ally.heard("laid-down", 1) == said
    assert ally.view(1).laid == t.view(1).laid
    assert ally.view(1).backs == t.view(1).backs


@rule("I6", "I7")
def test_the_last_back_stays() -> None:
    alone = gained(traitor=0, hands=[""])
    assert alone.moves() == ["order"]
    assert alone.why("lay 1 down") == "why-last-back"
    out = gained(traitor=0, hands=["food-2"], laid={"flint": "0:traitor"})
    assert out.moves() == ["order"]
    two = gained(traitor=0, hands=["food-2 wood-1"], laid={"flint": "0:traitor"})
    assert two.moves() == ["lay 2 up", "lay 1 down", "lay 2 down", "order"]


@rule("I8")
def test_no_orders_left() -> None:
    t = gained(hands=["food-2"], orders="")
    assert t.moves() == ["nothing"]
    t.play("nothing")
    assert t.heard("laid-nothing")
    assert t.view().laid[0] == ()
    traitor = gained(traitor=0, hands=["wood-1"], orders="")
    assert "nothing" in traitor.moves()
    assert "order" not in traitor.moves()


@rule("I10")
def test_allies_lay_face_up() -> None:
    t = gained(mode="allies", hands=["wood-1 wood-3 food-2"])
    assert t.moves() == ["lay 1 up", "lay 2 up"]
    t.play("lay 2 up")
    assert t.view(1).laid[0][0].card == "wood-3"
    none = gained(mode="allies", hands=["food-2"])
    assert none.moves() == ["order"]


@rule("I11")
def test_backs_are_public() -> None:
    t = table(3, hands=["wood-1", "food-1 food-2"])
    assert t.view(None).backs == (2, 3, 1)
    assert t.view(2).hand == ("ally",)


@rule("V3")
def test_buttons_name_slots_alone() -> None:
    t = gained(traitor=0, hands=["wood-1 food-3"])
    view = t.view(0)
    for move in GAME.moves(t.state, 0):
        args = GAME.move_words(view, move).args
        assert set(args) <= {"slot", "face"}
