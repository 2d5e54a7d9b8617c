"""Step 3: the path token and the challenges of the day; what a card lets one clear, ready, see."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event, all_but, only
from expedition.kit.moves import Move

from .acts import (
    PLAYERS,
    all_ready_gear,
    ask_active,
    can_pay,
    clear,
    exhaust,
    exhausted_gear,
    gain,
    lose_water,
    move_track,
    pay,
    ready,
    spaces_of,
    tell,
)
from .box import (
    ALL_PIECES,
    ANY,
    CANOE,
    CHALLENGES,
    COST,
    FAILED,
    KINDS,
    LEWIS,
    ORDER_0,
    PASSED,
    RESOURCES,
    SUNS,
    Effect,
)
from .dealing import CARD_NOUNS
from .exploring import beside
from .notation import (
    CLEARS,
    DECLINE,
    FAIL,
    LOOKS,
    MOST_LAID,
    PAY,
    PAY_KINDS,
    READIES,
    TIME,
    TIME_CANOE,
    TIME_LEWIS,
    within,
)
from .state import (
    CHALLENGE,
    CLEAR,
    GAIN,
    LOOK,
    OUTCOMES,
    OVER,
    READY,
    State,
    is_ready,
    laid_card,
    laid_owner,
    laid_seen,
    laid_up,
    push,
    put_byte,
)


def time_moves(s: State, seat: int) -> list[Move]:
    """The token goes on the challenge, or canoe or Lewis send it to the box."""
    found = [TIME]
    if is_ready(s, seat, CANOE):
        found.append(TIME_CANOE)
    if s.characters[seat] == LEWIS and not s.used >> seat & 1:
        found.append(TIME_LEWIS)
    return found


def pass_time(s: State, seat: int, move: Move, events: list[Event]) -> None:
    s.token = False
    if move is TIME:
        lay_token(s, events)
        return
    if move is TIME_CANOE:
        s.exhausted |= 1 << CANOE
        thing = "gear-canoe"
    else:
        s.used |= 1 << seat
        thing = "character-lewis"
    tell(events, "used", seat=PLAYERS[seat], thing=thing)
    tell(events, "token-away")


def resolved(s: State) -> int:
    """How many of the day's challenges are done with."""
    return len(s.outcomes) - s.outcomes.count(0)


def lay_token(s: State, events: list[Event]) -> None:
    """On the left-most unresolved challenge; with its last sun it is resolved at once."""
    at = resolved(s)
    card = s.challenges[at]
    s.suns += 1
    noun = f"challenge-{CHALLENGES[card]}"
    tell(events, "token-laid", challenge=noun, count=s.suns, suns=SUNS[card])
    if s.suns == SUNS[card]:
        push(s, CHALLENGE, card)


# --- A challenge is resolved --------------------------------------------------------------------


def ask_challenge(s: State, chance: Chance, events: list[Event]) -> None:
    s.card = s.times
    if can_pay(s, COST[s.card]):
        ask_active(s, CHALLENGE)
    else:
        conclude(s, False, events)


def challenge_moves(s: State, seat: int) -> Sequence[Move]:
    """Pay, with a token of choice where the cost says so, or fail all the same."""
    cost = COST[s.card]
    if not cost[ANY]:
        return [PAY, FAIL]
    kinds = [kind for kind in range(len(KINDS)) if s.store[kind] > cost[kind]]
    return [*[PAY_KINDS[kind] for kind in kinds], FAIL]


def decide_challenge(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move is FAIL:
        conclude(s, False, events)
        return
    cost = list(COST[s.card])
    if move is not PAY:
        cost[within(PAY_KINDS, move)] += 1
    pay(s, tuple(cost), events)
    conclude(s, True, events)


def conclude(s: State, passed: bool, events: list[Event]) -> None:
    noun = f"challenge-{CHALLENGES[s.card]}"
    outcome = "passed" if passed else "failed"
    s.outcomes = put_byte(s.outcomes, resolved(s), OUTCOMES.index(outcome))
    s.suns = 0
    s.passed += passed
    tell(events, f"challenge-{outcome}", challenge=noun)
    take_effect(s, PASSED[s.card] if passed else FAILED[s.card], events)


def take_effect(s: State, effect: Effect, events: list[Event]) -> None:
    for kind in range(len(KINDS)):
        if effect.gains[kind]:
            gain(s, kind, effect.gains[kind], events)
    if effect.track:
        move_track(s, effect.track, events)
    lose_water(s, effect.water_lost, events)
    if s.step == OVER:
        return
    if effect.exhaust == ALL_PIECES:
        for piece in all_ready_gear(s):
            exhaust(s, piece, events)
    if effect.ready:
        push(s, READY, effect.ready)
    if effect.choose:
        push(s, GAIN, len(RESOURCES))
    if effect.clear:
        push(s, CLEAR, effect.clear)
    if effect.look:
        push(s, LOOK)


# --- Gear readied -------------------------------------------------------------------------------


def ask_ready(s: State, chance: Chance, events: list[Event]) -> None:
    """Anybody's gear, the active player's choice; without one it is done at once."""
    pieces = exhausted_gear(s)
    if len(pieces) <= s.times:
        ready(s, pieces, events)
    else:
        ask_active(s, READY)


def ready_moves(s: State, seat: int) -> Sequence[Move]:
    return [READIES[piece] for piece in sorted(exhausted_gear(s))]


def choose_ready(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    ready(s, [within(READIES, move)], events)


# --- Spaces cleared, one at a time --------------------------------------------------------------


def clearable(s: State) -> int:
    """Next to the bones for a monster, which digs before the token is laid; else anywhere."""
    return beside(1 << s.here) & s.covered if s.token else s.covered


def ask_clear(s: State, chance: Chance, events: list[Event]) -> None:
    if s.times and clearable(s):
        ask_active(s, CLEAR)


def clear_moves(s: State, seat: int) -> Sequence[Move]:
    return [*[CLEARS[space] for space in spaces_of(clearable(s))], DECLINE]


def choose_clear(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    if move is DECLINE:
        return
    clear(s, within(CLEARS, move), events)
    push(s, CLEAR, s.times - 1)


# --- A look at a card -----------------------------------------------------------------------------


def is_known(laid: int, seat: int) -> bool:
    """Whether a seat knows a card laid: face up, looked at, or its own influence card."""
    if laid_up(laid) or laid_seen(laid) >> seat & 1:
        return True
    return laid_owner(laid) == seat and laid_card(laid) < ORDER_0


def ask_look(s: State, chance: Chance, events: list[Event]) -> None:
    if look_moves(s, s.active):
        ask_active(s, LOOK)


def look_moves(s: State, seat: int) -> Sequence[Move]:
    return [
        LOOKS[crew * MOST_LAID + at]
        for crew in range(len(RESOURCES))
        for at, laid in enumerate(s.laid[crew])
        if not is_known(laid, seat)
    ]


def look(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    """The active player alone."""
    crew, at = divmod(within(LOOKS, move), MOST_LAID)
    cards = list(s.laid[crew])
    card = laid_card(cards[at])
    cards[at] |= 1 << 9 + seat
    s.laid = (*s.laid[:crew], tuple(cards), *s.laid[crew + 1 :])
    told: dict[str, str | int | tuple[str, ...]] = {
        "seat": PLAYERS[seat],
        "crew": f"crew-{RESOURCES[crew]}",
        "number": at + 1,
    }
    events.append(Event(only(seat), "you-looked", {**told, "card": CARD_NOUNS[card]}))
    events.append(Event(all_but(seat), "looked", told))
