"""Finished games, told again: moment by moment, as one seat knew it or with everything open."""

from collections import OrderedDict
from threading import Lock
from typing import Any, Final, NamedTuple

from expedition.kit import Event, Game, Match, Move, Turn, heard_by, to_data
from expedition.kit import Message as Said
from expedition.kit.events import SPECTATOR

from . import wire
from .errors import Refused
from .plain import plain
from .table import Table, outcome
from .updates import messages
from .wire import Message

_KEPT: Final = 16


class Rerun(NamedTuple):
    """A finished game with every state it went through: the deal first, then one a turn."""

    game: Game[Any, Any]
    seats: int
    opening: list[Event]
    turns: list[Turn]
    states: list[Any]


def run_again(match: Match) -> Rerun:
    """Play a match once more, keeping each state."""
    again = Match(match.game, match.seats, match.options, match.seed, script=match.script)
    states = [again.state.copy()]
    for turn in match.turns:
        again.play(turn.seat, turn.move)
        states.append(again.state.copy())
    return Rerun(match.game, match.seats, again.opening, again.turns, states)


class Reruns:
    """The games that were looked at last; threads may ask for several at once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Rerun] = OrderedDict()
        self._lock = Lock()

    def of(self, table: Table) -> Rerun:
        with self._lock:
            rerun = self._kept.get(table.id)
        if rerun is None:
            assert table.match is not None
            rerun = run_again(table.match)
        with self._lock:
            self._kept[table.id] = rerun
            self._kept.move_to_end(table.id)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return rerun


def viewers(rerun: Rerun, known_as: str) -> list[int | None]:
    """Whose views a replay shows: `open` all seats', `watcher` a spectator's, or a seat's own."""
    if known_as == "open":
        return list(range(rerun.seats))
    if known_as == "watcher":
        return [None]
    if known_as.isascii() and known_as.isdigit() and int(known_as[:3]) < rerun.seats:
        return [int(known_as)]
    raise Refused(
        422,
        f"a replay is seen as open, watcher or a seat, not as {known_as[:20]!r}",
        "error-replay-as",
        {"given": f"={known_as[:20]}"},
    )


def frames(rerun: Rerun, known_as: str, first: int, count: int) -> list[wire.Frame]:
    """Moments of the game from `first` on."""
    shown = viewers(rerun, known_as)
    last = min(first + count, len(rerun.states))
    return [_frame(rerun, shown, known_as == "open", number) for number in range(first, last)]


def _frame(rerun: Rerun, shown: list[int | None], opened: bool, number: int) -> wire.Frame:
    state = rerun.states[number]
    turn = rerun.turns[number - 1] if number else None
    events = turn.events if turn else rerun.opening
    told = heard_openly(events) if opened else events_for(events, shown[0])
    views = [_known(rerun.game, state, seat, opened) for seat in shown]
    seen = turn is not None and (opened or _saw(rerun, number, shown[0]))
    return wire.Frame(
        number=number,
        seat=turn.seat if turn else None,
        move=turn.move.text if turn and seen else None,
        views=[to_data(view) for view in views],
        advice=plain(rerun.game.advice(views[0])),
        messages=told,
    )


def _known(game: Game[Any, Any], state: Any, seat: int | None, opened: bool) -> Any:
    return game.view(state, seat) if seat is None or not opened else game.opened(state, seat)


def _saw(rerun: Rerun, number: int, viewer: int | None) -> bool:
    """Whether a viewer knew the move when it was made."""
    turn, before = rerun.turns[number - 1], rerun.states[number - 1]
    observer = -1 if viewer is None else viewer
    return rerun.game.seen(before, turn.seat, turn.move, observer) >= 0


def events_for(events: list[Event], seat: int | None) -> list[Message]:
    return messages(heard_by(events, seat))


def heard_openly(events: list[Event]) -> list[Message]:
    """With everything open: what all were told, and what single seats were told; what the others
    were told instead says less, and is left out."""
    private = [event for event in events if not event.audience & SPECTATOR]
    told = [
        event
        for event in events
        if not event.audience & SPECTATOR or event.audience == -1 or not private
    ]
    return messages([Said(event.id, event.args) for event in told])


class Question(NamedTuple):
    """A decision of a finished game, as a bot in that seat's place would have been asked."""

    seat: int
    view: Any
    moves: list[Move]
    played: Move


def question(rerun: Rerun, number: int) -> Question:
    """The decision that was made at a moment."""
    if number >= len(rerun.turns):
        raise Refused(404, "nothing was decided at this moment", "error-no-decision")
    turn, state = rerun.turns[number], rerun.states[number]
    moves = list(rerun.game.moves(state, turn.seat))
    return Question(turn.seat, rerun.game.view(state, turn.seat), moves, turn.move)


def opinion(rerun: Rerun, asked: Question, choice: str) -> wire.Opinion:
    chosen = rerun.game.notation.parse(choice)
    return wire.Opinion(
        seat=asked.seat,
        played=Message.of(rerun.game.move_words(asked.view, asked.played)),
        choice=Message.of(rerun.game.move_words(asked.view, chosen)),
        same=chosen == asked.played,
    )


def story(table: Table, rerun: Rerun) -> wire.Story:
    """The end told; a game without a story of its own still has its result."""
    match = table.match
    assert match is not None
    result = match.result
    assert result is not None
    told = rerun.game.story(rerun.states, rerun.turns)
    if told is None:
        headline = Message.of(rerun.game.headline(match.view(None)))
        return wire.Story(outcome(result), headline, [], [], [])
    return wire.Story(
        result=outcome(result),
        headline=Message.of(told.headline),
        ledger=[wire.LedgerRow(Message.of(row.label), list(row.scores)) for row in told.ledger],
        chart=[
            wire.ChartPoint(point.number, Message.of(point.label), list(point.scores))
            for point in told.chart
        ],
        moments=[
            wire.Moment(each.number, each.seat, Message.of(each.title), Message.of(each.text))
            for each in told.moments
        ],
        note=None if told.note is None else Message.of(told.note),
    )
