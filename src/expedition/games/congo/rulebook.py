"""The numbers that the rulebook page names, so that its texts hold none. Points are points here.

This module is never compiled: its types are read at run time, as those of `board`.
"""

from dataclasses import dataclass
from typing import Final

from . import box
from .box import DATA, special
from .specials import CARDS
from .specials.card import Card


@dataclass(frozen=True, slots=True)
class Deal:
    """What depends on the number of players."""

    players: int
    specials: int
    specials_removed: tuple[str, ...]
    non_belligerents_removed: int
    #: The stop at which the boat starts.
    start: str


@dataclass(frozen=True, slots=True)
class Timing:
    """When the special cards act; the swap of one that draws comes after the reveal too."""

    at_once: tuple[str, ...]
    after_reveal: tuple[str, ...]
    lasting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Counts of the box, set-up and bonuses. Lists go with those of the box."""

    die: int
    station_tiles: tuple[int, ...]
    flags: tuple[int, ...]
    auxiliaries: tuple[int, ...]
    #: How many hippo tiles there are of the values 1, 2, …
    hippos: tuple[int, ...]
    dealt_characters: int
    dealt_auxiliaries: int
    dealt_hippos: int
    deals: tuple[Deal, ...]
    short_start: str
    #: A village at a stop of so many points flies no flag.
    wild_village: int
    unbroken_tie: float
    okapi: float
    arab_trader: float
    special_left: float
    witch_doctor: float
    #: The highest roll on which a character dies, and the one that cures.
    gorilla: int
    warrior_fighters: int
    warrior_others: int
    cured_on: int
    timing: Timing


def _rulebook() -> Rulebook:
    deaths = special("warrior")["killed_up_to"]
    return Rulebook(
        die=box.DIE,
        station_tiles=tuple(DATA["station_tiles"][name] for name in box.STATIONS),
        flags=tuple(DATA["flags"][name] for name in box.POWERS),
        auxiliaries=tuple(DATA["auxiliaries"][name] for name in box.AUXILIARIES),
        hippos=tuple(DATA["hippos"]["values"].values()),
        dealt_characters=box.DEALT_CHARACTERS,
        dealt_auxiliaries=box.DEALT_AUXILIARIES,
        dealt_hippos=box.DEALT_HIPPOS,
        deals=tuple(_deal(players) for players in sorted(box.DEALT_SPECIALS)),
        short_start=DATA["river"]["short"]["2"],
        wild_village=box.WILD_VILLAGE,
        unbroken_tie=box.TIE_BONUS / 2,
        okapi=box.OKAPI_BONUS / 2,
        arab_trader=box.TRADER_BONUS / 2,
        special_left=box.SPECIAL_LEFT_BONUS / 2,
        witch_doctor=special("witch-doctor")["costs"] / 2,
        gorilla=special("gorilla")["killed_up_to"],
        warrior_fighters=deaths["officer"],
        warrior_others=deaths["doctor"],
        cured_on=special("malaria")["cured_on"],
        timing=_timing(),
    )


def _deal(players: int) -> Deal:
    in_play = box.SPECIALS_IN_PLAY[players]
    return Deal(
        players=players,
        specials=box.DEALT_SPECIALS[players],
        specials_removed=tuple(
            name for card, name in enumerate(box.SPECIALS) if card not in in_play
        ),
        non_belligerents_removed=box.NEUTRALS_REMOVED[players],
        start=box.STOPS[box.FIRST_STOP["full"][players]],
    )


def _timing() -> Timing:
    """Told by what the cards do: which of the two moments they make use of."""
    at_once = [card.name for card in CARDS if type(card).at_once is not Card.at_once]
    after = [card.name for card in CARDS if type(card).after_reveal is not Card.after_reveal]
    lasting = [name for name in box.SPECIALS if name not in (*at_once, *after)]
    after_only = [name for name in after if name not in at_once]
    return Timing(tuple(at_once), tuple(after_only), tuple(lasting))


RULEBOOK: Final = _rulebook()
