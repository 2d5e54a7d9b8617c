"""Moves: small values with a stable text and a number, made once and kept in a table."""

from collections.abc import Iterable, Sequence

from .errors import Ambiguous, Malformed


class Move:
    """One decision a person would name. `code` numbers it within its game, `text` is for good."""

    __slots__ = ("code", "text")

    def __init__(self, code: int, text: str) -> None:
        self.code = code
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def words(self) -> tuple[str, ...]:
        """The text's parts: the verb, then what it names."""
        return tuple(self.text.split())


class Notation:
    """All moves of a game in the order of their codes, and the way from text to move."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.moves = tuple(Move(code, text) for code, text in enumerate(texts))
        self._by_text = {move.text: move for move in self.moves}
        if len(self._by_text) != len(self.moves):
            raise ValueError("two moves share a text")

    def __getitem__(self, code: int) -> Move:
        return self.moves[code]

    def parse(self, text: str) -> Move:
        """The move with exactly this text, but for blanks."""
        move = self._by_text.get(" ".join(text.split()))
        if move is None:
            raise Malformed(text)
        return move

    def find(self, text: str, legal: Sequence[Move]) -> Move:
        """The move a person means: its exact text, or words that fit just one legal move.

        `bid doctor` finds `bid FR-doctor-1` when that is the only doctor in hand.
        """
        try:
            return self.parse(text)
        except Malformed:
            wanted = _parts(text)
            if not wanted:
                raise
            fitting = [move for move in legal if _holds(_parts(move.text), wanted)]
            if not fitting:
                raise
            exact = [move for move in fitting if len(_parts(move.text)) == len(wanted)]
            if len(exact) == 1:
                return exact[0]
            if len(fitting) > 1:
                raise Ambiguous(text, [move.text for move in fitting[:6]]) from None
            return fitting[0]


def _parts(text: str) -> list[str]:
    return text.casefold().replace("-", " ").split()


def _holds(parts: list[str], wanted: list[str]) -> bool:
    left = list(parts)
    for word in wanted:
        if word not in left:
            return False
        left.remove(word)
    return True
