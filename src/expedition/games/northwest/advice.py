"""What a player asks of the table: what is being decided, what it costs, what it brings, why not.

Everything is answered from a view, which tells the whole table.
"""

from functools import lru_cache
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.moves import Move

from .box import (
    ABOARD,
    ACROSS,
    ACTIONS,
    AREA,
    CORNER_MASK,
    COST,
    DOWN,
    EXPLORED,
    FURTHER,
    GREENLAND,
    ICE,
    LAST_ROUND,
    LAYS,
    LOST,
    LOST_CREWMAN,
    LOST_SHIP,
    LOST_SLED,
    NO_TOKEN,
    PASSAGE,
    POSITIONS,
    SHIP,
    SLED,
    SQUARE_MASK,
    STRIDE,
    TOKEN_POINTS,
    VEHICLES,
    ZONE,
)
from .events import PLAYERS, TILE_NOUNS, TOKEN_NOUNS, VEHICLE_NOUNS, place_noun
from .ground import is_held, shape_of, ship_steps, sled_steps
from .knowledge import imagined
from .laying import leaves_route, neighbours, placements
from .notation import (
    CORNERS,
    LAY_OF_SPOT,
    PICK_CODE,
    SPOTS,
    SQUARE_OF_SPOT,
    share_of,
    step_of,
)
from .outlook import held_in, last_call, melts_in, placement_gain
from .rules import launch_names, may_redistribute, on_offer, token_on, token_square
from .state import State
from .view import View


@lru_cache(maxsize=32)
def table(view: View) -> State:
    """The table a view shows, to be looked at only."""
    return imagined(view)


# --- The question -------------------------------------------------------------------------------


def question(view: View) -> str:
    """What is being asked of the viewer, by name."""
    if view.step == "over":
        return "over"
    if view.seat not in view.waiting:
        return "waiting"
    if view.step != "act":
        return view.step
    return "further" if view.actions else "pass" if _tired(view) else "act"


def _tired(view: View) -> bool:
    own = view.expeditions[view.turn]
    return not own.ship_ready and not own.sled_ready


def prompt(view: View) -> Message:
    """What is being asked, in one line, as this viewer sees it."""
    asked = question(view)
    args: dict[str, Arg] = {}
    if asked == "waiting":
        args = {"seat": PLAYERS[view.turn], "step": f"={view.step}"}
    elif asked == "further":
        args = {"crew": FURTHER}
    elif asked == "fill":
        args = {"square": f"={view.hole[0]}"}
    elif asked == "thaw":
        args = {"place": f"={view.expeditions[view.turn].sled}"}
    return Message(f"ask-{asked}", args)


def headline(view: View) -> Message:
    """Where the game stands, in a few words."""
    if view.step == "over":
        return Message("ask-over", {})
    if view.step == "pick":
        return Message("headline-setup", {})
    position = f"={POSITIONS[view.round - 1]}"
    return Message("headline", {"round": view.round, "last": LAST_ROUND, "position": position})


# --- Actions and their prices ---------------------------------------------------------------------


def price(view: View, action: str, seat: int) -> int:
    """What an action costs a seat now, with the surcharge of a further one in its turn."""
    return COST[action] + surcharge(view, seat)


def surcharge(view: View, seat: int) -> int:
    """What a seat's next action costs more; an action not finished yet is one already."""
    begun = view.actions or view.step in ("take", "fill")
    return FURTHER if begun and seat == view.turn else 0


def place_of(s: State, seat: int, vehicle: int) -> int:
    return s.ships[seat] if vehicle == SHIP else s.sleds[seat]


def ready_crew(s: State, seat: int, vehicle: int) -> int:
    return s.ship_ready[seat] if vehicle == SHIP else s.sled_ready[seat]


def barred(view: View, seat: int, action: str, vehicle: int) -> Message | None:
    """Why a seat's vehicle cannot take an action in its turn; None if it can."""
    s = table(view)
    place = place_of(s, seat, vehicle)
    noun: dict[str, Arg] = {"vehicle": VEHICLE_NOUNS[vehicle]}
    if seat in s.home:
        return Message("why-home", {})
    if place in (ABOARD, LOST) and vehicle == SLED:
        return Message("why-sled-aboard" if place == ABOARD else "why-sled-lost", {})
    reason = _reason(s, seat, action, vehicle, place)
    if reason is not None:
        return reason
    cost = price(view, action, seat)
    ready = ready_crew(s, seat, vehicle)
    if ready < cost:
        return Message("why-crew", {**noun, "price": cost, "ready": ready})
    return None


