"""The state of a game: data only. Numbers are those of `box` and `land.terrain`."""

from collections.abc import Mapping
from typing import Any, Final

from expedition.kit.errors import BadData

from .box import CREW, MOST_SEATS, MOST_TRACK, NOBODY, NONE, THREATS
from .land.terrain import AREA

# --- Steps ------------------------------------------------------------------------------------

#: Set-up, the turn in the order of the rulebook, effects, the night, the end.
STEPS: Final = (
    "character",
    "gear",
    "hands",
    "turn",
    "activate",
    "tool",
    "swap",
    "gain",
    "threat",
    "clear",
    "pay-threat",
    "fog",
    "knight",
    "ghost",
    "turn-up",
    "after",
    "challenge",
    "ready",
    "look",
    "influence",
    "target",
    "card",
    "end-turn",
    "night",
    "fatigue",
    "monsters",
    "fate",
    "dawn",
    "keep",
    "draw",
    "morning",
    "kill",
    "exhaust",
    "slay",
    "accuse",
    "over",
)
(
    CHARACTER,
    GEAR_STEP,
    HANDS,
    TURN,
    ACTIVATE,
    TOOL,
    SWAP,
    GAIN,
    THREAT,
    CLEAR,
    PAY_THREAT,
    FOG,
    KNIGHT,
    GHOST,
    TURN_UP,
    AFTER,
    CHALLENGE,
    READY,
    LOOK,
    INFLUENCE_STEP,
    TARGET,
    CARD,
    END_TURN,
    NIGHT,
    FATIGUE_STEP,
    MONSTERS,
    FATE_STEP,
    DAWN,
    KEEP,
    DRAW,
    MORNING,
    KILL,
    EXHAUST,
    SLAY,
    ACCUSE,
    OVER,
) = range(36)
#: Where several choose at once, each unseen by the others until the last one has chosen.
SECRET_STEPS: Final = (FOG, KEEP, ACCUSE)

HINTS: Final = ("nobody", "first", "everyone")
LANDS: Final = ("printed", "easy", "normal", "hard")
OUTCOMES: Final = ("waiting", "passed", "failed")
ENDINGS: Final = ("none", "kills", "thirst", "hunger")
KILLED, THIRST, HUNGER = 1, 2, 3

#: In `card`: a challenge's number, or a threat's from here on.
THREAT_0: Final = 32
#: The owner of a card laid at set-up.
SETUP: Final = 7
#: In `choices`: nobody is accused.
ABSTAINED: Final = 254

# --- Cards laid: the card, its owner, whether it is face up, and who has looked at it ------------


def pack(card: int, owner: int, up: bool, seen: int = 0) -> int:
    return card | owner << 5 | int(up) << 8 | seen << 9


def laid_card(laid: int) -> int:
    return laid & 31


def laid_owner(laid: int) -> int:
    return laid >> 5 & 7


def laid_up(laid: int) -> bool:
    return bool(laid >> 8 & 1)


def laid_seen(laid: int) -> int:
    return laid >> 9


# --- The state --------------------------------------------------------------------------------

#: The names of the fields, in alphabetical order.
FIELDS: Final = (
    "accusations",
    "active",
    "card",
    "challenge_discard",
    "challenge_pile",
    "challenges",
    "characters",
    "choices",
    "covered",
    "day",
    "discards",
    "dropped",
    "due",
    "ending",
    "exhausted",
    "fate",
    "first",
    "gained",
    "gear",
    "hands",
    "here",
    "hints",
    "influence_pile",
    "kill_pile",
    "killing",
    "kills",
    "lacking",
    "laid",
    "lairs",
    "land",
    "land_from",
    "level",
    "looked",
    "map_choice",
    "map_number",
    "monsters",
    "order_pile",
    "outcomes",
    "passed",
    "placed",
    "removed",
    "rested",
    "rows_completed",
    "rows_left",
    "rows_today",
    "seats",
    "slain",
    "spent_kills",
    "spied",
    "step",
    "store",
    "suns",
    "target",
    "threat_pile",
    "times",
    "todo",
    "token",
    "track",
    "traitor",
    "traitor_mode",
    "used",
    "watered",
)


