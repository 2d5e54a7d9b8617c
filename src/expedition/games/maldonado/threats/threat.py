"""What a threat does when it is revealed and each night. Each says only where it differs."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from ..acts import ask_active, lose_water, move_track, one_of, pay, stop, tell
from ..box import KINDS, THREATS, threat
from ..state import MONSTERS, THIRST, State


class Threat:
    """A monster: its night line comes from data.toml, its reveal from its class."""

    def __init__(self, name: str) -> None:
        data = threat(name)
        self.name = name
        self.number = THREATS.index(name)
        night = data["night"]
        self.water = max(0, -int(night.get("water", 0)))
        self.track = int(night.get("track", 0))
        self.tribute = amounts(night.get("pay", {}))

    def on_reveal(self, s: State, chance: Chance, events: list[Event]) -> None:
        """What happens as it is revealed."""

    def at_night(self, s: State, events: list[Event]) -> None:
        lose_water(s, self.water, events)
        if self.track:
            move_track(s, self.track, events)
        if any(self.tribute):
            demand(s, self.tribute, MONSTERS, events)


def amounts(table: dict[str, int]) -> tuple[int, ...]:
    return tuple(int(table.get(name, 0)) for name in KINDS)


def branches(s: State, tribute: tuple[int, ...]) -> list[int]:
    """The kinds with which the demand can be met."""
    return [kind for kind in range(len(KINDS)) if tribute[kind] and s.store[kind] >= tribute[kind]]


def demand(s: State, tribute: tuple[int, ...], step: int, events: list[Event]) -> None:
    """One kind or another: if none can be paid all lose, if one can it is paid."""
    kinds = branches(s, tribute)
    if not kinds:
        tell(events, "cannot-pay")
        stop(s, THIRST)
    elif len(kinds) == 1:
        pay(s, one_of(kinds[0], tribute[kinds[0]]), events)
    else:
        ask_active(s, step)
