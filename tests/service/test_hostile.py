"""Hostile and hopeless input, as a list: each is refused with a status and a problem that names
what was wrong, changes nothing, and breaks nothing."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from expedition.service import wire

from .server import PATIENCE, ROOT, Guest, Json, Server, serving

NOWHERE = "A" * 22
EVIL = "https://evil.example"
FORM = "application/x-www-form-urlencoded"
FETCHED = {"sec-fetch-site": "cross-site"}
ENDLESS = b'{"seat": 0, "move": "pass", "number": 1' + b"0" * 9000 + b"}"


class Scene:
    """Ada plays Boris; Ada's waiting table; somebody else."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ada, self.boris, self.eve = (Guest(url, name) for name in ("Ada", "Boris", "Eve"))
        self.id = self.ada.open_table("me", "open")
        self.boris.post(f"/api/tables/{self.id}/seats/1", {})
        self.waiting = self.ada.open_table("me", "open")
        self.table = f"/api/tables/{self.id}"
        self.legal = str(self.ada.table(self.id)["moves"][0]["text"])
        self.foreign = str(self.boris.table(self.id)["moves"][0]["text"])

    def move(self, **changed: Any) -> httpx.Response:
        body = {"seat": 0, "move": self.legal, "number": 0, **changed}
        return self.ada.post(f"{self.table}/moves", body)

    def undo(self, seat: int, number: int) -> httpx.Response:
        return self.ada.post(f"{self.table}/undo", {"seat": seat, "number": number})

    def chat(self, text: str) -> httpx.Response:
        return self.ada.post(f"{self.table}/chat", {"text": text})

    def raw(self, body: str | bytes, path: str = "/moves", **headers: str) -> httpx.Response:
        told = {**self.ada.token, "content-type": "application/json", **headers}
        return self.ada.http.post(self.table + path, content=body, headers=told)

    def new_table(self, **changed: Any) -> httpx.Response:
        body = {"game": "congo", "seats": ["me", "easy"], **changed}
        return self.ada.post("/api/tables", body)

    def without_token(self) -> httpx.Response:
        return self.ada.http.post(f"{self.table}/chat", json={"text": "hello"})

    def from_elsewhere(self, **headers: str) -> httpx.Response:
        return self.raw(b'{"text": "hello"}', "/chat", **headers)


