"""The table in words: all that a view shows, for terminals, pipes and screen readers.

Every line is a sentence of its own. Beside what the sentence needs, a line carries hints that a
front end with room may use and any other may ignore:

    cells   the same in short, as a message whose parts are divided by `|`
    item    the word of move texts that this line is about: `bid FR-doctor-1`, `add nun`
    tone    how it stands: `rest` (of no use now), `good` (of use now), `here` (this stop), `past`
    seat    whom it is about

and a title says where a section belongs (`place`) and how its lines lie (`form`: a `brief` one may
be told in one line). The title of the place itself also names the messages of the log that tell how
the last place was decided (`result`), and a message that holds them (`last`).
"""

from collections import Counter
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.game import Section

from .advice import (
    acting_kind,
    auxiliary_use,
    die_result,
    from_first,
    here,
    special_use,
    status,
    unseen_tiles,
    worth_here,
)
from .box import (
    AUXILIARIES,
    DATA,
    HIPPO_BONUS,
    LIFT,
    NATIONS,
    NO_FLAG,
    POINTS,
    POWERS,
    PROFESSIONS,
    RIVALRY,
    SPECIAL_BONUS,
    STATIONS,
    STOPS,
)
from .view import FACE_DOWN, NOBODY_CONTROLS, View

_NONE: Final = "=none"

#: What the log says when a stop is decided.
_DECIDED: Final = (
    "control uncontrolled scored scored-tie scored-okapi scored-trader took-hippos"
    " took-hippos-unseen"
)


def describe(view: View) -> list[Section]:
    """All that the view shows, in words."""
    here_and_now = [_here(view), _contest(view), _values(view), *_hand(view)]
    return [*here_and_now, _players(view), _river(view), _unseen(view), _piles(view)]


def _title(id: str, place: str, form: str = "rows", cells: str = "") -> Message:
    hints: dict[str, Arg] = {"place": f"={place}", "form": f"={form}"}
    if cells:
        hints["cells"] = f"={cells}"
    return Message(id, hints)


def _line(
    id: str, args: dict[str, Arg], cells: str = "", tone: str = "", item: str = ""
) -> Message:
    hints = {"cells": cells, "tone": tone, "item": item}
    return Message(id, {**args, **{name: f"={hint}" for name, hint in hints.items() if hint}})


def _half(points: float) -> str:
    return f"half:{int(points * 2)}"


def _flag(flag: int) -> str:
    return "flag-none" if flag == NO_FLAG else f"flag-{NATIONS[flag]}"


# --- Here -----------------------------------------------------------------------------------------


def _here(view: View) -> Section:
    """Where the boat is, what the stop is worth and what it gives."""
    hints: dict[str, Arg] = {"place": "=top", "form": "=text"}
    title = Message("table-here", {**hints, "result": f"={_DECIDED}", "last": "=table-last"})
    if view.step == "over":
        return Section(title, (Message("table-over", {}),))
    stop, station, flag = here(view)
    first = STOPS.index(view.first_stop)
    args: dict[str, Arg] = {
        "stop": f"stop-{view.stop}",
        "station": f"station-{STATIONS[station]}",
        "flag": _flag(flag),
        "points": POINTS[stop],
        "number": stop - first + 1,
        "count": len(STOPS) - first,
    }
    lines = [_line("table-here-stop", args, "table-here-stop-cells")]
    if view.language is not None:
        said: dict[str, Arg] = {"language": f"language-{view.language}"}
        lines.append(_line("table-here-language", said, "table-here-language-cells"))
    if HIPPO_BONUS[stop]:
        tiles: dict[str, Arg] = {"tiles": HIPPO_BONUS[stop]}
        lines.append(_line("table-here-hippos", tiles, "table-here-hippos-cells"))
    if SPECIAL_BONUS[stop]:
        lines.append(_line("table-here-special", {}, "table-here-special-cells"))
    lines.append(_line("table-here-first", {"seat": f"seat:{view.first}"}, tone="rest"))
    return Section(title, tuple(lines))


# --- The contest ----------------------------------------------------------------------------------


