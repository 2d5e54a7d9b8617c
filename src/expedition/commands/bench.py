"""`expedition bench [GAME]`: how fast, and beside OpenSpiel in the same run."""

import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

import rich_click as click
from rich.console import Console
from rich.table import Table

from expedition.bots import SearchBot, make_bot
from expedition.games import all_games, find_game
from expedition.kit import Game
from expedition.lab import bench as lab
from expedition.lab import peers
from expedition.lab.bench import COPIES, IMAGININGS, MOVES, SIMULATIONS, VIEWS, Probe

from ._common import progress

Rounds = dict[str, list[float]]


@click.command()
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--seconds",
    default=3.0,
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
    version = None if without_peers else peers.version()
    if version is None and not without_peers:
        print(
            "without OpenSpiel beside it (no pyspiel here): `make bench` gets it", file=sys.stderr
        )
    probes, player_share = _probes(games, with_peers=version is not None)
    with progress(hidden=as_json) as bar:
        task = bar.add_task("measuring", total=lab.ROUNDS * len(probes))
        rounds = lab.measure(probes, seconds, lambda: bar.advance(task))
    shares = {name: share() for name, share in player_share.items()}
    found = {
        "compiled": all(lab.is_compiled(each) for each in games),
        "python": platform.python_version(),
        "openspiel": version,
        "games": {each.name: _game_figures(each.name, rounds) for each in games},
        "peers": _peer_figures(rounds, shares),
        "ratios": {each.name: _ratios(each.name, rounds) for each in games},
    }
    if as_json:
        print(json.dumps(found))
    else:
        _show(Console(), found)


def _probes(
    games: Sequence[Game[Any, Any]], *, with_peers: bool
) -> tuple[dict[str, Probe], dict[str, Callable[[], float]]]:
    """Everything to be measured, alike things next to each other; and the peers' player shares."""
    probes: dict[str, Probe] = {}
    shares: dict[str, Callable[[], float]] = {}
    for game in games:
        probes |= {f"{game.name} {what}": probe for what, probe in lab.probes_of(game).items()}
    if with_peers:
        hard = make_bot("hard")
        assert isinstance(hard, SearchBot)
        for name in peers.RANDOM_PLAY:
            probes[f"{name} {MOVES}"], shares[name] = peers.random_play(name)
        for name in peers.SEARCH:
            probes[f"{name} {SIMULATIONS}"] = peers.searching(name, hard.simulations)
    order = (MOVES, COPIES, VIEWS, IMAGININGS, SIMULATIONS)
    by_kind = sorted(probes, key=lambda name: order.index(name.split()[1]))
    return {name: probes[name] for name in by_kind}, shares


# --- Figures --------------------------------------------------------------------------------------


def _rate(values: Sequence[float]) -> dict[str, float]:
    return asdict(lab.figure(values))


def _game_figures(name: str, rounds: Rounds) -> dict[str, dict[str, float]]:
    """Rates a second, costs in microseconds, and the copy as a share of a move."""
    costs = {
        what: [1e6 / each for each in rounds[f"{name} {what}"]]
        for what in (MOVES, COPIES, VIEWS, IMAGININGS)
    }
    return {
        "moves_per_second": _rate(rounds[f"{name} {MOVES}"]),
        "simulations_per_second": _rate(rounds[f"{name} {SIMULATIONS}"]),
        "move_us": _rate(costs[MOVES]),
        "copy_us": _rate(costs[COPIES]),
        "copy_of_move": asdict(lab.ratio(costs[COPIES], costs[MOVES])),
        "view_us": _rate(costs[VIEWS]),
        "imagined_us": _rate(costs[IMAGININGS]),
    }


def _peer_figures(rounds: Rounds, shares: dict[str, float]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, share in shares.items():
        actions = rounds[f"{name} {MOVES}"]
        found[name] = {
            "actions_per_second": _rate(actions),
            "player_actions_per_second": _rate([each * share for each in actions]),
        }
    for name in peers.SEARCH:
        if f"{name} {SIMULATIONS}" in rounds:
            found[name] = {"simulations_per_second": _rate(rounds[f"{name} {SIMULATIONS}"])}
    return found


def _ratios(game: str, rounds: Rounds) -> dict[str, dict[str, dict[str, float]]]:
    """Own over peer. OpenSpiel's chance actions count as moves: the count that is better for it."""
    return {
        what: {
            peer: asdict(lab.ratio(rounds[f"{game} {what}"], rounds[f"{peer} {what}"]))
            for peer in names
            if f"{peer} {what}" in rounds
        }
        for what, names in ((MOVES, peers.RANDOM_PLAY), (SIMULATIONS, peers.SEARCH))
    }


# --- For people -----------------------------------------------------------------------------------

_LINES = (
    ("random play, moves/s", "moves_per_second", "{:,.0f}"),
    ("a move, with the list of moves, µs", "move_us", "{:.2f}"),
    ("a copy of a state, µs", "copy_us", "{:.2f}"),
    ("a copy as a share of a move", "copy_of_move", "{:.1%}"),
    ("a view, µs", "view_us", "{:.1f}"),
    ("an imagined state, µs", "imagined_us", "{:.1f}"),
    ("hard bot, simulations/s", "simulations_per_second", "{:,.0f}"),
)
_PEER_LINES = (
    ("random play, actions/s with chance's", "actions_per_second"),
    ("random play, players' actions/s", "player_actions_per_second"),
    ("ISMCTS in Python, simulations/s", "simulations_per_second"),
)


def _show(console: Console, found: dict[str, Any]) -> None:
    built = "compiled" if found["compiled"] else "interpreted"
    for game, figures in found["games"].items():
        table = _table(f"{game}, {built}, Python {found['python']}")
        for label, key, form in _LINES:
            table.add_row(label, *_cells(figures[key], form))
        console.print(table)
    if not found["openspiel"]:
        return
    table = _table(f"OpenSpiel {found['openspiel']}, same run")
    for label, key in _PEER_LINES:
        for peer, figures in found["peers"].items():
            if key in figures:
                table.add_row(f"{peer}: {label}", *_cells(figures[key], "{:,.0f}"))
    console.print(table)
    for game, kinds in found["ratios"].items():
        table = _table(f"{game} ({built}) over OpenSpiel, its chance actions counted as moves")
        for what, ratios in kinds.items():
            for peer, each in ratios.items():
                table.add_row(f"{what}/s over {peer}", *_cells(each, "{:.2f}×"))
        console.print(table)


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("", min_width=48)
    for head in ("median", "lowest", "highest"):
        table.add_column(head, justify="right", min_width=9)
    return table


def _cells(each: dict[str, float], form: str) -> list[str]:
    return [form.format(each[key]) for key in ("median", "low", "high")]
