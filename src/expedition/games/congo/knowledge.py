"""What a seat may know, and back: `view` hides, `Imagination` fills in what was hidden."""

from typing import Final

from expedition.kit.chance import Chance

from .box import (
    ALL_AUXILIARIES,
    ALL_CHARACTERS,
    AUXILIARIES,
    BELLIGERENT,
    CHARACTERS,
    HIPPOS,
    LANGUAGES,
    NATIONS,
    NEUTRALS_REMOVED,
    NO_FLAG,
    NOBODY,
    ONE,
    POINTS,
    SPECIALS,
    SPECIALS_IN_PLAY,
    STATION_TILES,
    STATIONS,
    STOPS,
    UNUSED,
)
from .seating import seat_tuple
from .state import (
    ABSENT,
    AT_ONCE,
    COMMIT,
    DREW_AUXILIARY,
    DREW_NOTHING,
    OVER,
    SPECIAL,
    STEPS,
    UNCONTESTED,
    UNCONTROLLED,
    State,
    check_bounds,
    put,
    put_cards,
)
from .view import FACE_DOWN, NOBODY_CONTROLS, View
from .worth import base_value

_FLAG_NAMES: Final = tuple(
    NATIONS[number] if number < len(NATIONS) else None for number in range(NO_FLAG + 1)
)
_PEEKS: Final[dict[int, tuple[str, ...]]] = {0: ()}
_SPECTATOR: Final = -1
#: No seat and no stop of a mask has a number beyond this.
_LAST: Final = 63


# --- Hiding -----------------------------------------------------------------------------------


def view(s: State, viewer: int | None) -> View:
    """All that a seat, or a spectator, may know."""
    seat = _SPECTATOR if viewer is None else viewer
    seats = range(s.seats)
    open_scores = not s.hidden_scores or s.step == OVER
    at_boiler = s.step == AT_ONCE
    tiles_hidden = s.step == COMMIT
    own = seat >= 0
    return View(
        seat=viewer,
        seats=s.seats,
        hidden_scores=s.hidden_scores,
        step=STEPS[s.step],
        waiting=seat_tuple(s.due),
        first=s.first,
        stop=STOPS[s.stop],
        first_stop=STOPS[s.stations.count(UNUSED)],
        stations=_stations(s, seat),
        flags=tuple([_FLAG_NAMES[flag] for flag in s.flags]),
        chiefs=tuple([_chief(chief) for chief in s.chiefs]),
        peeks=tuple([_peeked(mask) for mask in s.peeks]),
        scores=tuple(
            [s.scores[each] / 2 if open_scores or each == seat else None for each in seats]
        ),
        character_counts=tuple([len(hand) for hand in s.hands]),
        auxiliary_counts=tuple([len(hand) for hand in s.auxiliaries]),
        special_counts=tuple([len(hand) for hand in s.specials]),
        hippo_counts=tuple(
            [
                len(s.hippos[each]) + (len(s.committed[each]) if tiles_hidden else 0)
                for each in seats
            ]
        ),
        characters=_characters(s.hands[seat]) if own else (),
        auxiliaries=_auxiliaries(s.auxiliaries[seat]) if own else (),
        specials=_specials(s.specials[seat]) if own else (),
        hippos=tuple(s.hippos[seat]) if own else (),
        known=tuple([_characters(cards) for cards in s.known]),
        character_pile=len(s.character_pile),
        character_discard=_characters(s.character_discard),
        gone=_characters(s.gone),
        auxiliary_pile=len(s.auxiliary_pile),
        auxiliary_discard=_auxiliaries(s.auxiliary_discard),
        special_pile=len(s.special_pile),
        special_discard=_specials(s.special_discard),
        hippo_pile=len(s.hippo_pile),
        hippo_discard=tuple(s.hippo_discard),
        language=LANGUAGES[s.language] if s.language else None,
        bids=tuple([_bid(s, each, seat) for each in seats]),
        special=None if s.special == NOBODY else SPECIALS[s.special],
        owner=None if s.owner == NOBODY else s.owner,
        drawn=_drawn(s.drawn),
        drawn_character=CHARACTERS[s.drawn] if s.drawn >= 0 and seat == s.owner else None,
        dice=s.dice,
        totals=tuple([None if total == ABSENT else total / 2 for total in s.totals]),
        added=tuple([_auxiliaries(cards) for cards in s.added]),
        raising=seat_tuple(s.raising),
        waited=seat_tuple(s.waited),
        passed=seat_tuple(s.passed),
        servant=None if s.servant == NOBODY else s.servant,
        tied=seat_tuple(s.tied),
        committed=tuple(
            [
                () if at_boiler or (tiles_hidden and each != seat) else tuple(s.committed[each])
                for each in seats
            ]
        ),
        chosen=_characters(s.committed[seat])[0]
        if own and at_boiler and s.committed[seat]
        else None,
    )


