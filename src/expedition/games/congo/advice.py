"""What a player asks of the table: what is being decided, what a card is worth here, why not.

Everything is answered from a view, so nothing can be told that its viewer may not know.
"""

from dataclasses import dataclass
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.moves import Move

from .box import (
    AUXILIARIES,
    BELLIGERENT,
    CHARACTERS,
    DIE,
    EXPLORER,
    INTERPRETER,
    LANGUAGES,
    LIFT,
    NATIONS,
    NO_FLAG,
    POINTS,
    PROFESSIONS,
    SERVANT,
    SKILLS,
    SPECIALS,
    STATION_TILES,
    STATIONS,
    STOPS,
)
from .notation import verb
from .specials import CARDS
from .specials.gorilla import Gorilla
from .specials.warrior import Warrior
from .view import FACE_DOWN, View
from .worth import (
    base_value,
    language_rolled,
    must_roll,
    speaks,
    station_language,
    sympathy,
    value_range,
)

# --- The place --------------------------------------------------------------------------------


def here(view: View) -> tuple[int, int, int]:
    """The stop of this round as numbers: stop, station, flag."""
    stop = STOPS.index(view.stop)
    station = view.stations[stop]
    flag = view.flags[stop]
    return (
        stop,
        STATIONS.index(station) if station is not None else 0,
        NO_FLAG if flag is None else NATIONS.index(flag),
    )


# --- Worth ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Worth:
    """What a character is worth at a stop: from low to high, as its die falls."""

    card: str
    low: int
    high: int
    #: Points of the better profession, and what the rivalry of flags takes off (if no die does).
    profession: int
    rivalry: int


def worth_here(view: View, card: str) -> Worth:
    """What a character would be worth at this stop, before cards and auxiliaries."""
    number = CHARACTERS.index(card)
    _, station, flag = here(view)
    low, high = value_range(number, station, flag)
    profession = base_value(number, station, NO_FLAG, 0)
    return Worth(card, low, high, profession, high - profession if low == high else 0)


@dataclass(frozen=True)
class AuxiliaryUse:
    """What an auxiliary adds to the viewer's character now, or why it cannot be played."""

    auxiliary: str
    lift: float
    barred: Message | None


def auxiliary_use(view: View, auxiliary: str) -> AuxiliaryUse:
    kind = AUXILIARIES.index(auxiliary)
    return AuxiliaryUse(auxiliary, LIFT[kind] / 2, _auxiliary_barred(view, kind))


def _auxiliary_barred(view: View, kind: int) -> Message | None:
    """Why an auxiliary of this kind cannot go on the viewer's character."""
    bid = None if view.seat is None else view.bids[view.seat]
    if bid is None or bid == FACE_DOWN:
        return Message("why-no-character", {})
    card = CHARACTERS.index(bid)
    assert view.seat is not None
    if view.special is not None and CARDS[SPECIALS.index(view.special)].forbids_raising:
        return Message("why-no-auxiliaries", {"special": f"special-{view.special}"})
    valued = view.totals[view.seat] is not None
    if valued and (view.step != "raise" or view.seat not in view.raising):
        return Message("why-raising-over", {})
    if kind == SERVANT:
        if view.servant is not None:
            return Message("why-one-servant", {"seat": f"seat:{view.servant}"})
        return None
    if kind == INTERPRETER:
        return _interpreter_barred(view, card)
    if kind not in SKILLS[card]:
        return Message("why-needs-profession", {"profession": f"profession-{PROFESSIONS[kind]}"})
    return None


def _interpreter_barred(view: View, card: int) -> Message | None:
    _, _, flag = here(view)
    if flag == NO_FLAG:
        return Message("why-no-flag", {})
    assert view.seat is not None
    if "interpreter" in view.added[view.seat]:
        return Message("why-one-interpreter", {})
    if BELLIGERENT[card] and must_roll(card, flag) and view.dice[view.seat] == 0:
        return Message("why-language-die", {})
    rolled = {None: 0, "flemish": 1, "french": 2}[view.language]
    if speaks(card, flag, rolled, view.dice[view.seat]):
        return Message("why-speaks", {"language": station_language(flag, rolled)})
    return None


