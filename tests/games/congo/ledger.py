"""The rules ledger: which test holds which rule of docs/rules/congo.md.

A rule begins a line with its id in brackets; a test names the rules it holds with `@rule("C4.7")`.
`test_ledger.py` compares the two, reading the tests' source so that no test has to run for it.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "congo.md"
_RULE = re.compile(r"^\[([A-Z][A-Za-z0-9.-]*)\] ", re.MULTILINE)


def rule(*ids: str) -> Callable[[F], F]:
    """This test holds the rules with these ids."""

    def mark(test: F) -> F:
        return test

    if not ids:
        raise ValueError("name a rule")
    return mark


def rules_of_page(page: Path = PAGE) -> list[str]:
    """The ids of all rules on the page, in its order."""
    return _RULE.findall(page.read_text("utf-8"))


def rules_held(folder: Path = HERE) -> dict[str, list[str]]:
    """The tests that hold each rule."""
    held: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for test, id in _marks(ast.parse(path.read_text("utf-8"))):
            held.setdefault(id, []).append(f"{path.name}::{test}")
    return held


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule":
                    yield from ((node.name, ast.literal_eval(id)) for id in call.args)
