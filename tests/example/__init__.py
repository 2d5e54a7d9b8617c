"""Summit: the least a game needs. Two climbers, one card each, one secret decision a day.

Every day both draw a card of six and look at it. At once and in secret each decides to climb or to
stay; with the 1 one must stay. If both climb the higher card scores 2; who climbs alone scores 1,
and no card is shown. After the last day the most points win. `rules.md` has the rules with their
ids.

    option   values   what it changes
    days     1–9      how long it goes on
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
    Message,
    Move,
    Notation,
    Option,
    Options,
    Result,
    Section,
    from_data,
    only,
    ranked,
    to_data,
)

CARDS = 6
TOO_LOW = 1
NOTATION = Notation(["stay", "climb"])
STAY, CLIMB = NOTATION.moves
UNDECIDED = -1


@dataclass(slots=True, unsafe_hash=True)
class State:
    """Data only. A choice is the code of a move; when all is over nobody holds a card (0)."""

    days: int
    cards: tuple[int, ...]
    choices: tuple[int, ...]
    scores: tuple[int, ...]

    def copy(self) -> "State":
        return replace(self)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = to_data(self)
        return data


@dataclass(frozen=True, slots=True)
class View:
    """What a climber, or a spectator (seat None), may know: not the other's card and choice."""

    seat: int | None
    days: int
    waiting: tuple[int, ...]
    card: int | None
    choice: str | None
    scores: tuple[int, ...]


class Summit(Game[State, View]):
    name = "summit"
    rules_version = 1
    players = range(2, 3)
    options = (Option("days", range(1, 10), 3),)
    notation = NOTATION
    view_type = View
    home = Path(__file__).parent

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        state = State(int(options["days"]), (0, 0), (UNDECIDED, UNDECIDED), (0, 0))
        _draw(state, chance, events)
        return state

    def waiting_for(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if state.days and state.choices[seat] == UNDECIDED)

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        if seat not in self.waiting_for(state):
            return ()
        return NOTATION.moves if state.cards[seat] > TOO_LOW else (STAY,)

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        one, other = state.choices
        state.choices = (move.code, other) if seat == 0 else (one, move.code)
        events.append(Event(EVERYONE, "decided", {"seat": f"seat:{seat}"}))
        if UNDECIDED not in state.choices:
            _settle(state, events)
            _draw(state, chance, events)

    def view(self, state: State, seat: int | None) -> View:
        waiting = self.waiting_for(state)
        if seat is None:
            return View(None, state.days, waiting, None, None, state.scores)
        chosen = state.choices[seat]
        choice = None if chosen == UNDECIDED else NOTATION[chosen].text
        return View(seat, state.days, waiting, state.cards[seat] or None, choice, state.scores)

    def imagination(self, view: View) -> Callable[[Chance], State]:
        def imagine(chance: Chance) -> State:
            hands = _hands(chance) if view.days else [0, 0]
            if view.seat is not None and view.card is not None:
                other = hands[0] if hands[0] != view.card else hands[1]
                hands = [view.card, other] if view.seat == 0 else [other, view.card]
            choices = tuple(_choice(view, seat, hands[seat], chance) for seat in (0, 1))
            return State(view.days, tuple(hands), choices, view.scores)

        return imagine

    def result(self, state: State) -> Result | None:
        if state.days:
            return None
        decided_by = "decided-points" if len(set(state.scores)) > 1 else "decided-shared"
        return Result(state.scores, ranked(state.scores), "ending-last-day", decided_by)

    def why_not(self, view: View, move: Move) -> Message:
        return Message("why-too-low", {"card": view.card or 0})

    def restore(self, data: Mapping[str, Any]) -> State:
        return from_data(State, data)

    # That was all a game must say; the rest makes it pleasant ------------------------------

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        """Until the other has decided too; then the day is settled."""
        return before.days == after.days

    def move_words(self, view: View, move: Move) -> Message:
        return Message(f"move-{move.text}", {})

    def prompt(self, view: View) -> Message:
        if view.seat not in view.waiting:
            return Message("prompt-over" if not view.days else "prompt-wait", {})
        return Message("prompt-decide", {"card": view.card or 0, "days": view.days})

    def describe(self, view: View) -> list[Section]:
        scores = [
            Message("table-score", {"seat": f"seat:{seat}", "points": points})
            for seat, points in enumerate(view.scores)
        ]
        return [Section(Message("table-scores", {"days": view.days}), tuple(scores))]


def _draw(state: State, chance: Chance, events: list[Event]) -> None:
    """A card for each climber, told to nobody else; none after the last day."""
    state.cards = tuple(_hands(chance)) if state.days else (0, 0)
    for seat in (0, 1) if state.days else ():
        events.append(Event(only(seat), "drew", {"card": state.cards[seat]}))


def _hands(chance: Chance) -> list[int]:
    """Two cards of the six, never the same."""
    one, other = chance.roll(CARDS), chance.roll(CARDS - 1)
    return [one, other + (other >= one)]


def _choice(view: View, seat: int, card: int, chance: Chance) -> int:
    """What a seat has chosen: nothing, what the viewer knows, or anything its card allows."""
    if seat in view.waiting or not view.days:
        return UNDECIDED
    if seat == view.seat and view.choice is not None:
        return NOTATION.parse(view.choice).code
    return chance.below(2 if card > TOO_LOW else 1)


def _settle(state: State, events: list[Event]) -> None:
    """The end of a day: who scores, and what was shown."""
    climbers = [seat for seat in (0, 1) if state.choices[seat] == CLIMB.code]
    best = max(climbers, key=lambda seat: state.cards[seat], default=None)
    if best is None:
        events.append(Event(EVERYONE, "nobody-climbed", {}))
    else:
        points = len(climbers)
        state.scores = tuple(
            score + points * (seat == best) for seat, score in enumerate(state.scores)
        )
        for seat in climbers if points == 2 else ():
            card = state.cards[seat]
            events.append(Event(EVERYONE, "showed", {"seat": f"seat:{seat}", "card": card}))
        events.append(Event(EVERYONE, "scored", {"seat": f"seat:{best}", "points": points}))
    state.days -= 1
    state.choices = (UNDECIDED, UNDECIDED)


GAME = Summit()