# --- How it stands ------------------------------------------------------------------------------

#: Which part of the hand a step asks for.
_ACTING: Final = {
    "bid": "characters",
    "special": "specials",
    "at-once": "characters",
    "raise": "auxiliaries",
    "commit": "hippos",
    "tie": "hippos",
}


def acting_kind(view: View) -> str:
    """The part of the hand that comes first now."""
    return _ACTING.get(view.step, "characters")


def from_first(view: View) -> list[int]:
    """All seats clockwise from the first player."""
    return [(view.first + step) % view.seats for step in range(view.seats)]


def status(view: View, seat: int, total: float) -> str:
    """How a total stands among the others."""
    top = max(each for each in view.totals if each is not None)
    if total < top:
        return "behind" if seat in view.raising else "out"
    if view.totals.count(top) == 1:
        return "leads"
    return "tied" if seat in view.raising else "tied-out"


def die_result(view: View, seat: int, bid: str) -> tuple[str, str]:
    """What the character's die said: its sympathy or its language."""
    roll = view.dice[seat]
    if roll == 0:
        return "=none", "=none"
    if bid.startswith("BE"):
        return "=language", f"language-{LANGUAGES[language_rolled(roll)]}"
    return "=sympathy", f"nation-{NATIONS[sympathy(roll)]}"


def unseen_tiles(view: View) -> tuple[dict[str, int], int]:
    """How many tiles of each station nobody turned up, and how many of them lie ahead."""
    counts = {name: STATION_TILES.count(station) for station, name in enumerate(STATIONS)}
    for name in view.stations:
        if name is not None:
            counts[name] -= 1
    ahead = view.stations[STOPS.index(view.stop) + 1 :].count(None)
    return counts, ahead


def special_use(view: View, name: str) -> str:
    """`now`, `here` (at this stop, but not at this moment), or why not."""
    stop, station, flag = here(view)
    assert view.seat is not None
    if not CARDS[SPECIALS.index(name)].fits(station, stop, flag):
        return "elsewhere"
    bid = view.bids[view.seat]
    if name == "okapi" and bid is not None and EXPLORER not in SKILLS[CHARACTERS.index(bid)]:
        return "explorer"
    if name == "explored-region" and not _face_down(view):
        return "seen"
    if view.special is not None:
        return "spent"
    if view.step == "special":
        return "now" if view.seat in view.waiting else "here" if _still_asked(view) else "late"
    return "here" if view.step == "bid" else "late"


def _still_asked(view: View) -> bool:
    """Whether the lap of special cards has yet to come to the viewer."""
    order = from_first(view)
    return view.seat in order[order.index(view.waiting[0]) :]


def _face_down(view: View) -> bool:
    return STOPS.index(view.stop) + 1 < len(STOPS)


# --- Why not ------------------------------------------------------------------------------------

_VERBS = {
    "bid": ("bid",),
    "special": ("play", "decline"),
    "raise": ("add", "pass"),
    "commit": ("hippos",),
    "tie": ("hippos", "hold"),
}
_CARD_VERBS = {
    "explored-region": ("look",),
    "damaged-boiler": ("discard",),
    "man-overboard": ("overboard",),
    "warrior": ("attack",),
    "gorilla": ("attack", "fight", "flee"),
    "colonial": ("draw", "swap", "keep"),
}


