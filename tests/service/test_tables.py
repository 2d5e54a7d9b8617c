"""What happens around a game: sitting, leaving, undo, chat, the next game, and afterwards."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from expedition.bots import make_bot
from expedition.games import find_game
from expedition.kit import Chance, Match
from expedition.service import acts
from expedition.words import Words

from .server import ROOT, Guest, Json, Server, play_on


def two_at_a_table(ada: Guest, boris: Guest, **more: Any) -> str:
    id = ada.open_table("me", "open", **more)
    assert boris.post(f"/api/tables/{id}/seats/1", {}).status_code == 200
    return id


def finished_record(script: Sequence[int] = ()) -> str:
    """A whole game of Congo, played here."""
    game = find_game("congo")
    match = Match(game, 2, {"river": "short"}, seed=5, names=("Ada", "Boris"), script=script)
    chance, bot = Chance(5), make_bot("greedy")
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, bot.choose(game, match.view(seat), match.moves(seat), chance))
    return str(match.record())


@pytest.fixture
def finished(ada: Guest) -> str:
    """A finished table: an uploaded one, which is quick."""
    answer = ada.upload(finished_record())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# --- Sitting --------------------------------------------------------------------------------------


def test_the_host_lays_the_table(ada: Guest, boris: Guest) -> None:
    id = ada.open_table("me", "open", "open")
    seats = f"/api/tables/{id}/seats"
    assert boris.post(f"{seats}/2", {"bot": "easy"}).status_code == 403
    assert ada.post(f"{seats}/2", {"bot": "easy"}).json()["seats"][2]["bot"] == "easy"
    assert ada.post(f"{seats}/2", {"bot": "hard"}).json()["seats"][2]["bot"] == "hard"
    assert ada.post(f"/api/tables/{id}/start").status_code == 409
    assert boris.delete(f"{seats}/2").status_code == 403
    assert ada.delete(f"{seats}/2").json()["seats"][2]["bot"] is None
    assert boris.post(f"{seats}/1", {"name": "Bo"}).json()["seats"][1]["name"] == "Bo"
    assert boris.delete(f"{seats}/1").json()["seats"][1]["person"] is False
    boris.post(f"{seats}/1", {})
    assert ada.delete(f"{seats}/1").json()["seats"][1]["name"] is None
    assert ada.post(f"{seats}/0", {}).status_code == 409
    ada.post(f"{seats}/1", {"bot": "easy"})
    assert ada.post(f"{seats}/2", {"bot": "easy"}).json()["status"] == "running"


def test_leaving_a_running_game_and_coming_back(ada: Guest, boris: Guest) -> None:
    id = two_at_a_table(ada, boris)
    left = boris.delete(f"/api/tables/{id}/seats/1").json()["seats"][1]
    assert (left["bot"], left["person"], left["name"], left["yours"]) == (
        "normal",
        True,
        "Boris",
        True,
    )
    assert boris.delete(f"/api/tables/{id}/seats/1").status_code == 409
    seen = boris.table(id)
    assert seen["seat"] == 1
    assert seen["moves"] == []
    assert boris.move(id, 1, "pass", seen["number"]).json()["message"]["id"] == "error-seat-kept"
    assert ada.post(f"/api/tables/{id}/seats/1", {}).status_code == 409
    with ada.live(id) as live:
        live.until(lambda update: update["number"] == 1)  # the bot bids in his place
    back = boris.post(f"/api/tables/{id}/seats/1", {}).json()["seats"][1]
    assert (back["bot"], back["person"]) == (None, True)
    said = [line["messages"][0]["id"] for line in ada.table(id)["lines"]]
    assert [each for each in said if each.startswith("log-")] == [
        "log-started",
        "log-left",
        "log-returned",
    ]


def test_when_all_have_left_bots_wait_until_somebody_looks(ada: Guest) -> None:
    id = ada.open_table("me", "easy")
    ada.delete(f"/api/tables/{id}/seats/0")
    with ada.live(id) as live:
        live.until(lambda update: update["number"] >= 2)


def test_an_option_says_where_it_matters_and_is_taken_elsewhere(ada: Guest) -> None:
    games = {game["name"]: game["options"] for game in ada.get("/api/games").json()}
    known = {option["name"]: option for option in games["maldonado"]}
    assert known["mode"]["seats"] == [2, 3, 4]
    assert known["map"]["beside"] == {"option": "land", "values": ["printed"]}
    assert known["water"]["seats"] is None
    assert known["water"]["beside"] is None
    options = {"land": "printed", "land-seed": 7, "mode": "allies"}
    id = ada.open_table("me", game="maldonado", options=options)
    assert options.items() <= ada.table(id)["table"]["options"].items()


def test_every_number_an_option_takes_can_be_sent(ada: Guest) -> None:
    found = 0
    for game in ada.get("/api/games").json():
        for option in game["options"]:
            if option["most"] is not None:
                options = {option["name"]: option["most"]}
                id = ada.open_table("me", "open", game=game["name"], options=options)
                assert ada.table(id)["table"]["options"][option["name"]] == option["most"]
                found += 1
    assert found


# --- Undo -----------------------------------------------------------------------------------------


def undo(guest: Guest, id: str, seat: int, number: int) -> Any:
    return guest.post(f"/api/tables/{id}/undo", {"seat": seat, "number": number})


def test_undo_by_the_policy(ada: Guest, boris: Guest) -> None:
    """A pass can be taken back until the next one decides; a bid cannot once it lies."""
    id = two_at_a_table(ada, boris)
    guests, luck = (ada, boris), random.Random(4)
    for _ in range(400):
        seats = [seat for seat in (0, 1) if guests[seat].table(id, after=2**31)["moves"]]
        seat, guest = seats[0], guests[seats[0]]
        seen = guest.table(id, after=2**31)
        legal = [move["text"] for move in seen["moves"]]
        if "pass" in legal:
            done = guest.move(id, seat, "pass", seen["number"]).json()
            if done["can_undo"]:
                break
        else:
            guest.move(id, seat, luck.choice(legal), seen["number"])
    number = done["number"]
    other = guests[1 - seat]
    chosen = other.table(id, after=2**31)
    assert undo(guests[1 - seat], id, 1 - seat, number).status_code == 409
    assert undo(guest, id, seat, number - 1).json()["message"]["id"] == "error-stale"
    undone = undo(guest, id, seat, number)
    assert undone.status_code == 200
    assert undone.json()["view"] == seen["view"]
    assert undone.json()["moves"] == seen["moves"]
    assert undone.json()["lines"][0]["messages"][0]["id"] == "log-undone"
    assert undo(guest, id, seat, number - 1).json()["message"]["id"] == "error-undo"
    assert guest.move(id, seat, "pass", number - 1).status_code == 200
    # What the other chose before that was chosen at another moment, though of the same number.
    assert chosen["number"] == number
    choice = {"seat": 1 - seat, "move": chosen["moves"][0]["text"], "number": number}
    late = other.post(f"/api/tables/{id}/moves", {**choice, "seq": chosen["seq"]})
    assert (late.status_code, late.json()["message"]["id"]) == (409, "error-stale")
    now = late.json()["update"]["seq"]
    assert other.post(f"/api/tables/{id}/moves", {**choice, "seq": now}).status_code == 200


# --- Chat -----------------------------------------------------------------------------------------


def chat(guest: Guest, id: str, after: int = 0) -> list[str]:
    return [f"{line['name']}: {line['text']}" for line in guest.table(id, after=after)["chat"]]


def test_french_is_written_with_its_spaces(ada: Guest) -> None:
    id = ada.open_table("me", "open")
    said = {"text": "«\u00a0Bravo\u202f!\u00a0»"}
    assert ada.post(f"/api/tables/{id}/chat", said).status_code == 204
    assert chat(ada, id) == ["Ada: « Bravo ! »"]


def test_players_and_watchers_talk_apart(ada: Guest, boris: Guest, server: Server) -> None:
    clara = Guest(server.url, "Clara")
    id = two_at_a_table(ada, boris)
    for guest, text in ((ada, "Hello!"), (clara, "He bluffs."), (boris, "<b>Hi</b> & привет")):
        assert guest.post(f"/api/tables/{id}/chat", {"text": text}).status_code == 204
    assert chat(ada, id) == chat(boris, id) == ["Ada: Hello!", "Boris: <b>Hi</b> & привет"]
    assert chat(clara, id) == chat(Guest(server.url), id)
    assert chat(clara, id)[1] == "Clara: He bluffs."
    assert [line["seat"] for line in clara.table(id)["chat"]] == [0, None, 1]
    for text in ("", "  ", "a\nb", "\x00", "\u202e" * 3, "x" * 501):
        assert ada.post(f"/api/tables/{id}/chat", {"text": text}).status_code == 422
    # When the game is over, players hear what was said behind their backs.
    before = ada.table(id)["seq"]
    guests, luck = (ada, boris), random.Random(6)
    while not (update := ada.table(id, after=2**31))["result"]:
        for seat in update["table"]["waiting"]:
            seen = guests[seat].table(id, after=2**31)
            guests[seat].move(id, seat, luck.choice(seen["moves"])["text"], seen["number"])
    assert chat(ada, id, after=before) == ["Clara: He bluffs."]
    assert len(chat(ada, id)) == 3


# --- The next game, and afterwards ----------------------------------------------------------------


def test_a_rematch_is_one_table_for_all(ada: Guest, boris: Guest) -> None:
    id = two_at_a_table(ada, boris, game="congo")
    assert ada.post(f"/api/tables/{id}/rematch").status_code == 409
    boris.delete(f"/api/tables/{id}/seats/1")
    ada.post(f"/api/tables/{id}/pace", {"fast": True})
    with ada.live(id) as live:
        play_on(ada, id, live, random.Random(8))
        following = ada.post(f"/api/tables/{id}/rematch").json()
        assert (
            live.until(lambda update: update["table"]["rematch"])["table"]["rematch"]
            == following["id"]
        )
    assert boris.post(f"/api/tables/{id}/rematch").json()["id"] == following["id"]
    assert following["status"] == "running"
    assert following["options"] == {"river": "short", "scores": "open"}
    assert [seat["name"] for seat in following["seats"]] == ["Ada", None]
    assert following["seats"][1]["bot"] == "normal"


def test_a_stranger_gets_no_rematch(finished: str, boris: Guest) -> None:
    assert boris.post(f"/api/tables/{finished}/rematch").status_code == 403


def test_replay_story_and_record_of_a_finished_game(ada: Guest, finished: str) -> None:
    table = f"/api/tables/{finished}"
    everything: Json = ada.get(f"{table}/replay", first=0, count=2).json()
    assert everything["count"] == everything["table"]["number"] + 1
    assert [len(frame["views"]) for frame in everything["frames"]] == [2, 2]
    assert everything["frames"][1]["move"].startswith("bid ")
    as_boris = ada.get(f"{table}/replay", first=0, count=100, **{"as": "1"}).json()["frames"]
    assert all(frame["views"][0]["seat"] == 1 for frame in as_boris)
    first = next(frame for frame in as_boris if frame["seat"] == 0)
    assert first["move"] is None  # a bid is secret when it is made
    watched = ada.get(f"{table}/replay", **{"as": "watcher"}).json()["frames"]
    assert watched[0]["views"][0]["characters"] == []
    story = ada.get(f"{table}/story").json()
    assert story["result"]["scores"]
    assert ada.get(f"{table}/record").text == finished_record()


def test_an_uploaded_record_is_told_from_what_was_played(ada: Guest, finished: str) -> None:
    running = ada.open_table("me", "easy")
    mine = {table["id"]: table["uploaded"] for table in ada.get("/api/lobby").json()["mine"]}
    assert mine[finished] is True
    assert mine[running] is False
    assert ada.table(finished)["table"]["uploaded"] is True


def test_an_uploaded_record_is_a_table_to_look_at(ada: Guest, boris: Guest, finished: str) -> None:
    update = boris.table(finished)
    assert update["table"]["status"] == "finished"
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ada", "Boris"]
    assert not any(seat["person"] or seat["yours"] for seat in update["table"]["seats"])
    assert update["lines"][-1]["number"] == update["number"]
    assert finished in [table["id"] for table in ada.get("/api/lobby").json()["mine"]]


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("", "a record begins with"),
        (b"\xff\xfe", "UTF-8"),
        (finished_record().replace("seed: 5", "seed: 6"), "line "),
        (finished_record().replace("game: congo", "game: chess"), "no game 'chess'"),
        (finished_record().rsplit("\n", 4)[0], "not over"),
        (finished_record().replace("rules: 1", "rules: 99"), "newer"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(
    ada: Guest, record: str | bytes, reason: str
) -> None:
    answer = ada.upload(record)
    assert answer.status_code == 422
    assert reason in answer.json()["error"]


def test_a_record_may_be_long_but_not_endless(ada: Guest) -> None:
    assert ada.upload(finished_record() + "#" * 200_000).status_code == 201
    assert ada.upload(finished_record() + "#" * (1 << 20)).status_code == 413


def test_a_record_is_kept_without_what_stands_around_it(ada: Guest) -> None:
    padded = finished_record() + "# " + "x" * 900_000 + "\n"
    answer = ada.upload(padded)
    assert answer.status_code == 201
    kept = ada.get(f"/api/tables/{answer.json()['id']}/record").text
    assert kept == finished_record()


def test_luck_of_ones_own_making_comes_to_an_end(ada: Guest) -> None:
    """Whoever rolls for malaria and ties rolls again: with this script some thousand times."""
    answer = ada.upload(finished_record(script=(0,) * (acts.LONGEST_SCRIPT + 1)))
    assert answer.status_code == 422
    assert "script" in answer.json()["error"]
    assert ada.upload(finished_record(script=(0,) * 100)).status_code == 201


def test_with_everything_open_each_draw_names_who_drew(ada: Guest, finished: str) -> None:
    """And nobody is addressed, whoever reads."""
    frames = ada.get(f"/api/tables/{finished}/replay", **{"as": "open"}).json()["frames"]
    draws = [said for said in frames[0]["messages"] if said["id"] == "drew-character"]
    assert {said["args"]["seat"] for said in draws} == {"seat:0", "seat:1"}
    words = Words("en", find_game("congo"), ("Ada", "Boris"))
    told = [words.text(said["id"], **said["args"]) for said in draws]
    assert {sentence.split()[0] for sentence in told} == {"Ada", "Boris"}


def test_with_everything_open_no_card_and_no_space_is_hidden(ada: Guest) -> None:
    """And as a seat knew it they are, until the game is over."""
    record = (ROOT / "tests/golden/maldonado/allies-beat-a-traitor.record").read_text("utf-8")
    path = f"/api/tables/{ada.upload(record).json()['id']}/replay"
    hidden = {}
    for knower in ("open", "1"):
        frames = ada.get(path, **{"as": knower, "first": 40, "count": 100}).json()["frames"]
        views = [view for frame in frames for view in frame["views"] if view["final"] is None]
        cards = [each["card"] for view in views for row in view["laid"] for each in row]
        assert cards
        hidden[knower] = [
            each.count(None)
            for each in (
                cards,
                [space for view in views for space in view["land"]],
                [role for view in views for role in view["roles"]],
            )
        ]
    assert hidden["open"] == [0, 0, 0]
    assert all(hidden["1"])


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u2800", "\u115f", "!?"),
        *("a" + "\u0301" * 9, "ก" + "\u0e34" * 9, "a" + "\u20dd" * 9),
        *("Ada\u3164", "Ada\u2800", "Ada\ufe0f", "Ada\U000e0100", "A\u034fda", "Ada\u200d"),
        *("A\u202eda", "\u2066Ada", "A\u200bda", "A\u00adda", "\ufeffAda", "A\U000e0041da"),
    ],
)
def test_a_name_can_be_seen(ada: Guest, name: str) -> None:
    assert ada.put("/api/me", {"name": name}).status_code == 422
    assert ada.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        *(("👨\u200d👩\u200d👧 hm", 204), ("❤\ufe0f", 204), ("1\ufe0f\u20e3", 204)),
        *(("Хорошо́!", 204), ("ที่นี่", 204), ("हिन्दी", 204), ("…", 204), ("<b>me</b>", 204)),
        *(("a" + "\u0301" * 9, 422), ("ก" + "\u0e34" * 9, 422)),
        *(("a" + "\u0301\u0301\u0301\u200d" * 9, 422), ("a" + "\u20dd" * 9, 422)),
        *(("\u200d", 422), ("\u3164", 422), ("\u2800 \u2800", 422), ("\ufe0f", 422)),
        *(("A\u202eB", 422), ("A\u2067B", 422), ("A\u200bB", 422)),
    ],
)
def test_what_people_write_is_let_through(ada: Guest, text: str, status: int) -> None:
    id = ada.open_table("me", "open")
    assert ada.post(f"/api/tables/{id}/chat", {"text": text}).status_code == status


def test_at_a_listed_table_a_stranger_takes_one_seat(ada: Guest, boris: Guest) -> None:
    id = ada.open_table("me", "open", "open", listed=True)
    assert boris.post(f"/api/tables/{id}/seats/1", {}).status_code == 200
    again = boris.post(f"/api/tables/{id}/seats/2", {"name": "Ada"})
    assert again.status_code == 409
    assert again.json()["message"]["id"] == "error-one-seat"
    assert ada.post(f"/api/tables/{id}/seats/2", {"name": "Dot"}).status_code == 200


def test_a_long_talk_comes_by_its_end(ada: Guest) -> None:
    id = ada.open_table("me", "open")
    for at in range(210):
        ada.post(f"/api/tables/{id}/chat", {"text": str(at)})
    heard = [line["text"] for line in ada.table(id)["chat"]]
    assert heard == [str(at) for at in range(10, 210)]


def test_a_bot_is_asked_what_it_saw(ada: Guest, finished: str, boris: Guest) -> None:
    told = ada.get(f"/api/tables/{finished}/opinion", number=0)
    assert told.status_code == 200, told.text
    opinion = told.json()
    assert opinion["seat"] == 0
    assert opinion["same"] == (opinion["choice"] == opinion["played"])
    count = ada.get(f"/api/tables/{finished}/replay", count=1).json()["count"]
    last = ada.get(f"/api/tables/{finished}/opinion", number=count - 1)
    assert last.status_code == 404
    assert last.json()["message"]["id"] == "error-no-decision"
    running = two_at_a_table(ada, boris)
    assert ada.get(f"/api/tables/{running}/opinion", number=0).status_code == 403


def test_the_lobby_is_everybodys(ada: Guest, boris: Guest) -> None:
    offered = boris.open_table("me", "open", listed=True)
    for _ in range(5):
        ada.open_table("me", "open", listed=True)
    listed = boris.get("/api/lobby").json()["open"]
    assert offered in [table["id"] for table in listed]
    assert len([table for table in listed if table["seats"][0]["name"] == "Ada"]) <= 3


def test_errors_do_not_repeat_endless_input(ada: Guest) -> None:
    record = finished_record()
    for long in (
        record.replace("river=short", "river=" + "x" * 100_000),
        record.replace("game: congo", "game: " + "y" * 100_000),
        record.replace("river=short", "z" * 100_000),
        record.rpartition("result: ")[0] + "result: " + "9" * 100_000,
    ):
        answer = ada.upload(long)
        assert answer.status_code == 422
        assert len(answer.content) < 2000
    body = {"game": "congo", "seats": ["me", "easy"], "options": {"z" * 50_000: 1}}
    assert len(ada.post("/api/tables", body).content) < 2000
