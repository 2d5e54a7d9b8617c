"""The texts of one language: what Fluent makes of the files, each noun looked up once."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

#: What a sentence may hold in its gaps.
Variable = str | int | float

COMMON: Final = Path(__file__).parent / "text"
_TERMINAL: Final = Path(__file__).parents[1] / "terminal" / "text"


class Texts:
    """All texts of a language for one game, or for none."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._nouns: dict[tuple[str, int], dict[str, str]] = {}
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)

    def knows(self, id: str) -> bool:
        return self._bundle.has_message(id) and self._bundle.get_message(id).value is not None

    def sentence(self, id: str, variables: Mapping[str, Variable]) -> tuple[str, list[Exception]]:
        """A message that is known, and what went wrong in it: a gap shows its variable's name."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        return str(text), errors

    def noun(self, id: str, count: int = 1) -> dict[str, str]:
        """The forms of a noun that is known: itself under "", and its attributes by name.

        `times` and `times_acc`, which speak of several, get the count.
        """
        forms = self._nouns.get((id, count))
        if forms is None:
            message = self._bundle.get_message(id)
            patterns = {"": message.value, **message.attributes}
            forms = self._nouns[id, count] = {
                name: str(self._bundle.format_pattern(pattern, {"count": count})[0])
                for name, pattern in patterns.items()
                if pattern is not None
            }
        return forms


@cache
def load_texts(language: str, home: Path | None) -> Texts:
    """The texts of a language: common ones, the terminal's and those of the game at `home`.

    A game may say a common thing in its own way.
    """
    return Texts(language, all_files(language, home))


def all_files(language: str, home: Path | None) -> list[Path]:
    """All files of a language, those of the game at `home` last."""
    folders = [COMMON, _TERMINAL, *([] if home is None else [home / "text"])]
    return [file for folder in folders for file in text_files(folder, language)]


def text_files(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder: `en.ftl`, `en.nouns.ftl`, …"""
    return sorted(file for file in folder.glob("*.ftl") if file.name.split(".")[0] == language)
