"""What a searching bot is told: few moves with the greedy one among them, values that add up."""

from collections.abc import Iterator

import pytest

from expedition.bots import SearchBot
from expedition.games.northwest import GAME
from expedition.games.northwest.box import LAST_ROUND
from expedition.games.northwest.insight import NorthwestInsight
from expedition.games.northwest.policy import choose
from expedition.games.northwest.prospects import FEATURES, all_features, prospects
from expedition.games.northwest.state import State
from expedition.kit import Chance, Move

from .table import table

INSIGHT = NorthwestInsight()


def positions(seats: int, seed: int, stray: int = 6) -> Iterator[tuple[State, list[Move]]]:
    """Every decision of a game between greedy captains who now and then err; its end too."""
    chance, luck = Chance(seed), Chance(seed + 100)
    state, _ = GAME.start(seats, None, chance)
    while GAME.waiting_for(state):
        moves = list(GAME.moves(state, state.turn))
        yield state, moves
        move = luck.pick(moves) if luck.below(stray) == 0 else choose(state, state.turn, moves)
        GAME.apply(state, state.turn, move, chance, [])
    yield state, []


@pytest.mark.parametrize("seats", GAME.players)
def test_candidates_are_few_and_legal_and_hold_the_greedy_move(seats: int) -> None:
    legal = searched = 0
    for state, moves in positions(seats, seed=seats):
        if not moves:
            continue
        before = state.copy()
        found = INSIGHT.candidates(state, state.turn, moves)
        assert set(found) <= set(moves)
        assert len(set(found)) == len(found)
        assert INSIGHT.policy(state, state.turn, moves, Chance(0)) in found
        assert state == before
        assert len(found) <= 10
        legal += len(moves)
        searched += len(found)
    assert searched < legal / 3


@pytest.mark.parametrize("seats", GAME.players)
def test_values_are_shares_of_one(seats: int) -> None:
    for state, _ in positions(seats, seed=30 + seats):
        before = state.copy()
        values = INSIGHT.value(state)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        assert state == before
        if seats == 2 and GAME.waiting_for(state):
            assert sum(values) == pytest.approx(1)


def test_the_stage_is_the_round_and_grows_to_the_end() -> None:
    stages = [INSIGHT.stage(state) for state, _ in positions(2, seed=3)]
    assert stages == sorted(stages)
    assert stages[0] == 1
    assert stages[-1] <= LAST_ROUND + 1
    assert stages[-1] > stages[-2] or len(set(stages)) > 1


def test_every_feature_is_weighed() -> None:
    state, _ = GAME.start(2, None, Chance(1))
    assert [len(row) for row in all_features(state)] == [len(FEATURES)] * 2


def test_points_and_a_majority_count() -> None:
    t = table(round=5, ships=["K4", "K4"])
    even = INSIGHT.value(t.state)
    t.state.scores = (6, 0)
    ahead = INSIGHT.value(t.state)
    assert ahead[0] > even[0]
    t.state.finds = (bytes((0, 0, 1, 1, 0)), bytes(5))
    assert INSIGHT.value(t.state)[0] > ahead[0]
    assert prospects(t.state)[0] > prospects(t.state)[1]


def test_a_ship_that_cannot_be_home_in_time_stands_worse() -> None:
    t = table(round=LAST_ROUND, ships=["K4", "K4"])
    safe = INSIGHT.value(t.state)[0]
    t.lay("A9", "ww/ww")
    t.state.ships = (t.state.anchors.index(8 * 14), t.state.ships[1])
    assert INSIGHT.value(t.state)[0] < safe


def test_a_decision_takes_few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation is a round of play for everybody; the effort keeps them few."""
    asked = 0
    value = NorthwestInsight.value

    def counted(self: NorthwestInsight, state: State) -> list[float]:
        nonlocal asked
        asked += 1
        return value(self, state)

    monkeypatch.setattr(NorthwestInsight, "value", counted)
    state, moves = next(
        (state, moves) for state, moves in positions(2, seed=8) if state.round == 3 and moves[8:]
    )
    bot = SearchBot(simulations=1200)
    assert bot.choose(GAME, GAME.view(state, state.turn), moves, Chance(0)) in moves
    assert 8 <= asked <= 1200 * NorthwestInsight.effort * 1.5
