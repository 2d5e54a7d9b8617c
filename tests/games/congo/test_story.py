"""The story of a finished game, told of every golden record."""

from functools import cache
from pathlib import Path

import pytest

from expedition.compliance.golden import replay
from expedition.games.congo import GAME
from expedition.kit import Match, Message, Story
from expedition.words import LANGUAGES, Words
from tests.golden.golden import record_paths

PATHS = record_paths("congo")


@cache
def told(path: Path) -> tuple[Match, Story] | None:
    """A golden game with its story, if it was played to its end."""
    match = replay(GAME, path)
    if match.result is None:
        return None
    again = Match(GAME, match.seats, match.options, match.seed, script=match.script)
    states = [again.state.copy()]
    for turn in match.turns:
        again.play(turn.seat, turn.move)
        states.append(again.state.copy())
    story = GAME.story(states, again.turns)
    assert story is not None
    return match, story


def stories() -> list[tuple[Match, Story]]:
    return [each for each in map(told, PATHS) if each is not None]


def test_most_golden_games_have_a_story() -> None:
    assert len(stories()) > 10


def test_the_count_adds_up_to_the_result() -> None:
    for match, story in stories():
        assert match.result is not None
        sums = tuple(sum(row.scores[seat] for row in story.ledger) for seat in range(match.seats))
        assert sums == match.result.scores
        assert story.chart[-1].scores == match.result.scores


def test_the_chart_has_a_point_for_each_stop_and_only_grows() -> None:
    for match, story in stories():
        stops = [point for point in story.chart if point.label.id == "story-stop"]
        first = match.view(None).first_stop
        assert stops[0].label.args["stop"] == f"stop-{first}"
        assert stops[-1].label.args["stop"] == "stop-kindu"
        for before, after in zip(story.chart, story.chart[1:], strict=False):
            assert before.number <= after.number
            assert all(one <= more for one, more in zip(before.scores, after.scores, strict=True))


def test_turning_points_are_few_and_in_order() -> None:
    kinds: set[str] = set()
    for match, story in stories():
        numbers = [moment.number for moment in story.moments]
        assert len(numbers) <= 3
        assert numbers == sorted(numbers)
        assert all(0 < number <= match.number for number in numbers)
        kinds |= {moment.text.id for moment in story.moments}
    assert {"story-close", "story-tiles"} <= kinds


def test_the_headline_names_the_winner() -> None:
    for match, story in stories():
        assert match.result is not None
        winners = match.result.winners
        if len(winners) == 1:
            assert story.headline.args["seat"] == f"seat:{winners[0]}"
        else:
            assert story.headline.id == "story-shared-win"


def messages(story: Story) -> list[Message]:
    moments = [message for moment in story.moments for message in (moment.title, moment.text)]
    rows = [row.label for row in story.ledger]
    details = [Message("story-stops-detail", row.args) for row in rows if "detail" in row.args]
    return [story.headline, *rows, *details, *(point.label for point in story.chart), *moments]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_told_in_every_language(language: str) -> None:
    for match, story in stories():
        for viewer in (None, *range(match.seats)):
            words = Words(
                language, GAME, ("Ada", "Ben", "Cleo", "Dan")[: match.seats], viewer, strict=True
            )
            for message in messages(story):
                assert words.say(message)


@pytest.mark.parametrize("river", ["full", "short"])
def test_the_stops_behind_tell_how_far_the_game_is(river: str) -> None:
    match = Match(GAME, 2, {"river": river}, seed=3)
    told = [GAME.progress(match.view(None))]
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[0])
        told.append(GAME.progress(match.view(None)))
    assert (told[0], told[-1]) == (0, 1)
    assert told == sorted(told)
