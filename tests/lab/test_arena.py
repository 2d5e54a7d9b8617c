"""The arena: intervals, seats that rotate, and deals that are the same for all."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.kit import BadTable
from expedition.lab.arena import (
    Outcome,
    endings,
    outcomes,
    pairings,
    play_pairing,
    standings,
    wilson,
)

SHORT = {"river": "short"}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # Wilson's interval as textbooks give it
        (50, 100, 0.4038, 0.5962),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (380, 400, 0.9240, 0.9674),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 5000), st.data())
def test_an_interval_holds_its_rate(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    assert low - 1e-9 <= wins / games <= high + 1e-9


def test_every_bot_sits_at_every_seat_of_every_deal() -> None:
    names = ["random", "greedy", "easy"]
    pairs = pairings("congo", {}, names, 9, seed=1)
    deals = Counter(pair.seed for pair in pairs)
    assert set(deals.values()) == {3}
    for deal in deals:
        seated = [pair.names for pair in pairs if pair.seed == deal]
        for seat in range(3):
            assert {names[seat] for names in seated} == set(names)


def test_no_game_is_played_twice() -> None:
    """Rotations that seat the same bots alike are one: figures count games that differ."""
    for names, rotations in ((["random"] * 4, 1), (["random", "greedy"] * 2, 2)):
        pairs = pairings("congo", {}, names, 12, seed=1)
        assert len({(pair.seed, pair.names) for pair in pairs}) == 12
        assert len({pair.seed for pair in pairs}) == 12 // rotations


def test_other_seeds_are_other_deals() -> None:
    def deals(seed: int) -> set[int]:
        return {pair.seed for pair in pairings("congo", {}, ["random", "greedy"], 40, seed)}

    assert len(deals(1)) == 20
    assert deals(1).isdisjoint(deals(2))


def test_equal_deals_and_equal_bots_are_equal_games() -> None:
    pairing = pairings("congo", SHORT, ["random", "random"], 1, seed=3)[0]
    first, second = play_pairing(pairing), play_pairing(pairing)
    assert (first.scores, first.ranks) == (second.scores, second.ranks)


def test_the_order_does_not_depend_on_the_jobs() -> None:
    pairs = pairings("congo", SHORT, ["random", "greedy"], 4, seed=2)
    done: list[None] = []
    one, two = outcomes(pairs, 1), outcomes(pairs, 2, lambda: done.append(None))
    assert [(each.names, each.scores) for each in one] == [
        (each.names, each.scores) for each in two
    ]
    assert len(done) == 4


def outcome(
    names: str,
    shares: tuple[float, ...],
    *,
    slowest: tuple[float, ...] = (0, 0, 0, 0),
    decided_by: str = "points",
) -> Outcome:
    """A game whose winners have a share of it; scores fall from 9 by seat."""
    ranks = tuple(1 if share else 2 for share in shares)
    scores = (9, 8, 7, 6)[: len(names)]
    return Outcome(tuple(names), ranks, scores, shares, slowest, "kinshasa", decided_by)


def test_standings() -> None:
    """Three seats for `a` and one for `b`; a win that two share is half a win for each."""
    played = [
        outcome("aaab", (1, 0, 0, 0), slowest=(0.1, 0.2, 0.3, 0.4)),
        outcome("baaa", (0.5, 0.5, 0, 0), slowest=(0.5, 0.1, 0.1, 0.1)),
    ]
    a, b = standings(["a", "a", "a", "b"], played)
    assert (a.name, a.seats, a.wins, b.name, b.seats, b.wins) == ("a", 3, 1.5, "b", 1, 0.5)
    assert (a.win_rate, b.win_rate) == (1.5 / 6, 0.5 / 2)
    assert (a.mean_score, b.mean_score) == (45 / 6, 15 / 2)
    assert (a.slowest, b.slowest) == (0.3, 0.5)


def test_an_interval_counts_games() -> None:
    """Four allies who win together have won one game, not four."""
    played = [outcome("aaaa", (1, 1, 1, 1))] * 5 + [outcome("aaaa", (0, 0, 0, 0))] * 15
    (a,) = standings(["a"] * 4, played)
    assert (a.wins, a.win_rate) == (20, 0.25)
    assert a.interval == wilson(5, 20)


def test_endings() -> None:
    """The sides of a game with hidden roles are told by what decided it."""
    played = [outcome("aaaa", (1, 1, 1, 0), decided_by="allies")] * 3
    played += [outcome("aaaa", (0, 0, 0, 1), decided_by="traitor")] * 7
    traitor, allies = endings(played)
    assert (traitor.ending, traitor.decided_by) == ("kinshasa", "traitor")
    assert (traitor.games, traitor.share, traitor.interval) == (7, 0.7, wilson(7, 10))
    assert (allies.decided_by, allies.games) == ("allies", 3)


def test_who_wins_more_is_rated_higher() -> None:
    played = [outcome("ab", (1, 0))] * 20
    a, b = standings(["a", "b"], played)
    assert a.rating > b.rating
    assert a.rating_sigma < 25 / 3


@pytest.mark.parametrize(
    ("game", "names", "games", "problem"),
    [
        ("chess", ["random", "random"], 1, "no game"),
        ("congo", ["random"], 1, "players"),
        ("congo", ["random"] * 5, 1, "players"),
        ("congo", ["random", "clever"], 1, "no bot"),
        ("congo", ["random", "random"], 0, "0 games"),
    ],
)
def test_what_cannot_be_played(game: str, names: list[str], games: int, problem: str) -> None:
    with pytest.raises(BadTable, match=problem):
        pairings(game, {}, names, games, 0)
