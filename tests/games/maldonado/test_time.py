"""Path tokens and challenges."""

import pytest

from expedition.compliance import rule
from expedition.games.maldonado import GAME
from expedition.games.maldonado.box import CHALLENGES

from .table import Table, table


def resolving(challenge: str, **more: object) -> Table:
    """A table whose next token resolves a challenge; the space explored gives nothing."""
    card = next(card for card in GAME.box().challenges if card.key == challenge)
    others = [name for name in CHALLENGES if name != challenge][:2]
    given: dict[str, object] = {
        "challenges": " ".join([challenge, *others]),
        "suns": card.suns - 1,
        "explored": "C5",
        "water": 6,
        "track": 5,
    }
    t = table(**{**given, **more})  # type: ignore[arg-type]
    t.play_all("explore C4", "time")
    return t


@rule("C1")
def test_tokens_fill_the_left_most_challenge() -> None:
    t = table(explored="C5", challenges="grizzly drought fever", suns=1)
    t.play("explore C4")
    assert GAME.move_words(t.view(0), GAME.notation.parse("time")).args["last"] == "=no"
    t.play("time")
    assert t.view().suns == 2
    t.play_all("explore B4", "time")  # B4 is flint, which pays for it
    assert t.step == "challenge"
    t.play("pay")
    assert t.view().outcomes == ("passed", "waiting", "waiting")
    assert t.view().suns == 0


@rule("C2")
def test_pay_or_fail_as_one_likes() -> None:
    t = resolving("grizzly", store="flint")
    assert t.moves() == ["pay", "fail"]
    t.play("fail")
    assert t.view().water == 4
    assert t.view().store[2] == 1
    assert t.view().outcomes == ("failed", "waiting", "waiting")
    paid = resolving("grizzly", store="flint")
    paid.play("pay")
    assert paid.view().store == (0, 1, 0, 0, 0)
    assert paid.view().passed == 1


@rule("C2")
def test_what_cannot_be_paid_has_failed() -> None:
    t = resolving("grizzly")
    assert t.view().outcomes[0] == "failed"
    assert t.view().water == 4


@rule("C2")
def test_any_token_will_do() -> None:
    t = resolving("fever", store="berries wood", water=0)
    assert t.moves() == ["pay wood", "fail"]
    two = resolving("fever", store="berries berries")
    assert two.moves() == ["pay berries", "pay water", "fail"]
    two.play("pay water")
    assert two.view().water == 5
    assert two.view().store[3] == 1


@rule("C2")
def test_why_this_is_not_how_it_is_paid() -> None:
    fever = resolving("fever", store="berries wood")
    assert fever.why("pay") == "why-not-wanted"
    assert fever.why("pay berries") == "why-cannot-pay"
    grizzly = resolving("grizzly", store="flint wood")
    assert grizzly.why("pay wood") == "why-not-wanted"


@rule("C3")
@pytest.mark.parametrize(
    ("challenge", "store", "store_after", "water", "track"),
    [
        ("frozen-night", "wood flint", "", 7, 5),
        ("cracked-keel", "wood", "", 6, 5),
        ("prairie-storm", "wood wood", "", 7, 5),
        ("grizzly", "flint", "food", 6, 5),
        ("empty-kettles", "food", "", 5, 5),
        ("fever", "berries wood", "", 6, 5),
        ("poison-sumac", "mushrooms wood", "", 7, 5),
        ("deserters", "food wood", "", 6, 5),
        ("blind-canyon", "flint", "", 6, 5),
        ("seance", "wood mushrooms", "", 6, 5),
        ("possessed-sentry", "food", "", 5, 5),
        ("whisper-in-the-fog", "berries wood", "", 6, 4),
        ("conquistadors-banner", "wood wood", "", 6, 4),
    ],
)
def test_passed(challenge: str, store: str, store_after: str, water: int, track: int) -> None:
    t = resolving(challenge, store=store)
    t.play(t.moves()[0])
    view = t.view()
    assert (view.water, view.track) == (water, track)
    assert sum(view.store) == len(store_after.split())


