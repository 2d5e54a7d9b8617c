"""Gear and characters, one test each, and when they may be used."""

from expedition.compliance import rule

from .table import table


@rule("G1")
def test_before_exploring_and_again_before_time_passes() -> None:
    t = table(store="wood wood", gear=["kettle goggles"], characters=["sacagawea"])
    t.play_all("use kettle wood", "use goggles D4", "explore A6", "use sacagawea wood food", "time")
    assert t.view().exhausted == ("goggles", "kettle")
    assert t.view().used == (True, False)


@rule("G1")
def test_gear_once_and_characters_once_a_day() -> None:
    t = table(store="wood wood", gear=["kettle"], characters=["sacagawea"])
    t.play_all("use kettle wood", "use sacagawea wood food")
    assert t.offers("use") == []
    assert t.why("use kettle wood") == "why-exhausted"
    assert t.why("use sacagawea wood food") == "why-used"
    assert t.why("use clark A1") == "why-not-yours"


@rule("G1")
def test_why_a_tool_does_nothing_so() -> None:
    t = table(store="wood", gear=["goggles spyglass kettle"], characters=["sacagawea", "york"])
    assert t.why("use goggles A7") == "why-not-there"
    assert t.why("use spyglass G1") == "why-not-there"
    assert t.why("use kettle food") == "why-cannot-pay"
    assert t.why("use sacagawea food wood") == "why-cannot-pay"
    empty = table(gear=["kettle axe"], water=0)
    assert empty.why("use kettle food") == "why-no-effect"
    assert empty.why("use axe") == "why-no-effect"


@rule("G1", "G11")
def test_york_climbs_or_carries_once_a_day() -> None:
    t = table(explored="C7 C6", monsters="mole-worm@C6", characters=["york"])
    t.play("use york")
    assert t.offers("explore C5") == []
    assert t.why("explore C5 york") == "why-used"


@rule("G2")
def test_goggles_find_water() -> None:
    t = table(explored="A6", gear=["goggles"], water=2)
    t.play("use goggles A7")
    assert t.view().watered == ("A7",)
    t.play("explore A7")
    assert t.view().water == 5
    assert t.view().watered == ()


@rule("G2")
def test_goggles_miss() -> None:
    t = table(explored="A7", gear=["goggles"], water=2)
    t.play_all("use goggles A6", "explore A6")
    assert t.view().water == 2
    assert t.heard("goggles-missed")


@rule("G2")
def test_not_twice_on_a_space_and_gone_with_a_clearing() -> None:
    t = table(explored="C7", gear=["goggles"], threats="mole-worm")
    t.play("use goggles B6")
    t.state.exhausted = 0
    assert "use goggles B6" not in t.moves()
    t.play_all("explore C6", "clear B6")
    assert t.view().watered == ()
    assert t.view().water == 5


@rule("G3", "I1")
def test_waterskin_dropped_is_no_gain() -> None:
    t = table(gear=["waterskin"], water=1, explored="C5")
    t.play_all("explore C4", "use waterskin")
    assert t.view().water == 3
    assert t.view().gear == ((), ())
    assert t.view().dropped
    t.play("time")
    assert t.waiting == (1,)  # nothing was gained, so no card is laid


@rule("G4")
def test_spyglass() -> None:
    t = table(explored="C7 C6", monsters="mole-worm@C6", gear=["spyglass"])
    assert t.offers("use spyglass") == [f"use spyglass {s}" for s in ("B6", "B7", "C5", "D6", "D7")]
    t.play("use spyglass C5")
    for seat in (0, 1, None):
        assert t.view(seat).land[18] == "food"
        assert t.view(seat).spied == ("C5",)
    assert t.view().tokens[18]
    assert t.view().store == (0,) * 5


@rule("G5")
def test_kettle() -> None:
    t = table(store="berries", gear=["kettle"])
    assert t.offers("use kettle") == ["use kettle berries"]
    t.play("use kettle berries")
    assert t.view().water == 6
    assert t.view().gained == ("water",)


@rule("G6")
def test_musket() -> None:
    t = table(kills="musket-volley", monsters="mole-worm", store="flint", gear=["musket"], track=0)
    assert t.offers("kill") == ["kill musket-volley mole-worm ac musket flint"] + [
        text for text in t.offers("kill") if " bc " in text
    ]
    t.play("kill musket-volley mole-worm ac musket flint")
    assert t.view().store[2] == 0
    assert t.view().exhausted == ("musket",)
    assert not t.view().monsters[0].alive


