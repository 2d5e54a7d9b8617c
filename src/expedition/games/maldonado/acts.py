"""What happens to the common things: tokens come and go, the ghost moves, spaces are uncovered."""

from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.events import EVERYONE, Event

from .box import (
    FATIGUE,
    GEAR,
    KINDS,
    MOST_RESOURCES,
    MOST_TRACK,
    MOST_WATER,
    ONE,
    PLACES,
    ROW_TRACK,
    WATER,
    WATERSKIN,
    Cost,
)
from .land.terrain import AREA, ROWS, SIZE, SPACES, TERRAINS, hill_number, terrain
from .state import OVER, THIRST, State, put_byte

#: The seats as arguments of events.
PLAYERS: Final = ("seat:0", "seat:1", "seat:2", "seat:3")
ROW_MASKS: Final = tuple(((1 << SIZE) - 1) << SIZE * row for row in range(len(ROWS)))
EVERYWHERE: Final = (1 << AREA) - 1
assert FATIGUE == MOST_RESOURCES - PLACES


def tell(events: list[Event], id: str, **args: int | str | tuple[str, ...]) -> None:
    """Something that everybody may know."""
    events.append(Event(EVERYONE, id, args))


def spaces_of(mask: int) -> list[int]:
    """The spaces of a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def ground(code: int) -> str:
    """The name of what is in a space; a hill goes with its number."""
    number = hill_number(code)
    return TERRAINS[terrain(code)] if number < 0 else f"hill-{number}"


def space_args(s: State, space: int) -> dict[str, int | str | tuple[str, ...]]:
    return {"space": f"={SPACES[space]}", "terrain": f"terrain-{ground(s.land[space])}"}


def take_out(pile: bytes, chance: Chance) -> tuple[int, bytes]:
    """A card off a pile, which has no order, and what is left."""
    at = chance.below(len(pile))
    return pile[at], pile[:at] + pile[at + 1 :]


def without(cards: bytes, card: int) -> bytes:
    """The cards less one copy of a card."""
    return cards.replace(ONE[card], b"", 1)


# --- The end of all -----------------------------------------------------------------------------


def stop(s: State, ending: int) -> None:
    """Nothing more is asked or done."""
    s.step = OVER
    s.todo = ()
    s.due = 0
    s.ending = ending


# --- The store ----------------------------------------------------------------------------------


def resources(s: State) -> int:
    """How many places of the backpack are taken."""
    return sum(s.store) - s.store[WATER]


def room(s: State, kind: int) -> int:
    return MOST_WATER - s.store[WATER] if kind == WATER else MOST_RESOURCES - resources(s)


def gain(s: State, kind: int, count: int, events: list[Event]) -> None:
    """Tokens from the box; what finds no room is lost, but gained all the same."""
    s.gained |= 1 << kind
    put_in(s, kind, count, events)


def put_in(s: State, kind: int, count: int, events: list[Event]) -> None:
    """Tokens into the store as far as there is room."""
    fitting = min(count, room(s, kind))
    s.store = put_byte(s.store, kind, s.store[kind] + fitting)
    noun = f"kind-{KINDS[kind]}"
    if fitting:
        tell(events, "gained", kind=noun, count=fitting)
    if fitting < count:
        tell(events, "no-room", kind=noun, count=count - fitting)


def can_pay(s: State, cost: Cost) -> bool:
    """Whether the store holds a cost; `any` is met by what is left over."""
    needed = 0
    for kind in range(len(KINDS)):
        if s.store[kind] < cost[kind]:
            return False
        needed += cost[kind]
    return sum(s.store) >= needed + cost[len(KINDS)]


def pay(s: State, cost: Cost, events: list[Event]) -> None:
    """Tokens of the store go to the box."""
    paid: list[str] = []
    for kind in range(len(KINDS)):
        if cost[kind]:
            s.store = put_byte(s.store, kind, s.store[kind] - cost[kind])
            paid += [f"kind-{KINDS[kind]}"] * cost[kind]
    if paid:
        tell(events, "paid", kinds=tuple(paid))


def one_of(kind: int, count: int = 1) -> Cost:
    """The cost of so many tokens of one kind."""
    return tuple([count if each == kind else 0 for each in range(len(KINDS) + 1)])


def lose_water(s: State, count: int, events: list[Event]) -> None:
    """Water that must be discarded; if there is not so much, all lose."""
    if count <= 0:
        return
    if s.store[WATER] < count:
        tell(events, "out-of-water", count=count, water=s.store[WATER])
        stop(s, THIRST)
        return
    s.store = put_byte(s.store, WATER, s.store[WATER] - count)
    tell(events, "water-lost", count=count, water=s.store[WATER])


# --- The ghost ----------------------------------------------------------------------------------


def move_track(s: State, by: int, events: list[Event]) -> None:
    """The track is clamped after every change."""
    track = min(MOST_TRACK, max(0, s.track + by))
    if track > s.track:
        tell(events, "ghost-rises", by=track - s.track, track=track)
    elif track < s.track:
        tell(events, "ghost-falls", by=s.track - track, track=track)
    s.track = track


# --- The land -----------------------------------------------------------------------------------


def uncover(s: State, space: int, events: list[Event]) -> None:
    """A path token leaves; with the last one of its row the ghost falls back."""
    bit = 1 << space
    s.covered &= ~bit
    s.spied &= ~bit
    s.looked = tuple([mask & ~bit for mask in s.looked])
    row = space // SIZE
    if s.covered & ROW_MASKS[row] == 0:
        s.rows_today += 1
        tell(events, "row-completed", row=f"={ROWS[row]}")
        move_track(s, ROW_TRACK, events)


def clear(s: State, space: int, events: list[Event]) -> None:
    """A card takes a token away: the terrain is shown to all, nothing is activated."""
    tell(events, "cleared", **space_args(s, space))
    s.watered &= ~(1 << space)
    uncover(s, space, events)


# --- Gear ---------------------------------------------------------------------------------------


def ready_gear(s: State, seat: int) -> list[int]:
    """The seat's gear that a card could exhaust; the waterskin is none."""
    return [piece for piece in s.gear[seat] if piece != WATERSKIN and not s.exhausted >> piece & 1]


def all_ready_gear(s: State) -> list[int]:
    return [piece for seat in range(s.seats) for piece in ready_gear(s, seat)]


def exhausted_gear(s: State) -> list[int]:
    return [piece for gear in s.gear for piece in gear if s.exhausted >> piece & 1]


def exhaust(s: State, piece: int, events: list[Event]) -> None:
    s.exhausted |= 1 << piece
    tell(events, "exhausted", gear=f"gear-{GEAR[piece]}")


def ready(s: State, pieces: list[int], events: list[Event]) -> None:
    for piece in pieces:
        s.exhausted &= ~(1 << piece)
    if pieces:
        tell(events, "readied", gear=tuple([f"gear-{GEAR[piece]}" for piece in pieces]))


# --- Asking -------------------------------------------------------------------------------------


def ask(s: State, step: int, mask: int) -> None:
    """The game rests at a step until these seats have decided."""
    s.step = step
    s.due = mask


def ask_active(s: State, step: int) -> None:
    ask(s, step, 1 << s.active)


def from_active(s: State) -> list[int]:
    """All seats in turn order from the active player."""
    return [(s.active + step) % s.seats for step in range(s.seats)]
