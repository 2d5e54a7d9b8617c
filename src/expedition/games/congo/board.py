"""What a drawn table needs beside the view: the box it is drawn from, and advice at each moment.

The box is the same always. Advice is told from a view alone, by the functions that also tell the
table in words, so that board and words never differ. This module is never compiled: its types are
read at run time, and the browser's are made from them.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from expedition.kit.events import Arg, Message

from . import box
from .advice import (
    acting_kind,
    auxiliary_use,
    die_result,
    from_first,
    here,
    question,
    special_use,
    status,
    unseen_tiles,
    worth_here,
)
from .rulebook import RULEBOOK, Rulebook
from .view import FACE_DOWN, View
from .worth import base_value

# --- The box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop:
    key: str
    points: int
    #: Hippo tiles for whoever takes control, and whether the last in points draws a special card.
    hippos: int
    special: bool


@dataclass(frozen=True, slots=True)
class Character:
    key: str
    nation: str
    professions: tuple[str, ...]
    #: Whether its nation is one of the four powers; others roll for their sympathy.
    belligerent: bool


@dataclass(frozen=True, slots=True)
class Auxiliary:
    key: str
    lift: float
    #: The profession it serves; None for one that serves anybody.
    serves: str | None


@dataclass(frozen=True, slots=True)
class Box:
    """Everything printed that is drawn."""

    stops: tuple[Stop, ...]
    stations: tuple[str, ...]
    powers: tuple[str, ...]
    nations: tuple[str, ...]
    professions: tuple[str, ...]
    characters: tuple[Character, ...]
    auxiliaries: tuple[Auxiliary, ...]
    specials: tuple[str, ...]
    #: Points of each profession (row) at each station.
    worth: tuple[tuple[int, ...], ...]
    #: Points that a power (row) loses at the flag of each power.
    rivalry: tuple[tuple[int, ...], ...]
    rulebook: Rulebook


def make_box() -> Box:
    powers = range(len(box.POWERS))
    return Box(
        stops=tuple(
            Stop(key, box.POINTS[at], box.HIPPO_BONUS[at], box.SPECIAL_BONUS[at])
            for at, key in enumerate(box.STOPS)
        ),
        stations=box.STATIONS,
        powers=box.POWERS,
        nations=box.NATIONS,
        professions=box.PROFESSIONS,
        characters=tuple(_character(card) for card in box.ALL_CHARACTERS),
        auxiliaries=tuple(
            Auxiliary(key, box.LIFT[kind] / 2, _serves(kind))
            for kind, key in enumerate(box.AUXILIARIES)
        ),
        specials=box.SPECIALS,
        worth=tuple(tuple(box.DATA["values"][name]) for name in box.PROFESSIONS),
        rivalry=tuple(tuple(box.RIVALRY[power][flag] for flag in powers) for power in powers),
        rulebook=RULEBOOK,
    )


def _character(card: int) -> Character:
    return Character(
        box.CHARACTERS[card],
        box.NATIONS[box.NATION[card]],
        tuple(box.PROFESSIONS[skill] for skill in box.SKILLS[card]),
        box.BELLIGERENT[card],
    )


def _serves(kind: int) -> str | None:
    return box.PROFESSIONS[kind] if kind < len(box.PROFESSIONS) else None


BOX: Final = make_box()


# --- Advice ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HeldCharacter:
    """A character of the hand with its worth here, from low to high as its die may fall."""

    card: str
    low: int
    high: int
    profession: int
    rivalry: int
    #: Whether all know that it is in this hand, and whether it is chosen for the boiler.
    known: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class HeldAuxiliary:
    """A kind of auxiliary in hand: what one adds, the total it would make, or why it rests."""

    auxiliary: str
    count: int
    lift: float
    makes: float | None
    barred: Message | None


@dataclass(frozen=True, slots=True)
class HeldSpecial:
    """A special card in hand; `use` is now, here, or why not (see `special_use`)."""

    special: str
    use: str


@dataclass(frozen=True, slots=True)
class Column:
    """A seat's part in the contest."""

    seat: int
    asked: bool
    #: choosing, absent, down (a bid not seen), own (one's own, not shown yet), shown or valued.
    state: str
    card: str | None
    #: What an unvalued character may be worth, if the viewer knows it.
    low: int | None
    high: int | None
    #: How the base value comes about: profession, rivalry of flags, the card in play.
    profession: int | None
    rivalry: int | None
    change: float
    base: float | None
    total: float | None
    #: leads, tied, tied-out, behind or out, once valued; and by how much it is behind.
    status: str | None
    behind: float
    #: The die of sympathy or language and what it said, a noun.
    die: int
    sides: str | None


@dataclass(frozen=True, slots=True)
class UnseenTile:
    station: str
    count: int


@dataclass(frozen=True, slots=True)
class Advice:
    """What the table tells its viewer at a glance."""

    #: The question by name, in words, and a line that goes with it.
    question: str
    ask: Message
    note: Message | None
    #: The phase of the round, for the stepper.
    phase: str
    #: The part of the hand that is asked for: characters, auxiliaries, specials or hippos.
    acting: str
    columns: tuple[Column, ...]
    characters: tuple[HeldCharacter, ...]
    auxiliaries: tuple[HeldAuxiliary, ...]
    specials: tuple[HeldSpecial, ...]
    unseen: tuple[UnseenTile, ...]
    #: How many of the unseen tiles lie upriver.
    ahead: int


