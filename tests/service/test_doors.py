"""Who stands in the door: connections, live sockets and what they say are counted; the slow and
the silent are shown out; a second server is refused the file of the first."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response
from websockets.sync.client import connect

from expedition.service.databases import Database
from expedition.service.doors import Doors, doorkeeper
from expedition.service.guard import Limits
from expedition.service.house import House
from expedition.service.storage import Storage
from expedition.service.turns import ADDRESS, NOBODY, PEOPLE, CrowdTurns, Turns
from tests.outside import expedition

from .server import PATIENCE, Guest, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with its limits on."""
    home = tmp_path_factory.mktemp("doors")
    with serving(f"sqlite:///{home / 'tables.db'}", limits="1") as running:
        yield running


# --- Live sockets ---------------------------------------------------------------------------------


def test_live_sockets_of_an_address_are_counted() -> None:
    limits = Limits(0.05)
    with limits.live("a"), limits.live("b"):
        with ExitStack() as opened:
            for _ in range(5):
                opened.enter_context(limits.live("a"))
            with pytest.raises(Exception, match="6 live sockets"), limits.live("a"):
                raise AssertionError
            opened.enter_context(limits.live("b"))
        with limits.live("a"):
            pass


def test_too_many_live_sockets_are_refused_in_words(tmp_path: Path) -> None:
    """A twentieth of the limits: six live sockets, of which three may be opened at once."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", limits="0.05") as server:
        id = Guest(server.url).open_table("me", "open", fast=False)
        with ExitStack() as opened:
            refused = [answer for _ in range(5) if (answer := knock(server, id, opened))]
            assert refused[0].status_code == 429
            problem = json.loads(refused[0].body or b"")
            assert problem["message"]["id"] == "error-too-many"
            assert int(refused[0].headers["retry-after"]) >= 1


def knock(server: Server, id: str, opened: ExitStack) -> Response | None:
    """Open a live socket and leave it open; gives the answer if it is refused."""
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{id}/live"
    try:
        opened.enter_context(connect(url)).recv(PATIENCE)
    except InvalidStatus as refused:
        return refused.response
    return None


def test_who_looks_round_without_end_is_shown_out(server: Server) -> None:
    eve = Guest(server.url)
    id = eve.open_table("me", "open", fast=False)
    with Guest(server.url).live(id) as live:
        with suppress(ConnectionClosed):  # perhaps before the last look
            for after in range(200):
                live.look(None, after)
        assert live.code() == 4429
    assert eve.get("/api/health").status_code == 200


def test_what_nobody_else_will_ask_for_is_not_kept(server: Server) -> None:
    """An update is the same whatever number beyond the last one is asked for."""
    eve = Guest(server.url)
    id = eve.open_table("me", "open", fast=False)
    answers = {eve.get(f"/api/tables/{id}", after=after).text for after in range(50, 90)}
    assert len(answers) == 1


def knock_by_hand(server: Server, id: str) -> socket.socket:
    """A live socket without a library that keeps to the rules; nothing of it is ever read."""
    host, port = server.url.removeprefix("http://").split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.settimeout(PATIENCE)
    opened.connect((host, int(port)))
    opened.sendall(
        f"GET /api/tables/{id}/live HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "sec-websocket-version: 13\r\n\r\n".encode()
    )
    assert b"101" in opened.recv(16)
    return opened


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A part of what a live socket says, masked with nothing."""
    return bytes([last << 7 | kind, 0x80 | len(payload)]) + bytes(4) + payload


PING, TEXT, MORE = 9, 1, 0


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING, b"x" * 125) * 20_000,
        frame(TEXT, last=False) + frame(MORE, last=False) * 200,
        frame(TEXT, b'{"seat": null}') * 20_000,
        b"\x81\xff\x7f" * 100_000,
    ],
    ids=["pings", "a message in endless parts", "looks", "rubbish"],
)
def test_who_floods_a_live_socket_is_shown_out(server: Server, flood: bytes) -> None:
    id = Guest(server.url).open_table("me", "open", fast=False)
    with knock_by_hand(server, id) as rude, suppress(ConnectionError):
        for _ in range(20):
            rude.sendall(flood)
        while rude.recv(1 << 16):  # until it is closed; else this times out
            pass
    assert httpx.get(f"{server.url}/api/health").status_code == 200
    assert '"level": "error"' not in server.log


# --- Connections ----------------------------------------------------------------------------------


#: More than any system keeps for somebody who does not take it.
LONG = 64 << 20


