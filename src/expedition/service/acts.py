"""Who may do what at a table. Each act looks at the table as it is and gives the entries to write,
or refuses with the reason; nothing is changed here."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final
from unicodedata import category

from expedition.games import find_game
from expedition.kit import (
    BadTable,
    BrokenRecord,
    CannotUndo,
    Game,
    Match,
    NotYourTurn,
    StaleMove,
    records,
    resolve,
)
from expedition.kit.match import is_name

from . import wire
from .errors import Refused, not_host, not_yours, wrong_moment
from .log import (
    BotSat,
    Chatted,
    Emptied,
    Entry,
    Hinted,
    Left,
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
from .table import Table
from .wire import Level, Me

#: The bot that keeps a leaver's seat.
KEEPER: Final[Level] = "normal"
LONGEST_CHAT: Final = 500
#: Entries of a table's log, many times what a game and its talk come to.
LONGEST_LOG: Final = 20_000
#: Many times what a game draws. Luck of one's own making can tie dice for as long as it lasts, and
#: every roll is told to whoever opens the table.
LONGEST_SCRIPT: Final = 5000
#: Spaces that French keyboards put before some signs; in a chat any space will do.
_HARD_SPACES: Final = dict.fromkeys((0xA0, 0x202F), " ")
#: More marks than this on one letter are no language's.
_MARKS: Final = 3
_JOINER: Final = "\u200d"
#: Letters and signs by name that nobody can see.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: Marks that nobody can see: joiners of graphemes, inherent vowels, selectors of variants.
_UNSEEN_MARKS: Final = frozenset(
    [
        *"\u034f\u17b4\u17b5",
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)


def fresh_id() -> str:
    """A table's id: 128 bits, for whoever knows it may come in."""
    return secrets.token_urlsafe(16)


def fresh_seed() -> str:
    return str(secrets.randbits(128))


# --- Opening --------------------------------------------------------------------------------------


def open_table(host: Me, new: wire.NewTable) -> list[Entry]:
    """A new table; with nobody missing the game begins at once."""
    game = find_game(new.game)
    options = resolve(game.options, new.options)
    _check_seats(game, len(new.seats))
    if new.hints and not game.questions:
        raise BadTable(f"{game.name} has no hints", "error-no-hints")
    opened = Opened(
        game=game.name,
        rules=game.rules_version,
        options=options,
        seats=_plans(host, new),
        listed=new.listed,
        host=host.id,
        seed=fresh_seed(),
        hints=_hints(new, options),
    )
    return [opened] if "open" in new.seats else [opened, Started()]


def _hints(new: wire.NewTable, options: Mapping[str, object]) -> bool:
    """Whether anybody may ask; a game with an option for who may leaves it to that option."""
    return options["hints"] != "nobody" if "hints" in options else new.hints


def _check_seats(game: Game[Any, Any], seats: int) -> None:
    """How many may play, asked before anything is dealt."""
    if seats not in game.players:
        game.start(seats)  # says so


def _plans(host: Me, new: wire.NewTable) -> list[SeatPlan]:
    mine = new.seats.count("me")
    if len(new.names) > mine:
        raise BadTable(f"{len(new.names)} names for {mine} seats", "error-names")
    names = iter([check_name(name) for name in new.names] + [host.name] * (mine - len(new.names)))
    plans = []
    for kind in new.seats:
        if kind == "me":
            plans.append(SeatPlan(owner=host.id, name=next(names)))
        else:
            plans.append(SeatPlan(bot=None if kind == "open" else kind))
    return plans


def upload(host: Me, record: str) -> list[Entry]:
    """A record becomes a table; it is kept as we would write it, without what stood around it."""
    read = records.read(record)
    if len(read.script) > LONGEST_SCRIPT:
        raise BrokenRecord(0, f"a script of more than {LONGEST_SCRIPT} outcomes")
    return [Uploaded(host.id, str(Match.replay(find_game(read.game), read).record()))]


def rematch(table: Table, guest: Me) -> list[Entry]:
    """The next game at a new table: the same seats and options; who left is a bot now."""
    if table.status != "finished":
        raise wrong_moment(table.status)
    if not table.seats_of(guest.id):
        raise Refused(403, "only who played may ask for a rematch", "error-not-a-player")
    seats = [
        SeatPlan(bot=seat.bot) if seat.bot else SeatPlan(owner=seat.owner, name=seat.name)
        for seat in table.seats
    ]
    opened = Opened(
        game=table.game.name,
        rules=table.game.rules_version,
        options=table.options,
        seats=seats,
        listed=table.listed,
        host=guest.id,
        seed=fresh_seed(),
        hints=table.hints,
    )
    return [opened, Started()]


