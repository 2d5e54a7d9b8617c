"""Nothing is lost: killed servers, restarted servers, lost connections."""

import json
import os
import random
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx

from expedition.service import log
from expedition.service.log import Moved

from .server import PATIENCE, Guest, Server, play_on, serving

GAMES = 20
KILLS = 5
THREADS = 4


class Player:
    """Plays several games at once, both seats of each, and notes every move that was answered."""

    def __init__(self, server: Server, games: int, seed: int) -> None:
        self.guest = Guest(server.url)
        self.luck = random.Random(seed)
        self.ids = [self.guest.open_table("me", "me", fast=False) for _ in range(games)]
        self.answered: dict[str, dict[int, tuple[int, str]]] = {id: {} for id in self.ids}

    @property
    def count(self) -> int:
        return sum(map(len, self.answered.values()))

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self._move(self.luck.choice(self.ids))
            except httpx.TransportError:
                stop.wait(0.05)  # the server is dead; it will be back

    def _move(self, id: str) -> None:
        update = self.guest.table(id, after=2**31)
        if update["result"]:
            return
        seat = self.luck.choice(update["table"]["waiting"])
        seen = self.guest.table(id, seat=seat, after=2**31)
        move = self.luck.choice(seen["moves"])["text"]
        answer = self.guest.move(id, seat, move, seen["number"])
        assert answer.status_code == 200, answer.text
        self.answered[id][seen["number"]] = (seat, move)


def test_no_answered_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """kill -9 at random moments while twenty games are played."""
    path = tmp_path / "tables.db"
    luck = random.Random(9)
    with serving(f"sqlite:///{path}") as server, ThreadPoolExecutor(THREADS) as threads:
        players = [Player(server, GAMES // THREADS, seed) for seed in range(THREADS)]
        stop = threading.Event()
        playing = [threads.submit(player.play, stop) for player in players]
        try:
            for _ in range(KILLS):
                wait_for_moves(players, luck.randint(20, 50))
                server.kill()
                server.start()
            wait_for_moves(players, 10)
        finally:
            stop.set()
        for each in playing:
            each.result(PATIENCE)
        server.kill()
        written = moves_on_disk(path)
    answered = 0
    for player in players:
        for id, moves in player.answered.items():
            for number, move in moves.items():
                assert written[id][number] == move, (id, number)
                answered += 1
    assert answered > 20 * KILLS
    assert len(written) == GAMES


def wait_for_moves(players: list[Player], more: int) -> None:
    """Wait until so many more moves were answered."""
    goal = sum(player.count for player in players) + more
    deadline = time.monotonic() + PATIENCE
    while sum(player.count for player in players) < goal:
        assert time.monotonic() < deadline
        time.sleep(0.003)


def moves_on_disk(path: Path) -> dict[str, list[tuple[int, str]]]:
    """The moves of every table as a stranger reads them from the file, in their order."""
    found: dict[str, list[tuple[int, str]]] = {}
    connection = sqlite3.connect(path)
    try:
        for id, body in connection.execute("SELECT table_id, body FROM entries ORDER BY seq"):
            entry = log.read(body)
            moves = found.setdefault(id, [])
            if isinstance(entry, Moved):
                moves.append((entry.seat, entry.move))
    finally:
        connection.close()
    return found


def test_a_game_goes_on_where_it_was(database: str) -> None:
    """Bots are picked up after a restart; the log is resumed by number, nothing twice."""
    with serving(database) as server:
        ada = Guest(server.url, "Ada")
        id = ada.open_table("me", "easy", "easy")
        with ada.live(id) as live:
            play_on(ada, id, live, random.Random(1), moves=2)
        before = ada.table(id)
        server.kill()
        server.start()
        again = ada.table(id, after=before["seq"])
        assert [line for line in again["lines"] if line["seq"] <= before["seq"]] == []
        everything = ada.table(id)
        assert everything["lines"][: len(before["lines"])] == before["lines"]
        assert ada.get("/api/me").json()["name"] == "Ada"
        with ada.live(id, after=before["seq"]) as live:
            ada.post(f"/api/tables/{id}/pace", {"fast": True})
            assert play_on(ada, id, live, random.Random(2))["result"]
            seqs = [line["seq"] for text in live.heard for line in _lines(text)]
        assert seqs == sorted(set(seqs))
        assert seqs[0] > before["seq"]


def _lines(text: str) -> list[dict[str, int]]:
    lines: list[dict[str, int]] = json.loads(text)["lines"]
    return lines


def test_a_full_disk_loses_nothing_and_is_told(database: str) -> None:
    """No file may grow any more: what is refused is not done, and goes on when there is room."""
    with serving(database) as server:
        ada, stranger = Guest(server.url), httpx.Client(base_url=server.url, timeout=PATIENCE)
        id = ada.open_table("me", "me", fast=False)
        before = ada.table(id)
        with ada.live(id) as live, stranger, _no_room(server.process.pid):
            assert live.next()["seq"] == before["seq"]
            refused = [_first_move(ada, id, 0), ada.put("/api/me", {"name": "Eve"})]
            for answer in (*refused, stranger.get("/api/me")):
                assert answer.status_code == 503
                assert answer.json()["message"]["id"] == "error-database-away"
            assert ada.table(id) == before
        assert _first_move(ada, id, 0).status_code == 200
        assert ada.table(id)["number"] == 1
        server.kill()
        server.start()
        assert ada.table(id)["number"] == 1
        assert ada.get("/api/me").json()["name"] != "Eve"
        assert "Traceback" not in server.log


@contextmanager
def _no_room(process: int) -> Iterator[None]:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    yield
    endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(process, resource.RLIMIT_FSIZE, endless)


def _first_move(guest: Guest, id: str, seat: int) -> httpx.Response:
    seen = guest.table(id, seat=seat)
    return guest.move(id, seat, seen["moves"][0]["text"], seen["number"])


def test_a_server_that_stops_says_goodbye(database: str) -> None:
    with serving(database) as server:
        ada = Guest(server.url)
        id = ada.open_table("me", "easy")
        with ada.live(id) as live:
            live.next()
            assert server.stop() in (0, -signal.SIGTERM)
            assert live.code() == 1001
        assert '"level": "error"' not in server.log


def test_bots_processes_do_not_outlive_the_server(database: str) -> None:
    with serving(database) as server:
        ada = Guest(server.url)
        id = ada.open_table("me", "easy")
        with ada.live(id) as live:
            live.until(lambda update: update["number"] > 0)
        children = _children(server.process.pid)
        assert children
        server.kill()
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_bots_go_on_when_their_processes_are_killed(database: str) -> None:
    with serving(database) as server:
        ada = Guest(server.url)
        id = ada.open_table("me", "easy")
        with ada.live(id) as live:
            live.until(lambda update: update["number"] > 0)
            for child in _children(server.process.pid):
                os.kill(child, signal.SIGKILL)
            assert play_on(ada, id, live, random.Random(3))["result"]
        assert "started anew" in server.log


def _children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(status.parent.name))
    return found
