"""How things stand for the expedition as one seat sees it, with a price on everything.

The unit is a point of influence where it is needed. Crew cards far below the ghost need points
most; a step of the track is worth what it takes from or gives to all crew cards; tokens are worth
what they spare: a lost night, water, a challenge failed, a step of the track in a kill.
"""

from math import exp
from typing import Final

from .box import (
    ANY,
    CARD_RESOURCE,
    CARDS,
    COST,
    CREW,
    FAILED,
    FOOD,
    KILLS,
    KINDS,
    MONSTERS_TO_KILL,
    MOST_RESOURCES,
    MOST_WATER,
    ONE,
    PASSED,
    PLACES,
    SUNS,
    WATER,
    WORTH,
    Cost,
    Effect,
)
from .imagining import public_state
from .knowledge import known_land
from .notation import KILL_WAYS, SWAPPED
from .prospects import Prospects, needed
from .state import State
from .suspicion import suspects, tokens
from .view import View

_CARD: Final = {name: card for card, name in enumerate(CARDS)}

#: What the n-th food and the n-th water are worth.
FOODS: Final = (7.0, 3.5, 1.8, 0.8, 0.4, 0.2, 0.1, 0.1, 0.1)
WATERS: Final = (6.0, 5.0, 4.0, 3.2, 2.4, 1.7, 1.2, 0.8, 0.5, 0.3)
FOOD_WORTH: Final = tuple(sum(FOODS[:count], 0.0) for count in range(len(FOODS) + 1))
WATER_WORTH: Final = tuple(sum(WATERS[:count], 0.0) for count in range(len(WATERS) + 1))
#: What the first food is worth besides when the night is near.
HUNGER_NEAR: Final = 8.0
LATE: Final = 12
#: A token without a purpose, and one in a fatigue place.
SPARE: Final = 0.35
TIRED: Final = 1.6
#: A challenge's benefits, and water that failing it costs.
THIRST: Final = 2.2
CHOICE: Final = 1.8
READY: Final = 0.7
CLEARED: Final = 1.0
#: How much of a kill is done with one of its costs at hand, and with both.
ONE_CONDITION: Final = 2.0
TWO_CONDITIONS: Final = 3.5
PARTLY: Final = 0.4
#: How far the ghost is likely to rise for each monster still to be found.
GOAL_PER_BONES: Final = 0.6
#: How much crew counts that can be let go, and what speaks against an order besides its mean.
LET_GO: Final = 0.25
ORDER_RISK: Final = 0.2
#: How much an ally's care for the ghost a traitor shows, so as not to be noticed.
TREASON: Final = 0.1
#: A suspicion too small to reckon with.
UNLIKELY: Final = 0.2
#: The game may become endable once the crew is so likely saved, or so few spaces are left.
HOLD: Final = 0.35
LAST_SPACES: Final = 2


