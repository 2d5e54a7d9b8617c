"""The box: everything printed, read from data.toml once and turned into tables of numbers.

Every thing has a small number, and lists of things are `bytes`: one byte a card, so that hands and
piles are copied, counted and searched at the speed of C. The land has its own package, `land`.
"""

import tomllib
from itertools import combinations
from typing import Any, Final

from .land.terrain import HOME as _HOME

HOME: Final = _HOME
DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "data.toml").read_text("utf-8"))

NOBODY: Final = -1
#: In rows of bytes: nothing there.
NONE: Final = 255
MOST_SEATS: Final = 4

ONE: Final = tuple(bytes((number,)) for number in range(256))


def _per_players(table: dict[str, Any]) -> tuple[int, ...]:
    """A row with the number for each count of players, 0 where there is none."""
    return tuple(int(table.get(str(players), 0)) for players in range(MOST_SEATS + 1))


# --- Kinds of tokens --------------------------------------------------------------------------

RESOURCES: Final[tuple[str, ...]] = tuple(DATA["resources"]["names"])
KINDS: Final = (*RESOURCES, "water")
FOOD: Final = KINDS.index("food")
WATER: Final = KINDS.index("water")
#: In a cost: one token of any kind.
ANY: Final = len(KINDS)

Cost = tuple[int, ...]  # how many of each kind, then how many of any


def cost_of(table: dict[str, Any]) -> Cost:
    return tuple(int(table.get(name, 0)) for name in (*KINDS, "any"))


# --- The store and the track ------------------------------------------------------------------

LEVELS: Final = ("easy", "normal", "hard")
PLACES: Final[int] = DATA["store"]["places"]
FATIGUE: Final[int] = DATA["store"]["fatigue"]
MOST_RESOURCES: Final = PLACES + FATIGUE
MOST_WATER: Final[int] = DATA["store"]["water"]
START_WATER: Final[tuple[int, ...]] = tuple(DATA["store"]["start_water"][name] for name in LEVELS)
FOOD_A_NIGHT: Final[int] = DATA["store"]["food_a_night"]

MOST_TRACK: Final[int] = DATA["track"]["most"]
START_TRAITOR: Final = _per_players(DATA["track"]["start"]["traitor"])
START_ALLIES: Final = _per_players(DATA["track"]["start"]["allies"])
BONES_TRACK: Final[int] = DATA["land_effects"]["bones"]
LAND_TRACK: Final[int] = DATA["land_effects"]["land"]
ROW_TRACK: Final[int] = DATA["land_effects"]["row"]
FATE_TRACK: Final[int] = DATA["fate"]["track"]
MONSTERS_TO_KILL: Final[int] = DATA["goal"]["monsters"]

# --- Influence, orders and roles --------------------------------------------------------------

CREW: Final[tuple[str, ...]] = tuple(DATA["crew"][name] for name in RESOURCES)

