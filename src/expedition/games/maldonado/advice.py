"""What a player asks of the table: what is being decided, what a move would do, why not.

Everything is answered from a view: the rules are asked about a state in which all that the viewer
cannot know is empty, so nothing can be told that its viewer may not know.
"""

from functools import lru_cache
from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.moves import Move

from .acts import can_pay
from .box import (
    ANY,
    CARD_RESOURCE,
    CARDS,
    CHALLENGES,
    CHARACTERS,
    COST,
    GEAR,
    KINDS,
    LAID_UP,
    MONSTERS_TO_KILL,
    MOST_TRACK,
    PARTNER,
    RESOURCES,
    SUNS,
    TRAITOR_CARD,
)
from .dealing import is_role
from .imagining import public_state
from .influence import targets
from .killing import living
from .knowledge import known_land
from .land.terrain import SPACES
from .notation import KILL_MOVES, KILL_WAYS, Kill, verb, within
from .rules import moves
from .state import State
from .threats import CARDS as THREAT_CARDS
from .threats.horned_hare import HornedHare
from .view import View


@lru_cache(64)
def open_state(view: View) -> State:
    """The table as far as the viewer knows it. Not to be changed."""
    s = public_state(view)
    s.land = known_land(view)
    if view.seat is not None and view.roles[view.seat] == "traitor":
        s.traitor = view.seat
    return s


def slain(view: View) -> int:
    return sum([not monster.alive for monster in view.monsters])


# --- What is asked --------------------------------------------------------------------------------


def question(view: View) -> str:
    """What the viewer is asked now, by name; `waiting` if others are, `over` at the end."""
    if view.step == "over":
        return "over"
    if view.seat not in view.waiting:
        return "waiting"
    if view.step == "gain":
        return "gain-any" if view.times == len(KINDS) else "gain"
    if view.step == "clear" and view.token:
        return "clear-near"
    return "tribute" if view.step in ("pay-threat", "monsters") else view.step


def prompt(view: View) -> Message:
    """What is being asked, in one line, as the viewer sees it."""
    asked = question(view)
    args: dict[str, Arg] = {}
    if asked == "waiting":
        args["seats"] = tuple([f"seat:{seat}" for seat in view.waiting])
    elif asked == "challenge":
        args["challenge"] = f"challenge-{view.card}"
    elif asked == "tribute":
        args["threat"] = f"threat-{view.card}"
    elif asked == "card":
        args["crew"] = f"crew-{view.target}"
    elif asked in ("clear", "clear-near", "exhaust"):
        args["count"] = view.times
    elif asked == "tool":
        args["terrain"] = f"terrain-{view.land[SPACES.index(view.here or '')]}"
    return Message(f"prompt-{asked}", args)


def headline(view: View) -> Message:
    """Where the game stands, in a few words."""
    if view.final is not None:
        return Message(f"headline-{view.final.winner}", {})
    if view.step in ("character", "gear"):
        return Message("headline-set-up", {})
    args: dict[str, Arg] = {"day": view.day, "track": view.track, "slain": slain(view)}
    return Message("headline", {**args, "goal": MONSTERS_TO_KILL})


def progress(view: View) -> float:
    """How much is behind: spaces uncovered or monsters killed, whichever is further."""
    if view.step == "over":
        return 1.0
    uncovered = 1 - sum(view.tokens) / (len(view.tokens) - 1)
    return max(uncovered, slain(view) / MONSTERS_TO_KILL)


# --- Moves in words -------------------------------------------------------------------------------


def move_words(view: View, move: Move) -> Message:
    """The move as a button would name it, with its consequence where there is one.

    Cards of the hand are named by their slot alone, whoever reads it: no button tells a role.
    """
    words = move.words
    first = words[0]
    if first == "explore":
        return _explore_words(view, words)
    if first == "use":
        return _use_words(words)
    if first == "kill":
        return _kill_words(KILL_WAYS[within(KILL_MOVES, move)])
    if first == "time":
        return _time_words(view, words)
    if first == "pay":
        return _pay_words(view, words)
    if first == "fail":
        args: dict[str, Arg] = {
            "challenge": f"challenge-{view.card}",
            "detail": "=move-fail-detail",
        }
        return Message("move-fail", args)
    if first == "look":
        return _look_words(view, words)
    return Message(*_plain_words(words))


