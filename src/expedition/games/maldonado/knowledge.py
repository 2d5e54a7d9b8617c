"""What each seat may know. Its counterpart, what it can imagine behind that, is `imagining`."""

from typing import Final

from . import view as seen_as
from .acts import ground
from .box import (
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
    RESOURCES,
    SCORE,
    THREATS,
    WATER,
)
from .ending import crew_total, final_track, needed, saved, score_rows, winner
from .land.terrain import AREA, SPACES, UNKNOWN
from .notation import KILL_WAYS
from .state import (
    ABSTAINED,
    ACCUSE,
    ENDINGS,
    HINTS,
    LANDS,
    OUTCOMES,
    OVER,
    SETUP,
    STEPS,
    THREAT_0,
    State,
    laid_card,
    laid_owner,
    laid_seen,
    laid_up,
)
from .view import Laid, Monster, View

SPECTATOR: Final = -1
#: Mask of all spaces.
EVERYTHING: Final = (1 << AREA) - 1
_SEATS: Final = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))


def view(s: State, viewer: int | None, *, opened: bool = False) -> View:
    """All that a seat, or a spectator, may know; or what there is to know, with everything open."""
    seat = SPECTATOR if viewer is None else viewer
    over = s.step == OVER
    told = over or opened
    seats = range(s.seats)
    return View(
        seat=viewer,
        seats=s.seats,
        mode="traitor" if s.traitor_mode else "allies",
        level=LEVELS[s.level],
        fate=s.fate,
        hints=HINTS[s.hints] == "everyone" or (HINTS[s.hints] == "first" and seat == 0),
        hints_for=HINTS[s.hints],
        land_from=LANDS[s.land_from],
        map=s.map_choice or None,
        step=STEPS[s.step],
        waiting=_SEATS[s.due],
        agenda=tuple([_item(item) for item in s.todo]),
        active=s.active,
        first=s.first,
        day=s.day,
        land=_land(s, EVERYTHING if told else known_to(s, seat)),
        tokens=tuple([bool(s.covered >> space & 1) for space in range(AREA)]),
        spied=_spaces(s.spied),
        looked=tuple([_spaces(mask) for mask in s.looked]),
        watered=_spaces(s.watered),
        monsters=tuple(
            [
                Monster(THREATS[number], SPACES[s.lairs[at]], not s.slain >> at & 1)
                for at, number in enumerate(s.monsters)
            ]
        ),
        here=None if s.here == NOBODY else SPACES[s.here],
        token=s.token,
        store=tuple(s.store[:WATER]),
        water=s.store[WATER],
        challenges=tuple([CHALLENGES[card] for card in s.challenges]),
        outcomes=tuple([OUTCOMES[each] for each in s.outcomes]),
        suns=s.suns,
        challenge_pile=len(s.challenge_pile),
        challenge_discard=tuple([CHALLENGES[card] for card in s.challenge_discard]),
        passed=s.passed,
        kills=tuple([KILLS[card] for card in s.kills]),
        spent_kills=tuple([KILLS[card] for card in s.spent_kills]),
        kill_pile=len(s.kill_pile),
        threat_pile=len(s.threat_pile),
        characters=tuple([None if each == NONE else CHARACTERS[each] for each in s.characters]),
        used=tuple([bool(s.used >> each & 1) for each in seats]),
        rested=s.rested,
        gear=tuple([tuple([GEAR[piece] for piece in gear]) for gear in s.gear]),
        exhausted=tuple([name for piece, name in enumerate(GEAR) if s.exhausted >> piece & 1]),
        dropped=s.dropped,
        track=s.track,
        rows_today=s.rows_today,
        rows_completed=s.rows_completed,
        rows_left=s.rows_left,
        roles=tuple([_role(s, each) if told or each == seat else None for each in seats]),
        hand=() if seat < 0 else tuple([CARDS[card] for card in s.hands[seat]]),
        backs=tuple([len(hand) for hand in s.hands]),
        laid=tuple([tuple([_laid(laid, seat, told) for laid in cards]) for cards in s.laid]),
        order_pile=len(s.order_pile),
        influence_pile=len(s.influence_pile),
        discard_counts=tuple([len(cards) for cards in s.discards]),
        discarded=() if seat < 0 else tuple([CARDS[card] for card in s.discards[seat]]),
        lacking=tuple([_names(mask, RESOURCES) for mask in s.lacking]),
        gained=_names(s.gained, KINDS),
        placed=s.placed,
        target=None if s.target == NOBODY else RESOURCES[s.target],
        card=_card(s),
        times=s.times,
        killing=None if s.killing == NOBODY else KILL_WAYS[s.killing].text,
        accusations=tuple(
            [tuple([None if each == NONE else each for each in row]) for row in s.accusations]
        ),
        pending=_pending(s, seat),
        final=_final(s) if over else None,
    )


