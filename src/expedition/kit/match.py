"""A match: one game being played, with its luck, its history and its undo.

It is the friendly door to a game for programs, and what the terminal and the server keep for each
table. A match holds the full state: whoever shows it to players must show `view` and `heard`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from .chance import Chance
from .errors import (
    BadTable,
    BrokenRecord,
    CannotUndo,
    ExpeditionError,
    Malformed,
    NotYourTurn,
    StaleMove,
)
from .events import Event, Message, heard_by
from .game import Game, Turn
from .moves import Move
from .options import resolve
from .records import Record
from .results import Result


class Match:
    """A game in progress.

    match = Match(game, seats=2, seed=7)
    match.play(0, "bid doctor")
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        script: Sequence[int] = (),
    ) -> None:
        _check_seed(seed)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.script = tuple(script)
        self.names = tuple(names)
        _check_names(self.names, seats)
        self.chance = Chance(seed, script)
        self.options = resolve(game.options, options or {})
        self.state, self.opening = game.start(seats, self.options, self.chance)
        self.turns: list[Turn] = []
        #: The states before the last decisions, as many of them as can still be taken back.
        self._open: list[Any] = []

    # Asking ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many decisions were made: the number the next one carries."""
        return len(self.turns)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        return self.game.waiting_for(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def moves(self, seat: int) -> Sequence[Move]:
        return self.game.moves(self.state, self._seat(seat))

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def heard(self, seat: int | None, since: int = -1) -> list[Message]:
        """What a seat or a spectator was told, from decision number `since` on (-1: the deal)."""
        if seat is not None:
            self._seat(seat)
        events = list(self.opening) if since < 0 else []
        for turn in self.turns[max(since, 0) :]:
            events += turn.events
        return heard_by(events, seat)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadTable(
                f"there is no seat {seat}, only 0–{self.seats - 1}",
                "error-seat",
                {"seat": f"={seat}", "high": self.seats - 1},
            )
        return seat

    # Playing ---------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str, number: int | None = None) -> list[Event]:
        """Make a move, given as such or as text. A refused one says why and changes nothing."""
        if number is not None and (type(number) is not int or number != self.number):
            raise StaleMove(number, self.number)
        waiting = self.waiting_for
        if type(seat) is not int or seat not in waiting:
            raise NotYourTurn(seat, waiting)
        move = self._meant(seat, move)
        used = self.chance.used
        before = self.state.copy()
        try:
            events = self.game.play(self.state, seat, move, self.chance)
        except Exception:
            self.state = before
            self.chance.rewind(used)
            raise
        self.turns.append(Turn(seat, move, events))
        stands = self.chance.used != used or self.result is not None
        if stands or not self.game.may_undo(before, seat, move, self.state):
            self._open = []
        else:
            self._open = [*self._still_open(before), before]
        return events

    def _still_open(self, before: Any) -> list[Any]:
        """A decision binds those before it, but not the other choices of the same moment."""
        if not self.game.may_rethink(before):
            return []
        return [state for state in self._open if self.game.may_rethink(state)]

    def _meant(self, seat: int, move: Move | str) -> Move:
        """The move of the game's own table, whatever object or text stands for it."""
        if isinstance(move, Move):
            return self.game.notation.parse(move.text)
        if isinstance(move, str):
            return self.game.notation.find(move, self.moves(seat))
        raise Malformed(repr(move))

    def can_undo(self, seat: int) -> bool:
        """Whether a decision of this seat may be taken back: the last one of all, or one of
        several secret choices while others still choose."""
        return any(turn.seat == seat for turn in self._open_turns())

    def _open_turns(self) -> list[Turn]:
        return self.turns[len(self.turns) - len(self._open) :]

    def undo(self, seat: int) -> Move:
        """Take a decision back: never across luck or something shown, nor across another seat's,
        unless both are secret choices of the same moment; the other one then stays as it is."""
        own = [at for at, turn in enumerate(self._open_turns()) if turn.seat == seat]
        if not own:
            raise CannotUndo("the last decision cannot be taken back")
        undone, *later = self._open_turns()[own[-1] :]
        self.state = self._open[own[-1]]
        del self.turns[-1 - len(later) :]
        del self._open[own[-1] :]
        for turn in later:
            self.play(turn.seat, turn.move)
        return undone.move

    # Records ---------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole match as a record; it tells everything, so not to players while it runs."""
        result = self.result
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            seed=self.seed,
            options={name: str(value) for name, value in self.options.items()},
            names=self.names,
            script=self.script,
            moves=tuple((turn.seat, turn.move.text) for turn in self.turns),
            result=None if result is None else _scores(result),
        )

    @classmethod
    def replay(cls, game: Game[Any, Any], record: Record) -> "Match":
        """Play a record again; anything that does not fit is named with its line."""
        if record.game != game.name:
            raise BrokenRecord(0, f"a record of {record.game!r}, not of {game.name!r}")
        if record.rules > game.rules_version:
            raise BrokenRecord(
                0,
                f"rules {record.rules} are newer than {game.rules_version}, known here",
                "error-newer",
            )
        if record.rules < game.rules_version:
            raise BrokenRecord(0, f"rules {record.rules} are no longer played here", "error-older")
        try:
            match = cls(
                game,
                record.seats,
                record.options,
                record.seed,
                names=record.names,
                script=record.script,
            )
        except ExpeditionError as error:
            raise BrokenRecord(0, str(error)) from error
        lines = record.lines or (0,) * len(record.moves)
        for line, (seat, text) in zip(lines, record.moves, strict=True):
            try:
                match.play(seat, game.notation.parse(text))
            except ExpeditionError as error:
                raise BrokenRecord(line, str(error)) from error
        match._check_result(record)
        return match

    def _check_result(self, record: Record) -> None:
        if record.result is None:
            return
        result = self.result
        found = "none" if result is None else _scores(result)
        if found != record.result:
            raise BrokenRecord(0, f"the result is {found}, the record says {record.result[:40]}")


def _check_names(names: tuple[str, ...], seats: int) -> None:
    if names and len(names) != seats:
        raise BadTable(f"{len(names)} names for {seats} seats", "error-names")
    for name in names:
        if not is_name(name):
            raise BadTable(
                f"a name has 1 to 40 printable characters, no comma, # or |: {str(name)[:50]!r}",
                "error-names",
            )


def is_name(name: object) -> bool:
    """Names stand in records and on screens, so they hold nothing that would break either."""
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        return False
    return name.isprintable() and name == name.strip() and not set(name) & set(",#|")


def _check_seed(seed: int) -> None:
    if type(seed) is not int or not 0 <= seed < 10**100:
        raise BadTable(
            f"a seed is a whole number of at most 100 digits, not {str(seed)[:50]}",
            "error-seed",
            {"given": f"={str(seed)[:50]}"},
        )


def _scores(result: Result) -> str:
    return " ".join(f"{score:g}" for score in result.scores)