@rule("C3")
@pytest.mark.parametrize(
    ("challenge", "water", "track"),
    [
        ("frozen-night", 3, 5),
        ("empty-kettles", 3, 5),
        ("fever", 3, 5),
        ("cracked-keel", 4, 5),
        ("prairie-storm", 3, 5),
        ("drought", 3, 5),
        ("grizzly", 4, 5),
        ("deserters", 4, 5),
        ("poison-sumac", 3, 5),
        ("blind-canyon", 4, 5),
        ("whisper-in-the-fog", 5, 6),
        ("spanish-gold", 6, 7),
        ("seance", 4, 6),
        ("possessed-sentry", 4, 6),
        ("conquistadors-banner", 6, 7),
    ],
)
def test_failed(challenge: str, water: int, track: int) -> None:
    t = resolving(challenge)
    if t.step == "challenge":
        t.play("fail")
    assert (t.view().water, t.view().track) == (water, track)


@rule("C3")
def test_a_resource_of_choice() -> None:
    t = resolving("drought")
    t.play("pay")
    assert len(t.moves()) == 5
    t.play("gain food")
    assert t.view().store[1] == 1
    assert t.view().target == "food"


@rule("C4")
def test_gear_readied_and_exhausted() -> None:
    t = resolving("empty-kettles", store="food", gear=["axe waterskin", "rope canoe"])
    t.state.exhausted = sum(1 << piece for gear in t.state.gear for piece in gear if piece != 1)
    t.play("pay")
    assert sorted(t.moves()) == ["ready axe", "ready canoe", "ready rope"]
    t.play("ready rope")
    assert set(t.view().exhausted) == {"axe", "canoe"}
    failed = resolving("deserters", gear=["axe waterskin", "rope"])
    assert set(failed.view().exhausted) == {"axe", "rope"}
    passed = resolving("deserters", store="food wood", gear=["axe", "rope"])
    passed.state.exhausted = (1 << 10) - 1
    passed.play("pay")
    assert not set(passed.view().exhausted) & {"axe", "rope"}


@rule("C5", "I9")
def test_the_sentry_looks_at_a_card() -> None:
    laid = {"wood": "1:wood-2 1:order-food 0:wood-3 1:^wood-1", "flint": "0:order-wood"}
    t = resolving("possessed-sentry", store="food", laid=laid)
    t.play("pay")
    assert t.moves() == ["look wood 1", "look wood 2", "look flint 1"]
    t.play("look wood 2")
    assert t.view(0).laid[0][1].card == "order-food"
    assert t.view(1).laid[0][1].card is None
    assert t.view(1).laid[0][1].seen == (0,)
    assert t.heard("you-looked", 1) == []
    assert t.heard("looked", 1)[0].args["number"] == 2


@rule("C5")
def test_the_sentry_has_nothing_to_show_who_knows_all() -> None:
    t = resolving("possessed-sentry", store="food", laid={"wood": "0:wood-2 1:^wood-1"})
    t.play("pay")
    assert t.heard("challenge-passed")
    assert t.step != "look"
    assert t.waiting == (1,)


@rule("C5")
def test_the_sentry_shows_no_card_twice() -> None:
    t = resolving("possessed-sentry", store="food", laid={"wood": "1:wood-2 1:wood-3"})
    (first, second), *others = t.state.laid
    t.state.laid = ((first | 1 << 9, second), *others)  # seat 0 has looked at it
    t.play("pay")
    assert t.moves() == ["look wood 2"]


@rule("C6")
def test_the_third_challenge_brings_the_night() -> None:
    t = table(
        challenges="fever drought cracked-keel",
        resolved=2,
        suns=2,
        store="wood food",
        explored="C5",
    )
    t.play("explore C4")
    t.play("time")
    t.play("pay")
    assert t.heard("night-falls")
    assert t.view().day == 2
    assert t.waiting == (1,)


@rule("C2", "F8")
def test_only_what_was_paid_counts_as_passed() -> None:
    assert resolving("grizzly").view().passed == 0
