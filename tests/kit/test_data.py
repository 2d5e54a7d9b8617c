"""Pure data: JSON out, JSON in, and hostile JSON refused by its path."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from expedition.games.congo import GAME as CONGO
from expedition.games.congo.view import View
from expedition.kit import BadData, Message, from_data, from_json, to_data, to_json
from expedition.kit.laws import random_game


@dataclass(frozen=True)
class Card:
    name: str
    worth: float


@dataclass(frozen=True)
class Table:
    seats: int
    hidden: bool
    first: int | None
    hand: tuple[Card, ...]
    pair: tuple[int, str]
    tiles: bytes
    scores: tuple[float | None, ...]
    notes: dict[str, int]
    best: Card | None


NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
CARDS = st.builds(Card, st.text(st.characters(exclude_categories=["Cs"])), NUMBERS)
TABLES = st.builds(
    Table,
    st.integers(),
    st.booleans(),
    st.none() | st.integers(),
    st.lists(CARDS, max_size=3).map(tuple),
    st.tuples(st.integers(), st.text(st.characters(exclude_categories=["Cs"]))),
    st.binary(max_size=5),
    st.lists(st.none() | NUMBERS, max_size=4).map(tuple),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    st.none() | CARDS,
)
TABLE = Table(2, False, None, (Card("a", 0.5),), (1, "x"), b"\1\2", (1.0, None), {"n": 1}, None)

#: Any JSON at all.
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@given(TABLES)
@example(TABLE)
def test_what_was_written_comes_back(table: Table) -> None:
    assert from_data(Table, to_data(table)) == table
    assert from_json(Table, to_json(table)) == table


@given(TABLES)
def test_the_fast_way_writes_the_same_json(table: Table) -> None:
    plain = json.dumps(to_data(table), ensure_ascii=False, separators=(",", ":"))
    assert to_json(table) == plain
    assert to_json([table, (1, b"\2")]) == f"[{plain},[1,[2]]]"


def test_messages_are_written_as_lists() -> None:
    assert to_json(Message("drew", {"card": 3})) == '["drew",{"card":3}]'


def test_what_is_no_data_is_not_written() -> None:
    with pytest.raises(TypeError, match="set is no pure data"):
        to_json({1, 2})


def test_whole_numbers_may_stand_for_others() -> None:
    card = from_json(Card, '{"name":"a","worth":2}')
    assert card == Card("a", 2.0)
    assert type(card.worth) is float
    assert from_json(Table, to_json(TABLE).replace("1.0,null", "1,null")) == TABLE


# --- Hostile --------------------------------------------------------------------------------------


def spoiled(**changes: Any) -> Any:
    data = to_data(TABLE)
    assert isinstance(data, dict)
    return data | changes


HOSTILE = [
    (spoiled(seats="2"), "value.seats: expected int, got str"),
    (spoiled(seats=2.0), "value.seats: expected int, got float"),
    (spoiled(seats=True), "value.seats: expected int, got bool"),
    (spoiled(hidden=0), "value.hidden: expected bool, got int"),
    (spoiled(first=[]), "value.first: expected int, got list"),
    (spoiled(hand={}), "value.hand: expected a list, got dict"),
    (spoiled(hand=[{"name": "a"}]), "value.hand[0].worth: missing"),
    (
        spoiled(hand=[{"name": "a", "worth": 1}, {"name": 3, "worth": 1}]),
        "value.hand[1].name: expected str, got int",
    ),
    (spoiled(hand=[3]), "value.hand[0]: expected an object, got int"),
    (spoiled(pair=[1]), "value.pair: expected 2 entries, got 1"),
    (spoiled(pair=[1, 2]), "value.pair[1]: expected str, got int"),
    (spoiled(tiles=[256]), "value.tiles: expected a list of small numbers"),
    (spoiled(tiles=[True]), "value.tiles: expected a list of small numbers"),
    (spoiled(tiles="ab"), "value.tiles: expected a list of small numbers"),
    (spoiled(scores=[1.5, "x"]), "value.scores[1]: expected float, got str"),
    (spoiled(scores=[float("nan")]), "value.scores[0]: expected a number, got nan"),
    (spoiled(scores=[float("-inf")]), "value.scores[0]: expected a number, got -inf"),
    (spoiled(scores=[10**400]), "value.scores[0]: expected a number of usual size"),
    (spoiled(notes={"n": None}), "value.notes.n: expected int, got NoneType"),
    (spoiled(notes=[]), "value.notes: expected an object, got list"),
    (spoiled(extra=1), "value.extra: unknown"),
    (spoiled(**{"x" * 1000: 1}), f"value.{'x' * 40}: unknown"),
    ([], "value: expected an object, got list"),
    (None, "value: expected an object, got NoneType"),
]


@pytest.mark.parametrize(("data", "problem"), HOSTILE, ids=[problem for _, problem in HOSTILE])
def test_hostile_json_is_refused_by_its_path(data: Any, problem: str) -> None:
    with pytest.raises(BadData) as error:
        from_json(Table, json.dumps(data))
    assert str(error.value) == problem
    assert error.value.path == problem.partition(":")[0]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Expecting value"),
        ("{", "Expecting property name"),
        ("{}x", "Extra data"),
        ("\x00", "Expecting value"),
        ("[" * 100_000, "nested too deep"),
        ('{"a":' * 100_000, "nested too deep"),
        ("1" * 5000, "limit"),
        ('"\\ud800"', "half a character"),
        ('{"seats":1,"seats":2}', "stands twice"),
    ],
    ids=[
        "empty",
        "open",
        "more",
        "NUL",
        "deep",
        "deep objects",
        "huge number",
        "surrogate",
        "twice",
    ],
)
def test_what_is_no_json(text: str, problem: str) -> None:
    with pytest.raises(BadData, match=f"^JSON: .*{problem}"):
        from_json(Table, text)


@given(JSON)
def test_any_json_is_a_view_or_bad_data(data: Any) -> None:
    with pytest.raises(BadData):
        from_json(View, json.dumps(data))


@given(st.sampled_from(sorted(View.__dataclass_fields__)), JSON)
def test_a_view_with_one_field_spoiled(name: str, value: Any) -> None:
    """It comes out as it went in, or the path leads to the field."""
    view = to_data(CONGO.view(random_game(CONGO, 2, seed=1, laws=False).state, 0))
    try:
        back = from_json(View, json.dumps(view | {name: value}))
    except BadData as error:
        assert error.path.startswith((f"value.{name}", "JSON"))  # noqa: PT017
    else:
        assert to_data(back) == view | {name: value}
