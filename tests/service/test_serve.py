"""The command `expedition serve`: what it says, and what bad arguments get."""

import socket
from pathlib import Path

import httpx
import pytest

from expedition.commands.serve import usual_database
from tests.outside import expedition

from .server import serving


def test_the_usual_database_is_among_the_users_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == f"sqlite:///{tmp_path / 'expedition' / 'tables.db'}"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--port", "http"), "not a valid integer"),
        (("--port", "70000"), "not in the range"),
        (("--database", "mysql://root:secret@host/db"), "sqlite:///FILE or postgresql://"),
        (("--database", "sqlite:////proc/nowhere/tables.db"), "cannot be opened"),
        (("--database", "postgresql://u:secret@127.0.0.1:9/none"), "cannot be opened"),
        (("--host", "256.0.0.1"), "cannot listen"),
        (("--workers", "0"), "not in the range"),
    ],
)
def test_bad_arguments_get_one_clear_line(arguments: tuple[str, ...], line: str) -> None:
    done = expedition("serve", "--no-open", *arguments)
    assert done.returncode == 2
    assert line in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = expedition("serve", "--no-open", "--port", str(port))
    assert done.returncode == 2
    assert f"port {port}" in done.stderr


def test_the_address_it_prints_is_where_it_is(database: str) -> None:
    with serving(database) as server:
        assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
        assert httpx.get(f"{server.url}/api/schema/openapi.json").json()["info"]["title"]
