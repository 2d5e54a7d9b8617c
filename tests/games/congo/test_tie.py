"""C5. Ties are settled with hippo tiles."""

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove

from .table import Table, table

# All worth 5 in a British hospital; Belgians there roll nothing.
EQUALS = ["GB-doctor-1", "GB-doctor-2", "BE-doctor-1", "BE-doctor-2"]
LISALA = 7


def tied(hippos: list[list[int]], first: int = 0) -> Table:
    return table(
        len(hippos),
        bids=EQUALS[: len(hippos)],
        auxiliaries=(),
        hippos=hippos,
        first=first,
    )


@rule("C5.4")
def test_the_tied_settle_it_with_tiles_those_out_included() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        auxiliaries=[["askari"], ["askari"], ["nurse", "servant"]],
        hippos=[[1, 2], [1, 1], [3, 3]],
    )
    t.play_all("0 pass", "1 pass", "2 add servant", "0 pass", "1 pass", "2 pass")
    assert t.speakers("passed-out") == [0, 1, 2]
    assert t.step == "commit"
    assert t.said("tied") == [{"seats": ("seat:0", "seat:1"), "total": "half:10"}]
    assert t.waiting == (0, 1)


@rule("C5.5")
def test_all_commit_at_least_one_at_once() -> None:
    t = tied([[1, 2, 2], [1, 3], [1, 1]])
    assert t.waiting == (0, 1, 2)
    assert set(t.moves(0)) == {"hippos 1", "hippos 2", "hippos 1 2", "hippos 2 2", "hippos 1 2 2"}
    assert set(t.moves(1)) == {"hippos 1", "hippos 3", "hippos 1 3"}
    assert set(t.moves(2)) == {"hippos 1", "hippos 1 1"}
    with pytest.raises(IllegalMove):
        t.play(1, "hold")
    with pytest.raises(IllegalMove, match="why-no-such-tiles"):
        t.play(1, "hippos 2")
    t.play(2, "hippos 1")
    assert [*t.waiting] == [0, 1]


@rule("C5.5")
def test_what_is_committed_is_secret_until_all_are_in() -> None:
    t = tied([[1, 2], [1, 3]])
    t.play(0, "hippos 1 2")
    assert t.view(0).committed == ((1, 2), ())
    assert t.view(1).committed == t.view().committed == ((), ())
    assert t.view(1).hippo_counts == (2, 2)
    assert t.said("committed", 1) == [{"seat": "seat:0"}]
    assert t.said("you-committed", 0) == [{"seat": "seat:0", "tiles": ("hippo-1", "hippo-2")}]
    assert t.said("you-committed", 1) == []
    t.play(1, "hippos 1")
    assert t.said("tiles-shown", 1) == [
        {"seat": "seat:0", "tiles": ("hippo-1", "hippo-2"), "sum": 3},
        {"seat": "seat:1", "tiles": ("hippo-1",), "sum": 1},
    ]


@rule("C5.6")
def test_a_player_without_tiles_counts_nought() -> None:
    t = tied([[], [1, 1], []])
    assert t.waiting == (1,)
    t.play(1, "hippos 1")
    assert t.view().chiefs[LISALA] == 1
    assert t.speakers("no-tiles") == [0, 2]


@rule("C5.6", "C5.11")
def test_without_any_tiles_the_tie_is_shared() -> None:
    t = tied([[], [], []], first=1)
    assert t.scores == (1, 1, 1)
    assert t.view().chiefs[LISALA] == -1
    assert t.view().first == 1


@rule("C5.7")
def test_the_highest_sum_wins() -> None:
    t = tied([[1, 1, 1], [2, 2], [3, 3]])
    t.play_all("0 hippos 1 1 1", "1 hippos 2 2", "2 hippos 3")
    assert t.view().chiefs[LISALA] == 1
    assert t.scores == (0, 2, 0)
    assert t.view().first == 1


@rule("C5.8")
def test_only_those_level_at_the_top_go_on() -> None:
    """Seat 0 committed less than the others and could afford more, but is not asked."""
    t = tied([[3, 3], [2, 2], [2, 1, 1]], first=1)
    t.play_all("0 hippos 3", "1 hippos 2 2", "2 hippos 1 1 2")
    assert t.scores == (0, 1, 1)
    assert t.view(0).hippos == (3,)


