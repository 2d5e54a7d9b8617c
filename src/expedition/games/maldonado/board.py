"""What a drawn table needs beside the view: the box it is drawn from, and advice at each moment.

The box is the same always. Advice is told from a view alone, by the functions that also tell the
table in words, so that board and words never differ. This module is never compiled: its types are
read at run time, and the browser's are made from them.
"""

from dataclasses import dataclass
from typing import Final

from expedition.kit.events import Arg, Message

from . import box
from .acts import can_pay
from .advice import (
    card_barred,
    current,
    no_partner,
    open_state,
    prompt,
    question,
    target_barred,
    tool_barred,
)
from .killing import kill_moves
from .land import terrain as land
from .notation import verb
from .rulebook import RULEBOOK, Rulebook
from .rules import moves
from .state import State
from .threats import CARDS as THREATS
from .view import View

# --- The box --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A terrain: how many of it there are, whether it has a red border."""

    key: str
    count: int
    red: bool


@dataclass(frozen=True, slots=True)
class Amount:
    """So many of a kind: a resource, water, any, track (points of the ghost), exhaust, ready,
    clear, look, choose. 99 pieces of gear are all of them."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class ChallengeCard:
    key: str
    suns: int
    chapter: bool
    cost: tuple[Amount, ...]
    passed: tuple[Amount, ...]
    failed: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class KillCard:
    key: str
    #: Three conditions, of which two are met.
    conditions: tuple[tuple[Amount, ...], ...]


@dataclass(frozen=True, slots=True)
class CrewCard:
    resource: str
    name: str


@dataclass(frozen=True, slots=True)
class PerPlayers:
    """What depends on the number of players."""

    players: int
    gear: int
    traitor_track: int | None
    allies_track: int
    traitor_hand: int | None
    allies_hand: int
    saved_to_win: int | None


@dataclass(frozen=True, slots=True)
class Box:
    """Everything printed that is drawn."""

    rows: str
    columns: str
    terrains: tuple[TerrainCard, ...]
    resources: tuple[str, ...]
    places: int
    fatigue: int
    most_water: int
    start_water: tuple[Amount, ...]
    most_track: int
    crew: tuple[CrewCard, ...]
    #: Influence cards by name, with what they are worth on a match and on a mismatch.
    influence: tuple[str, ...]
    influence_values: tuple[int, ...]
    influence_copies: int
    influence_removed: int
    mismatch: int
    order_match: int
    order_mismatch: int
    order_copies: int
    traitor_card: int
    accusations: int
    saved_without_traitor: int
    challenges: tuple[ChallengeCard, ...]
    challenges_a_day: int
    threats: tuple[str, ...]
    kills: tuple[KillCard, ...]
    monsters_to_kill: int
    gear: tuple[str, ...]
    characters: tuple[str, ...]
    #: Points of the record: crew, challenge, water, resource, waterskin.
    score: tuple[Amount, ...]
    deals: tuple[PerPlayers, ...]
    rulebook: Rulebook


def _amounts(table: dict[str, object]) -> tuple[Amount, ...]:
    return tuple(
        Amount(kind, box.ALL_PIECES if count == "all" else int(str(count)))
        for kind, count in table.items()
    )


def _challenge(key: str) -> ChallengeCard:
    card = box.DATA["challenges"][key]
    return ChallengeCard(
        key,
        card["suns"],
        bool(card.get("chapter")),
        _amounts(card["cost"]),
        _amounts(card["passed"]),
        _amounts(card["failed"]),
    )


def _deal(players: int) -> PerPlayers:
    traitor = players > 1
    return PerPlayers(
        players=players,
        gear=box.GEAR_EACH[players],
        traitor_track=box.START_TRAITOR[players] if traitor else None,
        allies_track=box.START_ALLIES[players],
        traitor_hand=box.HAND_TRAITOR[players] if traitor else None,
        allies_hand=box.HAND_ALLIES[players],
        saved_to_win=box.SAVED_TO_WIN[players] if traitor else None,
    )


def make_box() -> Box:
    kills = box.DATA["kills"]["cards"]
    return Box(
        rows=land.ROWS,
        columns=land.COLUMNS,
        terrains=tuple(
            TerrainCard(name, land.COUNTS[at], land.RED[at])
            for at, name in enumerate(land.TERRAINS)
        ),
        resources=box.RESOURCES,
        places=box.PLACES,
        fatigue=box.FATIGUE,
        most_water=box.MOST_WATER,
        start_water=_amounts(box.DATA["store"]["start_water"]),
        most_track=box.MOST_TRACK,
        crew=tuple(
            CrewCard(name, member) for name, member in zip(box.RESOURCES, box.CREW, strict=True)
        ),
        influence=box.INFLUENCE,
        influence_values=box.VALUES,
        influence_copies=box.DATA["influence"]["copies"],
        influence_removed=box.REMOVED_INFLUENCE,
        mismatch=box.DATA["influence"]["mismatch"],
        order_match=box.DATA["orders"]["match"],
        order_mismatch=box.DATA["orders"]["mismatch"],
        order_copies=box.DATA["orders"]["copies"],
        traitor_card=box.DATA["roles"]["traitor_card"],
        accusations=box.DATA["roles"]["accusations"],
        saved_without_traitor=box.SAVED_WITHOUT_TRAITOR,
        challenges=tuple(_challenge(key) for key in box.CHALLENGES),
        challenges_a_day=box.CHALLENGES_A_DAY,
        threats=box.THREATS,
        kills=tuple(
            KillCard(key, tuple(_amounts(kills[key][name]) for name in box.CONDITION_NAMES))
            for key in box.KILLS
        ),
        monsters_to_kill=box.MONSTERS_TO_KILL,
        gear=box.GEAR,
        characters=box.CHARACTERS,
        score=_amounts(dict(box.SCORE)),
        deals=tuple(_deal(players) for players in range(1, box.MOST_SEATS + 1)),
        rulebook=RULEBOOK,
    )


BOX: Final = make_box()


# --- Advice ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of the viewer's hand. Show it only while the player peeks.

    `up` and `down` are why it may not be laid so on the present target; None if it may, or if
    nothing is to be laid now.
    """

    slot: int
    card: str
    role: bool
    up: Message | None
    down: Message | None


