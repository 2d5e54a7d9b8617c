"""The moves of the game, made once, with their texts and what they mean.

    bid FR-doctor-1          choose a character
    decline                  play no special card
    play gorilla             play this special card
    add nun nun interpreter  add auxiliaries to your character
    pass                     add none
    hippos 2 3               commit or add hippo tiles by their values
    hold                     add no hippo tile

and inside special cards: `attack 2` (gorilla, warrior) · `fight`, `flee` (the gorilla turns on you)
· `look kindu` (Explored Region) · `discard FR-doctor-1` (Damaged Boiler) · `overboard 2`,
`overboard nobody` (Man Overboard) · `draw character`, `draw auxiliary`, `swap`, `keep` (Colonial).
"""

from itertools import product
from typing import Final

from expedition.kit.moves import Move, Notation

from .box import (
    ALL_AUXILIARIES,
    AUXILIARIES,
    CHARACTERS,
    HIPPOS,
    INTERPRETER,
    LIFT,
    PROFESSIONS,
    SERVANT,
    SPECIALS,
    STOPS,
)

MOST_SEATS: Final = 4


def _additions() -> list[bytes]:
    """Every set of auxiliaries that some character could take in one turn."""
    kinds = range(len(PROFESSIONS))
    most = [ALL_AUXILIARIES.count(kind) for kind in kinds]
    serving = [b""]
    for one in kinds:
        serving += [bytes([one]) * count for count in range(1, most[one] + 1)]
        for other in kinds[one + 1 :]:
            serving += [
                bytes([one]) * here + bytes([other]) * there
                for here in range(1, most[one] + 1)
                for there in range(1, most[other] + 1)
            ]
    tails = (b"", bytes([INTERPRETER]), bytes([SERVANT]), bytes([INTERPRETER, SERVANT]))
    return [cards + tail for cards in serving for tail in tails if cards or tail]


def _tile_sets() -> list[bytes]:
    """Every set of hippo tiles."""
    values = sorted(set(HIPPOS))
    counts = product(*(range(HIPPOS.count(value) + 1) for value in values))
    return [
        b"".join(bytes([value]) * count for value, count in zip(values, row, strict=True))
        for row in counts
        if any(row)
    ]


_ADDITIONS: Final = _additions()
_TILE_SETS: Final = _tile_sets()

_GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    tuple(f"bid {name}" for name in CHARACTERS),
    tuple(f"discard {name}" for name in CHARACTERS),
    tuple(f"play {name}" for name in SPECIALS),
    tuple(f"look {name}" for name in STOPS),
    tuple(f"attack {seat}" for seat in range(MOST_SEATS)),
    tuple(f"overboard {seat}" for seat in range(MOST_SEATS)),
    tuple(f"add {' '.join(AUXILIARIES[kind] for kind in cards)}" for cards in _ADDITIONS),
    tuple(f"hippos {' '.join(str(value) for value in tiles)}" for tiles in _TILE_SETS),
    ("decline", "pass", "hold", "overboard nobody", "fight", "flee", "swap", "keep"),
    ("draw character", "draw auxiliary"),
)
NOTATION: Final = Notation(text for group in _GROUPS for text in group)


def _starts() -> list[int]:
    starts = [0]
    for group in _GROUPS:
        starts.append(starts[-1] + len(group))
    return starts


_STARTS: Final = _starts()
BID_CODE: Final = _STARTS[0]
DISCARD_CODE: Final = _STARTS[1]
PLAY_CODE: Final = _STARTS[2]
LOOK_CODE: Final = _STARTS[3]
ATTACK_CODE: Final = _STARTS[4]
OVERBOARD_CODE: Final = _STARTS[5]
ADD_CODE: Final = _STARTS[6]
HIPPOS_CODE: Final = _STARTS[7]
_PLAIN_CODE: Final = _STARTS[8]

BIDS: Final = NOTATION.moves[BID_CODE:DISCARD_CODE]
DISCARDS: Final = NOTATION.moves[DISCARD_CODE:PLAY_CODE]
PLAYS: Final = NOTATION.moves[PLAY_CODE:LOOK_CODE]
LOOKS: Final = NOTATION.moves[LOOK_CODE:ATTACK_CODE]
ATTACKS: Final = NOTATION.moves[ATTACK_CODE:OVERBOARD_CODE]
OVERBOARDS: Final = NOTATION.moves[OVERBOARD_CODE:ADD_CODE]
DECLINE, PASS, HOLD, SPARE, FIGHT, FLEE, SWAP, KEEP, DRAW_CHARACTER, DRAW_AUXILIARY = (
    NOTATION.moves[_PLAIN_CODE:]
)


def verb(move: Move) -> str:
    """The first word of a move's text."""
    return move.text.split(" ", 1)[0]


# --- Additions --------------------------------------------------------------------------------

ADDED_CARDS: Final = tuple(_ADDITIONS)
ADDED_LIFT: Final = tuple(sum(LIFT[kind] for kind in cards) for cards in _ADDITIONS)
_ADD: Final = {cards: NOTATION.moves[ADD_CODE + at] for at, cards in enumerate(_ADDITIONS)}
_ADD_LISTS: Final[dict[int, tuple[Move, ...]]] = {}


def additions(
    one: int, ones: int, other: int, others: int, interpreter: bool, servant: bool
) -> tuple[Move, ...]:
    """`pass` and every addition from so many cards of one kind and so many of another."""
    key = ((one * 16 + ones) * 16 + other) * 16 + others
    key = key * 4 + (2 if interpreter else 0) + (1 if servant else 0)
    found = _ADD_LISTS.get(key)
    if found is None:
        found = _ADD_LISTS[key] = _list_additions(one, ones, other, others, interpreter, servant)
    return found


def _list_additions(
    one: int, ones: int, other: int, others: int, interpreter: bool, servant: bool
) -> tuple[Move, ...]:
    moves = [PASS]
    for here, there, speaks, serves in product(
        range(ones + 1), range(others + 1), range(interpreter + 1), range(servant + 1)
    ):
        cards = bytes(
            sorted([one] * here + [other] * there + [INTERPRETER] * speaks + [SERVANT] * serves)
        )
        if cards:
            moves.append(_ADD[cards])
    return tuple(moves)


# --- Hippo tiles ------------------------------------------------------------------------------

TILE_SETS: Final = tuple(_TILE_SETS)
_TILE_LISTS: Final[dict[bytes, tuple[Move, ...]]] = {}


def tile_choices(tiles: bytes) -> tuple[Move, ...]:
    """Every choice of one or more of these tiles."""
    found = _TILE_LISTS.get(tiles)
    if found is None:
        found = _TILE_LISTS[tiles] = tuple(
            NOTATION.moves[HIPPOS_CODE + at]
            for at, chosen in enumerate(_TILE_SETS)
            if all(chosen.count(value) <= tiles.count(value) for value in chosen)
        )
    return found