def advise(view: View) -> Advice:
    counts, ahead = unseen_tiles(view)
    asked = question(view)
    return Advice(
        question=asked,
        ask=_ask(view, asked),
        note=_note(view, asked),
        phase=_PHASES.get(view.step, view.step),
        acting=acting_kind(view),
        columns=() if view.step == "over" else tuple(_column(view, s) for s in from_first(view)),
        characters=tuple(_held_character(view, card) for card in view.characters),
        auxiliaries=_held_auxiliaries(view),
        specials=tuple(HeldSpecial(name, special_use(view, name)) for name in view.specials),
        unseen=tuple(UnseenTile(name, count) for name, count in counts.items()),
        ahead=ahead,
    )


#: States rest only at some steps; a phase of the stepper may hold several.
_PHASES: Final = {"at-once": "special", "card": "reveal", "commit": "control", "tie": "control"}


# --- The question ---------------------------------------------------------------------------------


def _ask(view: View, asked: str) -> Message:
    args: dict[str, Arg] = {}
    if asked == "waiting":
        args = {"seats": tuple(f"seat:{seat}" for seat in view.waiting)}
    elif asked in ("bid", "special", "commit", "tie"):
        args = {"stop": f"stop-{view.stop}"}
    elif asked == "raise":
        args = {"card": f"character-{_own_bid(view)}"}
    return Message(f"ask-{asked}{'' if _may_answer(view, asked) else '-none'}", args)


def _may_answer(view: View, asked: str) -> bool:
    """Whether the hand holds anything to answer with; if not, the question says so."""
    if asked == "raise":
        return any(auxiliary_use(view, name).barred is None for name in view.auxiliaries)
    if asked == "special":
        return any(special_use(view, name) == "now" for name in view.specials)
    return True


def _own_bid(view: View) -> str | None:
    return None if view.seat is None else view.bids[view.seat]


def _note(view: View, asked: str) -> Message | None:
    if asked == "over":
        return None
    if asked == "waiting":
        phase = "reveal" if view.step == "at-once" else _PHASES.get(view.step, view.step)
        return Message(f"note-waiting-{phase}", {})
    if asked == "raise":
        return _raise_note(view)
    if asked in ("gorilla-own", "colonial-swap"):
        return Message(f"note-{asked}", {"card": f"character-{_own_bid(view)}"})
    return Message(f"note-{asked}", {})


def _raise_note(view: View) -> Message:
    """Who is ahead, level or next, and where the viewer stands."""
    assert view.seat is not None
    own = view.totals[view.seat] or 0.0
    others = [
        (total, f"seat:{seat}")
        for seat, total in enumerate(view.totals)
        if total is not None and seat != view.seat
    ]
    top = max(total for total, _ in others)
    standing = "behind" if own < top else "tied" if own == top else "leading"
    seats = tuple(seat for total, seat in others if total == top)
    return Message(
        f"note-raise-{standing}", {"seats": seats, "top": _half(top), "total": _half(own)}
    )


def _half(points: float) -> str:
    return f"half:{int(points * 2)}"


# --- The contest ----------------------------------------------------------------------------------


def _column(view: View, seat: int) -> Column:
    bid = view.bids[seat]
    asked = seat in view.waiting
    if bid is None or bid == FACE_DOWN:
        state = "down" if bid else "choosing" if view.step == "bid" else "absent"
        return Column(
            seat, asked, state, None, None, None, None, None, 0, None, None, None, 0, 0, None
        )
    total = view.totals[seat]
    if total is not None:
        return _valued(view, seat, bid, total)
    worth = worth_here(view, bid)
    state = "own" if view.step in ("bid", "special", "at-once") and seat == view.seat else "shown"
    return Column(
        seat=seat,
        asked=asked,
        state=state,
        card=bid,
        low=worth.low,
        high=worth.high,
        profession=worth.profession,
        rivalry=worth.rivalry,
        change=0,
        base=None,
        total=None,
        status=None,
        behind=0,
        die=0,
        sides=None,
    )


def _valued(view: View, seat: int, bid: str, total: float) -> Column:
    card = box.CHARACTERS.index(bid)
    _, station, flag = here(view)
    roll = view.dice[seat]
    profession = base_value(card, station, box.NO_FLAG, 0)
    value = base_value(card, station, flag, roll)
    base = total - sum(box.LIFT[box.AUXILIARIES.index(name)] for name in view.added[seat]) / 2
    top = max(each for each in view.totals if each is not None)
    return Column(
        seat=seat,
        asked=seat in view.waiting,
        state="valued",
        card=bid,
        low=value,
        high=value,
        profession=profession,
        rivalry=value - profession,
        change=base - value,
        base=base,
        total=total,
        status=status(view, seat, total),
        behind=top - total,
        die=roll,
        sides=die_result(view, seat, bid)[1] if roll else None,
    )


# --- The hand -------------------------------------------------------------------------------------


def _held_character(view: View, card: str) -> HeldCharacter:
    assert view.seat is not None
    worth = worth_here(view, card)
    return HeldCharacter(
        card,
        worth.low,
        worth.high,
        worth.profession,
        worth.rivalry,
        card in view.known[view.seat],
        card == view.chosen,
    )


def _held_auxiliaries(view: View) -> tuple[HeldAuxiliary, ...]:
    """Each kind held, those of use first."""
    counts = Counter(view.auxiliaries)
    total = None if view.seat is None else view.totals[view.seat]
    held = []
    for name in box.AUXILIARIES:
        if counts[name]:
            use = auxiliary_use(view, name)
            makes = None if total is None or use.barred else total + use.lift
            held.append(HeldAuxiliary(name, counts[name], use.lift, makes, use.barred))
    return tuple(sorted(held, key=lambda each: each.barred is not None))