@dataclass(frozen=True, slots=True)
class CrewAdvice:
    """A crew card as the viewer knows it."""

    resource: str
    #: What lies open to all, and how many cards lie face down: influence backs and orders.
    open: int
    hidden: int
    orders: int
    #: What the viewer knows in all (own cards, cards looked at), and how many remain unknown.
    known: int
    unknown: int
    #: Why it cannot be this turn's target now; None if it can, or if none is chosen now.
    barred: Message | None


@dataclass(frozen=True, slots=True)
class ConditionAdvice:
    name: str
    payable: bool
    cost: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class KillAdvice:
    """An open kill card: which conditions could be met now, and why the kill is not offered."""

    kill: str
    conditions: tuple[ConditionAdvice, ...]
    barred: Message | None


@dataclass(frozen=True, slots=True)
class ToolAdvice:
    """A piece of gear or a character of a seat; `barred` says why it cannot be used now."""

    seat: int
    key: str
    ready: bool
    usable: bool
    barred: Message | None


@dataclass(frozen=True, slots=True)
class ChallengeAdvice:
    key: str
    #: Tokens until it is resolved, if it is its turn; whether the store could pay for it now.
    left: int
    payable: bool
    lacking: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class NightAdvice:
    """What the coming night would cost as things stand."""

    food: bool
    fatigue: int
    #: Water that monsters take, for nothing else is left them or wanted, and how many of them will
    #: ask for a token of choice.
    water: int
    asks: int
    ghost: int
    survives: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """What the table tells its viewer at a glance."""

    #: The question by name, in words, and a line on what follows.
    question: str
    ask: Message
    note: Message | None
    #: The step of the turn: set-up, explore, activate, act, time, influence, night,
    #: accuse or over.
    phase: str
    #: The same for everybody at a table, so that a glance tells nothing: how a card may be laid.
    hand: tuple[HeldCard, ...]
    crew: tuple[CrewAdvice, ...]
    challenges: tuple[ChallengeAdvice, ...]
    kills: tuple[KillAdvice, ...]
    tools: tuple[ToolAdvice, ...]
    night: NightAdvice
    #: Tokens left in each row.
    rows: tuple[int, ...]
    #: Accusation tokens in front of each seat.
    accused: tuple[int, ...]
    #: At the end what each card laid counts, for each crew card in the order of laying.
    worths: tuple[tuple[int, ...], ...]