def mark_rematch(next_table: str) -> list[Entry]:
    return [Rematched(next_table)]


# --- Sitting --------------------------------------------------------------------------------------


def take_seat(table: Table, guest: Me, at: int, asked: wire.TakeSeat) -> list[Entry]:
    """Sit down, take one's own seat back from a bot, or (the host) put a bot there."""
    seat = table.seats[check_seat(table, at)]
    if table.status == "running" and asked.bot is None and seat.owner == guest.id and seat.bot:
        return [Returned(at)]
    if table.status != "open":
        raise wrong_moment(table.status)
    if asked.bot is not None and table.host != guest.id:
        raise not_host()
    if not seat.empty and not (asked.bot and seat.bot):
        raise Refused(409, f"seat {at} is taken", "error-seat-taken")
    if asked.bot is None and table.listed and guest.id != table.host and table.seats_of(guest.id):
        raise Refused(409, "at a listed table everybody has one seat", "error-one-seat")
    if asked.bot is not None:
        entry: Entry = BotSat(at, asked.bot)
    else:
        name = guest.name if asked.name is None else check_name(asked.name)
        entry = Sat(at, guest.id, name)
    missing = [other for other, each in enumerate(table.seats) if each.empty and other != at]
    return [entry] if missing else [entry, Started()]


def leave_seat(table: Table, guest: Me, at: int) -> list[Entry]:
    """Leave: before the game the seat falls empty, then a bot keeps it. The host may empty any
    seat before the game."""
    seat = table.seats[check_seat(table, at)]
    own = seat.owner == guest.id
    if table.status == "open" and not seat.empty and (own or table.host == guest.id):
        return [Emptied(at)]
    if not own:
        raise not_yours(at)
    if table.status != "running":
        raise wrong_moment(table.status)
    if seat.bot is not None:
        raise Refused(409, f"seat {at} was left before", "error-seat-kept")
    return [Left(at, KEEPER)]


def start(table: Table, guest: Me) -> list[Entry]:
    if table.host != guest.id:
        raise not_host()
    if table.status != "open":
        raise wrong_moment(table.status)
    if any(seat.empty for seat in table.seats):
        raise Refused(409, "there are empty seats", "error-empty-seats")
    return [Started()]


# --- Playing --------------------------------------------------------------------------------------


def move(table: Table, guest: Me, new: wire.NewMove) -> list[Entry]:
    """A move, chosen at a moment from which on the seat has owed this very decision."""
    match = _deciding(table, guest, new.seat)
    late = new.seq is not None and new.seq < table.asked_at.get(new.seat, 0)
    if late or not table.owed_since.get(new.seat, match.number) <= new.number <= match.number:
        raise StaleMove(new.number, match.number)
    if new.seat not in match.waiting_for:
        raise NotYourTurn(new.seat, match.waiting_for)
    found = table.game.notation.find(new.move, match.moves(new.seat))
    return [Moved(new.seat, found.text)]


def bot_move(table: Table, seat: int, text: str) -> list[Entry]:
    """A bot's move, if the decision is still its own and the move still legal; else nothing."""
    if seat not in table.bots_due() or table.match is None:
        return []
    legal = [each.text for each in table.match.moves(seat)]
    return [Moved(seat, text)] if text in legal else []


def undo(table: Table, guest: Me, asked: wire.UndoMove) -> list[Entry]:
    match = _deciding(table, guest, asked.seat)
    if asked.number != match.number:
        raise StaleMove(asked.number, match.number)
    if not match.can_undo(asked.seat):
        raise CannotUndo("the last decision cannot be taken back")
    return [Undone(asked.seat)]


def _deciding(table: Table, guest: Me, seat: int) -> Match:
    """The match, if this guest decides for this seat."""
    check_own_seat(table, guest, seat)
    match = table.match
    if match is None or table.status == "open":
        raise wrong_moment("open")
    if table.status == "finished":
        raise wrong_moment("finished")
    if table.seats[seat].bot is not None:
        raise Refused(409, f"a bot keeps seat {seat}", "error-seat-kept")
    return match


# --- Talking --------------------------------------------------------------------------------------


