"""Which spaces can be explored, and what completing a row brings. Map 1 has C6 and A3 as bones."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado.land.terrain import SPACES

from .table import table


@rule("E1")
def test_the_first_step_is_into_column_7() -> None:
    t = table(explored="")
    assert t.moves() == [f"explore {row}7" for row in "ABCDEFG"]
    assert t.why("explore A6") == "why-start"
    t.play("explore B7")
    assert t.view().land[13] == "mushrooms"
    assert not t.view().tokens[13]


@rule("E2")
def test_next_to_an_explored_space() -> None:
    t = table(explored="A7 B7")
    assert t.offers("explore") == ["explore A6", "explore B6", "explore C7"]
    assert t.why("explore D4") == "why-no-way"
    assert t.why("explore A7") == "why-no-token"


@rule("E2")
def test_no_way_on_from_a_red_border() -> None:
    t = table(explored="C7 C6", monsters="mole-worm@C6")
    assert t.offers("explore") == ["explore B7", "explore D7"]
    t.state.slain = 1
    assert t.offers("explore") == ["explore B7", "explore D7"]


@rule("E3")
def test_the_peak_is_never_explored_and_leads_nowhere() -> None:
    t = table(explored="E5", gear=["rope compass"], characters=["york"])
    assert t.why("explore E4") == "why-peak"
    assert "explore E3 rope" not in t.moves()
    assert "explore E3 york" not in t.moves()


@rule("E4")
def test_a_token_from_the_box() -> None:
    t = table(explored="C6", monsters="mole-worm@C6", gear=["rope", "axe"])
    assert "stay" in t.moves()
    assert "explore C5 rope" in t.moves()
    t.play("stay")
    assert t.step == "after"
    t.play("time")
    assert t.view().suns == 1
    assert t.view().gained == ()
    free = table(explored="A7")
    assert "stay" not in free.moves()
    assert free.why("stay") == "why-way-free"


@rule("E5")
def test_rope_and_compass() -> None:
    t = table(explored="C7 C6", monsters="mole-worm@C6", gear=["rope compass"])
    moves = t.offers("explore")
    assert "explore C5 rope" in moves
    assert "explore B6 rope" in moves  # also diagonal to C7: either tool will do
    assert "explore B6 compass" in moves
    assert "explore B5 rope compass" in moves
    assert "explore D7" in moves
    assert "explore D7 rope" not in moves
    assert t.why("explore D7 rope") == "why-less"
    assert t.why("explore C5 rope compass") == "why-less"
    assert t.why("explore B5 rope") == "why-means"
    t.play("explore B5 rope compass")
    assert set(t.view().exhausted) == {"rope", "compass"}


@rule("E5")
@pytest.mark.parametrize("climber", ["rope", "york"])
def test_no_compass_where_a_red_border_lies_beside(climber: str) -> None:
    gear, character = ("rope compass", "lewis") if climber == "rope" else ("compass", "york")
    t = table(explored="F4 F5", gear=[gear], characters=[character])
    moves = t.offers("explore")
    assert f"explore G4 {climber}" in moves  # beside F4, diagonal to F5
    assert f"explore G4 {climber} compass" not in moves
    assert f"explore G6 {climber} compass" in moves


@rule("G11")
def test_york_climbs() -> None:
    t = table(explored="C7 C6", monsters="mole-worm@C6", characters=["york"])
    t.play("explore C5 york")
    assert t.view().used == (True, False)
    assert t.view().store[1] == 1


def test_all_see_who_completes_a_row_and_who_leaves_it_open() -> None:
    row = "A1 A2 A3 A5 A6 A7"
    for explored, move, completed, left in (
        (f"{row} B4", "A4", 1, 0),
        (f"{row} B4", "B3", 0, 1),
        (f"{row} B4 C2 C3 C4 C5 C6 C7", "C1", 1, 0),  # two of them
        ("A1 A2 A3 A5 A6 B4", "B3", 0, 0),  # two tokens are left
    ):
        t = table(explored=explored)
        t.play(f"explore {move}")
        for viewer in (None, 0, 1):
            view = t.view(viewer)
            assert (view.rows_completed, view.rows_left) == ((completed, 0), (left, 0))


def test_no_row_is_left_open_that_all_have_looked_into_or_that_takes_gear() -> None:
    """Bones may lie there, as all know; and nobody must use up their gear."""
    t = table(explored="A1 A2 A3 A5 A6 A7 B4")
    t.state.spied = 1 << SPACES.index("A4")
    t.play("explore B3")
    assert t.view().rows_left == (0, 0)
    t = table(explored="C1 C2 C3 C4 C5 C6 G7", gear=["rope"])
    assert t.offers("explore C7") == ["explore C7 rope"]
    t.play("explore F7")
    assert t.view().rows_left == (0, 0)


@rule("E6")
def test_a_row_is_completed_before_its_space_acts() -> None:
    t = table(explored="A1 A2 A3 A5 A6 A7 B4", monsters="mole-worm", track=5)
    said = [message.id for message in t.play("explore A4")]
    assert said[:4] == ["explored", "row-completed", "ghost-falls", "ghost-rises"]
    assert t.view().track == 5
    assert t.view().rows_today == 1


@rule("E6")
def test_the_peak_does_not_count() -> None:
    t = table(explored="E1 E2 E3 E6 E7 D5", track=5)
    t.play("explore E5")
    assert t.view().track == 4


@rule("E6", "A9")
def test_clearing_completes_a_row_too() -> None:
    t = table(
        explored="A1 A2 A3 A5 A6 A7 B7",
        monsters="mole-worm",
        challenges="blind-canyon drought fever",
        suns=2,
        store="flint",
        track=5,
    )
    t.play_all("explore B6", "time", "pay", "clear A4")
    assert t.view().track == 4
    assert t.view().land[3] == "land"
    assert t.view().gained == ("water",)  # the land was not activated
