"""Step 4: the influence card of a turn, first its target, then the card."""

from collections.abc import Sequence

from expedition.kit.chance import Chance
from expedition.kit.events import Event, all_but, only
from expedition.kit.moves import Move

from .acts import PLAYERS, ask_active, take_out, tell, without
from .box import CARD_RESOURCE, LAID_UP, ORDER_0, RESOURCES, TRAITOR_CARD, WATER
from .dealing import CARD_NOUNS, spare_cards
from .notation import LAY_DOWNS, LAY_UPS, NOTHING, ORDER, TARGETS, within
from .state import CARD, TARGET, State, pack, push, put, put_cards


def targets(s: State) -> list[int]:
    """The crew cards of what was gained this turn; for water any of them."""
    if s.gained >> WATER & 1:
        return list(range(len(RESOURCES)))
    return [crew for crew in range(len(RESOURCES)) if s.gained >> crew & 1]


def ask_target(s: State, chance: Chance, events: list[Event]) -> None:
    """One card a turn however much was gained; a lone target is no choice."""
    if s.placed or not s.gained:
        return
    found = targets(s)
    if len(found) == 1:
        s.target = found[0]
        push(s, CARD)
    else:
        ask_active(s, TARGET)


def target_moves(s: State, seat: int) -> Sequence[Move]:
    return [TARGETS[crew] for crew in targets(s)]


def choose_target(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    s.target = within(TARGETS, move)
    push(s, CARD)


# --- The card -----------------------------------------------------------------------------------


def ask_card(s: State, chance: Chance, events: list[Event]) -> None:
    """Asked even where there is no choice: not being asked would tell something."""
    ask_active(s, CARD)


def card_moves(s: State, seat: int) -> Sequence[Move]:
    if seat == s.traitor:
        return [*traitor_cards(s, seat), no_card(s)]
    return ally_cards(s, seat) or [no_card(s)]


def no_card(s: State) -> Move:
    """The top order, or nothing when there is none left."""
    return ORDER if s.order_pile else NOTHING


def ally_cards(s: State, seat: int) -> list[Move]:
    """Any card of the target's resource, face up or down as its value says."""
    found = []
    for slot, card in enumerate(s.hands[seat]):
        if CARD_RESOURCE[card] == s.target:
            up = not s.traitor_mode or LAID_UP[card]
            found.append(LAY_UPS[slot] if up else LAY_DOWNS[slot])
    return found


def traitor_cards(s: State, seat: int) -> list[Move]:
    """Any card face down, a matching +1 also face up; one back always stays in the hand."""
    if spare_cards(s, seat) == 0:
        return []
    ups = []
    downs = []
    for slot, card in enumerate(s.hands[seat]):
        downs.append(LAY_DOWNS[slot])
        if card != TRAITOR_CARD and CARD_RESOURCE[card] == s.target and LAID_UP[card]:
            ups.append(LAY_UPS[slot])
    return ups + downs


def lay(s: State, seat: int, move: Move, chance: Chance, events: list[Event]) -> None:
    s.placed = True
    if move is ORDER:
        lay_order(s, seat, chance, events)
    elif move is NOTHING:
        lacks(s, seat)
        tell(events, "laid-nothing", seat=PLAYERS[seat], crew=_crew(s))
    else:
        lay_card(s, seat, move, events)


def _crew(s: State) -> str:
    return f"crew-{RESOURCES[s.target]}"


def lacks(s: State, seat: int) -> None:
    """An ally who lays no card has none that matches: all may know it until the night."""
    s.lacking = put(s.lacking, seat, s.lacking[seat] | 1 << s.target)


def lay_order(s: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """Seen by nobody."""
    kind, s.order_pile = take_out(s.order_pile, chance)
    add(s, pack(ORDER_0 + kind, seat, False))
    lacks(s, seat)
    tell(events, "laid-order", seat=PLAYERS[seat], crew=_crew(s))


def lay_card(s: State, seat: int, move: Move, events: list[Event]) -> None:
    slot = within(LAY_UPS, move)
    up = slot >= 0
    if not up:
        slot = within(LAY_DOWNS, move)
    card = s.hands[seat][slot]
    s.hands = put_cards(s.hands, seat, without(s.hands[seat], card))
    add(s, pack(card, seat, up))
    player = PLAYERS[seat]
    whole = {"seat": player, "card": CARD_NOUNS[card], "crew": _crew(s)}
    if up:
        tell(events, "laid-up", **whole)
        return
    events.append(Event(only(seat), "you-laid-down", whole))
    events.append(Event(all_but(seat), "laid-down", {"seat": player, "crew": _crew(s)}))


def add(s: State, laid: int) -> None:
    crew = s.target
    s.laid = (*s.laid[:crew], (*s.laid[crew], laid), *s.laid[crew + 1 :])
