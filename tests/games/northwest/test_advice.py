"""What the table tells its viewer: prices, reasons, gains, warnings, standings."""

import pytest

from expedition.games.northwest import GAME
from expedition.games.northwest.outlook import last_call, ship_homes, sled_homes
from expedition.kit import Match
from expedition.kit.data import from_json, to_json
from expedition.words import LANGUAGES, Words

from .table import table


def test_offers_tell_price_and_reason() -> None:
    t = table(ships=["K4"])
    offers = {(each.vehicle, each.action): each for each in GAME.advice(t.view(0)).offers}
    assert len(offers) == 14
    find = offers["ship", "find"]
    assert (find.price, find.surcharge, find.gain, find.barred) == (2, 0, 2, None)
    barred = offers["ship", "explore"].barred
    assert barred is not None
    assert barred.id == "why-nothing-to-explore"
    barred = offers["sled", "take"].barred
    assert barred is not None
    assert barred.id == "why-sled-aboard"
    t.play(0, "find ship")
    offers = {(each.vehicle, each.action): each for each in GAME.advice(t.view(0)).offers}
    assert (offers["ship", "move"].price, offers["ship", "move"].surcharge) == (2, 1)


def test_offers_agree_with_the_moves() -> None:
    """In a player's turn an action is barred exactly when no move of it is legal."""
    for seed in range(6):
        match = Match(GAME, 1 + seed % 4, seed=seed)
        luck = match.chance.fork()
        while match.waiting_for:
            seat = match.waiting_for[0]
            moves = match.moves(seat)
            view = match.view(seat)
            if view.step == "act":
                for offer in GAME.advice(view).offers:
                    start = (offer.action, offer.vehicle)
                    legal = any(move.words[:2] == start for move in moves)
                    assert legal == (offer.barred is None), (offer, match.record())
            match.play(seat, luck.pick(moves))


def test_what_others_did_in_their_turn_costs_nobody_else() -> None:
    t = table(ships=["K4", "K3"])
    t.ship(1, "K3", ready=1)
    t.play(0, "take ship L1")
    offers = {(each.vehicle, each.action): each for each in GAME.advice(t.view(1)).offers}
    take = offers["ship", "take"]
    assert (take.price, take.surcharge, take.barred) == (1, 0, None)


def test_an_action_not_finished_makes_the_next_one_dearer() -> None:
    """After `refresh`, while the tile is chosen, and while a hole is filled."""
    t = table(ships=["K4"])
    t.play(0, "refresh ship")
    find = next(each for each in GAME.advice(t.view(0)).offers if each.action == "find")
    assert (t.view().step, find.price, find.surcharge) == ("take", 3, 1)
    t.play(0, t.moves(0)[0])
    t.play(0, "find ship")
    assert t.expedition(0).ship_ready == 7 - 2 - find.price


def test_whose_crew_are_all_lost_is_not_told_that_they_rest() -> None:
    t = table(ships=["K4"])
    t.ship(0, "K4", ready=0)
    t.state.lost_crew = (7, 0)
    words = Words("en", GAME, viewer=0, strict=True)
    assert words.say(GAME.prompt(t.view(0))) == "No crewman is ready: you must pass."


def test_a_ship_on_an_arrow_is_not_held_but_may_have_no_way() -> None:
    t = table(round=5)
    assert t.refused(0, "move ship K3") == "why-ship-stuck"
    assert not any(each.held for each in GAME.advice(t.view(0)).vehicles)


def test_gains_come_true() -> None:
    for seed in range(4):
        match = Match(GAME, 2, seed=seed)
        luck = match.chance.fork()
        while match.waiting_for:
            seat = match.waiting_for[0]
            view = match.view(seat)
            gains = {gain.move: gain.points for gain in GAME.advice(view).gains}
            some = [move for move in match.moves(seat) if "greenland" not in move.text]
            good = [move for move in some if move.text in gains]
            move = luck.pick(good or some)
            before = match.view(None).expeditions[seat].score
            match.play(seat, move)
            after = match.view(None)
            if after.step not in ("fill", "over"):
                assert after.expeditions[seat].score - before == gains.get(move.text, 0)


def test_a_gain_is_sure_whatever_a_hole_is_filled_with() -> None:
    """Land in the middle of F5–G6 would be an island of four tiles, sea none."""
    t = table(round=2, reserves=["S1"])
    for at in ("E4", "F4", "G4", "H4", "E5", "E6", "E7", "F7", "G7", "H7", "H6"):
        t.lay(at, "ww/ww")
    t.ship(0, "H4")
    assert "place ship S1 H5 r0" in t.moves(0)
    assert GAME.advice(t.view(0)).gains == ()


