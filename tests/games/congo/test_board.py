"""What a drawn table is told: the box, and advice that agrees with rules and words."""

from collections.abc import Iterator
from functools import cache

import pytest

from expedition.games.congo import GAME
from expedition.games.congo.advice import question
from expedition.games.congo.board import BOX, Advice
from expedition.games.congo.box import DATA
from expedition.games.congo.view import View
from expedition.kit import Chance, Match, Message
from expedition.words import LANGUAGES, Words

from .table import table

# --- The box --------------------------------------------------------------------------------------


def test_the_box_holds_everything_printed() -> None:
    assert GAME.box() is BOX
    assert GAME.box_type is type(BOX)
    assert len(BOX.stops) == 15
    assert len(BOX.characters) == DATA["characters"]["total"]
    assert [stop.hippos for stop in BOX.stops if stop.key == "bumba"] == [2]
    assert [each.serves for each in BOX.auxiliaries if each.key == "nun"] == ["missionary"]
    assert [each.lift for each in BOX.auxiliaries if each.key == "servant"] == [0.5]
    neutral = [each for each in BOX.characters if not each.belligerent]
    assert len(neutral) == 14
    assert all(len(each.professions) == 2 for each in neutral)


def test_worth_and_rivalry_are_those_of_the_rules() -> None:
    doctor, hospital = BOX.professions.index("doctor"), BOX.stations.index("hospital")
    assert BOX.worth[doctor][hospital] == 5
    britain, france = BOX.powers.index("GB"), BOX.powers.index("FR")
    assert BOX.rivalry[britain][france] == BOX.rivalry[france][britain] == -2


# --- Advice ---------------------------------------------------------------------------------------


def moments(seats: int, seed: int) -> Iterator[tuple[Match, int | None, View, Advice]]:
    """Every state of a game of fair players, as everybody sees it."""
    options = {"scores": ("open", "hidden")[seed % 2], "river": ("full", "short")[seed % 2]}
    match = Match(GAME, seats, options, seed)
    chance = Chance(seed)
    while True:
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            yield match, viewer, view, GAME.advice(view)
        if not match.waiting_for:
            return
        seat = match.waiting_for[0]
        legal = match.moves(seat)
        lucky = chance.below(3) == 0
        match.play(
            seat, chance.pick(legal) if lucky else GAME.greedy(match.view(seat), legal, chance)
        )


@cache
def games() -> list[tuple[int | None, View, Advice, tuple[str, ...]]]:
    return [
        (viewer, view, advice, legal(match, viewer))
        for seats in (2, 3, 4)
        for seed in range(4)
        for match, viewer, view, advice in moments(seats, seed)
    ]


def legal(match: Match, viewer: int | None) -> tuple[str, ...]:
    return () if viewer is None else tuple(move.text for move in match.moves(viewer))


def test_what_is_asked_is_what_can_be_answered() -> None:
    for viewer, view, advice, moves in games():
        assert advice.question == question(view)
        assert (advice.question in ("waiting", "over")) == (moves == ())
        assert viewer is not None or advice.characters == ()


def test_a_question_that_the_hand_cannot_answer_says_so() -> None:
    seen = set()
    for _, _, advice, moves in games():
        if advice.question in ("raise", "special"):
            helpless = not any(move.startswith(("add ", "play ")) for move in moves)
            assert (advice.ask.id == f"ask-{advice.question}-none") == helpless
            seen.add((advice.question, helpless))
    assert len(seen) == 4


def test_a_special_card_is_playable_now_exactly_if_it_may_be_played() -> None:
    for _, _, advice, moves in games():
        for held in advice.specials:
            assert (held.use == "now") == (f"play {held.special}" in moves), held


def test_an_auxiliary_that_is_not_barred_may_be_added() -> None:
    asked = 0
    for viewer, view, advice, moves in games():
        if advice.question != "raise":
            continue
        asked += 1
        assert viewer is not None
        for held in advice.auxiliaries:
            assert (held.barred is None) == (f"add {held.auxiliary}" in moves), held
            total = view.totals[viewer]
            assert total is not None
            assert held.makes == (None if held.barred else total + held.lift)
    assert asked > 100


