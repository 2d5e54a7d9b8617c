"""The full screen with games other than Congo: some moves by keyboard, and what is then seen."""

import re

from textual.pilot import Pilot

from expedition.games import find_game
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Reading, Why
from expedition.terminal.session import Player, Session

from .tables import on_screen, settle, sit

WIDE = (110, 36)


def against_one(game: str, language: str = "en") -> Session:
    players = [Player("Ada"), Player("Bot0", "greedy")]
    return Session.new(find_game(game), players, {}, 5, language)


def seen(app: ExpeditionApp) -> str:
    """All text of the screen with single blanks."""
    return re.sub(r"\s+", " ", on_screen(app))


async def choose(app: ExpeditionApp, pilot: "Pilot[None]", *texts: str) -> None:
    """Type the number of each of these moves, one after the other."""
    for text in texts:
        at = [move.text for move in app.table.moves].index(text)
        await pilot.press(*str(at + 1), "enter")
        await settle(app, pilot)


def test_northwest_passage_by_keyboard() -> None:
    """A tile for the reserve, one of the offer, the ship moves, a tile is laid and taken back."""

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        assert "Choose a tile for your reserve." in seen(app)
        await choose(app, pilot, "pick L15")
        shown = seen(app)
        assert "Round 1 of 10 · sun III · ice on rows 1–2" in shown
        assert "You choose tile L15 (Franklin)." in shown
        assert "Your turn: take an action, or pass." in shown
        assert "ship 7 ready 0 resting Grnl." in shown
        await choose(app, pilot, "take ship L2", "move ship K3")
        shown = seen(app)
        assert "Take a further action for 1 more crew, or end your turn." in shown
        assert "Your ship moves to K3." in shown
        assert re.search(r"You 0 K3 ship", shown)
        assert "1 × L2 " in shown
        await choose(app, pilot, "place ship L2 J2 r0")
        assert "1 × L2 " not in seen(app)
        assert "You lay tile L2 at J2." in seen(app)
        await pilot.press("u")
        await settle(app, pilot)
        assert "1 × L2 " in seen(app)
        await choose(app, pilot, "place ship L2 J2 r0", "end", "pass")
        assert "Round 2 of 10 · sun IV · no ice" in seen(app)
        await pilot.press("t")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")

    sit(against_one("northwest"), play, WIDE)


def test_maldonado_by_keyboard() -> None:
    """A character and gear, a space explored, a card laid on the man who is glad of it."""

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        assert "Choose your character." in seen(app)
        await choose(app, pilot, "take randolph", "take goggles", "take waterskin")
        shown = seen(app)
        assert "Your turn: explore a space, or act first." in shown
        assert "C · · · · · · ·" in shown
        assert "Randolph (ready)" in shown
        await pilot.press("w")
        assert isinstance(app.screen, Why)
        await pilot.press("escape")
        await choose(app, pilot, "explore C7")
        shown = seen(app)
        assert "C · · · · · · S" in shown
        assert "Gained this turn: flint." in shown
        assert "Act as you like, then let time pass." in shown
        await choose(app, pilot, "time")
        assert "Which card do you lay on Shields the gunsmith?" in seen(app)
        assert "You: 5 cards in hand." in seen(app)
        await pilot.press("enter")
        await settle(app, pilot)
        shown = seen(app)
        assert "You: 4 cards in hand." in shown
        assert "– Ada: flint +3, face down" in shown
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
            shown = seen(app)
            assert asked in shown
            assert mark in shown
            await pilot.press("enter")
            await settle(app, pilot)
            assert app.session.match.number > 0
            assert asked not in seen(app)

        sit(against_one(game, "ru"), play)
