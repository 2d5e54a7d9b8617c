"""Set-up in the order of the rulebook: map, first player, roles, characters, gear, hands."""

from collections.abc import Sequence
from functools import lru_cache

from expedition.kit.chance import Chance
from expedition.kit.events import Event, only
from expedition.kit.moves import Move

from .acts import EVERYWHERE, PLAYERS, ask, from_active, take_out, tell
from .box import (
    ALL_CHALLENGES,
    ALL_INFLUENCE,
    ALL_KILLS,
    ALL_ORDERS,
    ALL_THREATS,
    ALLY_CARD,
    ALLY_ROLES,
    CARDS,
    CHARACTERS,
    CREW,
    GEAR,
    GEAR_EACH,
    KINDS,
    NOBODY,
    NONE,
    ONE,
    PARTNER,
    REMOVED_INFLUENCE,
    START_ALLIES,
    START_TRAITOR,
    START_WATER,
    TRAITOR_CARD,
    WATER,
    WATERSKIN,
    WATERSKIN_WATER,
)
from .dealing import deal_hands
from .land.generating import generate
from .land.terrain import MAPS, PEAK
from .morning import deal_challenges, next_turn
from .notation import TAKE_CHARACTERS, TAKE_GEAR, within
from .state import (
    CHARACTER,
    GEAR_STEP,
    HANDS,
    LANDS,
    SETUP,
    State,
    nothing_chosen,
    pack,
    push,
    put_byte,
    put_cards,
)

#: Seeds of generated maps are below this.
SEEDS = 1 << 32


def deal(
    seats: int,
    traitor_mode: bool,
    level: int,
    fate: bool,
    hints: int,
    land_from: int,
    map_choice: int,
    land_seed: int,
    chance: Chance,
    events: list[Event],
) -> State:
    """A new game, ready for its first decision; `rules.advance` runs on to it."""
    land, number = draw_land(land_from, map_choice, land_seed, chance)
    first = chance.below(seats)
    traitor = draw_roles(seats, chance) if traitor_mode else NOBODY
    s = State(
        seats=seats,
        traitor_mode=traitor_mode,
        level=level,
        fate=fate,
        hints=hints,
        land_from=land_from,
        map_choice=map_choice,
        map_number=number,
        step=CHARACTER,
        due=0,
        todo=(),
        active=first,
        first=first,
        day=1,
        land=land,
        covered=EVERYWHERE & ~(1 << land.index(PEAK)),
        spied=0,
        looked=(0,) * seats,
        watered=0,
        monsters=b"",
        lairs=b"",
        slain=0,
        here=NOBODY,
        token=False,
        store=bytes([0] * WATER + [START_WATER[level]]),
        challenges=b"",
        outcomes=b"",
        suns=0,
        challenge_pile=ALL_CHALLENGES,
        challenge_discard=b"",
        passed=0,
        kills=b"",
        spent_kills=b"",
        kill_pile=ALL_KILLS,
        threat_pile=ALL_THREATS,
        characters=ONE[NONE] * seats,
        used=0,
        rested=False,
        gear=(b"",) * seats,
        exhausted=0,
        dropped=False,
        track=START_TRAITOR[seats] if traitor_mode else START_ALLIES[seats],
        rows_today=0,
        rows_completed=(0,) * seats,
        rows_left=(0,) * seats,
        traitor=traitor,
        hands=role_cards(seats, traitor) if traitor_mode else (b"",) * seats,
        laid=((),) * len(CREW),
        order_pile=ALL_ORDERS,
        influence_pile=ALL_INFLUENCE,
        discards=(b"",) * seats,
        removed=b"",
        lacking=(0,) * seats,
        gained=0,
        placed=False,
        target=NOBODY,
        card=NOBODY,
        times=0,
        killing=NOBODY,
        accusations=(b"",) * seats,
        choices=nothing_chosen(seats),
        ending=0,
    )
    assert len(s.store) == len(KINDS)
    tell_start(s, events)
    s.todo = (HANDS,)
    push(s, GEAR_STEP)
    push(s, CHARACTER)
    return s