#: What is tried, the status it gets, and a part of what it is told.
CASES: list[tuple[str, Callable[[Scene], httpx.Response], int, str]] = [
    # Moves
    ("a stale number", lambda s: s.move(number=7), 409, "meant for number 7"),
    ("a negative number", lambda s: s.move(number=-1), 400, "number"),
    ("a huge number", lambda s: s.move(number=10**30), 400, "number"),
    ("an endless number", lambda s: s.raw(ENDLESS), 400, ""),
    ("a number in words", lambda s: s.move(number="one"), 400, "number"),
    ("half a number", lambda s: s.move(number=0.5), 400, "number"),
    ("a truth for a number", lambda s: s.move(number=True), 400, "number"),
    ("another's seat", lambda s: s.move(seat=1), 403, "seat 1 is not yours"),
    ("a seat that is not there", lambda s: s.move(seat=9), 404, "no seat 9"),
    ("a seat below zero", lambda s: s.move(seat=-1), 400, "seat"),
    ("no move at all", lambda s: s.move(move=""), 422, "no move reads"),
    ("a made-up move", lambda s: s.move(move="dance"), 422, "no move reads 'dance'"),
    ("an ambiguous move", lambda s: s.move(move="bid"), 422, "may mean"),
    ("a move of another question", lambda s: s.move(move="pass"), 422, "may not 'pass'"),
    ("a card of another's hand", lambda s: s.move(move=s.foreign), 422, "not-in-hand"),
    ("a move of 60 kB", lambda s: s.move(move="x" * 60_000), 422, "no move reads"),
    ("NUL in a move", lambda s: s.move(move="bid\x00"), 422, "no move reads"),
    ("a list for a move", lambda s: s.move(move=["pass"]), 400, "move"),
    ("an unknown field", lambda s: s.move(cheat=True), 400, "cheat"),
    ("a missing field", lambda s: s.ada.post(f"{s.table}/moves", {"seat": 0}), 400, "move"),
    ("a move of another game", lambda s: s.move(move="lay 1 down"), 422, "no move reads"),
    ("an entry below zero", lambda s: s.move(seq=-1), 400, "seq"),
    ("an entry beyond all", lambda s: s.move(seq=2**40), 400, "seq"),
    ("an entry before one was asked", lambda s: s.move(seq=0), 409, "meant for number"),
    ("an undo of nothing", lambda s: s.undo(seat=0, number=0), 409, "taken back"),
    ("a move by a stranger", lambda s: s.eve.move(s.id, 0, s.legal, 0), 403, "not yours"),
    ("a move at a table not begun", lambda s: s.ada.move(s.waiting, 0, "pass", 0), 409, "open"),
    # JSON
    ("no body", lambda s: s.raw(b""), 400, ""),
    ("no JSON", lambda s: s.raw(b"seat=0"), 400, ""),
    ("half a JSON", lambda s: s.raw(b'{"seat": 0'), 400, ""),
    ("a list", lambda s: s.raw(b"[]"), 400, ""),
    ("null", lambda s: s.raw(b"null"), 400, ""),
    ("NaN", lambda s: s.raw(b'{"seat": NaN, "move": "", "number": 0}'), 400, ""),
    ("no UTF-8", lambda s: s.raw(b'{"seat": 0, "move": "\xff\xfe", "number": 0}'), 400, ""),
    ("half a character", lambda s: s.raw(rb'{"seat": 0, "move": "\ud800", "number": 0}'), 400, ""),
    ("a deep nest", lambda s: s.raw(b"[" * 30_000 + b"]" * 30_000), 400, ""),
    ("a form", lambda s: s.raw(b"seat=0", **{"content-type": FORM}), 400, ""),
    ("XML", lambda s: s.raw(b"<move/>", **{"content-type": "text/xml"}), 400, ""),
    ("65 kB", lambda s: s.raw(b" " * 66_000 + b"{}"), 413, ""),
    ("2 MB", lambda s: s.ada.upload(b"x" * (2 << 20)), 413, ""),
    # Tables
    ("an unknown game", lambda s: s.new_table(game="chess"), 422, "no game 'chess'"),
    ("a path for a game", lambda s: s.new_table(game="../../etc"), 422, "no game"),
    ("an unknown option", lambda s: s.new_table(options={"depth": 3}), 422, "no option 'depth'"),
    ("a bad option", lambda s: s.new_table(options={"river": "long"}), 422, "river is 'long'"),
    ("a list for an option", lambda s: s.new_table(options={"river": []}), 400, "options"),
    ("an endless option", lambda s: s.new_table(options={"river": 10**4000}), 400, ""),
    ("another game's option", lambda s: s.new_table(options={"mode": "traitor"}), 422, "'mode'"),
    ("hints where there are none", lambda s: s.new_table(hints=True), 422, "no hints"),
    ("one seat", lambda s: s.new_table(seats=["me"]), 422, "2–4 players, not 1"),
    ("no seat", lambda s: s.new_table(seats=[]), 422, "2–4 players, not 0"),
    ("a thousand seats", lambda s: s.new_table(seats=["easy"] * 1000), 422, "not 1000"),
    ("an unknown bot", lambda s: s.new_table(seats=["me", "godlike"]), 400, "godlike"),
    ("too many names", lambda s: s.new_table(names=["A", "B"]), 422, "2 names for 1 seats"),
    ("a bad name", lambda s: s.new_table(names=["A,B"]), 422, "a name has"),
    ("an unknown table", lambda s: s.ada.get(f"/api/tables/{NOWHERE}"), 404, "no such table"),
    ("a short id", lambda s: s.ada.get("/api/tables/x"), 404, "no such table"),
    ("SQL for an id", lambda s: s.ada.get("/api/tables/' OR 1=1 --"), 404, "no such table"),
    ("NUL in an id", lambda s: s.ada.get("/api/tables/%00"), 404, "no such table"),
    ("another's view", lambda s: s.eve.get(f"{s.table}?seat=0"), 403, "not yours"),
    ("a view of no seat", lambda s: s.ada.get(f"{s.table}?seat=7"), 404, "no seat 7"),
    ("a seat in words", lambda s: s.ada.get(f"{s.table}?seat=me"), 400, "seat"),
    ("a seat below zero to look from", lambda s: s.ada.get(f"{s.table}?seat=-1"), 400, "seat"),
    ("a seat twice", lambda s: s.boris.post(f"/api/tables/{s.waiting}/seats/0", {}), 409, "taken"),
    ("another's seat emptied", lambda s: s.eve.delete(f"/api/tables/{s.waiting}/seats/0"), 403, ""),
    ("a seat in a running game", lambda s: s.eve.post(f"{s.table}/seats/0", {}), 409, "running"),
    ("another's table begun", lambda s: s.eve.post(f"/api/tables/{s.waiting}/start"), 403, "host"),
    ("empty seats", lambda s: s.ada.post(f"/api/tables/{s.waiting}/start"), 409, "empty seats"),
    ("a running game's record", lambda s: s.ada.get(f"{s.table}/record"), 403, "over"),
    ("a running game's story", lambda s: s.ada.get(f"{s.table}/story"), 403, "over"),
    ("a running game's replay", lambda s: s.ada.get(f"{s.table}/replay"), 403, "over"),
    ("a rematch too early", lambda s: s.ada.post(f"{s.table}/rematch"), 409, "running"),
    ("a hurry for two", lambda s: s.ada.post(f"{s.table}/pace", {"fast": True}), 403, "alone"),
    ("newer rules", lambda s: s.ada.upload(_record("99")), 422, "rules 99 are newer"),
    ("older rules", lambda s: s.ada.upload(_record("0")), 422, "rules 0"),
    ("a text before a record", lambda s: s.ada.upload("\x1b" + _record()), 422, "begins with"),
    ("a record that goes on", lambda s: s.ada.upload(_record() * 2), 422, "line"),
    ("an unknown box", lambda s: s.ada.get("/api/games/chess/box"), 404, "no game 'chess'"),
    # Names and chat
    ("no name", lambda s: s.ada.put("/api/me", {"name": ""}), 422, "a name has"),
    ("a name with a line", lambda s: s.ada.put("/api/me", {"name": "A\nB"}), 422, "a name has"),
    ("a long name", lambda s: s.ada.put("/api/me", {"name": "A" * 41}), 422, "a name has"),
    ("a number for a name", lambda s: s.ada.put("/api/me", {"name": 7}), 400, "name"),
    ("a control character", lambda s: s.chat("\x1b[2J"), 422, "printable"),
    ("a letter nobody sees", lambda s: s.ada.put("/api/me", {"name": "Ada\u3164"}), 422, "a name"),
    ("a mark nobody sees", lambda s: s.ada.put("/api/me", {"name": "Ada\ufe0f"}), 422, "a name"),
    ("a turned name", lambda s: s.ada.put("/api/me", {"name": "\u202eadA"}), 422, "a name"),
    ("a message of nothing", lambda s: s.chat("\u200d\u2800"), 422, "printable"),
    ("a tower of marks", lambda s: s.chat("a" + "\u0301\u200d" * 9), 422, "printable"),
    ("a long message", lambda s: s.chat("x" * 501), 422, "1 to 500"),
    # Doors
    ("no CSRF token", lambda s: s.without_token(), 403, "CSRF"),
    ("a wrong CSRF token", lambda s: s.from_elsewhere(**{"x-csrf-token": "0" * 128}), 403, "CSRF"),
    ("another origin", lambda s: s.from_elsewhere(origin=EVIL), 403, "another site"),
    ("a null origin", lambda s: s.from_elsewhere(origin="null"), 403, "another site"),
    ("a cross-site fetch", lambda s: s.from_elsewhere(**FETCHED), 403, "another site"),
    ("no cookie", lambda s: _stranger(s, ""), 403, "CSRF"),
    ("a made-up cookie", lambda s: _stranger(s, "AAAAAAAAAAAAAAAA." + "A" * 43), 401, "no guest"),
    ("a cookie of rubbish", lambda s: _stranger(s, "'; DROP TABLE guests; --"), 401, "no guest"),
    ("an unknown address", lambda s: s.ada.get("/api/nothing/here"), 404, ""),
    ("an unknown address of one word", lambda s: s.ada.get("/api/nothing"), 404, ""),
    ("a file outside", lambda s: s.ada.get("/assets/%2e%2e/%2e%2e/app.py"), 404, ""),
    ("NUL in a path", lambda s: s.ada.get("/assets/%00"), 404, ""),
    ("a wrong method", lambda s: s.ada.delete("/api/me"), 405, ""),
    ("a method nobody knows", lambda s: s.ada._send("BREW", "/api/me", None), 405, ""),
]  # fmt: skip