def _reason(s: State, seat: int, action: str, vehicle: int, place: int) -> Message | None:
    """What but the crew keeps a vehicle from an action."""
    if action == "take":
        return None if on_offer(s) else Message("why-nothing-on-offer", {})
    if action == "refresh":
        return None if any(s.bag) else Message("why-bag-empty", {})
    if action == "place":
        return _place_reason(s, seat, vehicle, place)
    if action == "move":
        return _move_reason(s, seat, vehicle, place)
    if action == "redistribute":
        return _share_reason(s, seat)
    token = token_on(s, place) if place < AREA else NO_TOKEN
    if token == NO_TOKEN or (token in EXPLORED) != (action == "explore"):
        return Message(f"why-nothing-to-{action}", {"vehicle": VEHICLE_NOUNS[vehicle]})
    return None


def _place_reason(s: State, seat: int, vehicle: int, place: int) -> Message | None:
    if place >= AREA:
        return Message("why-no-tile-under", {"vehicle": VEHICLE_NOUNS[vehicle]})
    if not s.reserves[seat]:
        return Message("why-no-reserve", {})
    if not placements(s, seat, vehicle, place):
        return Message("why-fits-nowhere", {"vehicle": VEHICLE_NOUNS[vehicle]})
    return None


def _move_reason(s: State, seat: int, vehicle: int, place: int) -> Message | None:
    ice = ICE[s.round]
    if vehicle == SLED and place < AREA and s.grounds[seat] < 0:
        return Message("why-thaw", {})
    if vehicle == SLED:
        steps = bool(sled_steps(s, place, s.grounds[seat], ice))
        return None if steps else Message("why-sled-stuck", {})
    if ship_steps(s, place, ice):
        return None
    return Message("why-ship-held" if is_held(s, place, ice) else "why-ship-stuck", {})


def _share_reason(s: State, seat: int) -> Message | None:
    if may_redistribute(s, seat):
        return None
    if s.ships[seat] == GREENLAND:
        return Message("why-crew-greenland", {})
    if s.sleds[seat] == ABOARD:
        return Message("why-no-ground-here", {})
    return Message("why-sled-lost" if s.sleds[seat] == LOST else "why-apart", {})


def token_gain(s: State, place: int) -> int:
    """Points of the token on a tile; 0 without one."""
    square = token_square(s, place) if place < AREA else -1
    return TOKEN_POINTS[s.tokens[square]] * ZONE[square] if square >= 0 else 0


def arrow_gain(s: State, seat: int, place: int) -> int:
    """Points for entering an arrow now."""
    if place == PASSAGE:
        return s.passage_tokens[0] if s.passage_tokens and not s.passage_won[seat] else 0
    entitled = s.passage_won[seat] or not s.passage_first
    return s.greenland_tokens[0] if s.greenland_tokens and entitled else 0


def gain(view: View, move: Move) -> tuple[int, int]:
    """Points and islands that a legal move brings at once."""
    words = move.words
    s = table(view)
    seat = view.turn
    if words[0] == "place":
        spot = move.code % SPOTS
        return placement_gain(s, seat, LAY_OF_SPOT[spot], SQUARE_OF_SPOT[spot])
    if words[0] in ("explore", "find"):
        return token_gain(s, place_of(s, seat, VEHICLES.index(words[1]))), 0
    if words[0] == "move" and words[2] in ("greenland", "passage"):
        return arrow_gain(s, seat, GREENLAND if words[2] == "greenland" else PASSAGE), 0
    return 0, 0


# --- Why not --------------------------------------------------------------------------------------

#: What else may be asked than an action, and the reason to give.
_OTHER: Final = {
    "pick": "why-pick",
    "take": "why-must-take",
    "fill": "why-fill",
    "thaw": "why-thaw",
}


def why_not(view: View, move: Move) -> Message:
    """Why the viewer may not make this move now."""
    if view.step == "over":
        return Message("why-over", {})
    if view.seat is None or view.seat not in view.waiting:
        return Message("why-not-asked", {})
    words = move.words
    if view.step != "act":
        if words[0] == "pick" and view.step in ("pick", "take"):
            return Message("why-not-on-offer", {"tile": TILE_NOUNS[move.code - PICK_CODE]})
        if words[0] == "stand" and view.step == "thaw":
            return Message("why-no-such-ground", {"corner": f"corner-{words[1]}"})
        return Message(_OTHER[view.step], {})
    if words[0] not in ACTIONS:
        return _plain_reason(view, words[0])
    if _tired(view):
        return Message("why-must-pass", {})
    vehicle = VEHICLES.index(words[1])
    reason = barred(view, view.seat, words[0], vehicle)
    return reason if reason is not None else _target_reason(view, view.seat, move)


