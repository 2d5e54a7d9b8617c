"""One table in memory: the fold over its log. The same entries give the same table on any node."""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from expedition.games import find_game
from expedition.kit import EVERYONE, Arg, BrokenRecord, Event, Game, Match, Result, records

from . import wire
from .log import (
    BotSat,
    Chatted,
    Emptied,
    Entry,
    Hinted,
    Left,
    Logged,
    Moved,
    Opened,
    Rematched,
    Returned,
    Sat,
    SeatPlan,
    Started,
    Undone,
    Uploaded,
)
from .wire import Level, Message, Status

#: Bots by their seats, as records name them; a browser names them in its own language.
_BOTS: Final = ("Livia", "Anton", "Sofia", "Marek")


class Seat(Struct):
    """A seat is empty, a person's, a bot's, or a person's that a bot keeps for them."""

    owner: str | None = None
    name: str | None = None
    bot: Level | None = None
    hints: int = 0

    @property
    def empty(self) -> bool:
        return self.owner is None and self.bot is None


class Happening(NamedTuple):
    """What an entry told: events, of which each reader hears their own."""

    seq: int
    #: The moment after it, as replays count.
    number: int
    at: float
    seat: int | None
    events: list[Event]


class Spoken(NamedTuple):
    """Something said in the chat, and whether the game was running then."""

    line: wire.ChatLine
    running: bool


class Summary(Struct, frozen=True):
    """What lists of tables need to know of one without loading it."""

    id: str
    game: str
    status: Status
    listed: bool
    options: dict[str, int | str]
    seats: list[SeatPlan]
    host: str
    opened: float
    changed: float
    rematch: str | None
    waiting: list[int]
    number: int
    headline: Message | None
    hints: bool = False
    progress: float | None = None
    result: wire.Outcome | None = None
    uploaded: bool = False

    def info(self, guest: str | None) -> wire.TableInfo:
        """The same for one reader."""
        seats = [
            wire.SeatInfo(
                name=seat.name,
                bot=seat.bot,
                person=seat.owner is not None,
                yours=guest is not None and seat.owner == guest,
                hints=seat.hints,
            )
            for seat in self.seats
        ]
        return wire.TableInfo(
            id=self.id,
            game=self.game,
            status=self.status,
            listed=self.listed,
            options=self.options,
            seats=seats,
            hints=self.hints,
            host=guest is not None and self.host == guest,
            opened=self.opened,
            changed=self.changed,
            rematch=self.rematch,
            waiting=self.waiting,
            number=self.number,
            headline=self.headline,
            progress=self.progress,
            result=self.result,
            uploaded=self.uploaded,
        )


class Solo(NamedTuple):
    """A game that somebody played alone, and how it went; options as a text that sorts."""

    guest_id: str
    game: str
    options: str
    score: float
    won: bool
    hints: int