def _stranger(scene: Scene, guest: str) -> httpx.Response:
    """A request with a cookie of one's own making."""
    token = scene.ada.http.cookies["expedition_csrf"]
    cookies = f"expedition_guest={guest}; expedition_csrf={token}" if guest else ""
    headers = {"x-csrf-token": token, "cookie": cookies}
    with httpx.Client(base_url=scene.url) as client:
        return client.post(f"{scene.table}/chat", json={"text": "hello"}, headers=headers)


def _record(rules: str | None = None) -> str:
    """A whole game of Maldonado; or said to be one of other rules."""
    record = (ROOT / "tests/golden/maldonado/allies-2-players.record").read_text("utf-8")
    return record if rules is None else re.sub("rules: .*", f"rules: {rules}", record, count=1)


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    found = Scene(server.url)
    yield found
    for guest in (found.ada, found.boris, found.eve):
        guest.http.close()


@pytest.fixture(autouse=True)
def _close_clients() -> None:
    """The scene's guests stay for the module."""


@pytest.mark.parametrize(("tried", "act", "status", "told"), CASES, ids=[each[0] for each in CASES])
def test_it_is_refused(
    scene: Scene, tried: str, act: Callable[[Scene], httpx.Response], status: int, told: str
) -> None:
    before = scene.ada.table(scene.id)
    answer = act(scene)
    assert answer.status_code == status, answer.text
    problem = msgspec.json.decode(answer.content, type=wire.Problem)
    assert told in problem.error
    assert problem.message.id.startswith(("error-", "why-"))
    assert "Traceback" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert scene.ada.table(scene.id) == before


