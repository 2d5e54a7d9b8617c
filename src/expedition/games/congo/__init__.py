"""Expedition: Congo River 1884, a game of blind bids and bluff for two to four players.

A steamer goes up the Congo and calls at up to fifteen stops. At each one the players secretly bid
a character of their hand for the control of the station there: its profession makes it worth 1 to
5 at the station, the rivalry between its power and the station's flag may cost it 1 or 2. Then one
special card may be played, the bids are shown, and from the first player on all may raise their
character with fitting auxiliaries until nobody wants to any more. The highest total takes control
and scores the stop; ties are settled with hippo tiles. Behind Kindu each special card still in
hand is worth half a point, and the most points win.

    option   values          what it changes
    river    full, short     short begins at Nouvelle Anvers: nine stops instead of fourteen or
                             fifteen
    scores   open, hidden    hidden: the others' totals are not shown before the end

The rules follow `docs/rules/congo.md`; every number of the box is in `data.toml`.
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

from . import advice, knowledge, policy, rules, setup
from .board import BOX, Advice, Box, advise
from .box import HOME
from .describe import describe
from .notation import DECLINE, NOTATION, PASS
from .state import AT_ONCE, COMMIT, State, restore
from .story import tell
from .view import View


class Congo(Game[State, View]):
    """The game; its rules are in `rules` and the modules it names."""

    name = "congo"
    rules_version = 1
    players = range(2, 5)
    options = (
        Option("river", ("full", "short"), "full"),
        Option("scores", ("open", "hidden"), "open"),
    )
    notation = NOTATION
    view_type = View
    box_type = Box
    advice_type = Advice
    home = HOME
    insight = policy.CongoInsight()

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        hidden = options["scores"] == "hidden"
        return setup.deal(seats, str(options["river"]), hidden, chance, events)

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
            return knowledge.Imagination(view)
        except (KeyError, IndexError, TypeError, ValueError, ArithmeticError) as error:
            raise BadData("view", f"no table looks like this: {error!r}") from None

    def result(self, state: State) -> Result | None:
        return rules.result(state)

    def why_not(self, view: View, move: Move) -> Message:
        return advice.why_not(view, move)

    def restore(self, data: Mapping[str, Any]) -> State:
        return restore(data)

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        """Passing and declining show no card, nor does a secret choice while others still choose.

        A step that is over has shown something: bids, tiles or discards.
        """
        if (before.step, before.stop) != (after.step, after.stop):
            return False
        return move in (DECLINE, PASS) or (before.step in (AT_ONCE, COMMIT) and after.due != 0)

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

    def progress(self, view: View) -> float:
        return advice.progress(view)

    def box(self) -> Box:
        return BOX

    def advice(self, view: View) -> Advice:
        return advise(view)

    def story(self, states: Sequence[State], turns: Sequence[Turn]) -> Story:
        return tell(states, turns)


GAME = Congo()
