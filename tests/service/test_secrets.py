"""Nothing a reader may not know goes over the wire: everything players and a watcher receive in
whole games is compared with what their views tell, and searched for what the others hold."""

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from expedition.games import all_games, find_game
from expedition.kit import Match, from_json, heard_by, records, to_data
from expedition.service.log import Logged, Moved, Opened, SeatPlan, Started
from expedition.service.plain import levelled, plain
from expedition.service.replays import Rerun, run_again
from expedition.service.table import Table
from expedition.service.updates import Reader, Updates, messages, text_sections
from tests.browser.test_maldonado import swappable, with_traitor

from .server import Guest, Json, Live


class Eavesdropper:
    """A reader of a table who keeps every byte."""

    def __init__(self, guest: Guest, id: str, seat: int | None) -> None:
        self.guest, self.id, self.seat = guest, id, seat
        self.live: Live = guest.live(id)
        self.updates: list[str] = []
        self.other: list[tuple[int, str]] = []  # with the number of moves that were made by then

    def listen(self) -> Json:
        """Take in all that came over the socket so far, and ask over HTTP too."""
        update = self.guest.get(f"/api/tables/{self.id}", after=0)
        self.updates.append(update.text)
        found: Json = update.json()
        while not self.live.heard or json.loads(self.live.heard[-1])["seq"] < found["seq"]:
            self.live.next()
        return found

    def pry(self, number: int) -> None:
        """Ask for what one must not have, and for all that one may; the answers are searched."""
        self.other += [(number, text) for text in self._answers()]

    def _answers(self) -> Iterator[str]:
        table = f"/api/tables/{self.id}"
        other = 0 if self.seat != 0 else 1
        for path in ("record", "story", "replay?as=open", f"replay?as={other}"):
            answer = self.guest.get(f"{table}/{path}")
            assert answer.status_code == 403
            yield answer.text
        for path in (f"{table}?seat={other}", f"{table}/text?seat={other}"):
            answer = self.guest.get(path)
            assert answer.status_code == 403
            yield answer.text
        for answer in (
            self.guest.move(self.id, other, "bid doctor", 0),
            self.guest.post(f"{table}/undo", {"seat": other, "number": 0}),
            self.guest.get(f"{table}/why", seat=other, move="bid doctor"),
        ):
            assert answer.status_code in (401, 403)
            yield answer.text
        for path in (f"{table}/text", "/api/lobby", "/api/me", "/api/games", f"/table/{self.id}"):
            answer = self.guest.get(path)
            yield answer.text + str(answer.headers)


def play_and_listen(players: list[Guest], readers: list[Eavesdropper], id: str) -> None:
    luck = random.Random(11)
    for turn in range(10_000):
        for reader in readers:
            update = reader.listen()
        if update["result"]:
            return
        if turn % 20 == 0:
            for reader in readers:
                reader.pry(update["number"])
        for seat in update["table"]["waiting"]:
            seen = players[seat].table(id, after=2**31)
            move = luck.choice(seen["moves"])["text"]
            assert players[seat].move(id, seat, move, seen["number"]).status_code == 200


class Overheard(NamedTuple):
    """A whole game: who read what, and the truth."""

    game: str
    readers: list[Eavesdropper]
    rerun: Rerun
    record: records.Record


#: Every game with all it hides, and for how many.
GAMES: dict[str, tuple[int, Json]] = {
    "congo": (2, {"river": "short", "scores": "hidden"}),
    "northwest": (2, {}),
    "maldonado": (3, {"mode": "traitor"}),
}


def test_no_game_is_left_out() -> None:
    assert set(GAMES) == set(all_games())


@pytest.fixture(scope="module", params=GAMES)
def overheard(server: Any, request: pytest.FixtureRequest) -> Overheard:
    """One whole game: a person at every seat, and a watcher; and its truth."""
    game = request.param
    seats, options = GAMES[game]
    players = [Guest(server.url, name) for name in ("Ada", "Boris", "Cleo")[:seats]]
    watcher = Guest(server.url, "Clara")
    id = players[0].open_table("me", *["open"] * (seats - 1), game=game, options=options)
    for seat, player in enumerate(players[1:], 1):
        assert player.post(f"/api/tables/{id}/seats/{seat}", {}).status_code == 200
    readers = [Eavesdropper(player, id, seat) for seat, player in enumerate(players)]
    readers.append(Eavesdropper(watcher, id, None))
    play_and_listen(players, readers, id)
    record = records.read(players[0].get(f"/api/tables/{id}/record").text)
    match = Match.replay(find_game(game), record)
    for reader in readers:
        reader.live.close()
    return Overheard(game, readers, run_again(match), record)