VALUES: Final[tuple[int, ...]] = tuple(DATA["influence"]["values"])
#: An influence card is resource * len(VALUES) + place of its value; the role cards follow.
INFLUENCE: Final = tuple(f"{name}-{value}" for name in RESOURCES for value in VALUES)
TRAITOR_CARD: Final = len(INFLUENCE)
ALLY_CARD: Final = TRAITOR_CARD + 1
#: An order of a resource is ORDER_0 + resource.
ORDER_0: Final = ALLY_CARD + 1
CARDS: Final = (*INFLUENCE, "traitor", "ally", *(f"order-{name}" for name in RESOURCES))
#: The resource of a card, NOBODY for a role.
CARD_RESOURCE: Final = (
    *(card // len(VALUES) for card in range(len(INFLUENCE))),
    NOBODY,
    NOBODY,
    *range(len(RESOURCES)),
)
ALL_INFLUENCE: Final = bytes(
    card for card in range(len(INFLUENCE)) for _ in range(DATA["influence"]["copies"])
)
#: The influence cards an ally lays face up.
LAID_UP: Final = tuple(
    VALUES[card % len(VALUES)] in DATA["influence"]["face_up"] for card in range(len(INFLUENCE))
)
ALL_ORDERS: Final = bytes(
    kind for kind in range(len(RESOURCES)) for _ in range(DATA["orders"]["copies"])
)
REMOVED_INFLUENCE: Final[int] = DATA["influence"]["removed"]
HAND_TRAITOR: Final = _per_players(DATA["influence"]["hand"]["traitor"])
HAND_ALLIES: Final = _per_players(DATA["influence"]["hand"]["allies"])


def _worth(card: int, crew: int) -> int:
    if card == TRAITOR_CARD:
        return int(DATA["roles"]["traitor_card"])
    if card >= ORDER_0:
        return int(DATA["orders"]["match" if card - ORDER_0 == crew else "mismatch"])
    if CARD_RESOURCE[card] == crew:
        return VALUES[card % len(VALUES)]
    return int(DATA["influence"]["mismatch"])


#: What a card is worth on a crew card: WORTH[card][crew].
WORTH: Final = tuple(
    tuple(_worth(card, crew) if card != ALLY_CARD else 0 for crew in range(len(CREW)))
    for card in range(len(CARDS))
)
ALLY_ROLES: Final = _per_players(DATA["roles"]["allies"])
MAY_ABSTAIN: Final = tuple(players in DATA["roles"]["abstain"] for players in range(MOST_SEATS + 1))
SAVED_TO_WIN: Final = _per_players(DATA["roles"]["saved_to_win"])
SAVED_WITHOUT_TRAITOR: Final[int] = DATA["roles"]["saved_without_traitor"]
SAVED_ALLIES: Final[int] = DATA["roles"]["saved_allies"]

# --- Challenges -------------------------------------------------------------------------------


class Effect:
    """What a challenge brings, or what failing it costs."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.gains = tuple(max(0, int(table.get(name, 0))) for name in KINDS)
        self.water_lost = max(0, -int(table.get("water", 0)))
        self.track = int(table.get("track", 0))
        self.choose = int(table.get("choose", 0))
        self.ready = _pieces(table.get("ready", 0))
        self.exhaust = _pieces(table.get("exhaust", 0))
        self.clear = int(table.get("clear", 0))
        self.look = int(table.get("look", 0))


#: Every piece of gear.
ALL_PIECES: Final = 99


def _pieces(count: object) -> int:
    return ALL_PIECES if count == "all" else int(str(count))


CHALLENGES: Final[tuple[str, ...]] = tuple(DATA["challenges"])
ALL_CHALLENGES: Final = bytes(range(len(CHALLENGES)))
CHALLENGES_A_DAY: Final[int] = DATA["setup"]["challenges"]
SUNS: Final[tuple[int, ...]] = tuple(card["suns"] for card in DATA["challenges"].values())
COST: Final = tuple(cost_of(card["cost"]) for card in DATA["challenges"].values())
PASSED: Final = tuple(Effect(card["passed"]) for card in DATA["challenges"].values())
FAILED: Final = tuple(Effect(card["failed"]) for card in DATA["challenges"].values())
CHAPTER: Final = tuple(bool(card.get("chapter")) for card in DATA["challenges"].values())

# --- Threats ----------------------------------------------------------------------------------

THREATS: Final[tuple[str, ...]] = tuple(DATA["threats"])
ALL_THREATS: Final = bytes(range(len(THREATS)))


def threat(name: str) -> dict[str, Any]:
    """What data.toml says of a threat."""
    card: dict[str, Any] = DATA["threats"][name]
    return card


# --- Kill cards -------------------------------------------------------------------------------


class Condition:
    """One of the conditions of a kill card."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.cost = cost_of(table)
        self.exhaust = int(table.get("exhaust", 0))
        self.track = int(table.get("track", 0))


KILLS: Final[tuple[str, ...]] = tuple(DATA["kills"]["cards"])
ALL_KILLS: Final = bytes(range(len(KILLS)))
CONDITION_NAMES: Final = ("a", "b", "c")
CONDITIONS: Final = tuple(
    tuple(Condition(card[name]) for name in CONDITION_NAMES)
    for card in DATA["kills"]["cards"].values()
)
#: Which conditions may be met together.
PAIRS: Final[tuple[tuple[int, ...], ...]] = tuple(
    combinations(range(len(CONDITION_NAMES)), DATA["kills"]["needed"])
)
PAIR_NAMES: Final = tuple("".join([CONDITION_NAMES[at] for at in pair]) for pair in PAIRS)

# --- Gear and characters ----------------------------------------------------------------------

GEAR: Final[tuple[str, ...]] = tuple(DATA["gear"])
GOGGLES: Final = GEAR.index("goggles")
WATERSKIN: Final = GEAR.index("waterskin")
SPYGLASS: Final = GEAR.index("spyglass")
AXE: Final = GEAR.index("axe")
SNARES: Final = GEAR.index("snares")
MUSKET: Final = GEAR.index("musket")
KETTLE: Final = GEAR.index("kettle")
ROPE: Final = GEAR.index("rope")
COMPASS: Final = GEAR.index("compass")
CANOE: Final = GEAR.index("canoe")
GEAR_EACH: Final = _per_players(DATA["setup"]["gear"])
GOGGLES_WATER: Final[int] = DATA["gear"]["goggles"]["water"]
WATERSKIN_WATER: Final[int] = DATA["gear"]["waterskin"]["water"]
KETTLE_WATER: Final[int] = DATA["gear"]["kettle"]["water"]
MUSKET_LESS: Final[int] = DATA["gear"]["musket"]["less"]

CHARACTERS: Final[tuple[str, ...]] = tuple(DATA["characters"]["names"])
RANDOLPH: Final = CHARACTERS.index("randolph")
RUSSELL: Final = CHARACTERS.index("russell")
LEWIS: Final = CHARACTERS.index("lewis")
CLARK: Final = CHARACTERS.index("clark")
SACAGAWEA: Final = CHARACTERS.index("sacagawea")
YORK: Final = CHARACTERS.index("york")
PARTNER: Final = {
    CHARACTERS.index(one): CHARACTERS.index(other)
    for one, other in DATA["characters"]["partners"].items()
}
READIED_BY_PARTNER: Final[int] = DATA["characters"]["readied_by_partner"]

# --- Score ------------------------------------------------------------------------------------

SCORE: Final[dict[str, int]] = {
    name: int(DATA["score"][name])
    for name in ("crew", "challenge", "water", "resource", "waterskin")
}
