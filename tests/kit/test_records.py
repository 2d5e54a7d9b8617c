"""Records: read, written and refused with the line where they are broken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.kit import BadTable, BrokenRecord, Match, Record, records
from expedition.kit.laws import random_game
from tests.example import GAME

WORD = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=12)
NAME = st.text(
    st.characters(exclude_categories=["C", "Z"], exclude_characters=",#"), min_size=1, max_size=40
)
RECORDS = st.builds(
    Record,
    game=WORD,
    rules=st.integers(0, 10**9),
    seats=st.integers(0, 10**9),
    seed=st.integers(0, 2**63),
    options=st.dictionaries(WORD, WORD, max_size=3),
    names=st.lists(NAME, max_size=4).map(tuple),
    script=st.lists(st.integers(0, 100), max_size=5).map(tuple),
    moves=st.lists(
        st.tuples(st.integers(0, 9), st.lists(WORD, min_size=1, max_size=3).map(" ".join)),
        max_size=5,
    ).map(tuple),
    result=st.none() | st.lists(st.integers(0, 99).map(str), min_size=1).map(" ".join),
)

WHOLE = """expedition record 1
game: summit
rules: 1
options: days=1
seats: 2
names: Ada, Борис
seed: 7

0 climb
1 stay
result: 1 0
"""


@given(RECORDS)
def test_what_was_written_comes_back(record: Record) -> None:
    text = str(record)
    assert records.read(text) == record
    assert str(records.read(text)) == text


def test_a_whole_record() -> None:
    match = Match.replay(GAME, records.read(WHOLE))
    assert match.names == ("Ada", "Борис")
    assert match.result is not None
    assert str(match.record()) == WHOLE


@given(st.integers(0, 10**12), st.integers(1, 9))
def test_any_game_replays_from_its_text(seed: int, days: int) -> None:
    match = random_game(GAME, 2, {"days": days}, seed, laws=False)
    again = Match.replay(GAME, records.read(str(match.record())))
    assert again.state == match.state
    assert [turn.events for turn in again.turns] == [turn.events for turn in match.turns]


@given(st.integers(0, 11))
def test_a_game_that_still_runs_replays_as_far_as_it_went(moves: int) -> None:
    record = random_game(GAME, 2, {"days": 6}, 1, laws=False).record()
    part = records.read(str(record))
    part = Record(
        part.game, part.rules, part.seats, part.seed, part.options, moves=part.moves[:moves]
    )
    match = Match.replay(GAME, part)
    assert match.number == moves
    assert match.result is None
    assert match.record() == part


def test_comments_blanks_and_line_ends_do_not_matter() -> None:
    text = WHOLE.replace("seats: 2", "seats: 2   # both").replace(
        "0 climb\n", "# day one\n\n  0   climb # up\n"
    )
    assert records.read(text) == records.read(WHOLE)
    assert records.read(WHOLE.replace("\n", "\r\n")) == records.read(WHOLE)
    assert records.read(WHOLE.removesuffix("\n")) == records.read(WHOLE)
    assert records.read("\ufeff" + WHOLE) == records.read(WHOLE)


def test_a_record_needs_little() -> None:
    text = "expedition record 1\ngame: summit\nrules: 1\nseats: 2\nseed: 0\n"
    match = Match.replay(GAME, records.read(text))
    assert match.options == {"days": 3}
    assert match.waiting_for == (0, 1)


# --- Broken ---------------------------------------------------------------------------------------


def spoiled(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new)


#: What is read, the line that is named (0: the whole), and what is said of it.
BROKEN: dict[str, tuple[str, int, str]] = {
    "empty": ("", 1, "a record begins with 'expedition record'"),
    "something else": ("GIF89a\x00\xff", 1, "a record begins with"),
    "NUL bytes": ("\x00" * 1000, 1, "a record begins with"),
    "oversized": (WHOLE + "#" * (1 << 20), 0, "longer than 1048576 characters"),
    "no format": (spoiled("record 1", "record"), 1, "format is '', not a number"),
    "newer format": (spoiled("record 1", "record 2"), 1, "format 2 is newer than 1"),
    "odd format": (spoiled("record 1", "record 1.5"), 1, "format is '1.5', not a number"),
    "unknown head": (spoiled("game: summit", "sport: summit"), 2, "not 'sport: summit'"),
    "no colon": (spoiled("game: summit", "game summit"), 2, "not 'game summit'"),
    "NUL in the head": (spoiled("game:", "ga\x00me:"), 2, r"not 'ga\x00me: summit'"),
    "twice": (spoiled("seats: 2", "seats: 2\nseats: 2"), 6, "seats stands twice"),
    "no game": (spoiled("game: summit\n", ""), 0, "the head lacks game"),
    "no rules": (spoiled("rules: 1\n", ""), 0, "the head lacks rules"),
    "no seats": (spoiled("seats: 2\n", ""), 0, "the head lacks seats"),
    "no seed": (spoiled("seed: 7\n", ""), 0, "the head lacks seed"),
    "seats in words": (spoiled("seats: 2", "seats: two"), 5, "seats is 'two', not a number"),
    "negative seats": (spoiled("seats: 2", "seats: -2"), 5, "seats is '-2', not a number"),
    "foreign digits": (spoiled("seats: 2", "seats: ٢"), 5, "seats is '٢', not a number"),
    "huge number": (spoiled("seed: 7", "seed: " + "9" * 101), 7, "not a number"),
    "endless number": (spoiled("seed: 7", "seed: " + "9" * 100_000), 7, "not a number"),
    "options": (spoiled("days=1", "days"), 4, "an option reads name=value"),
    "options twice": (spoiled("days=1", "days=1 days=2"), 4, "once each, not 'days=2'"),
    "script": (spoiled("seed: 7", "seed: 7\nscript: 1 x"), 8, "script is 'x', not a number"),
    "seat of a move": (spoiled("0 climb", "A climb"), 9, "seat is 'A', not a number"),
    "after the result": (WHOLE + "0 stay\n", 12, "nothing may follow the result"),
    # Read, but not to be replayed
    "another game": (spoiled("summit", "chess"), 0, "a record of 'chess', not of 'summit'"),
    "newer rules": (spoiled("rules: 1", "rules: 2"), 0, "rules 2 are newer than 1"),
    "older rules": (spoiled("rules: 1", "rules: 0"), 0, "rules 0 are no longer played here"),
    "absurd seats": (
        spoiled("seats: 2\nnames: Ada, Борис", "seats: " + "9" * 99),
        0,
        "summit is for 2–2 players",
    ),
    "option out of bounds": (spoiled("days=1", "days=10"), 0, "'10', not one of 1–9"),
    "unknown option": (spoiled("days=1", "nights=1"), 0, "there is no option 'nights'"),
    "too few names": (spoiled("Ada, Борис", "Ada"), 0, "1 names for 2 seats"),
    "empty name": (spoiled("Ada, Борис", "Ada,"), 0, "a name has 1 to 40"),
    "long name": (spoiled("Борис", "B" * 41), 0, "a name has 1 to 40"),
    "impossible luck": (
        spoiled("seed: 7", "seed: 7\nscript: 6"),
        0,
        "outcome 1 of the script is 6",
    ),
    "no such move": (spoiled("0 climb", "0 jump"), 9, "no move reads 'jump'"),
    "no move": (spoiled("0 climb", "0"), 9, "no move reads ''"),
    "NUL in a move": (spoiled("0 climb", "0 cli\x00mb"), 9, r"no move reads 'cli\x00mb'"),
    "half a move": (spoiled("0 climb", "0 cl"), 9, "no move reads 'cl'"),
    "out of turn": (spoiled("1 stay", "0 stay"), 10, "seat 0 owes no decision"),
    "nobody's seat": (spoiled("1 stay", "9 stay"), 10, "seat 9 owes no decision"),
    "huge seat": (spoiled("1 stay", "9" * 99 + " stay"), 10, "owes no decision"),
    "illegal move": (
        spoiled("seed: 7", "seed: 7\nscript: 0 0"),
        10,
        "seat 0 may not 'climb': why-too-low(card=1)",
    ),
    "moves after the end": (
        spoiled("result: 1 0\n", "0 stay\n"),
        11,
        "seat 0 owes no decision; waiting for []",
    ),
    "another result": (spoiled("result: 1 0", "result: 0 1"), 0, "the record says 0 1"),
    "result too early": (spoiled("1 stay\n", ""), 0, "the result is none, the record says 1 0"),
    "result in words": (spoiled("result: 1 0", "result: Ada"), 0, "the record says Ada"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_names_its_line(name: str) -> None:
    text, line, problem = BROKEN[name]
    with pytest.raises(BrokenRecord) as error:
        Match.replay(GAME, records.read(text))
    assert problem in str(error.value)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ") == (line > 0)
    assert len(str(error.value)) < 200


@given(st.text())
def test_any_text_is_a_record_or_broken(text: str) -> None:
    with pytest.raises(BrokenRecord):
        records.read(text)


@given(st.integers(0, len(WHOLE) - 1), st.characters())
def test_one_letter_more_never_crashes(at: int, letter: str) -> None:
    try:
        Match.replay(GAME, records.read(WHOLE[:at] + letter + WHOLE[at:]))
    except BrokenRecord as error:
        assert error.line <= WHOLE.count("\n") + 1  # noqa: PT017


@given(st.integers(0, len(WHOLE)))
def test_a_record_cut_off_anywhere_never_crashes(at: int) -> None:
    try:
        match = Match.replay(GAME, records.read(WHOLE[:at]))
    except BrokenRecord:
        return
    assert match.number <= 2


@pytest.mark.parametrize(
    "name", ["A\u2028b", "A\x85b", "A\x0bb", "A\nb", " Ada", "A\x1b[2J", "A\x00"]
)
def test_a_name_that_would_not_come_back_is_refused(name: str) -> None:
    with pytest.raises(BadTable, match="name"):
        Match(GAME, 2, names=(name, "Boris"))


@given(st.text(max_size=41))
def test_every_name_a_match_takes_comes_back_from_its_record(name: str) -> None:
    try:
        record = Match(GAME, 2, names=(name, "Boris")).record()
    except BadTable:
        return
    assert records.read(str(record)) == record


@pytest.mark.parametrize("seed", [-1, 10**100, 1.0, True, "7", None])
def test_a_seed_that_would_not_come_back_is_refused(seed: object) -> None:
    with pytest.raises(BadTable, match="seed"):
        Match(GAME, 2, seed=seed)  # type: ignore[arg-type]