def everything(reader: Eavesdropper) -> list[str]:
    return reader.updates + reader.live.heard


def test_an_update_holds_what_its_view_tells_and_no_more(overheard: Overheard) -> None:
    for reader in overheard.readers:
        for text in everything(reader):
            check_update(json.loads(text), overheard.rerun, reader.seat)


#: What an update has beside the game's own: checked each, or the same for all who read.
OF_THE_GAME = {"seat", "number", "view", "advice", "prompt", "moves", "lines", "result"}
OF_THE_TABLE = {"seq", "table", "asked", "can_undo", "chat", "said"}


def check_update(update: Json, rerun: Rerun, seat: int | None) -> None:
    """Everything in an update follows from the view of the truth at that moment."""
    game, state = rerun.game, rerun.states[update["number"]]
    view = game.view(state, seat)
    assert set(update) == OF_THE_GAME | OF_THE_TABLE
    assert update["seat"] == seat
    assert update["view"] == to_data(view)
    again = from_json(game.view_type, json.dumps(update["view"]))
    assert update["advice"] == as_sent(game.advice(again))
    assert update["prompt"] == as_sent(game.prompt(again))
    legal = [] if seat is None else game.moves(state, seat)
    assert update["moves"] == [
        {"text": move.text, "words": as_sent(game.move_words(again, move))} for move in legal
    ]
    assert (update["asked"] is not None) == (seat in update["table"]["waiting"])
    for line in update["lines"]:
        if line["messages"][0]["id"] != "log-started":
            turn = rerun.turns[line["number"] - 1]
            assert line["messages"] == as_sent_all(messages(heard_by(turn.events, seat)))


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain(value)))


