"""Full states that would show a given view.

What the view says is read once; a call deals out only what it hides: a map that fits what the
viewer has seen, cards wherever the viewer cannot look, and a traitor who fits what was laid. Allies
lay only matching cards face down, so whoever cannot have done so is the traitor.
"""

from functools import lru_cache
from typing import Final

from expedition.kit.chance import Chance

from .box import (
    ALL_CHALLENGES,
    ALL_INFLUENCE,
    ALL_KILLS,
    ALL_ORDERS,
    ALL_THREATS,
    ALLY_CARD,
    CARD_RESOURCE,
    CARDS,
    CHALLENGES,
    CHARACTERS,
    GEAR,
    KILLS,
    KINDS,
    LAID_UP,
    LEVELS,
    NOBODY,
    NONE,
    ONE,
    ORDER_0,
    REMOVED_INFLUENCE,
    RESOURCES,
    THREATS,
    TRAITOR_CARD,
)
from .knowledge import SPECTATOR, known_land
from .land.sampling import Sampler
from .land.terrain import SPACES, UNKNOWN
from .notation import KILL_MOVES, NOTATION, within
from .state import (
    ABSTAINED,
    ACCUSE,
    ENDINGS,
    HANDS,
    HINTS,
    LANDS,
    OUTCOMES,
    OVER,
    SECRET_STEPS,
    SETUP,
    STEPS,
    THREAT_0,
    State,
    check_bounds,
    pack,
    put_byte,
    put_cards,
)
from .view import Laid, View

_SPACE: Final = {name: space for space, name in enumerate(SPACES)}
_CARD: Final = {name: card for card, name in enumerate(CARDS)}
_LAST_SEAT: Final = 3
#: The first maps that are imagined from a view are some of these few, so that the same knowledge
#: need not be thought through again and again; whoever asks for more gets any.
_FEW: Final = 2


@lru_cache(4096)
def some_map(known: bytes, which: int) -> bytes:
    """A map that agrees with what is known; the same one for the same number."""
    return Sampler(known).draw(Chance(which))