def _plain_reason(view: View, verb: str) -> Message:
    if verb == "pass":
        return Message("why-pass-first", {})
    if verb == "end":
        return Message("why-must-act", {})
    return Message("why-pay-to-take" if verb == "pick" else "why-not-now", {})


def _target_reason(view: View, seat: int, move: Move) -> Message:
    """The action is possible, but not so."""
    s = table(view)
    words = move.words
    if words[0] == "take":
        return Message("why-not-on-offer", {"tile": f"tile-{words[2]}"})
    if words[0] == "place":
        return _spot_reason(s, seat, move)
    if words[0] == "move":
        return _step_reason(s, seat, move)
    if words[0] == "redistribute":
        return _sharing_reason(s, seat, move)
    return Message("why-not-now", {})


def _spot_reason(s: State, seat: int, move: Move) -> Message:
    """Why a tile cannot lie so."""
    vehicle, spot = divmod(move.code, SPOTS)
    lay, p = LAYS[LAY_OF_SPOT[spot]], SQUARE_OF_SPOT[spot]
    if lay.kind not in s.reserves[seat]:
        return Message("why-not-in-reserve", {"tile": TILE_NOUNS[lay.kind]})
    squares = SQUARE_MASK[lay.shape] << p
    if squares & s.filled:
        return Message("why-occupied", {})
    place = place_of(s, seat, vehicle)
    if not neighbours(squares) & SQUARE_MASK[shape_of(s, place)] << place:
        return Message("why-not-beside", {"vehicle": VEHICLE_NOUNS[vehicle]})
    land = lay.land << p
    if (land ^ s.land) & s.known & CORNER_MASK[lay.shape] << p:
        return Message("why-coast", {})
    inner_h = s.inner_h | (1 << p + STRIDE if lay.shape == DOWN else 0)
    inner_v = s.inner_v | (1 << p + 1 if lay.shape == ACROSS else 0)
    if not leaves_route(s, s.land | land, inner_h, inner_v):
        return Message("why-route", {})
    return Message("why-not-now", {})


def _step_reason(s: State, seat: int, move: Move) -> Message:
    """Why a vehicle cannot go there."""
    vehicle, place, _ = step_of(move.code)
    noun = {"place": place_noun(place)}
    if place < AREA and s.anchors[place] != place:
        return Message("why-no-tile-there", noun)
    if vehicle == SHIP:
        return Message("why-no-water", noun)
    steps = sled_steps(s, s.sleds[seat], s.grounds[seat], ICE[s.round])
    elsewhere = any(reached == place for reached, _ in steps)
    return Message("why-other-ground" if elsewhere else "why-no-way", noun)


def _sharing_reason(s: State, seat: int, move: Move) -> Message:
    """Why the crew cannot be shared so."""
    _, _, _, corner = share_of(move.code)
    grounds = launch_names(s, seat)
    if corner < 0:
        return Message("why-name-ground" if grounds else "why-such-crew", {})
    if s.sleds[seat] != ABOARD:
        return Message("why-sled-out", {})
    if corner not in grounds:
        return Message("why-no-such-ground", {"corner": f"corner-{CORNERS[corner]}"})
    return Message("why-such-crew", {})


# --- Moves in words -------------------------------------------------------------------------------


def move_words(view: View, move: Move) -> Message:
    """The move as a button or a line of a menu would name it."""
    words = move.words
    verb = words[0]
    if verb in ("end", "pass"):
        return Message(f"move-{verb}", {})
    if verb == "pick":
        return Message("move-pick", {"tile": f"tile-{words[1]}"})
    if verb == "fill":
        return Message(f"move-fill-{words[1]}", {})
    if verb == "stand":
        return Message("move-stand", {"corner": f"corner-{words[1]}"})
    args: dict[str, Arg] = {"vehicle": f"vehicle-{words[1]}", "crew": price(view, verb, view.turn)}
    if verb == "take":
        args["tile"] = f"tile-{words[2]}"
    elif verb == "place":
        args |= {"tile": f"tile-{words[2]}", "square": f"={words[3]}", "turn": f"turn-{words[4]}"}
        args["points"] = gain(view, move)[0]
    elif verb == "move":
        return _step_words(view, move, args)
    elif verb == "redistribute":
        return _share_words(move, args)
    elif verb in ("explore", "find"):
        return _token_words(view, verb, words[1], args)
    return Message(f"move-{verb}", args)


