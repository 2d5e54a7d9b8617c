"""Gear and characters with an extra action of their own, one file each.

Rope and compass are in `exploring`, axe and snares too; canoe and Lewis in `time_passes`, the
musket in `killing`.
"""

from typing import Final

from .clark import Clark
from .goggles import Goggles
from .kettle import Kettle
from .partner import Partner
from .sacagawea import Sacagawea
from .spyglass import Spyglass
from .tool import Tool
from .waterskin import Waterskin
from .york import York

TOOLS: Final[tuple[Tool, ...]] = (
    Goggles(),
    Waterskin(),
    Spyglass(),
    Kettle(),
    Partner("randolph"),
    Partner("russell"),
    Clark(),
    Sacagawea(),
    York(),
)
