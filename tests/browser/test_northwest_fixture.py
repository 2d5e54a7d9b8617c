"""The browser's tests of the Northwest Passage draw what Python says today."""

from .northwest_fixture import FIXTURE, as_text, fixture


def test_the_fixture_is_current() -> None:
    again = "make it anew: python -m tests.browser.northwest_fixture"
    assert FIXTURE.read_text("utf-8") == as_text(fixture()), again
