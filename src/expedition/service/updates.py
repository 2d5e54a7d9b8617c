"""What readers of a table are sent: each their own view and words, never more.

A table changes once and is read by many, so everything is made once for those who may know the
same: the face of the game once a seat, a whole update once for all readers alike.
"""

from bisect import bisect_right
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from expedition.kit import Match, Section, heard_by
from expedition.kit import Message as Said

from . import acts, wire
from .plain import to_json
from .table import Summary, Table, outcome
from .wire import Me, Message

_encode = msgspec.json.Encoder().encode
_NOTHING = Raw(b"null")
_NO_MOVES = Raw(b"[]")
#: Lines of the log and of the chat that a reader gets at once, the last ones. A game has some
#: hundreds of decisions; who takes back and decides anew without end makes no update longer.
_LINES: Final = 2000
_CHAT: Final = 200
#: Updates that are kept for others who ask for the same.
_KEPT: Final = 16
#: Bytes within which what a seat alone is told has its place, or several times so many.
_ROOM: Final = 4096


class Reader(NamedTuple):
    """Who reads: a guest who plays here or opened the table, else nobody in particular; and the
    seat they read from, if it is theirs."""

    guest: str | None
    seat: int | None

    @classmethod
    def at(cls, table: Table, guest: Me | None, asked: int | None) -> "Reader":
        """A guest at a table. With one seat of their own they read from it unasked; with several,
        around one screen, only when they ask; nobody reads from a seat that is not theirs."""
        if guest is None:
            known = None
        else:
            known = guest.id if table.seats_of(guest.id) or table.host == guest.id else None
        if asked is not None:
            return cls(known, acts.check_own_seat(table, guest, asked))
        own = table.seats_of(known)
        return cls(known, own[0] if len(own) == 1 else None)


class Face(NamedTuple):
    """The game as one seat, or a spectator, sees it now: parts of an update, ready to be sent."""

    view: Raw
    advice: Raw
    prompt: Raw
    moves: Raw
    can_undo: bool

    def length(self) -> int:
        """Of all but the moves."""
        return sum(len(bytes(each)) for each in (self.view, self.advice, self.prompt))


class Updates:
    """The updates of one table; what was made is kept until the table changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = -1
        self._summary: Summary | None = None
        self._views: dict[int | None, tuple[Any, bytes]] = {}
        self._faces: dict[int | None, Face] = {}
        self._made: OrderedDict[tuple[Reader, int], bytes] = OrderedDict()

    def update(self, reader: Reader, after: int) -> bytes:
        """All a reader may know now, and what was told since the entry `after`."""
        self._forget_the_past()
        after = min(after, self.table.seq)
        made = self._made.get((reader, after))
        if made is None:
            made = self._made[reader, after] = self._make(reader, after)
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        return made

    def view(self, seat: int | None) -> tuple[Any, bytes]:
        """The view of a seat, and the same as JSON; only while a game is there."""
        self._forget_the_past()
        found = self._views.get(seat)
        if found is None:
            assert self.table.match is not None
            view = self.table.match.view(seat)
            found = self._views[seat] = (view, to_json(view))
        return found

    def summary(self) -> Summary:
        self._forget_the_past()
        if self._summary is None:
            self._summary = self.table.summary()
        return self._summary

    def _forget_the_past(self) -> None:
        if self._seq != self.table.seq:
            self._seq = self.table.seq
            self._summary = None
            self._views.clear()
            self._faces.clear()
            self._made.clear()

    def _make(self, reader: Reader, after: int) -> bytes:
        table = self.table
        match = table.match
        face = self._face(reader.seat)
        result = None if match is None else match.result
        lines = self._lines(reader.seat, after)
        update = _encode(
            {
                "seq": table.seq,
                "table": self.summary().info(reader.guest),
                "seat": reader.seat,
                "number": table.number,
                "asked": None if reader.seat is None else table.asked_at.get(reader.seat),
                "view": face.view,
                "advice": face.advice,
                "prompt": face.prompt,
                "moves": face.moves,
                "can_undo": face.can_undo,
                "result": None if result is None else outcome(result),
                "lines": lines,
                "chat": self._chat(reader, after),
                "said": list(table.said.values()),
            }
        )
        return update + b" " * self._filling(reader.seat, face, lines, after)

    def _filling(self, seat: int | None, face: Face, lines: list[wire.Line], after: int) -> int:
        """How many blanks hide the length of what only this seat is told: all of it is as long as
        what everybody is told and some rooms more, for an ally and a traitor alike."""
        if seat is None:
            return 0
        open_face, open_lines = self._face(None), self._lines(None, after)
        alone = (
            face.length() - open_face.length(),
            len(bytes(face.moves)),
            len(_encode(lines)) - len(_encode(open_lines)),
        )
        # A seat may be told a little less than everybody is: a quarter of a room is kept for that.
        return sum(-(each + _ROOM // 4) % _ROOM for each in alone)

    def _face(self, seat: int | None) -> Face:
        face = self._faces.get(seat)
        if face is None:
            face = self._faces[seat] = self._make_face(seat)
        return face

    def _make_face(self, seat: int | None) -> Face:
        match = self.table.match
        if match is None:
            return Face(_NOTHING, _NOTHING, _NOTHING, _NO_MOVES, False)
        game, (view, encoded) = match.game, self.view(seat)
        advice = game.advice(view)
        decides = seat is not None and self.table.seats[seat].bot is None
        return Face(
            view=Raw(encoded),
            advice=_NOTHING if advice is None else Raw(to_json(advice)),
            prompt=Raw(_encode(Message.of(game.prompt(view)))),
            moves=Raw(_encode(self._choices(match, seat, view) if decides else [])),
            can_undo=seat is not None and decides and match.can_undo(seat),
        )

    def _choices(self, match: Match, seat: int | None, view: Any) -> list[wire.Choice]:
        if seat is None:
            return []
        return [
            wire.Choice(move.text, Message.of(match.game.move_words(view, move)))
            for move in match.moves(seat)
        ]

    def _lines(self, seat: int | None, after: int) -> list[wire.Line]:
        happenings = self.table.happenings
        first = bisect_right(happenings, after, key=lambda each: each.seq)
        first = max(first, len(happenings) - _LINES)
        return [
            wire.Line(each.seq, each.number, each.at, each.seat, told)
            for each in happenings[first:]
            if (told := messages(heard_by(each.events, seat)))
        ]

    def _chat(self, reader: Reader, after: int) -> list[wire.ChatLine]:
        """Players hear watchers who spoke during the game only when it is over."""
        plays = bool(self.table.seats_of(reader.guest))
        finished = self.table.finished_at_seq
        heard = []
        for line, running in self.table.spoken:
            at: int | None = line.seq
            if plays and running and line.seat is None:
                at = finished
            if at is not None and at > after:
                heard.append(line)
        return heard[-_CHAT:]


# --- Small translations ---------------------------------------------------------------------------


def messages(said: list[Said]) -> list[Message]:
    return [Message.of(each) for each in said]


def text_sections(sections: list[Section]) -> list[wire.TextSection]:
    return [wire.TextSection(Message.of(title), messages(list(lines))) for title, lines in sections]
