"""Every registered game, and the example, passes the compliance kit: one test for each check."""

from pathlib import Path

import pytest

from expedition.compliance import Check, check_game, named_checks
from expedition.games import all_games

from .example import GAME as SUMMIT

HERE = Path(__file__).parent


def cases() -> list[tuple[str, Check]]:
    found = [
        (name, check)
        for name, game in all_games().items()
        for check in named_checks(
            game,
            golden=HERE / "golden" / name,
            rules_page=HERE.parent / "docs" / "rules" / f"{name}.md",
            tests=HERE / "games" / name,
        )
    ]
    home = SUMMIT.home
    checks = named_checks(SUMMIT, golden=home / "golden", rules_page=home / "rules.md", tests=home)
    return found + [(SUMMIT.name, check) for check in checks]


CASES = cases()


@pytest.mark.parametrize(
    "check", [check for _, check in CASES], ids=[f"{name}: {check.name}" for name, check in CASES]
)
def test_complies(check: Check) -> None:
    problems = check.run()
    assert not problems, "\n".join(problems)


def test_all_at_once() -> None:
    """What somebody outside calls."""
    home = SUMMIT.home
    assert (
        check_game(SUMMIT, golden=home / "golden", rules_page=home / "rules.md", tests=home) == []
    )


def test_what_is_none_is_not_asked_for() -> None:
    names = [check.name for check in named_checks(SUMMIT, golden=None, rules_page=None, tests=None)]
    assert names == ["laws, 2 players", "options", "texts", "words, 2 players"]
