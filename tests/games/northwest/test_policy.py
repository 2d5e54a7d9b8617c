"""The greedy captain: sails, takes what lies on the way and comes home; a random one does not."""

from expedition.games.northwest import GAME
from expedition.games.northwest.policy import choose
from expedition.games.northwest.scoring import losses
from expedition.games.northwest.state import State
from expedition.kit import Chance, Move


def played(seed: int, greedy: bool) -> State:
    chance, luck = Chance(seed), Chance(1000 + seed)
    state, _ = GAME.start(4, None, chance)
    while waiting := GAME.waiting_for(state):
        moves = GAME.moves(state, waiting[0])
        move: Move = choose(state, waiting[0], moves) if greedy else luck.pick(moves)
        GAME.apply(state, waiting[0], move, chance, [])
    return state


def test_greedy_comes_home_with_thirty_points() -> None:
    ends = [played(seed, greedy=True) for seed in range(6)]
    scores = [score for end in ends for score in end.scores]
    assert sum(scores) / len(scores) >= 30
    lost = [losses(end, seat)[0] for end in ends for seat in range(4)]
    assert sum(crew > 0 for crew in lost) / len(lost) < 0.1
    assert sum(won > 0 for end in ends for won in end.passage_won) >= len(scores) / 2


def test_random_does_not() -> None:
    ends = [played(seed, greedy=False) for seed in range(10)]
    scores = [score for end in ends for score in end.scores]
    assert sum(scores) / len(scores) < 5


def test_greedy_answers_from_the_view() -> None:
    chance = Chance(5)
    state, _ = GAME.start(3, None, chance)
    while waiting := GAME.waiting_for(state):
        seat = waiting[0]
        moves = GAME.moves(state, seat)
        move = choose(state.copy(), seat, moves)
        assert GAME.greedy(GAME.view(state, seat), moves, chance) == move
        GAME.apply(state, seat, move, chance, [])
