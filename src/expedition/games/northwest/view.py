"""What a seat may know: pure data in words, the same for a browser, a bot and a terminal.

Nothing in this game is hidden but the order of the bag, which nobody holds: every seat and every
spectator sees the same table. This module is never compiled, so that the types stay readable for
whoever reads JSON with them.
"""

from dataclasses import dataclass

#: Where ships and sleds stand beside tiles.
GREENLAND = "greenland"
PASSAGE = "passage"
ABOARD = "aboard"
LOST = "lost"


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the map, named by its first (northwest) square."""

    at: str
    #: single, across (two squares west to east) or down (north to south).
    shape: str
    #: `L13`, `S2`, `joker`, or `P1` for one printed on the board.
    kind: str
    #: How it was turned, as in moves: r0 … f270. r0 for jokers and printed tiles.
    turn: str
    #: The symbol printed on it and its square; the token lies there until somebody takes it.
    symbol: str | None
    symbol_at: str | None
    token: bool


@dataclass(frozen=True, slots=True)
class Expedition:
    """One player's ship, sled, crew and finds. The player is home once in `View.home`."""

    #: greenland, passage, the first square of a tile, or lost.
    ship: str
    #: The same, or aboard.
    sled: str
    #: The first corner of the piece of ground on which the sled stands: nw, n, … se. None on a
    #: tile means that its ice has melted and its owner has yet to choose.
    ground: str | None
    ship_ready: int
    ship_resting: int
    sled_ready: int
    sled_resting: int
    lost_crew: int
    reserve: tuple[str, ...]
    score: int
    inuit: int
    cairn: int
    franklin: int
    strait: int
    cartography: int
    #: The points of the tokens taken at the arrows, 0 without one.
    passage_token: int
    greenland_token: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator (seat None), sees it."""

    seat: int | None
    seats: int
    #: House rules: tied players share the places they cover; a Greenland token only for a player
    #: who holds one of the Passage.
    shared_places: bool
    passage_first: bool
    #: pick (set-up), act, take (after fresh tiles), fill (a hole's corner), thaw (a sled's new
    #: ground) or over.
    step: str
    waiting: tuple[int, ...]
    round: int
    #: Turn order of this round, those who have passed in their order, those home in theirs.
    order: tuple[int, ...]
    passed: tuple[int, ...]
    home: tuple[int, ...]
    #: Whose turn it is, and how many actions were taken in it.
    turn: int
    actions: int

    # The map
    #: Rows of corners from the north: L land, w sea, ? not known yet.
    corners: tuple[str, ...]
    tiles: tuple[LaidTile, ...]
    #: Squares filled since the placement that is being finished; empty but while a hole is filled.
    fresh: tuple[str, ...]
    #: What is left of the hole: its first square is the one whose southeast corner is chosen.
    hole: tuple[str, ...]

    # What lies ready
    #: Large tiles face up; None for a place that stays free.
    display: tuple[str | None, ...]
    #: Large tiles in the bag by kind, and small ones in stock by kind.
    bag: tuple[int, ...]
    stock: tuple[int, ...]
    #: What is left at the arrows, highest first.
    passage_tokens: tuple[int, ...]
    greenland_tokens: tuple[int, ...]

    expeditions: tuple[Expedition, ...]
