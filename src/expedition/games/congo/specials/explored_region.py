"""Explored Region: its owner looks at a station tile upriver; which one, all see."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event, all_but, only
from expedition.kit.moves import Move

from ..box import LAST_STOP, STATIONS, STOPS
from ..notation import LOOK_CODE, LOOKS
from ..state import AT_ONCE, State, put
from .card import Card, ask


class ExploredRegion(Card):
    def __init__(self) -> None:
        super().__init__("explored-region")

    def playable(self, s: State, seat: int) -> bool:
        return super().playable(s, seat) and s.stop < LAST_STOP

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        ask(s, AT_ONCE, 1 << s.owner)

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        return LOOKS[s.stop + 1 :]

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        stop = move.code - LOOK_CODE
        s.peeks = put(s.peeks, seat, s.peeks[seat] | 1 << stop)
        player, place = f"seat:{seat}", f"stop-{STOPS[stop]}"
        station = f"station-{STATIONS[s.stations[stop]]}"
        seen = {"seat": player, "stop": place, "station": station}
        events.append(Event(only(seat), "you-looked", seen))
        events.append(Event(all_but(seat), "looked", {"seat": player, "stop": place}))
