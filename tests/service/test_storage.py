"""What is kept: migrations, the writer's promises, and what bad addresses get."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import IntegrityError

from expedition.games import all_games
from expedition.kit import BadTable
from expedition.service import acts, log, migrations, wire
from expedition.service.app import Settings
from expedition.service.databases import SQLite, open_database
from expedition.service.drivers import Driver
from expedition.service.errors import Refused
from expedition.service.house import House
from expedition.service.schema import METADATA
from expedition.service.serving import bind, serve
from expedition.service.storage import GuestRow, Storage
from expedition.service.wire import Me
from tests.example import GAME as SUMMIT

from .server import PATIENCE

ADA = Me("ada-ada-ada-ada0", "Ada")


def test_migrations_lead_to_the_schema_and_back(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        migrations.upgrade(connection)
        command.downgrade(migrations.config(connection), "base")
        left = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        assert [row.name for row in left] == ["alembic_version"]
        migrations.upgrade(connection)
    engine.dispose()


def test_a_database_is_brought_up_to_date_without_loss(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def open_a_table() -> str:
        database = SQLite(path)
        house = House(Storage(database))
        place = await house.open(acts.open_table(ADA, NEW))
        database.close()
        return place.id

    id = asyncio.run(open_a_table())

    async def read_it() -> int:
        database = SQLite(path)
        async with House(Storage(database)).at(id) as place:
            seq = place.table.seq
        database.close()
        return seq

    assert asyncio.run(read_it()) == 2


NEW = wire.NewTable(game="congo", seats=["me", "easy"])


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async def ask(pragma: str) -> Any:
        database = SQLite(tmp_path / "tables.db")
        try:
            return await database.write(
                lambda connection: connection.execute(text(f"PRAGMA {pragma}")).scalar_one()
            )
        finally:
            database.close()

    assert asyncio.run(ask("journal_mode")) == "wal"
    assert asyncio.run(ask("synchronous")) == 2  # FULL


def test_jobs_share_a_commit_but_not_their_failures(tmp_path: Path) -> None:
    """Of many writers at once those that fail wrote nothing, and all others did."""

    def insert(name: str) -> Any:
        def job(connection: Connection) -> str:
            row = {"name": name, "value": "x"}
            connection.execute(text("INSERT INTO settings VALUES (:name, :value)"), row)
            if name.startswith("bad"):
                raise ValueError(name)
            return name

        return job

    async def write_all() -> list[Any]:
        database = SQLite(tmp_path / "tables.db")
        names = [f"{'bad' if number % 5 == 0 else 'good'}{number}" for number in range(100)]
        done = await asyncio.gather(
            *(database.write(insert(name)) for name in names), return_exceptions=True
        )
        database.close()
        return done

    done = asyncio.run(write_all())
    assert sum(isinstance(each, ValueError) for each in done) == 20
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        rows = connection.execute("SELECT name FROM settings").fetchall()
    connection.close()
    assert sorted(name for (name,) in rows) == sorted(
        each for each in done if isinstance(each, str)
    )


def test_a_write_called_off_while_it_waits_is_not_begun(tmp_path: Path) -> None:
    """Nor does whoever goes away hold up those who come after."""

    async def story() -> list[Any]:
        database = SQLite(tmp_path / "tables.db")
        begun, wait = threading.Event(), threading.Event()
        had: list[Any] = []

        def slow(connection: Connection) -> None:
            begun.set()
            wait.wait(10)
            had.append("slow")

        first = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait, 10)
        second = asyncio.create_task(database.write(lambda connection: had.append("second")))
        third = asyncio.create_task(database.write(lambda connection: had.append("third")))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.sleep(0)
        wait.set()
        await asyncio.wait_for(third, 10)
        database.close()
        return had

    assert asyncio.run(story()) == ["slow", "third"]


@pytest.mark.parametrize(
    "url", ["mysql://root:secret@host/db", "sqlite://", "sqlite:///:memory:", "::::", "http://x"]
)
def test_an_odd_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadTable) as refused:
        open_database(url)
    assert "secret" not in str(refused.value)


def test_a_failed_write_leaves_memory_as_the_disk_is(tmp_path: Path) -> None:
    """When the disk says no, the table in memory is forgotten and read anew."""
    full = "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END"

    async def story() -> tuple[int, int]:
        database = SQLite(tmp_path / "tables.db")
        house = House(Storage(database))
        place = await house.open(acts.open_table(ADA, NEW))
        await database.write(lambda connection: connection.execute(text(full)))
        chat = wire.NewChat("hello")
        with pytest.raises(IntegrityError, match="full"):
            await house.change(place.id, lambda table: acts.chat(table, ADA, chat))
        await database.write(lambda connection: connection.execute(text("DROP TRIGGER full")))
        async with house.at(place.id) as again:
            failed = again.table.seq
        await house.change(place.id, lambda table: acts.chat(table, ADA, chat))
        database.close()
        return failed, place.table.seq

    assert asyncio.run(story()) == (2, 3)


def test_who_is_second_reads_what_the_first_wrote(tmp_path: Path) -> None:
    """Two houses on one database, as two nodes: the key of the log decides."""

    async def story() -> tuple[list[str], int]:
        database = SQLite(tmp_path / "tables.db")
        one, other = House(Storage(database)), House(Storage(database))
        id = (await one.open(acts.open_table(ADA, NEW))).id
        async with other.at(id) as place:
            assert place.table.seq == 2
        for house, said in ((one, "first"), (other, "second"), (one, "third")):
            chat = wire.NewChat(said)
            await house.change(id, lambda table, chat=chat: acts.chat(table, ADA, chat))  # type: ignore[misc]
        async with one.at(id) as place:
            told = [spoken.line.text for spoken in place.table.spoken]
            seq = place.table.seq
        database.close()
        return told, seq

    assert asyncio.run(story()) == (["first", "second", "third"], 5)


def test_every_entry_survives_being_written(tmp_path: Path) -> None:
    entries: list[log.Entry] = [
        *acts.open_table(ADA, NEW),
        log.Uploaded("ada", "expedition record 1\n"),
        log.Sat(1, "bo", "Bö"),
        log.BotSat(1, "hard"),
        log.Emptied(1),
        log.Left(0, "normal"),
        log.Returned(0),
        log.Moved(0, "bid FR-doctor-1"),
        log.Undone(0),
        log.Chatted("Ada", None, "“hi”"),
        log.Chatted("Ada", 0, "", "phrase-trust", 1),
        log.Hinted(0, "sure"),
        log.Rematched("x"),
    ]
    assert [log.read(log.write(entry)) for entry in entries] == entries


def test_a_bot_that_cannot_think_still_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is known here but not to the bots' processes, so thinking fails there."""
    monkeypatch.setitem(all_games(), "summit", SUMMIT)

    async def story() -> int:
        database = SQLite(tmp_path / "tables.db")
        house = House(Storage(database))
        driver = Driver(house, workers=1)
        driver.start()
        new = wire.NewTable(game="summit", seats=["me", "easy"])
        place = await house.open(acts.open_table(ADA, new))
        while place.table.number == 0:
            await asyncio.sleep(0.05)
        await driver.close()
        database.close()
        return place.table.number

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == 1


