"""Whole games over the wire: against bots, between two browsers, around one screen."""

import random
from typing import Any

import msgspec

from expedition.games import find_game
from expedition.kit import Match, records
from expedition.service import wire

from .server import Guest, Json, play_on


def finished_record(guest: Guest, id: str) -> Match:
    answer = guest.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    record = records.read(answer.text)
    return Match.replay(find_game(record.game), record)


def test_a_whole_game_against_bots(ada: Guest) -> None:
    id = ada.open_table("me", "easy", "normal")
    with ada.live(id) as live:
        update = play_on(ada, id, live, random.Random(1))
        for text in live.heard:
            msgspec.json.decode(text, type=wire.Update)
    assert update["table"]["status"] == "finished"
    match = finished_record(ada, id)
    assert match.names == ("Ada", "Anton", "Sofia")
    assert match.result is not None
    assert list(match.result.scores) == update["result"]["scores"]
    assert match.number == update["number"]


def test_two_browsers_at_one_table(ada: Guest, boris: Guest) -> None:
    id = ada.open_table("me", "open")
    assert ada.table(id)["table"]["status"] == "open"
    with ada.live(id) as hers, boris.live(id) as his:
        assert his.next()["seat"] is None
        sat = boris.post(f"/api/tables/{id}/seats/1", {})
        assert sat.status_code == 200, sat.text
        assert sat.json()["status"] == "running"
        first = his.until(lambda update: update["view"] is not None)
        assert first["seat"] == 1
        assert [seat["name"] for seat in first["table"]["seats"]] == ["Ada", "Boris"]
        luck = random.Random(2)
        hers.until(lambda update: update["view"] is not None)
        turns = 0
        while True:
            for guest, seat in ((ada, 0), (boris, 1)):
                update = guest.table(id, after=2**31)
                if update["moves"]:
                    choice = luck.choice(update["moves"])["text"]
                    assert guest.move(id, seat, choice, update["number"]).status_code == 200
                    turns += 1
            if update["result"]:
                break
        seen = [live.until(lambda update: update["result"] is not None) for live in (hers, his)]
    assert seen[0]["result"] == seen[1]["result"]
    assert seen[0]["number"] == turns


def test_a_hot_seat_has_a_curtain(ada: Guest) -> None:
    """With several seats one sees what everybody may see, until one asks for a seat."""
    id = ada.open_table("me", "me", names=["Ada", "Bo"], fast=False)
    with ada.live(id) as live:
        behind = live.next()
        assert behind["seat"] is None
        assert behind["moves"] == []
        assert behind["view"]["characters"] == []
        for seat in (0, 1):
            live.look(seat)
            shown = live.next()
            assert shown["seat"] == seat
            assert shown["view"]["characters"]
            assert shown["moves"]
            assert len(shown["lines"]) == len(behind["lines"])
        live.look(None)
        assert live.next()["seat"] is None
        update = play_on(ada, id, live, random.Random(3))
    assert update["result"]
    assert finished_record(ada, id).names == ("Ada", "Bo")


def test_secret_decisions_of_others_do_not_make_mine_stale(ada: Guest, boris: Guest) -> None:
    id = ada.open_table("me", "open")
    boris.post(f"/api/tables/{id}/seats/1", {})
    hers, his = ada.table(id), boris.table(id)
    assert hers["number"] == his["number"] == 0
    assert boris.move(id, 1, his["moves"][0]["text"], 0).status_code == 200
    meanwhile = ada.table(id)
    assert (meanwhile["number"], meanwhile["asked"]) == (1, hers["asked"])
    assert boris.table(id)["asked"] is None
    assert ada.move(id, 0, hers["moves"][0]["text"], 0).status_code == 200
    late = ada.move(id, 0, hers["moves"][0]["text"], 0)
    assert late.status_code == 409
    assert late.json()["message"]["id"] == "error-stale"
    assert late.json()["update"]["number"] == 2


def test_what_a_table_says_of_itself(ada: Guest, boris: Guest) -> None:
    id = ada.open_table("me", "open", "hard", listed=True, options={"scores": "hidden"})
    info = ada.table(id)["table"]
    assert info["options"] == {"river": "full", "scores": "hidden"}
    assert info["host"]
    assert not boris.table(id)["table"]["host"]
    assert [seat["bot"] for seat in info["seats"]] == [None, None, "hard"]
    assert [seat["yours"] for seat in info["seats"]] == [True, False, False]
    assert id in _ids(boris, "open")
    assert id in _ids(ada, "mine")
    boris.post(f"/api/tables/{id}/seats/1", {})
    assert id not in _ids(boris, "open")
    assert id in _ids(boris, "mine")
    watched = next(
        table for table in Guest(ada.url).get("/api/lobby").json()["watch"] if table["id"] == id
    )
    assert watched["headline"]["id"]


def test_a_private_table_is_in_no_list(ada: Guest, boris: Guest) -> None:
    waiting, running = ada.open_table("me", "open"), ada.open_table("me", "easy")
    for each in ("open", "mine", "watch"):
        assert not {waiting, running} & set(_ids(boris, each))
    assert boris.table(waiting)["table"]["seats"][0]["name"] == "Ada"


def _ids(guest: Guest, kind: str) -> list[str]:
    lobby: Json = guest.get("/api/lobby").json()
    return [table["id"] for table in lobby[kind]]


def test_the_text_view_and_the_reason_why_not(ada: Guest) -> None:
    id = ada.open_table("me", "easy", fast=False)
    sections: list[Any] = ada.get(f"/api/tables/{id}/text").json()
    assert sections
    assert all(section["title"]["id"] and section["lines"] is not None for section in sections)
    update = ada.table(id)
    why = ada.get(f"/api/tables/{id}/why", seat=0, move="pass")
    assert why.json()["id"] == "why-other-question"
    legal = ada.get(f"/api/tables/{id}/why", seat=0, move=update["moves"][0]["text"])
    assert legal.status_code == 404


def test_the_games_and_their_boxes(ada: Guest) -> None:
    games = ada.get("/api/games").json()
    assert "congo" in [game["name"] for game in games]
    for game in games:
        box = ada.get(f"/api/games/{game['name']}/box")
        assert box.status_code == 200
        assert "max-age" in box.headers["cache-control"]
