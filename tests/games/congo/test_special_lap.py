"""C2. The lap in which one special card may be played."""

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove, NotYourTurn

from .table import table

BIDS = ["GB-doctor-1", "GB-doctor-2", "BE-explorer-1"]
SPECIALS = [["malaria"], ["witch-doctor"], ["man-overboard", "arab-trader"]]


@rule("C2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_clockwise_from_the_first_player(first: int) -> None:
    t = table(bids=BIDS, specials=SPECIALS, first=first)
    asked = []
    while t.step == "special":
        (seat,) = t.waiting
        asked.append(seat)
        t.play(seat, "decline")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert t.step == "raise"


@rule("C2.1")
def test_play_or_decline() -> None:
    t = table(bids=BIDS, specials=SPECIALS, station="mission")
    assert t.moves(0) == ["decline", "play malaria"]
    t.play(0, "decline")
    assert t.said("special-declined") == [{"seat": "seat:0"}]
    t.play(1, "decline")
    assert t.moves(2) == ["decline", "play man-overboard", "play arab-trader"]


@rule("C2.2")
def test_after_one_was_played_nobody_else_may() -> None:
    t = table(bids=BIDS, specials=SPECIALS)
    t.play(0, "decline")
    t.play(1, "play witch-doctor")
    assert t.step == "raise"
    assert t.view().special_counts == (1, 0, 2)


@rule("C2.3")
def test_who_declined_is_not_asked_again() -> None:
    t = table(bids=BIDS, specials=SPECIALS)
    t.play(0, "decline")
    with pytest.raises(NotYourTurn):
        t.play(0, "play malaria")
    t.play_all("1 decline", "2 decline")
    assert t.step == "raise"
    assert t.view().special is None


@rule("C2.4")
def test_a_card_must_be_playable_here() -> None:
    t = table(bids=BIDS, specials=[["gorilla", "malaria"], [], []], station="hospital")
    assert t.moves(0) == ["decline", "play malaria"]
    with pytest.raises(IllegalMove, match="why-special-place"):
        t.play(0, "play gorilla")
    assert t.view(0).specials == ("gorilla", "malaria")


@rule("C2.4")
def test_a_card_must_be_in_hand() -> None:
    t = table(bids=BIDS, specials=[["malaria"], ["witch-doctor"], []])
    with pytest.raises(IllegalMove, match="why-special-not-in-hand"):
        t.play(0, "play witch-doctor")


@rule("C2.5")
def test_the_card_is_shown() -> None:
    t = table(bids=BIDS, specials=SPECIALS)
    t.play(0, "decline")
    t.play(1, "play witch-doctor")
    for viewer in (None, 0, 2):
        assert (t.view(viewer).special, t.view(viewer).owner) == ("witch-doctor", 1)
        assert t.said("special-played", viewer) == [
            {"seat": "seat:1", "special": "special-witch-doctor"}
        ]


@rule("C2.6")
@pytest.mark.parametrize(
    ("card", "station", "asked"),
    [
        ("explored-region", "jungle", (0,)),
        ("damaged-boiler", "jungle", (1, 2)),
        ("colonial", "jungle", (0,)),
    ],
)
def test_cards_that_ask_before_the_reveal(card: str, station: str, asked: tuple[int, ...]) -> None:
    t = table(
        bids=["GB-explorer-1", "GB-doctor-2", "BE-explorer-1"],
        hands=[["FR-doctor-1"], ["FR-doctor-2"], ["FR-officer-1"]],
        stop="bumba",
        station=station,
        flag=None,
        play=(0, card),
    )
    assert t.step == "at-once"
    assert t.waiting == asked
    assert t.view().bids == ("?", "?", "?")


@rule("C2.6")
@pytest.mark.parametrize("card", ["okapi", "hippo-attack"])
def test_cards_that_act_before_the_reveal(card: str) -> None:
    t = table(
        bids=["GB-explorer-1", "GB-doctor-2", "BE-explorer-1"],
        station="jungle",
        flag=None,
        play=(0, card),
    )
    ids = [message.id for message in t.heard()]
    if card == "okapi":
        assert ids.index("scored-okapi") < ids.index("bid-shown", ids.index("scored-okapi"))
    else:
        assert ids.index("bids-returned") < ids.index("bid-shown")


@rule("C2.6")
@pytest.mark.parametrize("card", ["gorilla", "warrior", "malaria", "man-overboard"])
def test_everything_else_waits_for_the_reveal(card: str) -> None:
    t = table(
        bids=["GB-explorer-1", "GB-doctor-2", "BE-explorer-1"],
        station="village",
        play=(0, card),
        dice=[2, 1, 3, 3],
    )
    ids = [message.id for message in t.heard()]
    at = ids.index("special-played")
    assert ids[at + 1 : at + 4] == ["bid-shown"] * 3


@rule("J14")
@pytest.mark.parametrize(
    "card", ["malaria", "man-overboard", "arab-trader", "no-auxiliaries", "friendly-meeting"]
)
def test_a_card_may_be_played_without_effect(card: str) -> None:
    """Nobody holds an auxiliary, say; playing it still keeps the next from playing one."""
    t = table(
        bids=["GB-doctor-1", "FR-doctor-2", "FR-doctor-1"],
        station="mission",
        auxiliaries=(),
        specials=[[], ["witch-doctor"], []],
        play=(0, card),
        dice=[4, 1, 4, 1],
    )
    assert t.view().chiefs[7] == 0
    assert t.view().special_counts == (0, 1, 0)
    assert t.view().special_discard == (card,)
