"""The curtain falls on whatever the last person had open, and names are only names."""

import asyncio
import threading
from typing import Any

import pytest
from textual.pilot import Pilot

from expedition.bots.bot import RandomBot
from expedition.games.congo import GAME
from expedition.kit import Move
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Curtain
from expedition.terminal.session import Player, Session

from .tables import on_screen, press, settle, taken_in, until

PEOPLE = [Player("Ada"), Player("Bot", "random"), Player("Cid")]


def between_two_people() -> Session:
    """Bids lie on the table; Ada is asked for a special card, then a bot, then Cid."""
    for seed in range(400):
        session = Session.new(GAME, PEOPLE, {}, seed, "en")
        match = session.match
        if match.view(None).first == 0:
            for seat in range(3):
                match.play(seat, match.moves(seat)[0])
            return session
    raise AssertionError("Ada is never first")


@pytest.mark.parametrize("key", ["t", "l", "w", "s", "q", "question_mark"])
def test_nothing_of_the_last_person_is_left_behind_the_curtain(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However quick the bot would be: it thinks until Ada has opened what she wants."""
    opened, choose = threading.Event(), RandomBot.choose

    def ponder(bot: RandomBot, *given: Any) -> Move:
        assert opened.wait(60)
        return choose(bot, *given)

    monkeypatch.setattr(RandomBot, "choose", ponder)
    session = between_two_people()
    bid = session.words(0).noun(f"character-{session.match.view(0).bids[0]}")
    app = ExpeditionApp(session)

    async def evening() -> None:
        async with app.run_test(size=(110, 40)) as pilot:
            await until_curtain(app, pilot)
            await press(pilot, "enter")  # Ada lifts the curtain ...
            await until(pilot, lambda: app.screen is app.table and bool(app.table.moves))
            await press(pilot, "enter")  # ... and declines
            try:
                await until(pilot, lambda: app.table.thinker == 1)
                await press(pilot, key)
                assert app.screen is not app.table or app.table.notice
            finally:
                opened.set()
            await until_curtain(app, pilot)
            await press(pilot, "enter")
            assert app.viewer == 2
            assert app.screen is app.table
            assert bid not in on_screen(app)

    asyncio.run(evening())


async def until_curtain(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
    await until(pilot, lambda: isinstance(app.screen, Curtain))


def test_a_name_is_never_read_as_markup() -> None:
    names = ("[/x]", "[bold", "[@click=app.exit]Bob[/]")
    players = [Player("Ada"), *(Player(name, "random") for name in names)]
    session = Session.new(GAME, players, {}, 5, "en")
    app = ExpeditionApp(session, fast=True)

    async def evening() -> None:
        async with app.run_test(size=(140, 40)) as pilot:
            await settle(app, pilot)
            moves = [GAME.notation.parse(f"overboard {seat}") for seat in (1, 2, 3)]
            app.table.list_moves(session.match.view(0), moves)
            await taken_in(pilot)
            for name in names:
                assert name in on_screen(app)

    asyncio.run(evening())
