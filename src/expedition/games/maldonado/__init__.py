"""Corps of Discovery: Maldonado, a game of deduction and hidden roles for one to four players.

A land of 49 spaces lies under path tokens. Thirteen rules, known to all, say what may be where; the
expedition lifts one token a turn, gathers what it finds in a common store, pays for challenges as
the day goes by, eats and drinks at night, and hunts three monsters. Whoever gains something lays an
influence card on the crew card it belongs to. When the third monster is dead the crew cards are
counted: each must reach the power of Maldonado's ghost, or its man is lost. In Traitor mode one
player may secretly want just that.

    option   values                       what it changes
    mode     traitor, allies              hidden roles and accusations, or all together; alone one
                                          always plays Allies
    water    easy, normal, hard           water at the start
    fate     off, on                      a day without a completed row feeds the ghost
    land     printed, easy, normal, hard  one of the ten maps of the box, or a new one for this game
    map      0–10                         which of the ten; 0 draws one by lot; not of a new land
    land-seed  0–4294967295               of a new land, the same everywhere; 0 draws one by lot
    hints    nobody, first, everyone      who may ask the land's reasoner: the first seat, or all

The rules follow `docs/rules/maldonado.md`; every number of the box is in `data.toml`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from expedition.kit import (
    BadData,
    Chance,
    Event,
    Game,
    Hint,
    Message,
    Move,
    Option,
    Options,
    Phrase,
    Result,
    Section,
    Story,
    Turn,
)

from . import advice, ending, hinting, knowledge, policy, rules, setup, thinking, undo
from .board import BOX, Advice, Box, advise
from .box import HOME, LEVELS
from .describe import describe
from .imagining import Imagination
from .land.terrain import MAPS
from .notation import NOTATION
from .state import HINTS, LANDS, State, restore
from .story import tell
from .view import View


class Maldonado(Game[State, View]):
    """The game; its rules are in `rules` and the modules it names."""

    name = "maldonado"
    rules_version = 1
    players = range(1, 5)
    options = (
        Option("mode", ("traitor", "allies"), "traitor", seats=range(2, 5)),
        Option("water", LEVELS, "normal"),
        Option("fate", ("off", "on"), "off"),
        Option("land", LANDS, "printed"),
        Option("map", range(len(MAPS) + 1), 0, beside=("land", LANDS[:1])),
        Option("land-seed", range(setup.SEEDS), 0, typed=True, beside=("land", LANDS[1:])),
        Option("hints", HINTS, "nobody"),
    )
    notation = NOTATION
    view_type = View
    box_type = Box
    advice_type = Advice
    home = HOME
    phrases = (
        Phrase("phrase-plus-three"),
        Phrase("phrase-order"),
        Phrase("phrase-why-there", about=True),
        Phrase("phrase-row"),
        Phrase("phrase-water"),
        Phrase("phrase-food"),
        Phrase("phrase-trust", about=True),
        Phrase("phrase-suspect", about=True, kind="suspicion"),
        Phrase("phrase-suspect-nobody", kind="suspicion"),
    )
    questions = hinting.QUESTIONS

    def deal(self, seats: int, options: Options, chance: Chance, events: list[Event]) -> State:
        state = setup.deal(
            seats,
            options["mode"] == "traitor" and seats > 1,
            LEVELS.index(str(options["water"])),
            options["fate"] == "on",
            HINTS.index(str(options["hints"])),
            LANDS.index(str(options["land"])),
            int(options["map"]),
            int(options["land-seed"]),
            chance,
            events,
        )
        rules.advance(state, chance, events)
        return state

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

    def opened(self, state: State, seat: int) -> View:
        return knowledge.view(state, seat, opened=True)

    def imagination(self, view: View) -> Callable[[Chance], State]:
        try:
            return Imagination(view)
        except (KeyError, IndexError, TypeError, ValueError, ArithmeticError) as error:
            raise BadData("view", f"no table looks like this: {error!r}") from None

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def why_not(self, view: View, move: Move) -> Message:
        return advice.why_not(view, move)

    def restore(self, data: Mapping[str, Any]) -> State:
        return restore(data)

    def may_undo(self, before: State, seat: int, move: Move, after: State) -> bool:
        return undo.may_undo(before, after)

    def may_rethink(self, before: State) -> bool:
        return undo.may_rethink(before)

    def seen(self, state: State, seat: int, move: Move, observer: int) -> int:
        return undo.seen(state, seat, move, observer)

    def greedy(self, view: View, moves: Sequence[Move], chance: Chance) -> Move:
        return policy.greedy(view, moves, chance)

    def ponder(self, view: View, moves: Sequence[Move], effort: int, chance: Chance) -> Move | None:
        return thinking.ponder(view, moves, effort, chance)

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

    def hint(self, view: View, question: str, marks: Mapping[str, str]) -> Hint:
        return hinting.answer(view, question, marks)

    def story(self, states: Sequence[State], turns: Sequence[Turn]) -> Story:
        return tell(states, turns)


GAME = Maldonado()
