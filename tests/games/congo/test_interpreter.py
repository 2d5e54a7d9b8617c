"""C4, the interpreter: a table of all nations, flags and languages, straight from the rules."""

from itertools import product

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove

from . import plain
from .table import Table, table

ONE_OF_EACH = {
    "GB": "GB-officer-1",
    "BE": "BE-officer-1",
    "FR": "FR-officer-1",
    "DE": "DE-officer-1",
    "US": "US-explorer-officer",
    "ES": "ES-officer-doctor",
    "PT": "PT-officer-missionary",
    "NL": "NL-explorer-officer",
    "SE": "SE-explorer-doctor",
    "AT": "AT-anthropologist-officer",
    "RU": "RU-explorer-anthropologist",
}


def at_table(nation: str, flag: str | None, language: str | None, roll: int) -> Table:
    """The nation's character stands first, its die (if it rolls one) shows this number."""
    return table(
        bids=[ONE_OF_EACH[nation], "GB-doctor-1", "DE-doctor-1"],
        station="mission" if flag else "jungle",
        flag=flag,
        language=language,
        auxiliaries=[["interpreter", "interpreter"], ["porter"], ["porter"]],
        dice=[roll],
    )


def takes_interpreter(nation: str, flag: str | None, language: str | None, roll: int) -> bool:
    return "add interpreter" in at_table(nation, flag, language, roll).moves(0)


@rule("C4.5", "C4.6")
@pytest.mark.parametrize("nation", ONE_OF_EACH)
@pytest.mark.parametrize("flag", ["GB", "BE", "FR", "DE", None])
def test_every_nation_at_every_flag_in_every_language(nation: str, flag: str | None) -> None:
    languages = ("flemish", "french") if flag == "BE" else (None,)
    for language, roll in product(languages, (1, 2, 3, 4)):
        found = takes_interpreter(nation, flag, language, roll)
        assert found == plain.takes_interpreter(ONE_OF_EACH[nation], flag, language, roll), (
            language,
            roll,
        )


@rule("C4.4")
def test_at_most_one_on_a_character() -> None:
    t = table(
        bids=["ES-officer-doctor", "GB-doctor-1", "GB-doctor-2"],
        station="mission",
        auxiliaries=[["interpreter", "interpreter", "porter"], ["nurse", "porter"], ["porter"]],
        dice=[2],
    )
    assert t.moves(0) == ["pass", "add interpreter"]
    t.play_all("0 add interpreter", "1 add nurse", "2 pass")
    assert t.totals == (5, 5, 4)
    assert t.moves(0) == ["pass"]
    with pytest.raises(IllegalMove, match="why-one-interpreter"):
        t.play(0, "add interpreter")


@rule("C4.5")
def test_never_without_a_flag() -> None:
    for nation in ONE_OF_EACH:
        assert not takes_interpreter(nation, None, None, 1)


@rule("C4.6")
def test_own_nation_but_for_the_other_belgian_language() -> None:
    for nation in ("GB", "FR", "DE"):
        assert not takes_interpreter(nation, nation, None, 1)
    assert not takes_interpreter("BE", "BE", "flemish", 1)
    assert takes_interpreter("BE", "BE", "flemish", 2)
    assert takes_interpreter("BE", "BE", "french", 3)
    assert not takes_interpreter("BE", "BE", "french", 4)


@rule("C4.7")
def test_no_american_at_a_british_flag() -> None:
    assert not takes_interpreter("US", "GB", None, 3)
    assert takes_interpreter("US", "FR", None, 3)


@rule("C4.8")
def test_no_austrian_at_a_german_flag() -> None:
    assert not takes_interpreter("AT", "DE", None, 1)
    assert takes_interpreter("AT", "GB", None, 4)


@rule("C4.9")
def test_no_dutch_where_flemish_is_spoken() -> None:
    assert not takes_interpreter("NL", "BE", "flemish", 2)
    assert takes_interpreter("NL", "BE", "french", 1)


@rule("C4.10")
def test_no_french_where_french_is_spoken_at_a_belgian_flag() -> None:
    assert not takes_interpreter("FR", "BE", "french", 1)
    assert takes_interpreter("FR", "BE", "flemish", 1)


@rule("C4.11")
def test_no_french_speaking_belgian_at_a_french_flag() -> None:
    assert not takes_interpreter("BE", "FR", None, 2)
    assert takes_interpreter("BE", "FR", None, 1)


@rule("J15")
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_sympathy_changes_the_modifier_alone(roll: int) -> None:
    """A Spaniard who sides with Britain still needs help to speak English; an American does not."""
    assert takes_interpreter("ES", "GB", None, roll)
    assert not takes_interpreter("US", "GB", None, roll)
    assert at_table("ES", "GB", None, roll).totals[0] == 4 + (0, 0, -2, -1)[roll - 1]