def test_what_nobody_wants_any_more_is_cleared_away(tmp_path: Path) -> None:
    async def story() -> tuple[list[bool], list[bool]]:
        database = SQLite(tmp_path / "tables.db")
        storage = Storage(database)
        house = House(storage)
        for id in (ADA.id, "eve"):
            await storage.add_guest(GuestRow(id, "hash", id))
        running = await house.open(acts.open_table(ADA, NEW))
        waiting = await house.open(
            acts.open_table(ADA, wire.NewTable(game="congo", seats=["me", "open"]))
        )
        kept = []
        for days in (89, 91):
            await storage.tidy(time.time() + days * 24 * 3600)
            kept.append(bool(await storage.entries(waiting.id)))
        known = [await storage.guest(id) is not None for id in (ADA.id, "eve")]
        assert await storage.entries(running.id)
        database.close()
        return kept, known

    assert asyncio.run(story()) == ([True, False], [True, False])


def test_when_a_log_is_full_the_game_itself_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        database = SQLite(tmp_path / "tables.db")
        house = House(Storage(database))
        id = (await house.open(acts.open_table(ADA, NEW))).id
        said = log.Chatted("Ada", 0, "again")
        await house.change(id, lambda table: [said] * (acts.LONGEST_LOG - table.seq))
        for full in (
            lambda table: acts.chat(table, ADA, wire.NewChat("once more")),
            lambda table: [log.Returned(0)],
        ):
            with pytest.raises(Refused, match="20000 entries; only the game itself goes on"):
                await house.change(id, full)
        async with house.at(id) as place:
            bid = place.table.match.moves(0)[0].text  # type: ignore[union-attr]
        await house.change(id, lambda table: acts.move(table, ADA, wire.NewMove(0, bid, 0)))
        place = await house.change(id, lambda table: acts.leave_seat(table, ADA, 0))
        assert (place.table.number, place.table.seats[0].bot) == (1, acts.KEEPER)
        database.close()

    asyncio.run(story())