def _contest(view: View) -> Section:
    """The special card in play and every seat's character, from the first player on."""
    lines: list[Message] = []
    if view.special is not None:
        card = f"special-{view.special}"
        lines.append(
            Message("table-special-in-play", {"seat": f"seat:{view.owner}", "special": card})
        )
    if view.drawn is not None:
        lines.append(Message(f"table-drawn-{view.drawn}", {"seat": f"seat:{view.owner}"}))
    if view.step != "over":
        lines += [_standing(view, seat) for seat in from_first(view)]
        lines += [_tiles(view, seat) for seat in from_first(view) if seat in view.tied]
    return Section(_title("table-contest", "main", "cards"), tuple(lines))


def _standing(view: View, seat: int) -> Message:
    """One seat's part in the contest."""
    bid = view.bids[seat]
    args: dict[str, Arg] = {"seat": f"seat:{seat}", "asked": _asked(view, seat)}
    if bid is None:
        id = "table-bid-none" if view.step == "bid" else "table-bid-gone"
        return _line(id, args, f"{id}-cells", tone="rest")
    if bid == FACE_DOWN:
        return _line("table-bid-down", args, "table-bid-down-cells")
    args["card"] = f"character-{bid}"
    total = view.totals[seat]
    if total is None:
        if view.step in ("bid", "special", "at-once"):
            worth = worth_here(view, bid)
            args["low"] = _half(worth.low)
            args["high"] = _half(worth.high)
            args["why"] = "=die" if worth.low != worth.high else "=plain"
            return _line("table-bid-own", args, "table-bid-own-cells", item=bid)
        return _line("table-bid-shown", args, "table-bid-shown-cells", item=bid)
    return _valued(view, seat, bid, total, args)


def _valued(view: View, seat: int, bid: str, total: float, args: dict[str, Arg]) -> Message:
    """A character with its base value, what was added and how it stands."""
    added = view.added[seat]
    lift = sum(LIFT[AUXILIARIES.index(name)] for name in added)
    standing = status(view, seat, total)
    args["base"] = f"half:{int(total * 2) - lift}"
    args["total"] = _half(total)
    args["status"] = f"={standing}"
    args["die"], args["sides"] = die_result(view, seat, bid)
    args["added"] = len(added)
    args["cards"] = tuple(f"auxiliary-{name}" for name in added)
    tone = {"leads": "good", "tied": "good", "out": "rest"}.get(standing, "")
    return _line("table-bid-total", args, "table-bid-total-cells", tone=tone, item=bid)


def _asked(view: View, seat: int) -> str:
    return "=yes" if seat in view.waiting else "=no"


def _tiles(view: View, seat: int) -> Message:
    """The hippo tiles a seat has put into a tie."""
    tiles = view.committed[seat]
    args: dict[str, Arg] = {"seat": f"seat:{seat}", "sum": sum(tiles)}
    if tiles:
        args["tiles"] = tuple(f"={tile}" for tile in tiles)
        return Message("table-tie-tiles", args)
    if view.step == "commit" and view.hippo_counts[seat]:
        return Message("table-tie-due" if seat in view.waiting else "table-tie-secret", args)
    return Message("table-tie-none", args)


# --- What counts here -----------------------------------------------------------------------------


def _values(view: View) -> Section:
    """The column of this station and the rivalries with its flag: what all characters go by."""
    title = _title("table-values", "main", "notes")
    if view.step == "over":
        return Section(title, ())
    _, station, flag = here(view)
    points = {name: int(DATA["values"][name][station]) for name in PROFESSIONS}
    args: dict[str, Arg] = {"station": f"station-{STATIONS[station]}"}
    for place, name in enumerate(sorted(points, key=lambda each: -points[each]), 1):
        args[f"profession{place}"] = f"profession-{name}"
        args[f"points{place}"] = points[name]
    return Section(title, (Message("table-values-station", args), _rivals(flag)))


def _rivals(flag: int) -> Message:
    """The powers that lose points at a flag; there are two or none."""
    lost = [(-RIVALRY[power][flag], power) for power in range(len(POWERS))]
    rivals = sorted([pair for pair in lost if pair[0]], reverse=True)
    if len(rivals) != 2:
        return Message("table-values-no-rivals", {"flag": _flag(flag)})
    (one_loss, one), (two_loss, two) = rivals
    args: dict[str, Arg] = {
        "flag": _flag(flag),
        "one": f"nation-{NATIONS[one]}",
        "one_loss": one_loss,
        "two": f"nation-{NATIONS[two]}",
        "two_loss": two_loss,
    }
    return Message("table-values-rivals", args)


