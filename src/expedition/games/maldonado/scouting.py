"""Which space to explore: what each may hold, what that is worth, and what lies behind it."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.moves import Move

from .acts import ROW_MASKS, spaces_of
from .box import CREW, GOGGLES_WATER, KINDS, NOBODY, WATER
from .impressions import impression
from .land import terrain as land
from .land.terrain import AREA, NEIGHBOURS, SIZE, TERRAINS
from .notation import EXPLORES, MEANS, STAY, within
from .outlook import Outlook

#: The kind of token a terrain gives, NOBODY for none.
_KIND: Final = tuple(KINDS.index(name) if name in KINDS else NOBODY for name in TERRAINS)

#: A kill card, needed or not, and the exchange at its teepee with the card it lets one lay.
_KILL_CARD: Final = 4.0
_SPARE_CARD: Final = 0.5
_EXCHANGE: Final = 0.8
_EXCHANGE_LAY: Final = 0.7
#: Bones with a kill card at hand and without, short before night, and as the land runs out.
_BONES_READY: Final = 3.0
_BONES_EARLY: Final = -3.0
_BONES_AT_DUSK: Final = -2.0
_DUSK: Final = 3
_BONES_LATE: Final = 6.0
_BONES_UNWANTED: Final = -3.0
#: What would let a traitor end the game before the crew is ready.
_HELD_BACK: Final = -5.0
#: How much of a row's worth lies in each step towards it, of knowing more, of what lies behind.
_ROW_SHARE: Final = 0.5
_CURIOSITY: Final = 0.8
_PATIENCE: Final = 0.5
#: Rope, compass or York used up.
_MEANS: Final = 0.8
#: Clearing: what it is worth by itself, what is lost with a teepee or bones that are needed.
_CLEARING: Final = 0.8
_NEEDED: Final = 6.0
_FAR_ROW: Final = 0.3


class Scout:
    """The land as a seat expects it."""

    def __init__(self, mind: Outlook) -> None:
        self.mind = mind
        self.covered = mind.s.covered
        self.odds = impression(mind.known, mind.width)
        self.worths = [self._terrain(kind) for kind in range(len(TERRAINS))]
        self.rows = [self._row(row) for row in range(SIZE)]
        self.own = [self._space(space) if self.is_covered(space) else 0.0 for space in range(AREA)]
        self.ahead = self._ahead()

    def is_covered(self, space: int) -> bool:
        return bool(self.covered >> space & 1)

    # --- What a terrain is worth when it is explored now ------------------------------------------

    def _terrain(self, kind: int) -> float:
        mind = self.mind
        if _KIND[kind] != NOBODY:
            return self._token(_KIND[kind])
        if kind == land.LAND:
            return max([self._token(each) for each in range(len(KINDS))]) - mind.track_worth
        if kind == land.TEEPEE:
            return self._teepee()
        return self._bones() if kind == land.BONES else 0.0

    def _token(self, kind: int) -> float:
        return self.mind.change(kind, 1) + self.mind.best_lay(1 << kind)

    def _teepee(self) -> float:
        mind = self.mind
        wanted = mind.kills_left - len(mind.s.kills)
        if wanted == 1 and not mind.ready:
            return _HELD_BACK
        lay = max([mind.lay_worth(crew) for crew in range(len(CREW))])
        card = _KILL_CARD if wanted > 0 else _SPARE_CARD
        return card + _EXCHANGE_LAY * max(0.0, lay) + _EXCHANGE

    def _bones(self) -> float:
        mind = self.mind
        if not mind.monsters_needed:
            return _BONES_UNWANTED - mind.track_worth
        if mind.monsters_needed == 1 and not mind.ready:
            return _HELD_BACK
        progress = 1 - self.covered.bit_count() / (AREA - 1)
        worth = _BONES_READY if len(mind.s.kills) > mind.living else _BONES_EARLY
        if mind.turns <= _DUSK:
            worth += _BONES_AT_DUSK
        return worth + _BONES_LATE * progress * progress

    # --- What a space is worth --------------------------------------------------------------------

    def _row(self, row: int) -> float:
        """What the row's completion is still worth, less the lands and bones it takes."""
        left = spaces_of(self.covered & ROW_MASKS[row])
        net = 1.0 - sum([self.odds[space][land.LAND] for space in left])
        if not self.mind.monsters_needed:
            net -= sum([self.odds[space][land.BONES] for space in left])
        return max(0.0, net) * self.mind.track_worth

    def left_in_row(self, space: int) -> int:
        return (self.covered & ROW_MASKS[space // SIZE]).bit_count()

    def _space(self, space: int) -> float:
        odds = self.odds[space]
        total = sum([odds[kind] * self.worths[kind] for kind in range(len(TERRAINS)) if odds[kind]])
        if self.mind.s.watered >> space & 1:
            total += odds[land.WATER] * self.mind.change(WATER, GOGGLES_WATER)
        left = self.left_in_row(space)
        if left == 1:
            total += self.mind.track_worth
        else:
            total += _ROW_SHARE * self.rows[space // SIZE] / left
        return total + _CURIOSITY * (1 - max(odds))

    def unsure(self, space: int) -> float:
        """How little is known of a space; bones matter most."""
        return 1 - max(self.odds[space]) + 0.5 * self.odds[space][land.BONES]

    def _ahead(self) -> list[float]:
        """Own worth and the best of what it opens, some steps on."""
        reached = self._reached()
        values = self.own[:]
        for _ in range(self.mind.steps):
            values = [
                self.own[space]
                + _PATIENCE * self._open(space) * self._behind(space, values, reached)
                for space in range(AREA)
            ]
        return values

    def _reached(self) -> int:
        """The spaces that can be explored already."""
        found = 0
        for space in range(AREA):
            if self.is_covered(space) or land.RED[land.terrain(self.mind.known[space])]:
                continue
            for other in NEIGHBOURS[space]:
                found |= 1 << other
        return found

    def _behind(self, space: int, values: list[float], reached: int) -> float:
        found = 0.0
        for other in NEIGHBOURS[space]:
            if self.is_covered(other) and not reached >> other & 1:
                found = max(found, values[other])
        return found

    def _open(self, space: int) -> float:
        """How likely one can go on from there."""
        return 1 - self.odds[space][land.BONES] - self.odds[space][land.MOUNTAIN]

    # --- The choice -------------------------------------------------------------------------------

    def best(self, moves: Sequence[Move]) -> Move:
        """The space that promises most; a token from the box where there is none."""
        found = STAY
        most = -1e9
        for move in moves:
            at = within(EXPLORES, move)
            if at < 0:
                continue
            space, means = divmod(at, len(MEANS))
            worth = self.ahead[space] - _MEANS * (means > 0)
            if worth > most:
                found, most = move, worth
        return found

    def clearing(self, space: int) -> float:
        """What it is worth that a token leaves without anything happening."""
        odds = self.odds[space]
        mind = self.mind
        lost = sum([odds[kind] * max(0.0, self.worths[kind]) for kind in range(len(TERRAINS))])
        lost += _NEEDED * odds[land.TEEPEE] * (len(mind.s.kills) < mind.kills_left)
        lost += _NEEDED * odds[land.BONES] * (mind.monsters_needed > 0)
        left = self.left_in_row(space)
        row = mind.track_worth / left if left <= 3 else _FAR_ROW
        return _CLEARING + row + 0.5 * (1 - max(odds)) - lost