@rule("G7")
def test_canoe_and_lewis() -> None:
    t = table(2, gear=["canoe"], characters=["lewis"], explored="C5")
    t.play("explore C4")
    assert t.moves() == ["time", "time canoe", "time lewis"]
    t.play("time canoe")
    assert t.view().suns == 0
    assert t.view().exhausted == ("canoe",)
    lewis = table(2, characters=["lewis"], explored="C5")
    lewis.play_all("explore C4", "time lewis")
    assert lewis.view().suns == 0
    assert lewis.view().used == (True, False)


@rule("G8")
def test_randolph_and_russell() -> None:
    t = table(2, gear=["", "axe rope"], characters=["randolph", "russell"])
    assert t.offers("use randolph") == []
    t.state.exhausted = 0b11111111
    t.play("use randolph")
    assert set(t.view().exhausted) & {"axe", "rope"} == set()
    alone = table(2, gear=["", "axe"], characters=["russell", "lewis"])
    alone.state.exhausted = 0b11111111
    assert alone.offers("use russell") == []
    assert alone.why("use russell") == "why-no-partner"


@rule("G9")
def test_clark_looks_alone() -> None:
    t = table(2, characters=["clark"], explored="A7")
    sights = t.offers("use clark")
    assert "use clark A1" in sights
    assert "use clark G7" in sights
    assert "use clark B6" not in sights
    t.play("use clark A1")
    assert t.view(0).land[0] == "berries"
    assert t.view(1).land[0] is None
    assert t.view(None).land[0] is None
    assert t.view(1).looked == (("A1",), ())
    told = [message.args for message in t.heard("scouted", 1)]
    assert told == [{"seat": "seat:0", "space": "=A1"}]
    assert t.heard("you-scouted", 1) == []


@rule("G10")
def test_sacagawea() -> None:
    t = table(2, characters=["sacagawea"], store="food")
    t.play("use sacagawea food flint")
    assert t.view().store == (0, 0, 1, 0, 0)
    assert t.view().gained == ("flint",)


@rule("G11", "N2")
def test_york_spares_fatigue() -> None:
    t = table(
        2,
        characters=["york"],
        challenges="fever drought cracked-keel",
        resolved=2,
        suns=2,
        store="wood food food flint flint berries berries mushrooms",
        water=9,
    )
    t.play_all("use york", "explore A6", "time", "fail", "order")
    assert t.heard("fatigue") == []
    assert t.view().water == 7
    assert not t.view().rested


@rule("G4", "G9", "V1")
def test_what_was_seen_before_is_explored_like_any_other_space() -> None:
    t = table(2, explored="A7", gear=["spyglass"], characters=["clark"])
    t.play_all("use clark A6", "use spyglass A6")
    assert (t.view(0).spied, t.view(0).looked) == (("A6",), (("A6",), ()))
    t.state.exhausted = t.state.used = 0
    assert "use spyglass A6" not in t.moves()
    assert "use clark A6" not in t.moves()
    t.play("explore A6")
    assert (t.view(0).spied, t.view(0).looked) == ((), ((), ()))
    assert t.view().store[0] == 1


@rule("G6", "K2")
def test_the_musket_once_used_is_no_ready_gear() -> None:
    t = table(kills="spiked-pit", monsters="mole-worm", store="wood", gear=["musket axe"], track=0)
    assert t.offers("kill") == [
        "kill spiked-pit mole-worm ac musket wood",
        "kill spiked-pit mole-worm bc",
    ]
    assert t.why("kill spiked-pit mole-worm ab musket wood") == "why-no-gear"
    more = table(
        kills="spiked-pit", monsters="mole-worm", store="wood", gear=["musket axe", "rope"], track=0
    )
    more.play("kill spiked-pit mole-worm ab musket wood")
    assert set(more.view().exhausted) == {"musket", "axe", "rope"}


@rule("G9")
def test_clark_sees_along_rows_and_columns_alone() -> None:
    t = table(2, characters=["clark"], explored="C5")
    spaces = {text.split()[-1] for text in t.offers("use clark")}
    row = {f"C{column}" for column in "123467"}
    assert spaces == row | {f"{letter}5" for letter in "ABDEFG"}
