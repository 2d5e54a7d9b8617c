"""Section 3: the set-up."""

from collections import Counter

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo import GAME
from expedition.games.congo.box import BELLIGERENT, FLAGS, STATION_TILES, STOPS
from expedition.games.congo.state import State
from expedition.kit import Chance

from .table import check_accounts

SEEDS = range(40)


def deal(seats: int, seed: int = 0, **options: str) -> State:
    state, _ = GAME.start(seats, options, Chance(seed))
    check_accounts(state)
    return state


def characters(state: State) -> bytes:
    return b"".join(state.hands) + state.character_pile


@rule("P1")
@pytest.mark.parametrize(("seats", "left"), [(2, 10), (3, 12), (4, 14)])
def test_non_belligerents_are_removed_at_random(seats: int, left: int) -> None:
    kept = set()
    for seed in SEEDS:
        cards = characters(deal(seats, seed))
        neutrals = frozenset(card for card in cards if not BELLIGERENT[card])
        assert len(neutrals) == left
        assert len(cards) == 40 + left
        kept.add(neutrals)
    assert (len(kept) == 1) == (seats == 4)


@rule("P1")
def test_nobody_is_told_which_were_removed() -> None:
    state = deal(2)
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer).gone == ()


@rule("P2", "P3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_characters_and_four_auxiliaries_each_and_the_first_draw(seats: int) -> None:
    view = GAME.view(deal(seats), None)
    assert view.character_counts == view.auxiliary_counts == (5,) * seats
    assert view.auxiliary_pile == 54 - 5 * seats


@rule("P4", "J1")
@pytest.mark.parametrize("seats", [3, 4])
def test_special_cards_for_three_and_four(seats: int) -> None:
    for seed in SEEDS:
        state = deal(seats, seed)
        views = [GAME.view(state, seat) for seat in range(seats)]
        assert views[0].special_counts == (2,) * seats
        assert views[0].special_pile == 14 - 2 * seats
        assert all("tam-tam" not in view.specials for view in views)


@rule("P5")
def test_special_cards_for_two() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        state = deal(2, seed)
        views = [GAME.view(state, seat) for seat in range(2)]
        assert views[0].special_counts == (3, 3)
        assert views[0].special_pile == 12 - 6
        seen |= {*views[0].specials, *views[1].specials}
    assert "tam-tam" in seen
    assert not seen & {"okapi", "only-nationals", "hippo-attack"}


@rule("P6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_hippo_tile_each_seen_by_its_owner_alone(seats: int) -> None:
    state = deal(seats)
    for seat in range(seats):
        view = GAME.view(state, seat)
        assert view.hippo_counts == (1,) * seats
        assert view.hippos == (state.hippos[seat][0],)
        assert view.hippo_pile == 14 - seats
    assert GAME.view(state, None).hippos == ()


@rule("P7", "P9")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 1), (4, 0)])
def test_stations_lie_face_down_on_the_stops_used(seats: int, start: int) -> None:
    for seed in SEEDS:
        state = deal(seats, seed)
        view = GAME.view(state, 0)
        assert view.stop == view.first_stop == ("bolobo" if start else "leopoldville")
        known = [at for at, name in enumerate(view.stations) if name is not None]
        assert known == [start]
        assert not Counter(state.stations[start:]) - Counter(STATION_TILES)


@rule("P8")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 1), (4, 0)])
def test_flags_lie_face_up_beside_the_stops_used(seats: int, start: int) -> None:
    for seed in SEEDS:
        state = deal(seats, seed)
        view = GAME.view(state, None)
        assert view.flags[:start] == (None,) * start
        assert all(flag is not None for flag in view.flags[start + 1 :])
        assert not Counter(state.flags[start + 1 :]) - Counter(FLAGS)


@rule("P10", "J6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        state, events = GAME.start(seats, {}, Chance(seed))
        firsts[state.first] += 1
        assert events[0].id == "first-player"
        assert events[0].args == {"seat": f"seat:{state.first}"}
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 200 / seats / 2


@rule("P11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_start_at_nought(seats: int) -> None:
    assert GAME.view(deal(seats), None).scores == (0,) * seats


@rule("M4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_short_river_starts_at_nouvelle_anvers(seats: int) -> None:
    view = GAME.view(deal(seats, river="short"), 0)
    assert view.stop == view.first_stop == "nouvelle-anvers"
    start = STOPS.index("nouvelle-anvers")
    assert len(STOPS) - start == 9
    assert view.stations[:start] == (None,) * start
    assert view.flags[:start] == (None,) * start
    assert all(flag is not None for flag in view.flags[start + 1 :])
    assert view.special_counts == ((3,) * 2 if seats == 2 else (2,) * seats)
