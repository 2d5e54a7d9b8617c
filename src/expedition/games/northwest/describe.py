"""The table in words: all that a view shows, for terminals, pipes and screen readers.

Every line is a sentence of its own; hints beside it (see `games/congo/describe.py`) say how a front
end with room may show it. The chart is a picture of signs, its legend below it; the tiles are told
in words too, for those who cannot see it.
"""

from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.game import Section

from . import advice, scoring
from .advice import table
from .box import (
    COLUMNS,
    FROZEN_ROWS,
    GREENLAND,
    ICE,
    KINDS,
    LAST_ROUND,
    LAYS,
    LAYS_OF,
    MAJORITIES,
    NO_TOKEN,
    PASSAGE,
    POSITIONS,
    ROWS,
    SHAPES,
    SMALL_KINDS,
    SQUARE_NAMES,
    SQUARES,
    SQUARES_OF,
    STRIDE,
    SYMBOL,
    TOKEN_POINTS,
    TOKENS,
    ZONE,
)
from .events import PLAYERS, TOKEN_NOUNS, where_brief, where_noun
from .ground import shape_of
from .knowledge import square_names
from .outlook import open_islands
from .state import NONE, State
from .view import View


def describe(view: View) -> list[Section]:
    """All that the view shows, in words."""
    s = table(view)
    return [
        _season(view),
        _warnings(view),
        _chart(view, s),
        *_own(view, s),
        _offer(view, s),
        _players(view, s),
        _standings(s),
        _islands(s),
        _tiles(s),
    ]


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


# --- The season -----------------------------------------------------------------------------------


def _season(view: View) -> Section:
    """The round, how much is frozen, and what the next rounds bring."""
    title = _title("table-season", "top", "text")
    if view.step == "over":
        return Section(title, (Message("table-over", {}),))
    now: dict[str, Arg] = {
        "round": view.round,
        "last": LAST_ROUND,
        "position": f"={POSITIONS[view.round - 1]}",
        "rows": FROZEN_ROWS[view.round],
    }
    lines = [_line("table-season-now", now, "table-season-now-cells")]
    coming = [
        f"={round}: {POSITIONS[round - 1]} {FROZEN_ROWS[round]}"
        for round in range(view.round + 1, LAST_ROUND + 1)
    ]
    if coming:
        lines.append(_line("table-season-next", {"rounds": tuple(coming)}, tone="rest"))
    seats: tuple[str, ...] = tuple([PLAYERS[seat] for seat in view.order])
    lines.append(_line("table-order", {"seats": seats}, tone="rest"))
    return Section(title, tuple(lines))


# --- The chart ------------------------------------------------------------------------------------

#: Signs of the chart; letters of tokens stand for themselves in every language.
_LAND: Final = "#"
_SEA: Final = "~"
_ICE: Final = "*"
_UNKNOWN: Final = " "
_FREE: Final = "."
_TOKEN_SIGNS: Final = "ICFS"
_SLED_SIGNS: Final = "abcd"


def _chart(view: View, s: State) -> Section:
    lines = [_row("   " + "  ".join([chr(65 + x) for x in range(COLUMNS)]))]
    for y in range(ROWS + 1):
        lines.append(_row("  " + corner_line(s, y)))
        if y < ROWS:
            lines.append(_row(f"{y + 1} " + square_line(s, y)))
    lines += [Message("table-chart-legend", {}), Message("table-chart-vehicles", {})]
    lines += [_arrow_line(s, place) for place in (GREENLAND, PASSAGE)]
    return Section(_title("table-chart", "main", "picture"), tuple(lines))


def _row(text: str) -> Message:
    return _line("table-chart-row", {"row": f"={text.rstrip()}"}, tone="picture")


def corner_line(s: State, y: int) -> str:
    """Corners of a row, with the borders of tiles between them."""
    signs = []
    for x in range(COLUMNS + 1):
        c = y * STRIDE + x
        signs.append(_LAND if s.land >> c & 1 else _SEA if s.known >> c & 1 else _UNKNOWN)
        if x < COLUMNS:
            above = _tile_at(s, c - STRIDE) if y else NONE
            below = _tile_at(s, c) if y < ROWS else NONE
            signs.append("--" if above != below else "  ")
    return "".join(signs)


