"""What a character is worth at a station, and which languages it speaks (step 3, and the
interpreter's rules of step 4). Everything here is a question about cards, not about a state."""

from typing import Final

from .box import (
    AT,
    BE,
    BELLIGERENT,
    DATA,
    DE,
    DIE,
    FLEMISH,
    FR,
    FRENCH,
    GB,
    LANGUAGES,
    NATION,
    NATIONS,
    NL,
    NO_FLAG,
    NO_LANGUAGE,
    POWERS,
    RIVALRY,
    US,
    WORTH,
)

_LANGUAGE_OF: Final = tuple(
    LANGUAGES.index(DATA["language"]["odd" if roll % 2 else "even"]) for roll in range(DIE + 1)
)


def language_rolled(roll: int) -> int:
    """The language a die names at a Belgian station or for a Belgian: odd Flemish, even French."""
    return _LANGUAGE_OF[roll]


def must_roll(card: int, flag: int) -> bool:
    """A non-belligerent rolls its sympathy at any flag, a Belgian its language at two of them."""
    if flag == NO_FLAG:
        return False
    if not BELLIGERENT[card]:
        return True
    return NATION[card] == BE and flag in (BE, FR)


def base_value(card: int, station: int, flag: int, roll: int) -> int:
    """Points at a station: the better profession, less the rivalry of its power with the flag.

    `roll` is the sympathy die of a non-belligerent, which lends it a power; else it is ignored.
    """
    if BELLIGERENT[card]:
        return WORTH[card][station] + RIVALRY[NATION[card]][flag]
    if roll == 0:
        return WORTH[card][station]
    return WORTH[card][station] + RIVALRY[sympathy(roll)][flag]


def sympathy(roll: int) -> int:
    """The power a non-belligerent sides with: 1 Britain, 2 Belgium, 3 France, 4 Germany."""
    return (roll - 1) % len(POWERS)


def value_range(card: int, station: int, flag: int) -> tuple[int, int]:
    """The lowest and highest base value the character's die could give it."""
    if BELLIGERENT[card] or flag == NO_FLAG:
        value = base_value(card, station, flag, 0)
        return value, value
    values = [base_value(card, station, flag, roll) for roll in range(1, DIE + 1)]
    return min(values), max(values)


# --- The interpreter ----------------------------------------------------------------------------


def station_language(flag: int, rolled: int) -> str:
    """The language spoken at a flag, as a noun of the texts."""
    if flag == BE:
        return f"language-{LANGUAGES[rolled]}"
    return {GB: "language-english", FR: "language-french", DE: "language-german"}[flag]


def _speaks(nation: int, flag: int, rolled: int, own: int) -> bool:
    if nation == BE and flag == BE:
        return own == rolled
    if nation == flag:
        return True
    if flag == GB:
        return nation == US
    if flag == DE:
        return nation == AT
    if flag == FR:
        return nation == BE and own == FRENCH
    return (nation == NL and rolled == FLEMISH) or (nation == FR and rolled == FRENCH)


_SPEAKS: Final = tuple(
    flag < len(POWERS) and _speaks(nation, flag, rolled, own)
    for nation in range(len(NATIONS))
    for flag in range(16)
    for rolled in (NO_LANGUAGE, FLEMISH, FRENCH)
    for own in (NO_LANGUAGE, FLEMISH, FRENCH)
)


def speaks(card: int, flag: int, rolled: int, roll: int) -> bool:
    """Whether the character speaks the station's language, so that no interpreter helps it.

    `rolled` is the language of a Belgian station, `roll` the character's own die.
    """
    nation = NATION[card]
    own = _LANGUAGE_OF[roll] if nation == BE and roll else NO_LANGUAGE
    return _SPEAKS[((nation * 16 + flag) * 3 + rolled) * 3 + own]