class Imagination:
    """A source of states for one view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.viewer = SPECTATOR if view.seat is None else view.seat
        self.base = public_state(view)
        check_bounds(self.base, "view")
        self.known = known_land(view)
        self.complete = UNKNOWN not in self.known
        self.sampler: Sampler | None = None
        self.drawn = 0
        s = self.base
        self.dealt = HANDS not in s.todo
        self.others = [seat for seat in range(s.seats) if seat != self.viewer]
        self.orders = self._unseen_orders()
        self.influence = self._unseen_influence()
        #: Cards the viewer cannot see: (crew, place, owner).
        self.hidden = [
            (crew, at, SETUP if laid.seat is None else laid.seat)
            for crew, row in enumerate(view.laid)
            for at, laid in enumerate(row)
            if laid.card is None and laid.back == "influence"
        ]
        self.hidden_orders = [
            (crew, at)
            for crew, row in enumerate(view.laid)
            for at, laid in enumerate(row)
            if laid.card is None and laid.back == "order"
        ]
        self.suspects = self._suspects()

    def __call__(self, chance: Chance) -> State:
        s = self.base.copy()
        s.land = self._map(chance)
        self._imagine_orders(s, chance)
        if s.traitor_mode:
            s.traitor = self.suspects[chance.below(len(self.suspects))]
        self._imagine_cards(s, chance)
        self._imagine_choices(s, chance)
        return s

    # --- The land -------------------------------------------------------------------------------

    def _map(self, chance: Chance) -> bytes:
        if self.complete:
            return self.known
        self.drawn += 1
        if self.drawn <= _FEW:
            return some_map(self.known, chance.below(_FEW))
        if self.sampler is None:
            self.sampler = Sampler(self.known)
        return self.sampler.draw(chance)

    # --- What is unseen -------------------------------------------------------------------------

    def _known_cards(self) -> list[int]:
        view = self.view
        known = [_CARD[laid.card] for row in view.laid for laid in row if laid.card is not None]
        return known + [_CARD[name] for name in (*view.hand, *view.discarded)]

    def _unseen_influence(self) -> bytes:
        rest = ALL_INFLUENCE
        for card in self._known_cards():
            if card < TRAITOR_CARD:
                rest = rest.replace(ONE[card], b"", 1)
        return rest

    def _unseen_orders(self) -> bytes:
        rest = ALL_ORDERS
        for card in self._known_cards():
            if card >= ORDER_0:
                rest = rest.replace(ONE[card - ORDER_0], b"", 1)
        return rest

    # --- Who may be the traitor -----------------------------------------------------------------

    def _suspects(self) -> list[int]:
        """The seats that may be the traitor as far as the viewer knows, NOBODY among them."""
        s = self.base
        if not s.traitor_mode:
            return [NOBODY]
        roles = self.view.roles
        if "traitor" in roles:
            return [roles.index("traitor")]
        if self.view.final is not None:
            return [NOBODY]
        candidates = [seat for seat in range(s.seats) if roles[seat] is None]
        if s.seats == 2:
            candidates.append(NOBODY)
        given_away = self._given_away()
        if given_away:
            candidates = [seat for seat in candidates if seat in given_away]
        return [seat for seat in candidates if self._fits(seat)] or candidates

    def _given_away(self) -> list[int]:
        """Who laid face down what no ally lays so."""
        return [
            laid.seat
            for crew, row in enumerate(self.view.laid)
            for laid in row
            if laid.card is not None and laid.seat is not None and _confesses(laid, crew)
        ]

    def _fits(self, traitor: int) -> bool:
        """Whether there are matching cards enough for what the others laid face down."""
        needed = [0] * len(RESOURCES)
        for crew, _, owner in self.hidden:
            if owner != traitor:
                needed[crew] += 1
        return all(
            [needed[crew] <= len(_matches(self.influence, crew)) for crew in range(len(RESOURCES))]
        )

    # --- Dealing --------------------------------------------------------------------------------

    def _imagine_orders(self, s: State, chance: Chance) -> None:
        pool = list(self.orders)
        for crew, at in self.hidden_orders:
            self._lay(s, crew, at, ORDER_0 + _draw(pool, chance))
        s.order_pile = bytes(pool)

    def _lay(self, s: State, crew: int, at: int, card: int) -> None:
        row = list(s.laid[crew])
        row[at] |= card
        s.laid = (*s.laid[:crew], tuple(row), *s.laid[crew + 1 :])

    def _imagine_cards(self, s: State, chance: Chance) -> None:
        """First what allies laid, which must match, then the traitor's, then hands and the rest."""
        pool = list(self.influence)
        out = self._traitor_card_lies(s, chance)
        free = []
        for crew, at, owner in self.hidden:
            if (crew, at) == out:
                self._lay(s, crew, at, TRAITOR_CARD)
            elif s.traitor_mode and owner != s.traitor:
                self._lay(s, crew, at, _draw_fitting(pool, _matches(bytes(pool), crew), chance))
            else:
                free.append((crew, at))
        for crew, at in free:
            self._lay(s, crew, at, _draw(pool, chance))
        for seat in self.others:
            self._imagine_hand(s, seat, pool, out, chance)
        for seat in self.others:
            count = self.view.discard_counts[seat]
            cards = bytes([_draw(pool, chance) for _ in range(count)])
            s.discards = put_cards(s.discards, seat, cards)
        removed = REMOVED_INFLUENCE if self.dealt else 0
        s.removed = bytes([_draw(pool, chance) for _ in range(removed)])
        s.influence_pile = bytes(pool)

    def _traitor_card_lies(self, s: State, chance: Chance) -> tuple[int, int] | None:
        """Where the traitor card lies unseen on the table, if it does: in Allies mode always."""
        if TRAITOR_CARD in self._known_cards():
            return None
        if s.traitor_mode and (s.traitor in (NOBODY, self.viewer) or s.step == OVER):
            return None
        owner = s.traitor if s.traitor_mode else SETUP
        places = [(crew, at) for crew, at, each in self.hidden if each == owner]
        if not places or (s.traitor_mode and chance.below(2)):
            return None
        return places[chance.below(len(places))]

    def _imagine_hand(
        self,
        s: State,
        seat: int,
        pool: list[int],
        out: tuple[int, int] | None,
        chance: Chance,
    ) -> None:
        """An ally who laid an order today has no card that would have matched."""
        count = self.view.backs[seat]
        role = b""
        if s.traitor_mode:
            laid = out is not None or TRAITOR_CARD in self._known_cards()
            if seat != s.traitor:
                role = ONE[ALLY_CARD]
            elif not laid:
                role = ONE[TRAITOR_CARD]
        cards = []
        for _ in range(count - len(role)):
            fitting = pool
            if seat != s.traitor and s.lacking[seat]:
                fitting = [card for card in pool if not s.lacking[seat] >> CARD_RESOURCE[card] & 1]
            cards.append(_draw_fitting(pool, bytes(fitting), chance))
        s.hands = put_cards(s.hands, seat, role + bytes(cards))

    def _imagine_choices(self, s: State, chance: Chance) -> None:
        """What others have chosen in secret already."""
        if s.step not in SECRET_STEPS:
            return
        for seat in self.others:
            if s.due >> seat & 1:
                continue
            if s.step == ACCUSE:
                chosen = (seat + 1 + chance.below(s.seats - 1)) % s.seats
            else:
                slots = [at for at, card in enumerate(s.hands[seat]) if card < TRAITOR_CARD]
                if not slots or (s.traitor_mode and len(s.hands[seat]) < 2):
                    continue
                chosen = slots[chance.below(len(slots))]
            s.choices = put_byte(s.choices, seat, chosen)