def advise(view: View) -> Advice:
    s = open_state(view)
    asked = question(view)
    return Advice(
        question=asked,
        ask=prompt(view),
        note=_note(view, asked),
        phase=_PHASES.get(view.step, "activate"),
        hand=_hand(view, s),
        crew=tuple(_crew(view, crew) for crew in range(len(box.CREW))),
        challenges=tuple(_challenge_advice(view, s, at) for at in range(len(view.challenges))),
        kills=tuple(_kill(view, s, kill) for kill in view.kills),
        tools=_tools(view, s),
        night=_night(view, s),
        rows=tuple(
            sum(view.tokens[row * land.SIZE : (row + 1) * land.SIZE])
            for row in range(len(land.ROWS))
        ),
        accused=tuple(
            sum(row.count(seat) for row in view.accusations) for seat in range(view.seats)
        ),
        worths=_worths(view),
    )


_PHASES: Final = {
    "character": "set-up",
    "gear": "set-up",
    "turn": "explore",
    "after": "act",
    "challenge": "time",
    "ready": "time",
    "look": "time",
    "target": "influence",
    "card": "influence",
    "monsters": "night",
    "keep": "night",
    "exhaust": "act",
    "accuse": "accuse",
    "over": "over",
}


def _note(view: View, asked: str) -> Message | None:
    """What follows: the suns of the day, what gaining brings, what a choice is worth."""
    if asked in ("over", "waiting") or view.step in ("character", "gear"):
        return None
    if asked in ("turn", "after"):
        at = current(view)
        suns = box.SUNS[box.CHALLENGES.index(view.challenges[at])]
        args: dict[str, Arg] = {
            "challenge": f"challenge-{view.challenges[at]}",
            "left": suns - view.suns,
        }
        return Message("note-time", args)
    if asked == "challenge":
        return Message("note-challenge", {"challenge": f"challenge-{view.card}"})
    if asked == "card" and view.mode == "allies":
        return Message("note-card-open", {})
    return Message(f"note-{asked}", {}) if asked in _NOTED else None


_NOTED: Final = ("target", "card", "keep", "accuse", "fog")


def _worths(view: View) -> tuple[tuple[int, ...], ...]:
    """Told only when the game is over and every card lies open."""
    if view.final is None:
        return ()
    return tuple(
        tuple(box.WORTH[box.CARDS.index(laid.card)][crew] for laid in row if laid.card)
        for crew, row in enumerate(view.laid)
    )


# --- Cards ----------------------------------------------------------------------------------------


def _hand(view: View, s: State) -> tuple[HeldCard, ...]:
    laying = question(view) == "card"
    legal = [move.text for move in moves(s, view.seat)] if laying and view.seat is not None else []
    held = []
    for slot, card in enumerate(view.hand, 1):
        barred: list[Message | None] = [None, None]
        if laying:
            for at, face in enumerate(("up", "down")):
                if f"lay {slot} {face}" not in legal:
                    barred[at] = card_barred(view, ("lay", str(slot), face))
        held.append(HeldCard(slot, card, card in ("ally", "traitor"), barred[0], barred[1]))
    return tuple(held)


def _crew(view: View, crew: int) -> CrewAdvice:
    row = view.laid[crew]
    worth = {name: box.WORTH[card][crew] for card, name in enumerate(box.CARDS)}
    choosing = question(view) == "target"
    return CrewAdvice(
        resource=box.RESOURCES[crew],
        open=sum(worth[laid.card] for laid in row if laid.up and laid.card),
        hidden=sum(not laid.up and laid.back == "influence" for laid in row),
        orders=sum(laid.back == "order" for laid in row),
        known=sum(worth[laid.card] for laid in row if laid.card),
        unknown=sum(laid.card is None for laid in row),
        barred=target_barred(view, crew) if choosing else None,
    )


# --- The expedition -------------------------------------------------------------------------------


def _challenge_advice(view: View, s: State, at: int) -> ChallengeAdvice:
    key = view.challenges[at]
    card = box.CHALLENGES.index(key)
    cost = box.COST[card]
    now = view.outcomes[at] == "waiting" and at == current(view)
    lacking = [
        Amount(box.KINDS[kind], cost[kind] - s.store[kind])
        for kind in range(len(box.KINDS))
        if cost[kind] > s.store[kind]
    ]
    if not lacking and not can_pay(s, cost):
        lacking = [Amount("any", 1)]
    left = box.SUNS[card] - (view.suns if now else 0)
    return ChallengeAdvice(key, left if now else 0, not lacking, tuple(lacking))


def _kill(view: View, s: State, kill: str) -> KillAdvice:
    """Each condition for itself, and whether two of them can be met for a monster that lives."""
    number = box.KILLS.index(kill)
    table = box.DATA["kills"]["cards"][kill]
    gear = sum(tool.ready for tool in _pieces(view))
    conditions = tuple(
        ConditionAdvice(
            name,
            can_pay(s, each.cost)
            and each.exhaust <= gear
            and not (each.track and view.track == box.MOST_TRACK),
            _amounts(table[name]),
        )
        for name, each in zip(box.CONDITION_NAMES, box.CONDITIONS[number], strict=True)
    )
    return KillAdvice(kill, conditions, _kill_barred(view, s, kill))


