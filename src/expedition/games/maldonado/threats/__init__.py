"""The four threats, one file each."""

from typing import Final

from ..box import THREATS
from .bone_knight import BoneKnight
from .horned_hare import HornedHare
from .mole_worm import MoleWorm
from .threat import Threat
from .whispering_fog import WhisperingFog

_ALL: Final[tuple[Threat, ...]] = (MoleWorm(), HornedHare(), WhisperingFog(), BoneKnight())

#: The threats by their numbers in the box.
CARDS: Final[tuple[Threat, ...]] = tuple(
    card for name in THREATS for card in _ALL if card.name == name
)
