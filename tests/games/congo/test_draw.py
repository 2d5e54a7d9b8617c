"""B. The draw."""

import pytest

from expedition.compliance.ledger import rule

from .table import table


@rule("B1")
def test_from_the_first_player_each_draws_a_character_and_an_auxiliary() -> None:
    t = table(
        first=1,
        at_station=True,
        character_pile=["FR-doctor-1", "DE-officer-1", "GB-explorer-2"],
        auxiliary_pile=["nun", "askari", "porter"],
    )
    t.go_on(luck=[0] * 6)
    assert [t.view(seat).characters for seat in (1, 2, 0)] == [
        ("FR-doctor-1",),
        ("DE-officer-1",),
        ("GB-explorer-2",),
    ]
    assert [t.view(seat).auxiliaries for seat in (1, 2, 0)] == [("nun",), ("askari",), ("porter",)]


@rule("B1", "K1")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    t = table(at_station=True)
    t.go_on()
    for seat in range(3):
        assert t.said("drew-character", seat) == [
            {"seat": f"seat:{seat}", "card": f"character-{t.view(seat).characters[0]}"}
        ]
        assert len(t.said("drew-auxiliary", seat)) == 1
    assert t.said("drew-character") == t.said("drew-auxiliary") == []


@rule("B2")
def test_a_pile_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    """Three players draw the last three cards: the discard pile stays where it is."""
    t = table(
        at_station=True,
        character_pile=["FR-doctor-1", "DE-officer-1", "GB-explorer-2"],
        other_characters="discard",
        auxiliary_pile=["nun", "nun", "nun"],
        other_auxiliaries="discard",
    )
    t.go_on()
    view = t.view()
    assert (view.character_pile, len(view.character_discard)) == (0, 49)
    assert (view.auxiliary_pile, len(view.auxiliary_discard)) == (0, 51)


@rule("B2")
def test_the_discard_pile_becomes_the_pile_in_the_middle_of_the_draw() -> None:
    t = table(
        at_station=True,
        character_pile=["FR-doctor-1", "DE-officer-1"],
        other_characters="discard",
        auxiliary_pile=["nun"],
        other_auxiliaries="discard",
    )
    t.go_on()
    view = t.view()
    assert (view.character_pile, len(view.character_discard)) == (49, 0)
    assert (view.auxiliary_pile, len(view.auxiliary_discard)) == (51, 0)
    assert view.character_counts == view.auxiliary_counts == (1, 1, 1)


@rule("M14")
def test_everybody_is_told_that_a_pile_was_made_anew() -> None:
    t = table(
        at_station=True,
        character_pile=["FR-doctor-1"],
        other_characters="discard",
        auxiliary_pile=["nun", "nun", "nun"],
        other_auxiliaries="discard",
    )
    t.go_on()
    for viewer in (None, 0, 1, 2):
        assert t.said("pile-renewed", viewer) == [{"kind": "kind-character"}]


@rule("B2", "R3")
def test_the_special_pile_too() -> None:
    t = table(
        stop="basoko",
        scores=[1, 0, 2],
        at_station=True,
        special_pile=[],
        special_discard=["malaria"],
        specials=[["okapi"], [], []],
        other_specials=2,
    )
    t.go_on()
    assert t.view(1).specials == ("malaria",)
    assert t.view().special_discard == ()


@rule("B3")
def test_cards_in_the_contest_are_not_shuffled_in() -> None:
    """The one discarded nun is all that can be drawn; nurses on a character are not."""
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-officer-1"],
        auxiliary_pile=[],
        auxiliary_discard=["nun"],
        auxiliaries=[["nurse", "nurse"], [], []],
        other_auxiliaries=2,
        specials=[[], [], ["colonial"]],
    )
    t.play(2, "play colonial")
    t.play(2, "draw auxiliary")
    assert t.view(2).auxiliaries[-1] == "nun"
    t.play(0, "add nurse")
    assert (t.view().auxiliary_pile, t.view().auxiliary_discard) == (0, ())


@rule("B3")
def test_the_pile_is_made_of_the_discard_pile_and_not_of_returned_bids() -> None:
    """With Hippo Attack the bids are in hand again when the new ones are drawn."""
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-officer-1"],
        hands=[["DE-doctor-1"], [], []],
        character_pile=["BE-doctor-1"],
        character_discard=["BE-doctor-2", "BE-officer-1", "BE-officer-2"],
        other_characters=0,
        play=(0, "hippo-attack"),
        luck=[0, 0, 0],
    )
    assert t.view().bids == ("BE-doctor-1", "BE-doctor-2", "BE-officer-1")
    assert t.view().character_discard == ()
    assert t.view().character_pile == 1


@rule("B4")
def test_with_both_empty_no_card_is_drawn() -> None:
    t = table(at_station=True, auxiliary_pile=[], other_auxiliaries=1)
    t.go_on()
    assert t.view().auxiliary_counts == (0, 54, 0)
    assert t.view().character_counts == (1, 1, 1)
    assert [t.said("drew-auxiliary", seat) for seat in range(3)] == [[], [], []]


@rule("B4")
def test_when_the_last_auxiliary_is_drawn_the_rest_get_none() -> None:
    t = table(first=2, at_station=True, auxiliary_pile=["nun"], other_auxiliaries=1)
    t.go_on()
    assert t.view().auxiliary_counts == (0, 53, 1)


@rule("B4")
def test_without_any_special_card_the_last_draws_none() -> None:
    t = table(stop="ubundu", scores=[3, 0, 2], at_station=True, special_pile=[], other_specials=0)
    t.go_on()
    assert t.view().special_counts == (14, 0, 0)


@rule("B5", "R3")
@pytest.mark.parametrize("stop", ["nouvelle-anvers", "basoko", "ubundu"])
def test_the_lone_last_draws_a_special_card(stop: str) -> None:
    t = table(stop=stop, scores=[2, 3, 0.5], at_station=True)
    t.go_on()
    assert t.view().special_counts == (0, 0, 1)
    card = t.view(2).specials[0]
    assert t.said("drew-special", 2) == [{"seat": "seat:2", "special": f"special-{card}"}]
    assert t.said("drew-special", 0) == []
    assert t.said("drew-special-unseen") == [{"seat": "seat:2"}]


@rule("B5")
@pytest.mark.parametrize("stop", ["bolobo", "bumba", "lisala", "stanley-falls", "kindu"])
def test_not_at_other_stops(stop: str) -> None:
    t = table(stop=stop, scores=[2, 3, 0], at_station=True)
    t.go_on()
    assert t.view().special_counts == (0, 0, 0)


@rule("B6")
@pytest.mark.parametrize("scores", [[0, 0, 0], [1, 1, 4], [4, 0.5, 0.5]])
def test_on_a_tie_for_last_nobody_does(scores: list[float]) -> None:
    t = table(stop="basoko", scores=scores, at_station=True)
    t.go_on()
    assert t.view().special_counts == (0, 0, 0)