def why_not(view: View, move: Move) -> Message:
    """Why the viewer may not make this move now."""
    if view.step == "over":
        return Message("why-over", {})
    if view.seat not in view.waiting:
        return Message("why-not-asked", {})
    asked = _VERBS.get(view.step) or _CARD_VERBS.get(view.special or "", ())
    if view.step == "commit" and verb(move) == "hold":
        return Message("why-must-commit", {})
    if verb(move) not in asked:
        return Message("why-other-question", {})
    words = move.words
    if words[0] == "bid" or words[0] == "discard":
        return Message("why-not-in-hand", {"card": f"character-{words[1]}"})
    if words[0] == "play":
        return _special_barred(view, words[1])
    if words[0] == "add":
        return _addition_barred(view, words[1:])
    if words[0] == "hippos":
        return Message("why-no-such-tiles", {})
    if words[0] == "look":
        return Message("why-not-face-down", {"stop": f"stop-{words[1]}"})
    if words[0] in ("attack", "overboard"):
        return Message("why-no-target", {})
    return Message("why-not-now", {})


def _special_barred(view: View, name: str) -> Message:
    special = f"special-{name}"
    if name not in view.specials:
        return Message("why-special-not-in-hand", {"special": special})
    stop, station, flag = here(view)
    card = CARDS[SPECIALS.index(name)]
    if not card.fits(station, stop, flag):
        return Message("why-special-place", {"special": special})
    if name == "okapi":
        return Message("why-okapi-explorer", {"special": special})
    return Message("why-nothing-face-down", {"special": special})


def _addition_barred(view: View, names: tuple[str, ...]) -> Message:
    for name in names:
        if names.count(name) > view.auxiliaries.count(name):
            return Message("why-auxiliary-not-in-hand", {"auxiliary": f"auxiliary-{name}"})
    for name in names:
        barred = _auxiliary_barred(view, AUXILIARIES.index(name))
        if barred is not None:
            return barred
    return Message("why-not-now", {})


# --- What is asked, and what a move would be called -----------------------------------------------


def prompt(view: View) -> Message:
    """What is being asked, in one line, as the viewer sees it."""
    stop, station, flag = here(view)
    place: dict[str, Arg] = {
        "stop": f"stop-{view.stop}",
        "station": f"station-{STATIONS[station]}",
        "flag": "flag-none" if flag == NO_FLAG else f"flag-{NATIONS[flag]}",
        "points": POINTS[stop],
    }
    asked = question(view)
    if asked == "over":
        return Message("prompt-over", {})
    if asked == "waiting":
        waiting = tuple(f"seat:{seat}" for seat in view.waiting)
        return Message("prompt-waiting", {"seats": waiting})
    if asked == "raise":
        return _raise_prompt(view)
    return Message(f"prompt-{asked}", place)


def progress(view: View) -> float:
    """The stops behind, of those that this game goes by."""
    first, here = STOPS.index(view.first_stop), STOPS.index(view.stop)
    return 1.0 if view.step == "over" else (here - first) / (len(STOPS) - first)


def headline(view: View) -> Message:
    """Where the game stands, in a few words."""
    if view.step == "over":
        return Message("headline-over", {})
    return Message("headline", {"stop": f"stop-{view.stop}", "step": f"={view.step}"})


def question(view: View) -> str:
    """What the viewer is asked now, by name; `waiting` if others are, `over` at the end."""
    if view.step == "over":
        return "over"
    if view.seat not in view.waiting:
        return "waiting"
    return _card_question(view) if view.step in ("at-once", "card") else view.step


def _card_question(view: View) -> str:
    if view.special == "gorilla" and all(
        bid is None or seat == view.seat for seat, bid in enumerate(view.bids)
    ):
        return "gorilla-own"
    if view.special == "colonial" and view.step == "card":
        return "colonial-swap"
    return str(view.special)


def _raise_prompt(view: View) -> Message:
    assert view.seat is not None
    total, top = view.totals[view.seat] or 0.0, _top(view)
    leaders = [seat for seat, each in enumerate(view.totals) if each == top]
    args: dict[str, Arg] = {"total": _half(total), "top": _half(top)}
    if total < top:
        return Message("prompt-raise-behind", args)
    if len(leaders) == 1:
        return Message("prompt-raise-leading", args)
    return Message("prompt-raise-tied", args)


