"""Set-up."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME
from expedition.kit import Match


@rule("P1", "P2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_at_the_start(seats: int) -> None:
    match = Match(GAME, seats, seed=3)
    view = match.view(None)
    for each in view.expeditions:
        assert (each.ship, each.sled, each.ship_ready, each.sled_ready) == (
            "greenland",
            "aboard",
            7,
            0,
        )
        assert each.reserve == ()
    assert len(view.display) == 4
    assert None not in view.display
    assert sum(view.bag) == 60
    assert view.stock == (2, 8, 8, 4, 8, 2)


@rule("P3")
def test_turn_order_by_lot() -> None:
    orders = {Match(GAME, 3, seed=seed).view(None).order for seed in range(60)}
    assert len(orders) == 6


@rule("P4")
def test_the_last_player_chooses_first() -> None:
    match = Match(GAME, 3, seed=1)
    order = match.view(None).order
    for at in (2, 1, 0):
        seat = order[at]
        assert match.waiting_for == (seat,)
        before = match.view(None)
        tile = before.display[0]
        assert {move.text for move in match.moves(seat)} == {f"pick {k}" for k in before.display}
        match.play(seat, f"pick {tile}")
        view = match.view(None)
        assert view.expeditions[seat].reserve == (tile,)
        assert None not in view.display
        assert view.expeditions[seat].ship_ready == 7
    assert match.view(None).step == "act"
    assert match.waiting_for == (order[0],)


@rule("P5", "P6")
def test_tokens_at_the_arrows() -> None:
    found = {
        seats: (view.passage_tokens, view.greenland_tokens)
        for seats in (2, 3, 4)
        for view in [Match(GAME, seats).view(None)]
    }
    assert found == {
        2: ((10, 3), (6,)),
        3: ((13, 7, 3), (7, 3)),
        4: ((15, 10, 6, 3), (10, 6, 3)),
    }


@rule("P7")
def test_all_seats_see_the_same() -> None:
    match = Match(GAME, 2, seed=5)
    views = [match.view(viewer) for viewer in (None, 0, 1)]
    assert len({(view.bag, view.display, view.expeditions, view.corners) for view in views}) == 1
    drawn = {Match(GAME, 2, seed=seed).view(None).display for seed in range(20)}
    assert len(drawn) > 10
