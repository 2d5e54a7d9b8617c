"""How a game ends, and what it is worth."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME

from .table import Table, table


def ended(seats: int = 2, *given: str, **more: object) -> Table:
    """A game whose third monster falls at once; `given` are the last accusations."""
    settings: dict[str, object] = {
        "kills": "ring-of-fire",
        "monsters": "mole-worm horned-hare bone-knight",
        "store": "wood flint",
        "water": 2,
    }
    t = table(seats, **{**settings, **more})  # type: ignore[arg-type]
    t.state.slain = 0b011
    t.play("kill ring-of-fire bone-knight ab")
    for seat, accusation in enumerate(given):
        t.play(f"accuse {accusation}", seat)
    assert t.step == "over"
    return t


def all_at(total: int) -> dict[str, str]:
    """Every crew card with cards of seat 0 that sum up to 2 or 3 a card."""
    return {name: f"0:{name}-{total}" for name in ("wood", "food", "flint", "berries", "mushrooms")}


@rule("F1")
def test_thirst() -> None:
    t = table(challenges="cracked-keel drought fever", suns=2, water=2, explored="C5")
    t.play_all("explore C4", "time")
    assert t.view().water == 0
    assert t.step == "turn"  # reaching 0 is no loss
    dry = table(challenges="cracked-keel drought fever", suns=2, water=1, explored="C5", traitor=1)
    dry.play_all("explore C4", "time")
    assert dry.step == "over"
    assert dry.result is not None
    assert dry.result.ending == "ending-thirst"
    assert dry.result.winners == ()
    assert dry.view().final is not None


@pytest.mark.parametrize(
    ("mode", "traitor", "note"),
    [("traitor", 1, "traitor-shown"), ("traitor", -1, "no-traitor"), ("allies", -1, None)],
)
def test_who_was_the_traitor_is_told_also_when_all_lose(
    mode: str, traitor: int, note: str | None
) -> None:
    dry = table(
        challenges="cracked-keel drought fever",
        suns=2,
        water=1,
        explored="C5",
        traitor=traitor,
        mode=mode,
    )
    start = dry.state.copy()
    dry.play_all("explore C4", "time")
    told = GAME.story([start, dry.state], []).note
    assert (told and told.id) == note
    lines = [line.id for section in GAME.describe(dry.view()) for line in section.lines]
    assert [id for id in lines if id in ("traitor-shown", "no-traitor")] == [note] * bool(note)


@rule("F1")
def test_when_all_lose_nothing_is_counted() -> None:
    """Accusations of earlier kills move nothing, nobody is saved, and there is no record."""
    t = table(
        3,
        traitor=2,
        track=3,
        laid=all_at(3),
        kills="ring-of-fire",
        monsters="mole-worm",
        store="wood flint",
        water=2,
        challenges="cracked-keel drought fever",
        suns=2,
        explored="C5",
    )
    t.play("kill ring-of-fire mole-worm ab")
    for seat, accused in enumerate((2, 2, 0)):
        t.play(f"accuse {accused}", seat)
    t.play_all("explore C4", "time")
    final = t.view().final
    assert final is not None
    assert (final.ending, final.winner) == ("thirst", "nobody")
    assert (final.track, final.final_track) == (3, 3)
    assert final.saved == (False,) * 5
    assert final.score == (0,) * 5
    assert t.result is not None
    assert t.result.scores == (0.0, 0.0, 0.0)


@rule("F2")
@pytest.mark.parametrize(
    ("traitor", "given", "track"),
    [
        (-1, ("1", "0"), 2),
        (-1, ("1", "nobody"), 1),
        (-1, ("nobody", "nobody"), 0),
        (1, ("nobody", "0"), 1),
        (1, ("1", "0"), 0),
        (1, ("1", "nobody"), 0),
    ],
)
def test_accusations_of_two(traitor: int, given: tuple[str, str], track: int) -> None:
    t = ended(2, *given, traitor=traitor, track=0)
    final = t.view().final
    assert final is not None
    assert final.final_track == track


@rule("F2")
def test_an_ally_who_always_abstains_is_wrong_three_times() -> None:
    t = table(
        2,
        traitor=0,
        track=0,
        kills="ring-of-fire spiked-pit poisoned-bait",
        monsters="mole-worm horned-hare bone-knight",
        store="wood flint wood wood food mushrooms",
        water=4,
    )
    for kill in (
        "kill ring-of-fire mole-worm ab",
        "kill spiked-pit horned-hare ac",
        "kill poisoned-bait bone-knight ac",
    ):
        t.play(kill)
        t.play("accuse 1", 0)
        t.play("accuse nobody", 1)
    final = t.view().final
    assert final is not None
    assert (final.track, final.final_track) == (2, 5)


def test_the_end_tells_of_accusations_only_where_there_were_any() -> None:
    for mode, given, told in (("traitor", ("1", "0"), True), ("allies", (), False)):
        t = ended(2, *given, mode=mode)
        end = next(part for part in GAME.describe(t.view(0)) if part.title.id == "table-end")
        assert ("final-track" in [line.id for line in end.lines]) == told
        assert bool(t.heard("final-track")) == told


@rule("F3")
def test_accusations_of_three() -> None:
    t = ended(3, "2", "2", "0", traitor=2, track=7)
    final = t.view().final
    assert final is not None
    assert final.final_track == 5
    low = ended(3, "2", "2", "0", traitor=2, track=1).view().final
    assert low is not None
    assert low.final_track == 0


@rule("F4")
def test_the_crew_is_counted() -> None:
    laid = {"wood": "0:wood-3 1:traitor", "food": "0:order-food 1:wood-2", "flint": "0:order-food"}
    t = ended(2, "1", "0", traitor=1, track=1, laid=laid)
    final = t.view().final
    assert final is not None
    assert final.totals == (-1, 1, -1, 0, 0)
    assert final.saved == (False, True, False, False, False)


@rule("F5")
def test_the_example_of_the_rulebook() -> None:
    laid = {"wood": "0:wood-2 1:^wood-1 0:wood-3 1:food-2 0:order-flint"}
    t = ended(2, "1", "0", traitor=1, track=4, laid=laid)
    final = t.view().final
    assert final is not None
    assert final.totals[0] == 4
    assert final.final_track == 4
    assert final.saved[0]


@rule("F6")
@pytest.mark.parametrize(
    ("seats", "traitor", "lost", "winner"),
    [
        (2, 1, 2, "allies"),
        (2, 1, 3, "traitor"),
        (2, -1, 0, "allies"),
        (2, -1, 1, "nobody"),
        (3, 2, 2, "allies"),
        (3, 2, 3, "traitor"),
        (4, 3, 1, "allies"),
        (4, 3, 2, "traitor"),
    ],
)
def test_who_wins(seats: int, traitor: int, lost: int, winner: str) -> None:
    laid = all_at(2)
    for name in list(laid)[:lost]:
        laid[name] = ""
    given = {2: ("nobody", "nobody"), 3: ("1", "0", "0"), 4: ("1", "0", "0", "0")}[seats]
    if traitor == 1:
        given = ("1", "0")
    t = ended(seats, *given, traitor=traitor, track=2, laid=laid)
    final = t.view().final
    assert final is not None
    assert final.winner == winner
    assert t.result is not None
    allies = tuple(seat for seat in range(seats) if seat != traitor)
    expected = {"allies": allies, "traitor": (traitor,), "nobody": ()}[winner]
    assert t.result.winners == expected


@rule("F7")
def test_allies_mode_needs_all_five() -> None:
    won = ended(2, mode="allies", track=2, laid=all_at(2))
    assert won.result is not None
    assert won.result.winners == (0, 1)
    lost = ended(2, mode="allies", track=2, laid={**all_at(2), "flint": "0:flint-1"})
    assert lost.result is not None
    assert lost.result.winners == ()
    assert lost.result.decided_by == "decided-nobody"


@rule("F8")
def test_the_record() -> None:
    t = table(
        1,
        mode="allies",
        track=2,
        laid=all_at(2),
        kills="ring-of-fire",
        monsters="mole-worm horned-hare bone-knight",
        store="wood flint food food",
        water=5,
        gear=["waterskin"],
    )
    t.state.slain = 0b011
    t.state.passed = 4
    t.play("kill ring-of-fire bone-knight ab")
    assert t.result is not None
    final = t.view().final
    assert final is not None
    assert final.score == (25, 8, 3, 2, 7)
    assert t.result.scores == (45.0,)


@rule("F6", "F8")
def test_a_traitor_gets_no_record() -> None:
    t = ended(3, "2", "2", "0", traitor=2, track=4, laid=all_at(2))
    assert t.result is not None
    assert t.result.ranks == (1, 1, 2)
    assert t.result.scores[2] == 0
    assert t.result.scores[0] == t.result.scores[1] > 0