def _stations(s: State, seat: int) -> tuple[str | None, ...]:
    """The tiles turned up so far and those this seat has looked at."""
    first = s.stations.count(UNUSED)
    peeks = s.peeks[seat] if seat >= 0 else 0
    return tuple(
        [
            STATIONS[s.stations[stop]] if first <= stop <= s.stop or peeks >> stop & 1 else None
            for stop in range(len(STOPS))
        ]
    )


def _chief(chief: int) -> int | None:
    if chief == UNCONTESTED:
        return None
    return NOBODY_CONTROLS if chief == UNCONTROLLED else chief


def _peeked(mask: int) -> tuple[str, ...]:
    found = _PEEKS.get(mask)
    if found is None:
        found = tuple([STOPS[stop] for stop in range(len(STOPS)) if mask >> stop & 1])
        _PEEKS[mask] = found
    return found


def _bid(s: State, each: int, viewer: int) -> str | None:
    card = s.bids[each]
    if card == NOBODY:
        return None
    return CHARACTERS[card] if each == viewer or s.shown >> each & 1 else FACE_DOWN


def _drawn(drawn: int) -> str | None:
    if drawn == DREW_NOTHING:
        return None
    return "auxiliary" if drawn == DREW_AUXILIARY else "character"


def _characters(cards: bytes) -> tuple[str, ...]:
    return tuple([CHARACTERS[card] for card in cards])


def _auxiliaries(cards: bytes) -> tuple[str, ...]:
    return tuple([AUXILIARIES[kind] for kind in cards])


def _specials(cards: bytes) -> tuple[str, ...]:
    return tuple([SPECIALS[card] for card in cards])


# --- Imagining --------------------------------------------------------------------------------

_CHARACTER: Final = {name: number for number, name in enumerate(CHARACTERS)}
_AUXILIARY: Final = {name: number for number, name in enumerate(AUXILIARIES)}
_SPECIAL: Final = {name: number for number, name in enumerate(SPECIALS)}
_STATION: Final = {name: number for number, name in enumerate(STATIONS)}
_STOP: Final = {name: number for number, name in enumerate(STOPS)}
_FLAG: Final = {name: number for number, name in enumerate(NATIONS)}


