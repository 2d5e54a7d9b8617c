"""The end, the last count, the options."""

from expedition.compliance.ledger import rule
from expedition.games.northwest import GAME
from expedition.games.northwest.box import CARTOGRAPHY, FRANKLIN, STRAIT, TOKENS
from expedition.games.northwest.scoring import place_points, places
from expedition.kit import Match

from .table import Table, table


def over(t: Table) -> Table:
    """Everybody passes until the game is over."""
    while t.waiting:
        t.play(t.waiting[0], "pass")
    return t


@rule("F1")
def test_the_tenth_round_is_the_last() -> None:
    t = table(2, round=10)
    t.play_all("0 pass", "1 pass")
    assert t.waiting == ()
    assert t.view().round == 10
    assert t.said("round") == []
    assert t.result.ending == "ending-rounds"


@rule("F1")
def test_the_game_ends_at_once_when_the_last_comes_home() -> None:
    t = table(2, round=2, ships=["K4", "K4"])
    t.play_all("0 move ship greenland", "1 move ship greenland")
    assert t.waiting == ()
    assert t.result.ending == "ending-home"


@rule("F2")
def test_totals_may_be_negative_and_most_points_win() -> None:
    t = over(table(2, round=10, ships=["K4", "greenland"]))
    assert t.scores == (-16, 0)
    assert t.result.ranks == (2, 1)
    assert t.result.decided_by == "decided-points"


@rule("F3", "F5")
def test_points_of_places() -> None:
    assert place_points(FRANKLIN, (4, 3, 2, 1), False) == (11, 7, 4, 2)
    assert place_points(STRAIT, (4, 3, 2, 1), False) == (11, 5, 2, 0)
    assert place_points(CARTOGRAPHY, (1, 2, 3, 4), False) == (0, 2, 5, 9)
    assert place_points(STRAIT, (1, 0, 0, 0), False) == (11, 0, 0, 0)
    assert places((0, 2, 0, 5)) == (0, 2, 0, 1)


@rule("F3")
def test_everybody_counts_home_or_not() -> None:
    t = table(2, round=10, ships=["K4", "K3"])
    t.finds(0, franklin=1)
    t.finds(1, franklin=2)
    t.play_all("0 move ship greenland", "1 pass")
    assert t.scores == (6 + 7, 11 - 16)


@rule("F4", "F5", "EX16")
def test_example_16_two_tied_first_for_franklin() -> None:
    assert place_points(FRANKLIN, (3, 3, 1, 0), False) == (7, 7, 4, 0)
    assert place_points(FRANKLIN, (2, 2, 2, 2), False) == (2, 2, 2, 2)


@rule("F6")
def test_sets() -> None:
    t = table(2, round=10)
    t.finds(0, inuit=2, cairn=3, franklin=2, strait=2, cartography=2)
    over(t)
    assert t.said("scored-sets") == [{"seat": "seat:0", "sets": 2, "points": 12}]
    assert t.scores[0] == 12 + 11 + 11 + 9


@rule("F6")
def test_a_set_takes_all_five_kinds() -> None:
    for lacking in range(len(TOKENS)):
        t = table(1, round=10)
        t.finds(0, **{token: int(at != lacking) for at, token in enumerate(TOKENS)})
        assert over(t).scores == (0,)


@rule("F7")
def test_losses() -> None:
    t = table(2, round=10, ships=["K4", "greenland"])
    t.ship(0, "K4", ready=4)
    t.sled(0, "K4", "s", ready=3)
    over(t)
    assert t.said("scored-losses") == [{"seat": "seat:0", "crew": 7, "ships": 1, "points": 16}]
    assert t.scores == (-16, 0)


@rule("F7", "M13")
def test_a_ship_left_behind_costs_like_one_in_the_ice() -> None:
    t = table(2, round=10, ships=["passage", "passage"])
    t.ship(0, "passage", ready=4)
    t.sled(0, "K3", "n", ready=3)
    t.ship(1, "passage", ready=4)
    t.sled(1, "passage", ready=2, resting=1)
    t.play_all("0 move sled greenland", "1 pass")
    assert t.scores == (6 - 4 * 2 - 2, -7 * 2 - 2)


@rule("F8")
def test_of_equals_the_first_to_come_back_wins() -> None:
    t = table(3, round=10, ships=["K4", "K4", "K4"])
    t.state.greenland_tokens = ()
    t.play_all("0 take ship L1", "0 end", "1 move ship greenland", "2 move ship greenland")
    t.play(0, "move ship greenland")
    assert t.scores == (0, 0, 0)
    assert t.result.ranks == (3, 1, 2)


@rule("F8")
def test_ties() -> None:
    t = table(3, round=10)
    t.state.home = (2, 1)
    over(t)
    assert t.scores == (0, 0, 0)
    assert t.result.ranks == (3, 2, 1)
    assert t.result.decided_by == "decided-home"
    t = over(table(3, round=10, ships=["greenland", "greenland", "K4"]))
    assert t.result.ranks == (1, 1, 3)
    assert t.result.decided_by == "decided-shared"


@rule("O1")
def test_shared_places() -> None:
    assert place_points(FRANKLIN, (3, 3, 1, 0), True) == (9, 9, 4, 0)
    assert place_points(FRANKLIN, (2, 2, 2, 2), True) == (6, 6, 6, 6)
    assert place_points(STRAIT, (5, 1, 1, 1), True) == (11, 2, 2, 2)
    t = table(2, round=10, shared_places=True)
    t.finds(0, strait=1)
    t.finds(1, strait=1)
    assert over(t).scores == (8, 8)
    assert [(args["first"], args["place"]) for args in t.said("scored-shared")] == [(1, 2), (1, 2)]


@rule("O2")
def test_greenland_tokens_only_after_the_passage() -> None:
    t = table(2, ships=["K4", "K4"], passage_first=True)
    t.state.passage_won = (0, 10)
    t.play_all("0 move ship greenland", "1 move ship greenland")
    assert [each.greenland_token for each in t.view().expeditions] == [0, 6]
    options = {option.name: option.values for option in GAME.options}
    assert options == {"places": ("lowest", "shared"), "greenland": ("all", "passage")}


@rule("O3")
def test_alone() -> None:
    view = Match(GAME, 1).view(0)
    assert (view.passage_tokens, view.greenland_tokens) == ((10, 3), (6,))
    t = table(1, round=10, ships=["K4"])
    t.finds(0, inuit=1, cairn=1, franklin=1, strait=1, cartography=1)
    t.play(0, "move ship greenland")
    assert t.scores == (6 + 6,)
    assert t.result.ranks == (1,)
    assert t.result.decided_by == "decided-alone"
