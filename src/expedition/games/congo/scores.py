"""Points, and stops that nobody controls."""

from expedition.kit.events import EVERYONE, Event

from .box import ONE, STOPS
from .seating import PLAYERS
from .state import BOAT, UNCONTROLLED, State, put


def score(s: State, seat: int, halves: int, id: str, events: list[Event]) -> None:
    """A seat gains points, counted in halves; `id` says for what."""
    s.scores = put(s.scores, seat, s.scores[seat] + halves)
    events.append(Event(EVERYONE, id, {"seat": PLAYERS[seat], "points": f"half:{halves}"}))


def set_chief(s: State, chief: int) -> None:
    """The stop of this round is marked with its chief, or as one nobody controls."""
    s.chiefs = s.chiefs[: s.stop] + ONE[chief] + s.chiefs[s.stop + 1 :]


def leave_uncontrolled(s: State, events: list[Event]) -> None:
    """Nobody controls the stop; the first player stays and the boat moves on."""
    set_chief(s, UNCONTROLLED)
    events.append(Event(EVERYONE, "uncontrolled", {"stop": f"stop-{STOPS[s.stop]}"}))
    s.step = BOAT
