"""`expedition bench [GAME]`: how fast, and beside OpenSpiel in the same run."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

import rich_click as click
from rich.console import Console
from rich.table import Table

from expedition.games import all_games, find_game
from expedition.lab.bench import Bench, Report
from expedition.lab.rounds import Figure

from ._common import progress


@click.command()
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--seconds",
    default=2.0,
    type=click.FloatRange(0.01, 600),
    show_default=True,
    help="How long each thing is measured; a search finishes its decisions.",
)
@click.option("--without-peers", is_flag=True, help="Do not measure OpenSpiel beside it.")
def bench(game: str | None, as_json: bool, seconds: float, without_peers: bool) -> None:
    """Measure games (all, or one) on one core, with OpenSpiel beside them if it is installed.

    `make bench` installs it and measures the engine interpreted and compiled.
    """
    games = list(all_games().values()) if game is None else [find_game(game)]
    measurements = Bench(games, with_peers=not without_peers)
    if measurements.openspiel is None and not without_peers:
        print("OpenSpiel (pyspiel) is not installed to compare: run `make bench`", file=sys.stderr)
    with progress(hidden=as_json) as bar:
        task = bar.add_task("measuring", total=measurements.steps)
        report = measurements.run(seconds, lambda: bar.advance(task))
    if as_json:
        print(json.dumps(asdict(report)))
    else:
        for table in _tables(report):
            Console().print(table)


_OWN = (
    ("random play, moves/s", "moves_per_second", "{:,.0f}"),
    ("a move with the list of moves, µs", "move_us", "{:.2f}"),
    ("a copy of a state, µs", "copy_us", "{:.2f}"),
    ("a copy as a share of a move", "copy_of_move", "{:.1%}"),
    ("a view, µs", "view_us", "{:.1f}"),
    ("an imagined state, µs", "imagined_us", "{:.1f}"),
    ("hard bot, a decision, ms", "decision_ms", "{:.1f}"),
    ("hard bot, simulations/s", "simulations_per_second", "{:,.0f}"),
)
_PEERS = (
    ("random play, actions/s", "actions_per_second"),
    ("… of them players', not chance's", "player_actions_per_second"),
    ("ISMCTS in Python, simulations/s", "simulations_per_second"),
)


def _tables(report: Report) -> Iterator[Table]:
    built = "compiled" if report.compiled else "interpreted"
    for game, figures in report.games.items():
        table = _table(f"{game}, {built}, Python {report.python}")
        for label, key, form in _OWN:
            if key in figures:
                _row(table, label, figures[key], form)
        yield table
    if report.openspiel is None:
        return
    table = _table(f"OpenSpiel {report.openspiel} in the same run")
    for label, key in _PEERS:
        for peer, figures in report.peers.items():
            if key in figures:
                _row(table, f"{peer}: {label}", figures[key], "{:,.0f}")
    yield table
    for game, kinds in report.ratios.items():
        table = _table(f"{game}, {built}, over OpenSpiel, whose chance actions count as moves")
        for what, ratios in kinds.items():
            for peer, each in ratios.items():
                _row(table, f"{what}/s over {peer}", each, "{:.2f}×")
        yield table


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("", min_width=44)
    table.add_column("median", justify="right", min_width=9)
    table.add_column("rounds", justify="right", min_width=17)
    return table


def _row(table: Table, label: str, each: Figure, form: str) -> None:
    low, high = form.format(each.low), form.format(each.high)
    table.add_row(label, form.format(each.median), f"{low} – {high}")
