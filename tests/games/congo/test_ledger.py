"""Every rule of the page has a test, and every test names rules that exist."""

from .ledger import rules_held, rules_of_page


def test_the_page_has_rules_and_no_id_twice() -> None:
    page = rules_of_page()
    assert len(page) > 200
    assert sorted(page) == sorted(set(page))


def test_every_rule_is_held_by_a_test() -> None:
    held = rules_held()
    assert [id for id in rules_of_page() if id not in held] == []


def test_no_test_names_an_unknown_rule() -> None:
    page = set(rules_of_page())
    unknown = {id: tests for id, tests in rules_held().items() if id not in page}
    assert unknown == {}
