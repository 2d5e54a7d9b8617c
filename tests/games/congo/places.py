"""Where a special card may be played: tried at every stop, station and flag."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from expedition.games.congo.box import POINTS, STATIONS, STOPS

from .table import table


@dataclass(frozen=True)
class Places:
    """The stations, stops and flags (None: no flag) among the places where a card was legal."""

    stations: set[str]
    stops: set[str]
    flags: set[str | None]
    count: int


ANYWHERE = {*STATIONS}
ALL_STOPS = {*STOPS[1:]}


def _all_places() -> Iterator[tuple[str, str, str | None]]:
    for stop, station, flag in product(STOPS[1:], STATIONS, ("GB", "BE", "FR", "DE")):
        wild = station == "jungle" or (station == "village" and POINTS[STOPS.index(stop)] == 4)
        if not wild:
            yield stop, station, flag
        elif flag == "GB":
            yield stop, station, None


def where_playable(card: str) -> Places:
    """Every place where the holder of this card, an explorer bid, may play it."""
    seats = 2 if card == "tam-tam" else 3
    bids = ["GB-explorer-1", "GB-doctor-1", "FR-doctor-1"][:seats]
    specials = [[card], [], []][:seats]
    legal = []
    for stop, station, flag in _all_places():
        language = "french" if flag == "BE" else None
        t = table(
            seats,
            stop=stop,
            station=station,
            flag=flag,
            language=language,
            bids=bids,
            specials=specials,
        )
        if f"play {card}" in t.moves(0):
            legal.append((stop, station, flag))
    stops, stations, flags = zip(*legal, strict=True)
    return Places({*stations}, {*stops}, {*flags}, len(legal))


def playable_anywhere(card: str) -> bool:
    return where_playable(card).count == len([*_all_places()])
