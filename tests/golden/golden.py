"""Where the golden games lie: `<game>/<name>.record`, each with its log (see
`expedition.compliance.golden`)."""

from pathlib import Path

FOLDER = Path(__file__).parent


def record_paths(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.record"))
