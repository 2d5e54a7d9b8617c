"""The table in words: complete at every state, for every reader, in every language."""

from collections.abc import Iterator

import pytest

from expedition.kit import Chance, Match, Message
from expedition.words import LANGUAGES, Words

from .tables import CONGO

SECTIONS = {
    "table-here",
    "table-contest",
    "table-values",
    "table-players",
    "table-river",
    "table-unseen",
    "table-piles",
}


def states(seats: int, seed: int) -> Iterator[Match]:
    """A random game, before each decision and at its end."""
    match = Match(CONGO, seats, {}, seed)
    chance = Chance(seed)
    yield match
    while match.waiting_for:
        seat = chance.pick(match.waiting_for)
        match.play(seat, chance.pick(match.moves(seat)))
        yield match


def messages(match: Match, viewer: int | None) -> Iterator[Message]:
    for section in CONGO.describe(match.view(viewer)):
        yield section.title
        yield from section.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", CONGO.players)
def test_every_line_has_its_words(language: str, seats: int) -> None:
    told: set[str] = set()
    for match in states(seats, seed=seats):
        for viewer in (None, match.number % seats):
            words = Words(language, CONGO, (), viewer, strict=True)
            for message in messages(match, viewer):
                if str(message) in told:
                    continue
                told.add(str(message))
                assert words.say(message).strip()
                cells = message.args.get("cells")
                if isinstance(cells, str):
                    assert "|" in words.say(Message(cells[1:], message.args))


def test_a_table_has_all_its_sections() -> None:
    match = Match(CONGO, 3, {}, 1)
    found = {section.title.id for section in CONGO.describe(match.view(0))}
    assert SECTIONS | {"table-characters", "table-auxiliaries", "table-specials"} <= found
    assert {section.title.id for section in CONGO.describe(match.view(None))} == SECTIONS


def test_every_hand_card_says_what_it_is_worth_or_why_it_rests() -> None:
    words = Words("en", CONGO, ("Ada", "Boris"), 0)
    told: dict[str, Message] = {}
    for seed in range(8):
        for match in states(2, seed):
            told |= {str(message): message for message in messages(match, 0)}
    text = "\n".join(words.say(message) for message in told.values())
    for part in (
        "for the flag",
        "by its die",
        "adds 1 to your character",
        "adds ½",
        "rests, it needs",
        "rests, there is no flag here",
        "speaks",
        "can be played now",
        "only jungle or village",
        "They break ties",
        "all know you hold it",
    ):
        assert part in text, part


def test_what_the_line_names_is_what_moves_name() -> None:
    """A front end lights up the hand's line of the move under the cursor."""
    for match in states(3, 4):
        for seat in match.waiting_for:
            items = {message.args.get("item") for message in messages(match, seat)}
            for move in match.moves(seat):
                if move.words[0] in ("bid", "discard", "play", "add", "look"):
                    assert all(f"={word}" in items for word in move.words[1:]), move
