"""Kills and the accusations that follow them."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado.land.terrain import SPACES

from .table import Table, table


@rule("K1")
def test_two_conditions_together() -> None:
    t = table(kills="ring-of-fire", monsters="mole-worm horned-hare", store="wood flint", water=2)
    kills = t.offers("kill")
    assert "kill ring-of-fire mole-worm ab" in kills
    assert "kill ring-of-fire horned-hare ac" in kills
    assert t.why("kill ring-of-fire bone-knight ab") == "why-no-monster"
    assert t.why("kill spiked-pit mole-worm ab") == "why-no-kill"
    t.play("kill ring-of-fire horned-hare ab")
    view = t.view()
    assert view.water == 0
    assert sum(view.store) == 0
    assert view.kills == ()
    assert view.spent_kills == ("ring-of-fire",)
    assert [monster.alive for monster in view.monsters] == [True, False]


@rule("K1")
def test_both_must_be_payable_together() -> None:
    t = table(kills="poisoned-bait", monsters="mole-worm", store="food mushrooms", track=20)
    assert t.offers("kill") == []
    assert t.why("kill poisoned-bait mole-worm ab") == "why-cannot-pay"


@rule("K2")
def test_anybodys_gear() -> None:
    gear = ["axe waterskin", "rope canoe"]
    t = table(kills="spiked-pit", monsters="mole-worm", gear=gear, track=0)
    assert t.offers("kill") == ["kill spiked-pit mole-worm bc"]
    t.play("kill spiked-pit mole-worm bc")
    assert t.moves() == ["exhaust axe", "exhaust rope", "exhaust canoe"]
    t.play_all("exhaust rope", "exhaust axe")
    assert set(t.view().exhausted) == {"rope", "axe"}
    assert t.view().track == 1
    few = table(kills="spiked-pit", monsters="mole-worm", gear=["axe waterskin"], track=0)
    assert few.offers("kill") == []
    assert few.why("kill spiked-pit mole-worm bc") == "why-no-gear"


@rule("K3")
def test_the_track_at_its_end() -> None:
    t = table(kills="ring-of-fire", monsters="mole-worm", store="wood flint", track=20)
    assert t.offers("kill") == ["kill ring-of-fire mole-worm ab"]
    assert t.why("kill ring-of-fire mole-worm ac") == "why-track-full"


def last_kill(mode: str = "traitor", **more: object) -> Table:
    """A table with two monsters dead and the third within reach."""
    given: dict[str, object] = {
        "mode": mode,
        "kills": "ring-of-fire",
        "monsters": "mole-worm horned-hare bone-knight",
        "store": "wood flint",
    }
    t = table(**{**given, **more})  # type: ignore[arg-type]
    t.state.slain = 0b011
    return t


@rule("K4")
def test_a_card_owed_comes_before_the_last_kill() -> None:
    t = last_kill(explored="A6", hands=["wood-2"])
    t.play("explore A7")
    t.play("kill ring-of-fire bone-knight ab")
    assert t.step == "target"
    t.play_all("target wood", "lay 1 down")
    assert t.step == "accuse"
    assert not t.view().monsters[2].alive


@rule("K5")
def test_the_third_kill_ends_the_game() -> None:
    t = last_kill()
    t.play("kill ring-of-fire bone-knight ab")
    assert t.step == "accuse"
    t.play("accuse nobody", 0)
    t.play("accuse 0", 1)
    assert t.step == "over"
    allies = last_kill("allies")
    allies.play("kill ring-of-fire bone-knight ab")
    assert allies.step == "over"
    assert allies.view().suns == 0


@rule("K6")
def test_whom_one_may_accuse() -> None:
    t = table(3, kills="ring-of-fire", monsters="mole-worm", store="wood flint", traitor=2)
    t.play("kill ring-of-fire mole-worm ab")
    assert t.waiting == (0, 1, 2)
    assert t.moves(0) == ["accuse 1", "accuse 2"]
    assert t.moves(2) == ["accuse 0", "accuse 1"]
    assert t.why("accuse 0", 0) == "why-yourself"
    assert t.why("accuse nobody", 0) == "why-must-accuse"
    two = table(2, kills="ring-of-fire", monsters="mole-worm", store="wood flint")
    two.play("kill ring-of-fire mole-worm ab")
    assert two.moves(0) == ["accuse 1", "accuse nobody"]


@rule("K7")
@pytest.mark.parametrize("choice", ["accuse 1", "accuse 2"])
def test_accusations_are_secret_until_the_last(choice: str) -> None:
    t = table(3, kills="ring-of-fire", monsters="mole-worm", store="wood flint", traitor=2)
    t.play("kill ring-of-fire mole-worm ab")
    t.play(choice, 0)
    assert t.view(0).pending == int(choice[-1])
    assert t.view(1).pending is None
    assert t.view(1).accusations == ((), (), ())
    t.play("accuse 2", 1)
    t.play("accuse 1", 2)
    assert t.view(None).accusations == ((int(choice[-1]),), (2,), (1,))
    assert t.step == "turn"  # the turn goes on
    assert t.waiting == (0,)


@rule("K8", "E4")
def test_without_monsters_enough_play_goes_on_until_all_lose() -> None:
    t = table(mode="allies", explored=" ".join(SPACES), store="food", water=10)
    while t.waiting:
        assert t.moves() in (["stay"], ["time"], ["pay", "fail"])
        t.play(t.moves()[-1])
    assert t.view().day == 2
    assert t.result is not None
    assert t.result.winners == ()


@rule("K4")
def test_a_card_owed_waits_after_an_earlier_kill() -> None:
    t = table(kills="ring-of-fire", monsters="mole-worm", store="wood flint", explored="A6")
    t.play("explore A7")
    t.play("kill ring-of-fire mole-worm ab")
    assert t.step == "accuse"
    t.play("accuse nobody", 0)
    t.play("accuse nobody", 1)
    assert t.step == "after"
    t.play("time")
    assert t.step == "target"
