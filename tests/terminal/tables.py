"""Tables to test with, an evening at one, and what stands on a screen."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from expedition.games import find_game
from expedition.kit import Chance
from expedition.terminal.app import ExpeditionApp
from expedition.terminal.screens import Curtain, End
from expedition.terminal.session import Player, Session

CONGO = find_game("congo")


def table(
    *people: str,
    bots: tuple[str, ...] = ("greedy",),
    seed: int = 5,
    language: str = "en",
    **options: str,
) -> Session:
    """People first, then bots, on the short river unless told otherwise."""
    players = [Player(name) for name in people or ("Ada",)]
    players += [Player(f"Bot{at}", kind) for at, kind in enumerate(bots)]
    return Session.new(CONGO, players, {"river": "short", **options}, seed, language)


def play_on(session: Session, decisions: int, seed: int = 1) -> None:
    """Everybody decides at random for a while."""
    chance = Chance(seed)
    for _ in range(decisions):
        seat = session.next_seat
        if seat is None:
            return
        session.play(seat, chance.pick(session.match.moves(seat)))


def on_screen(app: ExpeditionApp) -> str:
    """All text that is to be seen, as the terminal would show it."""
    found = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot())
    return html.unescape(" ".join(found)).replace("\xa0", " ")


def secrets(session: Session, seat: int) -> set[str]:
    """The surnames that only this seat may read: its hand, and its bid while it is face down."""
    view = session.match.view(seat)
    public = {card for cards in view.known for card in cards}
    held = set(view.characters)
    bid = view.bids[seat]
    if bid is not None and session.match.view(None).bids[seat] == "?":
        held.add(bid)
    words = session.words(None)
    return {words.noun(f"character-{card}", "short") for card in held - public}


def nearly_over(session: Session) -> Session:
    """The same table a few decisions before its end, with a person asked."""
    ahead = session.again(session.match.seed)
    play_on(ahead, 10_000)
    play_on(session, ahead.match.number - 8)
    while session.next_seat in session.bots:
        play_on(session, 1)
    return session


# --- At a screen ---------------------------------------------------------------------------------

Play = Callable[[ExpeditionApp, "Pilot[None]"], Awaitable[None]]


def sit(session: Session, play: Play, size: tuple[int, int] = (80, 24)) -> ExpeditionApp:
    """Play at a screen of this size."""
    app = ExpeditionApp(session, fast=True)
    app.animation_level = "none"

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await play(app, pilot)

    asyncio.run(evening())
    return app


async def settle(app: ExpeditionApp, pilot: "Pilot[None]") -> None:
    """Wait until a person is asked, at the table or before a curtain, or the game is over."""
    await until(pilot, lambda: isinstance(app.screen, Curtain | End) or bool(app.table.moves))


async def until(pilot: "Pilot[None]", holds: Callable[[], bool]) -> None:
    """Wait until this holds, and all that was begun by then is drawn."""
    for _ in range(30_000):
        await asyncio.sleep(0.002)
        if holds():
            await taken_in(pilot)
            return
    raise AssertionError("what was waited for did not come")


async def press(pilot: "Pilot[None]", *keys: str) -> None:
    """Press keys, each when the one before it is taken in."""
    for key in keys:
        await pilot.press(key)
        await taken_in(pilot)


#: A key goes from the application to the screen and what has the focus, then back through all that
#: surrounds it; what it sets going goes the same way once more.
_STEPS = 12


async def taken_in(pilot: "Pilot[None]") -> None:
    """Wait until what was begun is done and drawn: so many times until each widget has seen what
    was sent to it. To the pilot alone, who looks at the processor's time, a program that gets none
    of it seems to be done."""
    for _ in range(_STEPS):
        if pilot.app.return_code is None:  # it has not been left
            await pilot.pause(0)