def _kill_barred(view: View, s: State, kill: str) -> Message | None:
    if not any(monster.alive for monster in view.monsters):
        return Message("why-nothing-lives", {})
    ways = kill_moves(s, view.active)
    if not any(move.words[1] == kill for move in ways):
        return Message("why-two-conditions", {})
    if question(view) not in ("turn", "after"):
        return Message("why-own-turn", {})
    return None


def _pieces(view: View) -> list[ToolAdvice]:
    """All gear on the table but the waterskin, which no card can exhaust."""
    return [
        ToolAdvice(seat, piece, piece not in view.exhausted, False, None)
        for seat, gear in enumerate(view.gear)
        for piece in gear
        if piece != "waterskin"
    ]


def _tools(view: View, s: State) -> tuple[ToolAdvice, ...]:
    """Everybody's character and gear; for the viewer's own whether it is of use now."""
    usable = _usable(view, s)
    found = []
    for seat in range(view.seats):
        character = view.characters[seat]
        if character is not None:
            found.append(_tool(view, seat, character, not view.used[seat], usable))
        for piece in view.gear[seat]:
            found.append(_tool(view, seat, piece, piece not in view.exhausted, usable))
    return tuple(found)


def _usable(view: View, s: State) -> set[str]:
    """The tools that a legal move of the viewer names."""
    if view.seat not in view.waiting or view.seat is None:
        return set()
    legal = moves(s, view.seat)
    named = {word for move in legal if verb(move) in ("use", "time") for word in move.words[1:2]}
    named |= {word for move in legal if verb(move) == "explore" for word in move.words[2:]}
    if any("musket" in move.words for move in legal):
        named.add("musket")
    return named


def _tool(view: View, seat: int, key: str, ready: bool, usable: set[str]) -> ToolAdvice:
    mine = seat == view.seat
    able = mine and key in usable
    barred = None
    if mine and not able:
        barred = tool_barred(view, key) or _idle(view, key)
    return ToolAdvice(seat, key, ready, able, barred)


#: Tools that belong to a step of their own.
_MOMENTS: Final = {
    "axe": "wood",
    "snares": "food",
    "musket": "kill",
    "rope": "explore",
    "compass": "explore",
    "canoe": "time",
    "lewis": "time",
}


def _idle(view: View, key: str) -> Message:
    """Why a ready tool rests: another moment, a missing partner, or nothing to do."""
    noun = f"gear-{key}" if key in box.GEAR else f"character-{key}"
    alone = no_partner(view, key)
    if alone is not None:
        return alone
    if key in _MOMENTS:
        return Message("why-other-moment", {"thing": noun, "moment": f"={_MOMENTS[key]}"})
    if question(view) not in ("turn", "after"):
        return Message("why-own-turn", {})
    return Message("why-no-effect", {"thing": noun})


def _can_give(left: list[int], tribute: tuple[int, ...]) -> bool:
    """Whether a resource that is left will do; no two monsters want the same one."""
    return any(0 < amount <= left[kind] for kind, amount in enumerate(tribute[: len(left)]))


def _night(view: View, s: State) -> NightAdvice:
    """As the store stands now: food first, then fatigue, then the monsters."""
    food = view.store[box.FOOD] >= box.FOOD_A_NIGHT
    beyond = sum(view.store) - box.FOOD_A_NIGHT * food - box.PLACES
    fatigue = 0 if view.rested else max(0, beyond)
    alive = [
        THREATS[box.THREATS.index(monster.threat)] for monster in view.monsters if monster.alive
    ]
    left = list(view.store)
    left[box.FOOD] -= box.FOOD_A_NIGHT * food
    asking = [card.tribute for card in alive if any(card.tribute)]
    thirsty = [tribute for tribute in asking if not _can_give(left, tribute)]
    water = sum(card.water for card in alive) + sum(each[box.WATER] for each in thirsty)
    ghost = sum(card.track for card in alive)
    if view.fate and view.rows_today == 0:
        ghost += box.FATE_TRACK
    return NightAdvice(
        food=food,
        fatigue=fatigue,
        water=water,
        asks=len(asking) - len(thirsty),
        ghost=ghost,
        survives=food and view.water >= fatigue + water,
    )
