"""The screens around the table: the curtain, what one may read, saving, leaving, the end."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from expedition.kit import Arg, ExpeditionError
from expedition.words import Words

from . import draw
from .session import Session, figure, place, refusal, victory
from .sheet import Line, Panel


def key_bar(
    words: Words, keys: Sequence[tuple[str, str]], width: int = 200, idle: Collection[str] = ()
) -> Content:
    """Keys and what they do; where it is too long the last words go before the keys do.

    Keys that are of no use now are dim.
    """
    labels = [(key, words.text(id)) for key, id in keys]
    shown = len(labels)
    while (
        shown
        and sum(len(key) + len(label) + 3 for key, label in labels[:shown])
        + sum(len(key) + 2 for key, _ in labels[shown:])
        > width
    ):
        shown -= 1
    parts: list[Content | str | tuple[str, str]] = []
    for at, (key, label) in enumerate(labels):
        parts.append((f" {key}", "$edge" if key in idle else "bold $gold"))
        parts.append((f" {label} " if at < shown else " ", "$edge" if key in idle else "$soft"))
    return Content.assemble(*parts)


class Curtain(Screen[bool]):
    """Nothing of the table is to be seen until the next person says so. False: undo instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)"),
        Binding("u,г", "undo"),
        Binding("q,й", "app.quit_table"),
    ]

    def __init__(self, words: Words, seat: int, undoable: int | None, stands: str) -> None:
        super().__init__()
        self.words = words
        self.seat = seat
        self.undoable = undoable
        self.stands = stands

    def compose(self) -> ComposeResult:
        player: Arg = f"seat:{self.seat}"
        title = self.words.text("terminal-curtain", seat=player)
        parts = [
            Content.assemble(draw.mark(self.seat), "  ", (title, "bold $gold")),
            Content(""),
            Content.styled(self.words.text("terminal-curtain-why"), "$soft"),
            Content(""),
            Content(self.words.text("terminal-curtain-ready", seat=player)),
        ]
        if self.undoable is not None:
            text = self.words.text("terminal-curtain-undo", seat=f"seat:{self.undoable}")
            parts += [Content(""), Content.styled(text, "$soft")]
        with Vertical(classes="sheet"):
            yield Static(draw.lines(parts), id="curtain")
            yield Static("", id="answer")

    def action_undo(self) -> None:
        """Take the last decision back, or say why it stands."""
        if self.undoable is not None:
            self.dismiss(False)
        else:
            self.query_one("#answer", Static).update(Content.styled(self.stands, "bold $gold"))


class News(ModalScreen[bool]):
    """What happened since the reader's last decision, before the table moves on.

    What decided it stands out, and what concerns the reader alone comes last. It closes by itself
    after a while; True says that it did.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss(False)")]

    def __init__(self, words: Words, lines: Sequence[Line], seconds: float) -> None:
        super().__init__()
        self.words = words
        self.lines = lines
        self.seconds = seconds

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            title = self.words.text("terminal-news")
            yield Static(Content.styled(title, "bold $gold"), classes="heading")
            yield Static("", id="news")
            yield Static(key_bar(self.words, [("Enter", "key-go")]), id="go")

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw_news)
        self.set_timer(self.seconds, self.close)

    def draw_news(self) -> None:
        """The last of it, as much as there is room for."""
        news = self.query_one("#news", Static)
        room = max(self.app.size.height * 9 // 10 - 8, 6)
        rows = [row for line in self.lines for row in draw.paragraph(line, news.size.width)]
        news.update(draw.lines(rows[-room:]))

    def close(self) -> None:
        if self.is_current:
            self.dismiss(True)


class Reading(ModalScreen[None]):
    """Something to read: a title and paragraphs, scrolled with the arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,й,enter,l,д,t,е,question_mark,f1", "dismiss(None)")
    ]

    def __init__(self, title: str, body: Content, words: Words, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.words = words
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Content.styled(self.heading, "bold $gold"), classes="heading")
            with VerticalScroll(id="reading"):
                yield Static(self.body)
            yield Static(key_bar(self.words, [("Esc", "key-close")]))

    def on_mount(self) -> None:
        scroll = self.query_one("#reading", VerticalScroll)
        scroll.focus()
        if self.at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)


def text_view(panels: Sequence[Panel]) -> Content:
    """The whole table in sentences."""
    parts: list[Content] = []
    for panel in panels:
        if panel.lines:
            parts.append(Content.styled(panel.title, "bold $gold"))
            parts += [
                Content.assemble(draw.mark(line.seat), " ", draw.sentence(line.text))
                for line in panel.lines
            ]
            parts.append(Content(""))
    return draw.lines(parts)


def help_text(words: Words, seats: int, legend: Sequence[str]) -> Content:
    """All keys, the seats' marks and the signs of the strip."""
    ids = ("pick", "number", "tab", "undo", "save", "log", "text", "why", "light", "quit")
    parts = [Content(words.text(f"terminal-help-{id}")) for id in ids]
    parts += [Content(""), Content(words.text("terminal-help-marks"))]
    parts += [
        Content.assemble(
            "  ", draw.mark(seat), " ", words.text("terminal-help-mark", seat=f"seat:{seat}")
        )
        for seat in range(seats)
    ]
    if legend:
        parts += [Content(""), *(Content(line) for line in legend)]
    return draw.lines(parts)


