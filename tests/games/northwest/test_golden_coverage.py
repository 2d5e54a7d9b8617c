"""The golden games show every table, every verb, every message and every ending."""

from functools import cache

from expedition.compliance.golden import replay
from expedition.games.northwest import GAME
from tests.golden.golden import record_paths
from tests.golden.make_northwest import WANTED, features


@cache
def shown() -> dict[str, set[str]]:
    """What each golden game shows."""
    return {path.stem: features(replay(GAME, path)) for path in record_paths("northwest")}


def test_there_are_at_least_twenty_and_each_shows_what_it_is_named_for() -> None:
    games = shown()
    assert len(games) >= 20
    assert set(games) == {name for name, *_ in WANTED}
    for name, seats, options, _, wanted in WANTED:
        table = {f"seats {seats}", *(f"{option} {value}" for option, value in options.items())}
        assert wanted | table <= games[name], name


def test_every_verb_of_the_notation_is_used() -> None:
    verbs = {move.words[0] for move in GAME.notation.moves}
    assert verbs <= set().union(*shown().values())


def test_both_vehicles_take_every_action() -> None:
    everything = set().union(*shown().values())
    actions = ("take", "refresh", "place", "move", "redistribute", "explore", "find")
    for action in actions:
        assert {f"{action} ship", f"{action} sled"} <= everything, action


def test_every_ending() -> None:
    endings = {"ending-home", "ending-rounds"}
    decided = {"decided-points", "decided-home", "decided-shared", "decided-alone"}
    assert endings | decided <= set().union(*shown().values())