def _plain_words(words: tuple[str, ...]) -> tuple[str, dict[str, Arg]]:
    first, rest = words[0], words[1:]
    if first == "take":
        kind = "gear" if rest[0] in GEAR else "character"
        return "move-take", {"thing": f"{kind}-{rest[0]}", "effect": "=move-take-effect"}
    if first == "lay":
        return "move-lay", {"slot": int(rest[0]), "face": f"={rest[1]}"}
    if first in ("keep", "discard"):
        return f"move-{first}", {"slot": int(rest[0])}
    if first == "swap":
        return "move-swap", {"give": f"kind-{rest[0]}", "get": f"kind-{rest[1]}"}
    if first == "accuse" and rest[0] != "nobody":
        return "move-accuse", {"target": f"seat:{rest[0]}"}
    if first in _NOUN_MOVES:
        name, noun = _NOUN_MOVES[first]
        return f"move-{first}", {name: f"{noun}{rest[0]}"}
    return "move-" + "-".join(words), {}


#: Moves that name one thing: the argument, and what makes a noun of it.
_NOUN_MOVES: Final = {
    "gain": ("kind", "kind-"),
    "clear": ("space", "="),
    "turn": ("crew", "crew-"),
    "exhaust": ("gear", "gear-"),
    "ready": ("gear", "gear-"),
    "target": ("crew", "crew-"),
}


def _explore_words(view: View, words: tuple[str, ...]) -> Message:
    """Where, with what; and what is there, if the viewer has seen it."""
    known = view.land[SPACES.index(words[1])]
    means = tuple([_tool_noun(name) for name in words[2:]])
    args: dict[str, Arg] = {
        "space": f"={words[1]}",
        "known": "=no" if known is None else "=yes",
        "terrain": "=" if known is None else f"terrain-{known}",
        "means": means,
        "with": "=yes" if means else "=no",
    }
    return Message("move-explore", args)


def _tool_noun(name: str) -> str:
    return f"gear-{name}" if name in GEAR else f"character-{name}"


def _use_words(words: tuple[str, ...]) -> Message:
    thing = _tool_noun(words[1])
    if words[1] == "waterskin":
        return Message("move-drop", {"thing": thing})
    if words[1] == "kettle":
        args: dict[str, Arg] = {"thing": thing, "give": f"kind-{words[2]}", "get": "kind-water"}
        return Message("move-use-swap", args)
    if len(words) == 4:
        args = {"thing": thing, "give": f"kind-{words[2]}", "get": f"kind-{words[3]}"}
        return Message("move-use-swap", args)
    if len(words) == 3:
        return Message("move-use-space", {"thing": thing, "space": f"={words[2]}"})
    return Message("move-use", {"thing": thing, "effect": "=move-use-effect"})


def cost_nouns(way: Kill) -> tuple[str, ...]:
    """What a kill costs, thing by thing."""
    tokens = [f"kind-{KINDS[kind]}" for kind in range(len(KINDS)) for _ in range(way.cost[kind])]
    return (*tokens, *["cost-gear"] * way.exhaust, *["cost-track"] * way.track)


def _kill_words(way: Kill) -> Message:
    words = way.text.split()
    args: dict[str, Arg] = {
        "kill": f"kill-{words[1]}",
        "threat": f"threat-{words[2]}",
        "cost": cost_nouns(way),
        "musket": "=yes" if way.spared >= 0 else "=no",
    }
    return Message("move-kill", args)


def _time_words(view: View, words: tuple[str, ...]) -> Message:
    """Where the token goes, and whether the challenge is then resolved."""
    if len(words) > 1:
        return Message("move-time-away", {"thing": _tool_noun(words[1])})
    at = current(view)
    card = CHALLENGES.index(view.challenges[at])
    args: dict[str, Arg] = {
        "challenge": f"challenge-{view.challenges[at]}",
        "count": view.suns + 1,
        "suns": SUNS[card],
        "last": "=yes" if view.suns + 1 == SUNS[card] else "=no",
    }
    return Message("move-time", args)


def current(view: View) -> int:
    """The place of the left-most challenge that is not resolved."""
    return view.outcomes.index("waiting")


def _pay_words(view: View, words: tuple[str, ...]) -> Message:
    if view.step == "challenge":
        cost = list(COST[CHALLENGES.index(view.card or "")])
        if len(words) > 1:
            cost[KINDS.index(words[1])] += 1
        kinds = [f"kind-{KINDS[kind]}" for kind in range(len(KINDS)) for _ in range(cost[kind])]
        args: dict[str, Arg] = {
            "kinds": tuple(kinds),
            "challenge": f"challenge-{view.card}",
            "detail": "=move-pay-detail",
        }
        return Message("move-pay", args)
    kind = words[1] if len(words) > 1 else KINDS[0]
    return Message("move-tribute", {"kinds": (f"kind-{kind}",) * _tribute(view, kind)})


