"""Whether a folder of texts says the same in every language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, Visitor, ast

from expedition.kit import Game

from .languages import LANGUAGES
from .texts import COMMON, all_files, text_files


def check_texts(folder: Path) -> list[str]:
    """The problems of a folder of texts, each in a line; none if all is well.

    Every file must be there in every language and hold the same messages with the same attributes,
    and each of these must tell of the same arguments: `$card` and `$card_acc` are one.
    """
    problems: list[str] = []
    kinds: set[str] = set()
    for file in sorted(folder.glob("*.ftl")):
        language, kind = file.name.split(".", 1)
        kinds.add(kind)
        if language not in LANGUAGES:
            problems.append(f"{file.name}: of no known language")
    if not kinds:
        problems.append(f"{folder}: no texts")
    for kind in sorted(kinds):
        problems += _check_kind(folder, kind)
    for language in LANGUAGES:
        problems += _check_references(folder, language)
    return problems


def message_ids(game: Game[Any, Any] | None = None) -> dict[str, frozenset[str]]:
    """The ids of all messages by language: the common ones, the terminal's and the game's."""
    home = None if game is None else game.home
    return {
        language: frozenset(id for file in all_files(language, home) for id in _read(file).messages)
        for language in LANGUAGES
    }


# --- One file -----------------------------------------------------------------------------------


@dataclass
class _Text:
    """What a file holds: its messages, and the arguments each message and attribute tells of."""

    messages: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)
    arguments: dict[str, frozenset[str]] = field(default_factory=dict)
    references: dict[str, frozenset[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


class _Finder(Visitor):
    """The arguments and the other texts that a pattern names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name.partition("_")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def _read(file: Path) -> _Text:
    text = _Text()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            text.problems.append(f"{file.name}: cannot be read: {first}")
        elif isinstance(entry, ast.Message):
            _read_message(file, entry, text)
        elif isinstance(entry, ast.Term):
            text.terms.add(f"-{entry.id.name}")
            _find(f"-{entry.id.name}", entry, text)
    return text


def _read_message(file: Path, message: ast.Message, text: _Text) -> None:
    id = message.id.name
    if id in text.messages:
        text.problems.append(f"{file.name}: {id} stands twice")
    text.messages.add(id)
    text.arguments[id] = _find(id, message.value, text)
    for attribute in message.attributes:
        name = f"{id}.{attribute.id.name}"
        text.arguments[name] = _find(name, attribute.value, text)


def _find(name: str, node: object, text: _Text) -> frozenset[str]:
    """The arguments a pattern tells of; the texts it refers to are noted."""
    finder = _Finder()
    finder.visit(node)
    text.references[name] = frozenset(finder.references)
    return frozenset(finder.arguments)


# --- Languages beside each other ------------------------------------------------------------------


def _check_kind(folder: Path, kind: str) -> Iterator[str]:
    """Problems of one file and its translations."""
    texts: dict[str, _Text] = {}
    for language in LANGUAGES:
        file = folder / f"{language}.{kind}"
        if file.exists():
            texts[language] = _read(file)
            yield from texts[language].problems
        else:
            yield f"{file.name}: missing"
    names: dict[str, None] = {}
    for text in texts.values():
        names |= dict.fromkeys(text.arguments)
    for name in names:
        yield from _compare(name, kind, {each: texts[each].arguments for each in texts})


def _compare(
    name: str, kind: str, texts: Mapping[str, Mapping[str, frozenset[str]]]
) -> Iterator[str]:
    """A message or attribute must be everywhere and tell of the same arguments."""
    found = {language: each[name] for language, each in texts.items() if name in each}
    for language in texts:
        if language not in found:
            yield f"{language}.{kind}: {name} is missing"
    first, *others = found
    for language in others:
        if found[language] != found[first]:
            yield (
                f"{language}.{kind}: {name} tells of {_listed(found[language])}, "
                f"in {first} of {_listed(found[first])}"
            )


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def _check_references(folder: Path, language: str) -> Iterator[str]:
    """A text may name others of its folder and the common ones."""
    texts = {file: _read(file) for file in text_files(folder, language)}
    common = [_read(file) for file in text_files(COMMON, language)]
    known: set[str] = set()
    for text in [*texts.values(), *common]:
        known |= text.messages | text.terms
    for file, text in texts.items():
        for name, references in text.references.items():
            for reference in sorted(references - known):
                yield f"{file.name}: {name} refers to {reference}, which is not there"
