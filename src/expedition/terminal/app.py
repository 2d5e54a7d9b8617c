"""The table on a full screen (Textual). It knows no game: it lays out what `describe` gives."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from expedition.kit import ExpeditionError, Message, Move
from expedition.words import Words

from . import draw
from .screens import (
    Curtain,
    End,
    Leave,
    News,
    Reading,
    Save,
    Why,
    help_text,
    key_bar,
    refusals,
    text_view,
)
from .session import Session, default_file, farewell, fresh_seed, refusal, understand
from .sheet import Line, Panel, last_result, more, panels, results
from .theme import LAMP, PAPER

#: The least time a bot takes over a move, so that people can follow.
PACE = 0.9
_NOTICED: Final = 0.1
_SPINNER: Final = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
_KEYS: Final = (
    ("?", "key-help"),
    ("u", "key-undo"),
    ("w", "key-why"),
    ("t", "key-text"),
    ("l", "key-log"),
    ("s", "key-save"),
    ("q", "key-quit"),
    ("d", "key-light"),
)
#: The keys at the table of a game that is over.
_END_KEYS: Final = (
    ("Esc", "key-back"),
    ("n", "key-again"),
    ("?", "key-help"),
    ("t", "key-text"),
    ("l", "key-log"),
    ("s", "key-save"),
    ("q", "key-quit"),
    ("d", "key-light"),
)
#: The least terminal on which the table can be read.
_WIDTH: Final = 80
_HEIGHT: Final = 24
#: How long news of a decided place stays, and a little more for each line of it.
_BEAT: Final = 2.5
_BEAT_LINE: Final = 0.3
#: After news has closed by itself, for so long Enter is still meant for it.
_GRACE: Final = 0.6
#: Digits within this time belong to one number.
_TYPING: Final = 1.0


class Drawn(Widget):
    """Something drawn for the width it gets, and drawn anew when that or the table changes."""

    def __init__(self, painter: Callable[[int], Content], id: str) -> None:
        super().__init__(id=id)
        self.painter = painter
        self.pictures: dict[int, Content] = {}

    def picture(self, width: int) -> Content:
        if isinstance(self.parent, VerticalScroll):
            width -= 1  # the scroll bar's
        width = max(width, 10)
        if width not in self.pictures:
            self.pictures[width] = self.painter(width)
        return self.pictures[width]

    def redraw(self, layout: bool = True) -> None:
        self.pictures.clear()
        self.refresh(layout=layout)

    def render(self) -> Content:
        return self.picture(self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.picture(width).plain.count("\n") + 1


class Pane(VerticalScroll):
    """A scroll whose drawing depends on the height it gets."""

    def on_resize(self) -> None:
        for drawn in self.query(Drawn):
            drawn.redraw()


class Table(Screen[None]):
    """The table as one person sees it."""

    # The second letter of each is the same key on a Russian keyboard.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help"),
        Binding("u,г", "app.undo"),
        Binding("s,ы", "app.save"),
        Binding("l,д", "app.show_log"),
        Binding("t,е", "text"),
        Binding("w,ц", "why"),
        Binding("d,в", "app.light"),
        Binding("q,й", "app.quit_table"),
        Binding("n,т", "app.play_again"),
        Binding("escape", "app.back_to_end"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer: int | None = None
        self.words: Words = session.words(None)
        self.panels: list[Panel] = []
        self.heard: list[Message] = []
        self.log_lines: list[Line] = []
        self.fresh_from = 0
        self.moves: Sequence[Move] = ()
        self.details: list[str] = []
        self.asked: str = ""
        self.notice = ""
        self.thinker: int | None = None
        self.ticks = 0
        self.typed = ""
        self.typed_at = 0.0
        #: A number was typed that is no move's: Enter is not for the move under the cursor.
        self.mistyped = False
        self.deaf_until = 0.0
        self.last = ""
        self.detail_rows = 2

    def compose(self) -> ComposeResult:
        yield Drawn(self.paint_here, "here")
        yield Drawn(self.paint_strip, "strip")
        with Horizontal(id="middle"):
            with Pane(id="main-scroll"):
                yield Drawn(self.paint_main, "main")
            with Vertical(id="side"):
                yield Drawn(self.paint_side, "players")
                with VerticalScroll(id="log-scroll"):
                    yield Drawn(self.paint_log, "log")
        yield Static("", id="prompt")
        yield Static("", id="detail")
        with Horizontal(id="bottom"):
            yield OptionList(id="moves", compact=True, markup=False)
            with Pane(id="hand-scroll"):
                yield Drawn(self.paint_hand, "hand")
        yield Static("", id="keys")
        yield Static("", id="small")

    def on_mount(self) -> None:
        self.set_interval(0.1, self.tick)
        hand = self.query_one("#hand-scroll", VerticalScroll)
        self.watch(hand, "scroll_y", self.scrolled, init=False)
        self.query_one("#moves").focus()
        self.query_one("#log-scroll", VerticalScroll).anchor()

    def scrolled(self) -> None:
        """Mark anew what is below the sight of the hand."""
        self.query_one("#hand", Drawn).redraw(layout=False)

    def on_resize(self) -> None:
        self.measure()
        self.call_after_refresh(self.resized)

    def measure(self) -> None:
        """A terminal that is too small says so instead of a table nobody can read."""
        size = self.app.size
        self.set_class(size.width < _WIDTH or size.height < _HEIGHT, "-tiny")
        text = self.words.text("terminal-small", width=_WIDTH, height=_HEIGHT)
        self.query_one("#small", Static).update(Content.styled(text, "bold $gold"))

    def resized(self) -> None:
        """Draw what depends on the width, and keep the cursor where it is."""
        self.draw_keys()
        for drawn in self.query(Drawn):
            drawn.redraw()
        if self.moves:
            options = self.query_one("#moves", OptionList)
            at = options.highlighted
            self.list_moves(self.session.match.view(self.viewer), self.moves)
            options.highlighted = at
        self.fit_detail()

    # Showing ---------------------------------------------------------------------------------

    def show(self, viewer: int | None) -> None:
        """Draw the table anew, as this seat or a spectator sees it."""
        session = self.session
        self.words = session.words(viewer)
        view = session.match.view(viewer)
        self.panels = panels(session.game, view, self.words)
        self.read_log(viewer)
        self.last = last_result(session.game, view, self.heard, self.words)
        asked = viewer is not None and session.next_seat == viewer
        moves = session.match.moves(viewer) if asked and viewer is not None else ()
        self.asked = self.words.say(session.game.prompt(view))
        self.list_moves(view, moves)
        for drawn in self.query(Drawn):
            drawn.redraw()
        self.draw_prompt()
        self.draw_keys()
        log = self.query_one("#log-scroll", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)
        self.query_one("#hand-scroll", VerticalScroll).scroll_home(animate=False)

    def read_log(self, viewer: int | None) -> None:
        """Say what was heard; what was said before is kept."""
        heard = self.session.match.heard(viewer)
        if viewer != self.viewer or heard[: len(self.heard)] != self.heard:
            self.log_lines = []
        self.viewer = viewer
        self.heard = heard
        fresh = heard[len(self.log_lines) :]
        self.log_lines += [_log_line(message, self.words) for message in fresh]
        self.fresh_from = min(self.fresh_from, len(heard))

    def list_moves(self, view: Any, moves: Sequence[Move]) -> None:
        self.moves = moves
        self.typed = ""
        self.mistyped = False
        said_moves = [self.session.game.move_words(view, move) for move in moves]
        self.details = [more(message, "detail", self.words) for message in said_moves]
        options = self.query_one("#moves", OptionList)
        options.clear_options()
        width = len(str(len(moves)))
        for number, (move, message) in enumerate(zip(moves, said_moves, strict=True), 1):
            said = self.words.say(message)
            option = f"{number:>{width}} {self.worth(move)}{said}"
            options.add_option(Option(draw.pad(option, options.size.width - 2).rstrip()))
        if moves:
            options.highlighted = 0
        self.fit_detail()
        self.draw_detail()

    def fit_detail(self) -> None:
        """Room for the longest detail of these moves: more of it where the list is short."""
        width = max(self.app.size.width - 6, 20)
        rows = [len(draw.folded(self.detail_of(at), width)) for at in range(len(self.moves))]
        most = 4 if len(self.moves) <= 5 or self.roomy else 2
        self.detail_rows = most
        taken = min(max(rows, default=1), most)
        self.query_one("#detail").styles.min_height = taken
        # What the details take on a low screen, the list below them can spare.
        self.query_one("#bottom").styles.height = None if self.roomy else min(9 - taken, 7)

    def detail_of(self, at: int) -> str:
        """What the move of this number means: its own words, or those of what it is about."""
        if at < len(self.details) and self.details[at]:
            return draw.sentence(self.details[at])
        about = self.lines_about(self.moves[at])
        return " ".join(draw.sentence(line.text) for line in about)

    def worth(self, move: Move) -> str:
        """The figure of the one thing a move is about, as its line shows it."""
        about = [line for line in self.lines_about(move) if line.cells]
        figure = about[0].cells[0] if len(about) == 1 else ""
        return f"({figure}) " if figure and figure[0] in "0123456789−½" else ""

    def lines_about(self, move: Move) -> list[Line]:
        items = set(move.words[1:])
        hand = [line for panel in self.panels if panel.place == "hand" for line in panel.lines]
        return [line for line in hand if line.item in items]

    def lit(self) -> frozenset[str]:
        move = self.highlighted()
        return frozenset() if move is None else frozenset(move.words[1:])

    def highlighted(self) -> Move | None:
        at = self.query_one("#moves", OptionList).highlighted
        return self.moves[at] if at is not None and at < len(self.moves) else None

    def draw_prompt(self) -> None:
        text = self.asked
        seat = self.session.next_seat
        if self.thinker is not None:
            sign = _SPINNER[self.ticks % len(_SPINNER)]
            text = f"{sign} {self.words.text('terminal-thinking', seat=f'seat:{self.thinker}')} …"
            seat = self.thinker
        self.query_one("#prompt", Static).update(
            Content.assemble(draw.mark(seat), " ", (text, "bold"))
        )

    def draw_detail(self) -> None:
        """What the move under the cursor means; a notice goes before it."""
        detail = self.query_one("#detail", Static)
        if self.notice:
            detail.update(Content.styled(self.notice, "bold $gold"))
            return
        at = self.query_one("#moves", OptionList).highlighted
        text = self.detail_of(at) if at is not None and at < len(self.moves) else ""
        width = max(self.app.size.width - 6, 20)
        rows = draw.folded(text, width)
        if len(rows) > self.detail_rows:
            last = self.detail_rows - 1
            rows = [*rows[:last], draw.pad(" ".join(rows[last:]), width)]
        detail.update(Content.styled("\n".join(rows), "$soft"))

    def draw_keys(self) -> None:
        over = self.session.next_seat is None
        undoable = self.session.undoable() is not None
        bar = key_bar(
            self.words,
            _END_KEYS if over else _KEYS,
            self.app.size.width,
            () if undoable else ("u",),
        )
        self.query_one("#keys", Static).update(bar)

    def tell(self, notice: str) -> None:
        self.notice = notice
        self.draw_detail()

    def think(self, seat: int | None) -> None:
        self.thinker = seat
        self.draw_prompt()

    def tick(self) -> None:
        if self.thinker is not None and self.app.animation_level != "none":
            self.ticks += 1
            self.draw_prompt()

    # Painting --------------------------------------------------------------------------------

    @property
    def roomy(self) -> bool:
        size = self.app.size
        return size.width >= 100 and size.height >= 32

    def placed(self, *places: str) -> list[Panel]:
        return [panel for panel in self.panels if panel.place in places and panel.lines]

    def paint_here(self, width: int) -> Content:
        """Where we are in one line; with room, what else is to know of the place."""
        found: list[Content] = []
        for panel in self.placed("top"):
            head, *rest = panel.lines
            cells = head.cells or (head.text,)
            parts: list[Content | str | tuple[str, str]] = [(cells[0], "bold $gold")]
            parts += [(f" · {cell}", "") for cell in cells[1:]]
            told = " ".join(line.text for line in rest)
            short = [" ".join(line.cells) or line.text for line in rest if line.tone != "rest"]
            aside = self.words.text("game-title") if self.roomy else " · ".join(short)
            while not self.roomy and len(parts) > 3 and not _fits(parts, aside, width):
                parts.pop()
            line = Content.assemble(*parts)
            space = width - line.cell_length - 4
            if self.roomy:
                aside = aside.rjust(space)
            if space > 8:
                line = Content.assemble(line, "   ", (draw.pad(aside, space), "$soft"))
            found.append(line.truncate(width, ellipsis=True))
            if self.roomy and told:
                found.append(Content.styled(draw.pad(told, width).rstrip(), "$soft"))
        return draw.lines(found or [Content(self.words.text("game-title"))])

    def paint_strip(self, width: int) -> Content:
        found = [draw.strip(panel, width, self.lit()) for panel in self.placed("strip")]
        if self.roomy:
            for panel in self.placed("strip"):
                found.append(Content.styled(draw.pad(" · ".join(panel.head), width), "$soft"))
        else:
            for panel in self.placed("main"):
                if _aside(panel):
                    told = " ".join(draw.sentence(line.text) for line in panel.lines)
                    found += [Content.styled(row, "$soft") for row in draw.folded(told, width)]
        return draw.lines(found)

    def paint_main(self, width: int) -> Content:
        width -= 1  # a little air before the scroll bar
        height = self.query_one("#main-scroll").size.height
        shown = self.placed("main", "extra")
        if not self.roomy:
            shown = [panel for panel in self.placed("main") if not _aside(panel)]
        found = [self.paint(panel, width, height) for panel in shown]
        rows = draw.folded(self.last, width) if self.last else []
        taken = sum(content.plain.count("\n") + 1 for content in found)
        free = len(rows) if self.roomy else height - taken
        if len(rows) > free >= 2:
            rows = [*rows[: free - 1], draw.pad(" ".join(rows[free - 1 :]), width)]
        if len(rows) <= free:
            found += [Content.styled(row, "$gold") for row in rows]
        return draw.lines(found)

    def paint(self, panel: Panel, width: int, height: int) -> Content:
        if panel.form == "cards":
            return draw.cards(panel, width, height, self.lit())
        if panel.form == "rows":
            return draw.rows(panel, width, self.lit())
        if panel.form == "picture":
            return draw.picture(panel, width)
        if panel.form in ("inline", "notes"):
            return draw.inline(panel, width) if panel.form == "inline" else draw.notes(panel, width)
        title = Content.styled(panel.title, "bold $gold")
        return draw.lines([title, draw.text(panel, width)])

    def paint_side(self, width: int) -> Content:
        return draw.lines([draw.rows(panel, width, self.lit()) for panel in self.placed("side")])

    def paint_log(self, width: int) -> Content:
        """The last of what happened; what is new to the viewer stands out."""
        found: list[Content] = []
        for at, line in enumerate(self.log_lines[-60:], max(len(self.log_lines) - 60, 0)):
            style = "" if at >= self.fresh_from else "$soft"
            for row, text in enumerate(draw.folded(line.text, width - 2)):
                lead = draw.mark(line.seat if row == 0 else None)
                found.append(Content.assemble(lead, " ", (text, style)))
        return draw.lines(found or [Content.styled(self.words.text("terminal-no-log"), "$soft")])

    def paint_hand(self, width: int) -> Content:
        hand = self.placed("hand")
        found: list[Content] = []
        for at, panel in enumerate(hand):
            if at == 1 and not self.roomy:
                brief = [each for each in hand[1:] if each.form == "brief"]
                found += [draw.brief(brief, width)] if brief else []
            if found and self.roomy:
                found.append(Content(""))
            found.append(draw.rows(panel, width, self.lit(), tight=not self.roomy))
        scroll = self.query_one("#hand-scroll", VerticalScroll)
        return draw.marked(draw.lines(found), int(scroll.scroll_y) + scroll.size.height, width)

    # Answering -------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.is_mounted and self.moves:
            self.draw_detail()
            for id in ("#hand", "#strip"):
                self.query_one(id, Drawn).redraw(layout=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self.mistyped or monotonic() < self.deaf_until:
            return
        if self.moves and self.viewer is not None:
            table = self.app
            assert isinstance(table, ExpeditionApp)
            table.decide(self.viewer, self.moves[event.option_index])

    def on_key(self, event: events.Key) -> None:
        """Digits go to the move of that number; a second digit goes on from the first."""
        if not (event.character and event.character in "0123456789"):
            self.typed = ""
            if event.key in ("up", "down", "home", "end", "pageup", "pagedown"):
                self.mistyped = False
                self.tell("")
            elif self.notice and event.key == "enter" and not self.mistyped:
                self.tell("")
            return
        if not self.moves:
            return
        if monotonic() - self.typed_at > _TYPING:
            self.typed = ""
        self.typed_at = monotonic()
        self.typed = (self.typed + event.character)[:6]
        self.mistyped = not 1 <= int(self.typed) <= len(self.moves)
        if not self.mistyped:
            self.tell("")
            options = self.query_one("#moves", OptionList)
            options.focus()
            options.highlighted = int(self.typed) - 1
        else:
            count = len(self.moves)
            self.tell(self.words.text("terminal-range", number=f"={self.typed}", count=count))

    def on_mouse_down(self) -> None:
        self.mistyped = False

    def action_help(self) -> None:
        legend = [line for panel in self.placed("strip") for line in panel.head]
        body = help_text(self.words, self.session.match.seats, legend)
        self.app.push_screen(Reading(self.words.text("terminal-help"), body, self.words))

    def action_text(self) -> None:
        title = self.words.text("terminal-text")
        self.app.push_screen(Reading(title, text_view(self.panels), self.words))

    def action_why(self) -> None:
        if self.viewer is None or not self.moves:
            self.tell(self.asked)
            return
        hand = self.placed("hand")[:1]
        held = [line for panel in hand for line in panel.lines]
        told = refusals(self.session, self.viewer, held, self.words)
        example = next((line.cells[1] for line in held if len(line.cells) > 1), "")
        self.app.push_screen(Why(self.words, told, self.answer_why, example or self.moves[-1].text))

    def answer_why(self, text: str) -> str:
        """Why the written move is not possible, or that it is."""
        assert self.viewer is not None
        view = self.session.match.view(self.viewer)
        try:
            move = understand(self.session, self.viewer, text, self.panels)
        except ExpeditionError as error:
            return self.words.error(error)
        if move in self.moves:
            said = self.words.say(self.session.game.move_words(view, move))
            return self.words.text("terminal-why-legal", move=f"={said}")
        return refusal(self.session, view, move, move.text, self.words)


def _fits(parts: Sequence[Content | str | tuple[str, str]], aside: str, width: int) -> bool:
    return Content.assemble(*parts).cell_length + 4 + cell_len(aside) <= width


def _aside(panel: Panel) -> bool:
    """Whether a narrow screen tells it across its whole width, so that it is never cut."""
    return panel.form == "notes"


def _log_line(message: Message, words: Words, tone: str = "") -> Line:
    seat = message.args.get("seat")
    told = isinstance(seat, str) and seat.startswith("seat:")
    return Line(words.say(message), tone=tone, seat=int(str(seat)[5:]) if told else None)


class ExpeditionApp(App[None]):
    """One table: whose turn it is, the curtain, the bots' thinking, keeping and leaving."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]
    CSS_PATH = "app.tcss"

    def __init__(self, session: Session, fast: bool = False, path: Path | None = None) -> None:
        super().__init__()
        self.register_theme(LAMP)
        self.register_theme(PAPER)
        self.theme = LAMP.name
        self.session = session
        self.fast = fast
        self.path = path
        self.viewer: int | None = None
        self.table = Table(session)
        #: For each seat, how many lines of its log were there when it was last told of a result.
        self.told: dict[int | None, int] = {}
        self.farewell: list[str] = []

    def on_mount(self) -> None:
        self.title = self.words().text("game-title")
        self.sit_down()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return LAMP.variables

    def words(self) -> Words:
        return self.session.words(self.viewer)

    def sit_down(self) -> None:
        """Begin, or go on with, the table's game."""
        humans = self.session.humans
        self.viewer = humans[0] if len(humans) == 1 else None
        self.push_screen(self.table, wait_for_dismiss=False)
        if self.session.match.number:
            self.table.fresh_from = len(self.session.match.heard(self.viewer))
        for seat in range(self.session.match.seats):
            self.told[seat] = len(self.session.match.heard(seat))
        self.call_after_refresh(self.go_on)

    # The course of the game --------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask whoever is next: a bot, the person at the screen, or one behind a curtain."""
        seat = self.session.next_seat
        if seat != self.viewer and self.session.hot_seat:
            pass  # the news waits behind the curtain
        elif self.show_news():
            return
        if seat is None:
            self.finish()
        elif seat in self.session.bots:
            if not self.fast:
                self.table.show(self.viewer)
            self.let_bots_play()
        elif self.session.hot_seat and seat != self.viewer:
            self.draw_curtain(seat)
        else:
            self.table.show(self.viewer)

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Bots think in a thread that gets a view and nothing else."""
        session = self.session
        while (seat := session.next_seat) is not None and seat in session.bots:
            started = monotonic()
            self.table.think(seat)
            move = await asyncio.to_thread(session.choice(seat).make)
            if not self.fast:
                await asyncio.sleep(max(PACE - (monotonic() - started), 0))
            session.play(seat, move)
            if self.decided() and not self.fast:
                break
            if monotonic() - started > _NOTICED:
                self.table.show(self.viewer)
        self.table.think(None)
        self.go_on()

    def decided(self) -> bool:
        """Whether the viewer has yet to be told how a place was decided."""
        if self.viewer is None:
            return False
        match = self.session.match
        fresh = match.heard(self.viewer)[self.told.get(self.viewer, 0) :]
        ids = results(self.session.game, match.view(self.viewer))
        return any(message.id in ids for message in fresh)

    def show_news(self) -> bool:
        """What happened since the viewer's last decision, if a place was decided; then go on."""
        viewer = self.viewer
        if viewer is None or not self.decided():
            return False
        match = self.session.match
        heard = match.heard(viewer)
        since = min(self.told.get(viewer, 0), self.session.shown.get(viewer, 0))
        self.told[viewer] = len(heard)
        if self.fast:
            return False
        ids = results(self.session.game, match.view(viewer))
        fresh = heard[since:]
        end = max(at for at, message in enumerate(fresh) if message.id in ids) + 1
        words = self.words()
        public = match.heard(None)
        shared = [each for each in fresh if each.id in ids or each in public]
        own = [each for each in fresh[end:] if each not in public]
        lines = [
            _log_line(message, words, "" if message.id in ids else "rest")
            for message in (*shared, *own)
        ]

        def closed(alone: bool | None) -> None:
            if alone:
                self.table.deaf_until = monotonic() + _GRACE
            self.go_on()

        self.push_screen(News(words, lines, _BEAT + _BEAT_LINE * len(lines)), closed)
        return True

    def draw_curtain(self, seat: int) -> None:
        """Cover the table, and show it only to the next person."""
        self.viewer = None
        self.table.show(None)
        words = self.session.words(None)

        def lifted(ready: bool | None) -> None:
            if ready:
                self.viewer = seat
                self.table.fresh_from = self.session.shown.get(seat, 0)
                self.go_on()
            else:
                self.take_back()

        self.clear_to_table()
        undoable, stands = self.session.undoable(), self.session.stands(None)
        self.push_screen(Curtain(words, seat, undoable, stands), lifted)

    def clear_to_table(self) -> None:
        """Close whatever the last person had open: behind a curtain there is only the table."""
        while self.screen is not self.table:
            self.pop_screen()

    def decide(self, seat: int, move: Move) -> None:
        """Make a person's move. A key pressed twice finds the list of moves empty."""
        heard = len(self.session.match.heard(seat))
        self.session.play(seat, move)
        self.session.shown[seat] = self.table.fresh_from = heard
        self.table.tell("")
        self.table.list_moves(None, ())
        self.go_on()

    def finish(self) -> None:
        if self.session.hot_seat:
            self.viewer = None
        self.table.fresh_from = 0
        self.table.show(self.viewer)
        self.show_end(slow=not self.fast)

    def show_end(self, slow: bool) -> None:
        def closed(wish: str | None) -> None:
            if wish == "again":
                self.again()

        self.clear_to_table()
        self.push_screen(End(self.words(), self.session, slow), closed)

    def again(self) -> None:
        """The same table, another game."""
        self.session = self.session.again(fresh_seed())
        self.path = None
        self.table.session = self.session
        humans = self.session.humans
        self.viewer = humans[0] if len(humans) == 1 else None
        self.table.fresh_from = 0
        self.told.clear()
        self.go_on()

    # Keys ----------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        self.take_back()

    def action_back_to_end(self) -> None:
        """From the table of a finished game to its result."""
        if self.session.next_seat is None:
            self.show_end(slow=False)

    def action_play_again(self) -> None:
        if self.session.next_seat is None:
            self.again()

    def take_back(self) -> None:
        """The last decision of a person at this table, while nothing came of it."""
        seat = self.session.undoable()
        words = self.words()
        if seat is None:
            self.table.tell(self.session.stands(self.viewer))
            return
        self.workers.cancel_group(self, "bots")
        self.table.think(None)
        move = self.session.undo(seat)
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], len(self.session.match.heard(viewer)))
        if seat == self.viewer:
            view = self.session.match.view(seat)
            said = words.say(self.session.game.move_words(view, move))
            self.table.tell(words.text("terminal-undone", move=f"={said}"))
        self.go_on()

    def action_save(self) -> None:
        def saved(path: Path | None) -> None:
            if path is not None:
                self.path = path
                self.table.tell(self.words().text("terminal-saved", file=f"={path}"))

        path = self.path or default_file(self.session)
        self.push_screen(Save(self.words(), self.session, path), saved)

    def action_show_log(self) -> None:
        words = self.words()
        told = [_log_line(each, words) for each in self.session.match.heard(self.viewer)]
        body = draw.lines([Content.assemble(draw.mark(line.seat), " ", line.text) for line in told])
        self.push_screen(Reading(words.text("terminal-log"), body, words, at_end=True))

    def action_light(self) -> None:
        self.theme = PAPER.name if self.theme == LAMP.name else LAMP.name

    def action_quit_table(self) -> None:
        """A finished game is left at once; another is kept, if its players want it."""
        if self.session.next_seat is None:
            self.exit()
            return
        path = self.path or default_file(self.session)
        words = self.words()

        def answered(wish: str | None) -> None:
            if wish == "keep":
                self.keep(path, words)
            elif wish == "drop":
                self.exit()

        self.push_screen(Leave(words, path), answered)

    def keep(self, path: Path, words: Words) -> None:
        try:
            kept = self.session.save(path)
        except ExpeditionError as error:
            self.table.tell(words.error(error))
            return
        self.farewell = farewell(self.session, kept, words)
        self.exit()


def run(session: Session, fast: bool = False, path: Path | None = None) -> None:
    """Play at a full screen until the people leave."""
    app = ExpeditionApp(session, fast, path)
    app.run()
    for line in app.farewell:
        print(line)
