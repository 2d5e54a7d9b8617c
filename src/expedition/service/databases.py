"""The two databases the service runs on, behind one small door: jobs that read, jobs that write.

A job is a function of a connection, made of the same statements for both. SQLite has one writer
thread that commits all waiting jobs together (group commit): every answered write is on disk, and
many share the cost of a sync. PostgreSQL has a few threads with a connection each, and its
LISTEN/NOTIFY tells other nodes which table has news.
"""

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import psycopg
import structlog
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from expedition.kit import BadTable

from . import migrations

T = TypeVar("T")
Job = Callable[[Connection], T]

_CHANNEL: Final = "expedition"
#: At most so many jobs share a commit, so that the first need not wait for long.
_GROUP: Final = 200

_log = structlog.get_logger()


class Database(ABC):
    """Where everything is kept."""

    #: Whether other nodes may write here too.
    shared: bool

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Run a job; when this returns, what it wrote is on disk. One that raises wrote nothing."""

    @abstractmethod
    def listen(self, news: Callable[[str | None], None]) -> None:
        """Hear, on a thread of its own, which table another node changed; None: maybe all."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was begun, and let go."""


def open_database(url: str) -> Database:
    """The database at a URL, brought up to date. A plain path is an SQLite file."""
    try:
        found = make_url(url if ":" in url else f"sqlite:///{url}")
    except ArgumentError:
        raise _bad_url(url) from None
    try:
        if found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:"):
            return SQLite(Path(str(found.database)), alone=True)
        if found.get_backend_name() in ("postgresql", "postgres"):
            return PostgreSQL(found.set(drivername="postgresql+psycopg"))
    except (OSError, DBAPIError) as error:
        raise cannot_open(error) from None
    raise _bad_url(url)


def cannot_open(error: OSError | DBAPIError) -> BadTable:
    """What is wrong with it, but not what stands in it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    detail = " ".join(str(cause).partition(" with text ")[0].split())[:200]
    return BadTable(
        f"the database cannot be opened: {detail}", "error-database-open", {"detail": f"={detail}"}
    )


def _bad_url(url: str) -> BadTable:
    """The URL may hold a password, so no error repeats it whole."""
    kind = url.partition(":")[0][:20]
    return BadTable(
        f"a database is sqlite:///FILE or postgresql://…, not {kind!r}",
        "error-database",
        {"kind": f"={kind}"},
    )


# --- SQLite -------------------------------------------------------------------------------------


class SQLite(Database):
    """One file, one process: `alone` refuses the file while another process has it."""

    shared = False

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds what players may not know; what lies beside it follows
        self._claim = _claim(path) if alone else None
        self._engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        with self._engine.begin() as connection:
            migrations.upgrade(connection)
        self._jobs: SimpleQueue[tuple[Job[Any], Future[Any]] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "read")
        self._writer = threading.Thread(target=self._write_on, name="write", daemon=True)
        self._writer.start()

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _in_transaction, self._engine, job)

    async def write(self, job: Job[T]) -> T:
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def listen(self, news: Callable[[str | None], None]) -> None:
        """Nobody else writes."""

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()
        if self._claim is not None:
            self._claim.close()

    # The writer thread ------------------------------------------------------------------------

    def _write_on(self) -> None:
        with self._engine.connect() as connection:
            open_ = True
            while open_:
                group = [self._jobs.get()]
                while not self._jobs.empty() and len(group) < _GROUP:
                    group.append(self._jobs.get())
                open_ = None not in group
                # What was called off while it waited is not begun, what is begun not called off.
                wanted = [each for each in group if each and each[1].set_running_or_notify_cancel()]
                self._commit(connection, wanted)

    def _commit(self, connection: Connection, group: list[tuple[Job[Any], Future[Any]]]) -> None:
        """Run a group of jobs and commit them together; then, and only then, tell each of them."""
        done: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with connection.begin():
                if len(group) == 1:
                    done.append((group[0][1], group[0][0](connection), None))
                else:
                    done += [(future, *_try(connection, job)) for job, future in group]
        except BaseException as error:
            done = [(future, None, error) for _, future in group]
        for future, value, problem in done:
            if problem is None:
                future.set_result(value)
            else:
                future.set_exception(problem)


def _claim(path: Path) -> sqlite3.Connection:
    """Hold a file beside this one locked, for as long as this process lives, however it ends."""
    Path(f"{path}-server").touch(mode=0o600)
    beside = sqlite3.connect(f"{path}-server", timeout=0, check_same_thread=False)
    try:
        beside.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        beside.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(str(error)) from None
        raise BadTable(
            f"{path} is in use by another server; one at a time may use an SQLite file",
            "error-database-busy",
            {"file": f"={path}"},
        ) from None
    return beside


def _try(connection: Connection, job: Job[Any]) -> tuple[Any, BaseException | None]:
    """A job among others: what it wrote is taken back if it fails."""
    nested = connection.begin_nested()
    try:
        value = job(connection)
    except Exception as error:
        nested.rollback()
        return None, error
    nested.commit()
    return value, None


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """An answered move survives a power cut (FULL); readers do not wait for the writer (WAL)."""
    connection.isolation_level = None  # SQLAlchemy begins, not the driver
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 10000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    kind = "IMMEDIATE" if threading.current_thread().name == "write" else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {kind}")


# --- PostgreSQL ---------------------------------------------------------------------------------


class PostgreSQL(Database):
    """One database, any number of nodes."""

    shared = True
    _CONNECTIONS: Final = 8

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url, pool_size=self._CONNECTIONS, pool_pre_ping=True, hide_parameters=True
        )
        with self._engine.begin() as connection:
            migrations.upgrade(connection)
        self._threads = ThreadPoolExecutor(self._CONNECTIONS, "database")
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    async def read(self, job: Job[T]) -> T:
        return await self._run(job)

    async def write(self, job: Job[T]) -> T:
        return await self._run(job)

    async def _run(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _in_transaction, self._engine, job)

    def listen(self, news: Callable[[str | None], None]) -> None:
        self._listener = threading.Thread(
            target=self._listen_on, args=(news,), name="listen", daemon=True
        )
        self._listener.start()

    def _listen_on(self, news: Callable[[str | None], None]) -> None:
        """Listen; after a lost connection come back, and say that anything may have happened."""
        address = self._engine.url.set(drivername="postgresql")
        while not self._closing.is_set():
            try:
                self._hear(address.render_as_string(hide_password=False), news)
            except psycopg.Error as error:
                _log.warning("listening stopped", error=type(error).__name__)
                self._closing.wait(1)

    def _hear(self, address: str, news: Callable[[str | None], None]) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {_CHANNEL}")
            news(None)
            while not self._closing.is_set():
                for told in connection.notifies(timeout=0.5):
                    news(told.payload)

    def close(self) -> None:
        self._closing.set()
        if self._listener is not None:
            self._listener.join()
        self._threads.shutdown()
        self._engine.dispose()


def notify(connection: Connection, table: str) -> None:
    """Tell other nodes, once this is committed, that a table has news."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :table)"), {"channel": _CHANNEL, "table": table}
        )


def _in_transaction(engine: Engine, job: Job[T]) -> T:
    with engine.begin() as connection:
        return job(connection)
