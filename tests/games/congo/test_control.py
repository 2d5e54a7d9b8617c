"""C5. Who takes control, what it brings, and where the cards go."""

import pytest

from expedition.compliance.ledger import rule
from expedition.games.congo.box import STOPS

from .table import table


@rule("C5.1")
def test_one_character_left_takes_control_without_raising() -> None:
    t = table(
        bids=["FR-explorer-1", "GB-doctor-1", "DE-doctor-1"],
        auxiliaries=[["porter"], ["nurse"], ["nurse"]],
        play=(0, "only-nationals"),
    )
    assert t.view().chiefs[STOPS.index("lisala")] == 1
    assert t.said("waited") == t.said("passed-out") == []
    assert t.scores == (0, 2, 0)


@rule("C5.2")
def test_with_no_character_left_nobody_takes_control() -> None:
    t = table(
        bids=["FR-explorer-1", "BE-doctor-1", "DE-doctor-1"],
        first=1,
        play=(0, "only-nationals"),
    )
    assert t.view().chiefs[STOPS.index("lisala")] == -1
    assert t.said("uncontrolled") == [{"stop": "stop-lisala"}]
    assert t.scores == (0, 0, 0)


@rule("C5.3")
def test_the_highest_total_wins() -> None:
    t = table(bids=["FR-doctor-1", "GB-doctor-1", "GB-missionary-1"], auxiliaries=())
    assert t.said("control") == [{"seat": "seat:1", "stop": "stop-lisala", "total": "half:10"}]


@rule("C5.3", "C3.8")
@pytest.mark.parametrize(
    ("bids", "total"),
    [
        (["FR-explorer-1", "FR-anthropologist-1"], "half:0"),
        (["FR-explorer-1", "US-explorer-officer"], "half:2"),
    ],
)
def test_nought_or_less_can_win(bids: list[str], total: str) -> None:
    t = table(2, bids=bids, auxiliaries=(), dice=[3])
    assert t.said("control") == [{"seat": "seat:1", "stop": "stop-lisala", "total": total}]


@rule("C5.3")
def test_a_negative_total_can_win() -> None:
    t = table(
        2,
        bids=["FR-explorer-1", "FR-anthropologist-1"],
        auxiliaries=(),
        play=(0, "witch-doctor"),
        hippos=[[3], [2]],
    )
    assert t.said("control") == [{"seat": "seat:0", "stop": "stop-lisala", "total": "half:-2"}]


@rule("C5.13")
@pytest.mark.parametrize(
    ("stop", "points"), [("lukolela", 1), ("lisala", 2), ("isangi", 3), ("kindu", 4)]
)
def test_the_winner_scores_the_stop(stop: str, points: int) -> None:
    t = table(stop=stop, bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"], auxiliaries=())
    assert t.scores == (0, points, 0)
    assert t.said("scored") == [{"seat": "seat:1", "points": f"half:{2 * points}"}]


@rule("C5.14", "R2", "J3")
@pytest.mark.parametrize("stop", ["bolobo", "liranga", "bumba", "basoko", "isangi"])
def test_two_hippo_tiles_at_a_hippo_stop(stop: str) -> None:
    t = table(stop=stop, bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"], auxiliaries=())
    taken = 0 if stop == "isangi" else 2
    assert t.view().hippo_counts == (0, taken, 0)
    if taken:
        tiles = tuple(f"hippo-{value}" for value in t.view(1).hippos)
        (told,) = t.said("took-hippos", 1)
        assert sorted(str(each) for each in tiles) == sorted(told["tiles"])  # type: ignore[arg-type]
        assert t.said("took-hippos", 0) == []
        assert t.said("took-hippos-unseen") == [{"seat": "seat:1", "count": 2}]


@rule("C5.15")
def test_the_winner_is_first_player_next() -> None:
    t = table(bids=["FR-doctor-1", "GB-doctor-1", "DE-doctor-1"], auxiliaries=(), first=2)
    assert t.view().first == 1


@rule("C5.16", "J24")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_a_controller_the_first_player_stays(first: int) -> None:
    t = table(
        bids=["FR-explorer-1", "BE-doctor-1", "DE-doctor-1"],
        first=first,
        play=(0, "only-nationals"),
    )
    assert t.view().stop == "bumba"
    assert t.view().first == first


@rule("J23")
def test_without_a_controller_nothing_is_gained() -> None:
    t = table(
        stop="bumba",
        bids=["FR-explorer-1", "BE-doctor-1", "DE-doctor-1"],
        play=(0, "only-nationals"),
    )
    assert t.scores == (0, 0, 0)
    assert t.view().hippo_counts == (0, 0, 0)


@rule("J23", "S-arab-trader.3")
def test_a_shared_tie_gives_one_point_and_nothing_else() -> None:
    t = table(
        stop="bumba",
        station="mission",
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        auxiliaries=(),
        play=(0, "arab-trader"),
    )
    assert t.scores == (1, 1, 0)
    assert t.view().hippo_counts == (0, 0, 0)
    assert t.said("scored-trader") == []


@rule("C5.17")
def test_all_played_cards_are_discarded() -> None:
    t = table(
        bids=["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"],
        auxiliaries=[["nurse"], ["interpreter"], ["servant"]],
        play=(0, "witch-doctor"),
    )
    t.play_all("0 add nurse", "1 add interpreter", "2 add servant")
    assert t.view().stop == "bumba"
    view = t.view()
    assert set(view.character_discard) == {"GB-doctor-1", "FR-doctor-1", "DE-doctor-1"}
    assert sorted(view.auxiliary_discard) == ["interpreter", "nurse", "servant"]
    assert view.special_discard == ("witch-doctor",)
    assert view.bids == (None, None, None)


@rule("C5.18", "E1")
def test_a_special_card_played_at_kindu_scores_nothing() -> None:
    t = table(
        stop="kindu",
        bids=["GB-doctor-1", "FR-doctor-1", "DE-doctor-1"],
        auxiliaries=(),
        specials=[["gorilla"], [], []],
        play=(0, "witch-doctor"),
    )
    assert t.scores == (4.5, 0, 0)
    assert t.view().special_discard == ("witch-doctor",)


@rule("C5.19", "J20")
def test_a_non_belligerent_that_was_used_leaves_the_game() -> None:
    t = table(
        bids=["US-doctor-missionary", "SE-explorer-doctor", "DE-doctor-1"],
        auxiliaries=(),
        dice=[1, 3],
    )
    assert t.view().chiefs[7] == 0
    assert set(t.view().gone) == {"US-doctor-missionary", "SE-explorer-doctor"}
    assert t.view().character_discard == ("DE-doctor-1",)