class Outlook:
    """One decision's view of the table."""

    def __init__(self, view: View, width: int, steps: int) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.width = width
        self.steps = steps
        self.loyal = view.roles[view.seat] != "traitor"
        self.s: State = public_state(view)
        self.known = known_land(view)
        self.hand = [_CARD[name] for name in view.hand]
        self.prospects = Prospects(view)
        self.turns = turns_to_night(self.s)
        self.last_turn = self.turns <= view.seats  # this seat's last of the day
        self.living = len(self.s.monsters) - self.s.slain.bit_count()
        self.kills_left = MONSTERS_TO_KILL - self.s.slain.bit_count()
        self.monsters_needed = max(0, MONSTERS_TO_KILL - len(self.s.monsters))
        self.suspects = suspects(view, self.prospects)
        self.tokens = sum([tokens(view, seat) * share for seat, share in self.suspects])
        self.goal = self.s.track + GOAL_PER_BONES * self.monsters_needed - self.tokens
        self.goal -= self._accusations_to_come() * self.kills_left
        self.means = self._means()
        self.weights = self._weights(self._needed())
        self.track_worth = self._track_worth() * (1.0 if self.loyal else TREASON)
        self._worths: dict[bytes, float] = {}

    # --- The crew -------------------------------------------------------------------------------

    def _means(self) -> list[float]:
        found = [0.0] * len(CREW)
        for seat, share in self.suspects:
            for crew, mean in enumerate(self.prospects.means(seat)):
                found[crew] += share * mean
        return found

    def _needed(self) -> int:
        """How many to save, to be on the safe side: without a traitor more."""
        return max([needed(self.view, seat) for seat, share in self.suspects if share > UNLIKELY])

    def _accusations_to_come(self) -> float:
        """How many tokens the traitor is likely to get after each kill."""
        if self.view.mode == "allies" or self.view.seats == 2:
            return 0.0
        top = max([share for _, share in self.suspects])
        agreed = sum([share * share for _, share in self.suspects])
        return top + (self.view.seats - 2) * agreed if self.loyal else 1.0

    @property
    def ready(self) -> bool:
        """Whether the game may end: once it can, a traitor would end it too early."""
        if (
            self.view.mode == "allies"
            or not self.loyal
            or self.s.covered.bit_count() <= LAST_SPACES
        ):
            return True
        return self.win(self.s.track) >= HOLD

    def prime_suspect(self) -> int:
        seat, most = self.suspects[0]
        for other, share in self.suspects:
            if share > most:
                seat, most = other, share
        return seat

    def win(self, track: int) -> float:
        """How likely the allies have won if it ended now, after accusations, from this track."""
        top = self.prime_suspect()
        total = 0.0
        for seat, share in self.suspects:
            lowered = tokens(self.view, seat)
            if self.view.mode == "traitor" and self.view.seats > 2:
                lowered += int((self.view.seats - 2) * share + (seat == top))
            total += share * self.prospects.win(seat, track - lowered)
        return total

    def _weights(self, count: int) -> list[float]:
        """The crew that can be let go counts less: those furthest from being saved."""
        order = sorted(range(len(CREW)), key=lambda crew: -self.means[crew])
        weights = [1.0] * len(CREW)
        for crew in order[count:]:
            weights[crew] = LET_GO
        return weights

    def lift(self, crew: int, points: float) -> float:
        """What so many points more are worth on a crew card."""
        far = self.means[crew] - self.goal
        return self.weights[crew] * (rise(far + points) - rise(far))

    def _track_worth(self) -> float:
        """What it is worth that the ghost falls back by one."""
        return sum([self.lift(crew, 0.5) - self.lift(crew, -0.5) for crew in range(len(CREW))])

    def lay_worth(self, crew: int) -> float:
        """What this seat's best card for a crew card is worth there; an order if there is none."""
        best = -9.0
        for card in self.hand:
            if CARD_RESOURCE[card] == crew:
                best = max(best, self.lift(crew, WORTH[card][crew]))
        if best > -9:
            return best
        if self.view.order_pile == 0:
            return 0.0
        return self.lift(crew, self.prospects.order_mean(crew)) - ORDER_RISK

    def best_lay(self, gained: int) -> float:
        """The worth of this turn's card when these kinds were gained."""
        if not gained or not self.loyal:
            return 1.0 if gained else 0.0
        crews = (
            range(len(CREW))
            if gained >> WATER & 1
            else [crew for crew in range(len(CREW)) if gained >> crew & 1]
        )
        return max([self.lay_worth(crew) for crew in crews])

    def more_to_lay(self, kind: int) -> float:
        """What gaining a kind, too, adds to this turn's card."""
        if self.s.placed:
            return 0.0
        return self.best_lay(self.s.gained | 1 << kind) - self.best_lay(self.s.gained)

    def gain_worth(self, kind: int) -> float:
        """What a token of choice is worth, with the card it lets one lay."""
        return self.change(kind, 1) + self.more_to_lay(kind)

    def swap_worth(self, at: int) -> float:
        """What an exchange is worth, likewise."""
        give, get = SWAPPED[at]
        store = list(self.s.store)
        store[give] -= 1
        store[get] = min(store[get] + 1, MOST_WATER)
        return self.worth(bytes(store)) - self.worth(self.s.store) + self.more_to_lay(get)

    # --- The store ------------------------------------------------------------------------------

    def worth(self, store: bytes) -> float:
        """What the expedition's tokens are worth."""
        found = self._worths.get(store)
        if found is None:
            found = self._worths[store] = self._worth(store)
        return found

    def _worth(self, store: bytes) -> float:
        total = 0.0
        left = list(store)
        for at in range(len(self.s.challenges)):
            if self.s.outcomes[at] == 0:
                total += self._challenge(self.s.challenges[at], left)
        return total + self._base(left) + self._kill_worth(left)

    def _challenge(self, card: int, left: list[int]) -> float:
        """What can be hoped for from a challenge; it takes its cost out of what is left."""
        stakes = self.stakes(card)
        cost = COST[card]
        missing = lack(left, cost)
        if missing:
            return stakes * PARTLY * (1 - missing / sum(cost))
        paid = spend(left, cost)
        before = self._base(left)
        after = self._base(paid)
        if stakes + after <= before:
            return 0.0
        for kind in range(len(KINDS)):
            left[kind] = paid[kind]
        return stakes

    def resolve_challenge(self) -> None:
        """From here on the store is valued without the challenge that is being resolved."""
        self.s.outcomes = self.s.outcomes.replace(ONE[0], ONE[1], 1)
        self._worths.clear()

    def stakes(self, card: int) -> float:
        """How much better it is to pass a challenge than to fail it, its cost apart."""
        return self.effect(PASSED[card]) - self.effect(FAILED[card])

    def effect(self, effect: Effect) -> float:
        worth = sum(effect.gains) * CHOICE + effect.choose * CHOICE
        worth -= effect.water_lost * self.thirst() + effect.track * self.track_worth
        worth += READY * (min(effect.ready, 2) - min(effect.exhaust, 2))
        return worth + CLEARED * (effect.clear + effect.look)

    def thirst(self) -> float:
        """What a water is worth that would be lost."""
        return THIRST if self.s.store[WATER] > 3 else 1.6 * THIRST

    def _base(self, left: list[int]) -> float:
        food = left[FOOD]
        total = FOOD_WORTH[food] + WATER_WORTH[left[WATER]]
        if food:
            total += HUNGER_NEAR * max(0.0, 1 - self.turns / LATE)
        held = sum(left) - left[WATER]
        total += SPARE * min(held, PLACES)
        beyond = held - 1 - PLACES
        if beyond > 0 and not self.s.rested:
            total -= TIRED * beyond * max(0.2, 1 - self.turns / LATE)
        return total

    def _kill_worth(self, left: list[int]) -> float:
        """How far the open kill cards are paid for, the cheapest first."""
        found = []
        for card in self.s.kills:
            found.append(max([self._way(at, left) for at in _PLAIN_WAYS[card]]))
        found.sort(reverse=True)
        return sum(found[: min(self.kills_left, self.living + 1)], 0.0)

    def _way(self, at: int, left: list[int]) -> float:
        way = KILL_WAYS[at]
        full = ONE_CONDITION if way.track else TWO_CONDITIONS
        size = sum(way.cost)
        if not size:
            return full
        return full * (1 - lack(left, way.cost) / size) ** 2

    def change(self, kind: int, count: int) -> float:
        """What so many tokens of a kind more, or fewer, are worth."""
        return self.worth(self.stored(kind, count)) - self.worth(self.s.store)

    def stored(self, kind: int, count: int) -> bytes:
        """The store with so many more of a kind, as far as there is room."""
        changed = list(self.s.store)
        room = MOST_WATER if kind == WATER else MOST_RESOURCES
        room -= changed[WATER] if kind == WATER else sum(changed[:WATER])
        changed[kind] = max(0, changed[kind] + min(count, room))
        return bytes(changed)

    def after_paying(self, cost: Cost) -> float:
        """What paying a cost takes away."""
        return self.worth(self.s.store) - self.worth(bytes(spend(list(self.s.store), cost)))


