"""Rules of thumb: the greedy player, and what search needs to know of the game.

The policy reads a state, but of it only what its seat may know; the greedy player hands it a state
in which everything hidden is empty. What it goes by: income is fixed and auxiliaries pile up, so
they have a price; a stop is worth its points; characters too weak to win are best dumped where one
gives up; hippo tiles score nothing.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.game import Insight
from expedition.kit.moves import Move

from .box import (
    HIPPO_BONUS,
    INTERPRETER,
    LAST_STOP,
    NATION,
    NOBODY,
    POINTS,
    SERVANT,
    SKILLS,
    SPECIALS,
    STATIONS,
    WORTH,
)
from .guesses import expected_value, support
from .knowledge import Imagination
from .notation import (
    ADD_CODE,
    ADDED_CARDS,
    ADDED_LIFT,
    ATTACK_CODE,
    DECLINE,
    DISCARD_CODE,
    DRAW_AUXILIARY,
    DRAW_CHARACTER,
    FIGHT,
    FLEE,
    HIPPOS_CODE,
    HOLD,
    KEEP,
    LOOK_CODE,
    OVERBOARD_CODE,
    PASS,
    PLAY_CODE,
    SPARE,
    SWAP,
    TILE_SETS,
)
from .prospects import prospect, spread
from .rules import result
from .state import BID, COMMIT, OVER, RAISE, SPECIAL, TIE, State
from .view import View

#: How good a character is on the whole, between 0 and 1.
_QUALITY: Final = tuple(
    (sum(row) / len(STATIONS) + max(row)) / 10 + 0.05 * (len(SKILLS[card]) - 1)
    for card, row in enumerate(WORTH)
)
# What things in hand have been worth in games between greedy players: final points ahead of the
# others, fitted by least squares at every stop.
#: An auxiliary, by number of players, while there are stops enough to use it at.
_AUXILIARY_PRICE: Final = {2: 1.05, 3: 0.75, 4: 0.62}
#: How much of that is left with so many stops ahead.
_FADE: Final[tuple[float, ...]] = (0.0, 0.4, 0.65, 0.85, 1.0)

#: How likely a stop is won from level with the top, and from ahead of it.
_LEVEL: Final = 0.45
_AHEAD: Final = 0.97


def greedy(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """The policy's move from what a view tells."""
    assert view.seat is not None
    return choose(Imagination(view).base, view.seat, moves, chance)