def test_a_game_that_cannot_be_read_tells_none_of_its_moves(tmp_path: Path) -> None:
    """Which one does not fit any more may be what another holds."""
    broken = "UPDATE entries SET body = replace(body, 'bid', 'pass bid') WHERE seq = 3"

    async def story() -> tuple[str, str]:
        database = SQLite(tmp_path / "tables.db")
        house = House(Storage(database))
        id = (await house.open(acts.open_table(ADA, NEW))).id
        async with house.at(id) as place:
            bid = place.table.match.moves(0)[0].text  # type: ignore[union-attr]
        new = wire.NewMove(0, bid, 0)
        await house.change(id, lambda table: acts.move(table, ADA, new))
        await database.write(lambda connection: connection.execute(text(broken)))
        with pytest.raises(Refused) as refused:
            async with House(Storage(database)).at(id):
                pass
        database.close()
        return bid, str(refused.value)

    bid, told = asyncio.run(story())
    assert bid.removeprefix("bid ") not in told
    assert told == "this table cannot be played any more"


@pytest.mark.parametrize(
    "broken",
    ["UPDATE entries SET body = '{' WHERE seq = 2", "UPDATE entries SET seq = 9 WHERE seq = 2"],
    ids=["a line", "a gap"],
)
def test_a_broken_table_stops_no_bots_but_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    taken_up: list[str] = []
    monkeypatch.setattr(Driver, "look", lambda self, place, ours: taken_up.append(place.id))

    async def story() -> None:
        database = SQLite(tmp_path / "tables.db")
        storage = Storage(database)
        for _ in range(3):
            await House(storage).open(acts.open_table(ADA, NEW))
        first, *others = await storage.bots_due()
        odd = text(f"{broken} AND table_id = '{first}'")
        await database.write(lambda connection: connection.execute(odd))
        await Driver(House(storage), workers=1)._sweep()
        database.close()
        assert taken_up == others

    asyncio.run(story())


def test_a_broken_summary_hides_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        database = SQLite(tmp_path / "tables.db")
        storage = Storage(database)
        ids = [(await House(storage).open(acts.open_table(ADA, NEW))).id for _ in range(2)]
        odd = text(f"UPDATE tables SET summary = '{{}}' WHERE id = '{ids[0]}'")
        await database.write(lambda connection: connection.execute(odd))
        found = [each.id for each in await storage.of_guest(ADA.id)]
        database.close()
        assert found == ids[1:]

    asyncio.run(story())


def test_a_server_whose_secret_cannot_be_read_says_so_without_it(tmp_path: Path) -> None:
    """When it starts, before anybody is told where it is."""
    file = tmp_path / "tables.db"
    odd = text("INSERT INTO settings VALUES ('csrf', CAST(x'736563726574ff' AS TEXT))")

    async def story() -> None:
        database = SQLite(file)
        await database.write(lambda connection: connection.execute(odd))
        database.close()
        with bind("127.0.0.1", 0) as listening:
            await serve(f"sqlite:///{file}", listening, Settings(), print)

    with pytest.raises(BadTable, match="cannot be opened") as refused:
        asyncio.run(story())
    assert "secret" not in str(refused.value)


def test_a_bot_that_stands_still_is_found_whatever_clocks_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that left it to itself had its clock a day ahead."""

    async def story() -> list[bool]:
        database = SQLite(tmp_path / "tables.db")
        storage = Storage(database)
        house = House(storage)
        with monkeypatch.context() as ahead:
            tomorrow = time.time() + 24 * 3600
            ahead.setattr(time, "time", lambda: tomorrow)
            id = (await house.open(acts.open_table(ADA, NEW))).id
        driver = Driver(house, workers=1)
        found = [id in await driver._forgotten() for _ in range(2)]
        chat = wire.NewChat("hello")
        await house.change(id, lambda table: acts.chat(table, ADA, chat))
        found += [id in await driver._forgotten() for _ in range(2)]
        database.close()
        return found

    assert asyncio.run(story()) == [True, True, False, True]


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the seeds of running games."""
    database = SQLite(tmp_path / "new" / "tables.db", alone=True)
    modes = {each.name: each.stat().st_mode & 0o777 for each in (tmp_path / "new").iterdir()}
    database.close()
    assert set(modes) >= {"tables.db", "tables.db-server"}
    assert set(modes.values()) == {0o600}
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
