"""Step 1 and 2 of a turn: which spaces can be explored, and what they do once they are."""

from collections.abc import Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import Event
from expedition.kit.moves import Move

from .acts import (
    EVERYWHERE,
    PLAYERS,
    ROW_MASKS,
    ask_active,
    can_pay,
    gain,
    move_track,
    one_of,
    pay,
    space_args,
    spaces_of,
    take_out,
    tell,
    uncover,
)
from .box import (
    AXE,
    BONES_TRACK,
    CHARACTERS,
    COMPASS,
    GEAR,
    GOGGLES_WATER,
    KILLS,
    KINDS,
    LAND_TRACK,
    NOBODY,
    ONE,
    RESOURCES,
    ROPE,
    SNARES,
    WATER,
    YORK,
)
from .dealing import CARD_NOUNS
from .land import terrain as land
from .land.terrain import AREA, SIZE, TERRAINS
from .notation import (
    DECLINE,
    EXPLORES,
    GAINS,
    MEANS,
    SWAPPED,
    SWAPS,
    TURN_UPS,
    USE_AXE,
    USE_SNARES,
    within,
)
from .state import (
    ACTIVATE,
    GAIN,
    GHOST,
    SETUP,
    SWAP,
    THREAT,
    TOOL,
    TURN_UP,
    State,
    is_ready,
    laid_card,
    laid_owner,
    laid_up,
    pack,
    push,
    put,
)

# --- Where one can go ---------------------------------------------------------------------------

_FIRST_COLUMN: Final = sum(1 << SIZE * row for row in range(len(land.ROWS)))
_LAST_COLUMN: Final = _FIRST_COLUMN << SIZE - 1
START: Final = _FIRST_COLUMN << land.COLUMNS.index(land.DATA["generated"]["start_column"])


def beside(mask: int) -> int:
    """The spaces orthogonally next to those of a mask."""
    sides = (mask & ~_LAST_COLUMN) << 1 | (mask & ~_FIRST_COLUMN) >> 1
    return (sides | mask << SIZE | mask >> SIZE) & EVERYWHERE


def across(mask: int) -> int:
    """The spaces diagonally next to those of a mask."""
    sides = (mask & ~_LAST_COLUMN) << 1 | (mask & ~_FIRST_COLUMN) >> 1
    return (sides << SIZE | sides >> SIZE) & EVERYWHERE


def explored(s: State) -> tuple[int, int]:
    """The explored spaces without and with a red border; the peak is neither."""
    plain = red = 0
    for space in spaces_of(EVERYWHERE & ~s.covered):
        kind = land.terrain(s.land[space])
        if kind == land.PEAK:
            continue
        if land.RED[kind]:
            red |= 1 << space
        else:
            plain |= 1 << space
    return plain, red


def reachable(s: State, seat: int) -> list[int]:
    """For each of MEANS the spaces that can be explored with it and with nothing less."""
    plain, red = explored(s)
    if plain | red == 0:
        return [START & s.covered, 0, 0, 0, 0, 0]
    free = beside(plain) & s.covered
    behind = beside(red) & s.covered & ~free
    slanting = across(plain) & s.covered & ~free
    rope = is_ready(s, seat, ROPE)
    york = s.characters[seat] == YORK and not s.used >> seat & 1
    compass = is_ready(s, seat, COMPASS)
    both = across(red) & s.covered & ~free & ~slanting
    if rope or york:
        both &= ~behind
    return [
        free,
        behind if rope else 0,
        slanting if compass else 0,
        both if rope and compass else 0,
        behind if york else 0,
        both if york and compass else 0,
    ]


def explore_moves(s: State, seat: int) -> list[Move]:
    found = []
    for means, mask in enumerate(reachable(s, seat)):
        found += [EXPLORES[space * len(MEANS) + means] for space in spaces_of(mask)]
    return found


def explore(s: State, seat: int, move: Move, events: list[Event]) -> None:
    """The token is lifted: the space shows itself to all."""
    space, means = divmod(within(EXPLORES, move), len(MEANS))
    note_rows(s, seat, space)
    use_means(s, seat, MEANS[means], events)
    s.here = space
    s.token = True
    tell(events, "explored", seat=PLAYERS[seat], **space_args(s, space))
    uncover(s, space, events)
    push(s, ACTIVATE)


def note_rows(s: State, seat: int, space: int) -> None:
    """Whether who explores completes a row, or leaves one open: everybody sees it, and may think
    something of it."""
    last = 0
    for mask in ROW_MASKS:
        left = s.covered & mask
        if left & left - 1 == 0:
            last |= left
    if last >> space & 1:
        s.rows_completed = put(s.rows_completed, seat, s.rows_completed[seat] + 1)
    elif last & ~s.spied and last & ~s.spied & reachable(s, seat)[0]:
        s.rows_left = put(s.rows_left, seat, s.rows_left[seat] + 1)


def use_means(s: State, seat: int, means: str, events: list[Event]) -> None:
    for name in means.split():
        if name in GEAR:
            s.exhausted |= 1 << GEAR.index(name)
            tell(events, "used", seat=PLAYERS[seat], thing=f"gear-{name}")
        else:
            s.used |= 1 << seat
            tell(events, "used", seat=PLAYERS[seat], thing=f"character-{name}")
    assert CHARACTERS.index("york") == YORK


# --- What a space does, once, now ---------------------------------------------------------------

