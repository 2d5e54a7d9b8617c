"""The laws every game keeps, checked at every state of random games.

`random_game` plays one and raises `LawBroken` at the first state that breaks a law, with the record
that leads there. The laws:

- A copy is equal and hashes alike, and playing on one leaves the other as it was.
- A state written as JSON and read again is the same state.
- Queries change nothing. Somebody owes a decision exactly as long as there is no result.
- A move's text parses back to it; a move not on the list is refused and changes nothing.
- A view names its seat, is JSON and comes back from it. `view(imagine(view))` is the same view,
  byte for byte, and the viewer is asked the same, may do the same and is refused the same in every
  imagined state.
- A choice made while others still choose is secret: whatever it was, they are sent the same bytes.
- What is taken back is as if it had not been, and what may be taken back has shown nothing: in any
  imagined state it looks the same. A record replays to the same game and events. Games end.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from .chance import Chance
from .data import from_json, to_json
from .errors import BrokenRecord, ExpeditionError, MoveRefused
from .events import Event, Message, heard_by
from .game import Game, Section
from .match import Match
from .moves import Move
from .records import Record, read

_ALTERNATIVES = 4
_IMAGINED = 2
#: So many decisions that a game which takes them will not end by itself.
_ENDLESS = 10_000


#: The view as JSON, who is waited for with the moves offered, and what was said.
_Sent = tuple[str, tuple[list[int], list[str]], list[Message]]


class LawBroken(ExpeditionError):
    """A game broke a law; `record` leads to the state where it did."""

    def __init__(self, law: str, detail: str, record: Record) -> None:
        super().__init__(
            f"{law}: {detail}", "error-law", {"law": f"={law}", "detail": f"={detail}"}
        )
        self.law = law
        self.record = record


class _Checker:
    """The laws at the present state of a match, for every seat and the spectator."""

    def __init__(self, match: Match, luck: Random) -> None:
        self.match = match
        self.game: Game[Any, Any] = match.game
        self.luck = luck

    def demand(self, holds: bool, law: str, detail: object = "") -> None:
        if not holds:
            raise LawBroken(law, str(detail), self.match.record())

    def viewers(self) -> list[int | None]:
        return [None, *range(self.match.seats)]

    def check(self) -> None:
        before = self.match.state.copy()
        key = hash(before)
        self.copies(before)
        self.stored()
        self.turns()
        for viewer in self.viewers():
            self.views(viewer)
        for seat in self.match.waiting_for:
            self.notation(seat)
            self.refusals(seat)
        if len(self.match.waiting_for) > 1:
            for seat in self.match.waiting_for:
                self.secrecy(seat)
        self.demand(self.match.state == before, "queries change nothing")
        self.demand(hash(before) == key, "a copy keeps its hash")

    def copies(self, copy: Any) -> None:
        state = self.match.state
        self.demand(copy == state, "a copy is equal")
        key = hash(state)
        self.demand(hash(copy) == key, "equal states hash alike")
        for seat in self.match.waiting_for[:1]:
            self.after(state, seat, self.match.moves(seat)[0])
            self.demand(hash(state) == key, "playing on a copy leaves the other as it was")

    def stored(self) -> None:
        data = json.loads(json.dumps(self.match.state.to_data()))
        self.demand(self.game.restore(data) == self.match.state, "a stored state comes back")

    def turns(self) -> None:
        waiting = self.match.waiting_for
        over = self.match.result is not None
        self.demand(bool(waiting) != over, "somebody decides until there is a result", waiting)
        for seat in range(self.match.seats):
            moves = self.match.moves(seat)
            self.demand(bool(moves) == (seat in waiting), "who owes a decision has moves", seat)
            self.demand(len(set(moves)) == len(moves), "moves are listed once", moves)

    def views(self, viewer: int | None) -> None:
        game = self.game
        view = game.view(self.match.state, viewer)
        self.demand(getattr(view, "seat", "?") == viewer, "a view names its seat", viewer)
        text = to_json(view)
        self.demand(from_json(game.view_type, text) == view, "a view comes back from JSON", viewer)
        offered = self.offered(self.match.state, viewer)
        imagination = game.imagination(view)
        for _ in range(_IMAGINED):
            state = imagination(Chance(self.luck.getrandbits(32)))
            shown = game.view(state, viewer)
            self.demand(shown == view, "view(imagine(view)) is the view", _differing(view, shown))
            same = to_json(shown) == text and self.offered(state, viewer) == offered
            self.demand(same, "what is hidden changes no byte", viewer)
        # Words come of the view alone, so one view that is equal stands for all of them.
        same = self.asked(shown) == self.asked(view)
        self.demand(same, "equal views are put in equal words", viewer)

    def offered(self, state: Any, viewer: int | None) -> tuple[list[int], list[str]]:
        """Who is waited for, and what the viewer may do."""
        moves = [] if viewer is None else [move.text for move in self.game.moves(state, viewer)]
        return list(self.game.waiting_for(state)), moves

    def asked(self, view: Any) -> tuple[Message, list[Section]]:
        return self.game.prompt(view), self.game.describe(view)

    def sent(self, state: Any, viewer: int | None, events: list[Event]) -> _Sent:
        """All that a viewer is sent after a move, but for words: they come of the view alone."""
        view = to_json(self.game.view(state, viewer))
        return view, self.offered(state, viewer), heard_by(events, viewer)

    def notation(self, seat: int) -> None:
        for move in self.match.moves(seat):
            try:
                parsed = self.game.notation.parse(move.text)
            except MoveRefused as error:
                self.demand(False, "a move's text parses back", error)
            same = parsed == move and parsed.code == move.code
            self.demand(same, "a move's text parses back", move)
            self.demand(self.game.notation[move.code] == move, "a code finds its move", move)

    def refusals(self, seat: int) -> None:
        """Moves that are not on the list, and moves of seats that are not asked."""
        legal = self.match.moves(seat)
        strangers = self.luck.sample(
            self.game.notation.moves, min(3, len(self.game.notation.moves))
        )
        for move in strangers:
            if move not in legal:
                self.refused(seat, move)
        for other in range(-1, self.match.seats + 1):
            if other not in self.match.waiting_for:
                self.refused(other, legal[0])

    def refused(self, seat: int, move: Move) -> None:
        before = self.match.state.copy()
        chance = Chance(1)
        try:
            self.game.play(self.match.state, seat, move, chance)
        except MoveRefused as error:
            self.demand(bool(error.message.id), "a refusal says why", move)
        else:
            self.demand(False, "a move not on the list is refused", f"{seat} {move}")
        unchanged = self.match.state == before and chance.used == 0
        self.demand(unchanged, "a refused move changes nothing", move)

    def secrecy(self, seat: int) -> None:
        """What the others are sent after a secret choice does not depend on it."""
        moves = list(self.match.moves(seat))
        sample = self.luck.sample(moves, min(_ALTERNATIVES, len(moves)))
        first, *others = [self.after(self.match.state, seat, move) for move in sample]
        for viewer in self.viewers():
            if viewer != seat:
                sent = self.sent(first[0], viewer, first[1])
                same = all([self.sent(state, viewer, told) == sent for state, told in others])
                self.demand(same, "a choice among several is secret", f"{seat} {sample}")

    def after(self, state: Any, seat: int, move: Move) -> tuple[Any, list[Event]]:
        """What comes of a move in a copy of a state."""
        state = state.copy()
        events: list[Event] = []
        self.game.apply(state, seat, move, Chance(1), events)
        return state, events

    def undo(self, seat: int, before: Any) -> None:
        """If the last decision may be taken back, doing so and making it again is the same."""
        match = self.match
        if not match.can_undo(seat):
            return
        self.unseen(seat, before)
        after = match.state.copy()
        number = match.number
        move = match.undo(seat)
        self.demand(match.number == number - 1, "an undone move is gone")
        self.demand(match.state == before, "what is taken back leaves no trace")
        self.demand(seat in match.waiting_for, "who takes back is asked again")
        match.play(seat, move)
        self.demand(match.state == after, "what is taken back can be done again")

    def unseen(self, seat: int, before: Any) -> None:
        """A move that may be taken back told nobody anything of what they could not know.

        So in any state a viewer could imagine before it, it would have looked the same; where
        the seat could not have made it, some other move of the seat looks the same.
        """
        turn = self.match.turns[-1]
        for viewer in self.viewers():
            sent = self.sent(self.match.state, viewer, turn.events)
            view = self.game.view(before, viewer)
            state = self.game.imagine(view, Chance(self.luck.getrandbits(32)))
            moves = self.game.moves(state, seat)
            tried = [turn.move] if turn.move in moves else moves
            looks = (
                self.sent(now, viewer, told) for now, told in self.all_after(state, seat, tried)
            )
            same = any(each == sent for each in looks)
            self.demand(same, "what may be taken back has shown nothing", f"{seat} {turn.move}")

    def all_after(
        self, state: Any, seat: int, moves: Sequence[Move]
    ) -> Iterator[tuple[Any, list[Event]]]:
        for move in moves:
            yield self.after(state, seat, move)


def random_game(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    laws: bool = True,
) -> Match:
    """Play a game with random moves, checking every law at every state."""
    luck = Random(seed)
    match = _deal(game, seats, options, seed)
    checker = _Checker(match, luck)
    past: list[tuple[Any, int]] = []
    try:
        while match.waiting_for:
            if laws:
                checker.check()
                past.append((match.state.copy(), hash(match.state)))
            seat = luck.choice(match.waiting_for)
            match.play(seat, luck.choice(match.moves(seat)))
            if laws:
                checker.undo(seat, past[-1][0])
            checker.demand(match.number < _ENDLESS, "a game ends", f"not in {_ENDLESS} decisions")
        if laws:
            checker.check()
            _check_past(checker, past)
            _check_record(checker)
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken("no move crashes", repr(error), match.record()) from error
    return match


def _deal(
    game: Game[Any, Any], seats: int, options: Mapping[str, object] | None, seed: int
) -> Match:
    try:
        return Match(game, seats, options, seed)
    except ExpeditionError:
        raise
    except Exception as error:
        given = {name: str(value) for name, value in (options or {}).items()}
        record = Record(game.name, game.rules_version, seats, seed, given)
        raise LawBroken("no deal crashes", repr(error), record) from error


def _check_past(checker: _Checker, past: Sequence[tuple[Any, int]]) -> None:
    same = all(hash(state) == key for state, key in past)
    checker.demand(same, "past copies keep their hash")


def _check_record(checker: _Checker) -> None:
    match = checker.match
    record = match.record()
    text = str(record)
    checker.demand(read(text) == record, "a record's text comes back")
    try:
        again = Match.replay(match.game, read(text))
    except BrokenRecord as error:
        checker.demand(False, "a record replays to the same state", error)
    checker.demand(again.state == match.state, "a record replays to the same state")
    checker.demand(str(again.record()) == text, "a replayed record is the same text")
    for viewer in checker.viewers():
        same = again.heard(viewer) == match.heard(viewer)
        checker.demand(same, "a record replays to the same events", viewer)


def _differing(view: Any, other: Any) -> str:
    names = getattr(view, "__dataclass_fields__", {})
    return ", ".join(
        f"{name}: {getattr(view, name)!r} became {getattr(other, name)!r}"
        for name in names
        if getattr(view, name) != getattr(other, name)
    )