#: For each kill card its ways without a musket, for one monster.
_PLAIN_WAYS: Final = tuple(
    tuple(
        at
        for at, way in enumerate(KILL_WAYS)
        if way.card == card and way.spared < 0 and way.threat == 0
    )
    for card in range(len(KILLS))
)


def rise(far: float) -> float:
    """The worth of a crew card so far above (or below) the ghost."""
    if far < 0:
        return far - 0.2 * far * far
    return 1 - exp(-far / 1.5)


def turns_to_night(s: State) -> int:
    """How many path tokens the day still takes."""
    suns = [
        SUNS[card] for card, outcome in zip(s.challenges, s.outcomes, strict=True) if not outcome
    ]
    return sum(suns) - s.suns


def lack(left: list[int], cost: Cost) -> int:
    """How many tokens of a cost are missing."""
    missing = sum([max(0, cost[kind] - left[kind]) for kind in range(len(KINDS))])
    spare = sum([max(0, left[kind] - cost[kind]) for kind in range(len(KINDS))])
    return missing + max(0, cost[ANY] - spare)


def spend(left: list[int], cost: Cost) -> list[int]:
    """What is left after a cost; for `any` the token of which there is most goes."""
    paid = [max(0, left[kind] - cost[kind]) for kind in range(len(KINDS))]
    for _ in range(cost[ANY]):
        kinds = [kind for kind in range(len(KINDS)) if paid[kind] and kind != FOOD]
        kinds = kinds or [kind for kind in range(len(KINDS)) if paid[kind]]
        if kinds:
            paid[max(kinds, key=lambda kind: paid[kind] - 4 * (kind == WATER))] -= 1
    return paid
