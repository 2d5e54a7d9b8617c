"""Every rule of the page has a test, and every test names rules that exist."""

from pathlib import Path

from expedition.compliance.ledger import ledger_problems, rules_of_page

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "northwest.md"


def test_the_ledger_is_complete() -> None:
    assert len(rules_of_page(PAGE)) > 100
    assert ledger_problems(PAGE, HERE) == []
