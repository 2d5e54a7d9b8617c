"""The browser's tests of the boards draw what Python says today."""

import json

from . import maldonado_fixture, northwest_fixture


def test_the_fixture_of_the_northwest_passage_is_current() -> None:
    again = "make it anew: python -m tests.browser.northwest_fixture"
    written = northwest_fixture.FIXTURE.read_text("utf-8")
    assert written == northwest_fixture.as_text(northwest_fixture.fixture()), again


def test_the_fixture_of_maldonado_is_current() -> None:
    again = "make it anew: python -m tests.browser.maldonado_fixture"
    assert (
        json.loads(maldonado_fixture.FIXTURE.read_text("utf-8")) == maldonado_fixture.fixture()
    ), again
