"""What goes over the wire. TypeScript's types are generated from these (`typescript`).

Sentences are never sent: a message is an id with arguments, and each reader's browser says it in
its own language. What is a game's own (a view, advice, the box) is pure data of the game's types.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from expedition.kit import Message as Said

Level = Literal["easy", "normal", "hard"]
Status = Literal["open", "running", "finished"]
Arg = int | str | list[str]
#: Numbers from outside have bounds: Python's own have none.
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
#: As far as JavaScript counts exactly.
OptionNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Message(Struct, frozen=True):
    """Something to be said in the reader's language (see `expedition.words`)."""

    id: str
    args: dict[str, Arg]

    @classmethod
    def of(cls, said: Said) -> "Message":
        args = {
            name: list(arg) if isinstance(arg, tuple) else arg for name, arg in said.args.items()
        }
        return cls(said.id, args)


class Problem(Struct, frozen=True):
    """Why something was refused: for people as a message, for programs in English."""

    error: str
    message: Message
    #: With a stale or refused move: the table as it is now.
    update: "Update | None" = None


# --- Who and what there is ----------------------------------------------------------------------


class Health(Struct, frozen=True):
    """That the server runs and its database answers."""

    status: Literal["ok"]
    version: str


class Me(Struct, frozen=True):
    """The guest whose cookie came with the request."""

    id: str
    name: str


class Beside(Struct, frozen=True):
    """Another option, and the values of it that are meant."""

    option: str
    values: list[int | str]


class OptionInfo(Struct, frozen=True):
    """One of the values; or, if there is a `most`, any number up to it."""

    name: str
    values: list[int | str]
    default: int | str
    most: int | None
    #: It matters only at tables of so many, and beside another option; none: always. Where it does
    #: not matter a value is taken and changes nothing.
    seats: list[int] | None
    beside: Beside | None


class PhraseInfo(Struct, frozen=True):
    """What a player may say by choosing it; `about`: of another seat."""

    id: str
    about: bool
    kind: str


class GameInfo(Struct, frozen=True):
    """A registered game, for the lobby."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    phrases: list[PhraseInfo]
    #: What players may ask for as a hint, from the gentlest question on.
    questions: list[str]


class SeatInfo(Struct, frozen=True):
    """Who sits where. A seat is empty, a person's, a bot's, or a person's kept by a bot."""

    name: str | None
    #: The level of the bot that decides here, if one does.
    bot: Level | None
    #: Whether a person owns the seat (a bot may be keeping it for them).
    person: bool
    yours: bool
    #: How many hints were asked for here.
    hints: int


class Outcome(Struct, frozen=True):
    scores: list[float]
    ranks: list[int]
    ending: str
    decided_by: str
    #: Whether those who came first are allies, each of whom has won.
    allied: bool


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    status: Status
    listed: bool
    options: dict[str, int | str]
    seats: list[SeatInfo]
    #: Whether players may ask for hints.
    hints: bool
    #: Whether the reader opened this table.
    host: bool
    #: When it was opened, and when something last happened: seconds since 1970.
    opened: float
    changed: float
    #: The table of the next game, once somebody asked for it.
    rematch: str | None
    #: Whose decision is awaited, how far the game is (decisions made), what it is about.
    waiting: list[int]
    number: int
    headline: Message | None
    #: How much of the game is behind, from 0 to 1, if the game can say.
    progress: float | None
    #: How it ended, once it has.
    result: Outcome | None
    #: Whether the game came as a record, rather than being played here.
    uploaded: bool


class Best(Struct, frozen=True):
    """The best of somebody's games alone with these options, and how many there were."""

    game: str
    options: dict[str, int | str]
    score: float
    won: bool
    hints: int
    games: int
    #: Where it was played.
    table: str


class Lobby(Struct, frozen=True):
    """What there is to do: tables with a free seat, one's own, running ones to watch."""

    open: list[TableInfo]
    mine: list[TableInfo]
    watch: list[TableInfo]


# --- A table, live ------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A legal move: the text to send, and how a button names it with its consequence."""

    text: str
    words: Message


class Line(Struct, frozen=True):
    """What one log entry told this reader. `number` is the moment after it, for replays."""

    seq: int
    number: int
    at: float
    #: The seat that decided, none for the deal and for what happens to seats.
    seat: int | None
    messages: list[Message]


class ChatLine(Struct, frozen=True):
    seq: int
    at: float
    name: str
    #: The seat of the speaker; watchers have none and talk among themselves.
    seat: int | None
    #: What was written; or, by choosing it, said in the reader's own language.
    text: str
    phrase: Message | None = None


