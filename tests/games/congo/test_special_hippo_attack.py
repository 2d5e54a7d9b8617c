"""Hippo Attack."""

import pytest

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import Table, table


def attack(first: int = 0, owner: int = 0) -> Table:
    return table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        character_pile=["BE-doctor-1", "US-explorer-officer", "DE-officer-1"],
        play=(owner, "hippo-attack"),
        luck=[0, 0, 0],
        first=first,
    )


@rule("S-hippo-attack.1")
def test_where() -> None:
    assert playable_anywhere("hippo-attack")


@rule("S-hippo-attack.2", "K8")
def test_bids_go_back_unseen() -> None:
    t = attack()
    assert t.said("bids-returned") == [{}]
    assert t.view(0).characters == ("GB-doctor-1",)
    assert t.view(1).characters == ("GB-doctor-2",)
    assert t.view().known == ((), (), ())
    shown = [args["card"] for args in t.said("bid-shown")]
    assert "character-GB-doctor-1" not in shown


@rule("S-hippo-attack.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_from_the_first_player_each_turns_up_a_card(first: int) -> None:
    t = attack(first)
    new = ["BE-doctor-1", "US-explorer-officer", "DE-officer-1"]
    assert t.speakers("bid-shown") == [(first + step) % 3 for step in range(3)]
    assert [t.view().bids[(first + step) % 3] for step in range(3)] == new


@rule("S-hippo-attack.4")
def test_the_round_goes_on_with_the_reveal() -> None:
    t = attack()
    assert len(t.said("sympathy-rolled")) == 1
    assert t.step == "raise"
    assert t.totals[0] == 5
    assert t.view().character_counts == (1, 1, 1)


@rule("S-hippo-attack.4", "C5.19")
def test_the_new_characters_are_used() -> None:
    t = attack()
    t.finish_round()
    assert t.view().gone == ("US-explorer-officer",)
    assert set(t.view().character_discard) == {"BE-doctor-1", "DE-officer-1"}


@rule("S-hippo-attack.2")
def test_a_known_character_stays_known() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        known=[[], ["GB-doctor-2"], []],
        play=(0, "hippo-attack"),
    )
    assert t.view().known == ((), ("GB-doctor-2",), ())
