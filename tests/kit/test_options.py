"""Options: defaults, bounds, and names that are not there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.kit import BadTable, Option, resolve

DAYS = Option("days", range(1, 10), 3)
RIVER = Option("river", ("full", "short"), "full")


def test_what_is_not_given_is_the_default() -> None:
    assert resolve((DAYS, RIVER), {}) == {"days": 3, "river": "full"}


@given(st.integers(1, 9))
def test_numbers_may_come_as_text(days: int) -> None:
    assert resolve((DAYS,), {"days": str(days)}) == resolve((DAYS,), {"days": days})
    assert resolve((DAYS,), {"days": days})["days"] == days


@given(st.integers().filter(lambda days: days not in range(1, 10)))
def test_numbers_out_of_bounds(days: int) -> None:
    for given_days in (days, str(days)):
        with pytest.raises(BadTable, match=r"not one of 1–9"):
            DAYS.read(given_days)


@pytest.mark.parametrize("value", ["", " 3", "3 ", "03", "three", True, None, [3], 3.5, "٣"])
def test_what_is_no_number_of_days(value: object) -> None:
    with pytest.raises(BadTable, match="option days"):
        DAYS.read(value)


@pytest.mark.parametrize("value", ["", "Full", "long", 0, None, True, ["full"], {"full": 1}])
def test_words_that_are_none_of_the_values(value: object) -> None:
    with pytest.raises(BadTable, match="not one of full, short"):
        RIVER.read(value)


def test_an_unknown_name() -> None:
    with pytest.raises(BadTable, match="no option 'depth', only days, river"):
        resolve((DAYS, RIVER), {"depth": 3})
    with pytest.raises(BadTable, match="only none"):
        resolve((), {"depth": 3})


def test_a_number_that_is_typed_is_not_listed() -> None:
    """As many as there are, it is read as quickly, and told in bounds."""
    seed = Option("seed", range(1 << 32), 0, typed=True)
    assert seed.listed == (0,)
    assert DAYS.listed == range(1, 10)
    assert seed.read("4294967295") == 4_294_967_295
    with pytest.raises(BadTable, match="not one of 0–4294967295"):
        seed.read("4294967296")
    endless = Option("seed", range(1 << 62), 0, typed=True)
    odd: object
    for odd in ("9" * 5000, "07", "no", "", 1.5, True, None, (), -1):
        with pytest.raises(BadTable, match="option seed"):
            endless.read(odd)  # without a walk through all of them


def test_an_option_says_where_it_matters() -> None:
    """A value where it does not is read as anywhere."""
    camp = Option("camp", ("none", "tent"), "none", seats=range(2, 5))
    lamp = Option("lamp", range(3), 0, beside=("camp", ("tent",)))
    assert RIVER.applies(1, {})
    assert [seats for seats in range(1, 6) if camp.applies(seats, {})] == [2, 3, 4]
    assert lamp.applies(1, {"camp": "tent"})
    assert not lamp.applies(1, {"camp": "none"})
    assert resolve((camp, lamp), {"lamp": 2}) == {"camp": "none", "lamp": 2}
