"""The command as a person runs it, and games of somebody outside, joined by an entry point."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def expedition(
    *arguments: str | Path, games: Path | None = None, lang: str = "C.UTF-8", timeout: float = 60
) -> "subprocess.CompletedProcess[str]":
    """Run the command in a process of its own; `games` is a folder made by `distribution`."""
    paths = [str(ROOT / "src"), str(ROOT), *([] if games is None else [str(games)])]
    return subprocess.run(
        [sys.executable, "-m", "expedition", *map(str, arguments)],
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
        env={"LANG": lang, "PATH": os.defpath, "PYTHONPATH": os.pathsep.join(paths)},
    )


def distribution(folder: Path, entry: str) -> Path:
    """A folder as an installer leaves it, whose package offers a game: `tests.example:GAME`."""
    info = folder / "somebodys_games-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[expedition.games]\nsomebody = {entry}\n")
    return folder
