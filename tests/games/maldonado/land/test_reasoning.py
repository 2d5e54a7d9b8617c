"""What may stand where, and how likely: exact, held against all maps that fit."""

import pytest

from expedition.games.maldonado.land.narrowing import Impossible, Spread, narrow, spread_of
from expedition.games.maldonado.land.reasoning import (
    Reasoner,
    glimpsed,
    likelihoods,
    odds,
    possible,
    reasoner,
    safe,
)
from expedition.games.maldonado.land.searching import Finder, Tree, map_of
from expedition.games.maldonado.land.terrain import (
    BERRIES,
    BONES,
    KINDS,
    MAPS,
    MOUNTAIN,
    UNKNOWN,
    nothing_known,
    read_map,
    terrain,
    write_map,
)
from expedition.kit.chance import Chance

from .checker import broken_rules
from .places import PICTURE, at, walked

LATE = [(number, steps) for number in range(10) for steps in (24, 30)]


def all_maps(known: bytes) -> list[bytes]:
    """All maps that fit, by going through the whole tree."""
    places, hills = spread_of(known)
    tree = Tree(places, hills, 100_000)
    assert tree.ended
    return [map_of(found) for found in tree.whole.maps]


def test_the_picture() -> None:
    """The figures of the drawn hint view, which another solver found."""
    table = likelihoods(PICTURE)
    assert (table.maps, table.exact, table.error) == (13, True, 0)
    assert round(100 * table.share[at("C5")][MOUNTAIN]) == 85
    assert round(100 * table.share[at("C5")][BERRIES]) == 15
    assert table.share[at("A5")][BONES] == table.share[at("C2")][BONES] == 1
    wanted = ["A3", "A4", "B2", "B7", "C5", "C6", "E2", "F3", "G4", "G5"]
    assert {at(name) for name in wanted} <= set(safe(PICTURE))
    assert at("C2") not in safe(PICTURE)


@pytest.mark.parametrize(("number", "steps"), LATE)
def test_possible_is_what_some_map_has(number: int, steps: int) -> None:
    known = walked(MAPS[number], steps, number)
    maps = all_maps(known)
    assert MAPS[number] in maps
    assert len(set(maps)) == len(maps)
    for codes in maps:
        assert broken_rules(write_map(codes).split("\n")) == set()
    has = [
        sum(1 << kind for kind in {terrain(codes[space]) for codes in maps}) for space in range(49)
    ]
    assert list(possible(known)) == has
    no_bones = [space for space in range(49) if not has[space] >> BONES & 1]
    assert list(safe(known)) == [space for space in no_bones if known[space] == UNKNOWN]


@pytest.mark.parametrize("number", range(10))
def test_questions_one_by_one_are_answered_alike(number: int) -> None:
    """Searching for a single map answers as going through all of them does."""
    known = walked(MAPS[number], 22, number)
    by_search = Reasoner(known)
    masks = possible(known)
    for space in range(49):
        for kind in range(KINDS):
            assert by_search.may_be(space, kind) == bool(masks[space] >> kind & 1)
    assert by_search.safe() == safe(known)


@pytest.mark.parametrize("number", [0, 3, 6])
def test_early_on_nothing_true_is_excluded(number: int) -> None:
    known = walked(MAPS[number], 9, number)
    masks = possible(known)
    assert all(masks[space] >> terrain(code) & 1 for space, code in enumerate(MAPS[number]))
    table = likelihoods(known)
    assert not table.exact
    assert 0 < table.error < 0.5
    assert all(abs(sum(shares) - 1) < 1e-9 for shares in table.share)


