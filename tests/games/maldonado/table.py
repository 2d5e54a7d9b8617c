"""Positions for tests, in words.

    t = table(2, traitor=1, explored="A7 A6", store="wood food", hands=["food-2 wood-1", "flint-3"])
    t.play("explore A5")
    assert t.view().track == 1

A table begins with a turn and is played on from there by the engine itself. Whatever a test does
not name lies in the piles: each influence card is somewhere exactly once, which is checked after
every move.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from expedition.games.maldonado import GAME, rules, setup
from expedition.games.maldonado.acts import spaces_of
from expedition.games.maldonado.box import (
    ALL_INFLUENCE,
    ALL_ORDERS,
    ALLY_CARD,
    CARDS,
    CHALLENGES,
    CHARACTERS,
    GEAR,
    KILLS,
    KINDS,
    LEVELS,
    NOBODY,
    NONE,
    ORDER_0,
    REMOVED_INFLUENCE,
    RESOURCES,
    THREATS,
    TRAITOR_CARD,
)
from expedition.games.maldonado.land.terrain import SPACES
from expedition.games.maldonado.morning import next_turn
from expedition.games.maldonado.state import SETUP, State, laid_card, pack
from expedition.games.maldonado.view import View
from expedition.kit import Chance, Event, Message, Result, heard_by

Rows = Sequence[str]


class Table:
    """A game in progress, with all that was said since the position was set up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        check_accounts(state)

    def play(
        self, move: str, seat: int | None = None, *, luck: Iterable[int] = ()
    ) -> list[Message]:
        """Make a move, the first waiting seat's unless another is named; gives what all heard."""
        if seat is None:
            seat = self.waiting[0]
        chance = Chance(7, [*luck])
        events = GAME.play(self.state, seat, GAME.notation.parse(move), chance)
        self.events += events
        check_accounts(self.state)
        return heard_by(events, None)

    def play_all(self, *moves: str) -> None:
        for move in moves:
            self.play(move)

    @property
    def waiting(self) -> tuple[int, ...]:
        return GAME.waiting_for(self.state)

    def moves(self, seat: int | None = None) -> list[str]:
        asked = self.waiting[0] if seat is None else seat
        return [move.text for move in GAME.moves(self.state, asked)]

    def offers(self, start: str, seat: int | None = None) -> list[str]:
        return [text for text in self.moves(seat) if text.startswith(start)]

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)

    def heard(self, id: str, seat: int | None = None) -> list[Message]:
        """The messages with this id that a seat, or a spectator, was told."""
        return [message for message in heard_by(self.events, seat) if message.id == id]

    def why(self, move: str, seat: int | None = None) -> str:
        """The id of the reason why a move is refused."""
        asked = self.waiting[0] if seat is None else seat
        return GAME.why_not(self.view(asked), GAME.notation.parse(move)).id


def table(
    seats: int = 2,
    *,
    mode: str = "traitor",
    traitor: int = NOBODY,
    map: int = 1,
    explored: str = "A7",
    store: str = "",
    water: int = 5,
    track: int | None = None,
    fate: bool = False,
    hands: Rows = (),
    gear: Rows = (),
    characters: Rows = (),
    challenges: str = "prairie-storm drought deserters",
    suns: int = 0,
    resolved: int = 0,
    threats: str = "",
    kill_pile: str = "",
    kills: str = "",
    monsters: str = "",
    laid: dict[str, str] | None = None,
    orders: str | None = None,
    active: int = 0,
    level: str = "normal",
) -> Table:
    """A table at the beginning of a turn. Laid cards are `seat:card`, with `^` for face up."""
    s = setup.deal(seats, mode == "traitor", LEVELS.index(level), fate, 0, 0, map, 0, Chance(3), [])
    s.todo = ()
    s.traitor = traitor
    for space in explored.split():
        s.covered &= ~(1 << SPACES.index(space))
    s.store = bytes([*(store.split().count(name) for name in RESOURCES), water])
    if track is not None:
        s.track = track
    s.characters = _row(characters, CHARACTERS, seats)
    s.gear = tuple(bytes(GEAR.index(name) for name in _at(gear, seat)) for seat in range(seats))
    s.challenges = bytes(CHALLENGES.index(name) for name in challenges.split())
    s.challenge_pile = bytes(card for card in s.challenge_pile if card not in s.challenges)
    s.outcomes = bytes([1] * resolved + [0] * (len(s.challenges) - resolved))
    s.suns = suns
    _beasts(s, threats, kill_pile, kills, monsters)
    _cards(s, mode, hands, laid or {}, orders)
    next_turn(s, active)
    rules.advance(s, Chance(0), [])
    return Table(s)