def square_line(s: State, y: int) -> str:
    """What is in the squares of a row: tokens, ships and sleds; ice or open where nothing is."""
    signs = []
    for x in range(COLUMNS):
        p = y * STRIDE + x
        west = _tile_at(s, p - 1) if x else NONE
        border = west != _tile_at(s, p) or (not x and _tile_at(s, p) != NONE)
        signs.append("|" if border else " ")
        signs.append(_square_signs(s, p))
    last = _tile_at(s, y * STRIDE + COLUMNS - 1) != NONE
    return "".join(signs) + ("|" if last else "")


def _tile_at(s: State, p: int) -> int:
    return s.anchors[p]


def _square_signs(s: State, p: int) -> str:
    """Two signs for a square; those of its tile's ships and sleds stand in its first square."""
    frozen = ICE[s.round] >> p & 1
    if s.anchors[p] == NONE:
        return f"{_ICE if frozen else _FREE} "
    signs = "" if s.tokens[p] == NO_TOKEN else _TOKEN_SIGNS[s.tokens[p]]
    if s.anchors[p] == p:
        signs += "".join([str(seat + 1) for seat in range(s.seats) if s.ships[seat] == p])
        signs += "".join([_SLED_SIGNS[seat] for seat in range(s.seats) if s.sleds[seat] == p])
    if len(signs) > 2:
        signs = signs[:1] + "+"
    return signs.ljust(2, _ICE if frozen else " ")


def _arrow_line(s: State, place: int) -> Message:
    """Who stands on an arrow, and the tokens left there."""
    seats = [f"={seat + 1}" for seat in range(s.seats) if place in (s.ships[seat], s.sleds[seat])]
    left = s.greenland_tokens if place == GREENLAND else s.passage_tokens
    return Message(
        "table-arrow",
        {
            "place": where_noun(place),
            "who": tuple(seats) or ("=–",),
            "tokens": tuple([f"={points}" for points in left]) or ("=–",),
        },
    )


# --- The viewer -----------------------------------------------------------------------------------


def _warnings(view: View) -> Section:
    found: list[Message] = []
    if view.seat is not None:
        for kind, weight, _, round in advice.warnings(view, view.seat):
            text = advice.warning_text(kind, round)
            tone = "good" if weight == "danger" else ""
            found.append(_line(text.id, dict(text.args), tone=tone))
    return Section(_title("table-warnings", "main", "text"), tuple(found))


def _own(view: View, s: State) -> list[Section]:
    """The viewer's crew and reserve."""
    if view.seat is None:
        return []
    seat = view.seat
    held = tuple([_tile_line(kind) for kind in sorted(set(s.reserves[seat]))])
    return [
        Section(
            _title("table-crew", "hand"),
            (
                _crew_line("ship", s.ships[seat], s.ship_ready[seat], s.ship_resting[seat]),
                _crew_line("sled", s.sleds[seat], s.sled_ready[seat], s.sled_resting[seat]),
            ),
        ),
        Section(_title("table-reserve", "hand"), held or (Message("table-reserve-none", {}),)),
    ]


def _crew_line(vehicle: str, place: int, ready: int, resting: int) -> Message:
    args: dict[str, Arg] = {
        "vehicle": f"vehicle-{vehicle}",
        "place": where_noun(place),
        "place_at": where_brief(place),
        "ready": ready,
        "resting": resting,
    }
    return _line("table-crew-line", args, "table-crew-line-cells", item=vehicle)


def pattern(kind: int) -> str:
    """The corners of a tile as it is written, row by row."""
    lay = LAYS[LAYS_OF[kind][0]]
    wide = 2 if SHAPES[lay.shape] == "single" else 3
    rows = [
        "".join([_LAND if lay.land >> y * STRIDE + x & 1 else _SEA for x in range(wide)])
        for y in range(2)
    ]
    return "/".join(rows)


def _tile_line(kind: int, count: int = 1) -> Message:
    symbol = SYMBOL[kind]
    args: dict[str, Arg] = {
        "tile": f"tile-{KINDS[kind]}",
        "key": f"={KINDS[kind]}",
        "pattern": f"={pattern(kind)}",
        "token": "token-none" if symbol == NO_TOKEN else TOKEN_NOUNS[symbol],
        "count": count,
    }
    return _line("table-tile", args, "table-tile-cells", item=KINDS[kind])


