"""The numbers that the rulebook page names, so that its texts hold none.

This module is never compiled: its types are read at run time, as those of `board`.
"""

from dataclasses import dataclass
from typing import Final

from . import box
from .box import DATA


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What the page tells beside the cards and counts that the box has anyway."""

    food_a_night: int
    bones: int
    land: int
    row: int
    fate: int
    monsters: int
    conditions: int
    goggles: int
    waterskin: int
    waterskin_points: int
    readied_by_partner: int
    influence: int
    orders: int
    roles: int
    #: How many steps on the diagonal lie between a land and its bones.
    steps: int


def _rulebook() -> Rulebook:
    return Rulebook(
        food_a_night=box.FOOD_A_NIGHT,
        bones=box.BONES_TRACK,
        land=box.LAND_TRACK,
        row=-box.ROW_TRACK,
        fate=box.FATE_TRACK,
        monsters=box.MONSTERS_TO_KILL,
        conditions=DATA["kills"]["needed"],
        goggles=DATA["gear"]["goggles"]["water"],
        waterskin=DATA["gear"]["waterskin"]["water"],
        waterskin_points=DATA["score"]["waterskin"],
        readied_by_partner=DATA["characters"]["readied_by_partner"],
        influence=DATA["influence"]["total"],
        orders=DATA["orders"]["total"],
        roles=max(DATA["roles"]["allies"].values()) + 1,
        steps=DATA["land"]["rules"]["land_step"],
    )


RULEBOOK: Final = _rulebook()
