"""The contract: what a game is. Everything else in Expedition works over this and nothing more.

A game is one object with rules and no memory; the memory is its state, which is data only. A seat
is a number from 0; a spectator is None. Nobody but the server ever holds a state: players, bots,
browsers and logs get views and events.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from .chance import Chance
from .errors import BadData, BadTable, IllegalMove, NotYourTurn
from .events import Event, Message
from .hints import Hint
from .moves import Move, Notation
from .options import Option, Options, resolve
from .phrases import Phrase
from .results import Result
from .stories import Story


class State(Protocol):
    """Data only: cheap to copy, equal and hashed by value, and readable as JSON values."""

    def copy(self) -> Self: ...

    def to_data(self) -> dict[str, Any]: ...

    def __hash__(self) -> int: ...


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Turn(NamedTuple):
    """One decision in the history of a game, with what came of it."""

    seat: int
    move: Move
    events: list[Event]


class Section(NamedTuple):
    """A part of the table in words: for terminals, pipes and screen readers."""

    title: Message
    lines: tuple[Message, ...]


class Insight(ABC, Generic[S]):
    """What a game may tell a searching bot. All of it works on imagined states."""

    #: The share of a bot's simulations that a decision of this game is given: below 1 where one
    #: simulation takes long or tells much.
    effort: ClassVar[float] = 1.0

    @abstractmethod
    def policy(self, state: S, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """A sensible move, chosen fast: how simulated players go on."""

    @abstractmethod
    def value(self, state: S) -> Sequence[float]:
        """For each seat how good this position is, from 0 (lost) to 1 (won)."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """A number that grows as the game goes on; a simulation looks a few stages ahead."""

    def candidates(self, state: S, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth searching, the policy's choice always among them; by default all."""
        return moves

    def at_once(self, state: S, seat: int) -> Move | None:
        """The policy's move where it can tell without the list of moves, which may be long."""
        return None


