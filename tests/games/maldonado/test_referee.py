"""Whole games beside a plain referee who knows all the rules, and who may know what.

Before moves the lists of what is legal are compared; whenever something is asked, the table as
each seat and a watcher see it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from expedition.games.maldonado import GAME
from expedition.games.maldonado.acts import ground
from expedition.games.maldonado.box import LEVELS
from expedition.games.maldonado.view import View
from expedition.kit import Match

from .referee import KINDS, RESOURCES, SPACES, AllLose, Referee, ThirdKill

#: How readily a verb is chosen: else games end before anything has happened.
_WEIGHTS = {"explore": 30, "time": 12, "pay": 12, "lay": 4, "use": 2, "kill": 1, "decline": 1}
#: What finds its way into the store between turns, so that a game lasts.
_GIFTS = {"food": 2, "water": 9, "wood": 1, "flint": 1, "berries": 1, "mushrooms": 1}
_MOST_DAYS = 16


def seen_by(referee: Referee, viewer: int | None) -> dict[str, Any]:
    """What the referee says that a viewer sees, by the fields of views."""
    r = referee
    known = {space for space in SPACES if space not in r.tokens} | r.spied
    known |= r.looked[viewer] if viewer is not None else set()
    return {
        "land": tuple(r.land[space] if space in known else None for space in SPACES),
        "tokens": tuple(space in r.tokens for space in SPACES),
        "spied": tuple(space for space in SPACES if space in r.spied),
        "looked": tuple(tuple(s for s in SPACES if s in looked) for looked in r.looked),
        "watered": tuple(space for space in SPACES if space in r.watered),
        "store": tuple(r.store[kind] for kind in RESOURCES),
        "water": r.store["water"],
        "challenges": tuple(r.challenges),
        "outcomes": tuple((r.outcomes + ["waiting"] * 3)[: len(r.challenges)]),
        "suns": r.suns,
        "passed": r.passed,
        "kills": tuple(r.kills),
        "spent_kills": tuple(r.spent),
        "characters": tuple(r.characters),
        "used": tuple(seat in r.used for seat in r.seats),
        "rested": r.rested,
        "gear": tuple(tuple(gear) for gear in r.gear),
        "exhausted": r.exhausted,
        "dropped": r.dropped,
        "track": r.track,
        "rows_today": r.rows,
        "rows_completed": tuple(r.completed),
        "rows_left": tuple(r.left),
        "day": r.day,
        "active": r.active,
        "roles": tuple(role if seat == viewer else None for seat, role in enumerate(r.roles)),
        "discard_counts": tuple(sum(cards.values()) for cards in r.discarded),
        "lacking": tuple(tuple(n for n in RESOURCES if n in names) for names in r.lacking),
        "accusations": tuple(tuple(row) for row in r.accusations),
        "pending": None,
    }


def shown_in(view: View, names: Sequence[str]) -> dict[str, Any]:
    found = {name: getattr(view, name) for name in names}
    return {**found, "exhausted": set(view.exhausted)}


def compare(referee: Referee, match: Match) -> None:
    for viewer in (None, *referee.seats):
        view = match.view(viewer)
        expected = seen_by(referee, viewer)
        assert shown_in(view, list(expected)) == expected
        monsters = [(each.threat, each.space, each.alive) for each in view.monsters]
        assert monsters == [(t, space, t not in referee.dead) for t, space in referee.monsters]
        compare_cards(referee, view, viewer)


def compare_cards(referee: Referee, view: View, viewer: int | None) -> None:
    """Hands and crew cards: what all see of them, and what this viewer does."""
    if referee.challenges:
        assert view.influence_pile == referee.pile
        assert view.backs == tuple(sum(hand.values()) for hand in referee.hands)
        if viewer is not None:
            assert sorted(view.hand) == sorted(referee.hands[viewer].elements())
            assert sorted(view.discarded) == sorted(referee.discarded[viewer].elements())
    for row, cards in zip(view.laid, referee.laid.values(), strict=True):
        assert [(each.seat, each.up, set(each.seen)) for each in row] == [
            (laid.seat, laid.up, laid.seen) for laid in cards
        ]
        assert [each.back for each in row] == [
            "order" if laid.order else "influence" for laid in cards
        ]
        for each, laid in zip(row, cards, strict=True):
            assert each.card == (laid.card if laid.known_to(viewer) else None)


def beside_the_referee(seats: int, options: dict[str, object], seed: int, gifts: bool) -> Match:
    luck = Random(seed)
    match = Match(GAME, seats, options, seed)
    codes = match.state.land
    land = {space: ground(code) for space, code in zip(SPACES, codes, strict=True)}
    roles = [match.view(seat).roles[seat] for seat in range(seats)]
    referee = Referee(land, roles, match.view)
    if gifts:
        referee.at_turn = lambda: give(referee, match, luck)
    script = referee.game()
    question = next(script)
    ending = "kills"
    while True:
        compare(referee, match)
        answers: dict[int, str] = {}
        for seat in luck.sample(sorted(question), len(question)):
            assert seat in match.waiting_for
            assert {move.text for move in match.moves(seat)} == question[seat]
            answers[seat] = choose(sorted(question[seat]), luck)
            match.play(seat, answers[seat])
            if len(answers) < len(question):
                unseen(match, set(answers))
        try:
            question = script.send({seat: answers[seat] for seat in sorted(answers)})
        except ThirdKill:
            break
        except AllLose as loss:
            ending = str(loss)
            break
        if referee.day > _MOST_DAYS:
            return match
    check_end(referee, match, ending)
    return match


def unseen(match: Match, chosen: set[int]) -> None:
    """A secret choice is known to whoever made it, until all are in."""
    for seat in range(match.seats):
        assert (match.view(seat).pending is not None) == (seat in chosen)
    assert match.view(None).pending is None


def choose(legal: list[str], luck: Random) -> str:
    return luck.choices(legal, [_WEIGHTS.get(text.split()[0], 2) for text in legal])[0]


def give(referee: Referee, match: Match, luck: Random) -> None:
    """Tokens out of nowhere, for both: so a game may last, and all can be paid for."""
    for kind, most in _GIFTS.items():
        if referee.store[kind] < most and luck.random() < 0.6:
            referee.store[kind] = most
    match.state.store = bytes(referee.store[kind] for kind in KINDS)


def check_end(referee: Referee, match: Match, ending: str) -> None:
    view = match.view(None)
    assert view.final is not None
    assert view.final.ending == ending
    if ending != "kills":
        assert view.final.winner == "nobody"
        return
    laid = [[each.card or "" for each in row] for row in view.laid]
    expected = referee.count(laid)
    assert {name: getattr(view.final, name) for name in expected} == expected


@pytest.mark.parametrize("gifts", [False, True])
@pytest.mark.parametrize("mode", ["traitor", "allies"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games(seats: int, mode: str, gifts: bool) -> None:
    for seed, level in enumerate(LEVELS):
        fate = "on" if seed % 2 else "off"
        beside_the_referee(seats, {"mode": mode, "water": level, "fate": fate}, seed, gifts)