class State:
    """Everything there is to know. Tuples hold an entry a seat; masks have bit `1 << number`."""

    __slots__ = FIELDS

    def __init__(
        self,
        seats: int,
        traitor_mode: bool,
        level: int,
        fate: bool,
        hints: int,
        land_from: int,
        map_choice: int,
        map_number: int,
        step: int,
        due: int,
        todo: tuple[int, ...],
        active: int,
        first: int,
        day: int,
        land: bytes,
        covered: int,
        spied: int,
        looked: tuple[int, ...],
        watered: int,
        monsters: bytes,
        lairs: bytes,
        slain: int,
        here: int,
        token: bool,
        store: bytes,
        challenges: bytes,
        outcomes: bytes,
        suns: int,
        challenge_pile: bytes,
        challenge_discard: bytes,
        passed: int,
        kills: bytes,
        spent_kills: bytes,
        kill_pile: bytes,
        threat_pile: bytes,
        characters: bytes,
        used: int,
        rested: bool,
        gear: tuple[bytes, ...],
        exhausted: int,
        dropped: bool,
        track: int,
        rows_today: int,
        rows_completed: tuple[int, ...],
        rows_left: tuple[int, ...],
        traitor: int,
        hands: tuple[bytes, ...],
        laid: tuple[tuple[int, ...], ...],
        order_pile: bytes,
        influence_pile: bytes,
        discards: tuple[bytes, ...],
        removed: bytes,
        lacking: tuple[int, ...],
        gained: int,
        placed: bool,
        target: int,
        card: int,
        times: int,
        killing: int,
        accusations: tuple[bytes, ...],
        choices: bytes,
        ending: int,
    ) -> None:
        # The table
        self.seats = seats
        self.traitor_mode = traitor_mode
        self.level = level  # how much water there was, a place in LEVELS
        self.fate = fate
        self.hints = hints  # who may ask for hints, a place in HINTS
        self.land_from = land_from  # where the map comes from, a place in LANDS
        self.map_choice = map_choice  # the printed map that was asked for, 0 for one by lot
        self.map_number = map_number  # which map it is: a number of the box or a seed
        self.step = step
        self.due = due  # mask of the seats that owe a decision
        self.todo = todo  # the steps to come, the next one last
        self.active = active
        self.first = first
        self.day = day
        # The land
        self.land = land  # what is in each space
        self.covered = covered  # mask of the spaces with a path token
        self.spied = spied  # mask of the spaces with a token that all have seen
        self.looked = looked  # mask of the spaces each seat alone has looked at
        self.watered = watered  # mask of the spaces on which goggles laid water
        self.monsters = monsters  # threats in the order they were revealed
        self.lairs = lairs  # the space of each
        self.slain = slain  # mask of the places in `monsters` that are dead
        self.here = here  # the space explored this turn, or NOBODY
        self.token = token  # a path token is yet to be laid on a challenge
        # The expedition
        self.store = store  # how many of each kind
        self.challenges = challenges
        self.outcomes = outcomes  # what became of the day's challenges, places in OUTCOMES
        self.suns = suns  # path tokens on the left-most unresolved challenge
        self.challenge_pile = challenge_pile  # drawn from at random: a pile has no order
        self.challenge_discard = challenge_discard
        self.passed = passed
        self.kills = kills  # kill cards that lie open
        self.spent_kills = spent_kills
        self.kill_pile = kill_pile
        self.threat_pile = threat_pile
        self.characters = characters  # NONE while there is none
        self.used = used  # mask of the seats whose character was used today
        self.rested = rested  # York spares the coming night's fatigue
        self.gear = gear
        self.exhausted = exhausted  # mask of gear
        self.dropped = dropped  # the waterskin is gone
        self.track = track
        self.rows_today = rows_today
        self.rows_completed = rows_completed  # how many each seat completed by exploring
        self.rows_left = rows_left  # how often it explored elsewhere although it could have
        # Influence
        self.traitor = traitor  # the seat, or NOBODY
        self.hands = hands  # by slot, the role card among them
        self.laid = laid  # for each crew card the cards on it, see `pack`
        self.order_pile = order_pile
        self.influence_pile = influence_pile
        self.discards = discards  # what each seat has discarded since the last shuffle
        self.removed = removed
        self.lacking = lacking  # mask of the crew cards on which each seat laid an order today
        self.gained = gained  # mask of the kinds gained this turn
        self.placed = placed  # this turn's card was laid
        self.target = target  # the crew card it goes to, or NOBODY
        # Decisions under way
        self.card = card  # the challenge or threat that is being resolved, or NOBODY
        self.times = times  # how often the question may still be answered
        self.killing = killing  # the kill declared, a place in KILL_WAYS, or NOBODY
        self.accusations = accusations  # given by each seat in order; NONE is an abstention
        self.choices = choices  # what each seat has chosen in secret, NONE if nothing yet
        self.ending = ending

    def copy(self) -> "State":
        return State(
            self.seats,
            self.traitor_mode,
            self.level,
            self.fate,
            self.hints,
            self.land_from,
            self.map_choice,
            self.map_number,
            self.step,
            self.due,
            self.todo,
            self.active,
            self.first,
            self.day,
            self.land,
            self.covered,
            self.spied,
            self.looked,
            self.watered,
            self.monsters,
            self.lairs,
            self.slain,
            self.here,
            self.token,
            self.store,
            self.challenges,
            self.outcomes,
            self.suns,
            self.challenge_pile,
            self.challenge_discard,
            self.passed,
            self.kills,
            self.spent_kills,
            self.kill_pile,
            self.threat_pile,
            self.characters,
            self.used,
            self.rested,
            self.gear,
            self.exhausted,
            self.dropped,
            self.track,
            self.rows_today,
            self.rows_completed,
            self.rows_left,
            self.traitor,
            self.hands,
            self.laid,
            self.order_pile,
            self.influence_pile,
            self.discards,
            self.removed,
            self.lacking,
            self.gained,
            self.placed,
            self.target,
            self.card,
            self.times,
            self.killing,
            self.accusations,
            self.choices,
            self.ending,
        )

    def to_data(self) -> dict[str, Any]:
        """Every field by name, as JSON values."""
        return {name: _plain(getattr(self, name)) for name in FIELDS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in FIELDS)