def test_columns_add_up() -> None:
    valued = 0
    for _, view, advice, _ in games():
        assert [each.seat for each in advice.columns] == (
            []
            if view.step == "over"
            else [(view.first + at) % view.seats for at in range(view.seats)]
        )
        for column in advice.columns:
            assert column.asked == (column.seat in view.waiting)
            if column.state != "valued":
                continue
            valued += 1
            assert column.profession is not None
            assert column.rivalry is not None
            assert column.base == column.profession + column.rivalry + column.change
            assert column.total == view.totals[column.seat]
            assert (column.behind == 0) == (column.status in ("leads", "tied", "tied-out"))
    assert valued > 500


def test_a_face_down_bid_is_told_to_its_owner_only() -> None:
    bids = ["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"]
    t = table(bids=bids, specials=[["malaria"], [], []])
    own, other, watcher = (GAME.advice(t.view(viewer)).columns for viewer in (0, 1, None))
    assert [(each.state, each.card) for each in own] == [
        ("own", bids[0]),
        ("down", None),
        ("down", None),
    ]
    assert [each.card for each in other] == [None, bids[1], None]
    assert {each.state for each in watcher} == {"down"}


def test_what_the_witch_doctor_costs_is_told_apart() -> None:
    t = table(
        bids=["GB-doctor-1", "BE-doctor-1", "DE-doctor-1"], specials=[["witch-doctor"], [], []]
    )
    t.play(0, "play witch-doctor")
    columns = GAME.advice(t.view(1)).columns
    assert [each.change for each in columns] == [0, -1, -1]


def test_who_waits_for_a_card_to_act_is_told_so() -> None:
    bids = ["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"]
    spare = [["GB-officer-1"], ["FR-officer-1"], ["DE-officer-1"]]
    t = table(stop="bumba", bids=bids, hands=spare, specials=[["damaged-boiler"], [], []])
    note = GAME.advice(t.view(1)).note
    assert note is not None
    assert note.id == "note-waiting-special"
    t.play(0, "play damaged-boiler")
    note = GAME.advice(t.view(0)).note
    assert note is not None
    assert note.id == "note-waiting-reveal"


def test_unseen_tiles_are_those_that_may_lie_ahead() -> None:
    for _, view, advice, _ in games():
        unseen = sum(each.count for each in advice.unseen)
        assert unseen == 19 - sum(name is not None for name in view.stations)
        assert advice.ahead <= unseen


# --- In words -------------------------------------------------------------------------------------


def said(advice: Advice, view: View) -> Iterator[Message]:
    """Everything the board says of this advice."""
    yield advice.ask
    if advice.note is not None:
        yield advice.note
    yield GAME.headline(view)
    for held in advice.auxiliaries:
        if held.barred is not None:
            yield held.barred
            yield Message(f"brief-{held.barred.id}", held.barred.args)
    for card in advice.specials:
        yield Message(f"use-{card.use}", {"special": f"special-{card.special}"})
    if advice.question not in ("waiting", "over"):
        yield Message(f"guide-{view.step}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    readers: dict[int | None, Words] = {
        viewer: Words(language, GAME, ("Ada", "Ben", "Cleo", "Dan"), viewer, strict=True)
        for viewer in (None, 0, 1, 2, 3)
    }
    heard: dict[tuple[int | None, str, str], Message] = {}
    for viewer, view, advice, _ in games():
        for message in said(advice, view):
            heard[viewer, message.id, str(message)] = message
    for (viewer, _, _), message in heard.items():
        assert readers[viewer].say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_has_its_words(language: str) -> None:
    words = Words(language, GAME, strict=True)
    for special in BOX.specials:
        assert words.text(f"effect-{special}", seat="seat:0")
    phases = ("station", "draw", "bid", "special", "reveal", "raise", "control", "boat")
    for phase in phases:
        assert words.text(f"phase-{phase}")
    assert words.text("guide-welcome")