def test_refused_moves_come_with_the_table_as_it_is(scene: Scene) -> None:
    update = scene.move(number=7).json()["update"]
    assert update["number"] == 0
    assert update["moves"]
    assert scene.eve.move(scene.id, 0, "pass", 0).json()["update"] is None


# --- Live sockets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (f"/api/tables/{NOWHERE}/live", 4404),
        ("/api/tables/x/live", 4404),
        ("/api/tables/{id}/live?seat=1", 4403),
        ("/api/tables/{id}/live?seat=9", 4404),
        ("/api/tables/{id}/live?seat=x", 4400),
        ("/api/tables/{id}/live?after=-1", 4400),
        ("/api/tables/{id}/live?after=99999999999999999999", 4400),
    ],
)
def test_a_socket_that_asks_wrongly_is_closed(scene: Scene, path: str, code: int) -> None:
    assert _close_code(scene, path.format(id=scene.id)) == code


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{", 4400),
        ("[]", 4400),
        ('{"seat": "x"}', 4400),
        ('{"seat": 1}', 4403),
        ('{"seat": 9}', 4404),
        ('{"seat": 0, "cheat": 1}', 4400),
        ("x" * 20_000, 1009),
    ],
)
def test_a_socket_that_says_something_wrong_is_closed(scene: Scene, said: str, code: int) -> None:
    assert _close_code(scene, f"/api/tables/{scene.id}/live", said) == code


