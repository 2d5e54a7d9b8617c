"""The golden games of Congo show every card, every decision, every table and every odd ending."""

from functools import cache

from expedition.compliance.golden import replay
from expedition.games.congo import GAME
from expedition.games.congo.box import AUXILIARIES, SPECIALS
from expedition.kit import Match
from tests.golden.congo_features import features
from tests.golden.golden import FOLDER, record_paths
from tests.golden.make_congo import WANTED

from .table import check_accounts


@cache
def shown() -> dict[str, set[str]]:
    """What each golden game shows."""
    return {path.stem: features(replay(GAME, path)) for path in record_paths("congo")}


def test_there_are_at_least_twenty_and_each_shows_what_it_is_named_for() -> None:
    games = shown()
    assert len(games) >= 20
    for name, seats, options, wanted in WANTED:
        river, scores = options.split()
        table = {f"seats {seats}", f"river {river}", f"scores {scores}"}
        assert wanted | table <= games[name], name


def test_every_special_card_is_played_and_every_decision_in_it_made() -> None:
    everything = set().union(*shown().values())
    assert {f"play {card}" for card in SPECIALS} <= everything
    assert {
        "gorilla attack",
        "gorilla fight",
        "gorilla flee",
        "warrior attack",
        "look",
        "discard",
        "overboard nobody",
        "overboard somebody",
        "draw character",
        "draw auxiliary",
        "swap",
        "keep",
    } <= everything


def test_every_verb_of_the_notation_is_used() -> None:
    used = {
        line.split()[1]
        for path in record_paths("congo")
        for line in path.read_text("utf-8").splitlines()
        if line[:1].isdigit()
    }
    assert used == {move.words[0] for move in GAME.notation.moves}


def test_every_table_and_every_kind_of_ending() -> None:
    everything = set().union(*shown().values())
    tables = {f"seats {seats}" for seats in (2, 3, 4)}
    rivers = {"river full", "river short", "scores open", "scores hidden"}
    ties = {"tie won", "tie won late", "tie shared", "hippos committed", "hippos added", "hold"}
    piles = {"reshuffle characters", "reshuffle auxiliaries", "drew-special"}
    rolls = {"sympathy-rolled", "language-rolled", "station-language", "cured", "not-cured"}
    auxiliaries = {f"add {kind}" for kind in AUXILIARIES}
    assert tables | rivers | ties | piles | rolls | auxiliaries <= everything


def test_every_player_count_is_shown_on_both_rivers_with_both_scores() -> None:
    games = shown().values()
    for seats in (2, 3, 4):
        for option in ("river full", "river short", "scores open", "scores hidden"):
            assert any({f"seats {seats}", option} <= game for game in games), (seats, option)


def test_the_folder_holds_what_the_maker_makes() -> None:
    made = {name for name, *_ in WANTED} | {"section-7"}
    assert {path.stem for path in (FOLDER / "congo").glob("*.record")} == made


def test_every_card_is_somewhere_once_at_every_state() -> None:
    for path in record_paths("congo"):
        golden = replay(GAME, path)
        match = Match(GAME, golden.seats, golden.options, golden.seed, script=golden.script)
        for turn in golden.turns:
            match.play(turn.seat, turn.move)
            check_accounts(match.state)