def _top(view: View) -> float:
    return max((total for total in view.totals if total is not None), default=0.0)


def _half(points: float) -> str:
    return f"half:{int(points * 2)}"


def move_words(view: View, move: Move) -> Message:
    """The move as a button would name it, with its consequence where there is one.

    Hints name further messages with the same arguments: `detail` tells more of this one move,
    `effect` what the card does that it plays.
    """
    words = move.words
    first = words[0]
    rest = words[1:]
    if first in ("bid", "discard"):
        return Message(f"move-{first}", {"card": f"character-{rest[0]}"})
    if first == "play":
        effect = {"special": f"special-{rest[0]}", "effect": "=move-play-effect"}
        return Message("move-play", effect)
    if first == "look":
        return Message("move-look", {"stop": f"stop-{rest[0]}"})
    if first == "add":
        return _addition_words(view, rest)
    if first == "hippos":
        tiles = tuple(f"hippo-{value}" for value in rest)
        return Message("move-hippos", {"tiles": tiles, "sum": sum(int(each) for each in rest)})
    if first == "attack":
        return _attack_words(view, int(rest[0]))
    if first == "fight":
        assert view.seat is not None
        return Message("move-fight", _odds(view, view.seat))
    if first == "overboard" and rest[0] != "nobody":
        return Message("move-overboard", {"seat": f"seat:{rest[0]}"})
    if first == "pass":
        return _pass_words(view)
    if first == "swap":
        return Message("move-swap", {"card": f"character-{view.drawn_character}"})
    return Message("move-" + "-".join(words), {})


def _addition_words(view: View, names: tuple[str, ...]) -> Message:
    """The new total, how it stands among the others, and the sum that leads there."""
    assert view.seat is not None
    base = view.totals[view.seat] or 0.0
    lifts = [LIFT[AUXILIARIES.index(name)] / 2 for name in names]
    total = base + sum(lifts)
    others = [each for seat, each in enumerate(view.totals) if seat != view.seat]
    top = max((each for each in others if each is not None), default=0.0)
    standing = "behind" if total < top else "level" if total == top else "lead"
    steps = " + ".join(_figure(each) for each in (base, *lifts))
    args: dict[str, Arg] = {
        "cards": tuple(f"auxiliary-{name}" for name in names),
        "total": _half(total),
        "standing": f"={standing}",
        "sum": f"={steps} = {_figure(total)}",
        "detail": "=move-add-detail",
    }
    return Message("move-add", args)


def _figure(points: float) -> str:
    """Half points as one writes them in a sum."""
    whole, odd = divmod(abs(int(points * 2)), 2)
    sign = "−" if points < 0 else ""
    return f"{sign}{whole or ''}½" if odd else f"{sign}{whole}"


def _attack_words(view: View, target: int) -> Message:
    """Whom it strikes, and on which rolls that character dies."""
    args = {**_odds(view, target), "seat": f"seat:{target}", "detail": "=move-attack-detail"}
    return Message("move-attack", args)


def _odds(view: View, seat: int) -> dict[str, Arg]:
    """The character that fights the card in play, and the rolls on which it dies."""
    bid = view.bids[seat]
    assert bid is not None
    card = CARDS[SPECIALS.index(view.special or "")]
    assert isinstance(card, Gorilla | Warrior)
    danger = min(card.killed_up_to[skill] for skill in SKILLS[CHARACTERS.index(bid)])
    return {
        "card": f"character-{bid}",
        "sure": "=yes" if danger >= DIE else "=no",
        "odds": "=1" if danger == 1 else f"=1–{danger}",
    }


def _pass_words(view: View) -> Message:
    """Passing is waiting at the top, and leaving the raising below it."""
    assert view.seat is not None
    total, top = view.totals[view.seat] or 0.0, _top(view)
    alone = sum(each == top for each in view.totals) == 1
    out = total < top or (not alone and view.seat in view.waited)
    return Message("move-pass-out" if out else "move-pass-wait", {"total": _half(total)})
