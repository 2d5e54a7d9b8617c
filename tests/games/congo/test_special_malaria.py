"""Malaria."""

import pytest

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import Table, table

BIDS = ["GB-missionary-1", "GB-officer-1", "GB-explorer-1"]


def malaria(dice: list[int], bids: list[str] = BIDS, first: int = 0) -> Table:
    return table(len(bids), bids=bids, play=(0, "malaria"), dice=dice, first=first)


@rule("S-malaria.1")
def test_where() -> None:
    assert playable_anywhere("malaria")


@rule("S-malaria.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_all_roll_and_the_lowest_is_bitten(first: int) -> None:
    t = table(bids=BIDS, play=(0, "malaria"), dice=[3, 2, 4], first=first, specials=[[], [], []])
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert t.speakers("malaria-roll") == order
    assert t.speakers("bitten") == [order[1]]


@rule("S-malaria.3")
def test_those_tied_for_the_lowest_roll_again() -> None:
    t = malaria([1, 1, 2, 3, 3, 4, 2])
    assert t.speakers("malaria-roll") == [0, 1, 2, 0, 1, 0, 1]
    assert t.speakers("bitten") == [1]


@rule("S-malaria.3")
def test_only_the_lowest_roll_again_each_time() -> None:
    t = malaria([2, 2, 2, 3, 1, 1, 4, 3])
    assert t.speakers("malaria-roll") == [0, 1, 2, 0, 1, 2, 1, 2]
    assert t.speakers("bitten") == [2]


@rule("S-malaria.4", "C4.24")
def test_the_bitten_character_is_discarded() -> None:
    t = malaria([4, 1, 4])
    assert t.said("bitten") == [{"seat": "seat:1", "card": "character-GB-officer-1"}]
    assert t.view().bids[1] is None
    assert t.view().character_discard == ("GB-officer-1",)
    assert t.view().raising == (0, 2)


@rule("S-malaria.5")
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_a_doctor_may_be_cured(roll: int) -> None:
    t = malaria([1, 2, 3, roll], ["GB-doctor-1", *BIDS[1:]])
    told = [{"seat": "seat:0", "card": "character-GB-doctor-1", "roll": roll}]
    assert t.said("cured") == (told if roll == 1 else [])
    assert t.said("not-cured") == (told if roll != 1 else [])
    assert t.said("bitten") == []
    assert t.view().raising == ((0, 1, 2) if roll == 1 else (1, 2))


@rule("J19", "J20")
def test_either_profession_makes_a_doctor() -> None:
    t = malaria([1, 2, 3, 1, 2], ["SE-explorer-doctor", *BIDS[1:]])
    assert t.speakers("cured") == [0]
    t = malaria([1, 2, 3, 2], ["SE-explorer-doctor", *BIDS[1:]])
    assert t.speakers("not-cured") == [0]
    assert t.view().gone == ("SE-explorer-doctor",)


@rule("M12")
def test_who_has_no_character_does_not_roll() -> None:
    t = table(hands=[[], ["GB-doctor-1"], ["GB-officer-1"]], specials=[["malaria"], [], []])
    t.play_all("1 bid GB-doctor-1", "2 bid GB-officer-1")
    t.play(0, "play malaria", dice=[2, 1])
    assert t.speakers("malaria-roll") == [1, 2]


@rule("M12")
def test_without_any_character_nobody_rolls() -> None:
    t = table(hands=[[], [], []], specials=[["malaria"], [], []])
    t.play(0, "play malaria")
    assert t.said("malaria-roll") == []
    assert t.view().chiefs[7] == -1
