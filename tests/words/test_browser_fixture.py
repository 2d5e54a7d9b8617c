"""The browser's test compares itself with what Python says today."""

from .browser_fixture import FIXTURE, as_text, fixture


def test_the_fixture_is_current() -> None:
    again = "make it anew: python -m tests.words.browser_fixture"
    assert FIXTURE.read_text("utf-8") == as_text(fixture()), again


def test_the_fixture_is_small() -> None:
    assert 200 < len(fixture()["messages"]) < 700
