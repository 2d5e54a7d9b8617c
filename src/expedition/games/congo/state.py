"""The state of a game: data only. Numbers are those of `box`, points are counted in halves."""

from collections.abc import Mapping
from typing import Any, Final

from expedition.kit.errors import BadData

from .box import NOBODY, SPECIALS, STOPS

# The steps of a round in the order of the rulebook. A state rests only where a seat is asked.
STATION: Final = 0
DRAW: Final = 1
BID: Final = 2
SPECIAL: Final = 3
AT_ONCE: Final = 4
REVEAL: Final = 5
CARD: Final = 6
VALUE: Final = 7
RAISE: Final = 8
CONTROL: Final = 9
COMMIT: Final = 10
TIE: Final = 11
BOAT: Final = 12
OVER: Final = 13
STEPS: Final = (
    "station",
    "draw",
    "bid",
    "special",
    "at-once",
    "reveal",
    "card",
    "value",
    "raise",
    "control",
    "commit",
    "tie",
    "boat",
    "over",
)

#: In `chiefs`: a stop not yet contested, and one that nobody controls.
UNCONTESTED: Final = 255
UNCONTROLLED: Final = 254
#: The total of a seat whose character does not stand: below every real one.
ABSENT: Final = -99
#: In `drawn`: Colonial drew nothing, or an auxiliary; else the character's number.
DREW_NOTHING: Final = -1
DREW_AUXILIARY: Final = -2

#: The names of the fields, in alphabetical order.
FIELDS: Final = (
    "added",
    "auxiliaries",
    "auxiliary_discard",
    "auxiliary_pile",
    "bids",
    "character_discard",
    "character_pile",
    "chiefs",
    "committed",
    "dice",
    "drawn",
    "due",
    "first",
    "flags",
    "gone",
    "hands",
    "hidden_scores",
    "hippo_discard",
    "hippo_pile",
    "hippos",
    "known",
    "language",
    "owner",
    "passed",
    "peeks",
    "raising",
    "scores",
    "seats",
    "servant",
    "shown",
    "special",
    "special_discard",
    "special_pile",
    "specials",
    "stations",
    "step",
    "stop",
    "tied",
    "totals",
    "turn",
    "waited",
)


