"""C4. The raising."""

import pytest

from expedition.compliance.ledger import rule
from expedition.kit import IllegalMove

from .table import Table, table

# At a mission under the British flag: 5, 4 and 4 points.
BIDS = ["GB-missionary-1", "BE-doctor-1", "DE-missionary-1"]


def raising(
    auxiliaries: list[list[str]],
    bids: list[str] = BIDS,
    first: int = 0,
    *,
    flag: str | None = "GB",
    spare: tuple[str, ...] = ("askari",),
) -> Table:
    """All hold a spare askari beside what is given, which fits nobody: so all are asked."""
    return table(
        len(bids),
        stop="stanley-falls",
        station="mission",
        flag=flag,
        first=first,
        bids=bids,
        auxiliaries=[[*cards, *spare] for cards in auxiliaries],
    )


LEVEL = ["GB-missionary-1", "GB-missionary-2", "GB-doctor-1"]  # 5, 5 and 4


@rule("C4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_clockwise_from_the_first_player(first: int) -> None:
    t = raising([["nun"] * 2, ["nurse"] * 3, ["nun"] * 2], first=first)
    order = []
    for _ in range(3):
        (seat,) = t.waiting
        order.append(seat)
        t.play(seat, next(move for move in t.moves(seat) if move != "pass"))
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert t.waiting == (first,)


@rule("C4.1")
def test_one_or_more_cards_or_pass() -> None:
    t = raising([["nun", "nun", "servant"], ["nurse"], ["nun"]])
    assert set(t.moves(0)) == {
        "pass",
        "add nun",
        "add nun nun",
        "add servant",
        "add nun servant",
        "add nun nun servant",
    }
    t.play(0, "add nun nun servant")
    assert t.totals == (7.5, 4, 4)
    assert t.view().added == (("nun", "nun", "servant"), (), ())
    assert t.view().auxiliary_counts == (1, 2, 2)


@rule("C4.2")
def test_what_auxiliaries_add() -> None:
    t = raising([["nun"], ["servant"], ["interpreter"]])
    t.play(0, "add nun")
    t.play(1, "add servant")
    t.play(2, "add interpreter")
    assert t.totals == (6, 4.5, 5)
    assert t.said("added") == [
        {"seat": "seat:0", "cards": ("auxiliary-nun",), "total": "half:12"},
        {"seat": "seat:1", "cards": ("auxiliary-servant",), "total": "half:9"},
        {"seat": "seat:2", "cards": ("auxiliary-interpreter",), "total": "half:10"},
    ]


@rule("C4.3")
@pytest.mark.parametrize(
    ("character", "fitting"),
    [
        ("GB-explorer-1", {"porter"}),
        ("GB-anthropologist-1", {"assistant"}),
        ("GB-doctor-1", {"nurse"}),
        ("GB-missionary-1", {"nun"}),
        ("GB-officer-1", {"askari"}),
        ("RU-explorer-anthropologist", {"porter", "assistant"}),
        ("ES-missionary-explorer", {"nun", "porter"}),
        ("US-doctor-missionary", {"nurse", "nun"}),
    ],
)
def test_the_profession_must_fit(character: str, fitting: set[str]) -> None:
    everything = ["porter", "assistant", "nurse", "nun", "askari"]
    t = raising([everything, ["nun"], ["nun"]], [character, *BIDS[1:]], flag=None, spare=())
    assert {move[4:] for move in t.moves(0) if len(move.split()) == 2} == fitting
    pairs = {frozenset(move.split()[1:]) for move in t.moves(0) if len(move.split()) == 3}
    assert pairs == ({frozenset(fitting)} if len(fitting) == 2 else set())
    with pytest.raises(IllegalMove):
        t.play(0, f"add {next(name for name in everything if name not in fitting)}")


@rule("C4.12")
def test_a_servant_goes_on_anybody_but_only_one_in_a_round() -> None:
    t = raising([["servant", "servant"], ["servant"], ["servant", "nun"]])
    assert t.moves(0) == ["pass", "add servant"]
    t.play(0, "add servant")
    assert t.view().servant == 0
    assert t.moves(1) == ["pass"]
    with pytest.raises(IllegalMove, match="why-one-servant"):
        t.play(1, "add servant")
    t.play(1, "pass")
    assert t.moves(2) == ["pass", "add nun"]
    t.play(2, "add nun")
    assert t.moves(0) == ["pass"]  # not even a second one of one's own


@rule("C4.12")
def test_in_the_next_round_a_servant_can_be_played_again() -> None:
    t = raising([["servant"], ["askari"], ["askari"]])
    t.play(0, "add servant")
    t.finish_round()
    assert t.view().stop == "ubundu"
    assert t.view().servant is None


@rule("C4.13")
def test_passing_below_the_top_puts_one_out() -> None:
    t = raising([["nun"], ["nurse"] * 3, ["nun"] * 3])
    t.play(0, "pass")
    t.play(1, "pass")
    assert t.view().raising == (0, 2)
    assert t.totals[1] == 4
    t.play(2, "add nun nun")
    assert t.waiting == (0,)
    t.play(0, "add nun")
    assert t.waiting == (2,)
    assert t.said("passed-out") == [{"seat": "seat:1", "total": "half:8"}]


@rule("C4.13", "J7")
def test_not_only_the_lowest() -> None:
    t = raising([["nun"], ["nurse"], ["nurse"]], ["GB-missionary-1", "GB-doctor-1", "FR-doctor-1"])
    assert t.totals == (5, 4, 2)
    t.play_all("0 pass", "1 pass")
    assert t.view().raising == (0, 2)


@rule("C4.14", "J8")
def test_a_sole_leader_waits_any_number_of_times() -> None:
    bids = ["GB-missionary-1", "GB-explorer-1", "GB-explorer-2"]  # 5, 2, 2
    t = raising([["nun"], ["porter"] * 2, ["porter"] * 2], bids)
    for adding in ("1 add porter", "1 add porter"):
        t.play(0, "pass")
        t.play_all(adding)
        t.play(2, "add porter")
    assert t.said("waited") == [{"seat": "seat:0", "total": "half:10"}] * 2
    t.play(0, "pass")
    assert t.view().raising == (0, 1, 2)
    assert len(t.said("waited")) == 3


@rule("C4.15")
def test_tied_at_the_top_one_waits_once() -> None:
    t = raising([["nun"], ["nun"], ["nurse", "servant"]], LEVEL)
    t.play_all("0 pass", "1 pass")
    assert t.view().waited == (0, 1)
    assert t.view().raising == (0, 1, 2)
    t.play(2, "add nurse")  # three at 5
    t.play(0, "pass")
    assert t.view().raising == (1, 2)
    assert t.said("passed-out") == [{"seat": "seat:0", "total": "half:10"}]
    t.play(1, "add nun")
    assert t.waiting == (2,)


@rule("C4.16")
def test_adding_restores_the_wait() -> None:
    """Seat 0 waits at 5, adds to be level at 6, and may wait there again."""
    t = raising([["nun"] * 2, ["nun"] * 2, ["nurse"] * 3], LEVEL)
    t.play_all("0 pass", "1 add nun", "2 add nurse nurse")  # 5, 6, 6
    assert t.view().waited == (0,)
    t.play(0, "add nun")  # 6, 6, 6
    assert t.view().waited == ()
    t.play(1, "add nun")  # 6, 7, 6
    t.play(2, "add nurse")  # 6, 7, 7
    t.play(0, "add nun")  # 7, 7, 7
    t.play_all("1 pass", "2 pass", "0 pass")
    assert t.said("passed-out") == []
    assert len(t.said("tied")) == 1


@rule("C4.15", "C4.16")
def test_another_players_card_does_not_restore_it() -> None:
    t = raising([["nun"], ["nun"], ["nurse"] * 2], LEVEL)
    t.play_all("0 pass", "1 pass", "2 add nurse")  # 5, 5, 5
    t.play(0, "pass")
    assert t.speakers("passed-out") == [0]


@rule("C4.17")
def test_a_wait_alone_at_the_top_does_not_count() -> None:
    t = raising([["nun"], ["nurse"] * 2, ["interpreter"]])
    t.play_all("0 pass", "1 add nurse", "2 add interpreter")  # 5, 5, 5
    assert t.view().waited == ()
    t.play(0, "pass")
    assert t.view().waited == (0,)
    assert t.view().raising == (0, 1, 2)


@rule("C4.18")
def test_the_top_includes_players_already_out() -> None:
    t = raising([["nun"], ["nun"], ["nurse", "servant"]], LEVEL)
    t.play_all("0 pass", "1 pass", "2 add servant")  # 5, 5, 4½
    t.play_all("0 pass", "1 pass")  # both out, their 5 stands
    assert t.view().raising == (2,)
    assert t.waiting == (2,)
    t.play(2, "pass")  # below the top: out, and nobody is left
    assert t.speakers("passed-out") == [0, 1, 2]
    assert t.said("tied") == [{"seats": ("seat:0", "seat:1"), "total": "half:10"}]


@rule("C4.18")
def test_the_last_one_in_is_no_sole_leader_beside_somebody_out() -> None:
    t = raising([["nun"], ["nun"], ["nurse", "nurse", "servant"]], LEVEL)
    t.play_all("0 pass", "1 pass", "2 add servant", "0 pass", "1 pass")
    t.play(2, "add nurse")  # 5½: alone at the top and alone in
    assert t.view().chiefs[11] == 2


@rule("C4.18", "C4.22")
def test_the_last_one_in_who_draws_level_with_somebody_out_is_asked_again() -> None:
    bids = ["GB-anthropologist-1", "GB-missionary-1", "GB-missionary-2"]  # 3, 5, 5
    t = raising([["assistant"] * 3, [], []], bids, first=1)
    t.play_all("1 pass", "2 pass", "0 add assistant", "1 pass", "2 pass")
    assert t.speakers("passed-out") == [1, 2]
    t.play(0, "add assistant")
    assert t.totals == (5, 5, 5)
    assert t.waiting == (0,)
    t.play(0, "add assistant")
    assert t.said("control") == [
        {"seat": "seat:0", "stop": "stop-stanley-falls", "total": "half:12"}
    ]


@rule("C4.19")
def test_an_addition_need_not_reach_the_top() -> None:
    t = raising([["nun"], ["nurse"], ["interpreter"]])
    t.play_all("0 add nun", "1 add nurse")
    assert t.totals == (6, 5, 4)
    assert 1 in t.view().raising


@rule("C4.20")
def test_the_leader_may_add() -> None:
    t = raising([["nun", "nun"], ["nurse"], ["interpreter"]])
    t.play(0, "add nun")
    assert t.totals == (6, 4, 4)


@rule("C4.21")
def test_it_ends_when_nobody_is_left_in() -> None:
    t = raising([["nun"], ["nun"], ["nurse", "servant"]], LEVEL)
    t.play_all("0 pass", "1 pass", "2 add servant", "0 pass", "1 pass", "2 pass")
    assert len(t.said("passed-out")) == 3
    assert t.said("tied") != []


@rule("C4.22")
def test_it_ends_when_only_the_sole_leader_is_left_in() -> None:
    t = raising([["nun"], ["nurse"], ["interpreter"]])
    t.play_all("0 add nun", "1 pass", "2 pass")
    assert t.said("control") == [
        {"seat": "seat:0", "stop": "stop-stanley-falls", "total": "half:12"}
    ]
    assert t.said("waited") == []


@rule("C4.23", "J9")
def test_it_ends_when_all_have_passed_since_it_began() -> None:
    t = raising([["nun"], ["nun"], ["nurse"]], LEVEL)
    t.play_all("0 pass", "1 pass", "2 pass")
    assert t.speakers("waited") == [0, 1]
    assert t.said("tied") == [{"seats": ("seat:0", "seat:1"), "total": "half:10"}]


@rule("C4.23")
def test_it_ends_when_all_have_passed_since_the_last_card() -> None:
    t = raising([["nun"] * 2, ["nun"] * 2, ["nurse"]], LEVEL)
    t.play_all("0 add nun", "1 add nun", "2 pass")  # 6, 6, 4 out
    t.play(0, "pass")
    assert t.waiting == (1,)
    t.play(1, "pass")
    assert t.said("tied") == [{"seats": ("seat:0", "seat:1"), "total": "half:12"}]


@rule("C4.23")
def test_who_added_last_has_not_passed_since() -> None:
    """Seat 2 adds without reaching the top; the others wait; seat 2 is asked once more."""
    t = raising([["nun"], ["nun"], ["servant", "nurse"]], LEVEL)
    t.play_all("0 pass", "1 pass", "2 add servant")
    t.play_all("0 add nun", "1 add nun")
    assert t.waiting == (2,)


@rule("C4.24")
def test_a_player_without_a_character_is_skipped() -> None:
    t = table(
        4,
        stop="stanley-falls",
        station="mission",
        bids=["GB-missionary-1", "FR-doctor-1", "GB-doctor-1", "DE-missionary-1"],
        first=1,
        play=(1, "only-nationals"),
        auxiliaries=[["nun"], ["nurse"], ["nurse"], ["nun"]],
    )
    assert t.view().bids == ("GB-missionary-1", None, "GB-doctor-1", None)
    assert t.waiting == (2,)
    t.play(2, "add nurse")
    assert t.waiting == (0,)


@rule("M3", "K4")
def test_one_without_auxiliaries_passes_without_being_asked() -> None:
    t = raising([[], ["nurse"], ["interpreter"]], spare=())
    assert t.waiting == (1,)
    assert t.said("waited") == [{"seat": "seat:0", "total": "half:10"}]
    t = raising([["nun"], [], []], spare=())
    assert t.speakers("passed-out") == []
    t.play(0, "add nun")
    assert t.speakers("passed-out") == [1, 2]
    t = raising([[], [], []], spare=())
    assert t.view().chiefs[11] == 0


@rule("K3")
def test_everybody_still_in_is_asked_even_with_nothing_legal() -> None:
    t = raising([[], [], []])
    for seat in range(3):
        assert t.waiting == (seat,)
        assert t.moves(seat) == ["pass"]
        t.play(seat, "pass")