class Game(ABC, Generic[S, V]):
    """One game. Rooms that play, show, store or study games know this class only."""

    #: The name in commands, records and addresses.
    name: ClassVar[str]
    #: Moves when the same seed and moves would give another game; records carry it.
    rules_version: ClassVar[int]
    #: How many may play.
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    notation: ClassVar[Notation]
    view_type: ClassVar[type[Any]]
    #: What `box` and `advice` give: frozen dataclasses of pure data, if the game has them.
    box_type: ClassVar[type[Any] | None] = None
    advice_type: ClassVar[type[Any] | None] = None
    #: The folder with the game's data and texts.
    home: ClassVar[Path]
    #: Help for searching bots, if the game offers any.
    insight: ClassVar[Insight[Any] | None] = None
    #: What players may say by choosing it, beside what they write.
    phrases: ClassVar[tuple[Phrase, ...]] = ()
    #: The questions `hint` answers, from the gentlest on; `hint-<question>` is the text of each.
    questions: ClassVar[tuple[str, ...]] = ()

    # What a game must say ------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> S:
        """The state in which the first decision is owed. Seats and options are checked before."""

    @abstractmethod
    def waiting_for(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision: several at once for secret choices, none when over."""

    @abstractmethod
    def moves(self, state: S, seat: int) -> Sequence[Move]:
        """All legal moves of a seat, none if it owes no decision."""

    @abstractmethod
    def apply(self, state: S, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        """Carry out a move taken from `moves`, unchecked: for searches. Others use `play`."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that a seat, or a spectator, may know: a frozen dataclass of pure data."""

    def opened(self, state: S, seat: int) -> V:
        """What a seat would see with everything open, for who looks back at a finished game; to be
        told where more is hidden than what the views of all seats tell together."""
        return self.view(state, seat)

    @abstractmethod
    def imagination(self, view: V) -> Callable[[Chance], S]:
        """A source of full states, each of which would show exactly this view."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, once the game is over."""

    @abstractmethod
    def why_not(self, view: V, move: Move) -> Message:
        """Why a seat may not make this move now, from what the seat itself may know."""

    @abstractmethod
    def restore(self, data: Mapping[str, Any]) -> S:
        """A state from what its `to_data` gave."""

    # What a game may say -------------------------------------------------------------------

    def may_undo(self, before: S, seat: int, move: Move, after: S) -> bool:
        """Whether this move, just made, showed nothing to anybody and binds nobody.

        It can then be taken back until another seat decides, unless luck was drawn; see also
        `may_rethink`. A game says so move by move; by default every decision stands.
        """
        return False

    def may_rethink(self, before: S) -> bool:
        """Whether what is chosen here, at once and in secret, may be taken back until the last
        choice is in, whatever others have chosen since.

        Asked of moves that `may_undo` lets go alone. None of these choices may depend on another.
        """
        return False

    def seen(self, state: S, seat: int, move: Move, observer: int) -> int:
        """What an observer sees of a move about to be made: its code, or -1 for 'a move'.

        Choices made at once by several seats are secret until all are in.
        """
        return move.code if seat == observer or len(self.waiting_for(state)) == 1 else -1

    def greedy(self, view: V, moves: Sequence[Move], chance: Chance) -> Move:
        """A sound move by rules of thumb; without any, a random one."""
        return chance.pick(moves)

    def ponder(self, view: V, moves: Sequence[Move], effort: int, chance: Chance) -> Move | None:
        """A thinking player's move, for a game that knows better than search; None to search.

        `effort` is how many simulations a search would be given: the more, the deeper the thought.
        """
        return None

    def move_words(self, view: V, move: Move) -> Message:
        """The move as a button or a line of a menu would name it."""
        return Message("move", {"text": f"={move.text}"})

    def describe(self, view: V) -> list[Section]:
        """All that the view shows, in words."""
        return []

    def prompt(self, view: V) -> Message:
        """What is being asked, in one line, as this viewer sees it."""
        return Message("prompt", {})

    def headline(self, view: V) -> Message:
        """Where the game stands, in a few words: for lists of tables."""
        return self.prompt(view)

    def progress(self, view: V) -> float | None:
        """How much of the game is behind, from 0 to 1, if that can be told: for lists of tables."""
        return None

    def box(self) -> Any:
        """What lies in the box, for whoever draws it: names, numbers, places. The same always."""
        return None

    def advice(self, view: V) -> Any:
        """What a drawn table tells its viewer beside the view: what each card is worth here,
        what a choice would bring, why something rests. Told from the view alone."""
        return None

    def hint(self, view: V, question: str, marks: Mapping[str, str]) -> Hint:
        """The answer to one of `questions`, told from the view alone. `marks` is what the player
        has noted: for places of the board what they think is there, as the game writes both; it
        comes from outside, so what is no mark is told, not raised."""
        return Hint(())

    def story(self, states: Sequence[S], turns: Sequence[Turn]) -> Story | None:
        """A finished game told. `states` has the deal first, then one a turn."""
        return None

    # What everybody may use ----------------------------------------------------------------

    def start(
        self, seats: int, options: Mapping[str, object] | None = None, chance: Chance | None = None
    ) -> tuple[S, list[Event]]:
        """A new game with what happened before the first decision."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.players:
            raise BadTable(
                f"{self.name} is for {self.players[0]}–{self.players[-1]} players, not {seats}",
                "error-seats",
                {"low": self.players[0], "high": self.players[-1], "seats": f"={seats}"},
            )
        events: list[Event] = []
        resolved = resolve(self.options, options or {})
        return self.deal(seats, resolved, chance or Chance(0), events), events

    def play(self, state: S, seat: int, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move; any other is refused with its reason and changes nothing."""
        waiting = self.waiting_for(state)
        if type(seat) is not int or seat not in waiting:
            raise NotYourTurn(seat, waiting)
        legal = self.moves(state, seat)
        if move not in legal:
            raise IllegalMove(seat, move.text, self.why_not(self.view(state, seat), move))
        events: list[Event] = []
        self.apply(state, seat, legal[legal.index(move)], chance, events)
        return events

    def imagine(self, view: V, chance: Chance) -> S:
        """Some full state that would show exactly this view; a view that no table shows may come
        from outside, and is refused."""
        imagined = self.imagination(view)
        try:
            return imagined(chance)
        except (KeyError, IndexError, ValueError, OverflowError) as error:
            raise BadData("view", f"no table looks like this: {error!r}") from error