# --- The hand -------------------------------------------------------------------------------------


def _hand(view: View) -> list[Section]:
    """What the viewer holds, with the kind that is asked for first."""
    if view.seat is None:
        return []
    parts = {
        "characters": _characters(view),
        "auxiliaries": _auxiliaries(view),
        "specials": _specials(view),
        "hippos": _hippos(view),
    }
    order = sorted(parts, key=lambda name: name != acting_kind(view))
    return [parts[name] for name in order if parts[name].lines]


def _characters(view: View) -> Section:
    """Each character with its worth here."""
    assert view.seat is not None
    worths = [worth_here(view, card) for card in view.characters]
    asked = view.step in ("bid", "at-once") and view.seat in view.waiting
    lines = []
    for worth in worths:
        args: dict[str, Arg] = {
            "card": f"character-{worth.card}",
            "low": _half(worth.low),
            "high": _half(worth.high),
            "profession": worth.profession,
            "loss": -worth.rivalry,
            "why": "=die" if worth.low != worth.high else "=flag" if worth.rivalry else "=plain",
            "known": "=yes" if worth.card in view.known[view.seat] else "=no",
        }
        tone = "" if asked else "rest"
        if worth.card == view.chosen:
            args["known"] = "=chosen"
        lines.append(_line("table-character", args, "table-character-cells", tone, worth.card))
    return Section(_title("table-characters", "hand"), tuple(lines))


def _auxiliaries(view: View) -> Section:
    """Each kind of auxiliary with what it adds to the viewer's character, or why it rests."""
    counts = Counter(view.auxiliaries)
    lines = [_auxiliary(view, name, counts[name]) for name in AUXILIARIES if counts[name]]
    lines.sort(key=lambda line: line.args.get("tone") == "=rest")
    return Section(_title("table-auxiliaries", "hand"), tuple(lines))


def _auxiliary(view: View, name: str, count: int) -> Message:
    use = auxiliary_use(view, name)
    kind = AUXILIARIES.index(name)
    args: dict[str, Arg] = {
        "auxiliary": f"auxiliary-{name}",
        "count": count,
        "lift": f"half:{int(use.lift * 2)}",
        "kind": f"={name if kind >= len(PROFESSIONS) else 'serving'}",
        "reason": _NONE,
    }
    if kind < len(PROFESSIONS):
        args["profession"] = f"profession-{PROFESSIONS[kind]}"
    if use.barred is None:
        tone = "good" if view.step == "raise" else ""
        return _line("table-auxiliary", args, "table-auxiliary-cells", tone, name)
    if use.barred.id == "why-no-character":
        return _line("table-auxiliary-free", args, "table-auxiliary-free-cells", "", name)
    args["reason"] = f"={use.barred.id}"
    for said, value in use.barred.args.items():
        args["holder" if said == "seat" else said] = value
    return _line("table-auxiliary-rests", args, "table-auxiliary-rests-cells", "rest", name)


def _specials(view: View) -> Section:
    """Each special card with what it does, and whether it may be played here."""
    lines = []
    for name in view.specials:
        use = special_use(view, name)
        args: dict[str, Arg] = {"special": f"special-{name}", "use": f"={use}"}
        tone = "rest" if use not in ("now", "here") else "good" if use == "now" else ""
        lines.append(_line("table-special", args, "table-special-cells", tone, name))
    lines.sort(key=lambda line: line.args.get("tone") == "=rest")
    return Section(_title("table-specials", "hand", "brief"), tuple(lines))


def _hippos(view: View) -> Section:
    lines: tuple[Message, ...] = ()
    if view.hippos:
        tiles = tuple(f"={value}" for value in view.hippos)
        args: dict[str, Arg] = {"tiles": tiles, "sum": sum(view.hippos)}
        tone = "good" if view.step in ("commit", "tie") else "rest"
        lines = (_line("table-hippos-held", args, "table-hippos-held-cells", tone),)
    return Section(_title("table-hippos", "hand", "brief"), lines)


# --- The players ----------------------------------------------------------------------------------


