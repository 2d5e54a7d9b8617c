"""What a special card may do, and when. Each card says only where it differs."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from ..box import LAST_STOP, NO_FLAG, SPECIALS, STATIONS, STOPS, special
from ..state import State


class Card:
    """A special card: where it may be played comes from data.toml, its effect from its class."""

    #: Whether nobody may add auxiliaries this round.
    forbids_raising: bool = False

    def __init__(self, name: str) -> None:
        data = special(name)
        self.name = name
        self.number = SPECIALS.index(name)
        allowed = data.get("stations", STATIONS)
        self.stations = tuple(station in allowed for station in STATIONS)
        self.first_stop = STOPS.index(data["first_stop"]) if "first_stop" in data else 0
        self.last_stop = STOPS.index(data["last_stop"]) if "last_stop" in data else LAST_STOP
        self.needs_flag = bool(data.get("flagged", False))

    def fits(self, station: int, stop: int, flag: int) -> bool:
        """Whether the card may be played at such a station, as its column says."""
        return (
            self.stations[station]
            and self.first_stop <= stop <= self.last_stop
            and not (self.needs_flag and flag == NO_FLAG)
        )

    def playable(self, s: State, seat: int) -> bool:
        """Whether this seat, which holds it, may play the card now."""
        return self.fits(s.stations[s.stop], s.stop, s.flags[s.stop])

    def at_once(self, s: State, chance: Chance, events: list[Event]) -> None:
        """What happens as the card is played, before the reveal."""

    def after_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        """What happens when the bids have been turned up."""

    def change_of_worth(self, s: State, seat: int) -> int:
        """Half points by which the base value of a seat's character changes."""
        return 0

    def on_control(self, s: State, seat: int, events: list[Event]) -> None:
        """What happens when a seat has taken control."""

    def moves(self, s: State, seat: int) -> Sequence[Move]:
        """The answers to what the card asks."""
        return ()

    def decide(self, s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
        """Carry out an answer."""


def ask(s: State, step: int, mask: int) -> None:
    """The card waits at a step for the decisions of some seats."""
    s.step = step
    s.due = mask


def opponents_standing(s: State) -> list[int]:
    """The seats other than the owner's whose character stands, in turn order from the owner."""
    seats = [(s.owner + step) % s.seats for step in range(1, s.seats)]
    return [seat for seat in seats if s.bids[seat] >= 0]
