"""Nothing a reader may not know goes over the wire: everything two players and a watcher receive in
whole games is compared with what their views tell, and searched for what the others hold."""

import json
import random
from typing import Any

import msgspec
import pytest

from expedition.games import find_game
from expedition.kit import Match, from_json, heard_by, records, to_data
from expedition.service.plain import plain
from expedition.service.replays import Rerun, run_again
from expedition.service.updates import messages

from .server import Guest, Json, Live


class Eavesdropper:
    """A reader of a table who keeps every byte."""

    def __init__(self, guest: Guest, id: str, seat: int | None) -> None:
        self.guest, self.id, self.seat = guest, id, seat
        self.live: Live = guest.live(id)
        self.updates: list[str] = []
        self.other: list[str] = []

    def listen(self) -> Json:
        """Take in all that came over the socket so far, and ask over HTTP too."""
        update = self.guest.get(f"/api/tables/{self.id}", after=0)
        self.updates.append(update.text)
        found: Json = update.json()
        while not self.live.heard or json.loads(self.live.heard[-1])["seq"] < found["seq"]:
            self.live.next()
        return found

    def pry(self) -> None:
        """Ask for what one must not have; the answers are searched as well."""
        table = f"/api/tables/{self.id}"
        other = 0 if self.seat != 0 else 1
        for path in ("record", "story", "replay?as=open", f"replay?as={other}"):
            answer = self.guest.get(f"{table}/{path}")
            assert answer.status_code == 403
            self.other.append(answer.text)
        for path in (f"{table}?seat={other}", f"{table}/text?seat={other}"):
            answer = self.guest.get(path)
            assert answer.status_code == 403
            self.other.append(answer.text)
        for answer in (
            self.guest.move(self.id, other, "bid doctor", 0),
            self.guest.post(f"{table}/undo", {"seat": other, "number": 0}),
            self.guest.get(f"{table}/why", seat=other, move="bid doctor"),
        ):
            assert answer.status_code in (401, 403)
            self.other.append(answer.text)
        for path in (f"{table}/text", "/api/lobby", "/api/me", "/api/games", f"/table/{self.id}"):
            answer = self.guest.get(path)
            self.other.append(answer.text + str(answer.headers))


def play_and_listen(ada: Guest, boris: Guest, readers: list[Eavesdropper], id: str) -> None:
    luck = random.Random(11)
    for turn in range(10_000):
        for reader in readers:
            update = reader.listen()
        if update["result"]:
            return
        if turn % 20 == 0:
            for reader in readers:
                reader.pry()
        for guest, seat in ((ada, 0), (boris, 1)):
            seen = guest.table(id, after=2**31)
            if seen["moves"]:
                move = luck.choice(seen["moves"])["text"]
                assert guest.move(id, seat, move, seen["number"]).status_code == 200


@pytest.fixture(scope="module")
def overheard(server: Any) -> Any:
    """One whole game with hidden scores: two people and a watcher; and its truth."""
    ada, boris, clara = (Guest(server.url, name) for name in ("Ada", "Boris", "Clara"))
    options = {"river": "short", "scores": "hidden"}
    id = ada.open_table("me", "open", options=options)
    assert boris.post(f"/api/tables/{id}/seats/1", {}).status_code == 200
    readers = [
        Eavesdropper(guest, id, seat) for guest, seat in ((ada, 0), (boris, 1), (clara, None))
    ]
    play_and_listen(ada, boris, readers, id)
    record = records.read(ada.get(f"/api/tables/{id}/record").text)
    match = Match.replay(find_game("congo"), record)
    for reader in readers:
        reader.live.close()
    return readers, run_again(match), record


def everything(reader: Eavesdropper) -> list[str]:
    return reader.updates + reader.live.heard


def test_an_update_holds_what_its_view_tells_and_no_more(overheard: Any) -> None:
    readers, rerun, _ = overheard
    for reader in readers:
        for text in everything(reader):
            check_update(json.loads(text), rerun, reader.seat)


def check_update(update: Json, rerun: Rerun, seat: int | None) -> None:
    """Everything in an update follows from the view of the truth at that moment."""
    game, state = rerun.game, rerun.states[update["number"]]
    view = game.view(state, seat)
    assert update["seat"] == seat
    assert update["view"] == to_data(view)
    again = from_json(game.view_type, json.dumps(update["view"]))
    assert update["advice"] == as_sent(game.advice(again))
    assert update["prompt"] == as_sent(game.prompt(again))
    legal = [] if seat is None else game.moves(state, seat)
    assert update["moves"] == [
        {"text": move.text, "words": as_sent(game.move_words(again, move))} for move in legal
    ]
    for line in update["lines"]:
        if line["messages"][0]["id"] != "log-started":
            turn = rerun.turns[line["number"] - 1]
            assert line["messages"] == as_sent_all(messages(heard_by(turn.events, seat)))


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain(value)))


def as_sent_all(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_nobody_is_sent_what_another_holds(overheard: Any) -> None:
    """The cards of each player, searched in all that the others got before they were shown."""
    readers, rerun, _ = overheard
    for reader in readers:
        for text in everything(reader):
            update = json.loads(text)
            hidden = hidden_cards(rerun, update["number"], reader.seat)
            advice = update.pop("advice")  # tells of all cards not yet seen, from the view alone
            rest = json.dumps(update)
            assert not [card for card in hidden if f'"{card}"' in rest or f"-{card}" in rest]
            assert advice is None or "seed" not in advice


def hidden_cards(rerun: Rerun, number: int, seat: int | None) -> set[str]:
    """Characters that others hold and this reader has not been told of by then."""
    game, state = rerun.game, rerun.states[number]
    held = {
        card
        for other in range(rerun.seats)
        if other != seat
        for card in game.view(state, other).characters
    }
    told = json.dumps(to_data(game.view(state, seat)))
    events = [*rerun.opening, *(event for turn in rerun.turns[:number] for event in turn.events)]
    told += json.dumps(as_sent_all(messages(heard_by(events, seat))))
    return {card for card in held if card not in told}


def test_there_is_something_to_hide(overheard: Any) -> None:
    _, rerun, _ = overheard
    assert sum(len(hidden_cards(rerun, number, 1)) for number in range(40)) > 100


def test_no_seed_no_ids_of_guests_no_secrets_of_cookies(overheard: Any) -> None:
    readers, _, record = overheard
    for reader in readers:
        strangers = [each.guest for each in readers if each is not reader]
        for text in everything(reader)[:-1] + reader.other:
            assert str(record.seed) not in text
            for stranger in strangers:
                assert stranger.me["id"] not in text
                assert stranger.http.cookies["expedition_guest"].split(".")[1] not in text


def test_the_log_of_the_server_tells_no_names_ids_or_secrets(server: Any, overheard: Any) -> None:
    readers, _, record = overheard
    log = server.log
    assert '"route": "/api/tables/{id}/moves"' in log
    for reader in readers:
        cookie = reader.guest.http.cookies["expedition_guest"]
        for secret in (reader.id, reader.guest.me["id"], cookie, "Ada", "Boris", str(record.seed)):
            assert secret not in log