def _plain(value: object) -> object:
    return [_plain(each) for each in value] if isinstance(value, tuple | bytes) else value


# --- Reading a state back ---------------------------------------------------------------------

_BYTES: Final = (
    "land",
    "monsters",
    "lairs",
    "store",
    "challenges",
    "outcomes",
    "challenge_pile",
    "challenge_discard",
    "kills",
    "spent_kills",
    "kill_pile",
    "threat_pile",
    "characters",
    "order_pile",
    "influence_pile",
    "removed",
    "choices",
)
_ROWS_OF_BYTES: Final = (
    "gear",
    "hands",
    "discards",
    "accusations",
)
_ROWS: Final = (
    "todo",
    "looked",
    "lacking",
    "rows_completed",
    "rows_left",
)
_FLAGS: Final = (
    "traitor_mode",
    "fate",
    "token",
    "rested",
    "dropped",
    "placed",
)


def restore(data: Mapping[str, Any]) -> State:
    """A state from what `to_data` gave; anything else is refused by the field's name."""
    if not isinstance(data, Mapping):
        raise BadData("state", f"expected an object, got {type(data).__name__}")
    for name in FIELDS + tuple(data):
        if name not in FIELDS or name not in data:
            raise BadData(f"state.{name}", "missing" if name in FIELDS else "unknown")
    state = State(**{name: _read(name, data[name]) for name in FIELDS})
    check_bounds(state, "state")
    return state


def _read(name: str, value: Any) -> Any:
    """Lists were tuples or bytes; which, the field's name tells."""
    if name in _BYTES:
        return _small_numbers(name, value)
    if name in _ROWS_OF_BYTES and isinstance(value, list):
        return tuple([_small_numbers(name, each) for each in value])
    if name in _FLAGS and isinstance(value, bool):
        return value
    if name in _ROWS and _is_row(value):
        return tuple(value)
    if name == "laid" and isinstance(value, list) and all([_is_row(each) for each in value]):
        return tuple([tuple(each) for each in value])
    if name not in _FLAGS + _ROWS + _ROWS_OF_BYTES + ("laid",) and type(value) is int:
        return value
    raise BadData(f"state.{name}", f"not what is stored there: {str(value)[:40]}")


def _is_row(value: Any) -> bool:
    return isinstance(value, list) and all([type(each) is int for each in value])


def _small_numbers(name: str, value: Any) -> bytes:
    if isinstance(value, list) and all([type(each) is int and 0 <= each < 256 for each in value]):
        return bytes(value)
    raise BadData(f"state.{name}", "expected a list of small numbers")


def check_bounds(s: State, what: str) -> None:
    """Whether numbers and rows are of the sizes the rules count on."""
    bounds = (
        ("seats", s.seats, 1, MOST_SEATS),
        ("step", s.step, 0, OVER),
        ("active", s.active, 0, s.seats - 1),
        ("first", s.first, 0, s.seats - 1),
        ("due", s.due, 0, (1 << s.seats) - 1),
        ("track", s.track, 0, MOST_TRACK),
        ("here", s.here, NOBODY, AREA - 1),
        ("card", s.card, NOBODY, THREAT_0 + len(THREATS) - 1),
        ("target", s.target, NOBODY, len(CREW) - 1),
        ("traitor", s.traitor, NOBODY, s.seats - 1),
    )
    for name, value, low, high in bounds:
        if not low <= value <= high:
            raise BadData(f"{what}.{name}", f"{value} is not between {low} and {high}")
    sizes = {"land": AREA, "laid": len(CREW)}
    for name in ("looked", "gear", "hands", "discards", "lacking", "accusations"):
        sizes[name] = s.seats
    for name in ("characters", "choices", "rows_completed", "rows_left"):
        sizes[name] = s.seats
    for name, size in sizes.items():
        if len(getattr(s, name)) != size:
            raise BadData(f"{what}.{name}", f"expected {size} entries")


# --- Small changes ----------------------------------------------------------------------------


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The row with one entry replaced."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def put_cards(row: tuple[bytes, ...], at: int, cards: bytes) -> tuple[bytes, ...]:
    """The row with one entry replaced."""
    changed = list(row)
    changed[at] = cards
    return tuple(changed)


def put_byte(row: bytes, at: int, value: int) -> bytes:
    """The row with one byte replaced."""
    changed = bytearray(row)
    changed[at] = value
    return bytes(changed)


def push(s: State, step: int, parameter: int = 0) -> None:
    """A step to be taken next; some carry a small number."""
    s.todo = (*s.todo, step | parameter << 8)


# --- Small questions ----------------------------------------------------------------------------


def is_ready(s: State, seat: int, piece: int) -> bool:
    """Whether the seat has this gear, ready for use."""
    return piece in s.gear[seat] and not s.exhausted >> piece & 1


def nothing_chosen(seats: int) -> bytes:
    return bytes([NONE]) * seats