def _offer(view: View, s: State) -> Section:
    """What may be taken: large tiles face up, small ones in stock."""
    lines = [
        _tile_line(kind, s.display.count(kind)) for kind in sorted(set(s.display)) if kind != NONE
    ]
    first = len(KINDS) - SMALL_KINDS
    lines += [_tile_line(first + at, s.stock[at]) for at in range(SMALL_KINDS) if s.stock[at]]
    lines.append(_line("table-bag", {"count": sum(s.bag)}))
    return Section(_title("table-offer", "hand"), tuple(lines))


# --- Everybody ------------------------------------------------------------------------------------


def _players(view: View, s: State) -> Section:
    return Section(
        _title("table-players", "side", cells="table-players-head"),
        tuple([_player_line(view, s, seat) for seat in range(s.seats)]),
    )


def _player_line(view: View, s: State, seat: int) -> Message:
    inuit, cairn, franklin, strait, cartography = s.finds[seat]
    status = "home" if seat in s.home else "passed" if seat in s.passed else "in"
    args: dict[str, Arg] = {
        "seat": PLAYERS[seat],
        "status": f"={status}",
        "score": s.scores[seat],
        "total": f"half:{2 * scoring.final_scores(s)[seat]}",
        "inuit": inuit,
        "cairn": cairn,
        "franklin": franklin,
        "strait": strait,
        "cartography": cartography,
        "ship": where_noun(s.ships[seat]),
        "sled": where_noun(s.sleds[seat]),
        "ship_at": where_brief(s.ships[seat]),
        "sled_at": where_brief(s.sleds[seat]),
        "ship_ready": s.ship_ready[seat],
        "ship_resting": s.ship_resting[seat],
        "sled_ready": s.sled_ready[seat],
        "sled_resting": s.sled_resting[seat],
        "tiles": len(s.reserves[seat]),
    }
    tone = "good" if seat in view.waiting else "rest" if status != "in" else ""
    return _line("table-player", args, "table-player-cells", tone=tone)


def _standings(s: State) -> Section:
    lines = []
    for token in MAJORITIES if s.seats > 1 else ():
        counts = tuple([finds[token] for finds in s.finds])
        points = scoring.place_points(token, counts, s.shared_places)
        for seat in range(s.seats):
            if counts[seat]:
                args: dict[str, Arg] = {
                    "token": TOKEN_NOUNS[token],
                    "seat": PLAYERS[seat],
                    "count": counts[seat],
                    "points": points[seat],
                }
                lines.append(_line("table-standing", args, "table-standing-cells"))
    return Section(_title("table-standings", "extra"), tuple(lines))


def _islands(s: State) -> Section:
    """Land that one tile would close."""
    lines = [
        Message(
            "table-island",
            {"squares": tuple([f"={name}" for name in square_names(gap)]), "points": points},
        )
        for _, gap, points in open_islands(s)
    ]
    return Section(_title("table-islands", "extra", "text"), tuple(lines))


# --- The tiles on the map -------------------------------------------------------------------------


def _tiles(s: State) -> Section:
    lines = [_laid_line(s, p) for p in SQUARES if s.anchors[p] == p]
    return Section(_title("table-tiles", "extra", "text"), tuple(lines))


def _laid_line(s: State, p: int) -> Message:
    """A tile on the map: its squares, coast, ice, token and whoever is there."""
    shape = shape_of(s, p)
    steps = SQUARES_OF[shape]
    frozen = [ICE[s.round] >> p + step & 1 for step in steps]
    token, points = "token-none", 0
    for step in steps:
        if s.tokens[p + step] != NO_TOKEN:
            kind = s.tokens[p + step]
            token, points = f"token-{TOKENS[kind]}", TOKEN_POINTS[kind] * ZONE[p + step]
    ships = [PLAYERS[seat] for seat in range(s.seats) if s.ships[seat] == p]
    sleds = [PLAYERS[seat] for seat in range(s.seats) if s.sleds[seat] == p]
    return Message(
        "table-laid",
        {
            "squares": tuple([f"={SQUARE_NAMES[p + step]}" for step in steps]),
            "pattern": f"={_coast(s, p, shape)}",
            "ice": "=all" if all(frozen) else "=half" if any(frozen) else "=none",
            "token": token,
            "points": points,
            "ships": tuple(ships),
            "sleds": tuple(sleds),
        },
    )


def _coast(s: State, p: int, shape: int) -> str:
    wide, high = (2, 2) if shape == 0 else (3, 2) if shape == 1 else (2, 3)
    rows = [
        "".join([_LAND if s.land >> p + y * STRIDE + x & 1 else _SEA for x in range(wide)])
        for y in range(high)
    ]
    return "/".join(rows)
