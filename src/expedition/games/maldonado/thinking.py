"""How a thinking player decides: every question of the game answered from what one seat knows.

The effort says how deeply: how many maps give the impression of the land, and how many steps
beyond the next space are thought of.
"""

from collections.abc import Callable, Sequence
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.moves import Move

from . import treason
from .box import ANY, CARD_RESOURCE, COST, FAILED, FOOD, KINDS, NOBODY, THREATS, WORTH, threat
from .choosing import best
from .finishing import kill
from .notation import (
    ACCUSE_NOBODY,
    ACCUSES,
    CLEARS,
    DECLINE,
    DISCARDS,
    FAIL,
    GAINS,
    LAY_DOWNS,
    LAY_UPS,
    LOOKS,
    MOST_LAID,
    PAY,
    PAY_KINDS,
    SWAPS,
    TARGETS,
    TURN_UPS,
    USE_AXE,
    USE_SNARES,
    within,
)
from .outlook import Outlook
from .scouting import Scout
from .state import THREAT_0
from .using import before_exploring, dearest, least_dear, pass_time, take, trade
from .view import View

#: From this effort on a player thinks deeply.
_DEEP: Final = 500
#: Maps in an impression of the land and steps ahead, without and with deep thought.
_QUICKLY: Final = (10, 0)
_DEEPLY: Final = (40, 4)

Answer = Callable[[Outlook, Sequence[Move], Chance], Move]


def ponder(view: View, moves: Sequence[Move], effort: int, chance: Chance) -> Move:
    """The move that seems best."""
    if len(moves) == 1:
        return moves[0]
    if view.step in ("character", "gear"):
        return take(moves)
    width, steps = _DEEPLY if effort >= _DEEP else _QUICKLY
    mind = Outlook(view, width, steps)
    if not mind.loyal:
        found = betray(mind, moves, chance)
        if found is not None:
            return found
    answer = _ANSWERS.get(view.step)
    return chance.pick(moves) if answer is None else answer(mind, moves, chance)


def betray(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move | None:
    """What a traitor does otherwise than an ally, if anything."""
    step = mind.view.step
    if step == "target":
        return treason.target(mind, moves)
    if step == "card":
        return treason.card(mind, moves, chance)
    if step == "challenge":
        return treason.challenge(mind, moves)
    if step == "accuse":
        return treason.accuse(mind, moves, chance)
    return treason.keep(mind, moves) if step == "keep" else None


# --- The turn -----------------------------------------------------------------------------------


def _kill(mind: Outlook, moves: Sequence[Move]) -> Move | None:
    return kill(mind, moves) if mind.loyal else treason.kill(mind, moves)


def _turn(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    found = _kill(mind, moves)
    if found is not None:
        return found
    scout = Scout(mind)
    return before_exploring(mind, scout, moves) or scout.best(moves)


def _after(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return _kill(mind, moves) or trade(mind, moves) or pass_time(mind, moves)


def _tool(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """Axe and snares, unless the backpack is full."""
    if USE_AXE in moves:
        return USE_AXE if mind.change(0, 1) > 0 else DECLINE
    return USE_SNARES if mind.change(FOOD, 1) > 0 else DECLINE


def _swap(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return best(
        moves, lambda move: 0.0 if move is DECLINE else mind.swap_worth(within(SWAPS, move))
    )


def _gain(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return best(moves, lambda move: mind.gain_worth(within(GAINS, move)))


def _clear(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    scout = Scout(mind)
    return best(
        moves, lambda move: 0.0 if move is DECLINE else scout.clearing(within(CLEARS, move))
    )


# --- Paying -------------------------------------------------------------------------------------


def _tribute(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """What is missed least."""
    card = threat(THREATS[mind.s.card - THREAT_0])
    costs = card["pay"] if mind.view.step == "pay-threat" else card["night"]["pay"]

    def left(move: Move) -> float:
        kind = within(PAY_KINDS, move)
        return mind.change(kind, -int(costs[KINDS[kind]]))

    return best(moves, left)


def _challenge(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """Pay if that spares more than it costs; always if failing would be the end."""
    card = mind.s.card
    stakes = mind.stakes(card)
    mind.resolve_challenge()

    def worth(move: Move) -> float:
        if move is FAIL:
            return -99.0 if FAILED[card].water_lost > mind.view.water else 0.0
        cost = list(COST[card])
        if move is not PAY:
            cost[within(PAY_KINDS, move)] += 1
            cost[ANY] = 0
        return stakes - mind.after_paying(tuple(cost))

    return best(moves, worth)


# --- Cards --------------------------------------------------------------------------------------


def _turn_up(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """The card of the crew that seems best off: bad news is worst there."""
    shown = [move for move in moves if move is not DECLINE]
    return best(shown, lambda move: mind.means[within(TURN_UPS, move)])


def _target(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    return best(moves, lambda move: mind.lay_worth(within(TARGETS, move)))


def _card(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """The highest that matches: at night hands are discarded."""

    def worth(move: Move) -> float:
        slot = max(within(LAY_UPS, move), within(LAY_DOWNS, move))
        return float(WORTH[mind.hand[slot]][mind.s.target]) if slot >= 0 else -99.0

    return best(moves, worth)


def _discard(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """The card that would lift its crew least."""

    def spared(move: Move) -> float:
        card = mind.hand[within(DISCARDS, move)]
        crew = CARD_RESOURCE[card]
        return -99.0 if crew == NOBODY else -mind.lift(crew, WORTH[card][crew])

    return best(moves, spared)


def _look(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """What the most suspect has laid tells most; an order tells little."""

    def interest(move: Move) -> float:
        crew, at = divmod(within(LOOKS, move), MOST_LAID)
        laid = mind.view.laid[crew][at]
        if laid.back == "order" or laid.seat is None:
            return 0.0 if laid.back == "order" else 0.5
        return 0.1 + dict(mind.suspects).get(laid.seat, 0.0)

    return best(moves, interest)


def _accuse(mind: Outlook, moves: Sequence[Move], chance: Chance) -> Move:
    """The likeliest; with two players nobody, if that is likelier still."""
    seat = mind.prime_suspect()
    return ACCUSE_NOBODY if seat == NOBODY else ACCUSES[seat]


_ANSWERS: Final[dict[str, Answer]] = {
    "turn": _turn,
    "after": _after,
    "tool": _tool,
    "swap": _swap,
    "gain": _gain,
    "pay-threat": _tribute,
    "monsters": _tribute,
    "challenge": _challenge,
    "turn-up": _turn_up,
    "target": _target,
    "card": _card,
    "clear": _clear,
    "fog": _discard,
    "look": _look,
    "accuse": _accuse,
    "ready": dearest,
    "knight": least_dear,
    "exhaust": least_dear,
}