class Standing(Struct, frozen=True):
    """What a seat said last of a kind, and of whom."""

    seat: int
    kind: str
    phrase: str
    about: int | None


class Update(Struct, frozen=True):
    """Everything a reader may know of a table now, and what was told since they last heard."""

    #: The last log entry this update takes in: send it as `after` to resume.
    seq: int
    table: TableInfo
    #: The seat this is seen from; none for a spectator, or before a hot-seat curtain is lifted.
    seat: int | None
    #: How many decisions were made: a move must carry it.
    number: int
    #: The log entry since which this seat is asked what it is asked now; none while it is not.
    asked: int | None
    #: The game's own view, and its advice on it; none before the start.
    view: dict[str, Any] | None
    advice: dict[str, Any] | None
    prompt: Message | None
    moves: list[Choice]
    can_undo: bool
    result: Outcome | None
    lines: list[Line]
    chat: list[ChatLine]
    #: What the players have said last of each kind of phrase that stands.
    said: list[Standing]


class TextSection(Struct, frozen=True):
    """A part of the table in words, for the text view."""

    title: Message
    lines: list[Message]


class HintLine(Struct, frozen=True):
    """Something a hint tells, and the places of the board it is about, as the game names them."""

    message: Message
    places: list[str]


class Hint(Struct, frozen=True):
    """The answer to a question."""

    lines: list[HintLine]


# --- What a browser asks for ----------------------------------------------------------------------


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Each seat: `me`, `open`, or a bot's level."""

    game: str
    seats: list[Literal["me", "open", "easy", "normal", "hard"]]
    options: dict[str, OptionNumber | str] = {}
    listed: bool = False
    #: Names for several seats at one screen, in the order of the seats marked `me`.
    names: list[str] = []
    #: Whether players may ask for hints, in a game that has any.
    hints: bool = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, or (the host's right) put a bot there."""

    bot: Level | None = None
    #: A name for this seat, else the guest's own.
    name: str | None = None


class NewMove(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    move: str
    number: Count
    #: `seq` of the update it was chosen from: tells apart what was taken back and decided anew.
    seq: Count | None = None


class UndoMove(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    number: Count


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Said on a live socket: look from this seat (none: as everybody may), with all that was
    told since."""

    seat: SeatNumber | None
    after: Count = 0


class NewPace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast bots move: the wish of who plays alone with them."""

    fast: bool


class NewChat(Struct, frozen=True, forbid_unknown_fields=True):
    """Something written; or one of the game's phrases, said from a seat of one's own."""

    text: str = ""
    phrase: str | None = None
    #: The seat a phrase is about, if it is about one.
    about: SeatNumber | None = None
    #: Which of several own seats speaks.
    seat: SeatNumber | None = None


MarkText = Annotated[str, Meta(max_length=40)]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the game's questions; `marks` is what the asker thinks is where."""

    seat: SeatNumber
    question: str
    marks: Annotated[dict[MarkText, MarkText], Meta(max_length=400)] = {}


# --- Afterwards -----------------------------------------------------------------------------------


class Frame(Struct, frozen=True):
    """One moment of a finished game. As one seat knew it: one view. All open: one a seat."""

    number: int
    seat: int | None
    move: str | None
    views: list[dict[str, Any]]
    #: The game's advice on the first of the views.
    advice: dict[str, Any] | None
    messages: list[Message]


class Replay(Struct, frozen=True):
    """Moments of a finished game, from `first` on; there are `count` in all, 0 is the deal."""

    table: TableInfo
    count: int
    first: int
    frames: list[Frame]


class Opinion(Struct, frozen=True):
    """What a bot would have done at a moment of a finished game, seeing only what the seat saw."""

    seat: int
    played: Message
    choice: Message
    same: bool


class LedgerRow(Struct, frozen=True):
    """A line of the final count: what it is for, and what each seat got by it."""

    label: Message
    scores: list[float]


class ChartPoint(Struct, frozen=True):
    """Everybody's points at a moment of the game."""

    number: int
    label: Message
    scores: list[float]


class Moment(Struct, frozen=True):
    """A turning point."""

    number: int
    seat: int | None
    title: Message
    text: Message


class Story(Struct, frozen=True):
    """A finished game told: how the points came about, how they grew, what turned it."""

    result: Outcome
    headline: Message
    ledger: list[LedgerRow]
    chart: list[ChartPoint]
    moments: list[Moment]
    #: What is told beside how it was decided: who had been the traitor.
    note: Message | None = None