#: The kind of token a terrain gives, NOBODY for none.
_YIELD: Final = tuple(KINDS.index(name) if name in KINDS else NOBODY for name in TERRAINS)
_TOOLS: Final = {land.WOOD: AXE, land.FOOD: SNARES}


def activate(s: State, chance: Chance, events: list[Event]) -> None:
    kind = land.terrain(s.land[s.here])
    if kind == land.TEEPEE:
        reveal_kill(s, chance, events)
    elif kind == land.BONES:
        push_turn_up(s)
        push(s, GHOST, BONES_TRACK)
        push(s, THREAT)
    elif kind == land.LAND:
        move_track(s, LAND_TRACK, events)
        push_turn_up(s)
        push(s, GAIN, len(KINDS))
    elif _YIELD[kind] != NOBODY:
        gather(s, kind, events)
    empty_goggles(s, kind, events)


def gather(s: State, kind: int, events: list[Event]) -> None:
    """A resource or water, and more for who has the tool at hand."""
    gain(s, _YIELD[kind], 1, events)
    tool = _TOOLS.get(kind, NOBODY)
    if tool != NOBODY and is_ready(s, s.active, tool):
        push(s, TOOL)


def empty_goggles(s: State, kind: int, events: list[Event]) -> None:
    """What goggles laid here is gained if there is water, and else goes back to the box."""
    if not s.watered >> s.here & 1:
        return
    s.watered &= ~(1 << s.here)
    if kind == land.WATER:
        gain(s, WATER, GOGGLES_WATER, events)
    else:
        tell(events, "goggles-missed", count=GOGGLES_WATER)


def raise_ghost(s: State, chance: Chance, events: list[Event]) -> None:
    move_track(s, s.times, events)


# --- Axe and snares -----------------------------------------------------------------------------


def ask_tool(s: State, chance: Chance, events: list[Event]) -> None:
    ask_active(s, TOOL)


def tool_moves(s: State, seat: int) -> Sequence[Move]:
    wood = land.terrain(s.land[s.here]) == land.WOOD
    return [USE_AXE if wood else USE_SNARES, DECLINE]


def use_tool(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move is DECLINE:
        return
    piece = AXE if move is USE_AXE else SNARES
    s.exhausted |= 1 << piece
    tell(events, "used", seat=PLAYERS[seat], thing=f"gear-{GEAR[piece]}")
    gain(s, _YIELD[land.WOOD if piece == AXE else land.FOOD], 1, events)


# --- Teepee -------------------------------------------------------------------------------------


def reveal_kill(s: State, chance: Chance, events: list[Event]) -> None:
    """A kill card for all to use, then an exchange for who wants one."""
    if s.kill_pile:
        card, s.kill_pile = take_out(s.kill_pile, chance)
        s.kills += ONE[card]
        tell(events, "kill-card", kill=f"kill-{KILLS[card]}")
    push(s, SWAP)


def ask_swap(s: State, chance: Chance, events: list[Event]) -> None:
    if any(s.store):
        ask_active(s, SWAP)


def swaps(s: State, moves: tuple[Move, ...]) -> list[Move]:
    """The exchanges the store allows."""
    return [moves[at] for at, (give, _) in enumerate(SWAPPED) if s.store[give]]


def swap_moves(s: State, seat: int) -> Sequence[Move]:
    return [*swaps(s, SWAPS), DECLINE]


def decide_swap(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move is not DECLINE:
        swap(s, within(SWAPS, move), events)


def swap(s: State, at: int, events: list[Event]) -> None:
    """One token of the store for one of another kind from the box."""
    give, get = SWAPPED[at]
    assert can_pay(s, one_of(give))
    pay(s, one_of(give), events)
    gain(s, get, 1, events)


# --- A token of choice --------------------------------------------------------------------------


def ask_gain(s: State, chance: Chance, events: list[Event]) -> None:
    """`times` is how many kinds there are to choose from: water comes last."""
    ask_active(s, GAIN)


def gain_moves(s: State, seat: int) -> Sequence[Move]:
    return GAINS[: s.times]


def choose_gain(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    gain(s, within(GAINS, move), 1, events)


# --- Allies mode: a set-up card is turned up ----------------------------------------------------


def face_down_secrets(s: State) -> list[int]:
    """The crew cards whose set-up card still lies face down."""
    return [
        crew
        for crew in range(len(RESOURCES))
        if s.laid[crew] and laid_owner(s.laid[crew][0]) == SETUP and not laid_up(s.laid[crew][0])
    ]


def push_turn_up(s: State) -> None:
    if not s.traitor_mode and face_down_secrets(s):
        push(s, TURN_UP)


def ask_turn_up(s: State, chance: Chance, events: list[Event]) -> None:
    ask_active(s, TURN_UP)


def turn_up_moves(s: State, seat: int) -> Sequence[Move]:
    return [*[TURN_UPS[crew] for crew in face_down_secrets(s)], DECLINE]


def turn_up(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """For all and for good."""
    if move is DECLINE:
        return
    crew = within(TURN_UPS, move)
    card = laid_card(s.laid[crew][0])
    cards = (pack(card, SETUP, True), *s.laid[crew][1:])
    s.laid = (*s.laid[:crew], cards, *s.laid[crew + 1 :])
    noun = f"crew-{RESOURCES[crew]}"
    tell(events, "turned-up", seat=PLAYERS[seat], crew=noun, card=CARD_NOUNS[card])


assert len(EXPLORES) // len(MEANS) == AREA
