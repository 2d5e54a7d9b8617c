"""A table at one computer: a match and who sits where. Both front ends play through it."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import randbelow
from shlex import quote
from typing import Any

from expedition.bots import Bot, make_bot
from expedition.games import find_game
from expedition.kit import (
    BadTable,
    BrokenRecord,
    Chance,
    ExpeditionError,
    Game,
    Match,
    Message,
    Move,
    Result,
)
from expedition.kit.records import Record, read
from expedition.words import Words, pick_language

from .sheet import Panel, named

#: What marks each seat beside its colour, in every game and on every screen.
MARKS = ("○", "□", "△", "◇")
_HUMAN = "human"
_TABLE = "# table:"
_LANGUAGE = "# language:"
_LARGEST = 1 << 21


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Choice:
    """What a bot is asked: all it gets, and so all that a thread may touch."""

    bot: Bot
    game: Game[Any, Any]
    view: Any
    moves: Sequence[Move]
    chance: Chance

    def make(self) -> Move:
        return self.bot.choose(self.game, self.view, self.moves, self.chance)


class Session:
    """One table: it knows whose decision is next, lets bots choose, saves and resumes."""

    def __init__(self, match: Match, players: Sequence[Player], language: str) -> None:
        self.match = match
        self.players = tuple(players)
        self.language = language
        self.bots = {
            seat: make_bot(player.bot)
            for seat, player in enumerate(self.players)
            if player.bot is not None
        }
        #: For each seat and the spectator, how many lines of their log they have been shown.
        self.shown: dict[int | None, int] = {}

    @classmethod
    def new(
        cls,
        game: Game[Any, Any],
        players: Sequence[Player],
        options: Mapping[str, object],
        seed: int,
        language: str,
    ) -> "Session":
        names = unlike([player.name for player in players])
        match = Match(game, len(players), options, seed, names=names)
        return cls(match, players, language)

    def again(self, seed: int) -> "Session":
        """The same people at the same kind of table, another game."""
        match = self.match
        return Session.new(match.game, self.players, match.options, seed, self.language)

    # Asking ----------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.match.seats) if seat not in self.bots)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen, so that secrets need a curtain."""
        return len(self.humans) > 1

    @property
    def next_seat(self) -> int | None:
        """Who is asked next: of several at once the people first, so that they may think again."""
        waiting = self.match.waiting_for
        people = [seat for seat in waiting if seat not in self.bots]
        return next(iter(people or waiting), None)

    def words(self, viewer: int | None) -> Words:
        return Words(self.language, self.game, self.match.names, viewer)

    def news(self, viewer: int | None) -> list[Message]:
        """What happened since this viewer was last told; it counts as told now."""
        heard = self.match.heard(viewer)
        fresh = heard[min(self.shown.get(viewer, 0), len(heard)) :]
        self.shown[viewer] = len(heard)
        return fresh

    # Playing ---------------------------------------------------------------------------------

    def choice(self, seat: int) -> Choice:
        """What the bot at this seat is asked now. Its luck depends on the moment alone, so that
        a resumed game goes on as it would have."""
        match = self.match
        luck = Chance((match.seed * 8 + seat) * 1_000_003 + match.number + 1)
        return Choice(self.bots[seat], self.game, match.view(seat), match.moves(seat), luck)

    def play(self, seat: int, move: Move | str) -> None:
        self.match.play(seat, move)

    def undo(self, seat: int) -> Move:
        """Take back this seat's last decision, and what was told of it."""
        move = self.match.undo(seat)
        for viewer in self.shown:
            self.shown[viewer] = min(self.shown[viewer], len(self.match.heard(viewer)))
        return move

    def undoable(self) -> int | None:
        """The person whose decision may still be taken back: of several the last who decided."""
        for turn in reversed(self.match.turns[-self.match.seats :]):
            if turn.seat not in self.bots and self.match.can_undo(turn.seat):
                return turn.seat
        return None

    def stands(self, seat: int | None) -> str:
        """Why this seat's last decision stays. A game's texts may say it of a kind of move."""
        words = self.words(seat)
        own = [turn for turn in self.match.turns if seat in (None, turn.seat)]
        own = [turn for turn in own if turn.seat not in self.bots]
        if not own:
            return words.text("terminal-undo-none")
        id = f"stands-{own[-1].move.words[0]}"
        said = words.text(id)
        return said if said != id else words.text("terminal-undo-stands")

    # Keeping ---------------------------------------------------------------------------------

    def text(self) -> str:
        """The table as a text: a record that anything can read, and who sits where."""
        kinds = " ".join(player.bot or _HUMAN for player in self.players)
        return f"{self.match.record()}\n{_TABLE} {kinds}\n{_LANGUAGE} {self.language}\n"

    def save(self, path: Path) -> Path:
        """Write the table to a file, whole or not at all. It tells every secret of the game."""
        try:
            path = path.expanduser().absolute()
            if path.parent == default_file(self).absolute().parent:
                path.parent.mkdir(parents=True, exist_ok=True)
            if not path.parent.is_dir():
                raise BadTable(
                    f"{path}: there is no folder {path.parent}",
                    "error-save-folder",
                    {"file": f"={path}", "folder": f"={path.parent}"},
                )
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=".expedition-")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(self.text())
                os.replace(name, path)
            except BaseException:
                os.unlink(name)
                raise
        except (OSError, ValueError, RuntimeError) as error:
            raise file_error("error-save", path, error) from error
        return path

    @classmethod
    def resume(cls, path: Path, language: str | None = None) -> "Session":
        """A saved table; a plain record opens too, with a person at the first seat."""
        try:
            with path.expanduser().open("rb") as file:
                data = file.read(_LARGEST)
            text = data.decode("utf-8")
        except (OSError, ValueError, RuntimeError) as error:
            raise file_error("error-open", path, error) from error
        record = read(text)
        match = Match.replay(find_game(record.game), record)
        kinds = _note(text, _TABLE).split() or [_HUMAN] + ["normal"] * (match.seats - 1)
        if len(kinds) != match.seats:
            raise BrokenRecord(0, f"{len(kinds)} players at {match.seats} seats")
        players = _players(match, record, kinds)
        spoken = pick_language(language or _note(text, _LANGUAGE) or None)
        session = cls(match, players, spoken)
        for viewer in (None, *range(match.seats)):
            session.shown[viewer] = len(match.heard(viewer))
        return session


