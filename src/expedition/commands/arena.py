"""`expedition arena GAME`: bots against bots."""

import json
from dataclasses import asdict

import rich_click as click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from expedition.lab.arena import Ending, Standing, endings, outcomes, pairings, standings

from ._common import GAMES, JOBS, SEED, known_options, progress, read_options


@click.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="LIST", help="One bot a seat: `hard,greedy,greedy`.")
@click.option("--games", default=100, type=GAMES, show_default=True)
@click.option("--seed", default=0, type=SEED, show_default=True)
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help=known_options())
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--jobs", default=1, type=JOBS, show_default=True, help="Processes to use.")
def arena(
    game: str,
    bots: str,
    games: int,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
    jobs: int,
) -> None:
    """Let bots play each other, every bot at every seat of the same deals.

    `expedition arena congo --bots hard,greedy --games 400 --jobs 2`
    """
    names = [name.strip() for name in bots.split(",")]
    pairs = pairings(game, read_options(options), names, games, seed)
    with progress(hidden=as_json) as bar:
        task = bar.add_task(game, total=games)
        played = outcomes(pairs, jobs, lambda: bar.advance(task))
    found = standings(names, played)
    ways = endings(played)
    if as_json:
        figures = {"bots": [asdict(each) for each in found], "endings": [asdict(w) for w in ways]}
        print(json.dumps({"game": game, "games": games, "seed": seed, **figures}))
    else:
        console = Console()
        console.print(_table(game, games, seed, found))
        console.print(_endings(ways))


def _table(game: str, games: int, seed: int, found: list[Standing]) -> Table:
    table = Table(title=f"{game}: {games} games, seed {seed}", box=SIMPLE_HEAD)
    table.add_column("bot", no_wrap=True)
    for head in ("seats", "wins", "win rate", "95 %", "score", "rating", "slowest"):
        table.add_column(head, justify="right", no_wrap=True)
    for each in found:
        table.add_row(
            each.name,
            str(each.seats),
            f"{each.wins:g}",
            f"{each.win_rate:.1%}",
            _percents(each.interval),
            f"{each.mean_score:.2f}",
            f"{each.rating:.1f}±{each.rating_sigma:.1f}",
            f"{each.slowest:.2f} s",
        )
    return table


def _endings(ways: list[Ending]) -> Table:
    table = Table(title="how they ended", box=SIMPLE_HEAD)
    table.add_column("ending", no_wrap=True)
    table.add_column("decided by", no_wrap=True)
    for head in ("games", "share", "95 %"):
        table.add_column(head, justify="right", no_wrap=True)
    for each in ways:
        share = f"{each.share:.1%}"
        table.add_row(
            each.ending, each.decided_by, str(each.games), share, _percents(each.interval)
        )
    return table


def _percents(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"