def test_islands_one_tile_short() -> None:
    t = table(round=2, ships=["K4"])
    found = [(each.squares, each.points) for each in GAME.advice(t.view(0)).islands]
    assert found == [(("K2", "L2"), 2), (("K5", "L5"), 2)]


def test_islands_that_a_tile_closes_together_with_a_hole() -> None:
    """Round the land of D1 three squares are free: a tile at the rim closes the others in."""
    t = table(round=2, reserves=["S2"])
    for at in ("C2", "F1", "F2"):
        t.lay(at, "ww/ww")
    t.lay("D1", "ww/wL")
    t.lay("D3", "www/www")
    t.ship(0, "D1")
    islands = {each.corners: each for each in GAME.advice(t.view(0)).islands}
    island = islands[((4, 1),)]
    assert (island.squares, island.points) == (("E1",), 4)
    t.play(0, "place ship S2 E1 r270")
    assert t.said("island") == [{"seat": "seat:0", "tiles": 4, "points": 4}]


def test_standings_and_sets() -> None:
    t = table(2)
    t.finds(0, franklin=2, inuit=1)
    t.finds(1, franklin=1)
    advice = GAME.advice(t.view(0))
    franklin = advice.standings[0]
    assert (franklin.token, franklin.counts, franklin.places, franklin.points) == (
        "franklin",
        (2, 1),
        (1, 2),
        (11, 7),
    )
    assert advice.collections[0].lacking == ("cairn", "strait", "cartography")
    assert advice.totals == (11, 7)
    t.ship(1, "K4")
    assert GAME.advice(t.view(0)).totals == (11, 7 - 7 * 2 - 2)


def test_warnings() -> None:
    t = table(round=7)
    t.lay("E3", "www/www")
    t.lay("G3", "ww/ww/wL")
    t.sled(0, "E3", "nw")
    t.sled(1, "G3", "nw")
    t.ship(0, "E3", ready=4)
    kinds = {each.kind: each for each in GAME.advice(t.view(0)).warnings}
    assert (kinds["sled-lost"].round, kinds["sled-lost"].weight) == (8, "danger")
    assert kinds["too-late"].weight == "danger"
    assert "sled-moves" in {each.kind for each in GAME.advice(t.view(1)).warnings}
    t = table(round=3, ships=["K4"])
    kinds = {each.kind: each for each in GAME.advice(t.view(0)).warnings}
    assert kinds["ship-held"].round == 4


def test_the_last_round_is_a_last_call_too() -> None:
    """In rounds 9 and 10 a ship that can still come home is told so, before its crew is spent."""
    for round, expected in ((8, {}), (9, {"last-call": "danger"}), (10, {"last-call": "danger"})):
        t = table(round=round, ships=["K4"])
        kinds = {each.kind: each.weight for each in GAME.advice(t.view(0)).warnings}
        assert kinds == expected
    t.ship(0, "K4", ready=2, resting=5)
    t.play(0, "find ship")
    assert [each.kind for each in GAME.advice(t.view(0)).warnings] == ["too-late"]


def test_a_ship_whose_crew_is_with_the_sled_is_not_too_late() -> None:
    t = table(round=8)
    t.lay("I4", "wLw/www")
    t.ship(0, "I4", ready=0)
    t.sled(0, "I4", "n", ready=7)
    (warning,) = GAME.advice(t.view(0)).warnings
    assert (warning.kind, warning.weight, warning.round) == ("too-few", "notice", 10)
    t.play(0, "redistribute sled ready -6 resting -1")
    assert GAME.advice(t.view(0)).warnings == ()


@pytest.mark.parametrize(
    ("move", "said", "points"),
    [
        ("move ship greenland", "the sled and 3 crewmen are lost: −6", -6),
        ("move sled greenland", "the ship and 4 crewmen are lost: −10", -10),
    ],
)
def test_coming_home_tells_what_stays_behind(move: str, said: str, points: int) -> None:
    t = table(round=9, ships=["K4"])
    t.sled(0, "K4", "se", ready=3)
    words = Words("en", GAME, viewer=0, strict=True)
    home = words.say(GAME.move_words(t.view(0), GAME.notation.parse(move)))
    assert "+6; your journey ends" in home
    assert home.endswith(said)
    t.play(0, move)
    assert GAME.advice(t.view(0)).totals[0] == 6 + points