@rule("C5.8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_they_add_face_up_from_the_first_player_on(first: int) -> None:
    t = tied([[1, 1, 2], [1, 1, 2], [1, 1, 2]], first=first)
    t.play_all("0 hippos 1", "1 hippos 1", "2 hippos 1")
    assert t.step == "tie"
    for step in range(3):
        seat = (first + step) % 3
        assert t.waiting == (seat,)
        assert set(t.moves(seat)) == {"hold", "hippos 1", "hippos 2", "hippos 1 2"}
        t.play(seat, "hippos 1")
    assert t.view().committed == ((1, 1), (1, 1), (1, 1))
    assert t.said("tiles-added")[0] == {"seat": f"seat:{first}", "tiles": ("hippo-1",), "sum": 2}


@rule("C5.8")
def test_the_first_player_without_a_part_in_it_is_skipped() -> None:
    t = table(
        bids=["FR-doctor-1", "GB-doctor-1", "GB-doctor-2"],
        auxiliaries=(),
        hippos=[[3], [1, 1], [1, 1]],
    )
    t.play_all("1 hippos 1", "2 hippos 1")
    assert t.waiting == (1,)


@rule("C5.9", "J10")
def test_declining_puts_nobody_out() -> None:
    t = tied([[1, 2], [1, 3]])
    t.play_all("0 hippos 1", "1 hippos 1", "0 hold", "1 hippos 3")
    assert t.waiting == (0,)
    t.play(0, "hippos 2")
    assert t.said("control") == [{"seat": "seat:1", "stop": "stop-lisala", "total": "half:10"}]


@rule("C5.9")
def test_one_who_declined_can_still_win() -> None:
    t = tied([[1, 3], [1, 1, 1]])
    t.play_all("0 hippos 1", "1 hippos 1", "0 hold", "1 hippos 1", "0 hippos 3")
    assert t.waiting == (1,)
    t.play(1, "hold")
    assert t.view().chiefs[LISALA] == 0


@rule("C5.10", "J10")
def test_round_and_round_until_all_decline_in_a_row() -> None:
    t = tied([[1, 1, 1, 1], [1, 1, 2, 2]])
    t.play_all("0 hippos 1", "1 hippos 1")
    t.play_all("0 hold", "1 hippos 1", "0 hippos 1", "1 hold", "0 hippos 1")
    assert t.waiting == (1,)
    t.play(1, "hold")
    assert t.waiting == (0,)  # who added last has not declined since
    t.play(0, "hold")
    assert t.view().chiefs[LISALA] == 0
    assert t.speakers("held") == [0, 1, 1, 0]


@rule("C5.11")
def test_an_unbroken_tie_gives_one_point_to_those_level_only() -> None:
    """Three are tied; one is below after the commitment, two stay level."""
    t = tied([[1, 1], [2, 2], [2, 3]], first=2)
    t.play_all("0 hippos 1", "1 hippos 2", "2 hippos 2", "2 hold", "1 hold")
    assert t.scores == (0, 1, 1)
    assert t.view().chiefs[LISALA] == -1
    assert t.view().first == 2
    assert t.said("scored-tie") == [
        {"seat": "seat:1", "points": "half:2"},
        {"seat": "seat:2", "points": "half:2"},
    ]


@rule("C5.11")
def test_of_three_who_go_on_only_those_level_at_the_end_share() -> None:
    t = tied([[1, 1], [1, 1], [1, 1]])
    t.play_all("0 hippos 1", "1 hippos 1", "2 hippos 1")
    t.play_all("0 hippos 1", "1 hippos 1", "2 hold")
    assert t.scores == (1, 1, 0)


@rule("C5.12")
def test_all_tiles_used_are_discarded() -> None:
    t = tied([[1, 3], [2, 2], [1, 1]])
    t.play_all("0 hippos 1", "1 hippos 2", "2 hippos 1 1")
    t.play(1, "hippos 2")
    assert sorted(t.view().hippo_discard) == [1, 1, 1, 2, 2]
    assert t.view().hippo_counts == (1, 0, 0)
    assert t.view().chiefs[LISALA] == 1


@rule("M2")
def test_a_single_tile_is_committed_without_asking() -> None:
    t = tied([[3], [1, 1], [2]])
    assert t.waiting == (1,)
    assert t.view().hippo_counts == (1, 2, 1)
    assert t.view(1).committed == ((), (), ())
    assert t.view(0).committed == ((3,), (), ())
    t.play(1, "hippos 1 1")
    assert t.view().chiefs[LISALA] == 0
    assert tied([[2], [1]]).view().chiefs[LISALA] == 0


@rule("M3", "K4")
def test_who_has_no_tiles_left_declines_without_being_asked() -> None:
    t = tied([[1], [1, 1]])
    t.play(1, "hippos 1")
    assert t.waiting == (1,)
    t.play(1, "hold")
    assert t.scores == (1, 1)


@rule("C4.24")
def test_a_player_whose_character_is_gone_has_no_part_in_a_tie() -> None:
    t = table(
        bids=["GB-doctor-1", "GB-doctor-2", "FR-doctor-1"],
        auxiliaries=(),
        hippos=[[1, 1], [1, 1], [3, 3]],
        first=2,
        play=(2, "only-nationals"),
    )
    assert t.waiting == (0, 1)
    t.play_all("0 hippos 1", "1 hippos 1")
    assert [*t.waiting] == [0]
