"""What a seat can tell of the crew cards: how much lies there, and how likely the crew is saved.

A card that the seat cannot see counts with all it may be. What somebody laid face down depends on
whether they are the traitor, so everything is told for each suspect apart.
"""

from typing import Final

from .box import (
    ALL_INFLUENCE,
    ALL_ORDERS,
    CARD_RESOURCE,
    CARDS,
    CREW,
    LAID_UP,
    NOBODY,
    ONE,
    ORDER_0,
    SAVED_ALLIES,
    SAVED_TO_WIN,
    SAVED_WITHOUT_TRAITOR,
    TRAITOR_CARD,
    WORTH,
)
from .view import View

_CARD: Final = {name: card for card, name in enumerate(CARDS)}

#: How likely each worth is, by worth.
Spread = dict[int, float]

#: What a traitor's card laid face down is: a mismatch, the traitor card (while it may be), a match.
_TRAITOR_HARM: Final = 0.55
_TRAITOR_CARD_OUT: Final = 0.6


class Prospects:
    """The crew cards as a viewer knows them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = [0] * len(CREW)
        #: For each crew card the owners of influence cards unseen (-1: laid at set-up), and orders.
        self.hidden: list[list[int]] = [[] for _ in CREW]
        self.orders = [0] * len(CREW)
        self.unseen = ALL_INFLUENCE
        self.unseen_orders = ALL_ORDERS
        self.traitor_card_seen = "traitor" in view.hand
        for crew, row in enumerate(view.laid):
            for laid in row:
                if laid.card is not None:
                    card = _CARD[laid.card]
                    self.known[crew] += WORTH[card][crew]
                    self._see(card)
                elif laid.back == "order":
                    self.orders[crew] += 1
                else:
                    self.hidden[crew].append(NOBODY if laid.seat is None else laid.seat)
        for name in (*view.hand, *view.discarded):
            self._see(_CARD[name])
        self._order_spreads = [self._order(crew) for crew in range(len(CREW))]
        self._any_spreads = [self._anything(crew) for crew in range(len(CREW))]
        self._match_spreads = [self._match(crew) for crew in range(len(CREW))]

    def _see(self, card: int) -> None:
        if card == TRAITOR_CARD:
            self.traitor_card_seen = True
        elif card >= ORDER_0:
            self.unseen_orders = self.unseen_orders.replace(ONE[card - ORDER_0], b"", 1)
        elif card < TRAITOR_CARD:
            self.unseen = self.unseen.replace(ONE[card], b"", 1)

    # --- One hidden card ------------------------------------------------------------------------

    def _order(self, crew: int) -> Spread:
        total = len(self.unseen_orders)
        if not total:
            return {0: 1.0}
        match = self.unseen_orders.count(crew) / total
        return {WORTH[ORDER_0 + crew][crew]: match, WORTH[ORDER_0 + crew][crew - 1]: 1 - match}

    def order_mean(self, crew: int) -> float:
        """What a new order is worth there."""
        return mean(self._order_spreads[crew])

    def _anything(self, crew: int) -> Spread:
        """Any influence card nobody has seen."""
        return _tally(list(self.unseen), crew)

    def _match(self, crew: int) -> Spread:
        """What an ally lays face down."""
        fitting = [
            card for card in self.unseen if CARD_RESOURCE[card] == crew and not LAID_UP[card]
        ]
        return _tally(fitting, crew) if fitting else {2: 1.0}

    def _hidden(self, crew: int, owner: int, traitor: int, traitor_card: float) -> Spread:
        if owner != NOBODY and owner != traitor:
            return self._match_spreads[crew]
        worst = WORTH[TRAITOR_CARD][crew]
        if owner == NOBODY:
            return mixed({worst: 1.0}, traitor_card, self._any_spreads[crew])
        rest = mixed({WORTH[0][1]: 1.0}, _TRAITOR_HARM, self._match_spreads[crew])
        return mixed({worst: 1.0}, traitor_card, rest)

    def _traitor_card_chance(self, traitor: int) -> float:
        """How likely a card that may be the traitor card is it."""
        if self.traitor_card_seen:
            return 0.0
        if self.view.mode == "allies":
            return 1 / max(1, sum([len(owners) for owners in self.hidden]))
        count = sum([owners.count(traitor) for owners in self.hidden])
        return _TRAITOR_CARD_OUT / max(1, count)

    # --- Totals ---------------------------------------------------------------------------------

    def total(self, crew: int, traitor: int) -> Spread:
        """How likely each total of a crew card is, if this seat is the traitor."""
        spread = {self.known[crew]: 1.0}
        traitor_card = self._traitor_card_chance(traitor)
        for owner in self.hidden[crew]:
            spread = added(spread, self._hidden(crew, owner, traitor, traitor_card))
        for _ in range(self.orders[crew]):
            spread = added(spread, self._order_spreads[crew])
        return spread

    def means(self, traitor: int) -> list[float]:
        return [mean(self.total(crew, traitor)) for crew in range(len(CREW))]

    def win(self, traitor: int, track: int) -> float:
        """How likely crew enough is saved, if it ended now with the track there."""
        alive = [
            sum([share for worth, share in self.total(crew, traitor).items() if worth >= track])
            for crew in range(len(CREW))
        ]
        return at_least(alive, needed(self.view, traitor))


def needed(view: View, traitor: int) -> int:
    """How many must be saved."""
    if view.mode == "allies":
        return SAVED_ALLIES
    return SAVED_TO_WIN[view.seats] if traitor != NOBODY else SAVED_WITHOUT_TRAITOR


def _tally(cards: list[int], crew: int) -> Spread:
    found: Spread = {}
    for card in cards:
        worth = WORTH[card][crew]
        found[worth] = found.get(worth, 0.0) + 1 / len(cards)
    return found or {-1: 1.0}


def mean(spread: Spread) -> float:
    return sum([worth * share for worth, share in spread.items()])


def mixed(one: Spread, share: float, other: Spread) -> Spread:
    """One spread with this share, else the other."""
    found = {worth: each * share for worth, each in one.items()}
    for worth, each in other.items():
        found[worth] = found.get(worth, 0.0) + each * (1 - share)
    return found


def added(one: Spread, other: Spread) -> Spread:
    """The sum of two independent spreads."""
    found: Spread = {}
    for worth, share in one.items():
        for more, each in other.items():
            found[worth + more] = found.get(worth + more, 0.0) + share * each
    return found


def at_least(shares: list[float], count: int) -> float:
    """How likely so many of independent things come true."""
    row = [1.0] + [0.0] * len(shares)
    for share in shares:
        for number in range(len(shares), 0, -1):
            row[number] = row[number] * (1 - share) + row[number - 1] * share
        row[0] *= 1 - share
    return sum(row[count:], 0.0)
