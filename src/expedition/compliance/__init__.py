"""The compliance kit: what every game passes, of this house or of somebody else's.

    from expedition.compliance import check_game

    problems = check_game(
        GAME,
        golden=Path("tests/golden"),      # whole games as records, see `golden`
        rules_page=Path("docs/rules.md"),  # the rules with their ids, see `ledger`
        tests=Path("tests"),              # the tests that hold them
    )
    assert problems == []

In a suite of tests, one test for each of `named_checks` shows which part failed. Random games at
every number of players are checked against the laws of `expedition.kit.laws`, an option must change
nothing where it is said not to matter, whatever is said must have its words in every language,
golden games must be there and be what they were, and every rule must have a test.
`docs/add-a-game.md` is the recipe.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from expedition.kit import ExpeditionError, Game, Match
from expedition.kit.laws import LawBroken, random_game
from expedition.kit.options import Option, Value
from expedition.words.check import check_texts

from .golden import changed_problems, missing_problems
from .ledger import ledger_problems, rule
from .talk import Said, talk, unspoken

__all__ = ["Check", "check_game", "named_checks", "rule"]

#: More settings of the options than this are not all tried together, only each value for itself.
_MOST_SETTINGS = 12


class Check(NamedTuple):
    """One group of checks; `run` gives its problems in words, none if all is well."""

    name: str
    run: Callable[[], list[str]]


def check_game(
    game: Game[Any, Any],
    *,
    golden: Path | None,
    rules_page: Path | None,
    tests: Path | None,
    seeds: int = 3,
) -> list[str]:
    """All problems of a game, each in a line that names its check; none if all is well.

    `seeds` random games are played for each number of players, more if the options need them.
    What is None is not asked for; a game of this house needs all of it.
    """
    checks = named_checks(game, golden=golden, rules_page=rules_page, tests=tests, seeds=seeds)
    return [f"{check.name}: {problem}" for check in checks for problem in check.run()]


def named_checks(
    game: Game[Any, Any],
    *,
    golden: Path | None,
    rules_page: Path | None,
    tests: Path | None,
    seeds: int = 3,
) -> Iterator[Check]:
    """The checks of a game by name, to be run one by one."""
    for players in game.players:
        yield Check(f"laws, {players} players", partial(law_problems, game, players, seeds))
    yield Check("options", partial(option_problems, game))
    yield Check("texts", partial(check_texts, game.home / "text"))
    for players in game.players:
        yield Check(f"words, {players} players", partial(word_problems, game, players, seeds))
    if golden is not None:
        yield Check("golden games present", partial(missing_problems, golden))
        yield Check("golden games unchanged", partial(changed_problems, game, golden))
    if rules_page is not None and tests is not None:
        yield Check("rules ledger", partial(ledger_problems, rules_page, tests))


# --- Random games -------------------------------------------------------------------------------


def law_problems(game: Game[Any, Any], players: int, seeds: int) -> list[str]:
    """The laws that random games broke, each with the record that leads there."""
    problems: dict[str, str] = {}
    for seed, setting in _tables(game, seeds):
        try:
            random_game(game, players, setting, seed)
        except LawBroken as error:
            problems.setdefault(error.law, f"{error}\n{_indented(str(error.record))}")
        except ExpeditionError as error:
            problems.setdefault(str(error), str(error))
    return list(problems.values())


def word_problems(game: Game[Any, Any], players: int, seeds: int) -> list[str]:
    """What was said in random games and some language has no words for."""
    said: dict[Said, Any] = {}
    try:
        for seed, setting in _tables(game, seeds):
            said |= talk(_played(game, players, setting, seed))
    except ExpeditionError as error:
        return [str(error)]
    return unspoken(game, said)


def option_problems(game: Game[Any, Any]) -> list[str]:
    """Options that wait for what there is not, and those that change a game in which they are said
    not to matter."""
    known: dict[str, Option] = {}
    for option in game.options:
        if option.beside is not None:
            name, values = option.beside
            if name not in known or any(value not in known[name].values for value in values):
                return [
                    f"{option.name} waits for {name}, which does not come before it with {values}"
                ]
        known[option.name] = option
    return [
        f"{option.name} changes a game of {players} with {setting}"
        for option in game.options
        for players, setting in _without(game, option)
        if not _all_alike(_played(game, players, each, 0) for each in _varied(setting, option))
    ]


def _without(game: Game[Any, Any], option: Option) -> Iterator[tuple[int, dict[str, object]]]:
    """Tables at which an option does not matter, by their number of players and by its company."""
    usual: dict[str, object] = {each.name: each.default for each in game.options}
    matters = game.players if option.seats is None else option.seats
    yield from [(players, usual) for players in game.players if players not in matters]
    if option.beside is not None:
        name, values = option.beside
        known = next(each for each in game.options if each.name == name).values
        few = [players for players in game.players if players in matters][:1]
        lacking = next((value for value in reversed(known) if value not in values), None)
        yield from [(players, usual | {name: lacking}) for players in few if lacking is not None]


def _varied(setting: dict[str, object], option: Option) -> Iterator[dict[str, object]]:
    for value in _ends(option):
        yield setting | {option.name: value}


def _all_alike(matches: Iterator[Match]) -> bool:
    first, *others = [(match.opening, match.turns, match.result) for match in matches]
    return all(other == first for other in others)


def _played(game: Game[Any, Any], players: int, setting: dict[str, object], seed: int) -> Match:
    return random_game(game, players, setting, seed, laws=False)


def _tables(game: Game[Any, Any], seeds: int) -> Iterator[tuple[int, dict[str, object]]]:
    """Seeds and options: as many as wanted, and at least one for every setting."""
    settings = _settings(game.options)
    for seed in range(max(seeds, len(settings))):
        yield seed, dict(settings[seed % len(settings)])


def _settings(options: tuple[Option, ...]) -> list[dict[str, Value]]:
    """All options in all ways if these are few; else each value once, the others by default."""
    default = {option.name: option.default for option in options}
    values = {option.name: _ends(option) for option in options}
    if prod(map(len, values.values())) <= _MOST_SETTINGS:
        return [dict(zip(values, row, strict=True)) for row in product(*values.values())]
    unusual = [(name, value) for name in values for value in values[name] if value != default[name]]
    return [default] + [default | {name: value} for name, value in unusual]


def _ends(option: Option) -> list[Value]:
    """The values to try: all words, but of a range of numbers its ends and its default."""
    if isinstance(option.values, range):
        return list(dict.fromkeys([option.default, option.values[0], option.values[-1]]))
    return list(option.values)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())
