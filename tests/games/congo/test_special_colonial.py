"""Colonial."""

from expedition.compliance.ledger import rule

from .places import playable_anywhere
from .table import Table, table


def colonial(bid: str = "FR-doctor-1") -> Table:
    return table(
        bids=[bid, "GB-missionary-2", "GB-missionary-1"],
        hands=[["BE-doctor-2"], [], []],
        character_pile=["GB-doctor-1"],
        auxiliary_pile=["nurse"],
        play=(0, "colonial"),
    )


@rule("S-colonial.1")
def test_where() -> None:
    assert playable_anywhere("colonial")


@rule("S-colonial.2")
def test_draw_a_character_in_secret() -> None:
    t = colonial()
    assert t.waiting == (0,)
    assert t.moves(0) == ["draw character", "draw auxiliary"]
    assert t.view().bids == ("?", "?", "?")
    t.play(0, "draw character", luck=[0])
    assert t.view(0).characters == ("BE-doctor-2", "GB-doctor-1")
    assert t.view(0).drawn_character == "GB-doctor-1"
    for viewer in (None, 1, 2):
        assert t.view(viewer).drawn == "character"
        assert t.view(viewer).drawn_character is None
        assert t.said("colonial-character", viewer) == [{"seat": "seat:0"}]
        assert t.said("drew-character", viewer) == []


@rule("S-colonial.2")
def test_draw_an_auxiliary_in_secret() -> None:
    t = colonial()
    t.play(0, "draw auxiliary", luck=[0])
    assert t.view(0).auxiliaries == ("askari", "nurse")
    assert t.view(1).drawn == "auxiliary"
    assert t.said("colonial-auxiliary", 1) == [{"seat": "seat:0"}]
    assert t.said("drew-auxiliary", 1) == []
    assert t.said("drew-auxiliary", 0) == [{"seat": "seat:0", "auxiliary": "auxiliary-nurse"}]


@rule("S-colonial.3", "M13")
def test_an_empty_deck_may_not_be_chosen() -> None:
    bids = ["FR-doctor-1", "GB-missionary-2", "GB-missionary-1"]
    t = table(bids=bids, auxiliary_pile=[], other_auxiliaries=1, play=(0, "colonial"))
    assert t.moves(0) == ["draw character"]
    t = table(bids=bids, character_pile=[], other_characters=1, play=(0, "colonial"))
    assert t.moves(0) == ["draw auxiliary"]


@rule("M13", "B2")
def test_a_pile_that_can_be_made_anew_is_not_empty() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-missionary-2", "GB-missionary-1"],
        auxiliary_pile=[],
        auxiliary_discard=["nun"],
        other_auxiliaries=1,
        play=(0, "colonial"),
    )
    assert t.moves(0) == ["draw character", "draw auxiliary"]
    t.play(0, "draw auxiliary")
    assert t.view(0).auxiliaries == ("askari", "nun")


@rule("M13")
def test_with_nothing_to_draw_it_does_nothing() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-missionary-2", "GB-missionary-1"],
        auxiliary_pile=[],
        other_auxiliaries=1,
        character_pile=[],
        other_characters=1,
        play=(0, "colonial"),
    )
    assert t.step == "raise"


@rule("S-colonial.4")
def test_the_bid_may_be_swapped_for_this_card_and_no_other() -> None:
    t = colonial()
    t.play(0, "draw character", luck=[0])
    assert t.step == "card"
    assert t.view().bids == ("FR-doctor-1", "GB-missionary-2", "GB-missionary-1")
    assert set(t.moves(0)) == {"swap", "keep"}
    t.play(0, "swap")
    assert t.view().bids[0] == "GB-doctor-1"
    assert t.totals == (5, 4, 4)


@rule("S-colonial.5", "K5", "J21")
def test_the_old_bid_goes_to_hand_and_is_known() -> None:
    t = colonial("US-explorer-officer")
    t.play(0, "draw character", luck=[0])
    t.play(0, "swap")
    assert t.view(0).characters == ("BE-doctor-2", "US-explorer-officer")
    assert t.view(1).known == (("US-explorer-officer",), (), ())
    assert t.said("swapped") == [{"seat": "seat:0", "card": "character-US-explorer-officer"}]
    assert t.said("sympathy-rolled") == []
    t.finish_round()
    assert t.view().gone == ()


@rule("S-colonial.6")
def test_unswapped_it_stays_secret() -> None:
    t = colonial()
    t.play(0, "draw character", luck=[0])
    t.play(0, "keep")
    assert t.view().bids[0] == "FR-doctor-1"
    assert t.view(1).known == ((), (), ())
    assert t.view(1).drawn is None
    assert "GB-doctor-1" in t.view(0).characters
    assert all("GB-doctor-1" not in str(message) for message in t.heard(1))


@rule("S-colonial.7", "S-colonial.4")
def test_a_drawn_auxiliary_may_be_used_at_once_and_offers_no_swap() -> None:
    t = colonial()
    t.play(0, "draw auxiliary", luck=[0])
    assert t.step == "raise"
    assert "add nurse" in t.moves(0)
