"""The rules ledger: which test holds which rule of a game's page.

A rule begins a line of the page with its id in brackets, `[C4.7] …`; a test names the rules it
holds with `@rule("C4.7")`. The tests' source is read, so that no test has to run for it.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_RULE = re.compile(r"^\[([A-Z][A-Za-z0-9.-]*)\] ", re.MULTILINE)


def rule(*ids: str) -> Callable[[F], F]:
    """This test holds the rules with these ids."""

    def mark(test: F) -> F:
        return test

    if not ids:
        raise ValueError("name a rule")
    return mark


def rules_of_page(page: Path) -> list[str]:
    """The ids of all rules on the page, in its order."""
    return _RULE.findall(page.read_text("utf-8"))


def rules_held(folder: Path) -> dict[str, list[str]]:
    """The tests that hold each rule."""
    held: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, id in _marks(ast.parse(path.read_text("utf-8"))):
            held.setdefault(id, []).append(f"{path.name}::{test}")
    return held


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule":
                    yield from ((node.name, ast.literal_eval(id)) for id in call.args)


def ledger_problems(page: Path, tests: Path) -> list[str]:
    """Rules without a test, ids that stand twice, and tests of rules that are not there."""
    if not page.is_file():
        return [f"{page}: there is no page of rules"]
    ids = rules_of_page(page)
    held = rules_held(tests)
    problems = [] if ids else [f"{page.name}: no line begins with a rule's id, such as [R1]"]
    problems += [f"{page.name}: {id} stands twice" for id in sorted(set(ids)) if ids.count(id) > 1]
    problems += [f"{page.name}: no test holds {id}" for id in dict.fromkeys(ids) if id not in held]
    for id, names in held.items():
        if id not in ids:
            problems.append(f"{', '.join(names)}: {page.name} has no rule {id}")
    return problems