def chat(table: Table, guest: Me, new: wire.NewChat) -> list[Entry]:
    """Players speak from their seat; everybody else is a watcher."""
    own = table.seats_of(guest.id)
    seat = own[0] if own else None
    if new.seat is not None:
        seat = check_own_seat(table, guest, new.seat)
    if new.phrase is not None:
        text = _check_phrase(table, seat, new)
    else:
        text = _check_text(new)
    alone = len(own) == 1 or new.seat is not None
    name = table.seats[seat].name if seat is not None and alone else guest.name
    return [Chatted(name or guest.name, seat, text, new.phrase, new.about)]


def _check_text(new: wire.NewChat) -> str:
    text = new.text.translate(_HARD_SPACES).strip()
    if new.about is not None:
        raise Refused(422, "only a phrase is about a seat", "error-phrase")
    if not 0 < len(text) <= LONGEST_CHAT or not _is_readable(text):
        raise Refused(
            422,
            f"a message has 1 to {LONGEST_CHAT} printable characters",
            "error-chat",
            {"most": LONGEST_CHAT},
        )
    return text


def _is_readable(text: str) -> bool:
    """Printable, with the joiners that emoji are made with; something to see, and no towers."""
    seen = any(not (_is_mark(sign) or sign in _BLANK or sign.isspace()) for sign in text)
    return seen and text.replace(_JOINER, "").isprintable() and not _stacks_marks(text)


def _is_mark(sign: str) -> bool:
    """What stands on, in or around the letter before it, or joins it to the next."""
    return sign == _JOINER or category(sign) in ("Mn", "Me")


def _stacks_marks(text: str) -> bool:
    """Whether marks are heaped on one letter until they run over the neighbours."""
    heap = 0
    for sign in text:
        heap = heap + 1 if _is_mark(sign) else 0
        if heap > _MARKS:
            return True
    return False


def _check_phrase(table: Table, seat: int | None, new: wire.NewChat) -> str:
    """A phrase is one of the game's, said from a seat, of another seat where it is about one."""
    phrase = next((each for each in table.game.phrases if each.id == new.phrase), None)
    if seat is None:
        raise Refused(403, "phrases are for players", "error-phrase-player")
    if phrase is None or new.text or (new.about is not None) != phrase.about:
        raise Refused(422, "this game has no such phrase, or it is about a seat", "error-phrase")
    if new.about is not None and check_seat(table, new.about) == seat:
        raise Refused(422, "a phrase is about another seat", "error-phrase")
    return ""


# --- Hints ----------------------------------------------------------------------------------------


def hint(table: Table, guest: Me, asked: wire.AskHint) -> list[Entry]:
    """A hint is asked for: counted, if it may be asked for at all."""
    _deciding(table, guest, asked.seat)
    if not table.hints:
        raise Refused(403, "hints are not allowed at this table", "error-hints-off")
    if asked.question not in table.game.questions:
        questions = ", ".join(table.game.questions)
        raise Refused(
            422,
            f"a hint is one of {questions}",
            "error-hint-question",
            {"allowed": f"={questions}"},
        )
    return [Hinted(asked.seat, asked.question)]


# --- What several of them check -------------------------------------------------------------------


def check_room(table: Table, entries: Sequence[Entry]) -> None:
    """When a log is full only the game itself goes on, and whoever wants to may leave."""
    still = (Started, Moved, Left, Rematched)
    if table.seq >= LONGEST_LOG and not all(isinstance(each, still) for each in entries):
        raise Refused(
            409,
            f"the log of this table has {LONGEST_LOG} entries; only the game itself goes on",
            "error-log-full",
            {"most": LONGEST_LOG},
        )


def check_name(name: str) -> str:
    """All of a name can be seen, so that nobody goes by what looks like another's."""
    unseen = not any(map(str.isalnum, name)) or _BLANK & {*name} or _UNSEEN_MARKS & {*name}
    if not is_name(name) or unseen or _stacks_marks(name):
        raise BadTable("a name has 1 to 40 printable characters, no comma, # or |", "error-names")
    return name


def check_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused(
            404,
            f"there is no seat {seat}, only 0–{len(table.seats) - 1}",
            "error-seat",
            {"seat": f"={seat}", "high": len(table.seats) - 1},
        )
    return seat


def check_own_seat(table: Table, guest: Me | None, seat: int) -> int:
    if check_seat(table, seat) not in table.seats_of(None if guest is None else guest.id):
        raise not_yours(seat)
    return seat


def only_person(table: Table, guest: Me) -> None:
    """Refuse whoever is not the only person playing here."""
    if table.people() != {guest.id}:
        raise Refused(403, "only who plays alone sets the bots' pace", "error-pace")
    if table.status == "finished":
        raise wrong_moment("finished")
