"""D. The boat moves on; the end of the game."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo import GAME
from expedition.games.congo.box import STOPS
from expedition.kit import Chance

from .table import Table, table

BIDS = ["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"]  # seat 0 wins 4 points at Kindu


@rule("D1")
def test_the_boat_moves_to_the_next_stop() -> None:
    t = table(stop="lisala", bids=BIDS, auxiliaries=())
    assert t.view().stop == "bumba"
    assert t.view().step == "bid"


@rule("D1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("river", ["full", "short"])
def test_every_stop_up_to_kindu_is_visited_once(seats: int, river: str) -> None:
    chance = Chance(5)
    state, _ = GAME.start(seats, {"river": river}, chance)
    stops = [GAME.view(state, None).stop]
    while GAME.waiting_for(state):
        seat = GAME.waiting_for(state)[0]
        GAME.play(state, seat, chance.pick(GAME.moves(state, seat)), chance)
        if (stop := GAME.view(state, None).stop) != stops[-1]:
            stops.append(stop)
    first = {"short": 6}.get(river, 0 if seats == 4 else 1)
    assert stops == [*STOPS[first:]]


@rule("D2")
def test_the_game_ends_when_the_boat_leaves_kindu() -> None:
    t = table(stop="kindu", bids=BIDS, auxiliaries=())
    assert t.waiting == ()
    assert t.step == "over"
    assert t.result.ending == "ending-kindu"
    assert t.said("game-over") == [{}]
    assert all(t.moves(seat) == [] for seat in range(3))


@rule("D2")
def test_not_before() -> None:
    t = table(stop="lowa", bids=BIDS, auxiliaries=())
    assert t.view().stop == "kindu"
    assert GAME.result(t.state) is None


def the_end(
    scores: list[float],
    auxiliaries: list[list[str]],
    hands: list[list[str]],
    specials: list[list[str]],
) -> Table:
    """Kindu in a German hospital with bids of 5, 4 and 4 points; nobody adds anything."""
    t = table(
        stop="kindu",
        flag="DE",
        bids=["DE-doctor-1", "FR-doctor-1", "GB-doctor-1"],
        scores=scores,
        auxiliaries=auxiliaries,
        hands=hands,
        specials=specials,
    )
    while t.waiting:
        (seat,) = t.waiting
        t.play(seat, "decline" if t.step == "special" else "pass")
    return t


@rule("E1")
def test_half_a_point_for_each_special_card_in_hand() -> None:
    t = the_end([0, 0, 0], [[], [], []], [[], [], []], [[], ["gorilla", "malaria"], ["okapi"]])
    assert t.scores == (4, 1, 0.5)
    assert t.result.scores == (4, 1, 0.5)
    assert t.said("scored-specials") == [
        {"seat": "seat:1", "points": "half:2"},
        {"seat": "seat:2", "points": "half:1"},
    ]


@rule("E2")
def test_the_most_points_win() -> None:
    t = the_end([0, 4.5, 5], [["nun"] * 8, ["nurse"], ["porter"]], [[], [], []], [[], [], []])
    assert t.result.ranks == (3, 2, 1)
    assert t.result.winners == (2,)
    assert t.result.decided_by == "decided-points"


@rule("E3")
def test_then_more_auxiliaries_in_hand() -> None:
    t = the_end(
        [0, 4, 4],
        [["nun"], ["askari", "askari"], ["porter"]],
        [["BE-doctor-1", "BE-doctor-2"], [], []],
        [[], [], []],
    )
    assert t.scores == (4, 4, 4)
    assert t.result.winners == (1,)
    assert t.result.ranks == (2, 1, 3)
    assert t.result.decided_by == "decided-auxiliaries"


@rule("E4")
def test_then_more_cards_of_all_kinds() -> None:
    t = the_end(
        [0, 4, 3.5],
        [["nun"], ["askari"], ["porter"]],
        [["BE-doctor-1"], ["BE-doctor-2"], ["BE-officer-1"]],
        [[], [], ["gorilla"]],
    )
    assert t.scores == (4, 4, 4)
    assert t.result.ranks == (2, 2, 1)
    assert t.result.decided_by == "decided-cards"


@rule("E4")
def test_hippo_tiles_are_no_cards() -> None:
    t = table(
        stop="kindu",
        flag="DE",
        bids=["DE-doctor-1", "FR-doctor-1", "GB-doctor-1"],
        scores=[0, 4, 0],
        auxiliaries=(),
        hippos=[[3, 3], [], []],
    )
    assert t.result.winners == (0, 1)


@rule("E5")
def test_then_the_win_is_shared() -> None:
    t = the_end([0, 4, 4], [["nun"], ["askari"], ["porter"]], [[], [], []], [[], [], []])
    assert t.result.ranks == (1, 1, 1)
    assert t.result.winners == (0, 1, 2)
    assert t.result.decided_by == "decided-shared"
