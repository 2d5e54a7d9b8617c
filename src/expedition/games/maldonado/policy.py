"""Sound moves by rules of thumb, told from a view alone.

Every move of a decision gets a score, the best one is made. Allies look for what the expedition
needs and lay what matches; the traitor plays along, lets time pass and lays what does not match.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from expedition.kit.chance import Chance
from expedition.kit.moves import Move

from .advice import current, slain
from .box import (
    CARD_RESOURCE,
    CARDS,
    CHALLENGES,
    COST,
    FOOD,
    KINDS,
    MONSTERS_TO_KILL,
    NOBODY,
    RESOURCES,
    SAVED_ALLIES,
    SAVED_TO_WIN,
    SAVED_WITHOUT_TRAITOR,
    TRAITOR_CARD,
    VALUES,
    WATER,
    WORTH,
)
from .imagining import Imagination, some_map
from .knowledge import known_land
from .land import terrain as land
from .land.reasoning import likelihoods
from .land.terrain import SIZE, SPACES
from .notation import KILL_MOVES, KILL_WAYS, within
from .view import View

#: How much things are liked at set-up, and how dear they are later.
_TOOLS: Final = {
    "spyglass": 9,
    "canoe": 8,
    "snares": 7,
    "axe": 6,
    "musket": 5,
    "kettle": 5,
    "goggles": 4,
    "compass": 3,
    "rope": 2,
    "waterskin": 0,
    "lewis": 6,
    "sacagawea": 5,
    "clark": 4,
    "york": 3,
    "randolph": 2,
    "russell": 2,
}
#: What an unseen card is taken to be worth where it lies.
_UNSEEN: Final = {"influence": 2.0, "order": -0.4}
#: What lies in the store is scarce below this.
_SCARCE: Final = 4

#: So many unknown spaces are reasoned about, of more a few maps give an impression.
_REASONED: Final = 26
_GUESSES: Final = 8

Scorer = Callable[["Table", Move], float]


class Table:
    """A view with the answers that several questions need."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.view = view
        self.chance = chance
        self.seat = 0 if view.seat is None else view.seat
        self.traitor = view.roles[self.seat] == "traitor"
        self.store = [*view.store, view.water]
        self.hand = [CARDS.index(name) for name in view.hand]
        self.known = known_land(view)
        self.night_near = view.outcomes.count("waiting") == 1

    def share(self, space: int, kind: int) -> float:
        """How likely a terrain is in a space."""
        return shares(self.known)[space][kind]

    def lacks(self, kind: int) -> float:
        """How much one more token of a kind would help, from 0 to about 3."""
        have = self.store[kind]
        if kind == WATER:
            return 2.0 if have < 3 else 1.0 if have < 6 else 0.3
        if kind == FOOD:
            return 2.5 if have == 0 else 1.0 if have == 1 else 0.3
        wanted = 0.6 if have == 0 else 0.3
        return wanted + 0.6 * self._wanted_by_challenge(kind)

    def _wanted_by_challenge(self, kind: int) -> bool:
        if "waiting" not in self.view.outcomes:
            return False
        cost = COST[CHALLENGES.index(self.view.challenges[current(self.view)])]
        return cost[kind] > self.store[kind]

    def best_match(self, crew: int) -> int:
        """The highest card of the hand that matches a crew card, 0 without one."""
        values = [VALUES[card % len(VALUES)] for card in self.hand if CARD_RESOURCE[card] == crew]
        return max(values, default=0)

    def outlook(self, crew: int) -> float:
        """What a crew card will come to, as far as one can tell."""
        total = 0.0
        for laid in self.view.laid[crew]:
            if laid.card is not None:
                total += WORTH[CARDS.index(laid.card)][crew]
            else:
                total += _UNSEEN[laid.back]
        return total

    def saved(self) -> int:
        """How many of the crew would be saved now."""
        track = self.view.track
        return sum([self.outlook(crew) >= track for crew in range(len(RESOURCES))])

    def needed(self) -> int:
        if self.view.mode == "allies":
            return SAVED_ALLIES
        return SAVED_TO_WIN[self.view.seats] if self.view.seats > 2 else SAVED_WITHOUT_TRAITOR - 1


@lru_cache(256)
def shares(known: bytes) -> tuple[tuple[float, ...], ...]:
    """How likely each terrain is in each space: guessed early, reasoned once little is unknown."""
    if known.count(land.UNKNOWN) <= _REASONED:
        return likelihoods(known).share
    counts = [[0.0] * land.KINDS for _ in SPACES]
    for which in range(_GUESSES):
        for space, code in enumerate(some_map(known, which)):
            counts[space][land.terrain(code)] += 1 / _GUESSES
    return tuple([tuple(row) for row in counts])