def draw_land(land_from: int, map_choice: int, land_seed: int, chance: Chance) -> tuple[bytes, int]:
    """The map, first of all luck, so that the same seed has the same map at any table."""
    if LANDS[land_from] != "printed":
        drawn = chance.below(SEEDS)
        seed = land_seed or drawn
        return new_land(seed, LANDS[land_from]), seed
    lot = chance.below(len(MAPS))
    number = map_choice or lot + 1
    return MAPS[number - 1], number


@lru_cache(256)
def new_land(seed: int, level: str) -> bytes:
    """A map made anew; kept, because a game is often dealt again (replays, records)."""
    return generate(seed, level).map


def draw_roles(seats: int, chance: Chance) -> int:
    """Who is the traitor; with two players the traitor's card may stay in the box."""
    dealt = chance.below(ALLY_ROLES[seats] + 1)
    return dealt if dealt < seats else NOBODY


def role_cards(seats: int, traitor: int) -> tuple[bytes, ...]:
    return tuple([ONE[TRAITOR_CARD if seat == traitor else ALLY_CARD] for seat in range(seats)])


def tell_start(s: State, events: list[Event]) -> None:
    tell(events, "first-player", seat=PLAYERS[s.first])
    for seat in range(s.seats):
        if s.traitor_mode:
            role = f"role-{CARDS[s.hands[seat][0]]}"
            events.append(Event(only(seat), "your-role", {"seat": PLAYERS[seat], "role": role}))


# --- Characters and gear, chosen openly in turn order -------------------------------------------


def ask_character(s: State, chance: Chance, events: list[Event]) -> None:
    for seat in from_active(s):
        if s.characters[seat] == NONE:
            push(s, CHARACTER)
            ask(s, CHARACTER, 1 << seat)
            return


def character_moves(s: State, seat: int) -> Sequence[Move]:
    """Those who help only another one's player are not for one who plays alone."""
    taken = s.characters if s.seats > 1 else bytes(PARTNER)
    return [TAKE_CHARACTERS[each] for each in range(len(CHARACTERS)) if each not in taken]


def take_character(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    taken = within(TAKE_CHARACTERS, move)
    s.characters = put_byte(s.characters, seat, taken)
    tell(events, "took", seat=PLAYERS[seat], thing=f"character-{CHARACTERS[taken]}")


def ask_gear(s: State, chance: Chance, events: list[Event]) -> None:
    """One piece at a time round the table."""
    fewest = min([len(gear) for gear in s.gear])
    if fewest == GEAR_EACH[s.seats]:
        return
    for seat in from_active(s):
        if len(s.gear[seat]) == fewest:
            push(s, GEAR_STEP)
            ask(s, GEAR_STEP, 1 << seat)
            return


def gear_moves(s: State, seat: int) -> Sequence[Move]:
    taken = b"".join(s.gear)
    return [TAKE_GEAR[piece] for piece in range(len(GEAR)) if piece not in taken]


def take_gear(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """The waterskin is filled from the starting water."""
    piece = within(TAKE_GEAR, move)
    s.gear = put_cards(s.gear, seat, s.gear[seat] + ONE[piece])
    tell(events, "took", seat=PLAYERS[seat], thing=f"gear-{GEAR[piece]}")
    if piece == WATERSKIN:
        s.store = put_byte(s.store, WATER, s.store[WATER] - WATERSKIN_WATER)
        tell(events, "waterskin-filled", count=WATERSKIN_WATER, water=s.store[WATER])


# --- Hands --------------------------------------------------------------------------------------


def deal_cards(s: State, chance: Chance, events: list[Event]) -> None:
    """Five influence cards leave unseen; in Allies mode a card goes on each crew card."""
    for _ in range(REMOVED_INFLUENCE):
        card, s.influence_pile = take_out(s.influence_pile, chance)
        s.removed += ONE[card]
    if not s.traitor_mode:
        lay_secrets(s, chance)
    deal_hands(s, s.first, chance, events)
    deal_challenges(s, chance, events)
    next_turn(s, s.first)


def lay_secrets(s: State, chance: Chance) -> None:
    """Allies mode: the traitor card and random influence cards, one on each crew card."""
    secrets = ONE[TRAITOR_CARD]
    for _ in range(len(CREW) - 1):
        card, s.influence_pile = take_out(s.influence_pile, chance)
        secrets += ONE[card]
    laid = []
    for _ in CREW:
        card, secrets = take_out(secrets, chance)
        laid.append((pack(card, SETUP, False),))
    s.laid = tuple(laid)