def _at(rows: Rows, seat: int) -> list[str]:
    return rows[seat].split() if seat < len(rows) else []


def _row(names: Rows, all_names: Sequence[str], seats: int) -> bytes:
    found = [NONE] * seats
    for seat, name in enumerate(names):
        if name:
            found[seat] = all_names.index(name)
    return bytes(found)


def _beasts(s: State, threats: str, kill_pile: str, kills: str, monsters: str) -> None:
    if threats:
        s.threat_pile = bytes(THREATS.index(name) for name in threats.split())
    s.kills = bytes(KILLS.index(name) for name in kills.split())
    if kill_pile:
        s.kill_pile = bytes(KILLS.index(name) for name in kill_pile.split())
    s.kill_pile = bytes(card for card in s.kill_pile if card not in s.kills)
    for each in monsters.split():
        name, _, space = each.partition("@")
        s.monsters += bytes([THREATS.index(name)])
        s.lairs += bytes([SPACES.index(space or "A3")])
    s.threat_pile = bytes(card for card in s.threat_pile if card not in s.monsters)


def _cards(s: State, mode: str, hands: Rows, laid: dict[str, str], orders: str | None) -> None:
    """Hands, cards on the table, and the piles that are left."""
    found = []
    for seat in range(s.seats):
        role = [TRAITOR_CARD if seat == s.traitor else ALLY_CARD] if mode == "traitor" else []
        if any(text.split(":")[0] == str(seat) and "traitor" in text for text in _texts(laid)):
            role = []
        found.append(bytes([*(CARDS.index(name) for name in _at(hands, seat)), *role]))
    s.hands = tuple(found)
    s.laid = tuple(tuple(_laid(text) for text in laid.get(name, "").split()) for name in RESOURCES)
    used = Counter(b"".join(s.hands)) + Counter(laid_card(each) for row in s.laid for each in row)
    s.influence_pile = bytes((Counter(ALL_INFLUENCE) - used).elements())
    s.removed = s.influence_pile[:REMOVED_INFLUENCE]
    s.influence_pile = s.influence_pile[REMOVED_INFLUENCE:]
    lying = Counter(card - ORDER_0 for card in used.elements() if card >= ORDER_0)
    s.order_pile = bytes((Counter(ALL_ORDERS) - lying).elements())
    if orders is not None:
        s.order_pile = bytes(RESOURCES.index(name) for name in orders.split())


def _texts(laid: dict[str, str]) -> list[str]:
    return [text for row in laid.values() for text in row.split()]


def _laid(text: str) -> int:
    owner, _, card = text.partition(":")
    up = card.startswith("^")
    seat = SETUP if owner == "s" else int(owner)
    return pack(CARDS.index(card.removeprefix("^")), seat, up)


def check_accounts(s: State) -> None:
    """Each influence card is somewhere exactly once."""
    cards = s.influence_pile + s.removed + b"".join(s.hands) + b"".join(s.discards)
    found = Counter(cards) + Counter(laid_card(each) for row in s.laid for each in row)
    influence = Counter({card: count for card, count in found.items() if card < TRAITOR_CARD})
    assert influence == Counter(ALL_INFLUENCE), "an influence card is lost or doubled"
    assert found[TRAITOR_CARD] <= 1
    assert sum(s.store[: len(RESOURCES)]) <= 9
    assert len(KINDS) == len(s.store)
    assert all(0 <= space < 49 for space in spaces_of(s.covered))
