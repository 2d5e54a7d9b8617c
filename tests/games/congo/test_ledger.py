"""Every rule of the page has a test, and every test names rules that exist."""

from pathlib import Path

from expedition.compliance.ledger import ledger_problems, rules_held, rules_of_page

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "congo.md"


def test_the_page_has_rules_and_no_id_twice() -> None:
    page = rules_of_page(PAGE)
    assert len(page) > 200
    assert sorted(page) == sorted(set(page))


def test_every_rule_is_held_by_a_test() -> None:
    held = rules_held(HERE)
    assert [id for id in rules_of_page(PAGE) if id not in held] == []


def test_no_test_names_an_unknown_rule() -> None:
    page = set(rules_of_page(PAGE))
    unknown = {id: tests for id, tests in rules_held(HERE).items() if id not in page}
    assert unknown == {}


def test_the_kit_finds_no_problem_either() -> None:
    assert ledger_problems(PAGE, HERE) == []