def as_sent_all(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_what_a_table_says_of_itself_is_the_same_for_all(overheard: Overheard) -> None:
    """But for which seat is whose; and it follows from what everybody may know."""
    told: dict[int, list[Json]] = {}
    for reader in overheard.readers:
        for text in everything(reader):
            update = json.loads(text)
            for seat in update["table"]["seats"]:
                del seat["yours"]
            del update["table"]["host"]
            told.setdefault(update["seq"], []).append(update)
    assert sum(len(each) > len(overheard.readers) for each in told.values()) > 20
    game = overheard.rerun.game
    for updates in told.values():
        assert all(each["table"] == updates[0]["table"] for each in updates)
        assert all(each["chat"] == each["said"] == [] for each in updates)
        open_to_all = game.view(overheard.rerun.states[updates[0]["number"]], None)
        table = updates[0]["table"]
        assert table["headline"] == as_sent(game.headline(open_to_all))
        assert table["progress"] == game.progress(open_to_all)
        assert table["waiting"] == list(open_to_all.waiting)


def test_nobody_is_sent_what_another_holds(overheard: Overheard) -> None:
    """What each player holds, searched in all that the others got before it was shown."""
    for reader in overheard.readers:
        for text in everything(reader):
            update = json.loads(text)
            hidden = HIDDEN[overheard.game](overheard.rerun, update["number"], reader.seat)
            advice = update.pop("advice")  # tells of all cards not yet seen, from the view alone
            rest = json.dumps({**update, "table": {**update["table"], "options": {}}})
            assert not [each for each in hidden if f'"{each}"' in rest or f"-{each}" in rest]
            assert advice is None or "seed" not in advice


def test_nobody_learns_what_another_holds_by_asking(overheard: Overheard) -> None:
    """Refusals, the table in words, the lobby, the page's source: searched in the same way."""
    for reader in overheard.readers:
        assert reader.other
        for number, text in reader.other:
            hidden = HIDDEN[overheard.game](overheard.rerun, number, reader.seat)
            assert not [each for each in hidden if f'"{each}"' in text or f"-{each}" in text]


def hidden_cards(rerun: Rerun, number: int, seat: int | None) -> set[str]:
    """Congo: characters that others hold and this reader has not been told of by then."""
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


def hidden_roles(rerun: Rerun, number: int, seat: int | None) -> set[str]:
    """Maldonado: what only the traitor is told, at any moment before the end; influence cards are
    there several times, so that of those no word alone is a secret."""
    over = number == len(rerun.turns)
    is_traitor = seat is not None and "traitor" in rerun.game.view(rerun.states[0], seat).roles
    return set() if over or is_traitor else {"role-traitor"}


def hidden_nothing(rerun: Rerun, number: int, seat: int | None) -> set[str]:
    """The Northwest Passage hides the order of the bag, which no view holds: all see the same."""
    game, state = rerun.game, rerun.states[number]
    views = [to_data(game.view(state, each)) for each in (None, *range(rerun.seats))]
    assert all({**view, "seat": None} == views[0] for view in views)
    return set()


HIDDEN = {"congo": hidden_cards, "northwest": hidden_nothing, "maldonado": hidden_roles}


def test_there_is_something_to_hide(overheard: Overheard) -> None:
    rerun, hide = overheard.rerun, HIDDEN[overheard.game]
    numbers = range(min(40, len(rerun.turns)))
    found = [len(hide(rerun, number, seat)) for number in numbers for seat in range(rerun.seats)]
    assert overheard.game == "northwest" or sum(found) > 30


def test_who_holds_it_is_told(overheard: Overheard) -> None:
    """So the words that are searched for are those that would give it away."""
    rerun, hide = overheard.rerun, HIDDEN[overheard.game]
    watchers = hide(rerun, 0, None)
    own = [reader for reader in overheard.readers if watchers - hide(rerun, 0, reader.seat)]
    told = "".join(reader.updates[0] for reader in own)
    assert bool(own) == bool(watchers)
    assert all(f'-{each}"' in told or f'"{each}"' in told for each in watchers)


# --- The length of what is sent -------------------------------------------------------------------


def test_what_a_traitor_is_sent_is_as_long_as_what_an_ally_is() -> None:
    """Whoever counts the bytes on the way to a seat, with all that is public before their eyes:
    the same tables with the traitor's card in one hand or in another."""
    compared = 0
    for seed in range(6):
        table = full_table("maldonado", 4, seed)
        match, luck = table.match, random.Random(seed)
        assert match is not None
        while match.waiting_for:
            seat = luck.choice(match.waiting_for)
            if match.state.traitor != seat and swappable(match.state, seat):
                assert lengths(table, seat) == lengths(table, seat, with_traitor(match.state, seat))
                compared += 1
            move = luck.choice(match.moves(seat))
            table.add(Logged(table.seq + 1, float(table.seq), Moved(seat, move.text)))
    assert compared > 100


def full_table(game: str, seats: int, seed: int) -> Table:
    found = find_game(game)
    options = {each.name: each.default for each in found.options}
    plans = [SeatPlan(f"guest {seat}", f"Name {seat}") for seat in range(seats)]
    table = Table("A" * 22)
    opened = Opened(game, found.rules_version, options, plans, False, "guest 0", str(seed))
    table.add(Logged(1, 0.0, opened))
    table.add(Logged(2, 0.0, Started()))
    return table


def lengths(table: Table, seat: int, state: Any = None) -> tuple[int, ...]:
    """Of the update and of the text that a seat is sent; with another truth, if one is given."""
    assert table.match is not None
    truth = table.match.state
    table.match.state = truth if state is None else state
    try:
        reader = Reader(table.seats[seat].owner, seat)
        update = Updates(table).update(reader, table.seq - 1)
        words = text_sections(table.game.describe(table.match.view(seat)))
        return len(update), len(levelled(msgspec.json.encode(words)))
    finally:
        table.match.state = truth


def test_no_seed_no_ids_of_guests_no_secrets_of_cookies(overheard: Overheard) -> None:
    readers, record = overheard.readers, overheard.record
    for reader in readers:
        strangers = [each.guest for each in readers if each is not reader]
        for text in everything(reader)[:-1] + [text for _, text in reader.other]:
            assert str(record.seed) not in text
            for stranger in strangers:
                assert stranger.me["id"] not in text
                assert stranger.http.cookies["expedition_guest"].split(".")[1] not in text


def test_the_log_of_the_server_tells_no_names_ids_or_secrets(
    server: Any, overheard: Overheard
) -> None:
    readers, record = overheard.readers, overheard.record
    log = server.log
    assert '"route": "/api/tables/{id}/moves"' in log
    for reader in readers:
        cookie = reader.guest.http.cookies["expedition_guest"]
        for secret in (reader.id, reader.guest.me["id"], cookie, "Ada", "Boris", str(record.seed)):
            assert secret not in log