def _close_code(scene: Scene, path: str, said: str | None = None) -> int | None:
    url = scene.url.replace("http", "ws", 1) + path
    with connect(url, additional_headers={"Cookie": scene.ada.cookies}) as socket:
        try:
            if said is not None:
                socket.send(said)
            while True:
                socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def test_a_socket_from_another_site_is_refused(scene: Scene) -> None:
    url = scene.url.replace("http", "ws", 1) + f"/api/tables/{scene.id}/live"
    headers = {"Cookie": scene.ada.cookies, "Origin": EVIL}
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


# --- Limits and headers ---------------------------------------------------------------------------


def test_who_comes_too_often_is_told_when_to_come_back(database: str) -> None:
    with serving(database, limits="1") as server:
        eve = Guest(server.url, "Eve")
        table = {"game": "congo", "seats": ["me", "open"]}
        answers = [eve.post("/api/tables", table) for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["message"]["id"] == "error-too-many"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert eve.get("/api/me").status_code == 200
        eve.http.close()


def test_cookies_are_kept_from_scripts_and_other_sites(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        set_cookie = client.get("/api/me").headers.get_list("set-cookie")
    guest = next(each for each in set_cookie if each.startswith("expedition_guest="))
    assert "HttpOnly" in guest
    assert "samesite=strict" in guest.lower()
    token = next(each for each in set_cookie if each.startswith("expedition_csrf="))
    assert "samesite=strict" in token.lower()


def test_behind_tls_cookies_are_for_tls_alone(server: Server) -> None:
    """As the proxy on this machine says."""
    for scheme, secure in (("https", 2), ("http", 0)):
        answer = httpx.get(f"{server.url}/api/me", headers={"x-forwarded-proto": scheme})
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert sum(each.endswith("; Secure") for each in cookies) == secure


def test_the_page_and_the_docs_need_nobody_else(scene: Scene) -> None:
    docs = scene.ada.get("/api/docs")
    assert docs.headers["content-type"].startswith("text/html")
    assert "/api/tables/{id}/moves" in docs.text
    for page in (docs, scene.ada.get("/"), scene.ada.get(f"/table/{scene.id}")):
        assert page.status_code in (200, 503)
        assert "https://" not in page.text
        assert "'unsafe" not in page.headers["content-security-policy"]


def test_health(scene: Scene) -> None:
    health: Json = scene.ada.get("/api/health").json()
    assert health["status"] == "ok"


def test_a_link_from_another_site_makes_nobody_a_stranger(server: Server) -> None:
    """It brings no cookie along; were a guest made then, theirs would take the place of the old."""
    for led in (
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
        {"sec-fetch-site": "none", "sec-fetch-mode": "navigate"},
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "cors"},
    ):
        answer = httpx.get(f"{server.url}/api/me", headers=led)
        assert answer.status_code == 403
        assert "expedition_guest" not in answer.headers.get("set-cookie", "")
    fetched = {"sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"}
    assert httpx.get(f"{server.url}/api/me", headers=fetched).status_code == 200


@pytest.mark.parametrize("origin", ["http://[::1", "http://[bad", "null", "//"])
def test_an_origin_that_is_none_is_foreign(scene: Scene, origin: str) -> None:
    assert scene.from_elsewhere(origin=origin).status_code == 403


def test_an_endless_address_is_no_address(scene: Scene) -> None:
    assert scene.ada.get("/" + "a" * 300).status_code == 404
    assert scene.ada.get("/assets/" + "b/" * 200).status_code == 404


def test_libraries_log_in_our_way(scene: Scene, server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as rude:
        rude.sendall(b"\x16\x03\x01 what is this\r\n\r\n")
        rude.recv(100)
    lines = server.log.splitlines()
    assert all(json.loads(line)["event"] for line in lines)
    assert any(json.loads(line)["event"].startswith("Invalid HTTP") for line in lines)
