"""The full screen with games other than Congo: some moves by keyboard, and what is then seen."""

import asyncio
import re

from textual.pilot import Pilot

from expedition.games import find_game
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Reading, Why
from expedition.terminal.session import Player, Session

from .tables import on_screen, press, settle, sit

WIDE = (110, 36)


def against_one(game: str, language: str = "en") -> Session:
    players = [Player("Ada"), Player("Bot0", "greedy")]
    return Session.new(find_game(game), players, {}, 5, language)


def seen(app: ExpeditionApp) -> str:
    """All text of the screen with single blanks."""
    return re.sub(r"\s+", " ", on_screen(app))


async def shows(app: ExpeditionApp, *texts: str) -> None:
    """Wait until all of these are to be seen: what a move changes is drawn bit by bit."""
    for _ in range(3000):
        shown = seen(app)
        missing = [text for text in texts if text not in shown]
        if not missing:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{missing} not in {shown}")


async def choose(app: ExpeditionApp, pilot: "Pilot[None]", *texts: str) -> None:
    """Type the number of each of these moves, one after the other."""
    for text in texts:
        at = [move.text for move in app.table.moves].index(text)
        await press(pilot, *str(at + 1), "enter")
        await settle(app, pilot)


def test_northwest_passage_by_keyboard() -> None:
    """A tile for the reserve, one of the offer, the ship moves, a tile is laid and taken back."""

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await shows(app, "Choose a tile for your reserve.")
        await choose(app, pilot, "pick L15")
        await shows(
            app,
            "Round 1 of 10 · sun III · ice on rows 1–2",
            "You choose tile L15 (Franklin).",
            "Your turn: take an action, or pass.",
            "ship 7 ready 0 resting Grnl.",
        )
        await choose(app, pilot, "take ship L2", "move ship K3")
        await shows(
            app,
            "Take a further action for 1 more crew, or end your turn.",
            "Your ship moves to K3.",
            "You 0 K3 ship",
            "1 × L2 ",
        )
        await choose(app, pilot, "place ship L2 J2 r0")
        await shows(app, "You lay tile L2 at J2.")
        assert "1 × L2 " not in seen(app)
        await press(pilot, "u")
        await settle(app, pilot)
        await shows(app, "1 × L2 ")
        await choose(app, pilot, "place ship L2 J2 r0", "end", "pass")
        await shows(app, "Round 2 of 10 · sun IV · no ice")
        await press(pilot, "t")
        assert isinstance(app.screen, Reading)
        await press(pilot, "escape")

    sit(against_one("northwest"), play, WIDE)


def test_maldonado_by_keyboard() -> None:
    """A character and gear, a space explored, a card laid on the man who is glad of it."""

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await shows(app, "Choose your character.")
        await choose(app, pilot, "take randolph", "take goggles", "take waterskin")
        await shows(
            app,
            "Your turn: explore a space, or act first.",
            "C · · · · · · ·",
            "Randolph (ready)",
        )
        await press(pilot, "w")
        assert isinstance(app.screen, Why)
        await press(pilot, "escape")
        await choose(app, pilot, "explore C7")
        await shows(
            app,
            "C · · · · · · S",
            "Gained this turn: flint.",
            "Act as you like, then let time pass.",
        )
        await choose(app, pilot, "time")
        await shows(app, "Which card do you lay on Shields the gunsmith?", "You: 5 cards in hand.")
        await press(pilot, "enter")
        await settle(app, pilot)
        await shows(app, "You: 4 cards in hand.", "– Ada: flint +3, face down")
        assert app.table.viewer == 0

    sit(against_one("maldonado"), play, (120, 44))


def test_a_small_screen_shows_both_games_in_russian() -> None:
    """Question, board and moves, also where there are but twenty-four lines."""
    for game, asked, mark in (
        ("northwest", "Выберите тайл в свой резерв.", "Раунд 1 из 10"),
        ("maldonado", "Выберите персонажа.", "Местность"),
    ):

        async def play(
            app: ExpeditionApp, pilot: "Pilot[None]", asked: str = asked, mark: str = mark
        ) -> None:
            await shows(app, asked, mark)
            await press(pilot, "enter")
            await settle(app, pilot)
            assert app.session.match.number > 0
            assert asked not in seen(app)

        sit(against_one(game, "ru"), play)
