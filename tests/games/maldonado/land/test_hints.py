"""Hints: sound at every step, short, and said in every language; marks checked."""

import signal
from itertools import pairwise
from random import Random

import pytest

from expedition.games.maldonado import GAME
from expedition.games.maldonado.land.hints import (
    Chain,
    check_marks,
    explain,
    ladder,
    percent_of,
)
from expedition.games.maldonado.land.reasoning import likelihoods, possible, safe
from expedition.games.maldonado.land.terrain import (
    BONES,
    FLINT,
    HILL,
    KINDS,
    MAPS,
    MOUNTAIN,
    SPACES,
    TEEPEE,
    UNKNOWN,
    WATER,
    WOOD,
    terrain,
)
from expedition.words import LANGUAGES, Words

from .places import PICTURE, at, seeing, walked
from .proofs import check_chain

WORDS = [Words(language, GAME, strict=True) for language in LANGUAGES]
ENGLISH = Words("en", GAME, strict=True)


def said(chain: Chain) -> list[str]:
    for words in WORDS:
        for step in chain.steps:
            assert words.say(step.words)
        assert words.say(chain.conclusion)
    return [ENGLISH.say(step.words) for step in chain.steps]


def why(known: bytes, name: str, kind: int = BONES) -> Chain:
    chain = explain(known, at(name), kind)
    assert chain is not None
    return chain


def test_beside_a_teepee() -> None:
    chain = why(PICTURE, "G4")
    assert (chain.way, [step.rule for step in chain.steps]) == ("direct", [10])
    assert said(chain) == [
        "F4 is teepee, and teepee and bones are never side by side: no bones at F3 and G4."
    ]
    assert ENGLISH.say(chain.conclusion) == "So there are no bones at G4: it is safe."


def test_two_rules_in_a_row() -> None:
    """The first reason of the drawn hint view: his land at C7 needs bones at A5."""
    chain = why(PICTURE, "A4")
    assert [step.rule for step in chain.steps] == [11, 4]
    assert chain.steps[0].settled == ((at("A5"), BONES),)
    assert at("C7") in chain.steps[0].spaces
    assert (at("A4"), BONES) in chain.steps[1].ruled_out


def test_a_hill_of_none() -> None:
    assert [step.rule for step in why(PICTURE, "E2").steps] == [12, 11]


def test_what_may_be_is_not_explained_away() -> None:
    assert explain(PICTURE, at("C2")) is None
    assert explain(PICTURE, at("A3"), WOOD) is None


def test_other_terrains_are_explained_too() -> None:
    chain = why(PICTURE, "G4", WATER)
    assert chain.terrain == WATER
    assert said(chain)
    assert ENGLISH.say(chain.conclusion) == "So G4 is not water."


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("steps", [8, 14, 20, 26])
def test_every_safe_space_is_explained_soundly(number: int, steps: int) -> None:
    """A direct chain says nothing untrue of the map, and ends with what was asked."""
    codes = MAPS[number]
    known = walked(codes, steps, number)
    for space in safe(known)[:: 3 if steps > 8 else 9]:
        chain = explain(known, space)
        assert chain is not None
        said(chain)
        if chain.way != "direct":
            continue
        assert (space, BONES) in chain.steps[-1].ruled_out
        for step in chain.steps:
            assert all(terrain(codes[each]) != kind for each, kind in step.ruled_out)
            assert all(terrain(codes[each]) == kind for each, kind in step.settled)


@pytest.mark.parametrize("number", range(10))
def test_every_chain_is_a_proof(number: int) -> None:
    """Each step follows from the rule it names and what came before; a referee apart says so."""
    luck = Random(number)
    ways = set()
    for steps in (6, 10, 15, 20, 25, 30):
        known = walked(MAPS[number], steps, 10 * number + steps)
        unknown = [space for space, code in enumerate(known) if code == UNKNOWN]
        for space in luck.sample(unknown, 4):
            chain = explain(known, space, luck.choice([BONES, BONES, WOOD, WATER, MOUNTAIN]))
            if chain is not None and chain.way != "tried":
                check_chain(known, chain)
                ways.add(chain.way)
    assert "direct" in ways


def test_the_referee_of_proofs_refuses_what_does_not_follow() -> None:
    chain = why(PICTURE, "A4")
    first, second = chain.steps
    with pytest.raises(AssertionError, match="does not follow"):
        check_chain(PICTURE, chain._replace(steps=(first._replace(rule=8), second)))
    with pytest.raises(AssertionError, match="does not follow"):
        check_chain(PICTURE, chain._replace(steps=(second,)))
    with pytest.raises(AssertionError):
        check_chain(PICTURE, chain._replace(steps=(first,)))


