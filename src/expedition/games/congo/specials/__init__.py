"""The fifteen special cards, one file each."""

from typing import Final

from ..box import SPECIALS
from .arab_trader import ArabTrader
from .card import Card
from .colonial import Colonial
from .damaged_boiler import DamagedBoiler
from .explored_region import ExploredRegion
from .friendly_meeting import FriendlyMeeting
from .gorilla import Gorilla
from .hippo_attack import HippoAttack
from .malaria import Malaria
from .man_overboard import ManOverboard
from .no_auxiliaries import NoAuxiliaries
from .okapi import Okapi
from .only_nationals import OnlyNationals
from .tam_tam import TamTam
from .warrior import Warrior
from .witch_doctor import WitchDoctor

_ALL: Final[tuple[Card, ...]] = (
    ArabTrader(),
    Colonial(),
    DamagedBoiler(),
    ExploredRegion(),
    FriendlyMeeting(),
    Gorilla(),
    HippoAttack(),
    Malaria(),
    ManOverboard(),
    NoAuxiliaries(),
    Okapi(),
    OnlyNationals(),
    TamTam(),
    Warrior(),
    WitchDoctor(),
)

#: The cards by their numbers in the box.
CARDS: Final[tuple[Card, ...]] = tuple(
    card for name in SPECIALS for card in _ALL if card.name == name
)
