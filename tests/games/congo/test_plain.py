"""The engine beside the plain re-implementation, on thousands of random positions."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from expedition.compliance.ledger import rule
from expedition.games.congo.box import ALL_AUXILIARIES, AUXILIARIES, CHARACTERS, HIPPOS

from . import plain
from .table import Table, table

LISALA = 7
KINDS = [AUXILIARIES[kind] for kind in ALL_AUXILIARIES]
seeds = st.integers(0, 2**32 - 1)


def same_cards(move: str) -> tuple[str, ...]:
    return tuple(sorted(move.split()[1:]))


def deal_hands(luck: Random, seats: int, things: list[str], most: int) -> list[list[str]]:
    things = luck.sample(things, len(things))
    return [[things.pop() for _ in range(luck.randint(0, most))] for _ in range(seats)]


@rule("C4.1", "C4.13", "C4.15", "C4.21", "C4.22", "C4.23")
@settings(max_examples=2500, derandomize=True)
@given(
    seats=st.integers(2, 4),
    first=st.integers(0, 3),
    station=st.sampled_from(plain.STATIONS),
    flag=st.sampled_from(["GB", "BE", "FR", "DE", None]),
    language=st.sampled_from(["flemish", "french"]),
    dice=st.lists(st.integers(1, 4), min_size=4, max_size=4),
    professions=st.sets(st.sampled_from([*plain.WORTH]), min_size=1, max_size=3),
    seed=seeds,
)
def test_raising(
    seats: int,
    first: int,
    station: str,
    flag: str | None,
    language: str,
    dice: list[int],
    professions: set[str],
    seed: int,
) -> None:
    luck = Random(seed)
    first %= seats
    # Few professions make ties and fights; all auxiliaries of a few kinds make long ones.
    able = [each for each in CHARACTERS if professions & {*plain.professions(each)}]
    bids = luck.sample(able, seats)
    served = [kind for kind, who in plain.SERVES.items() if who in professions]
    fitting = [kind for kind in KINDS if kind not in plain.SERVES or kind in served]
    hands = deal_hands(luck, seats, luck.choice([KINDS, fitting]), 6)
    spoken = language if flag == "BE" else None
    if station == "jungle":
        flag = spoken = None
    order = [(first + step) % seats for step in range(seats)]
    rolled = [dice[seat] for seat in order if plain.rolls(bids[seat], flag)]
    t = table(
        seats,
        station=station,
        flag=flag,
        language=spoken,
        first=first,
        bids=bids,
        auxiliaries=hands,
        hippos=[[1, 2] for _ in range(seats)],  # a tie must stop and ask
        dice=rolled,
    )
    model = plain.Raising(bids, hands, first, station, flag, spoken, dice[:seats])
    play_both(t, model, luck)
    leaders = model.leaders()
    if len(leaders) == 1:
        assert t.view().chiefs[LISALA] == leaders[0]
        assert t.speakers("control") == leaders
    else:
        assert t.step == "commit"
        assert t.view().tied == tuple(leaders)


def play_both(t: Table, model: plain.Raising, luck: Random) -> None:
    bold = luck.random()
    while True:
        model.asks_nobody()
        if model.over():
            assert t.step != "raise" or t.view().stop != "lisala"
            return
        assert t.step == "raise"
        assert t.waiting == (model.next,)
        assert t.totals == tuple(float(total) for total in model.totals)
        assert t.view().raising == tuple(
            seat for seat in range(model.players) if model.still_in[seat]
        )
        legal = t.moves(model.next)
        additions = model.additions()
        assert legal[0] == "pass"
        assert len(legal) == len({*legal}) == 1 + len(additions)
        assert {same_cards(move) for move in legal[1:]} == additions
        small = sorted(legal[1:], key=len)[:3]
        move = luck.choice(small) if small and luck.random() < bold else "pass"
        t.play(model.next, move)
        if move == "pass":
            model.pass_()
        else:
            model.add(same_cards(move))


@rule("C5.4", "C5.5", "C5.6", "C5.7", "C5.8", "C5.9", "C5.10", "C5.11", "C5.12")
@settings(max_examples=2500, derandomize=True)
@given(seats=st.integers(2, 4), first=st.integers(0, 3), apart=st.booleans(), seed=seeds)
def test_tie(seats: int, first: int, apart: bool, seed: int) -> None:
    luck = Random(seed)
    first %= seats
    tiles = deal_tiles(luck, seats)
    bids = ["GB-doctor-1", "GB-doctor-2", "BE-doctor-1", "BE-doctor-2"][:seats]
    tied = [*range(seats)]
    if apart and seats > 2:  # somebody is beaten and has no part in it
        bids[luck.randrange(seats)] = "FR-doctor-1"
        tied = [seat for seat in tied if bids[seat] != "FR-doctor-1"]
    t = table(seats, first=first, bids=bids, auxiliaries=(), hippos=tiles)
    model = plain.Tie(seats, tied, tiles, first)
    bold = luck.random()
    while True:
        model.asks_nobody()
        if model.over():
            break
        assert t.view().stop == "lisala"
        if model.level is None:
            assert t.step == "commit"
            assert t.waiting == tuple(sorted(model.to_commit))
            seat = luck.choice(t.waiting)
        else:
            assert t.step == "tie"
            assert t.waiting == (model.next,)
            assert t.view().committed == tuple(tuple(row) for row in t.state.committed)
            seat = model.next
        legal = t.moves(seat)
        choices = {same_tiles(move) for move in legal if move != "hold"}
        assert choices == model.choices(seat)
        assert ("hold" in legal) == (model.level is not None)
        assert len(legal) == len({*legal})
        if model.level is not None and luck.random() >= bold:
            t.play(seat, "hold")
            model.decline()
            continue
        move = luck.choice(sorted((each for each in legal if each != "hold"), key=len)[:3])
        t.play(seat, move)
        if model.level is None:
            model.commit(seat, same_tiles(move))
        else:
            model.add(same_tiles(move))
    assert t.view().stop == "bumba"
    winners = model.winners()
    alone = len(winners) == 1
    assert t.view().chiefs[LISALA] == (winners[0] if alone else -1)
    assert t.view().first == (winners[0] if alone else first)
    points = 2 if alone else 1
    assert t.scores == tuple(points if seat in winners else 0 for seat in range(seats))
    assert Counter(t.view().hippo_discard) == Counter(value for row in model.used for value in row)
    assert t.view().hippo_counts == tuple(len(row) for row in model.tiles)


def same_tiles(move: str) -> tuple[int, ...]:
    return tuple(sorted(int(word) for word in move.split()[1:]))


def deal_tiles(luck: Random, seats: int) -> list[list[int]]:
    """Low tiles are handed out often, so that sums are level often."""
    low = luck.random() < 0.5
    stack = [value for value in HIPPOS if value == 1 or not low]
    luck.shuffle(stack)
    most = len(stack) // seats
    return [[stack.pop() for _ in range(luck.randint(0, min(4, most)))] for _ in range(seats)]