def _confesses(laid: Laid, crew: int) -> bool:
    """A card that only the traitor lays: the traitor card, a mismatch, or a +1 face down."""
    assert laid.card is not None
    card = _CARD[laid.card]
    if card == TRAITOR_CARD:
        return True
    return laid.back == "influence" and (
        CARD_RESOURCE[card] != crew or (LAID_UP[card] and not laid.up)
    )


def _matches(cards: bytes, crew: int) -> bytes:
    """What an ally lays face down on a crew card."""
    return bytes([card for card in cards if CARD_RESOURCE[card] == crew and not LAID_UP[card]])


def _draw(pool: list[int], chance: Chance) -> int:
    at = chance.below(len(pool))
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card


def _draw_fitting(pool: list[int], fitting: bytes, chance: Chance) -> int:
    """One of the fitting cards of the pool; if there is none, any."""
    if not fitting:
        return _draw(pool, chance)
    card = fitting[chance.below(len(fitting))]
    pool.remove(card)
    return card


# --- What a view shows, as a state in which all that is hidden is empty ---------------------------


def public_state(view: View) -> State:
    seats = view.seats
    none = (b"",) * seats
    viewer = SPECTATOR if view.seat is None else view.seat
    s = State(
        seats=seats,
        traitor_mode=view.mode == "traitor",
        level=LEVELS.index(view.level),
        fate=view.fate,
        hints=HINTS.index(view.hints_for),
        land_from=LANDS.index(view.land_from),
        map_choice=view.map or 0,
        map_number=0 if view.final is None else view.final.land,
        step=STEPS.index(view.step),
        due=_mask(view.waiting),
        todo=tuple([_read_item(item) for item in view.agenda]),
        active=view.active,
        first=view.first,
        day=view.day,
        land=bytes(len(SPACES)),
        covered=sum([1 << space for space, token in enumerate(view.tokens) if token]),
        spied=_space_mask(view.spied),
        looked=tuple([_space_mask(spaces) for spaces in view.looked]),
        watered=_space_mask(view.watered),
        monsters=bytes([THREATS.index(monster.threat) for monster in view.monsters]),
        lairs=bytes([_SPACE[monster.space] for monster in view.monsters]),
        slain=sum([1 << at for at, monster in enumerate(view.monsters) if not monster.alive]),
        here=NOBODY if view.here is None else _SPACE[view.here],
        token=view.token,
        store=bytes([*view.store, view.water]),
        challenges=bytes([CHALLENGES.index(name) for name in view.challenges]),
        outcomes=bytes([OUTCOMES.index(name) for name in view.outcomes]),
        suns=view.suns,
        challenge_pile=_rest(ALL_CHALLENGES, CHALLENGES, view.challenges + view.challenge_discard),
        challenge_discard=bytes([CHALLENGES.index(name) for name in view.challenge_discard]),
        passed=view.passed,
        kills=bytes([KILLS.index(name) for name in view.kills]),
        spent_kills=bytes([KILLS.index(name) for name in view.spent_kills]),
        kill_pile=_rest(ALL_KILLS, KILLS, view.kills + view.spent_kills),
        threat_pile=_rest(
            ALL_THREATS, THREATS, tuple([monster.threat for monster in view.monsters])
        ),
        characters=bytes(
            [NONE if name is None else CHARACTERS.index(name) for name in view.characters]
        ),
        used=sum([1 << seat for seat, used in enumerate(view.used) if used]),
        rested=view.rested,
        gear=tuple([bytes([GEAR.index(name) for name in gear]) for gear in view.gear]),
        exhausted=sum([1 << GEAR.index(name) for name in view.exhausted]),
        dropped=view.dropped,
        track=view.track,
        rows_today=view.rows_today,
        rows_completed=view.rows_completed,
        rows_left=view.rows_left,
        traitor=NOBODY,
        hands=none,
        laid=tuple([tuple([_read_laid(laid) for laid in row]) for row in view.laid]),
        order_pile=b"",
        influence_pile=b"",
        discards=none,
        removed=b"",
        lacking=tuple([_kind_mask(names) for names in view.lacking]),
        gained=_kind_mask(view.gained),
        placed=view.placed,
        target=NOBODY if view.target is None else RESOURCES.index(view.target),
        card=_read_card(view.card),
        times=view.times,
        killing=_read_kill(view.killing),
        accusations=tuple(
            [bytes([NONE if each is None else each for each in row]) for row in view.accusations]
        ),
        choices=bytes([NONE]) * seats,
        ending=0 if view.final is None else ENDINGS.index(view.final.ending),
    )
    if viewer >= 0:
        s.hands = put_cards(none, viewer, bytes([_CARD[name] for name in view.hand]))
        s.discards = put_cards(none, viewer, bytes([_CARD[name] for name in view.discarded]))
        s.choices = put_byte(s.choices, viewer, _read_pending(view))
    return s