def test_most_chains_are_short() -> None:
    lengths = sorted(
        len(chain.steps)
        for number in range(10)
        for space in safe(walked(MAPS[number], 18, number))[::2]
        for chain in [explain(walked(MAPS[number], 18, number), space)]
        if chain is not None
    )
    assert lengths[len(lengths) // 2] <= 2
    assert lengths[len(lengths) * 9 // 10] <= 10


def test_the_ladder() -> None:
    steps = ladder(PICTURE, (at("C2"), at("G4"), at("A4")))
    assert steps.spaces == (at("G4"), at("A4"))
    assert ENGLISH.say(steps.is_there) == "Yes: 2 spaces are safe."
    assert ENGLISH.say(steps.where) == "Safe: G4 and A4."
    none = ladder(PICTURE, (at("C2"),))
    assert none.spaces == ()
    for words in WORDS:
        for message in (steps.is_there, steps.where, none.is_there):
            assert words.say(message)


def test_marks() -> None:
    marks = {
        at("A5"): (BONES,),
        at("A3"): (BONES, WOOD),
        at("C5"): (MOUNTAIN,),
        at("D4"): (FLINT,),  # explored: no mark any more
    }
    checks = check_marks(PICTURE, marks)
    told = [(SPACES[each.space], each.terrain, each.verdict, each.percent) for each in checks]
    assert told == [
        ("A3", BONES, "contradicts", 0),
        ("A3", WOOD, "possible", 62),
        ("A5", BONES, "proved", 100),
        ("C5", MOUNTAIN, "possible", 85),
    ]
    for words in WORDS:
        for each in checks:
            assert words.say(each.words)


def test_marks_that_quarrel() -> None:
    """Each may be, but wood stands once in column 1 and row F: not both at once."""
    checks = check_marks(PICTURE, {at("A6"): (WOOD,), at("F1"): (WOOD,), at("A1"): (TEEPEE,)})
    assert {SPACES[each.space]: each.verdict for each in checks} == {
        "A1": "possible",
        "A6": "together",
        "F1": "together",
    }
    together = next(each for each in checks if each.space == at("A6"))
    assert ENGLISH.say(together.words) == (
        "A6, wood: possible by itself, but not together with your marks at F1."
    )


def test_marks_that_would_take_hours_to_search_through_are_soon_answered() -> None:
    """Somebody writes on every space all that it might be, but nowhere a teepee."""

    def too_long(*_: object) -> None:
        raise AssertionError("still searching")

    known = seeing(MAPS[4], "")
    kinds = tuple(kind for kind in range(KINDS) if kind != TEEPEE)
    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(60)
    try:
        checks = check_marks(known, dict.fromkeys(range(len(SPACES)), kinds))
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    assert {"together", "possible"} <= {check.verdict for check in checks}


def test_a_supposition_names_what_it_supposes() -> None:
    """Bones at B1 would leave row B without its wood."""
    known = seeing(MAPS[1], "A6 A7 B5 B6 B7 C3 C4 C7 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 E7 F5 F6 F7")
    chain = why(known, "B1")
    if chain.way == "suppose":
        assert chain.steps[0].settled == ((at("B1"), BONES),)
    assert all(one != other for one, other in pairwise(said(chain)))


def test_hills_count_in_marks_without_a_number() -> None:
    (check,) = check_marks(PICTURE, {at("E2"): (HILL,)})
    assert check.verdict == "proved"


@pytest.mark.parametrize("number", range(10))
def test_a_hundred_is_for_what_is_certain_and_nothing_possible_is_none(number: int) -> None:
    """Whatever the odds say in hundredths, what is open is neither 0 nor 100."""
    known = walked(MAPS[number], 12, number)
    masks = possible(known)
    for space, shares in enumerate(likelihoods(known).share):
        for kind, share in enumerate(shares):
            if masks[space] == 1 << kind:
                assert percent_of(known, space, kind, share) == 100
            elif masks[space] >> kind & 1:
                assert 1 <= percent_of(known, space, kind, share) <= 99
    assert percent_of(PICTURE, at("C5"), MOUNTAIN, 0.999) == 99
    assert percent_of(PICTURE, at("C5"), MOUNTAIN, 0.001) == 1
