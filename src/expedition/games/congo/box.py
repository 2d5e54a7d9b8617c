"""The box: everything printed, read from data.toml once and turned into tables of numbers.

Every thing has a small number, and lists of things are `bytes`: one byte a card or tile, so that
hands and piles are copied, counted, searched and shortened at the speed of C.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((HOME / "data.toml").read_text("utf-8"))

NOBODY: Final = -1

ONE: Final = tuple(bytes((number,)) for number in range(256))


def _per_players(table: dict[str, Any]) -> dict[int, Any]:
    return {int(players): value for players, value in table.items()}


# --- Stations, nations, languages -------------------------------------------------------------

STATIONS: Final[tuple[str, ...]] = tuple(DATA["values"]["stations"])
BARRACKS, HOSPITAL, MISSION, VILLAGE, JUNGLE = range(5)
UNUSED: Final = 254  # no tile at this stop: the boat starts further up

POWERS: Final[tuple[str, ...]] = tuple(DATA["sympathy"]["order"])
NEUTRALS: Final = ("US", "ES", "PT", "NL", "SE", "AT", "RU")
NATIONS: Final = POWERS + NEUTRALS
GB: Final = NATIONS.index("GB")
BE: Final = NATIONS.index("BE")
FR: Final = NATIONS.index("FR")
DE: Final = NATIONS.index("DE")
US: Final = NATIONS.index("US")
NL: Final = NATIONS.index("NL")
AT: Final = NATIONS.index("AT")
NO_FLAG: Final = 15

NO_LANGUAGE: Final = 0
FLEMISH: Final = 1
FRENCH: Final = 2
LANGUAGES: Final = ("", "flemish", "french")

DIE: Final[int] = DATA["die"]["sides"]

STATION_TILES: Final = bytes(
    station for station, name in enumerate(STATIONS) for _ in range(DATA["station_tiles"][name])
)
FLAGS: Final = bytes(
    nation for nation, name in enumerate(POWERS) for _ in range(DATA["flags"][name])
)
HIPPOS: Final = bytes(
    int(value) for value, count in DATA["hippos"]["values"].items() for _ in range(count)
)

# --- Characters -------------------------------------------------------------------------------

PROFESSIONS: Final = ("explorer", "anthropologist", "doctor", "missionary", "officer")
EXPLORER, ANTHROPOLOGIST, DOCTOR, MISSIONARY, OFFICER = range(5)

CHARACTERS: Final[tuple[str, ...]] = tuple(
    f"{power}-{profession}-{copy}"
    for power in POWERS
    for profession in PROFESSIONS
    for copy in range(1, DATA["characters"]["copies"] + 1)
) + tuple(name for group in DATA["non_belligerents"] for name in group["characters"])
ALL_CHARACTERS: Final = bytes(range(len(CHARACTERS)))

NATION: Final = tuple(NATIONS.index(name[:2]) for name in CHARACTERS)
#: One or two professions of each character.
SKILLS: Final = tuple(
    tuple(PROFESSIONS.index(word) for word in name.split("-")[1:] if word in PROFESSIONS)
    for name in CHARACTERS
)
BELLIGERENT: Final = tuple(nation < len(POWERS) for nation in NATION)
NON_BELLIGERENTS: Final = bytes(card for card in ALL_CHARACTERS if not BELLIGERENT[card])

# --- Auxiliaries ------------------------------------------------------------------------------

#: The first five serve the profession of the same number.
AUXILIARIES: Final[tuple[str, ...]] = (
    *(DATA["auxiliary_of"][profession] for profession in PROFESSIONS),
    "interpreter",
    "servant",
)
INTERPRETER: Final = 5
SERVANT: Final = 6
ALL_AUXILIARIES: Final = bytes(
    kind for kind, name in enumerate(AUXILIARIES) for _ in range(DATA["auxiliaries"][name])
)
#: Half points an auxiliary adds.
LIFT: Final = tuple(
    int(DATA["auxiliary_worth"]["servant" if name == "servant" else "each"]) for name in AUXILIARIES
)

# --- Worth ------------------------------------------------------------------------------------


def _rivalry(one: str, other: str) -> int:
    table = DATA["rivalry"]
    return int(table.get(f"{one}-{other}", table.get(f"{other}-{one}", 0)))


#: Points a power loses at a flag: RIVALRY[power][flag].
RIVALRY: Final = tuple(
    tuple(_rivalry(POWERS[power], POWERS[flag]) if flag < len(POWERS) else 0 for flag in range(16))
    for power in range(len(POWERS))
)
#: Points of a character at a station by its better profession: WORTH[card][station].
WORTH: Final = tuple(
    tuple(
        max(int(DATA["values"][PROFESSIONS[skill]][station]) for skill in SKILLS[card])
        for station in range(len(STATIONS))
    )
    for card in ALL_CHARACTERS
)

# --- The river --------------------------------------------------------------------------------

STOPS: Final[tuple[str, ...]] = tuple(stop["id"] for stop in DATA["stops"])
POINTS: Final[tuple[int, ...]] = tuple(stop["points"] for stop in DATA["stops"])
HIPPO_BONUS: Final[tuple[int, ...]] = tuple(stop.get("hippos", 0) for stop in DATA["stops"])
SPECIAL_BONUS: Final[tuple[bool, ...]] = tuple(
    bool(stop.get("special", False)) for stop in DATA["stops"]
)
LAST_STOP: Final = len(STOPS) - 1
WILD_VILLAGE: Final[int] = DATA["river"]["wild_village"]
FIRST_STOP: Final = {
    length: {
        players: STOPS.index(stop) for players, stop in _per_players(DATA["river"][length]).items()
    }
    for length in ("full", "short")
}

# --- Special cards ----------------------------------------------------------------------------

SPECIALS: Final[tuple[str, ...]] = tuple(DATA["specials"]["cards"])
ALL_SPECIALS: Final = bytes(range(len(SPECIALS)))


def special(name: str) -> dict[str, Any]:
    """What data.toml says of a special card."""
    card: dict[str, Any] = DATA["specials"]["cards"][name]
    return card


# --- Set-up and bonuses -----------------------------------------------------------------------

DEALT_CHARACTERS: Final[int] = DATA["deal"]["characters"]
DEALT_AUXILIARIES: Final[int] = DATA["deal"]["auxiliaries"]
DEALT_HIPPOS: Final[int] = DATA["deal"]["hippos"]
DEALT_SPECIALS: Final[dict[int, int]] = _per_players(DATA["deal"]["specials"])
NEUTRALS_REMOVED: Final[dict[int, int]] = _per_players(DATA["deal"]["non_belligerents_removed"])
SPECIALS_IN_PLAY: Final = {
    players: bytes(card for card in ALL_SPECIALS if SPECIALS[card] not in removed)
    for players, removed in _per_players(DATA["deal"]["specials_removed"]).items()
}
TIE_BONUS: Final[int] = DATA["bonuses"]["unbroken_tie"]
OKAPI_BONUS: Final[int] = DATA["bonuses"]["okapi"]
TRADER_BONUS: Final[int] = DATA["bonuses"]["arab_trader"]
SPECIAL_LEFT_BONUS: Final[int] = DATA["bonuses"]["special_left"]