def _tribute(view: View, kind: str) -> int:
    """How much of a kind the monster wants."""
    for card in THREAT_CARDS:
        if card.name == view.card:
            hare = isinstance(card, HornedHare) and view.step == "pay-threat"
            tribute = card.first_tribute if hare and isinstance(card, HornedHare) else card.tribute
            return tribute[KINDS.index(kind)]
    return 1


def _look_words(view: View, words: tuple[str, ...]) -> Message:
    row = view.laid[RESOURCES.index(words[1])]
    at = int(words[2])
    owner = row[at - 1].seat if at <= len(row) else None
    back = row[at - 1].back if at <= len(row) else "influence"
    args: dict[str, Arg] = {
        "crew": f"crew-{words[1]}",
        "number": at,
        "back": f"={back}",
        "whose": "=none" if owner is None else "=seat",
        "owner": "=" if owner is None else f"seat:{owner}",
    }
    return Message("move-look", args)


# --- Why not --------------------------------------------------------------------------------------

_VERBS: Final = {
    "character": ("take",),
    "gear": ("take",),
    "turn": ("explore", "stay", "use", "kill"),
    "tool": ("use", "decline"),
    "swap": ("swap", "decline"),
    "gain": ("gain",),
    "clear": ("clear", "decline"),
    "pay-threat": ("pay",),
    "fog": ("discard",),
    "knight": ("exhaust",),
    "turn-up": ("turn", "decline"),
    "after": ("time", "use", "kill"),
    "challenge": ("pay", "fail"),
    "ready": ("ready",),
    "look": ("look",),
    "target": ("target",),
    "card": ("lay", "order", "nothing"),
    "monsters": ("pay",),
    "keep": ("keep",),
    "exhaust": ("exhaust",),
    "accuse": ("accuse",),
}


def why_not(view: View, move: Move) -> Message:
    """Why the viewer may not make this move now."""
    if view.step == "over":
        return Message("why-over", {})
    if view.seat not in view.waiting:
        return Message("why-not-asked", {})
    if verb(move) == "stay" and view.step == "turn":
        return Message("why-way-free", {})
    if verb(move) not in _VERBS.get(view.step, ()):
        return Message("why-other-question", {})
    return _barred(view, move.words)


def _barred(view: View, words: tuple[str, ...]) -> Message:
    first = words[0]
    if first == "explore":
        return explore_barred(view, words[1], words[2:])
    if first in ("use", "time"):
        return tool_barred(view, words[1]) or no_partner(view, words[1]) or _useless(view, words)
    if first == "kill":
        return _kill_barred(view, words)
    if first == "take":
        return _take_barred(view, words[1])
    if first in ("lay", "order", "nothing"):
        return card_barred(view, words)
    if first == "target":
        return Message("why-not-target", {"crew": f"crew-{words[1]}"})
    if first in ("pay", "swap"):
        return _unpaid(view, words)
    if first == "clear":
        return _clear_barred(view, words[1])
    if first in ("discard", "keep"):
        return _slot_barred(view, int(words[1]))
    if first == "accuse":
        return _accuse_barred(view, words[1])
    return Message("why-not-now", {})


def explore_barred(view: View, space: str, means: tuple[str, ...]) -> Message:
    """Why a space cannot be explored, so or at all."""
    at = SPACES.index(space)
    if view.land[at] == "peak":
        return Message("why-peak", {})
    if not view.tokens[at]:
        return Message("why-no-token", {"space": f"={space}"})
    for name in means:
        barred = tool_barred(view, name)
        if barred is not None:
            return barred
    if means:
        less = _takes_less(view, space, means)
        return Message("why-less" if less else "why-means", {"space": f"={space}"})
    if sum(view.tokens) == len(view.tokens) - 1:
        return Message("why-start", {"space": f"={space}"})
    return Message("why-no-way", {"space": f"={space}"})


def _takes_less(view: View, space: str, means: tuple[str, ...]) -> bool:
    """Whether the space can be explored with some of these means, or with none."""
    assert view.seat is not None
    ways = [move.words for move in moves(open_state(view), view.seat)]
    return any([way[:2] == ("explore", space) and set(way[2:]) < set(means) for way in ways])


def tool_barred(view: View, name: str) -> Message | None:
    """Why the viewer cannot use gear or a character: not theirs, or spent."""
    assert view.seat is not None
    thing = _tool_noun(name)
    if name in GEAR:
        if name not in view.gear[view.seat]:
            return Message("why-not-yours", {"thing": thing})
        return Message("why-exhausted", {"thing": thing}) if name in view.exhausted else None
    if view.characters[view.seat] != name:
        return Message("why-not-yours", {"thing": thing})
    return Message("why-used", {"thing": thing}) if view.used[view.seat] else None