def greedy(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """The move with the best score; luck decides between equals."""
    if len(moves) == 1:
        return moves[0]
    table = Table(view, chance)
    scorer = _SCORERS.get(view.step, _any)
    scores = [scorer(table, move) for move in moves]
    best = max(scores)
    return chance.pick([move for move, score in zip(moves, scores, strict=True) if score == best])


def _any(t: Table, move: Move) -> float:
    return 0.0


def _liked(t: Table, move: Move) -> float:
    """Tools by how useful they are; a partner is worth more beside the other one."""
    name = move.words[1]
    pair = {"randolph": "russell", "russell": "randolph"}.get(name)
    return _TOOLS.get(name, 0) + (4 if pair in t.view.characters else 0)


def _disliked(t: Table, move: Move) -> float:
    return -_liked(t, move)


# --- The turn -------------------------------------------------------------------------------------


def _turn(t: Table, move: Move) -> float:
    first = move.words[0]
    if first == "kill":
        return _kill(t, move)
    if first == "use":
        return _use(t, move)
    if first == "time":
        return _time(t, move)
    if first == "explore":
        return explore_value(t, SPACES.index(move.words[1])) - 0.5 * (len(move.words) > 2)
    return -1.0


def explore_value(t: Table, space: int) -> float:
    """What is to be expected of a space, and of its row."""
    value = sum([t.share(space, kind) * terrain_value(t, kind) for kind in range(land.KINDS)])
    row = t.view.tokens[space // SIZE * SIZE : (space // SIZE + 1) * SIZE]
    ending = 1.2 if sum(row) == 1 else 0.1 * (SIZE - sum(row)) / SIZE
    watered = 2.0 * t.share(space, land.WATER) if SPACES[space] in t.view.watered else 0.0
    return value + watered + (-ending if t.traitor else ending)


def terrain_value(t: Table, kind: int) -> float:
    """How welcome a terrain is now."""
    name = land.TERRAINS[kind]
    if name in KINDS:
        crew = KINDS.index(name)
        return 0.4 + t.lacks(crew) + (0.1 * t.best_match(crew) if crew != WATER else 0.1)
    beasts = len(t.view.monsters)
    if kind == land.BONES:
        hunted = beasts < MONSTERS_TO_KILL and len(t.view.kills) > beasts - slain(t.view)
        return (0.3 if hunted else -1.5) + (0.5 if t.traitor else 0.0)
    if kind == land.TEEPEE:
        open_cards = len(t.view.kills) + len(t.view.spent_kills)
        return 1.4 if open_cards < MONSTERS_TO_KILL else 0.5
    if kind == land.LAND:
        return 0.9 if t.traitor else 0.2
    return 0.3 if kind == land.HILL else -0.3


def _kill(t: Table, move: Move) -> float:
    """The first two at once; the last when the crew is safe, or all is lost otherwise."""
    way = KILL_WAYS[within(KILL_MOVES, move)]
    price = sum(way.cost) + 2.0 * way.track + 0.5 * way.exhaust
    price += 2.0 * (way.cost[FOOD] > 0 and t.store[FOOD] - way.cost[FOOD] < 1)
    price += 3.0 * (t.store[WATER] - way.cost[WATER] < 2)
    if slain(t.view) + 1 < MONSTERS_TO_KILL:
        return 20.0 - price
    safe = t.saved() >= t.needed()
    desperate = t.store[WATER] <= 1 or (t.night_near and t.store[FOOD] == 0)
    if t.traitor:
        return 30.0 - price if not safe else -5.0
    return 30.0 - price if safe or desperate else -5.0


def _use(t: Table, move: Move) -> float:
    """Looks are free; water and food when they are scarce."""
    words = move.words
    name = words[1]
    if name in ("spyglass", "clark"):
        bones = t.share(SPACES.index(words[2]), land.BONES)
        return 10.0 + bones * (1 - bones)
    if name == "goggles":
        likely = t.share(SPACES.index(words[2]), land.WATER)
        return 9.0 + likely if likely > 0.5 else -1.0
    if name == "waterskin":
        return 12.0 if t.store[WATER] <= 2 else -1.0
    if name == "kettle":
        kind = KINDS.index(words[2])
        poor = t.store[WATER] < _SCARCE
        return 5.0 - t.lacks(kind) if poor and (kind != FOOD or t.store[FOOD] > 1) else -1.0
    if name == "sacagawea":
        return _exchange(t, words[2], words[3])
    if name == "york":
        return 6.0 if t.night_near and sum(t.view.store) > 7 else -1.0
    return 8.0


def _exchange(t: Table, give: str, get: str) -> float:
    """What one token more of a kind is worth against one less of another."""
    gives, gets = KINDS.index(give), KINDS.index(get)
    t.store[gives] -= 1
    worth = t.lacks(gets) - t.lacks(gives)
    t.store[gives] += 1
    if gets != WATER and not t.traitor:
        worth += 0.2 * t.best_match(gets)
    return worth - 0.3


def _time(t: Table, move: Move) -> float:
    """An expedition with time gathers more; a traitor has none to give."""
    if len(move.words) == 1:
        return 0.0
    return -1.0 if t.traitor else 0.5


def _swap(t: Table, move: Move) -> float:
    return 0.0 if len(move.words) == 1 else _exchange(t, move.words[1], move.words[2])


def _gain(t: Table, move: Move) -> float:
    kind = KINDS.index(move.words[1])
    match = 0.0 if kind == WATER else 0.3 * t.best_match(kind)
    return t.lacks(kind) + (0.0 if t.traitor else match)


def _tool(t: Table, move: Move) -> float:
    return 0.0 if move.words[0] == "decline" else 1.0


def _clear(t: Table, move: Move) -> float:
    """A row to complete, or bones that nobody needs any more."""
    if move.words[0] == "decline":
        return 0.0
    space = SPACES.index(move.words[1])
    row = t.view.tokens[space // SIZE * SIZE : (space // SIZE + 1) * SIZE]
    value = 2.0 if sum(row) == 1 else -0.3
    enough = len(t.view.monsters) >= MONSTERS_TO_KILL
    value += t.share(space, land.BONES) * (1.5 if enough else -1.0)
    return -value if t.traitor else value


# --- Paying ---------------------------------------------------------------------------------------


def _challenge(t: Table, move: Move) -> float:
    """Pay, with what is plentiful; but not with the food of this very night."""
    if move.words[0] == "fail":
        return 1.0 if t.traitor and t.store[WATER] > 5 and t.chance.below(3) == 0 else 0.0
    cost = list(COST[CHALLENGES.index(t.view.card or "")])
    if len(move.words) > 1:
        cost[KINDS.index(move.words[1])] += 1
    left = t.store[FOOD] - cost[FOOD]
    if cost[FOOD] and t.night_near and left < 1 and t.store[WATER] > 3:
        return -1.0
    return 3.0 - sum([t.lacks(kind) * cost[kind] for kind in range(len(KINDS))]) / 10


def _tribute(t: Table, move: Move) -> float:
    return -t.lacks(KINDS.index(move.words[1]))


# --- Cards ----------------------------------------------------------------------------------------


def _target(t: Table, move: Move) -> float:
    """Allies help where a card matches and is needed; the traitor harms what is about to live."""
    crew = RESOURCES.index(move.words[1])
    short = t.view.track - t.outlook(crew)
    if t.traitor:
        return -abs(short)
    return (t.best_match(crew) or -0.4) + (0.5 if short > 0 else -1.0)


def _card(t: Table, move: Move) -> float:
    if move.words[0] != "lay":
        return 0.5 if t.traitor else 0.0
    card = t.hand[int(move.words[1]) - 1]
    crew = RESOURCES.index(t.view.target or "")
    if not t.traitor:
        return float(WORTH[card][crew])
    if card == TRAITOR_CARD:
        return 3.0 if abs(t.outlook(crew) - t.view.track) < 4 else -1.0
    if move.words[2] == "up":
        return 1.5 if t.chance.below(4) == 0 else -1.0
    return 1.0 if CARD_RESOURCE[card] != crew else -2.0


def _spare(t: Table, move: Move) -> float:
    """The least of the hand goes first."""
    card = t.hand[int(move.words[1]) - 1]
    return 0.0 if CARD_RESOURCE[card] == NOBODY else -float(VALUES[card % len(VALUES)])


def _look(t: Table, move: Move) -> float:
    """Others' influence cards tell more than orders."""
    laid = t.view.laid[RESOURCES.index(move.words[1])][int(move.words[2]) - 1]
    return 1.0 if laid.back == "influence" else 0.0


def _accuse(t: Table, move: Move) -> float:
    if move.words[1] == "nobody":
        return 1.5 if t.view.seats == 2 else 0.0
    return suspicion(t.view, int(move.words[1]))


def suspicion(view: View, seat: int) -> float:
    """How much speaks against a seat: what only a traitor lays, then orders and hidden cards."""
    suspects = Imagination(view).suspects
    if suspects == [seat]:
        return 100.0
    if seat not in suspects:
        return -1.0
    found = 0.0
    for row in view.laid:
        for laid in row:
            if laid.seat == seat and laid.card is None:
                found += 0.5 if laid.back == "order" else 0.3
    return found


_SCORERS: Final[dict[str, Scorer]] = {
    "character": _liked,
    "gear": _liked,
    "turn": _turn,
    "after": _turn,
    "tool": _tool,
    "swap": _swap,
    "gain": _gain,
    "clear": _clear,
    "pay-threat": _tribute,
    "monsters": _tribute,
    "fog": _spare,
    "knight": _disliked,
    "exhaust": _disliked,
    "ready": _liked,
    "turn-up": _tool,
    "challenge": _challenge,
    "look": _look,
    "target": _target,
    "card": _card,
    "accuse": _accuse,
}
