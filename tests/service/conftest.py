from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import CLIENTS, Guest, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module, on a file of its own."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('service') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def ada(server: Server) -> Guest:
    return Guest(server.url, "Ada")


@pytest.fixture
def boris(server: Server) -> Guest:
    return Guest(server.url, "Boris")


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()