class Why(ModalScreen[None]):
    """Why something cannot be done now: what the hand suggests, and any move one writes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(
        self, words: Words, refusals: Sequence[str], ask: Callable[[str], str], example: str
    ) -> None:
        super().__init__()
        self.words = words
        self.refusals = refusals
        self.ask = ask
        self.example = example

    def compose(self) -> ComposeResult:
        told = self.refusals or [self.words.text("terminal-why-nothing")]
        with Vertical(classes="sheet"):
            title = self.words.text("terminal-why")
            yield Static(Content.styled(title, "bold $gold"), classes="heading")
            with VerticalScroll(id="reading"):
                yield Static(draw.lines([Content(f"· {line}") for line in told]))
            hint = self.words.text("terminal-why-ask", example=f"={self.example}")
            yield Static(Content.styled(hint, "$soft"))
            yield Input(id="asked")
            yield Static("", id="answer")
            yield Static(key_bar(self.words, [("Esc", "key-close")]))

    def on_mount(self) -> None:
        self.query_one("#asked").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.query_one("#answer", Static).update(Content(self.ask(event.value)))


class Save(ModalScreen[Path | None]):
    """Where to keep the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, words: Words, session: Session, path: Path) -> None:
        super().__init__()
        self.words = words
        self.session = session
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            title = self.words.text("terminal-save")
            yield Static(Content.styled(title, "bold $gold"), classes="heading")
            yield Input(str(self.path), id="file", select_on_focus=False)
            yield Static("", id="answer")
            yield Static(key_bar(self.words, [("Enter", "key-save"), ("Esc", "key-close")]))

    def on_mount(self) -> None:
        self.query_one("#file").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            return
        try:
            self.dismiss(self.session.save(Path(event.value.strip())))
        except ExpeditionError as error:
            shown = Content.styled(self.words.error(error), "$error")
            self.query_one("#answer", Static).update(shown)


class Leave(ModalScreen[str]):
    """Keep the game, drop it, or stay."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й", "dismiss('stay')")]

    def __init__(self, words: Words, path: Path) -> None:
        super().__init__()
        self.words = words
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            title = self.words.text("terminal-quit")
            yield Static(Content.styled(title, "bold $gold"), classes="heading")
            yield Static(Content.styled(str(self.path), "$soft"), classes="heading")
            yield OptionList(
                Option(self.words.text("terminal-quit-keep"), id="keep"),
                Option(self.words.text("terminal-quit-drop"), id="drop"),
                Option(self.words.text("terminal-quit-stay"), id="stay"),
            )
            yield Static(key_bar(self.words, [("Enter", "key-choose"), ("Esc", "key-close")]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "stay")


class End(Screen[str]):
    """Who came where, with how much, and what decided it; it builds up from the last place."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,т", "dismiss('again')"),
        Binding("escape,t,е", "dismiss('table')"),
        Binding("l,д", "app.show_log"),
        Binding("s,ы", "app.save"),
        Binding("q,й", "app.quit_table"),
        Binding("enter,space", "finish"),
    ]

    def __init__(self, words: Words, session: Session, slow: bool) -> None:
        super().__init__()
        self.words = words
        self.session = session
        result = session.match.result
        assert result is not None
        self.result = result
        self.order = sorted(range(session.match.seats), key=lambda seat: result.ranks[seat])
        self.revealed = 0 if slow else len(self.order) + 1

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static("", id="end")
            keys = [
                ("n", "key-again"),
                ("t", "key-table"),
                ("l", "key-log"),
                ("s", "key-save"),
                ("q", "key-quit"),
            ]
            yield Static(key_bar(self.words, keys), id="keys")

    def on_mount(self) -> None:
        self.draw_end()
        if self.revealed <= len(self.order):
            self.timer = self.set_interval(0.7, self.reveal)

    def reveal(self) -> None:
        self.revealed += 1
        self.draw_end()
        if self.revealed > len(self.order):
            self.timer.stop()

    def action_finish(self) -> None:
        self.revealed = len(self.order) + 1
        self.draw_end()

    def draw_end(self) -> None:
        self.query_one("#end", Static).update(self.picture())

    def picture(self) -> Content:
        words, result = self.words, self.result
        done = self.revealed > len(self.order)
        roomy = int(self.app.size.height >= 32)
        title = victory(result, words) if done else "…"
        parts = [
            Content.styled(words.text("game-title"), "$soft"),
            Content(""),
            Content.styled(title, "bold $gold"),
            Content(""),
        ]
        most = max(*result.scores, 1)
        for at, seat in enumerate(self.order):
            if at < len(self.order) - self.revealed:
                parts += [Content("")] * (2 + roomy)
                continue
            score = result.scores[seat]
            row = words.text(
                "result-line",
                rank=place(result, seat),
                seat=f"seat:{seat}",
                score=figure(score),
            )
            filled = round(40 * max(score, 0) / most)
            style = "bold" if result.ranks[seat] == 1 else ""
            bar = Content.assemble(
                "  ", ("█" * filled, f"$seat-{seat % 4}"), ("░" * (40 - filled), "$edge")
            )
            parts += [Content.assemble(draw.mark(seat), " ", (row, style)), bar]
            parts += [Content("")] * roomy
        told = (result.ending, result.decided_by)
        parts += [Content(words.text(id) if done else "") for id in told]
        return draw.lines(parts)


def refusals(session: Session, seat: int, held: Sequence[Line], words: Words) -> list[str]:
    """Why the things in hand that are asked for now, but are in no legal move, must rest."""
    match, game = session.match, session.game
    view = match.view(seat)
    legal = match.moves(seat)
    verbs = {move.words[0] for move in legal}
    named = {word for move in legal for word in move.words[1:]}
    told = []
    for line in held:
        if not line.item or line.item in named:
            continue
        label = draw.sentence(line.cells[1]) if len(line.cells) > 1 else line.item
        about = [move for move in game.notation.moves if move.words[1:] == (line.item,)]
        fitting = [move for move in about if move.words[0] in verbs] or about
        told += [refusal(session, view, move, label, words) for move in fitting[:1]]
    return told