def _item(item: int) -> str:
    name = STEPS[item & 255]
    return f"{name}:{item >> 8}" if item >> 8 else name


def known_to(s: State, seat: int) -> int:
    """Mask of the spaces a viewer knows."""
    if s.step == OVER:
        return EVERYTHING
    known = ~s.covered | s.spied
    return known | s.looked[seat] if seat >= 0 else known


def _land(s: State, known: int) -> tuple[str | None, ...]:
    return tuple([_GROUND[s.land[space]] if known >> space & 1 else None for space in range(AREA)])


_GROUND: Final = tuple(ground(code) if code < 12 or 16 <= code < 31 else "" for code in range(31))
_CODE: Final = {name: code for code, name in enumerate(_GROUND) if name and name != "hill"}


def _spaces(mask: int) -> tuple[str, ...]:
    if not mask:
        return ()
    return tuple([SPACES[space] for space in range(AREA) if mask >> space & 1])


def _names(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([name for at, name in enumerate(names) if mask >> at & 1]) if mask else ()


def _role(s: State, seat: int) -> str | None:
    if not s.traitor_mode:
        return None
    return "traitor" if seat == s.traitor else "ally"


def _laid(laid: int, viewer: int, told: bool) -> Laid:
    card = laid_card(laid)
    owner = laid_owner(laid)
    order = card >= ORDER_0
    known = told or laid_up(laid) or (owner == viewer and not order)
    if viewer >= 0 and laid_seen(laid) >> viewer & 1:
        known = True
    return Laid(
        None if owner == SETUP else owner,
        "order" if order else "influence",
        laid_up(laid),
        CARDS[card] if known else None,
        _SEATS[laid_seen(laid)],
    )


def _card(s: State) -> str | None:
    if s.card == NOBODY:
        return None
    return CHALLENGES[s.card] if s.card < THREAT_0 else THREATS[s.card - THREAT_0]


def _pending(s: State, seat: int) -> int | None:
    if seat < 0 or s.choices[seat] == NONE:
        return None
    if s.choices[seat] == ABSTAINED:
        return -1
    return s.choices[seat] if s.step == ACCUSE else s.choices[seat] + 1


def _final(s: State) -> seen_as.Final:
    crew = range(len(RESOURCES))
    assert len(score_rows(s)) == len(SCORE)
    return seen_as.Final(
        ending=ENDINGS[s.ending],
        winner=winner(s),
        traitor=None if s.traitor == NOBODY else s.traitor,
        track=s.track,
        final_track=final_track(s),
        totals=tuple([crew_total(s, each) for each in crew]),
        saved=tuple(saved(s)),
        needed=needed(s),
        score=tuple(score_rows(s)),
        land=s.map_number,
    )


def known_land(view: View) -> bytes:
    """What the viewer knows of the map, as the land's logic reads it."""
    return bytes([UNKNOWN if name is None else _CODE[name] for name in view.land])


def code_of(name: str) -> int:
    """The code of a terrain as views name it."""
    return _CODE[name]
