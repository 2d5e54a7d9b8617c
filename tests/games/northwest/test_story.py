"""The story of a finished game, told of every golden record."""

from functools import cache

from expedition.compliance.golden import replay
from expedition.games.northwest import GAME
from expedition.kit import Match, Message, Story
from expedition.words import LANGUAGES, Words
from tests.golden.golden import record_paths


@cache
def stories() -> list[tuple[Match, Story]]:
    return [_told(replay(GAME, path)) for path in record_paths("northwest")]


def _told(match: Match) -> tuple[Match, Story]:
    again = Match(GAME, match.seats, match.options, match.seed, script=match.script)
    states = [again.state.copy()]
    for turn in match.turns:
        again.play(turn.seat, turn.move)
        states.append(again.state.copy())
    story = GAME.story(states, again.turns)
    assert story is not None
    return match, story


def test_the_count_adds_up_to_the_result() -> None:
    for match, story in stories():
        assert match.result is not None
        sums = tuple(sum(row.scores[seat] for row in story.ledger) for seat in range(match.seats))
        assert sums == match.result.scores
        assert story.chart[-1].scores == match.result.scores


def test_the_chart_has_a_point_for_each_round() -> None:
    for match, story in stories():
        rounds = [point.label.args["round"] for point in story.chart[1:-1]]
        assert rounds == list(range(1, match.view(None).round))
        numbers = [point.number for point in story.chart]
        assert numbers == sorted(numbers)


def test_turning_points_are_few_and_in_order() -> None:
    for match, story in stories():
        numbers = [moment.number for moment in story.moments]
        assert len(numbers) <= 6
        assert numbers == sorted(numbers)
        assert all(0 < number <= match.number for number in numbers)
    kinds = {moment.text.id for _, story in stories() for moment in story.moments}
    assert kinds >= {f"story-{kind}" for kind in ("passage", "home", "lost", "left", "island")}


def test_nobody_who_is_home_was_too_late() -> None:
    for match, story in stories():
        home = match.view(None).home
        late = [moment.seat for moment in story.moments if moment.text.id == "story-left"]
        assert not {*late} & {*home}


def test_only_the_first_to_the_passage_and_the_first_home_turned_the_game() -> None:
    for match, story in stories():
        for kind in ("passage", "home"):
            told = [each.number for each in story.moments if each.text.id == f"story-{kind}"]
            turns = enumerate(match.turns, 1)
            happened = [n for n, turn in turns for event in turn.events if event.id == kind]
            assert told == happened[: len(told)][:1]


def test_every_language_tells_it() -> None:
    for match, story in stories():
        for language in LANGUAGES:
            words = Words(language, GAME, viewer=0, strict=True)
            for message in _messages(story):
                assert words.say(message)
        assert match.result is not None


def _messages(story: Story) -> list[Message]:
    found = [story.headline]
    found += [row.label for row in story.ledger]
    found += [point.label for point in story.chart]
    for moment in story.moments:
        found += [moment.title, moment.text]
    return found