@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_an_estimate_is_as_near_as_it_says(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the full count forbidden, all shares lie within four of the largest standard error."""
    known = walked(MAPS[number], 21, number)
    maps = all_maps(known)
    monkeypatch.setattr("expedition.games.maldonado.land.reasoning._MOST", 20)
    rough = Reasoner(known).likelihoods()
    assert not rough.exact
    off = [
        abs(
            rough.share[space][kind]
            - sum(terrain(codes[space]) == kind for codes in maps) / len(maps)
        )
        for space in range(49)
        for kind in range(KINDS)
    ]
    assert max(off) < 4 * rough.error


@pytest.mark.parametrize("number", range(10))
def test_a_sample_is_never_empty(number: int) -> None:
    """Early on the branches kept by lot may all be dead ends: then more of them are kept."""
    for steps in (3, 6):
        table = likelihoods(walked(MAPS[number], steps, number))
        assert all(abs(sum(shares) - 1) < 1e-9 for shares in table.share)


def test_samples_without_any_map_are_taken_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single branch a sample mostly dies; the answer comes all the same."""
    monkeypatch.setattr("expedition.games.maldonado.land.reasoning._WIDTH", 1)
    for number in range(10):
        table = Reasoner(walked(MAPS[number], 6, number)).likelihoods()
        assert table.maps > 0


def test_narrowing_never_drops_the_truth() -> None:
    for number, codes in enumerate(MAPS):
        for steps in range(0, 40, 5):
            places, hills = spread_of(walked(codes, steps, number))
            assert narrow(places, hills)
            assert all(places[terrain(code)] >> space & 1 for space, code in enumerate(codes))


def test_the_same_question_gets_the_same_answer() -> None:
    known = walked(MAPS[2], 12, 5)
    one = Reasoner(known)
    assert one.likelihoods() == Reasoner(known).likelihoods() == one.likelihoods()
    assert reasoner(known) is reasoner(bytes(known))


@pytest.mark.parametrize("number", [1, 4, 8])
def test_step_by_step_is_as_from_scratch(number: int) -> None:
    """What is carried over from the step before changes no answer."""
    earlier = None
    for steps in range(14, 27, 2):
        known = walked(MAPS[number], steps, number)
        now, fresh = Reasoner(known, earlier), Reasoner(known)
        assert now.safe() == fresh.safe()
        assert now.possible() == fresh.possible()
        assert now.likelihoods() == fresh.likelihoods()
        earlier = now


def test_what_was_excluded_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The long searches are those that find nothing: a step on only the new ones are left."""
    vain = []
    find = Finder.find

    def watched(self: Finder, places: Spread) -> Spread | None:
        found = find(self, places)
        vain.append(found is None)
        return found

    monkeypatch.setattr(Finder, "find", watched)
    Reasoner(walked(MAPS[3], 20, 3)).possible()
    fresh = sum(vain)
    reasoner(walked(MAPS[3], 19, 3)).possible()
    vain.clear()
    reasoner(walked(MAPS[3], 20, 3)).possible()
    assert sum(vain) < fresh / 2


def test_another_land_is_no_step_before() -> None:
    """Of what is remembered only what holds here counts."""
    for number in (5, 6, 5):
        known = walked(MAPS[number], 25, number)
        assert reasoner(known).possible() == Reasoner(known).possible()


def test_no_map_fits() -> None:
    wrong = read_map("WW" + "?" * 20 + "^" + "?" * 26)
    with pytest.raises(Impossible):
        possible(wrong)


def test_at_the_start_column_seven_is_safe() -> None:
    known = nothing_known(MAPS[0])
    assert {space for space in range(49) if space % 7 == 6} <= set(safe(known))


@pytest.mark.parametrize("number", range(4))
def test_early_odds_do_not_hang_on_the_luck_of_one_sample(number: int) -> None:
    """With six spaces explored other luck gives about the same: no guess passes for a fact."""
    known = walked(MAPS[number], 6, number)
    told, again = odds(known).share, glimpsed(known, Chance(2))
    off = [
        abs(told[space][kind] - again[space][kind]) for space in range(49) for kind in range(KINDS)
    ]
    assert max(off) < 0.25
    assert odds(known).maps is None


def test_late_odds_are_the_likelihoods() -> None:
    table = likelihoods(PICTURE)
    assert odds(PICTURE) == (table.share, 13, True)
