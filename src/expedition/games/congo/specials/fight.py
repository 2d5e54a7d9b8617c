"""Fights with the gorilla and the warrior: one die against one character."""

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Arg, Event

from ..box import DIE
from ..cards import character_noun, discard_bid, special_noun
from ..state import State


def fight(s: State, seat: int, killed_up_to: int, chance: Chance, events: list[Event]) -> bool:
    """Whether the seat's character is killed; if not, the attacker dies.

    Against certain death no die is rolled.
    """
    args: dict[str, Arg] = {
        "seat": f"seat:{seat}",
        "card": character_noun(s.bids[seat]),
        "special": special_noun(s.special),
    }
    if killed_up_to >= DIE:
        events.append(Event(EVERYONE, "killed-outright", args))
        discard_bid(s, seat)
        return True
    roll = chance.roll(DIE)
    args["roll"] = roll
    if roll > killed_up_to:
        events.append(Event(EVERYONE, "attacker-killed", args))
        return False
    events.append(Event(EVERYONE, "killed", args))
    discard_bid(s, seat)
    return True
