"""Expedition: Northwest Passage, a race through the Arctic for one to four players.

In search of Franklin's lost expedition each player leads a ship, a sled and seven crewmen from
Greenland west. The map is made on the way: every corner of the tiles is land or sea, and all tiles
agree at their corners. In ten rounds the sun freezes the north, up to six of nine rows, and lets it
thaw again: ships are held in the ice, sleds walk over it and drown when it melts. Whoever finds the
Passage, explores camps and straits, meets Inuit, maps islands and comes back to Greenland in time
scores; what is left in the ice is lost.

    option     values            what it changes
    places     lowest, shared    shared: tied players share the points of the places they cover;
                                 nobody ties with one who plays alone
    greenland  all, passage      passage: a Greenland token only for those who hold a Passage token

One player alone plays for the best score, without majorities. The rules follow
`docs/rules/northwest.md`; every number of the box is in `data.toml`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from expedition.kit import (
    BadData,
    Chance,
    Event,
    Game,
    Message,
    Move,
    Option,
    Options,
    Result,
    Section,
    Story,
    Turn,
)

from . import advice, knowledge, policy, rules, scoring, setup
from .board import BOX, Advice, Box, advise
from .box import HOME, MOST_SEATS
from .describe import describe
from .insight import NorthwestInsight
from .notation import NOTATION
from .state import State, restore
from .story import tell
from .view import View


class NorthwestPassage(Game[State, View]):
    """The game; its rules are in `rules` and the modules it names."""

    name = "northwest"
    rules_version = 1
    players = range(1, MOST_SEATS + 1)
    options = (
        Option("places", ("lowest", "shared"), "lowest", seats=range(2, MOST_SEATS + 1)),
        Option("greenland", ("all", "passage"), "all"),
    )
    notation = NOTATION
    view_type = View
    box_type = Box
    advice_type = Advice
    home = HOME
    insight = NorthwestInsight()

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        shared, first = options["places"] == "shared", options["greenland"] == "passage"
        return setup.deal(seats, shared, first, chance, events)

    def waiting_for(self, state: State) -> tuple[int, ...]:
        return rules.waiting_for(state)

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        return rules.moves(state, seat)

    def apply(
        self, state: State, seat: int, move: Move, chance: Chance, events: list[Event]
    ) -> None:
        rules.apply(state, seat, move, chance, events)

    def view(self, state: State, seat: int | None) -> View:
        return knowledge.view(state, seat)

    def imagination(self, view: View) -> Callable[[Chance], State]:
        try:
            state = knowledge.imagined(view)
        except (KeyError, IndexError, TypeError, ValueError, ArithmeticError) as error:
            raise BadData("view", f"no table looks like this: {error!r}") from None
        return lambda chance: state.copy()

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def why_not(self, view: View, move: Move) -> Message:
        return advice.why_not(view, move)

    def restore(self, data: Mapping[str, Any]) -> State:
        return restore(data)

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        """Everything is open: whatever needed no luck can be taken back."""
        return True

    def greedy(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        return policy.greedy(view, moves, chance)

    def move_words(self, view: View, move: Move) -> Message:
        return advice.move_words(view, move)

    def describe(self, view: View) -> list[Section]:
        return describe(view)

    def prompt(self, view: View) -> Message:
        return advice.prompt(view)

    def headline(self, view: View) -> Message:
        return advice.headline(view)

    def box(self) -> Box:
        return BOX

    def advice(self, view: View) -> Advice:
        return advise(view)

    def story(self, states: Sequence[State], turns: Sequence[Turn]) -> Story:
        return tell(states, turns)


GAME = NorthwestPassage()