def test_coming_home_with_the_sled_aboard_loses_nothing() -> None:
    t = table(round=9, ships=["K4"])
    message = GAME.move_words(t.view(0), GAME.notation.parse("move ship greenland"))
    for language in LANGUAGES:
        assert "−" not in Words(language, GAME, viewer=0, strict=True).say(message)


def test_the_last_call_home() -> None:
    """Two steps from Greenland with two crew a round: not later than round 10, never in 4–7."""
    t = table(round=3)
    t.lay("I4", "www/www")
    t.ship(0, "I4", ready=2)
    assert last_call(t.state, 0) == 10
    t.ship(0, "I4", ready=1)
    assert last_call(t.state, 0) == 9
    t.state.round = 10
    assert last_call(t.state, 0) == 0
    homes = ship_homes(t.state, 7)
    assert all(t.state.ships[0] in homes[round] for round in range(1, 11))


def test_the_last_call_while_sleds_look_for_ground() -> None:
    """The round has begun, though the crew still rest: they will be ready for the way home."""
    t = table(round=8)
    t.lay("I4", "www/www")
    t.lay("E2", "Lw/wL")
    t.ship(0, "I4", ready=1)
    t.sled(0, "E2", "nw", ready=2)
    assert last_call(t.state, 0) == 9
    t.play_all("0 pass", "1 pass")
    assert (t.view().step, t.view().round) == ("thaw", 9)
    assert last_call(t.state, 0) == 9
    t.play(0, "stand se")
    assert last_call(t.state, 0) == 9


def test_the_way_home_of_a_sled() -> None:
    t = table(round=7)
    t.lay("I3", "www/www")
    t.sled(0, "I3", "nw")
    spot = (t.state.sleds[0], t.state.grounds[0])
    assert spot in sled_homes(t.state, 3)[7]
    assert spot not in sled_homes(t.state, 0)[7]


def test_advice_is_pure_data_and_can_be_said() -> None:
    match = Match(GAME, 3, seed=2)
    luck = match.chance.fork()
    words = [Words(language, GAME, viewer=0, strict=True) for language in LANGUAGES]
    while match.waiting_for:
        for seat in (None, 0):
            advice = GAME.advice(match.view(seat))
            text = to_json(advice)
            assert len(text) > 100
            for message in [advice.ask, *(offer.barred for offer in advice.offers)]:
                if message is not None:
                    assert all(each.say(message) for each in words)
            for warning in advice.warnings:
                assert all(each.say(warning.text) for each in words)
        seat = match.waiting_for[0]
        match.play(seat, luck.pick(match.moves(seat)))
    view = match.view(0)
    assert from_json(type(view), to_json(view)) == view


def test_the_chart_in_80_columns() -> None:
    match = Match(GAME, 4, seed=4)
    luck = match.chance.fork()
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, luck.pick(match.moves(seat)))
    chart = next(part for part in GAME.describe(match.view(0)) if part.title.id == "table-chart")
    rows = [str(line.args["row"])[1:] for line in chart.lines if "row" in line.args]
    assert len(rows) == 20
    assert max(map(len, rows)) <= 40
    assert "C" in rows[6] + rows[8] or "cairn" in str(match.turns)


def test_where_everybody_is_in_a_few_letters() -> None:
    """Four names, points, ship, sled and tokens beside the chart, in the 34 columns left of 80."""
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        for place in ("greenland", "passage", "aboard", "lost"):
            assert len(words.noun(f"brief-where-{place}")) <= 6
        parts = GAME.describe(Match(GAME, 4, seed=4).view(None))
        players = next(part for part in parts if part.title.id == "table-players")
        for line in players.lines:
            name, *cells = words.text(f"{line.id}-cells", **line.args).split("|")
            assert name
            assert sum(1 + len(cell.strip()) for cell in cells) <= 34 - 9


def test_undo_needs_no_luck() -> None:
    match = Match(GAME, 2, seed=0)
    for seat in reversed(match.view(None).order):
        match.play(seat, match.moves(seat)[0])
        assert not match.can_undo(seat)
    seat = match.waiting_for[0]
    match.play(seat, "take ship S2")
    assert match.can_undo(seat)
    match.undo(seat)
    match.play(seat, "refresh ship")
    assert not match.can_undo(seat)
