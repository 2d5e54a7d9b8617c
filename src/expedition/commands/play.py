"""`expedition play GAME`: a table at this terminal."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from expedition.bots import BOTS, make_bot
from expedition.games import find_game
from expedition.kit import BadTable, Game
from expedition.terminal.session import Player, Session, fresh_seed
from expedition.words import Words, pick_language

from ._common import known_options

_USUAL_SEATS = 3
_USUAL_BOT = "normal"


@click.command()
@click.argument("game", default="congo")
@click.option("--seats", metavar="N", help="How many play.")
@click.option(
    "--humans", metavar="N|NAMES", help="How many people play, or their names: `Ada,Boris`."
)
@click.option("--bots", metavar="LIST", help=f"Bots for the other seats: {', '.join(BOTS)}.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help=known_options())
@click.option("--seed", metavar="S", help="Deal this very game.")
@click.option("--lang", metavar="L", help="Language: en, fr, it, ru; else the system's.")
@click.option("--plain", is_flag=True, help="Plain lines: for pipes and screen readers.")
@click.option("--fast", is_flag=True, help="Bots move at once.")
@click.option(
    "--resume", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a game."
)
def play(
    game: str,
    seats: str | None,
    humans: str | None,
    bots: str | None,
    options: tuple[str, ...],
    seed: str | None,
    lang: str | None,
    plain: bool,
    fast: bool,
    resume: Path | None,
) -> None:
    """Play a game here, against bots or with others at the same screen.

    `expedition play congo` · `expedition play congo --seats 4 --humans Ada,Boris --bots hard`
    """
    language = None if lang is None else pick_language(lang)
    if resume is not None:
        _refuse(seats=seats, humans=humans, bots=bots, option=options or None, seed=seed)
        session = Session.resume(resume, language)
        _check_game(session, game)
    else:
        session = _new(game, seats, humans, bots, options, seed, language or pick_language())
    _run(session, plain, fast, resume)


def _new(
    name: str,
    seats: str | None,
    humans: str | None,
    bots: str | None,
    options: Sequence[str],
    seed: str | None,
    language: str,
) -> Session:
    game = find_game(name)
    players = seat_players(game, seats, humans, bots, Words(language, game))
    given = dict(_pair(option) for option in options)
    number = fresh_seed() if seed is None else _whole(seed, "error-seed")
    return Session.new(game, players, given, number, language)


def seat_players(
    game: Game[Any, Any], seats: str | None, humans: str | None, bots: str | None, words: Words
) -> list[Player]:
    """Who sits where: people first, then bots; the last bot named fills what is left."""
    people = _people(humans, words)
    kinds = [kind.strip() for kind in bots.split(",")] if bots is not None else []
    for kind in kinds:
        make_bot(kind)
    if seats is not None:
        count = _whole(seats, "error-seats-number")
    elif bots is not None:
        count = max(len(people) + len(kinds), game.players[0])
    elif len(people) > 1:
        count = max(len(people), game.players[0])
    else:
        count = min(max(_USUAL_SEATS, game.players[0]), game.players[-1])
    free = count - len(people)
    if count not in game.players:
        game.start(count)  # says how many may play
    if free < 0:
        raise BadTable(
            f"{len(people)} people at {count} seats",
            "error-humans",
            {"humans": len(people), "seats": count},
        )
    if len(kinds) > free:
        raise BadTable(
            f"{len(kinds)} bots for {free} free seats",
            "error-bots-many",
            {"bots": len(kinds), "free": free, "seats": count},
        )
    kinds += [kinds[-1] if kinds else _USUAL_BOT] * (free - len(kinds))
    named = [Player(words.text(f"terminal-bot-{at}"), kind) for at, kind in enumerate(kinds, 1)]
    return people + named


def _people(humans: str | None, words: Words) -> list[Player]:
    """People by number, or by their names."""
    if humans is None:
        humans = "1"
    given = humans.strip()
    if given.isascii() and given.isdigit():
        count = min(int(given[:9]), 1000)
        return [Player(words.text("terminal-person", number=at + 1)) for at in range(count)]
    names = [name.strip() for name in given.split(",")]
    for at, name in enumerate(names):
        if name and name.casefold() in [each.casefold() for each in names[:at]]:
            raise BadTable(f"two players: {name!r}", "error-names-alike", {"name": f"={name}"})
    return [Player(name) for name in names]


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals or not name.strip():
        raise BadTable(f"no option: {option!r}", "error-option-form", {"given": f"={option}"})
    return name.strip(), value.strip()


def _whole(text: str, id: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 18:
        raise BadTable(f"not a whole number: {text[:40]!r}", id, {"given": f"={text[:40]}"})
    return int(text)


def _refuse(**given: object) -> None:
    """A saved table has its own seats, players and luck."""
    for name, value in given.items():
        if value is not None:
            raise BadTable(
                f"--resume does not go with --{name}",
                "error-resume-with",
                {"option": f"=--{name}"},
            )


def _check_game(session: Session, game: str) -> None:
    if session.game.name != find_game(game).name:
        raise BadTable(
            f"a game of {session.game.name}, not of {game}",
            "error-resume-game",
            {"found": f"={session.game.name}", "game": f"={game}"},
        )


def _run(session: Session, plain: bool, fast: bool, path: Path | None) -> None:
    """The full screen at a terminal, plain lines anywhere else."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last
    if plain or not all(stream.isatty() for stream in streams):
        from expedition.terminal.plain import Plain

        Plain(session, sys.stdin, sys.stdout, path).run()
    else:
        from expedition.terminal.app import run

        run(session, fast, path)
