"""The table in plain lines: for screen readers, pipes and narrow terminals.

Nothing moves on the screen and nothing is said by colour alone. Every question is one line, every
mistake gets one line and changes nothing, and when the input ends the game is kept.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from expedition.kit import ExpeditionError, Malformed, Move
from expedition.words import printable

from .session import Session, default_file, farewell, figure, place, refusal, understand, victory
from .sheet import more, panels

_COVER = 60  # empty lines, at least, that push one person's cards off the screen
_FORGET = "\x1b[3J"  # asks the terminal to forget what can be scrolled back to


class _Left(Exception):
    """The people have left the table."""


class Plain:
    """A session over two text streams."""

    def __init__(
        self, session: Session, source: TextIO, target: TextIO, path: Path | None = None
    ) -> None:
        self.session = session
        self.source = source
        self.target = target
        self.path = path
        self.viewer: int | None = None
        self.words = session.words(None)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "moves": self.list_moves,
            "table": self.table,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
        }
        #: What a person may type for each: the word of their language, or the English one.
        self.typed = {
            self.words.text(f"terminal-command-{name}"): name for name in self.commands
        } | {name: name for name in self.commands}
        self.typed["?"] = "help"
        #: The keys of the full screen, and the same keys on a Russian keyboard.
        keys = {"uг": "undo", "wц": "why", "tе": "table", "lд": "log", "sы": "save", "qй": "quit"}
        self.typed |= {sign: name for signs, name in keys.items() for sign in signs}

    def run(self) -> None:
        """Play until the game is over, the people leave or the input ends."""
        try:
            self.welcome()
            while (seat := self.session.next_seat) is not None:
                if seat in self.session.bots:
                    self.session.play(seat, self.session.choice(seat).make())
                else:
                    self.ask(seat)
            self.finish()
        except _Left:
            pass
        except BrokenPipeError:  # whoever read along has gone; the game is still kept
            self.session.save(self.path or default_file(self.session))
        except KeyboardInterrupt:
            self.say("")
            self.keep()

    def say(self, line: str = "") -> None:
        print(printable(line), file=self.target, flush=True)

    def welcome(self) -> None:
        """What is played, and who plays it."""
        humans = self.session.humans
        if len(humans) == 1:
            self.sit(humans[0])
        words = self.words
        self.say(words.text("terminal-plain-welcome", title=f"={words.text('game-title')}"))
        for seat, player in enumerate(self.session.players):
            if player.bot is not None:
                bot = f"bot-{player.bot}"
                self.say(words.text("terminal-seated", seat=f"seat:{seat}", bot=bot))
        if self.session.match.number:
            self.say(words.text("terminal-resumed"))

    # Asking ----------------------------------------------------------------------------------

    def sit(self, seat: int | None) -> None:
        self.viewer = seat
        self.words = self.session.words(seat)

    def ask(self, seat: int) -> None:
        """Put the question to a person, and answer them until they have made a move."""
        if self.session.hot_seat and seat != self.viewer and not self.hand_over(seat):
            return
        self.tell_news()
        self.list_moves("")
        number = self.session.match.number
        while self.session.match.number == number and self.session.next_seat == seat:
            self.answer(seat, self.read())

    def cover(self) -> None:
        """Nothing of the last person's cards stays to be seen, nor to be scrolled back to."""
        lines = max(_COVER, shutil.get_terminal_size().lines)
        forget = "" if os.environ.get("TERM", "dumb") == "dumb" else _FORGET
        print("\n" * lines + forget, file=self.target)

    def hand_over(self, seat: int) -> bool:
        """Cover the screen until the next person is there; `undo` takes the last one back."""
        self.sit(None)
        if self.target.isatty():
            self.cover()
        self.say()
        self.say(self.words.text("terminal-plain-handover", seat=f"seat:{seat}"))
        line = self.typed.get(self.read().strip().casefold())
        if line == "quit":
            self.quit("")
        if line == "undo":
            if self.session.undoable() is not None:
                self.undo("")
                return False
            self.say(self.session.stands(None))
        self.sit(seat)
        return True

    def read(self) -> str:
        self.target.write("> ")
        self.target.flush()
        try:
            line = self.source.readline()
        except (UnicodeDecodeError, ValueError):
            line = "\N{REPLACEMENT CHARACTER}\n"
        if not line:
            self.say()
            self.say(self.words.text("terminal-plain-end"))
            self.keep()
            raise _Left
        if not self.source.isatty():
            self.say(printable(line))  # a transcript shows what was typed
        return line

    def answer(self, seat: int, line: str) -> None:
        """One line of a person: a command, a number or a move."""
        text = " ".join(printable(line).split())
        first, _, rest = text.partition(" ")
        moves = self.session.match.moves(seat)
        try:
            if not text:
                self.say(self.words.text("terminal-plain-empty"))
            elif first.casefold() in self.typed:
                self.commands[self.typed[first.casefold()]](rest)
            elif text.isascii() and text.isdigit():
                self.by_number(seat, text)
            else:
                self.session.play(seat, self.session.game.notation.find(text, moves))
        except Malformed as error:
            hint = self.words.text("terminal-plain-empty")
            self.say(f"{self.words.error(error)} {hint}")
        except ExpeditionError as error:
            self.say(self.words.error(error))

    def by_number(self, seat: int, text: str) -> None:
        moves = self.session.match.moves(seat)
        if len(text) < 6 and 1 <= int(text) <= len(moves):
            self.session.play(seat, moves[int(text) - 1])
            return
        number = text if len(text) <= 12 else text[:12] + "…"
        self.say(self.words.text("terminal-range", number=f"={number}", count=len(moves)))

    # Telling ---------------------------------------------------------------------------------

    def tell_news(self) -> None:
        news = self.session.news(self.viewer)
        if news:
            self.say()
        for message in news:
            self.say(self.words.say(message))

    def list_moves(self, rest: str) -> None:
        """The question and the numbered answers, each with its worth where it has one."""
        assert self.viewer is not None
        match, game = self.session.match, self.session.game
        view = match.view(self.viewer)
        self.say()
        self.say(self.words.say(game.prompt(view)))
        notes = self.notes(view)
        for number, move in enumerate(match.moves(self.viewer), 1):
            message = game.move_words(view, move)
            said = self.words.say(message)
            note = next((notes[word] for word in move.words[1:2] if word in notes), "")
            alone = len(move.words) == 2 and note
            effect = more(message, "effect", self.words)
            worth = f" ({note})" if alone else ""
            self.say(f"{number:>2}. {said}{worth}{f'. {effect}' if effect else ''}")

    def notes(self, view: object) -> dict[str, str]:
        """The figure of each card in hand, as the table shows it."""
        found = {}
        for panel in panels(self.session.game, view, self.words):
            if panel.place == "hand":
                for line in panel.lines:
                    if line.item and line.cells and line.cells[0][:1] in "0123456789−½":
                        found[line.item] = line.cells[0]
        return found

    def table(self, rest: str) -> None:
        view = self.session.match.view(self.viewer)
        for panel in panels(self.session.game, view, self.words):
            if panel.lines:
                self.say()
                self.say(f"{panel.title}:")
                for line in panel.lines:
                    self.say(f"  {line.text[:1].upper()}{line.text[1:]}")

    def help(self, rest: str) -> None:
        example = self.example()
        self.say(self.words.text("terminal-plain-help-pick", example=f"={example}"))
        for id in ("moves", "table", "why", "undo", "log", "save", "quit"):
            self.say(self.words.text(f"terminal-plain-help-{id}"))

    def log(self, rest: str) -> None:
        for message in self.session.match.heard(self.viewer):
            self.say(self.words.say(message))

    def example(self) -> str:
        moves = self.session.match.moves(self.viewer) if self.viewer is not None else ()
        return moves[-1].text if moves else "?"

    def why(self, rest: str) -> None:
        """Why a move is refused, or that it is not."""
        assert self.viewer is not None
        moves = self.session.match.moves(self.viewer)
        view = self.session.match.view(self.viewer)
        sheet = panels(self.session.game, view, self.words)
        if not rest:
            held = [line for panel in sheet if panel.place == "hand" for line in panel.lines]
            shown = next((line.cells[1] for line in held if line.item and line.cells[1:]), "")
            example = f"={shown or self.example()}"
            self.say(self.words.text("terminal-plain-why", example=example))
            return
        move = understand(self.session, self.viewer, rest, sheet)
        if move in moves:
            said = self.words.say(self.session.game.move_words(view, move))
            self.say(self.words.text("terminal-why-legal", move=f"={said}"))
        else:
            self.say(refusal(self.session, view, move, move.text, self.words))

    # Changing --------------------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        seat = self.session.undoable()
        if seat is None:
            self.say(self.session.stands(self.viewer))
            return
        move = self.session.undo(seat)
        if seat == self.viewer:
            self.say(self.words.text("terminal-undone", move=f"={self.named(move)}"))

    def named(self, move: Move) -> str:
        view = self.session.match.view(self.viewer)
        return self.words.say(self.session.game.move_words(view, move))

    def save(self, rest: str) -> None:
        if not rest:
            example = f"={self.path or default_file(self.session)}"
            self.say(self.words.text("terminal-plain-save", file=example))
            return
        self.path = self.session.save(Path(rest))
        self.say(self.words.text("terminal-saved", file=f"={self.path}"))

    def quit(self, rest: str) -> None:
        self.keep()
        raise _Left

    def keep(self) -> None:
        """The game goes to its file, and the way back to it is told."""
        try:
            kept = self.session.save(self.path or default_file(self.session))
        except ExpeditionError as error:
            self.say(self.words.error(error))
            return
        for line in farewell(self.session, kept, self.words):
            self.say(line)

    def finish(self) -> None:
        """The last news, and who came where."""
        if self.session.hot_seat:
            self.sit(None)
        self.tell_news()
        result = self.session.match.result
        assert result is not None
        words = self.words
        self.say()
        order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        for seat in order:
            self.say(
                words.text(
                    "result-line",
                    rank=place(result, seat),
                    seat=f"seat:{seat}",
                    score=figure(result.scores[seat]),
                )
            )
        self.say(words.text(result.ending))
        self.say(words.text(result.decided_by))
        self.say(victory(result, words))