def fresh_seed() -> int:
    """A seed nobody chose."""
    return randbelow(1 << 31)


def unlike(names: Sequence[str]) -> list[str]:
    """The same names, numbered where two are alike."""
    found: list[str] = []
    for name in names:
        number = 2
        unique = name
        while unique in found:
            unique = f"{name} {number}"
            number += 1
        found.append(unique)
    return found


def default_file(session: Session) -> Path:
    """Where a table goes that nobody gave a file to: one file a game, in the user's own folder.

    Its name shows on the screen, so it is made of the seed but does not tell it.
    """
    mark = sha256(str(session.match.seed).encode()).hexdigest()[:10]
    state = Path(os.environ.get("XDG_STATE_HOME") or "~/.local/state")
    try:
        folder = state.expanduser()
    except RuntimeError:  # nobody's home is known
        folder = Path.cwd()
    return folder / "expedition" / f"{session.game.name}-{mark}.txt"


def file_error(id: str, path: Path, error: Exception) -> BadTable:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadTable(f"{path}: {reason}", id, {"file": f"={path}", "detail": f"={reason}"})


def figure(score: float) -> str:
    """A score as an argument of a message."""
    return f"half:{int(score * 2)}" if score * 2 == int(score * 2) else f"={score:g}"


def refusal(session: Session, view: object, move: Move, label: str, words: Words) -> str:
    """Why a move cannot be made now. It goes by a label: the game names only legal moves."""
    reason = words.say(session.game.why_not(view, move))
    return words.text("terminal-why-line", move=f"={label}", reason=f"={reason}")


def understand(session: Session, seat: int, text: str, sheet: Sequence[Panel]) -> Move:
    """The move that somebody means: its number, as it is written, or a thing in hand by name."""
    moves = session.match.moves(seat)
    if text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    notation = session.game.notation
    try:
        return notation.find(text, moves)
    except ExpeditionError:
        held = [line for panel in sheet if panel.place == "hand" for line in panel.lines]
        item = named(held, text)
        about = [move for move in notation.moves if item and move.words[1:] == (item,)]
        verbs = {move.words[0] for move in moves}
        fitting = [move for move in about if move.words[0] in verbs] or about
        if not fitting:
            raise
        return fitting[0]


def victory(result: Result, words: Words) -> str:
    """Who has won, if anybody has."""
    winners = tuple(f"seat:{seat}" for seat in result.winners)
    if not winners:
        return words.text("result-lost")
    if len(winners) > 1:
        return words.text("result-together" if result.allied else "result-shared", seats=winners)
    return words.text("result-won", seat=winners[0])


def place(result: Result, seat: int) -> str:
    """A seat's place, for a list; where everybody has lost there are none."""
    return f"={result.ranks[seat]}" if result.winners else "=–"


def farewell(session: Session, path: Path, words: Words) -> list[str]:
    """Where the game is, and how to go on with it."""
    command = f"expedition play {session.game.name} --resume {quote(str(path))}"
    return [
        words.text("terminal-saved", file=f"={path}"),
        words.text("terminal-saved-resume", command=f"={command}"),
    ]


def _note(text: str, head: str) -> str:
    for line in reversed(text.splitlines()):
        if line.startswith(head):
            return line[len(head) :].strip()
    return ""


def _players(match: Match, record: Record, kinds: Sequence[str]) -> list[Player]:
    match.names = match.names or tuple(f"{mark}" for mark in MARKS[: record.seats])
    return [
        Player(name, None if kind == _HUMAN else kind)
        for name, kind in zip(match.names, kinds, strict=True)
    ]
