"""`expedition map`: a map of Maldonado's land from a seed, with its measured difficulty."""

import json

import rich_click as click

from expedition.games.maldonado.land.exploring import PLAY_THROUGHS
from expedition.games.maldonado.land.generating import LEVELS, Land, generate
from expedition.games.maldonado.land.terrain import COLUMNS, ROWS, write_map

from ._common import SEED


@click.command()
@click.option("--seed", default=1, type=SEED, show_default=True, help="Same seed, same map.")
@click.option(
    "--level", default="normal", type=click.Choice(LEVELS), show_default=True, help="How hard."
)
@click.option("--json", "as_json", is_flag=True, help="Print the map as JSON.")
def map(seed: int, level: str, as_json: bool) -> None:
    """Make a map for Maldonado: it obeys all rules of the land and can be deduced without a guess.

    It shows all terrain, so do not look at a map that you want to play.
    """
    land = generate(seed, level)
    print(_data(land) if as_json else _drawn(land))


def _data(land: Land) -> str:
    rows = write_map(land.map).split("\n")
    return json.dumps(
        {"seed": land.seed, "level": land.level, "rows": rows, "reveals": land.reveals}
    )


def _drawn(land: Land) -> str:
    rows = write_map(land.map).split("\n")
    lines = [f"  {' '.join(COLUMNS)}"]
    lines += [f"{name} {' '.join(row)}" for name, row in zip(ROWS, rows, strict=True)]
    lines += [
        "",
        "^ peak, M mountain, W wood, A water, F food, S flint, B berries, U mushrooms,",
        "T teepee, K bones, L land, a digit: a hill with its number",
        f"seed {land.seed}, {land.level}: certain after {land.reveals:g} reveals"
        f" (mean of {PLAY_THROUGHS} play-throughs of a perfect reasoner)",
    ]
    return "\n".join(lines)
