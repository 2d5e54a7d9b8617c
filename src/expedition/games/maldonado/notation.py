"""The moves of the game, made once, with their texts and what they mean. Spaces are `D4`, kinds are
`wood food flint berries mushrooms water`, crew cards go by their resource, cards of the hand by
their slot from 1, so that no text tells which card it was.

    take lewis, take axe             choose a character or gear at set-up
    explore D4                       explore; with gear or York: `explore D4 rope compass`
    stay                             no way on: a path token from the box
    use kettle wood                  extra actions: `use goggles D4` · `use spyglass D4` ·
                                     `use clark D4` · `use sacagawea food water` · `use york` ·
                                     `use randolph` · `use russell` · `use waterskin` · in a wood
                                     or food space `use axe`, `use snares`
    kill ring-of-fire bone-knight ac kill with two conditions; with the musket `… ab musket flint`
    time                             lay the path token; `time canoe`, `time lewis` send it away
    target food                      the crew card for this turn's card
    lay 3 down, lay 1 up             lay this slot's card · `order` · `nothing` (no orders left)

and inside effects: `swap food water` · `gain wood` · `clear D4` · `turn wood` · `pay`, `pay wood`,
`fail` · `discard 2` · `exhaust axe` · `ready axe` · `look wood 3` (third card there) · `keep 2` ·
`accuse 1`, `accuse nobody` · `decline`.
"""

from typing import Final

from expedition.kit.moves import Move, Notation

from .box import (
    ANY,
    CHARACTERS,
    CONDITIONS,
    GEAR,
    KILLS,
    KINDS,
    MOST_SEATS,
    MUSKET_LESS,
    PAIR_NAMES,
    PAIRS,
    RESOURCES,
    THREATS,
)
from .land.terrain import SPACES

#: The biggest hand, and more cards than can lie on one crew card.
MOST_SLOTS: Final = 10
MOST_LAID: Final = 56
#: What may help to explore a space, in the order of the moves.
MEANS: Final = ("", "rope", "compass", "rope compass", "york", "york compass")


class Kill:
    """A kill as it is declared: card, monster, which two conditions, what the musket spares."""

    def __init__(self, card: int, threat: int, pair: int, spared: int) -> None:
        self.card = card
        self.threat = threat
        self.pair = pair
        self.spared = spared  # a kind, or -1 without the musket
        met = [CONDITIONS[card][at] for at in PAIRS[pair]]
        cost: list[int] = [sum(column) for column in zip(*[each.cost for each in met], strict=True)]
        if spared >= 0:
            cost[spared] = max(0, cost[spared] - MUSKET_LESS)
        self.cost = tuple(cost)
        self.exhaust = sum([each.exhaust for each in met])
        self.track = sum([each.track for each in met])

    @property
    def text(self) -> str:
        words = f"kill {KILLS[self.card]} {THREATS[self.threat]} {PAIR_NAMES[self.pair]}"
        return words if self.spared < 0 else f"{words} musket {KINDS[self.spared]}"


def _kills() -> list[Kill]:
    found = []
    for card in range(len(KILLS)):
        for threat in range(len(THREATS)):
            for pair in range(len(PAIRS)):
                plain = Kill(card, threat, pair, -1)
                spared = [kind for kind in range(ANY) if plain.cost[kind]]
                found.append(plain)
                found += [Kill(card, threat, pair, kind) for kind in spared]
    return found


KILL_WAYS: Final = tuple(_kills())
#: Swaps as (given, received).
SWAPPED: Final = tuple(
    (give, get) for give in range(len(KINDS)) for get in range(len(KINDS)) if give != get
)
_SWAP_TEXTS: Final = tuple(f"{KINDS[give]} {KINDS[get]}" for give, get in SWAPPED)

_GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    tuple(f"take {name}" for name in CHARACTERS),
    tuple(f"take {name}" for name in GEAR),
    tuple(f"explore {name} {means}".strip() for name in SPACES for means in MEANS),
    tuple(f"use goggles {name}" for name in SPACES),
    tuple(f"use spyglass {name}" for name in SPACES),
    tuple(f"use clark {name}" for name in SPACES),
    tuple(f"use kettle {name}" for name in RESOURCES),
    tuple(f"use sacagawea {text}" for text in _SWAP_TEXTS),
    tuple(f"swap {text}" for text in _SWAP_TEXTS),
    tuple(f"gain {name}" for name in KINDS),
    tuple(f"clear {name}" for name in SPACES),
    tuple(f"turn {name}" for name in RESOURCES),
    tuple(f"pay {name}" for name in KINDS),
    tuple(f"discard {slot}" for slot in range(1, MOST_SLOTS + 1)),
    tuple(f"exhaust {name}" for name in GEAR),
    tuple(f"ready {name}" for name in GEAR),
    tuple(f"look {name} {at}" for name in RESOURCES for at in range(1, MOST_LAID + 1)),
    tuple(way.text for way in KILL_WAYS),
    tuple(f"target {name}" for name in RESOURCES),
    tuple(f"lay {slot} up" for slot in range(1, MOST_SLOTS + 1)),
    tuple(f"lay {slot} down" for slot in range(1, MOST_SLOTS + 1)),
    tuple(f"keep {slot}" for slot in range(1, MOST_SLOTS + 1)),
    tuple(f"accuse {seat}" for seat in range(MOST_SEATS)),
    (
        "accuse nobody",
        "stay",
        "use york",
        "use randolph",
        "use russell",
        "use waterskin",
        "use axe",
        "use snares",
        "time",
        "time canoe",
        "time lewis",
        "order",
        "nothing",
        "pay",
        "fail",
        "decline",
    ),
)
NOTATION: Final = Notation(text for group in _GROUPS for text in group)


def _groups() -> list[tuple[Move, ...]]:
    found = []
    start = 0
    for group in _GROUPS:
        found.append(NOTATION.moves[start : start + len(group)])
        start += len(group)
    return found


(
    TAKE_CHARACTERS,
    TAKE_GEAR,
    EXPLORES,
    USE_GOGGLES,
    USE_SPYGLASS,
    USE_CLARK,
    USE_KETTLE,
    USE_SACAGAWEA,
    SWAPS,
    GAINS,
    CLEARS,
    TURN_UPS,
    PAY_KINDS,
    DISCARDS,
    EXHAUSTS,
    READIES,
    LOOKS,
    KILL_MOVES,
    TARGETS,
    LAY_UPS,
    LAY_DOWNS,
    KEEPS,
    ACCUSES,
    _PLAIN,
) = _groups()
(
    ACCUSE_NOBODY,
    STAY,
    USE_YORK,
    USE_RANDOLPH,
    USE_RUSSELL,
    USE_WATERSKIN,
    USE_AXE,
    USE_SNARES,
    TIME,
    TIME_CANOE,
    TIME_LEWIS,
    ORDER,
    NOTHING,
    PAY,
    FAIL,
    DECLINE,
) = _PLAIN


def within(group: tuple[Move, ...], move: Move) -> int:
    """The place of a move in its group, -1 if it is not of it."""
    at = move.code - group[0].code
    return at if 0 <= at < len(group) else -1


def verb(move: Move) -> str:
    """The first word of a move's text."""
    return move.text.split(" ", 1)[0]
