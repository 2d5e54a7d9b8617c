"""Summit, broken in many ways, each as somebody might break a game without noticing it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from expedition.kit import EVERYONE, Chance, Event, Message, Move, Notation, Options, Section

from . import CLIMB, NOTATION, STAY, UNDECIDED, State, Summit, View


class ShowsTheOthersCard(Summit):
    """A secret in a view: the card of whoever sits opposite instead of one's own."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        return view if seat is None else replace(view, card=state.cards[1 - seat] or None)


class ShowsTheChoice(Summit):
    """A secret in a view: what the other has already chosen, for all to see."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        chosen = [choice for choice in state.choices if choice != UNDECIDED]
        return replace(view, choice=NOTATION[chosen[0]].text if chosen else None)


class TellsTheChoice(Summit):
    """A secret in an event: what was chosen while the other still thinks."""

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        events.append(Event(EVERYONE, "scored", {"seat": f"seat:{seat}", "points": move.code}))
        super().apply(state, seat, move, chance, events)


class ImaginesAnotherCard(Summit):
    """The imagined state forgets what the viewer holds."""

    def imagination(self, view: View) -> Callable[[Chance], State]:
        return super().imagination(replace(view, card=None))


class OffersWhatIsHidden(Summit):
    """Moves that depend on what the seat cannot know: the other's card."""

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        found = super().moves(state, seat)
        return found[:1] if max(state.cards) == 6 else found


class DescribesAtRandom(Summit):
    """Equal views in different words."""

    def describe(self, view: View) -> list[Section]:
        found = super().describe(view)
        return [Section(found[0].title, tuple(random.sample(found[0].lines, 2)))] * 9


class CountsLooks(Summit):
    """A query that changes the state."""

    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        state.scores = (state.scores[0] + 1, state.scores[1])
        return view


class SharedState(State):
    """A copy that is not one."""

    def copy(self) -> "SharedState":
        return self


class CopiesNothing(Summit):
    """Playing on changes what was kept of the past."""

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        state = super().deal(seats, options, chance, events)
        return SharedState(state.days, state.cards, state.choices, state.scores)

    def restore(self, data: Any) -> State:
        state = super().restore(data)
        return SharedState(state.days, state.cards, state.choices, state.scores)


class ForgetsThePast(Summit):
    """A stored state that does not come back."""

    def restore(self, data: Any) -> State:
        return replace(super().restore(data), scores=(0, 0))


class ReadsAnotherMove(Summit):
    """A move whose text does not parse back to it."""

    strange: ClassVar[tuple[Move, ...]] = (STAY, Move(1, "climb  up"))

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        return self.strange if CLIMB in super().moves(state, seat) else super().moves(state, seat)


class AcceptsAnything(Summit):
    """An illegal move is carried out."""

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
        events: list[Event] = []
        self.apply(state, max(0, min(seat, 1)), move, chance, events)
        return events


class RefusesTooLate(Summit):
    """A refused move leaves something behind."""

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
        chance.below(2)
        return super().play(state, seat, move, chance)


class LuckyState(State):
    """A state that brings its own luck."""

    __slots__ = ("luck",)
    luck: Chance

    def copy(self) -> "LuckyState":
        copy = LuckyState(self.days, self.cards, self.choices, self.scores)
        copy.luck = self.luck
        return copy


class KeepsItsLuck(Summit):
    """Chance that is stored in the state and not of the record's seed: records do not replay."""

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        state = super().deal(seats, options, chance, events)
        lucky = LuckyState(state.days, state.cards, state.choices, state.scores)
        lucky.luck = Chance(random.getrandbits(32))
        return lucky

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        super().apply(state, seat, move, getattr(state, "luck", chance), events)

    def restore(self, data: Any) -> State:
        state = super().restore(data)
        return LuckyState(state.days, state.cards, state.choices, state.scores)


class PeeksAndTakesBack(Summit):
    """An undo that leaks: whoever decides sees the other's card, and may then think again."""

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        card = state.cards[1 - seat]
        super().apply(state, seat, move, chance, events)
        events.append(Event(2 << seat, "drew", {"card": card}))


class UndoForgets(Summit):
    """A state that can be taken back, but not all of it."""

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        before.scores = (before.scores[0] + 1, before.scores[1])
        return super().may_undo(before, seat, move, after)


class NeverEnds(Summit):
    """A game that goes on for good."""

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        state.days = 9
        super().apply(state, seat, move, chance, events)

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        return False


class EndsWithoutResult(Summit):
    """Nobody is asked and nobody has won."""

    def result(self, state: State) -> None:
        return None


class Crashes(Summit):
    """A rule that divides by nothing on the last day."""

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        super().apply(state, seat, move, chance, events)
        if state.days == 1:
            state.scores = (state.scores[0] // (state.days - 1), state.scores[1])


class CannotDeal(Summit):
    """A crash before there is anything to record."""

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        raise ZeroDivisionError


class SaysTheUnknown(Summit):
    """A message that no language knows."""

    def prompt(self, view: View) -> Message:
        return Message("prompt-unheard-of", {})


class SaysTooLittle(Summit):
    """A message without what its sentence tells of."""

    def prompt(self, view: View) -> Message:
        return Message("prompt-decide", {"card": 3})


class TwiceTheSame(Summit):
    """A list that names a move twice."""

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        return [*super().moves(state, seat), *super().moves(state, seat)]


class OtherNotation(Summit):
    """Codes that find other moves."""

    notation = Notation(["climb", "stay"])


GAME = ShowsTheChoice()