async def hello(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    body = b"x" * LONG if scope["path"] == "/long" else b"hello"
    await send({"type": "http.response.body", "body": body})


@contextmanager
def knocking(*addresses: str, port: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as opened:
        yield [
            opened.enter_context(
                socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(each, 0))
            )
            for each in addresses
        ]


def behind_doors(doors: Doors, patience: float, visit: Any, taking: float = 60) -> Any:
    """Run a visit in a thread while an application stands behind these doors."""

    async def story() -> Any:
        config = uvicorn.Config(hello, log_config=None, lifespan="off")
        config.load()
        keeper: Any = doorkeeper(doors, patience, taking)
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: keeper(config, ServerState(), {}), "127.0.0.1", 0
        )
        async with listening:
            port = listening.sockets[0].getsockname()[1]
            return await asyncio.to_thread(visit, port)

    return asyncio.run(story())


def closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_who_says_nothing_or_half_a_request_is_shown_out() -> None:
    def visit(port: int) -> None:
        with knocking("127.0.0.1", "127.0.0.1", "127.0.0.1", port=port) as (silent, slow, half):
            slow.sendall(b"GET / HT")
            half.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhal")
            assert closed(silent)
            assert closed(slow)
            assert closed(half)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            assert [client.get("/").text for _ in range(3)] == ["hello"] * 3

    behind_doors(Doors(), 1.5, visit)