def _useless(view: View, words: tuple[str, ...]) -> Message:
    """Why a tool at hand does nothing so: not on this space, not for this token, or not at all."""
    thing = _tool_noun(words[1])
    assert view.seat is not None
    legal = moves(open_state(view), view.seat)
    if not any([move.words[:2] == words[:2] for move in legal]):
        return Message("why-no-effect", {"thing": thing})
    if words[-1] in SPACES:
        return Message("why-not-there", {"thing": thing, "space": f"={words[-1]}"})
    return Message("why-cannot-pay", {})


def _unpaid(view: View, words: tuple[str, ...]) -> Message:
    """Why this cannot be given: it is not what is asked for, or the store does not hold it."""
    if words[0] == "swap" or _is_wanted(view, words):
        return Message("why-cannot-pay", {})
    return Message("why-not-wanted", {})


def _is_wanted(view: View, words: tuple[str, ...]) -> bool:
    if view.step == "challenge":
        any_token = COST[CHALLENGES.index(view.card or "")][ANY] > 0
        return any_token == (len(words) > 1)
    return len(words) > 1 and _tribute(view, words[1]) > 0


def no_partner(view: View, name: str) -> Message | None:
    """That a character helps another one's player, and nobody is that one."""
    if name not in CHARACTERS or CHARACTERS.index(name) not in PARTNER:
        return None
    other = CHARACTERS[PARTNER[CHARACTERS.index(name)]]
    if other in view.characters:
        return None
    args: dict[str, Arg] = {"thing": _tool_noun(name), "other": f"character-{other}"}
    return Message("why-no-partner", args)


def _kill_barred(view: View, words: tuple[str, ...]) -> Message:
    s = open_state(view)
    way = next(way for way in KILL_WAYS if way.text == " ".join(words))
    if words[1] not in view.kills:
        return Message("why-no-kill", {"kill": f"kill-{words[1]}"})
    if way.threat not in living(s):
        return Message("why-no-monster", {"threat": f"threat-{words[2]}"})
    if way.spared >= 0:
        barred = tool_barred(view, "musket")
        if barred is not None:
            return barred
    if way.track and view.track == MOST_TRACK:
        return Message("why-track-full", {})
    if not can_pay(s, way.cost):
        return Message("why-cannot-pay", {})
    return Message("why-no-gear", {})


def _take_barred(view: View, name: str) -> Message:
    wanted = "gear" if view.step == "gear" else "character"
    thing = _tool_noun(name)
    if not thing.startswith(wanted):
        return Message("why-other-question", {})
    taken = name in view.characters or any([name in gear for gear in view.gear])
    alone = None if taken else no_partner(view, name)
    return alone or Message("why-taken", {"thing": thing})


def card_barred(view: View, words: tuple[str, ...]) -> Message:
    """Why a card may not be laid so; told from the hand alone, for its owner's eyes."""
    assert view.seat is not None
    crew = f"crew-{view.target}"
    target = RESOURCES.index(view.target or "")
    hand = [CARDS.index(name) for name in view.hand]
    if words[0] == "nothing":
        return Message("why-orders-left" if view.order_pile else "why-has-match", {"crew": crew})
    if words[0] == "order":
        return Message("why-has-match" if view.order_pile else "why-no-orders", {"crew": crew})
    slot = int(words[1])
    if slot > len(hand):
        return Message("why-no-slot", {"slot": slot})
    card = hand[slot - 1]
    if len(hand) == 1 and view.mode == "traitor":
        return Message("why-last-back", {})
    if is_role(card) and card != TRAITOR_CARD:
        return Message("why-role-card", {})
    if card == TRAITOR_CARD:
        return Message("why-role-down", {})
    if CARD_RESOURCE[card] != target:
        return Message("why-no-match", {"crew": crew})
    if view.mode == "allies" or LAID_UP[card]:
        return Message("why-face-up", {})
    return Message("why-face-down", {})


def _clear_barred(view: View, space: str) -> Message:
    if not view.tokens[SPACES.index(space)]:
        return Message("why-no-token", {"space": f"={space}"})
    return Message("why-not-near", {"space": f"={space}"})


def _slot_barred(view: View, slot: int) -> Message:
    if slot > len(view.hand):
        return Message("why-no-slot", {"slot": slot})
    return Message("why-role-card", {})


def _accuse_barred(view: View, whom: str) -> Message:
    if whom == "nobody":
        return Message("why-must-accuse", {})
    return Message("why-yourself" if int(whom) == view.seat else "why-not-now", {})


# --- What a table may show at a glance ------------------------------------------------------------


def target_barred(view: View, crew: int) -> Message | None:
    """Why a crew card cannot be this turn's target."""
    if crew in targets(open_state(view)):
        return None
    return Message("why-not-target", {"crew": f"crew-{RESOURCES[crew]}"})