class Imagination:
    """Full states that would show a given view: deals as likely as they are, bids as people bid.

    What the view says is read once; a call deals out only what it hides.
    """

    def __init__(self, view: View) -> None:
        self.viewer = _SPECTATOR if view.seat is None else view.seat
        self.counts = view.character_counts
        self.auxiliary_counts = view.auxiliary_counts
        self.special_counts = view.special_counts
        self.hippo_counts = view.hippo_counts
        self.base = _public_state(view)
        check_bounds(self.base, "view")
        s = self.base
        self.others = tuple(seat for seat in range(s.seats) if seat != self.viewer)
        self.hidden_bids = tuple(
            seat for seat in self.others if s.bids[seat] != NOBODY and not s.shown >> seat & 1
        )
        self.hidden_stops = tuple(
            stop for stop in range(s.stop + 1, len(STOPS)) if view.stations[stop] is None
        )
        self.committing = s.step == COMMIT
        self.boiling = s.step == AT_ONCE and SPECIALS[s.special] == "damaged-boiler"
        self._read_pools(view)

    def _read_pools(self, view: View) -> None:
        """What the viewer has not seen of each kind of card and tile."""
        s = self.base
        seen = s.character_discard + s.gone
        for seat in range(s.seats):
            seen += s.known[seat] if seat in self.others else s.hands[seat]
            if s.bids[seat] != NOBODY and seat not in self.hidden_bids:
                seen += ONE[s.bids[seat]]
        unseen = [card for card in ALL_CHARACTERS if card not in seen]
        self.belligerents = [card for card in unseen if BELLIGERENT[card]]
        self.neutrals = [card for card in unseen if not BELLIGERENT[card]]
        self.removed = NEUTRALS_REMOVED[s.seats]
        auxiliaries = s.auxiliary_discard + b"".join(s.added) + b"".join(s.auxiliaries)
        self.auxiliaries = _rest(ALL_AUXILIARIES, auxiliaries)
        specials = s.special_discard + b"".join(s.specials)
        if s.special != NOBODY:
            specials += ONE[s.special]
        self.specials = _rest(SPECIALS_IN_PLAY[s.seats], specials)
        hippos = (
            s.hippo_discard
            + b"".join(s.hippos)
            + b"".join([bytes(tiles) for tiles in view.committed])
        )
        self.hippos = _rest(HIPPOS, hippos)
        stations = bytes([_STATION[name] for name in view.stations if name is not None])
        self.stations = _rest(STATION_TILES, stations)

    def __call__(self, chance: Chance) -> State:
        s = self.base.copy()
        self._imagine_stations(s, chance)
        self._imagine_characters(s, chance)
        pools = (list(self.auxiliaries), list(self.specials), list(self.hippos))
        auxiliaries, specials, hippos = pools
        for seat in self.others:
            dealt = _deal(auxiliaries, self.auxiliary_counts[seat], chance)
            s.auxiliaries = put_cards(s.auxiliaries, seat, dealt)
            dealt = _deal(specials, self.special_counts[seat], chance)
            s.specials = put_cards(s.specials, seat, dealt)
            dealt = _deal(hippos, self.hippo_counts[seat], chance)
            s.hippos = put_cards(s.hippos, seat, bytes(sorted(dealt)))
            if self.committing and s.tied >> seat & 1 and not s.due >> seat & 1:
                _commit_some(s, seat, chance)
        s.auxiliary_pile = bytes(auxiliaries)
        s.special_pile = bytes(specials)
        s.hippo_pile = bytes(hippos)
        return s

    def _imagine_stations(self, s: State, chance: Chance) -> None:
        tiles = _deal(list(self.stations), len(self.hidden_stops), chance)
        row = bytearray(s.stations)
        for at, stop in enumerate(self.hidden_stops):
            row[stop] = tiles[at]
        s.stations = bytes(row)

    def _imagine_characters(self, s: State, chance: Chance) -> None:
        """Non-belligerents removed unseen first, then hands and face-down bids, then the pile."""
        neutrals = list(self.neutrals)
        _deal(neutrals, self.removed, chance)
        pool = self.belligerents + neutrals
        for seat in self.others:
            known = s.known[seat]
            hidden = seat in self.hidden_bids
            fresh = _deal(pool, self.counts[seat] + hidden - len(known), chance)
            drawn = NOBODY
            if s.drawn >= 0 and seat == s.owner:
                drawn = fresh[0]
                fresh = fresh[1:]
                s.drawn = drawn
            cards = known + fresh
            if hidden:
                bid = _likely_bid(s, cards, chance)
                s.bids = put(s.bids, seat, bid)
                cards = cards.replace(ONE[bid], b"", 1)
            if drawn != NOBODY:
                cards += ONE[drawn]
            s.hands = put_cards(s.hands, seat, cards)
            if self.boiling and seat != s.owner and cards and not s.due >> seat & 1:
                s.committed = put_cards(s.committed, seat, ONE[cards[chance.below(len(cards))]])
        s.character_pile = bytes(pool)


def _likely_bid(s: State, cards: bytes, chance: Chance) -> int:
    """Any card may lie face down, but people mostly bid what is worth most here."""
    if chance.below(4) == 0:
        return cards[chance.below(len(cards))]
    station = s.stations[s.stop]
    flag = s.flags[s.stop]
    best = cards[0]
    most = -99
    for card in cards:
        worth = base_value(card, station, flag, 0) * 8 + chance.below(8)
        if worth > most:
            best, most = card, worth
    return best


