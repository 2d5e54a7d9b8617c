"""The full screen, by keyboard: a whole game, a curtain between people, every screen."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from expedition.bots.bot import DistractedBot
from expedition.kit import Chance, Move
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Curtain, End, Leave, News, Reading, Save, Why
from expedition.terminal.session import Session
from expedition.words import LANGUAGES

from .tables import nearly_over, on_screen, press, secrets, settle, sit, table, until


def at_table(app: ExpeditionApp) -> bool:
    return app.screen is app.table


def test_a_whole_game_by_keyboard() -> None:
    chance = Chance(2)

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        while not isinstance(app.screen, End):
            number = app.session.match.number
            at = chance.below(min(len(app.table.moves), 9))
            wanted = app.table.moves[at]
            if at:
                await press(pilot, str(at + 1))
            assert app.table.highlighted() == wanted
            await press(pilot, "enter")
            assert app.session.match.turns[number][:2] == (0, wanted)
            await settle(app, pilot)
        shown = on_screen(app)
        result = app.session.match.result
        assert result is not None
        for name in ("Bot0", "Bot1", "You"):
            assert name in shown
        assert "Kindu" in shown
        await press(pilot, "l")
        assert isinstance(app.screen, Reading)
        await press(pilot, "escape", "t")
        assert at_table(app)
        assert "another game" in on_screen(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, End)
        await press(pilot, "t", "n")
        await settle(app, pilot)
        assert app.session.match.number == 0

    sit(table("Ada", bots=("greedy", "random")), play)


def test_arrows_and_the_line_under_the_cursor() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        moves = app.table.moves
        await press(pilot, "down", "down")
        assert app.table.highlighted() == moves[2]
        card = moves[2].words[1]
        name = app.table.words.noun(f"character-{card}")
        assert f"{name}," in on_screen(app).replace("  ", " ")
        assert app.table.lit() == {card}
        await press(pilot, "9", "9", "0")
        assert app.table.highlighted() == moves[2]
        assert f"There is no move 990: choose from 1 to {len(moves)}." in on_screen(app)
        await press(pilot, "enter", "enter")
        assert app.session.match.number == 0
        await press(pilot, "up", "enter")
        assert app.session.match.turns[0].move == moves[1]

    sit(table("Ada"), play)


def test_a_hasty_person_makes_one_move_at_a_time() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        for _ in range(4):
            await pilot.press("enter", "enter", "1", "enter", "u", "enter")
        await settle(app, pilot)
        assert app.session.match.number > 4

    sit(table("Ada", bots=("easy",)), play)


def test_nothing_secret_is_on_screen_for_anybody_else() -> None:
    """Three people and a bot at one screen, some rounds, with text view and log on the way."""

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        session = app.session
        for turn in range(8):
            if isinstance(app.screen, End):
                break
            assert isinstance(app.screen, Curtain)
            seat = session.next_seat
            assert seat is not None
            hidden = {name for other in session.humans for name in secrets(session, other)}
            shown = on_screen(app)
            assert not [name for name in hidden if name in shown]
            assert session.match.names[seat] in shown
            for key in ("t", "w", "l", "question_mark", "1", "tab") if turn < 2 else ():
                await press(pilot, key)
                assert isinstance(app.screen, Curtain)
            assert app.table.viewer is None
            assert not app.table.moves
            await press(pilot, "enter")
            await pilot.pause()
            others = {
                name
                for other in session.humans
                if other != seat
                for name in secrets(session, other)
            } - secrets(session, seat)
            assert app.table.viewer == seat
            for key in ("", "l", "t"):
                if key:
                    await press(pilot, key)
                shown = on_screen(app)
                assert not [name for name in others if name in shown]
                if key:
                    await press(pilot, "escape")
            await press(pilot, "enter")
            await settle(app, pilot)
            while app.table.moves and not isinstance(app.screen, Curtain | End):
                await press(pilot, "enter")
                await settle(app, pilot)

    sit(table("Ada", "Boris", "Chiara", bots=("greedy",)), play)


def test_undo_at_the_table_and_at_the_curtain() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        for _ in range(200):
            if isinstance(app.screen, End):
                break
            if app.session.undoable() is not None:
                number = app.session.match.number
                seat = app.session.undoable()
                await press(pilot, "u")
                await pilot.pause()
                assert app.session.match.number == number - 1
                assert app.session.next_seat == seat
                return
            await press(pilot, "enter")
            await settle(app, pilot)
        raise AssertionError("nothing could be taken back")

    async def refused(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await press(pilot, "u")
        assert "You have not decided anything yet." in on_screen(app)
        await press(pilot, "down")
        assert "You have not decided anything yet." not in on_screen(app)
        await press(pilot, "enter")
        await settle(app, pilot)
        await press(pilot, "u")
        assert "A bid stands once it is made." in on_screen(app)

    sit(table("Ada", "Boris", bots=(), seed=2), play)
    sit(table("Ada"), refused)


def test_save_leave_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def keep(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await press(pilot, "enter")
        await settle(app, pilot)
        await press(pilot, "s")
        assert isinstance(app.screen, Save)
        field = app.screen.query_one("#file", Input)
        field.value = str(tmp_path)
        await press(pilot, "enter")
        assert isinstance(app.screen, Save)
        assert "Cannot save" in on_screen(app)
        field.value = str(tmp_path / "mine.txt")
        await press(pilot, "enter")
        await pilot.pause()
        assert (tmp_path / "mine.txt").exists()
        await press(pilot, "q")
        assert isinstance(app.screen, Leave)
        await press(pilot, "escape")
        assert at_table(app)
        await press(pilot, "q", "enter")
        await pilot.pause()

    session = nearly_over(table("Ada", bots=("greedy", "random")))
    app = sit(session, keep)
    assert app.farewell
    assert "mine.txt" in app.farewell[0]

    async def go_on(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        while not isinstance(app.screen, End):
            await press(pilot, "enter")
            await settle(app, pilot)

    resumed = Session.resume(tmp_path / "mine.txt")
    assert resumed.match.state == session.match.state
    sit(resumed, go_on)
    assert resumed.next_seat is None


def test_why_not(tmp_path: Path) -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await press(pilot, "w")
        assert isinstance(app.screen, Why)
        for text, answer in (
            ("play gorilla", "Something else is being decided"),
            ("bid", "could mean several moves"),
            ("fly", "is not a move"),
            (app.table.moves[0].text, "You can do this now"),
        ):
            app.screen.query_one("#asked", Input).value = text
            await press(pilot, "enter")
            await pilot.pause()
            assert answer in on_screen(app)
        await press(pilot, "escape")
        assert at_table(app)

    sit(table("Ada"), play)


@pytest.mark.parametrize(
    ("language", "size"),
    [*((each, (80, 24)) for each in LANGUAGES), ("en", (120, 40)), ("ru", (120, 40))],
)
def test_every_screen_in_every_language(language: str, size: tuple[int, int]) -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        shown = [on_screen(app)]
        for key in ("question_mark", "t", "l", "w", "s", "q"):
            await press(pilot, key)
            await pilot.pause()
            assert not at_table(app), key
            shown.append(on_screen(app))
            await press(pilot, "escape")
            assert at_table(app), key
        await press(pilot, "d")
        await pilot.pause()
        shown.append(on_screen(app))
        while not isinstance(app.screen, End):
            await press(pilot, "enter")
            await settle(app, pilot)
        shown.append(on_screen(app))
        for text in shown:
            assert len(text) > 100
            assert not [part for part in ("terminal-", "table-", "key-", "{ $") if part in text]

    session = table("Ada", bots=("greedy", "random", "random"), language=language)
    sit(nearly_over(session), play, size)


def test_the_help_names_players_as_the_table_does() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        assert "Ada" not in on_screen(app)
        await press(pilot, "question_mark")
        await pilot.pause()
        for name in ("You", "Bot0"):
            assert name in on_screen(app)
        assert "Ada" not in on_screen(app)

    sit(table("Ada"), play, (80, 40))


def test_the_screen_follows_a_new_size() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await press(pilot, "down")
        for size in ((120, 40), (30, 8), (80, 24), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.table.query_one("#moves", OptionList).highlighted == 1
        assert "Expedition: Congo River 1884" in on_screen(app)

    sit(table("Ada"), play)


def test_a_terminal_that_is_too_small_says_so() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        assert "enlarge the terminal to 80×24" in on_screen(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "enlarge the terminal" not in on_screen(app)

    sit(table("Ada"), play, (79, 24))


def decided(app: ExpeditionApp) -> bool:
    return any(message.id == "control" for message in app.session.match.heard(0))


def test_how_a_place_was_decided_is_seen_before_the_table_moves_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        app.fast = False
        while not isinstance(app.screen, News):
            await press(pilot, "enter")
            await until(pilot, lambda: isinstance(app.screen, News) or bool(app.table.moves))
        shown = on_screen(app).replace("  ", " ")
        for part in ("Since your last turn", "control of Nouvelle Anvers", "go on"):
            assert part in shown
        number = app.session.match.number
        await press(pilot, "enter")
        await settle(app, pilot)
        assert at_table(app)
        assert app.session.match.number == number

    async def fast(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        while not decided(app):
            await press(pilot, "enter")
            await settle(app, pilot)
            assert at_table(app)
        assert "Last stop:" in on_screen(app)

    monkeypatch.setattr("expedition.terminal.app.PACE", 0.01)
    monkeypatch.setattr("expedition.terminal.app._BEAT", 600)
    sit(table("Ada", bots=("greedy", "greedy")), slow)
    sit(table("Ada", bots=("greedy", "greedy")), fast)


def test_news_goes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        app.fast = False
        while not decided(app):
            await press(pilot, "enter")
            await until(pilot, lambda: at_table(app) and bool(app.table.moves))
        await settle(app, pilot)
        assert at_table(app)

    for name, seconds in (("PACE", 0.01), ("_BEAT", 0.02), ("_BEAT_LINE", 0.0), ("_GRACE", 0.0)):
        monkeypatch.setattr(f"expedition.terminal.app.{name}", seconds)
    sit(table("Ada", bots=("greedy", "greedy")), play)


def test_a_curtain_says_why_nothing_is_taken_back() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await press(pilot, "enter")
        await settle(app, pilot)
        await press(pilot, "enter")
        await settle(app, pilot)
        assert isinstance(app.screen, Curtain)
        await press(pilot, "u")
        await pilot.pause()
        assert "A bid stands once it is made." in on_screen(app)
        assert app.session.match.number == 1

    sit(table("Ada", "Boris", bots=()), play)


def test_bots_alone_are_watched_to_the_end() -> None:
    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        await settle(app, pilot)
        assert isinstance(app.screen, End)

    alone = table("Ada", bots=("greedy", "greedy"))
    session = Session.new(alone.game, alone.players[1:], {"river": "short"}, 3, "en")
    sit(session, play)


def test_a_thinking_bot_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it thinks: here until it has been seen."""
    seen, choose = threading.Event(), DistractedBot.choose

    def ponder(bot: DistractedBot, *given: Any) -> Move:
        assert seen.wait(60)
        return choose(bot, *given)

    async def play(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
        app.fast = False
        try:
            await press(pilot, "enter")
            for _ in range(1000):
                if "Bot0 is thinking" in on_screen(app):
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("no bot is seen to think")
        finally:
            seen.set()
        await settle(app, pilot)
        assert "is thinking" not in on_screen(app)

    monkeypatch.setattr("expedition.terminal.app.PACE", 0)
    monkeypatch.setattr(DistractedBot, "choose", ponder)
    sit(table("Ada", bots=("easy",)), play)
