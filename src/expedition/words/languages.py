"""The languages of the house, and which of them a person wants."""

import os
import re
from typing import Final

from expedition.kit import BadTable

LANGUAGES: Final = ("en", "fr", "it", "ru")
#: What is spoken when nothing else is known, and where a text is missing.
FALLBACK: Final = "en"

#: Where a system says which language its user reads; the first that is set counts.
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def printable(line: str) -> str:
    """A line without signs that would steer a terminal."""
    kept = "\u00a0"  # a blank that holds words together is harmless
    return "".join(
        sign if sign.isprintable() or sign in kept else " " for sign in line.rstrip("\r\n")
    )


def pick_language(wanted: str | None = None) -> str:
    """The language asked for (`ru`, `ru-RU`, `ru_RU.UTF-8`), or else the system's.

    An unknown wish is refused; an unknown system gets English.
    """
    if wanted is None:
        language = _code(next(filter(None, map(os.environ.get, _VARIABLES)), FALLBACK))
        return language if language in LANGUAGES else FALLBACK
    language = _code(wanted)
    if language not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        raise BadTable(
            f"there is no language {wanted!r}, only {allowed}",
            "error-language",
            {"language": f"={wanted}", "allowed": f"={allowed}"},
        )
    return language


def _code(locale: str) -> str:
    """The language of a locale's name."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()
