"""What games may bring beside their rules: play alone, phrases, hints. The Cave has all of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside import distribution

from .server import Guest, Json, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("company")
    games = distribution(home / "games", "tests.example.cave:GAME")
    with serving(f"sqlite:///{home / 'tables.db'}", games=games) as running:
        yield running


def cave(guest: Guest, *seats: str, candles: int = 4, **more: object) -> str:
    return guest.open_table(*seats, game="cave", options={"candles": candles}, fast=False, **more)


def go(guest: Guest, id: str, *ways: str, seat: int = 0) -> Json:
    update: Json = {}
    for way in ways:
        number = guest.table(id)["number"]
        answer = guest.move(id, seat, way, number)
        assert answer.status_code == 200, answer.text
        update = answer.json()
    return update


def play_alone(guest: Guest, candles: int, **more: object) -> Json:
    """Always left: two forks of four are right, so two candles go."""
    id = cave(guest, "me", candles=candles, **more)
    update = guest.table(id)
    while not update["result"]:
        update = go(guest, id, "left")
    return update


# --- Alone ----------------------------------------------------------------------------------------


def test_a_game_alone_begins_at_once_and_may_be_lost(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    lost = play_alone(ada, 2)
    assert lost["table"]["status"] == "finished"
    assert lost["result"]["ranks"] == [2]
    story = ada.get(f"/api/tables/{lost['table']['id']}/story").json()
    assert story["result"]["ending"] == "ending-dark"
    again = ada.post(f"/api/tables/{lost['table']['id']}/rematch").json()
    assert again["status"] == "running"
    assert len(again["seats"]) == 1


def test_the_best_of_ones_games_alone_is_kept(server: Server) -> None:
    ada, boris = Guest(server.url, "Ada"), Guest(server.url, "Boris")
    assert ada.get("/api/bests").json() == []
    play_alone(ada, 2)
    won = play_alone(ada, 4)
    play_alone(ada, 4)
    bests = {best["options"]["candles"]: best for best in ada.get("/api/bests").json()}
    assert bests[2] | {"table": ""} == {
        "game": "cave",
        "options": {"candles": 2},
        "table": "",
        "hints": 0,
        "score": 0.0,
        "won": False,
        "games": 1,
    }
    assert (bests[4]["score"], bests[4]["won"], bests[4]["games"]) == (2.0, True, 2)
    assert bests[4]["table"] == won["table"]["id"]
    assert boris.get("/api/bests").json() == []


def test_what_is_played_in_company_is_no_game_alone(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    id = cave(ada, "me", "me")
    for number in range(4):
        go(ada, id, "left", seat=number % 2)
    assert ada.table(id)["result"]["ranks"] == [1, 1]
    assert ada.table(id)["result"]["allied"] is True
    assert ada.get("/api/bests").json() == []


# --- Phrases --------------------------------------------------------------------------------------


def test_a_phrase_is_heard_in_every_language_and_stands(server: Server) -> None:
    ada, boris = Guest(server.url, "Ada"), Guest(server.url, "Boris")
    id = cave(ada, "me", "open", "easy")
    boris.post(f"/api/tables/{id}/seats/1", {})
    chat = f"/api/tables/{id}/chat"
    assert ada.post(chat, {"phrase": "phrase-careful"}).status_code == 204
    assert boris.post(chat, {"phrase": "phrase-trust", "about": 0}).status_code == 204
    update = ada.table(id)
    assert [line["phrase"] for line in update["chat"]] == [
        {"id": "phrase-careful", "args": {"seat": "seat:0"}},
        {"id": "phrase-trust", "args": {"seat": "seat:1", "about": "seat:0"}},
    ]
    stands = {"seat": 1, "kind": "trust", "phrase": "phrase-trust", "about": 0}
    assert update["said"] == [stands]
    assert Guest(server.url).table(id)["said"] == [stands]
    assert boris.post(chat, {"phrase": "phrase-trust-nobody"}).status_code == 204
    assert ada.table(id)["said"] == [{**stands, "phrase": "phrase-trust-nobody", "about": None}]


def test_a_phrase_said_before_the_game_stands_for_nobody(server: Server) -> None:
    """Who said it may have left the seat to somebody else by then."""
    ada, boris, clara = (Guest(server.url, name) for name in ("Ada", "Boris", "Clara"))
    id = cave(ada, "me", "open", "open")
    boris.post(f"/api/tables/{id}/seats/1", {})
    body = {"phrase": "phrase-trust", "about": 0}
    assert boris.post(f"/api/tables/{id}/chat", body).status_code == 204
    boris.delete(f"/api/tables/{id}/seats/1")
    for seat in (1, 2):
        clara.post(f"/api/tables/{id}/seats/{seat}", {})
    assert ada.table(id)["said"] == []


@pytest.mark.parametrize(
    "body",
    [
        {"phrase": "phrase-none"},
        {"phrase": "phrase-trust"},
        {"phrase": "phrase-trust", "about": 0},
        {"phrase": "phrase-careful", "about": 1},
        {"phrase": "phrase-careful", "text": "and more"},
        {"text": "hm", "about": 1},
        {},
    ],
)
def test_what_is_no_phrase_is_refused(server: Server, body: Json) -> None:
    ada = Guest(server.url, "Ada")
    id = cave(ada, "me", "easy")
    assert ada.post(f"/api/tables/{id}/chat", body).status_code == 422
    assert ada.table(id)["chat"] == []


def test_phrases_are_for_seats_of_ones_own(server: Server) -> None:
    ada, boris = Guest(server.url, "Ada"), Guest(server.url, "Boris")
    id = cave(ada, "me", "me", names=["Ada", "Dot"])
    chat = f"/api/tables/{id}/chat"
    assert boris.post(chat, {"phrase": "phrase-careful"}).status_code == 403
    assert boris.post(chat, {"phrase": "phrase-careful", "seat": 1}).status_code == 403
    assert ada.post(chat, {"phrase": "phrase-trust", "about": 9}).status_code == 404
    assert ada.post(chat, {"phrase": "phrase-trust", "about": 0, "seat": 1}).status_code == 204
    (line,) = ada.table(id)["chat"]
    assert (line["seat"], line["name"]) == (1, "Dot")


# --- Hints ----------------------------------------------------------------------------------------


def test_a_hint_is_told_to_who_asks_and_counted_for_all(server: Server) -> None:
    ada, boris = Guest(server.url, "Ada"), Guest(server.url, "Boris")
    id = cave(ada, "me", hints=True)
    hints = f"/api/tables/{id}/hints"
    told = ada.post(hints, {"seat": 0, "question": "which"})
    assert told.status_code == 200, told.text
    assert told.json() == {
        "lines": [{"message": {"id": "hint-unsure", "args": {}}, "places": ["fork-1"]}]
    }
    seen = boris.table(id)
    assert seen["table"]["seats"][0]["hints"] == 1
    assert seen["lines"][-1]["messages"] == [{"id": "log-hint", "args": {"seat": "seat:0"}}]
    while ada.table(id)["view"]["behind"].count("left") < 2 and not ada.table(id)["result"]:
        go(ada, id, "left")
    if not ada.table(id)["result"]:
        marks = {f"fork-{len(ada.table(id)['view']['behind']) + 1}": "left"}
        told = ada.post(hints, {"seat": 0, "question": "which", "marks": marks}).json()
        assert told["lines"][0]["message"]["id"] == "hint-not-right"


def test_hints_are_off_unless_the_table_has_them(server: Server) -> None:
    ada, boris = Guest(server.url, "Ada"), Guest(server.url, "Boris")
    without = cave(ada, "me")
    asked = {"seat": 0, "question": "sure"}
    assert ada.post(f"/api/tables/{without}/hints", asked).status_code == 403
    id = cave(ada, "me", hints=True)
    hints = f"/api/tables/{id}/hints"
    assert boris.post(hints, asked).status_code == 403
    assert ada.post(hints, {**asked, "question": "all"}).status_code == 422
    assert ada.post(hints, {**asked, "seat": 7}).status_code == 404
    many = {f"fork-{at}": "left" for at in range(500)}
    assert ada.post(hints, {**asked, "marks": many}).status_code == 400
    assert ada.table(id)["table"]["seats"][0]["hints"] == 0
    body = {"game": "congo", "seats": ["me", "easy"], "hints": True}
    assert ada.post("/api/tables", body).json()["message"]["id"] == "error-no-hints"


def test_a_game_that_says_who_may_ask_decides_by_that_alone(server: Server) -> None:
    """One switch, not two that must agree."""
    ada = Guest(server.url, "Ada")
    asked = {"seat": 0, "question": "is-there"}
    for who, also, status in (("everyone", False, 200), ("nobody", True, 403)):
        table = {"game": "maldonado", "seats": ["me"], "options": {"mode": "allies", "hints": who}}
        id = ada.post("/api/tables", {**table, "hints": also}).json()["id"]
        assert ada.post(f"/api/tables/{id}/hints", asked).status_code == status


def test_a_question_that_is_refused_is_not_counted(server: Server) -> None:
    """Only the first seat may ask here; and a check of no marks tells nothing."""
    ada = Guest(server.url, "Ada")
    table = {"game": "maldonado", "seats": ["me", "me"], "options": {"hints": "first"}}
    id = ada.post("/api/tables", table).json()["id"]
    asked = ((1, "is-there", "hint-not-here"), (0, "marks", "hint-no-marks"))
    for seat, question, answer in asked:
        told = ada.post(f"/api/tables/{id}/hints", {"seat": seat, "question": question}).json()
        assert [line["message"]["id"] for line in told["lines"]] == [answer]
    assert ada.post(f"/api/tables/{id}/hints", {"seat": 0, "question": "odds"}).status_code == 200
    assert [seat["hints"] for seat in ada.table(id)["table"]["seats"]] == [1, 0]


def test_hints_are_counted_across_restarts_and_in_the_best(tmp_path: Path) -> None:
    games = distribution(tmp_path / "games", "tests.example.cave:GAME")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", games=games) as server:
        ada = Guest(server.url, "Ada")
        id = cave(ada, "me", hints=True)
        for _ in range(2):
            ada.post(f"/api/tables/{id}/hints", {"seat": 0, "question": "sure"})
        server.kill()
        server.start()
        assert ada.table(id)["table"]["seats"][0]["hints"] == 2
        while not ada.table(id)["result"]:
            go(ada, id, "left")
        assert ada.get("/api/bests").json()[0]["hints"] == 2
        again = ada.post(f"/api/tables/{id}/rematch").json()
        assert (again["hints"], again["seats"][0]["hints"]) == (True, 0)


def test_how_far_a_game_is(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    id = cave(ada, "me")
    assert ada.table(id)["table"]["progress"] == 0
    go(ada, id, "left")
    (mine,) = ada.get("/api/lobby").json()["mine"]
    assert mine["progress"] == 0.25
