"""The curtain falls on whatever the last person had open, and names are only names."""

import asyncio

import pytest
from textual.pilot import Pilot

from expedition.games.congo import GAME
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Curtain
from expedition.terminal.session import Player, Session

from .tables import on_screen, until

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
def test_nothing_of_the_last_person_is_left_behind_the_curtain(key: str) -> None:
    session = between_two_people()
    bid = session.words(0).noun(f"character-{session.match.view(0).bids[0]}")
    app = ExpeditionApp(session)

    async def evening() -> None:
        async with app.run_test(size=(110, 40)) as pilot:
            await until_curtain(app, pilot)
            await pilot.press("enter")  # Ada lifts the curtain ...
            await until(pilot, lambda: app.screen is app.table and bool(app.table.moves))
            await pilot.press("enter")  # ... and declines
            await pilot.press(key)
            await until_curtain(app, pilot)
            await pilot.press("enter")
            await pilot.pause()
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
            await pilot.pause(0.3)
            moves = [GAME.notation.parse(f"overboard {seat}") for seat in (1, 2, 3)]
            app.table.list_moves(session.match.view(0), moves)
            await pilot.pause()
            for name in names:
                assert name in on_screen(app)

    asyncio.run(evening())
