"""How long an update is tells nothing of a role: a traitor's is as long as an ally's."""

import random
from collections import Counter
from collections.abc import Iterator

import msgspec

from expedition.games import find_game
from expedition.games.maldonado.box import ALLY_CARD, ONE, TRAITOR_CARD
from expedition.games.maldonado.state import State, put_cards
from expedition.kit import EVERYONE, Event, Match
from expedition.service.table import Happening, Seat, Table
from expedition.service.updates import Reader, Updates

GAME = find_game("maldonado")


def table_with(state: State, happenings: list[Happening]) -> Table:
    """Four people at a table that stands so."""
    table = Table("t")
    table.game = GAME
    table.status = "running"
    table.host = "guest0"
    table.seats = [Seat(owner=f"guest{seat}", name=f"P{seat}") for seat in range(4)]
    table.match = Match(GAME, 4, {"map": 5}, seed=1)
    table.match.state = state
    table.happenings = happenings
    return table


def sent(state: State, seat: int | None, happenings: list[Happening] | None = None) -> bytes:
    updates = Updates(table_with(state, happenings or []))
    reader = Reader(None if seat is None else f"guest{seat}", seat)
    return updates.update(reader, 0)


def with_traitor(state: State, seat: int) -> State:
    """The same table, but this seat and the traitor have each other's role card."""
    twin = state.copy()
    for one, card, other in (
        (seat, ALLY_CARD, TRAITOR_CARD),
        (state.traitor, TRAITOR_CARD, ALLY_CARD),
    ):
        hand = state.hands[one].replace(ONE[card], ONE[other])
        twin.hands = put_cards(twin.hands, one, hand)
    twin.traitor = seat
    return twin


def twins(seed: int) -> Iterator[tuple[State, State, int]]:
    """Tables of a game, each with the same where whoever is asked is the traitor."""
    match = Match(GAME, 4, {"map": 5}, seed)
    luck = random.Random(seed)
    while match.waiting_for:
        seat = luck.choice(match.waiting_for)
        state: State = match.state
        if seat != state.traitor and TRAITOR_CARD in state.hands[state.traitor]:
            yield state, with_traitor(state, seat), seat
        match.play(seat, luck.choice(match.moves(seat)))


def some_twins() -> Iterator[tuple[State, State, int]]:
    """Each step a few times."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for state, twin, seat in twins(seed):
            step = GAME.view(state, None).step
            seen[step] += 1
            if seen[step] < 8:
                yield state, twin, seat
    assert {"character", "gear", "turn", "target", "card", "fog", "keep", "accuse"} <= set(seen)


def test_an_update_is_as_long_for_a_traitor_as_for_an_ally() -> None:
    for state, twin, seat in some_twins():
        step = GAME.view(state, None).step
        ours, theirs = sent(state, seat), sent(twin, seat)
        assert ours != theirs
        assert len(ours) == len(theirs), step
        assert msgspec.json.decode(theirs)["view"]["roles"][seat] == "traitor"
        for other in {None, *range(4)} - {seat, state.traitor}:
            assert sent(state, other) == sent(twin, other)


def test_what_a_seat_is_told_of_its_own_card_is_as_long_whatever_it_was() -> None:
    """A match, a mismatch, the traitor card: others hear the same, and the line is as long."""
    for state, twin, seat in twins(2):
        downs = [move for move in GAME.moves(twin, seat) if move.text.endswith("down")]
        if GAME.view(state, None).step != "card" or len(downs) < 3:
            continue
        match = Match(GAME, 4, {"map": 5}, seed=1)
        lengths = set()
        for move in downs:
            match.state = twin.copy()
            after = match.state
            events = GAME.play(after, seat, move, match.chance)
            lengths.add(len(sent(after, seat, [Happening(1, 1, 0.0, seat, events)])))
        assert len(lengths) == 1
        return
    raise AssertionError("no traitor had a choice")


def test_who_takes_back_without_end_makes_no_endless_update() -> None:
    match = Match(GAME, 4, {"map": 5}, seed=1)
    undone = Event(EVERYONE, "log-undone", {"seat": "seat:0"})
    happenings = [Happening(seq, 0, 0.0, 0, [undone]) for seq in range(1, 50_000)]
    for seat in (None, 0):
        lines = msgspec.json.decode(sent(match.state, seat, happenings))["lines"]
        assert 1000 < len(lines) < 5000
        assert lines[-1]["seq"] == 49_999