@pytest.mark.parametrize(
    "half",
    [b"GET / HT", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhal"],
    ids=["a line", "a body"],
)
@pytest.mark.parametrize("at_once", [False, True], ids=["after the answer", "before it"])
def test_who_says_half_a_request_after_a_whole_one_is_shown_out(half: bytes, at_once: bool) -> None:
    whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"

    def visit(port: int) -> None:
        with knocking("127.0.0.1", port=port) as (slow,):
            slow.sendall(whole + half if at_once else whole)
            heard = b""
            while not heard.endswith(b"0\r\n\r\n"):
                more = slow.recv(4096)
                assert more
                heard += more
            if not at_once:
                slow.sendall(half)
            assert closed(slow)

    behind_doors(Doors(), 1.5, visit)


def test_an_address_has_only_so_many_connections() -> None:
    doors = Doors(3 / 300)

    def visit(port: int) -> None:
        with knocking(*["127.0.0.2"] * 3, port=port) as inside:
            with knocking("127.0.0.2", "127.0.0.3", port=port) as (again, other):
                assert closed(again)
                other.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
                assert other.recv(12) == b"HTTP/1.1 200"
            inside[0].sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert inside[0].recv(12) == b"HTTP/1.1 200"
        with knocking(*["127.0.0.1"] * 5, port=port) as proxied:
            proxied[4].sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert proxied[4].recv(12) == b"HTTP/1.1 200"

    behind_doors(doors, PATIENCE, visit)


def test_all_together_have_only_so_many_connections() -> None:
    def visit(port: int) -> None:
        with (
            knocking("127.0.0.1", "127.0.0.2", port=port),
            knocking("127.0.0.3", port=port) as (last,),
        ):
            assert closed(last)

    behind_doors(Doors(most=2), PATIENCE, visit)


def test_who_does_not_take_the_answer_is_shown_out() -> None:
    """All of a long answer would have to wait for them; who takes it, however slowly, gets it."""

    def visit(port: int) -> None:
        with knocking("127.0.0.1", "127.0.0.1", port=port) as (lazy, other):
            for each in (lazy, other):
                each.sendall(b"GET /long HTTP/1.1\r\nhost: x\r\n\r\n")
            assert taken(other) >= LONG
            deadline = time.monotonic() + PATIENCE
            while doors._inside.total() > 1:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert taken(lazy) < LONG

    doors = Doors()
    behind_doors(doors, 2 * PATIENCE, visit, taking=4)


def taken(connection: socket.socket) -> int:
    """How much of a long answer comes, until it is whole or the connection is closed."""
    got = 0
    with suppress(ConnectionError):
        while got < LONG and (more := len(connection.recv(1 << 20))):
            got += more
    return got


# --- Turns ----------------------------------------------------------------------------------------


def test_who_has_many_tables_waits_in_turn() -> None:
    async def story() -> list[str]:
        turns, had = Turns(1), []

        async def think(who: str, what: str, line: int = 0) -> None:
            async with turns.turn(who, line):
                had.append(what)
                await asyncio.sleep(0)

        jobs = [think("eve", f"eve {at}") for at in range(4)]
        await asyncio.gather(
            think("bots", "bots 0", NOBODY),
            think("bots", "bots 1", NOBODY),
            *jobs,
            think("ada", "ada"),
        )
        return had

    had = asyncio.run(story())
    assert had == ["bots 0", "eve 0", "ada", "eve 1", "eve 2", "eve 3", "bots 1"]


def test_whoever_no_longer_waits_takes_no_turn() -> None:
    async def story() -> int:
        turns = Turns(1)

        async def think(seconds: float) -> None:
            async with turns.turn("ada"):
                await asyncio.sleep(seconds)

        tasks = [asyncio.create_task(think(10)) for _ in range(3)]
        await asyncio.sleep(0.01)
        tasks[1].cancel()
        tasks[0].cancel()
        await asyncio.sleep(0.01)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(think(0), 1)
        return turns._free

    assert asyncio.run(story()) == 1


def test_bots_think_by_turns_of_addresses_and_people_come_first() -> None:
    """Whatever is set to work by a request is counted at the address that it came from."""

    async def story() -> list[str]:
        turns, had = CrowdTurns(1, 2), []

        async def think(who: str, line: int) -> None:
            async with turns.turn(who, line):
                had.append(who)
                await asyncio.sleep(0.001)

        def asked(address: str, who: str, line: int = PEOPLE) -> asyncio.Task[None]:
            ADDRESS.set(address)
            return asyncio.create_task(think(who, line))

        jobs = [asked("a", "bots", NOBODY)]
        jobs += [asked("a", f"eve {at}") for at in range(3)]
        jobs += [asked("b", "bots elsewhere", NOBODY), asked("b", "ada")]
        await asyncio.gather(*jobs)
        return had

    had = asyncio.run(story())
    assert had == ["bots", "eve 0", "ada", "eve 1", "eve 2", "bots elsewhere"]


def test_many_guests_of_an_address_make_no_other_wait() -> None:
    """Eve's deals never end while Ada, who is elsewhere, waits for hers."""
    ended = threading.Event()

    async def deal(house: House, address: str, who: str, job: Callable[[], Any]) -> Any:
        ADDRESS.set(address)
        return await house.at_length(who, job)

    async def story() -> str:
        house = House(Storage(cast(Database, None)))
        eves = [asyncio.create_task(deal(house, "a", f"eve {at}", ended.wait)) for at in range(4)]
        await asyncio.sleep(0)
        try:
            ada = asyncio.create_task(deal(house, "b", "ada", lambda: "dealt"))
            return str(await asyncio.wait_for(ada, PATIENCE))
        finally:
            ended.set()
            assert all(await asyncio.gather(*eves))

    assert asyncio.run(story()) == "dealt"


# --- One server a file ----------------------------------------------------------------------------


def test_a_second_server_is_refused_the_file_of_the_first(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}") as first:
        second = expedition("serve", "--no-open", "--database", f"sqlite:///{file}")
        assert second.returncode == 2
        assert f"{file} is in use by another server" in second.stderr
        assert second.stderr.count("\n") == 1
        assert httpx.get(f"{first.url}/api/health").status_code == 200
        first.kill()
        first.start()
        assert httpx.get(f"{first.url}/api/health").status_code == 200


# --- Deals ----------------------------------------------------------------------------------------


def test_nobody_waits_while_a_map_is_made(tmp_path: Path) -> None:
    """Eve's last seats are taken at tables whose maps take long; Ada is answered meanwhile."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server, ThreadPoolExecutor(2) as threads:
        eve, ada = Guest(server.url, "Eve"), Guest(server.url, "Ada")
        eve.http.timeout = httpx.Timeout(120)
        hers = ada.open_table("me", "me", fast=False)
        asked = {"game": "maldonado", "options": {"land": "hard", "mode": "allies"}}
        ids = [eve.open_table("me", "open", fast=False, **asked) for _ in range(2)]
        seats = [f"/api/tables/{id}/seats/1" for id in ids]
        deals = [threads.submit(eve.post, seat, {"bot": "easy"}) for seat in seats]
        answers = 0
        while not all(deal.done() for deal in deals):
            said = ada.post(f"/api/tables/{hers}/chat", {"text": f"answer {answers}"})
            answers += said.status_code == 204
        assert [deal.result().status_code for deal in deals] == [200, 200]
        assert answers > 5


def test_who_uploads_much_makes_nobody_wait(tmp_path: Path) -> None:
    """Eve's records name maps that take long to make; Ada's game is dealt after a few of them."""
    record = (
        "expedition record 1\ngame: maldonado\nrules: 1\nseats: 2\nseed: 1\n"
        "options: mode=allies land=hard land-seed={}\n\n0 no move\n"
    )
    with (
        ThreadPoolExecutor(14) as threads,
        serving(f"sqlite:///{tmp_path / 'tables.db'}") as server,
    ):
        eve, ada = Guest(server.url, "Eve"), Guest(server.url, "Ada")
        eve.http.timeout = ada.http.timeout = httpx.Timeout(180)
        uploads = [threads.submit(eve.upload, record.format(seed)) for seed in range(1, 15)]
        while not any(upload.done() for upload in uploads):
            time.sleep(0.01)
        ada.open_table("me", "easy", fast=False)
        done = [upload for upload in uploads if upload.done()]
        assert {upload.result().status_code for upload in done} == {422}
        assert len(done) <= 5