class State:
    """Everything there is to know. Tuples hold an entry a seat; masks have bit `1 << seat`."""

    __slots__ = FIELDS

    def __init__(
        self,
        seats: int,
        hidden_scores: bool,
        stop: int,
        first: int,
        step: int,
        due: int,
        turn: int,
        stations: bytes,
        flags: bytes,
        chiefs: bytes,
        peeks: tuple[int, ...],
        scores: tuple[int, ...],
        hands: tuple[bytes, ...],
        auxiliaries: tuple[bytes, ...],
        specials: tuple[bytes, ...],
        hippos: tuple[bytes, ...],
        known: tuple[bytes, ...],
        character_pile: bytes,
        character_discard: bytes,
        gone: bytes,
        auxiliary_pile: bytes,
        auxiliary_discard: bytes,
        special_pile: bytes,
        special_discard: bytes,
        hippo_pile: bytes,
        hippo_discard: bytes,
        language: int,
        bids: tuple[int, ...],
        shown: int,
        special: int,
        owner: int,
        drawn: int,
        dice: tuple[int, ...],
        totals: tuple[int, ...],
        added: tuple[bytes, ...],
        raising: int,
        waited: int,
        passed: int,
        servant: int,
        tied: int,
        committed: tuple[bytes, ...],
    ) -> None:
        # The table
        self.seats = seats
        self.hidden_scores = hidden_scores
        self.stop = stop
        self.first = first
        self.step = step
        self.due = due  # mask of the seats that owe a decision
        self.turn = turn  # whose turn it is within a lap
        self.stations = stations  # the tile at each stop, turned up or not
        self.flags = flags
        self.chiefs = chiefs  # who controls each stop
        self.peeks = peeks  # mask of the stops whose tile a seat has looked at
        self.scores = scores
        # Hands and piles
        self.hands = hands
        self.auxiliaries = auxiliaries
        self.specials = specials
        self.hippos = hippos
        self.known = known  # characters all know to be in a seat's hand (or lying as its bid)
        self.character_pile = character_pile  # drawn from at random: a pile has no order
        self.character_discard = character_discard
        self.gone = gone  # non-belligerents that were used
        self.auxiliary_pile = auxiliary_pile
        self.auxiliary_discard = auxiliary_discard
        self.special_pile = special_pile
        self.special_discard = special_discard
        self.hippo_pile = hippo_pile
        self.hippo_discard = hippo_discard
        # The contest
        self.language = language  # spoken at a Belgian station
        self.bids = bids  # the character of each seat, or NOBODY
        self.shown = shown  # mask of the seats whose bid lies face up
        self.special = special  # the special card of this round, or NOBODY
        self.owner = owner  # who played it
        self.drawn = drawn  # what Colonial drew
        self.dice = dice  # sympathy or language rolled for each character, or 0
        self.totals = totals
        self.added = added  # auxiliaries on each character
        self.raising = raising  # mask of the seats still in the raising
        self.waited = waited  # mask of those who have passed while tied at the top
        self.passed = passed  # mask of those who passed since the last card or tile was added
        self.servant = servant  # who played this round's servant, or NOBODY
        self.tied = tied  # mask of the seats that settle a tie
        self.committed = committed  # hippo tiles in a tie, or the characters for the boiler

    def copy(self) -> "State":
        return State(
            self.seats,
            self.hidden_scores,
            self.stop,
            self.first,
            self.step,
            self.due,
            self.turn,
            self.stations,
            self.flags,
            self.chiefs,
            self.peeks,
            self.scores,
            self.hands,
            self.auxiliaries,
            self.specials,
            self.hippos,
            self.known,
            self.character_pile,
            self.character_discard,
            self.gone,
            self.auxiliary_pile,
            self.auxiliary_discard,
            self.special_pile,
            self.special_discard,
            self.hippo_pile,
            self.hippo_discard,
            self.language,
            self.bids,
            self.shown,
            self.special,
            self.owner,
            self.drawn,
            self.dice,
            self.totals,
            self.added,
            self.raising,
            self.waited,
            self.passed,
            self.servant,
            self.tied,
            self.committed,
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
    """Lists of lists or of small numbers were tuples or bytes; which, the field's name tells."""
    if name in _BYTES:
        return _small_numbers(name, value)
    if name in _ROWS_OF_BYTES and isinstance(value, list):
        return tuple([_small_numbers(name, each) for each in value])
    if name == "hidden_scores" and isinstance(value, bool):
        return value
    if name in _ROWS and isinstance(value, list) and all([type(each) is int for each in value]):
        return tuple(value)
    if name in _NUMBERS and type(value) is int:
        return value
    raise BadData(f"state.{name}", f"not what is stored there: {str(value)[:40]}")


def _small_numbers(name: str, value: Any) -> bytes:
    if isinstance(value, list) and all([type(each) is int and 0 <= each < 256 for each in value]):
        return bytes(value)
    raise BadData(f"state.{name}", "expected a list of small numbers")


def check_bounds(s: State, what: str) -> None:
    """Whether numbers and rows are of the sizes the rules count on."""
    bounds = (
        ("seats", s.seats, 2, 4),
        ("stop", s.stop, 0, len(STOPS) - 1),
        ("step", s.step, 0, OVER),
        ("first", s.first, 0, s.seats - 1),
        ("due", s.due, 0, (1 << s.seats) - 1),
        ("special", s.special, NOBODY, len(SPECIALS) - 1),
        ("owner", s.owner, NOBODY, s.seats - 1),
    )
    for name, value, low, high in bounds:
        if not low <= value <= high:
            raise BadData(f"{what}.{name}", f"{value} is not between {low} and {high}")
    for name in _ROWS + _ROWS_OF_BYTES:
        if len(getattr(s, name)) != s.seats:
            raise BadData(f"{what}.{name}", "expected an entry for each seat")
    for name in ("stations", "flags", "chiefs"):
        if len(getattr(s, name)) != len(STOPS):
            raise BadData(f"{what}.{name}", "expected an entry for each stop")


_ROWS_OF_BYTES: Final = (
    "hands",
    "auxiliaries",
    "specials",
    "hippos",
    "known",
    "added",
    "committed",
)
_BYTES: Final = (
    "stations",
    "flags",
    "chiefs",
    "character_pile",
    "character_discard",
    "gone",
    "auxiliary_pile",
    "auxiliary_discard",
    "special_pile",
    "special_discard",
    "hippo_pile",
    "hippo_discard",
)


_ROWS: Final = ("peeks", "scores", "bids", "dice", "totals")
_NUMBERS: Final = tuple(
    name for name in FIELDS if name not in _BYTES + _ROWS_OF_BYTES + _ROWS + ("hidden_scores",)
)


def _plain(value: object) -> object:
    return [_plain(each) for each in value] if isinstance(value, tuple | bytes) else value


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


def clear_contest(s: State) -> None:
    """Nothing is bid, played, rolled or added any more."""
    none = (b"",) * s.seats
    s.language = 0
    s.bids = (NOBODY,) * s.seats
    s.shown = 0
    s.special = NOBODY
    s.owner = NOBODY
    s.drawn = DREW_NOTHING
    s.dice = (0,) * s.seats
    s.totals = (ABSENT,) * s.seats
    s.added = none
    s.raising = 0
    s.waited = 0
    s.passed = 0
    s.servant = NOBODY
    s.tied = 0
    s.committed = none
