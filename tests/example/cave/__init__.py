"""Cave: what Summit has not. One to three play together, and win or lose together.

Four forks lie ahead; at two of them the way is left, at two right. In turn each chooses; a wrong
way costs a candle. Who gets through has won, and scores the candles left; without a candle
everybody has lost. Whoever asks is told what follows from the forks behind.

    option    values   what it changes
    candles   1–4      how many there are
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from expedition.kit import (
    EVERYONE,
    Chance,
    Event,
    Game,
    Hint,
    HintLine,
    Message,
    Move,
    Notation,
    Option,
    Options,
    Phrase,
    Result,
    from_data,
    to_data,
)

NOTATION = Notation(["left", "right"])
LEFT, RIGHT = NOTATION.moves
FORKS = (LEFT.code, LEFT.code, RIGHT.code, RIGHT.code)


@dataclass(slots=True, unsafe_hash=True)
class State:
    seats: int
    candles: int
    passed: int
    forks: tuple[int, ...]

    def copy(self) -> "State":
        return replace(self)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_data(self)
        return data


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    seats: int
    candles: int
    behind: tuple[str, ...]


class Cave(Game[State, View]):
    name = "cave"
    rules_version = 1
    players = range(1, 4)
    options = (Option("candles", range(1, 5), 2),)
    notation = NOTATION
    view_type = View
    home = Path(__file__).parent
    phrases = (
        Phrase("phrase-careful"),
        Phrase("phrase-trust", about=True, kind="trust"),
        Phrase("phrase-trust-nobody", kind="trust"),
    )
    questions = ("sure", "which")

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        return State(seats, int(options["candles"]), 0, _shuffled(FORKS, chance))

    def waiting_for(self, state: State) -> tuple[int, ...]:
        over = not state.candles or state.passed == len(FORKS)
        return () if over else (state.passed % state.seats,)

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        return NOTATION.moves if seat in self.waiting_for(state) else ()

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        right = state.forks[state.passed] == move.code
        state.passed += 1
        state.candles -= not right
        went = "went-well" if right else "went-astray"
        events.append(Event(EVERYONE, went, {"seat": f"seat:{seat}"}))

    def view(self, state: State, seat: int | None) -> View:
        behind = tuple(NOTATION[fork].text for fork in state.forks[: state.passed])
        return View(seat, state.seats, state.candles, behind)

    def imagination(self, view: View) -> Callable[[Chance], State]:
        known = tuple(NOTATION.parse(text).code for text in view.behind)

        def imagine(chance: Chance) -> State:
            ahead = _shuffled(_ahead(view), chance)
            return State(view.seats, view.candles, len(known), known + ahead)

        return imagine

    def result(self, state: State) -> Result | None:
        if self.waiting_for(state):
            return None
        won = state.candles > 0
        ranks = (1 if won else 2,) * state.seats
        scores = (float(state.candles),) * state.seats
        ending = "ending-out" if won else "ending-dark"
        return Result(scores, ranks, ending, "decided-together", allied=True)

    def why_not(self, view: View, move: Move) -> Message:
        return Message("why-over", {})

    def restore(self, data: Mapping[str, Any]) -> State:
        return from_data(State, data)

    def move_words(self, view: View, move: Move) -> Message:
        return Message(f"move-{move.text}", {})

    def prompt(self, view: View) -> Message:
        return Message("prompt-way", {"candles": view.candles})

    def progress(self, view: View) -> float | None:
        return len(view.behind) / len(FORKS)

    def hint(self, view: View, question: str, marks: Mapping[str, str]) -> Hint:
        """Whether the next way is certain; and which it is, or that the mark on it is wrong."""
        ahead = set(_ahead(view))
        place = (f"fork-{len(view.behind) + 1}",)
        if len(ahead) != 1:
            return Hint((HintLine(Message("hint-unsure", {}), place),))
        way = NOTATION[ahead.pop()].text
        if question == "sure":
            return Hint((HintLine(Message("hint-certain", {}), place),))
        wrong = marks.get(place[0], way) != way
        return Hint((HintLine(Message(f"hint-{'not' if wrong else 'go'}-{way}", {}), place),))


def _ahead(view: View) -> tuple[int, ...]:
    """The ways of the forks ahead, in no order."""
    left = list(FORKS)
    for text in view.behind:
        left.remove(NOTATION.parse(text).code)
    return tuple(left)


def _shuffled(ways: Sequence[int], chance: Chance) -> tuple[int, ...]:
    left = list(ways)
    return tuple(left.pop(chance.below(len(left))) for _ in ways)


GAME = Cave()
