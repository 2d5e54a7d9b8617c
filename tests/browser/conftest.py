"""A real Chromium before a real server: what every browser test stands on."""

import json
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from expedition.games import all_games
from tests.service.server import ROOT, Server

PAGE = ROOT / "src/expedition/service/page/index.html"
#: Chromium in a container, and nothing of it that would call anybody.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
)
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
#: How long a busy machine may take over what is waited for, in milliseconds.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.exists(), "the page is not built: make page"
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db")
    yield server
    server.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed with the last browser test: while it is open no other test can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield browser
        browser.close()


def executable() -> str:
    """Chromium without its own windows, which starts faster, or the whole of it."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "no chromium on PATH (Debian: apt-get install chromium-headless-shell)"
    return found


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    """A person with a browser of their own: `visitor("ru", PHONE)`. Whatever their console
    complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _expected(message.text):
            complaints.append(f"{message.type}: {message.text}")

    def come(
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        scheme: str = "light",
        calm: bool = True,
        fast: bool = True,
        guided: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        known = [] if guided else list(all_games())
        settings = {"language": language, "fastBots": fast, "guided": known}
        context.add_init_script(
            "if (!localStorage.getItem('expedition-settings')) "
            f"localStorage.setItem('expedition-settings', {json.dumps(json.dumps(settings))})"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def _expected(text: str) -> bool:
    """Chromium itself reports refused requests and lost sockets; both are part of the game."""
    return "Failed to load resource" in text or "WebSocket connection to" in text