def _read_item(item: str) -> int:
    name, _, number = item.partition(":")
    return STEPS.index(name) | int(number or 0) << 8


def _read_laid(laid: Laid) -> int:
    owner = SETUP if laid.seat is None else laid.seat
    card = 0 if laid.card is None else _CARD[laid.card]
    return pack(card, owner, laid.up, _mask(laid.seen))


def _read_card(name: str | None) -> int:
    if name is None:
        return NOBODY
    return CHALLENGES.index(name) if name in CHALLENGES else THREAT_0 + THREATS.index(name)


def _read_kill(text: str | None) -> int:
    return NOBODY if text is None else within(KILL_MOVES, NOTATION.parse(text))


def _read_pending(view: View) -> int:
    if view.pending is None:
        return NONE
    if view.pending < 0:
        return ABSTAINED
    return view.pending if view.step == "accuse" else view.pending - 1


def _mask(seats: tuple[int, ...]) -> int:
    if seats and max(seats) > _LAST_SEAT:
        raise ValueError(f"there is no seat {max(seats)}")
    return sum([1 << seat for seat in seats])


def _space_mask(names: tuple[str, ...]) -> int:
    return sum([1 << _SPACE[name] for name in names])


def _kind_mask(names: tuple[str, ...]) -> int:
    return sum([1 << KINDS.index(name) for name in names])


def _rest(everything: bytes, names: tuple[str, ...], seen: tuple[str, ...]) -> bytes:
    """What is left of a pile; piles keep their order, so that a state comes back as it was."""
    gone = [names.index(name) for name in seen]
    return bytes([card for card in everything if card not in gone])