def choose(s: State, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
    """A sensible move."""
    if len(moves) == 1:
        return moves[0]
    step = s.step
    if step == RAISE:
        return _raise(s, seat, moves)
    if step == BID:
        return _bid(s, seat, moves, chance)
    if step == SPECIAL:
        return _special(s, seat, moves)
    if step == COMMIT:
        return _commit(s, moves, chance)
    if step == TIE:
        return _add_tiles(s, seat, moves)
    return _card(s, seat, moves)


# --- Prices -------------------------------------------------------------------------------------


def price(s: State) -> float:
    """Points that an auxiliary in hand is worth for the stops ahead."""
    return _AUXILIARY_PRICE[s.seats] * _FADE[min(LAST_STOP - s.stop, len(_FADE) - 1)]


def stop_worth(s: State) -> float:
    """Points and tiles that control of this stop brings."""
    return POINTS[s.stop] + 0.15 * HIPPO_BONUS[s.stop] + 0.1


def win_chance(strength: float, rivals: int) -> float:
    """A guess how likely a strength (base value and auxiliaries) wins against unknown bids."""
    return 1 / (1 + exp((4.9 + 0.35 * rivals - strength) * 1.1))


# --- Decisions ----------------------------------------------------------------------------------


def _bid(s: State, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
    best = moves[0]
    most = -99.0
    for move in moves:
        worth = bid_worth(s, seat, move.code) + 0.25 * chance.below(1000) / 1000
        if worth > most:
            best, most = move, worth
    return best


def bid_worth(s: State, seat: int, card: int) -> float:
    """What bidding a character promises, less what it would be worth later."""
    value = expected_value(card, s.stations[s.stop], s.flags[s.stop])
    limit = support(s, seat, card)
    each = price(s)
    points = stop_worth(s)
    rivals = s.seats - 1
    most = points * win_chance(value, rivals)
    added = 1.0
    while added <= limit and added <= 4:
        most = max(most, points * win_chance(value + added, rivals) - each * added)
        added += 1
    later = 0.9 * _QUALITY[card] * min(LAST_STOP - s.stop, 4) / 4
    return most - later


def _raise(s: State, seat: int, moves: Sequence[Move]) -> Move:
    """The cheapest addition that takes the lead or draws level, if the stop is worth it."""
    mine = s.totals[seat]
    top = max([s.totals[other] for other in range(s.seats) if other != seat])
    if mine > top:
        return PASS
    each = price(s)
    points = stop_worth(s)
    best = PASS
    most = 0.0
    if mine == top and s.raising == 1 << seat and not s.waited >> seat & 1:
        most = points * _LEVEL  # a tie stands, nobody else can raise
    for move in moves:
        if move is PASS:
            continue
        at = move.code - ADD_CODE
        lead = mine + ADDED_LIFT[at] - top
        if lead >= 0:
            hope = _LEVEL if lead == 0 else _AHEAD
            worth = points * hope - each * cost(ADDED_CARDS[at])
            if worth > most:
                best, most = move, worth
    return best


def cost(cards: bytes) -> float:
    """How many ordinary auxiliaries these are worth: a servant less, an interpreter more."""
    total = 0.0
    for kind in cards:
        total += 0.6 if kind == SERVANT else 0.6 if kind == INTERPRETER else 1.0
    return total


def _special(s: State, seat: int, moves: Sequence[Move]) -> Move:
    best = DECLINE
    most = 0.5  # what the card is worth at the end
    for move in moves:
        if move is not DECLINE:
            worth = special_worth(s, seat, SPECIALS[move.code - PLAY_CODE])
            if worth > most:
                best, most = move, worth
    return best


def special_worth(s: State, seat: int, name: str) -> float:
    """Points that playing a special card now may bring."""
    points = stop_worth(s)
    card = s.bids[seat]
    value = expected_value(card, s.stations[s.stop], s.flags[s.stop])
    strength = value + min(support(s, seat, card), 2.0)
    rivals = s.seats - 1
    hope = win_chance(strength, rivals)
    if name == "arab-trader":
        return hope * 1.1
    if name == "okapi":
        return 2.2 - hope * points
    if name == "witch-doctor":
        return points * (win_chance(strength + 1, rivals) - hope) * 1.3
    if name == "no-auxiliaries":
        return points * (win_chance(value + 1.3, rivals) - hope)
    if name == "only-nationals":
        national = NATION[card] == s.flags[s.stop]
        return points * (0.85 - hope) if national else points * 0.15 * (1 - hope)
    if name == "gorilla":
        tough = any([skill in (0, 1, 4) for skill in SKILLS[card]])
        return points * ((0.45 if tough else 0.3) - hope)
    if name == "tam-tam":
        return (1 - hope) * points / rivals - 0.5 * hope * points - 0.2
    if name == "hippo-attack":
        return points * (0.9 / s.seats - hope)
    if name == "colonial":
        return price(s) + 0.05 * points
    if name == "man-overboard":
        return price(s) / rivals + 0.05 * points
    if name == "warrior":
        return points * (0.3 - hope)
    if name == "friendly-meeting":
        return 0.6 * (1 - hope) * _QUALITY[card] if value >= 3 else 0.0
    if name == "damaged-boiler":
        return 0.25
    if name == "explored-region":
        return 0.3
    return 0.2 * points * (1 - hope)  # malaria


def _commit(s: State, moves: Sequence[Move], chance: Chance) -> Move:
    """Tiles for a tie: nearly all at a rich stop, the least at a poor one."""
    points = POINTS[s.stop]
    best = moves[0]
    most = -99.0
    for move in moves:
        tiles = TILE_SETS[move.code - HIPPOS_CODE]
        worth = points * sum(tiles) * 0.35 - 0.7 * sum(tiles) - 0.1 * len(tiles)
        worth += chance.below(1000) / 1000
        if worth > most:
            best, most = move, worth
    return best


def _add_tiles(s: State, seat: int, moves: Sequence[Move]) -> Move:
    """The smallest sum that takes the lead, if there is one; never more than is needed."""
    top = -1
    for other in range(s.seats):
        if other != seat and s.tied >> other & 1:
            top = max(top, sum(s.committed[other]))
    missing = top - sum(s.committed[seat]) + 1
    if missing <= 0:
        return HOLD
    best = HOLD
    least = 99
    for move in moves:
        if move is not HOLD:
            total = sum(TILE_SETS[move.code - HIPPOS_CODE])
            if missing <= total < least:
                best, least = move, total
    return best


def _card(s: State, seat: int, moves: Sequence[Move]) -> Move:
    """Decisions inside special cards."""
    best = moves[0]
    most = -99.0
    for move in moves:
        worth = _card_worth(s, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def _card_worth(s: State, seat: int, move: Move) -> float:
    code = move.code
    if move is FLEE or move is KEEP or move is SPARE:
        return 0.0
    if move is FIGHT:
        tough = any([skill in (0, 1, 4) for skill in SKILLS[s.bids[seat]]])
        return 0.5 * POINTS[s.stop] - 0.4 if tough else -1.0
    if move is SWAP:
        return _strength(s, seat, s.drawn) - _strength(s, seat, s.bids[seat])
    if move is DRAW_AUXILIARY:
        return price(s)
    if move is DRAW_CHARACTER:
        weak = 4 - expected_value(s.bids[seat], s.stations[s.stop], s.flags[s.stop])
        return 0.12 * POINTS[s.stop] * weak if weak > 0 else 0.1
    if DISCARD_CODE <= code < PLAY_CODE:
        return -_QUALITY[code - DISCARD_CODE]
    if LOOK_CODE <= code < ATTACK_CODE:
        stop = code - LOOK_CODE
        seen = s.peeks[seat] >> stop & 1
        return -10.0 if seen else POINTS[stop] - 0.1 * stop
    if ATTACK_CODE <= code < OVERBOARD_CODE:
        return _strength(s, code - ATTACK_CODE, s.bids[code - ATTACK_CODE])
    victim = code - OVERBOARD_CODE
    return 1.0 + s.scores[victim] + (3.0 if s.bids[victim] != NOBODY else 0.0)


def _strength(s: State, seat: int, card: int) -> float:
    return expected_value(card, s.stations[s.stop], s.flags[s.stop]) + 0.5 * min(
        support(s, seat, card), 3.0
    )


# --- For search ---------------------------------------------------------------------------------


class CongoInsight(Insight[State]):
    """How good a position is, and how simulated players go on."""

    def policy(self, state: State, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return choose(state, seat, moves, chance)

    def stage(self, state: State) -> int:
        """The stop: a simulation looks to the end of the contest."""
        return state.stop + (1 if state.step == OVER else 0)

    def value(self, state: State) -> list[float]:
        """The chance to win, guessed from points and what the cards in hand promise."""
        s = state
        if s.step == OVER:
            final = result(s)
            assert final is not None
            return [0.9 * share + 0.1 * _margin(s, seat) for seat, share in enumerate(final.shares)]
        scale = 0.55 * spread(s)
        weights = [exp(prospect(s, seat) / scale) for seat in range(s.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]


def _margin(s: State, seat: int) -> float:
    """Final points ahead of the best other seat, between 0 and 1: wins are not all alike."""
    others = max([s.scores[other] for other in range(s.seats) if other != seat])
    return 1 / (1 + exp((others - s.scores[seat]) / 12))