def _public_state(view: View) -> State:
    """What the view shows, as a state in which all that is hidden is empty."""
    seats = view.seats
    none = (b"",) * seats
    viewer = _SPECTATOR if view.seat is None else view.seat
    due = _mask(view.waiting)
    s = State(
        seats=seats,
        hidden_scores=view.hidden_scores,
        stop=_STOP[view.stop],
        first=view.first,
        step=STEPS.index(view.step),
        due=due,
        turn=view.first,
        stations=bytes([UNUSED if name is None else _STATION[name] for name in view.stations]),
        flags=bytes([NO_FLAG if name is None else _FLAG[name] for name in view.flags]),
        chiefs=bytes([_read_chief(chief) for chief in view.chiefs]),
        peeks=tuple([_mask(tuple([_STOP[stop] for stop in stops])) for stops in view.peeks]),
        scores=_read_scores(view),
        hands=none,
        auxiliaries=none,
        specials=none,
        hippos=none,
        known=tuple([_read_characters(cards) for cards in view.known]),
        character_pile=b"",
        character_discard=_read_characters(view.character_discard),
        gone=_read_characters(view.gone),
        auxiliary_pile=b"",
        auxiliary_discard=_read_auxiliaries(view.auxiliary_discard),
        special_pile=b"",
        special_discard=bytes([_SPECIAL[card] for card in view.special_discard]),
        hippo_pile=b"",
        hippo_discard=bytes(view.hippo_discard),
        language=0 if view.language is None else LANGUAGES.index(view.language),
        bids=tuple([_read_bid(bid) for bid in view.bids]),
        shown=_shown(view, viewer),
        special=NOBODY if view.special is None else _SPECIAL[view.special],
        owner=NOBODY if view.owner is None else view.owner,
        drawn=_read_drawn(view),
        dice=view.dice,
        totals=tuple([ABSENT if total is None else int(total * 2) for total in view.totals]),
        added=tuple([_read_auxiliaries(cards) for cards in view.added]),
        raising=_mask(view.raising),
        waited=_mask(view.waited),
        passed=_mask(view.passed),
        servant=NOBODY if view.servant is None else view.servant,
        tied=_mask(view.tied),
        committed=tuple([bytes(tiles) for tiles in view.committed]),
    )
    if viewer >= 0:
        s.hands = put_cards(none, viewer, _read_characters(view.characters))
        s.auxiliaries = put_cards(none, viewer, _read_auxiliaries(view.auxiliaries))
        s.specials = put_cards(none, viewer, bytes([_SPECIAL[card] for card in view.specials]))
        s.hippos = put_cards(none, viewer, bytes(view.hippos))
        if view.chosen is not None:
            s.committed = put_cards(s.committed, viewer, ONE[_CHARACTER[view.chosen]])
    if due and due & (due - 1) == 0:
        following = (view.waiting[0] + 1) % seats
        s.turn = NOBODY if s.step == SPECIAL and following == s.first else following
    return s


def _shown(view: View, viewer: int) -> int:
    """The viewer sees their own bid before it is turned up: others' bids tell which it is."""
    before_reveal = view.step in ("bid", "special", "at-once")
    mask = 0
    for seat in range(view.seats):
        bid = view.bids[seat]
        if bid is not None and bid != FACE_DOWN and not (seat == viewer and before_reveal):
            mask |= 1 << seat
    return mask


def _read_scores(view: View) -> tuple[int, ...]:
    """Hidden scores are taken to be what the stops under control are worth."""
    scores = []
    for seat in range(view.seats):
        score = view.scores[seat]
        if score is None:
            controlled = [stop for stop in range(len(STOPS)) if view.chiefs[stop] == seat]
            score = float(sum([POINTS[stop] for stop in controlled]))
        scores.append(int(score * 2))
    return tuple(scores)


def _read_drawn(view: View) -> int:
    if view.drawn_character is not None:
        return _CHARACTER[view.drawn_character]
    if view.drawn is None:
        return DREW_NOTHING
    return DREW_AUXILIARY if view.drawn == "auxiliary" else 0


def _read_bid(bid: str | None) -> int:
    if bid is None:
        return NOBODY
    return 0 if bid == FACE_DOWN else _CHARACTER[bid]


def _read_chief(chief: int | None) -> int:
    if chief is None:
        return UNCONTESTED
    return UNCONTROLLED if chief == NOBODY_CONTROLS else chief


def _read_characters(names: tuple[str, ...]) -> bytes:
    return bytes([_CHARACTER[name] for name in names])


def _read_auxiliaries(names: tuple[str, ...]) -> bytes:
    return bytes([_AUXILIARY[name] for name in names])


def _mask(numbers: tuple[int, ...]) -> int:
    mask = 0
    for number in numbers:
        if number > _LAST:
            raise ValueError(f"there is no {number}")
        mask |= 1 << number
    return mask


def _rest(everything: bytes, seen: bytes) -> list[int]:
    for thing in seen:
        everything = everything.replace(ONE[thing], b"", 1)
    return list(everything)


def _deal(pool: list[int], count: int, chance: Chance) -> bytes:
    """So many of the pool at random, taken out of it."""
    dealt = []
    for _ in range(count):
        at = chance.below(len(pool))
        dealt.append(pool[at])
        pool[at] = pool[-1]
        pool.pop()
    return bytes(dealt)


def _commit_some(s: State, seat: int, chance: Chance) -> None:
    """A seat that has already committed tiles in secret: one at least."""
    tiles = list(s.hippos[seat])
    if not tiles:
        return
    chosen = _deal(tiles, 1 + chance.below(len(tiles)), chance)
    s.committed = put_cards(s.committed, seat, bytes(sorted(chosen)))
    s.hippos = put_cards(s.hippos, seat, bytes(sorted(tiles)))