def _players(view: View) -> Section:
    """Points and how much everybody holds, and what all know of a hand."""
    lines = []
    for seat in range(view.seats):
        score = view.scores[seat]
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "points": "half:0" if score is None else _half(score),
            "open": "=no" if score is None else "=yes",
            "characters": view.character_counts[seat],
            "auxiliaries": view.auxiliary_counts[seat],
            "specials": view.special_counts[seat],
            "hippos": view.hippo_counts[seat],
            "first": "=yes" if seat == view.first else "=no",
        }
        lines.append(_line("table-player", args, "table-player-cells"))
    for seat in range(view.seats):
        if seat != view.seat:
            lines += [_known(seat, card) for card in view.known[seat]]
    title = _title("table-players", "side", "rows", "table-players-cells")
    return Section(title, tuple(lines))


def _known(seat: int, card: str) -> Message:
    return Message("table-known", {"seat": f"seat:{seat}", "card": f"character-{card}"})


# --- The river ------------------------------------------------------------------------------------


def _river(view: View) -> Section:
    """Each stop: its station or what is still unknown, flag, value, bonus and who controls it."""
    first = STOPS.index(view.first_stop)
    lines = tuple(_stop(view, stop) for stop in range(first, len(STOPS)))
    return Section(_title("table-river", "strip", "strip", "table-river-cells"), lines)


def _stop(view: View, stop: int) -> Message:
    at = STOPS.index(view.stop)
    station = view.stations[stop]
    flag = view.flags[stop]
    chief = view.chiefs[stop]
    when = "ahead" if stop > at else "here" if stop == at else "past"
    if view.step == "over":
        when = "past"
    args: dict[str, Arg] = {
        "stop": f"stop-{STOPS[stop]}",
        "points": POINTS[stop],
        "tile": "=unknown" if station is None else "=known",
        "station": _NONE if station is None else f"station-{station}",
        "flag": "flag-none" if flag is None else f"flag-{flag}",
        "nation": f"={flag or '—'}",
        "hippos": HIPPO_BONUS[stop],
        "special": "=yes" if SPECIAL_BONUS[stop] else "=no",
        "when": f"={when}",
        "chief": _NONE,
    }
    if chief is not None and chief != NOBODY_CONTROLS:
        args["seat"] = f"seat:{chief}"
        args["chief"] = "=somebody"
    elif chief == NOBODY_CONTROLS:
        args["chief"] = "=nobody"
    return _line("table-stop", args, "table-stop-cells", when, STOPS[stop])


# --- What was seen --------------------------------------------------------------------------------


def _unseen(view: View) -> Section:
    """The station tiles that nobody turned up, some of which lie ahead."""
    counts, ahead = unseen_tiles(view)
    lines = [
        _line(
            "table-unseen-tile",
            {"station": f"station-{name}", "count": count},
            "table-unseen-tile-cells",
        )
        for name, count in counts.items()
        if count > 0
    ]
    if ahead == 0:
        lines = []
    args: dict[str, Arg] = {"ahead": ahead, "place": "=extra", "form": "=inline"}
    return Section(Message("table-unseen", args), tuple(lines))


def _piles(view: View) -> Section:
    """What lies in the piles and, face up, in the discards."""
    lines = [
        _pile("character", view.character_pile, len(view.character_discard)),
        *_cards("table-discard", [f"character-{card}" for card in view.character_discard]),
        *_cards("table-gone", [f"character-{card}" for card in view.gone]),
        _pile("auxiliary", view.auxiliary_pile, len(view.auxiliary_discard)),
        *_cards("table-discard", [f"auxiliary-{name}" for name in view.auxiliary_discard]),
        _pile("special", view.special_pile, len(view.special_discard)),
        *_cards("table-discard", [f"special-{card}" for card in view.special_discard]),
        _pile("hippo", view.hippo_pile, len(view.hippo_discard)),
        *_cards("table-discard", [f"={tile}" for tile in sorted(view.hippo_discard)]),
    ]
    return Section(_title("table-piles", "more", "text"), tuple(lines))


def _pile(kind: str, pile: int, discard: int) -> Message:
    return Message("table-pile", {"kind": f"kind-{kind}", "pile": pile, "discard": discard})


def _cards(id: str, cards: list[str]) -> list[Message]:
    return [Message(id, {"cards": tuple(cards)})] if cards else []
