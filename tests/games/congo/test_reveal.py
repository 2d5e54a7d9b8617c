"""C3. The reveal and the base values."""

import pytest

from expedition.compliance.ledger import rule

from .plain import MODIFIERS, STATIONS, WORTH
from .table import table


@rule("C3.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_bids_are_turned_up_together(first: int) -> None:
    t = table(hands=[["GB-doctor-1"], ["GB-doctor-2"], ["FR-officer-1"]], first=first)
    t.play_all("1 bid GB-doctor-2", "2 bid FR-officer-1")
    assert t.view().bids == (None, "?", "?")
    assert t.said("bid-shown") == []
    t.play(0, "bid GB-doctor-1")
    assert t.view().bids == ("GB-doctor-1", "GB-doctor-2", "FR-officer-1")
    assert t.speakers("bid-shown") == [first, (first + 1) % 3, (first + 2) % 3]


@rule("C3.2", "C3.3")
def test_the_card_acts_before_the_characters_roll() -> None:
    t = table(
        bids=["US-explorer-officer", "SE-explorer-doctor", "RU-explorer-anthropologist"],
        play=(0, "malaria"),
        dice=[1, 2, 3, 4, 4],
    )
    assert t.order("malaria-roll", "bitten", "sympathy-rolled") == [
        *["malaria-roll"] * 3,
        "bitten",
        *["sympathy-rolled"] * 2,
    ]
    assert t.speakers("sympathy-rolled") == [1, 2]


@rule("C3.2")
@pytest.mark.parametrize("card", ["gorilla", "warrior", "man-overboard"])
def test_a_card_that_asks_after_the_reveal_shows_the_bids_first(card: str) -> None:
    t = table(
        bids=["US-explorer-officer", "SE-explorer-doctor", "RU-explorer-anthropologist"],
        station="village",
        play=(0, card),
    )
    assert t.step == "card"
    assert "?" not in t.view().bids
    assert t.said("sympathy-rolled") == []
    assert t.totals == (None, None, None)


@rule("C3.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_rolls_go_from_the_first_player_on(first: int) -> None:
    t = table(
        bids=["US-explorer-officer", "BE-doctor-1", "RU-explorer-anthropologist"],
        flag="FR",
        first=first,
        dice=[1, 2, 3],
    )
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert t.view().dice == tuple(order.index(seat) + 1 for seat in range(3))


@rule("C3.4")
@pytest.mark.parametrize("station", STATIONS)
@pytest.mark.parametrize("flag", ["GB", "BE", "FR", "DE", None])
def test_base_value_of_a_belligerent(station: str, flag: str | None) -> None:
    if station == "jungle":
        flag = None
    language = "flemish" if flag == "BE" else None
    column = STATIONS.index(station)
    for power in ("GB", "FR", "DE"):
        t = table(
            bids=[f"{power}-{name}-1" for name in ("explorer", "anthropologist", "doctor")],
            station=station,
            flag=flag,
            language=language,
        )
        off = MODIFIERS.get(frozenset({power, str(flag)}), 0)
        professions = ("explorer", "anthropologist", "doctor")
        assert t.totals == tuple(WORTH[name][column] + off for name in professions)


@rule("C3.4")
@pytest.mark.parametrize(
    ("station", "value"),
    [("barracks", 5), ("hospital", 3), ("mission", 2), ("village", 4), ("jungle", 5)],
)
def test_the_better_of_two_professions_counts(station: str, value: int) -> None:
    t = table(
        bids=["US-explorer-officer", "FR-doctor-1", "FR-doctor-2"],
        station=station,
        flag=None,
    )
    assert t.totals[0] == value


@rule("C3.5")
@pytest.mark.parametrize(
    ("flag", "values"),
    [("GB", (5, 5, 3, 4)), ("FR", (3, 5, 5, 4)), ("DE", (4, 5, 4, 5)), ("BE", (5, 5, 5, 5))],
)
def test_sympathy(flag: str, values: tuple[int, ...]) -> None:
    for roll, (value, power) in enumerate(zip(values, ("GB", "BE", "FR", "DE"), strict=True), 1):
        t = table(
            bids=["US-doctor-missionary", "DE-officer-1", "DE-officer-2"],
            flag=flag,
            language="french" if flag == "BE" else None,
            dice=[roll],
        )
        assert t.totals[0] == value
        assert t.said("sympathy-rolled") == [
            {
                "seat": "seat:0",
                "card": "character-US-doctor-missionary",
                "roll": roll,
                "nation": f"nation-{power}",
            }
        ]


@rule("C3.6")
@pytest.mark.parametrize("station", ["jungle", "village"])
def test_no_flag_no_roll(station: str) -> None:
    t = table(
        bids=["US-doctor-missionary", "RU-explorer-anthropologist", "BE-officer-2"],
        stop="kindu",
        station=station,
        flag=None,
    )
    assert t.rolls == []
    assert t.view().dice == (0, 0, 0)


@rule("C3.7")
@pytest.mark.parametrize(
    ("flag", "rolls"), [("BE", True), ("FR", True), ("GB", False), ("DE", False)]
)
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_a_belgian_rolls_for_a_language(flag: str, rolls: bool, roll: int) -> None:
    t = table(
        bids=["BE-doctor-1", "GB-officer-1", "FR-officer-2"],
        flag=flag,
        language="flemish" if flag == "BE" else None,
        dice=[roll],
    )
    spoken = "language-french" if roll % 2 == 0 else "language-flemish"
    told = {"seat": "seat:0", "card": "character-BE-doctor-1", "roll": roll, "language": spoken}
    assert t.said("language-rolled") == ([told] if rolls else [])
    assert t.totals[0] == 5


@rule("C3.8")
def test_a_base_value_may_be_negative() -> None:
    t = table(
        bids=["FR-explorer-1", "FR-anthropologist-1", "GB-explorer-1"],
        station="hospital",
        flag="GB",
    )
    assert t.totals == (-1, 0, 1)


@rule("Z2")
def test_the_rulebooks_small_examples() -> None:
    t = table(
        bids=["GB-missionary-1", "FR-doctor-1", "BE-missionary-1"], station="hospital", flag="GB"
    )
    assert t.totals == (4, 3, 4)
