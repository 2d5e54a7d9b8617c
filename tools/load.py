"""How much the service carries: many tables of four, a move now and then at each.

python -m tools.load [--tables 200] [--every 2] [--seconds 30] [--until-saturated]

Starts a server of its own (one process, an SQLite file in a temporary folder, loopback only, no
bots) and plays random games over HTTP and WebSockets as browsers do. What is measured is the time
from just before the POST of a move to its update being seen by each of the three others. With
`--until-saturated` the pace is doubled, ten seconds each, until the 99th percentile passes 100 ms
or moves fall behind their schedule. The client runs on the same machine and takes its share of it.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

BAR = 0.1
SEATS = 4


class Seen(msgspec.Struct):
    """What the client reads of an update: as little as it needs, for it shares the machine."""

    number: int
    moves: list[dict[str, object]]
    result: object | None


_seen = msgspec.json.Decoder(Seen)


class Browser:
    """One guest: a kept-alive connection for requests, and a live socket at one table."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookies: dict[str, str] = {}
        self.latest = Seen(-1, [], None)
        self.arrived: dict[int, float] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def hello(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        await self.ask("GET", "/api/me")

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """A request, as small as HTTP allows."""
        content = b"" if body is None else json.dumps(body).encode()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {cookie}\r\n"
            f"x-csrf-token: {self.cookies.get('expedition_csrf', '')}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        return await self._answer()

    async def _answer(self) -> bytes:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                cookie, _, secret = value.partition(";")[0].partition("=")
                self.cookies[cookie] = secret
        body = await self._reader.readexactly(length)
        if not head[0].split()[1].startswith("2"):
            raise RuntimeError(f"{head[0]}: {body[:200]!r}")
        return body

    async def watch(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": cookie}
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            self.latest = _seen.decode(text)
            self.arrived[self.latest.number] = now

    async def bye(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        self._writer.close()


@dataclass
class Measured:
    """What one stage of the test saw."""

    every: float
    posts: int = 0
    late: int = 0
    #: Seconds of processor the server took.
    cpu: float = 0.0
    answered: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)

    def report(self, seconds: float) -> str:
        return (
            f"every {self.every:g} s, {self.posts / seconds:.0f} moves a second: "
            f"seen by the others p50 {_ms(self.seen, 0.5)}, p99 {_ms(self.seen, 0.99)}, "
            f"most {_ms(self.seen, 1)}; answered p50 {_ms(self.answered, 0.5)}, "
            f"p99 {_ms(self.answered, 0.99)}; behind schedule {self.late}; "
            f"the server's processor {self.cpu / seconds:.0%}"
        )

    def saturated(self) -> bool:
        behind = self.late > 0.1 * (self.posts + self.late)
        return behind or _at(self.seen, 0.99) > BAR


def _at(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _ms(values: list[float], share: float) -> str:
    return f"{_at(values, share) * 1000:.1f} ms"


class Table:
    """Four browsers at one table."""

    def __init__(self, host: str, port: int, seed: int) -> None:
        self.browsers = [Browser(host, port) for _ in range(SEATS)]
        self.luck = random.Random(seed)

    async def open(self) -> None:
        for browser in self.browsers:
            await browser.hello()
        asked = {"game": "congo", "seats": ["me", *["open"] * (SEATS - 1)]}
        self.id = json.loads(await self.browsers[0].ask("POST", "/api/tables", asked))["id"]
        for seat in range(1, SEATS):
            await self.browsers[seat].ask("POST", f"/api/tables/{self.id}/seats/{seat}", {})
        for browser in self.browsers:
            await browser.watch(self.id)

    async def play(self, measured: Measured, seconds: float) -> None:
        """Moves on a schedule; one that comes due before the last was seen counts as late."""
        end = time.perf_counter() + seconds
        due = time.perf_counter() + self.luck.random() * measured.every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.move(measured):
                return
            due += measured.every
            while due < time.perf_counter():
                measured.late += 1
                due += measured.every

    async def move(self, measured: Measured) -> bool:
        """One move of whoever may; False when the game is over."""
        while not (able := [each for each in self.browsers if each.latest.moves]):
            if any(each.latest.result for each in self.browsers):
                return False
            await asyncio.sleep(0.002)
        mover = self.luck.choice(able)
        seat, number = self.browsers.index(mover), mover.latest.number
        move = self.luck.choice(mover.latest.moves)["text"]
        mover.latest = Seen(number, [], None)
        began = time.perf_counter()
        asked = {"seat": seat, "move": move, "number": number}
        await mover.ask("POST", f"/api/tables/{self.id}/moves", asked)
        measured.posts += 1
        measured.answered.append(time.perf_counter() - began)
        for other in self.browsers:
            if other is not mover:
                while number + 1 not in other.arrived:
                    await asyncio.sleep(0.001)
                measured.seen.append(other.arrived[number + 1] - began)
        return True

    async def close(self) -> None:
        for browser in self.browsers:
            await browser.bye()


async def start_server(folder: str) -> tuple[asyncio.subprocess.Process, int]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "expedition", "serve", "--no-open", "--limits", "0"),
        *("--database", f"sqlite:///{folder}/tables.db", "--log", "warning"),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    return process, int(said.rstrip("/\n").rpartition(":")[2])


async def run(tables: int, every: float, seconds: float, until_saturated: bool) -> bool:
    """The test; whether the first stage stays under the bar."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = await start_server(folder)
        try:
            all_tables = [Table("127.0.0.1", port, seed) for seed in range(tables)]
            for table in all_tables:
                await table.open()
            print(f"{tables} tables of {SEATS} are open", flush=True)
            first = measured = await stage(process.pid, all_tables, every, seconds)
            while until_saturated and not measured.saturated() and every > 0.05:
                every /= 2
                measured = await stage(process.pid, all_tables, every, 10)
            await asyncio.gather(*(table.close() for table in all_tables))
        finally:
            process.terminate()
            await process.wait()
        size = sum(path.stat().st_size for path in Path(folder).glob("tables.db*"))
        print(f"database: {size / 1e6:.1f} MB")
    return not first.saturated()


async def stage(server: int, tables: list[Table], every: float, seconds: float) -> Measured:
    measured = Measured(every)
    before = cpu_seconds(server)
    await asyncio.gather(*(table.play(measured, seconds) for table in tables))
    measured.cpu = cpu_seconds(server) - before
    print(measured.report(seconds), flush=True)
    return measured


def cpu_seconds(process: int) -> float:
    """What a process has taken of the processor so far; 0 where /proc does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--until-saturated", action="store_true")
    given = parser.parse_args()
    good = asyncio.run(run(given.tables, given.every, given.seconds, given.until_saturated))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
