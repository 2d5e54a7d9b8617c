"""A server in a process of its own, and guests that talk to it over HTTP and WebSocket."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]
#: How long a busy machine may take over what is waited for, in seconds.
PATIENCE = 60.0
#: Clients that guests have opened; closed after each test.
CLIENTS: list[httpx.Client] = []


class Server:
    """`expedition serve` on a free port. It may be killed and started again on the same port."""

    def __init__(
        self, database: str, *options: str, limits: str = "0", games: Path | None = None
    ) -> None:
        self.database = database
        self.options = options
        self.limits = limits
        self.games = games
        self.url = ""
        self._log = TemporaryFile()  # noqa: SIM115
        self.start()

    @property
    def log(self) -> str:
        """All it has logged."""
        self._log.seek(0)
        return self._log.read().decode()

    def start(self) -> None:
        if self.url:
            self._close_output()
        port = self.url.rstrip("/").rpartition(":")[2] or "0"
        paths = [ROOT / "src", ROOT, *([] if self.games is None else [self.games])]
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "expedition", "serve", "--no-open", "--port", port),
                *("--database", self.database, "--workers", "1", "--limits", self.limits),
                *self.options,
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            encoding="utf-8",
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": os.pathsep.join(map(str, paths)),
                "HOME": os.environ.get("HOME", "/"),
            },
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Expedition is at "), self.log
        self.url = said.split()[-1].rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._close_output()
        self._log.close()

    def _close_output(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(database: str, *options: str, **more: Any) -> Iterator[Server]:
    server = Server(database, *options, **more)
    try:
        yield server
    finally:
        server.close()


class Guest:
    """Somebody with a browser: cookies, a CSRF token, and live sockets."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        CLIENTS.append(self.http)
        self.me: Json = self.get("/api/me").json()
        if name is not None:
            self.me = self.put("/api/me", {"name": name}).json()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query or None)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._send("POST", path, body)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self._send("PUT", path, body)

    def delete(self, path: str) -> httpx.Response:
        return self._send("DELETE", path, None)

    def _send(self, method: str, path: str, body: Any) -> httpx.Response:
        content: Json = {} if body is None else {"json": body}
        return self.http.request(method, path, headers=self.token, **content)

    def upload(self, record: str | bytes) -> httpx.Response:
        headers = {**self.token, "content-type": "text/plain"}
        return self.http.post("/api/records", content=record, headers=headers)

    @property
    def token(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies["expedition_csrf"]}

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # At a table -------------------------------------------------------------------------------

    def open_table(self, *seats: str, fast: bool = True, **more: Any) -> str:
        """A short game of Congo, its bots in a hurry."""
        more.setdefault("options", {"river": "short"})
        more.setdefault("game", "congo")
        answer = self.post("/api/tables", {"seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        id = str(answer.json()["id"])
        if fast and "open" not in seats:
            assert self.post(f"/api/tables/{id}/pace", {"fast": True}).status_code == 200
        return id

    def table(self, id: str, **query: Any) -> Json:
        answer = self.get(f"/api/tables/{id}", **query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def move(self, id: str, seat: int, move: str, number: int) -> httpx.Response:
        body = {"seat": seat, "move": move, "number": number}
        return self.post(f"/api/tables/{id}/moves", body)

    def live(self, id: str, **query: Any) -> "Live":
        return Live(self, id, query)


class Live:
    """An open table page: every update that came, in order."""

    def __init__(self, guest: Guest, id: str, query: Json) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        url = guest.url.replace("http", "ws", 1) + f"/api/tables/{id}/live?{asked}"
        headers = {"Cookie": guest.cookies, "Origin": guest.url}
        self._open = ExitStack()
        connection = connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._open.enter_context(connection)
        self.heard: list[str] = []

    def next(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        found: Json = json.loads(text)
        return found

    def until(self, wanted: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        while True:
            update = self.next(timeout)
            if wanted(update):
                return update

    def look(self, seat: int | None, after: int = 0) -> None:
        self.socket.send(json.dumps({"seat": seat, "after": after}))

    def code(self, timeout: float = PATIENCE) -> int | None:
        """What the server closes the socket with."""
        try:
            while True:
                self.socket.recv(timeout)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def play_on(guest: Guest, id: str, live: Live, luck: random.Random, moves: int = 10_000) -> Json:
    """Make random moves for all of one's seats until the game is over, or so many are made."""
    made = 0
    update = guest.table(id)
    while update["result"] is None and made < moves:
        for seat, info in enumerate(update["table"]["seats"]):
            if info["yours"] and info["bot"] is None and seat in update["table"]["waiting"]:
                made += _decide(guest, id, seat, luck)
        update = live.next()
    return update


def _decide(guest: Guest, id: str, seat: int, luck: random.Random) -> bool:
    seen = guest.table(id, seat=seat, after=2**31)
    if not seen["moves"]:
        return False
    choice = luck.choice(seen["moves"])["text"]
    answer = guest.move(id, seat, choice, seen["number"])
    assert answer.status_code in (200, 409), answer.text
    return answer.status_code == 200
