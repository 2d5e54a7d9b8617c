"""Moves and their notation: exact texts, loose ones, and ones that fit several moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from expedition.games.congo import GAME as CONGO
from expedition.kit import Ambiguous, Malformed, Move, Notation

NOTATION = Notation(
    ["bid FR-doctor-1", "bid FR-doctor-2", "bid GB-officer-1", "pass", "add nun", "add nun nun"]
)


def test_codes_follow_the_order_and_find_their_moves() -> None:
    assert [move.code for move in NOTATION.moves] == list(range(6))
    assert all(NOTATION[move.code] is move for move in NOTATION.moves)


def test_two_moves_may_not_share_a_text() -> None:
    with pytest.raises(ValueError, match="share a text"):
        Notation(["pass", "pass"])


@pytest.mark.parametrize("text", ["pass", " pass", "pass\n", "\tpass  "])
def test_blanks_do_not_matter(text: str) -> None:
    assert NOTATION.parse(text).text == "pass"
    assert NOTATION.parse(" bid   FR-doctor-1 ").code == 0


@pytest.mark.parametrize("text", ["", " ", "PASS", "pass it", "bid FR doctor 1", "bid\x00", "пас"])
def test_exact_means_exact(text: str) -> None:
    with pytest.raises(Malformed):
        NOTATION.parse(text)


@given(st.text())
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = NOTATION.find(text, NOTATION.moves)
    except (Malformed, Ambiguous) as error:
        assert error.message.args["text"]  # noqa: PT017
    else:
        assert move in NOTATION.moves


@given(st.sampled_from(CONGO.notation.moves))
def test_every_text_of_congo_parses_back(move: Move) -> None:
    assert CONGO.notation.parse(move.text) is move
    assert CONGO.notation.find(move.text, []) is move
    assert " ".join(move.words) == move.text == str(move)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("officer", "bid GB-officer-1"),
        ("OFFICER gb", "bid GB-officer-1"),
        ("bid gb officer", "bid GB-officer-1"),
        ("doctor 2", "bid FR-doctor-2"),
        ("Pass", "pass"),
        ("nun add", "add nun"),  # as long as what was said: better than one that is longer
        ("nun nun", "add nun nun"),
    ],
)
def test_words_that_fit_one_legal_move(text: str, found: str) -> None:
    assert NOTATION.find(text, NOTATION.moves).text == found


def test_only_legal_moves_are_guessed() -> None:
    assert NOTATION.find("doctor", NOTATION.moves[1:]).text == "bid FR-doctor-2"
    with pytest.raises(Malformed):
        NOTATION.find("doctor", NOTATION.moves[2:])


def test_an_exact_text_is_found_even_if_it_is_not_legal() -> None:
    """So that the refusal can say why not."""
    assert NOTATION.find("pass", NOTATION.moves[:1]).text == "pass"


def test_words_that_fit_several_list_them() -> None:
    with pytest.raises(Ambiguous) as error:
        NOTATION.find("doctor", NOTATION.moves)
    assert error.value.candidates == ("bid FR-doctor-1", "bid FR-doctor-2")
    assert str(error.value) == "'doctor' may mean 'bid FR-doctor-1' or 'bid FR-doctor-2'"


def test_no_endless_list_of_candidates() -> None:
    many = Notation(f"bid card-{number}" for number in range(100))
    with pytest.raises(Ambiguous) as error:
        many.find("bid", many.moves)
    assert len(error.value.candidates) == 6


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(Malformed) as error:
        NOTATION.parse("x" * 10**6)
    assert len(str(error.value)) < 120