class Table:
    """What the log of a table says. It checks nothing but the rules of the game: who may do what
    is asked in `acts` before an entry is made."""

    game: Game[Any, Any]

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.opened = 0.0
        self.changed = 0.0
        self.status: Status = "open"
        self.host = ""
        self.listed = False
        #: Whether the game came as a record.
        self.uploaded = False
        #: Whether players may ask for hints.
        self.hints = False
        self.options: dict[str, int | str] = {}
        self.seats: list[Seat] = []
        self.seed = 0
        self.match: Match | None = None
        self.rematch: str | None = None
        self.finished_at_seq: int | None = None
        #: Since which moment each seat owes the decision that it owes now.
        self.owed_since: dict[int, int] = {}
        #: The same as entries of the log, which what is taken back does not repeat.
        self.asked_at: dict[int, int] = {}
        self.happenings: list[Happening] = []
        self.spoken: list[Spoken] = []
        #: What each seat said last of each kind of phrase that stands.
        self.said: dict[tuple[int, str], wire.Standing] = {}

    # Asking ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    @property
    def waiting(self) -> tuple[int, ...]:
        return () if self.match is None else self.match.waiting_for

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats a guest owns, also those a bot keeps for them."""
        if guest is None:
            return ()
        return tuple(at for at, seat in enumerate(self.seats) if seat.owner == guest)

    def bots_due(self) -> list[int]:
        """The seats that owe a decision and are a bot's to decide."""
        if self.status != "running":
            return []
        return [seat for seat in self.waiting if self.seats[seat].bot is not None]

    def people(self) -> set[str]:
        """Those who play themselves."""
        return {seat.owner for seat in self.seats if seat.owner is not None and seat.bot is None}

    def summary(self) -> Summary:
        match = self.match
        view = None if match is None else match.view(None)
        headline = None if view is None else self.game.headline(view)
        return Summary(
            id=self.id,
            game=self.game.name,
            status=self.status,
            listed=self.listed,
            options=self.options,
            seats=[SeatPlan(seat.owner, seat.name, seat.bot, seat.hints) for seat in self.seats],
            host=self.host,
            opened=self.opened,
            changed=self.changed,
            rematch=self.rematch,
            waiting=list(self.waiting),
            number=self.number,
            headline=None if headline is None else Message.of(headline),
            hints=self.hints,
            progress=None if view is None else self.game.progress(view),
            result=None if match is None or match.result is None else outcome(match.result),
            uploaded=self.uploaded,
        )

    def solo(self) -> Solo | None:
        """A finished game of one person at the only seat, to be remembered as theirs."""
        result = None if self.match is None else self.match.result
        if result is None or len(self.seats) != 1:
            return None
        (seat,) = self.seats
        if seat.owner is None or seat.bot is not None:
            return None
        options = msgspec.json.encode(self.options, order="sorted").decode()
        won = result.ranks[0] == 1
        return Solo(seat.owner, self.game.name, options, result.scores[0], won, seat.hints)

    # The fold ---------------------------------------------------------------------------------

    def add(self, logged: Logged) -> None:
        """Take in the next entry. A move that the rules refuse raises and changes nothing."""
        seq, at, entry = logged
        assert seq == self.seq + 1
        events, seat = self._take_in(logged)
        self.seq, self.changed = seq, at
        if isinstance(entry, Started | Moved | Undone):
            self._note_owed(seat)
        if events:
            self.happenings.append(Happening(seq, self.number, at, seat, events))
        if self.status == "running" and self.match is not None and self.match.result is not None:
            self.status = "finished"
            self.finished_at_seq = seq

    def _note_owed(self, mover: int | None) -> None:
        """Others who decide at the same time do not make a seat's question a new one."""
        now = self.number
        before = {seat: since for seat, since in self.owed_since.items() if seat != mover}
        self.owed_since = {seat: min(before.get(seat, now), now) for seat in self.waiting}
        self.asked_at = {
            seat: self.asked_at[seat] if seat in before else self.seq for seat in self.waiting
        }

    def _take_in(self, logged: Logged) -> tuple[list[Event], int | None]:
        """What an entry changes; gives what it tells, and the seat that decided."""
        seq, at, entry = logged
        match entry:
            case Moved(seat, move):
                assert self.match is not None
                return self.match.play(seat, self.game.notation.parse(move)), seat
            case Undone(seat):
                assert self.match is not None
                self.match.undo(seat)
                return [_told("log-undone", seat)], seat
            case Chatted():
                self._say(entry, seq, at)
                return [], None
            case Hinted(seat):
                self.seats[seat].hints += 1
                return [_told("log-hint", seat)], seat
            case Opened():
                return self._open(entry, at), None
            case Uploaded():
                self._upload(entry, seq, at)
                return [], None
            case Started():
                return self._start(), None
            case Rematched(table):
                self.rematch = table
                return [_told("log-rematch")], None
            case _:
                return self._seat(entry), None

    def _open(self, entry: Opened, at: float) -> list[Event]:
        self.game = find_game(entry.game)
        if entry.rules != self.game.rules_version:
            raise BrokenRecord(0, f"rules {entry.rules} are not played here", "error-older")
        self.opened = at
        self.host, self.listed, self.seed = entry.host, entry.listed, int(entry.seed)
        self.hints = entry.hints
        self.options = dict(entry.options)
        self.seats = [Seat(plan.owner, plan.name, plan.bot) for plan in entry.seats]
        return []

    def _upload(self, entry: Uploaded, seq: int, at: float) -> None:
        record = records.read(entry.record)
        self.game = find_game(record.game)
        match = self.match = Match.replay(self.game, record)
        if match.result is None:
            raise BrokenRecord(0, "the game is not over")
        self.opened, self.host, self.options = at, entry.host, dict(match.options)
        self.seats = [Seat(name=name) for name in match.names] or [
            Seat() for _ in range(match.seats)
        ]
        self.status, self.finished_at_seq, self.uploaded = "finished", seq, True
        self.happenings = [Happening(seq, 0, at, None, match.opening)]
        for number, turn in enumerate(match.turns, 1):
            self.happenings.append(Happening(seq, number, at, turn.seat, turn.events))

    def _say(self, said: Chatted, seq: int, at: float) -> None:
        """Something spoken; a phrase of a kind, said during the game, stands until the seat says
        another of it."""
        phrase = next((each for each in self.game.phrases if each.id == said.phrase), None)
        args: dict[str, wire.Arg] = {"seat": f"seat:{said.seat}"}
        if said.about is not None:
            args["about"] = f"seat:{said.about}"
        words = None if phrase is None else Message(phrase.id, args)
        line = wire.ChatLine(seq, at, said.name, said.seat, said.text, words)
        running = self.status == "running"
        self.spoken.append(Spoken(line, running))
        if running and phrase is not None and phrase.kind and said.seat is not None:
            key = (said.seat, phrase.kind)
            self.said[key] = wire.Standing(*key, phrase.id, said.about)

    def _start(self) -> list[Event]:
        names = [seat.name or _BOTS[at % len(_BOTS)] for at, seat in enumerate(self.seats)]
        self.match = Match(self.game, len(self.seats), self.options, self.seed, names=names)
        self.status = "running"
        return [_told("log-started"), *self.match.opening]

    def _seat(self, entry: Entry) -> list[Event]:
        """What happens to a seat; before the game begins nothing of it is worth a line."""
        match entry:
            case Sat(at, owner, name):
                self.seats[at] = Seat(owner=owner, name=name)
            case BotSat(at, bot):
                self.seats[at] = Seat(bot=bot)
            case Emptied(at):
                self.seats[at] = Seat()
            case Left(at, bot):
                self.seats[at].bot = bot
                return [_told("log-left", at)]
            case Returned(at):
                self.seats[at].bot = None
                return [_told("log-returned", at)]
            case _:
                raise AssertionError(entry)
        return []


def outcome(result: Result) -> wire.Outcome:
    scores, ranks = list(result.scores), list(result.ranks)
    return wire.Outcome(scores, ranks, result.ending, result.decided_by, result.allied)


def _told(id: str, seat: int | None = None) -> Event:
    args: dict[str, Arg] = {} if seat is None else {"seat": f"seat:{seat}"}
    return Event(EVERYONE, id, args)