def _step_words(view: View, move: Move, args: dict[str, Arg]) -> Message:
    words = move.words
    if words[2] in ("greenland", "passage"):
        args |= {"place": f"arrow-{words[2]}", "points": gain(view, move)[0]}
        if words[2] == "passage":
            return Message("move-step-arrow", args)
        args |= left_behind(table(view), view.turn, VEHICLES.index(words[1]))
        return Message("move-step-home", args)
    args["place"] = f"={words[2]}"
    if len(words) > 3:
        args["corner"] = f"corner-{words[3]}"
        return Message("move-step-sled", args)
    return Message("move-step", args)


def left_behind(s: State, seat: int, vehicle: int) -> dict[str, Arg]:
    """What is lost when this vehicle comes home: the other one, its crew, and so many points."""
    if vehicle == SHIP and s.sleds[seat] in (ABOARD, LOST):
        return {"left": "=none", "lost": 0, "penalty": 0}
    ship = vehicle == SLED
    ready, resting = (s.ship_ready, s.ship_resting) if ship else (s.sled_ready, s.sled_resting)
    crew = ready[seat] + resting[seat]
    penalty = -(crew * LOST_CREWMAN + (LOST_SHIP if ship else LOST_SLED))
    return {"left": "=ship" if ship else "=sled", "lost": crew, "penalty": penalty}


def _share_words(move: Move, args: dict[str, Arg]) -> Message:
    _, ready, resting, corner = share_of(move.code)
    args |= {"ready": abs(ready), "resting": abs(resting)}
    args |= {"ready_to": _towards(ready), "resting_to": _towards(resting)}
    if corner >= 0:
        args["corner"] = f"corner-{CORNERS[corner]}"
        return Message("move-launch", args)
    return Message("move-redistribute", args)


def _towards(crew: int) -> str:
    return "=sled" if crew > 0 else "=ship" if crew < 0 else "=none"


def _token_words(view: View, verb: str, vehicle: str, args: dict[str, Arg]) -> Message:
    s = table(view)
    place = place_of(s, view.turn, VEHICLES.index(vehicle))
    token = token_on(s, place)
    args["token"] = "token-none" if token == NO_TOKEN else TOKEN_NOUNS[token]
    args["points"] = token_gain(s, place)
    return Message(f"move-{verb}", args)


# --- Warnings -------------------------------------------------------------------------------------


def warnings(view: View, seat: int) -> list[tuple[str, str, int, int]]:
    """What is easy to overlook: kind, weight, vehicle and the round it is about."""
    s = table(view)
    found: list[tuple[str, str, int, int]] = []
    if view.step == "over" or seat in s.home:
        return found
    if s.sleds[seat] < AREA and s.grounds[seat] >= 0:
        round, lost = melts_in(s, (s.sleds[seat], s.grounds[seat]))
        if round and lost:
            found.append(("sled-lost", "danger", SLED, round))
        elif round:
            found.append(("sled-moves", "notice", SLED, round))
    ship = s.ships[seat]
    if ship in (GREENLAND, LOST):
        return found
    found += _way_home(s, seat)
    if ship < AREA and not is_held(s, ship, ICE[s.round]):
        held = held_in(s, ship)
        if 0 < held <= s.round + 2:
            found.append(("ship-held", "notice", SHIP, held))
    return found


def _way_home(s: State, seat: int) -> list[tuple[str, str, int, int]]:
    """When the ship must set out; nothing while that is far off."""
    call = last_call(s, seat)
    soon = call <= s.round + 1
    if call:
        weight = "danger" if soon else "notice"
        return [("last-call", weight, SHIP, call)] if soon or call < LAST_ROUND else []
    call = last_call(s, seat, with_sled=True)
    return [("too-few", "notice", SHIP, call) if call else ("too-late", "danger", SHIP, s.round)]


def warning_text(kind: str, round: int) -> Message:
    position = f"={POSITIONS[round - 1]}"
    return Message(f"warning-{kind}", {"round": round, "position": position})
