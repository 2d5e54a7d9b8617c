"""Makes the golden games of Congo: `python -m tests.golden.make_congo`.

Each game is played by random legal moves. For every line of `WANTED` seeds are tried from 0 on
until a game shows what the line asks for, so the same games come out on every machine. Run this
only when the rules or their messages change on purpose, and read the difference it makes; the
record of the rulebook's example has a maker of its own, `tests.games.congo.example`.
"""

from collections.abc import Iterator
from itertools import count

from expedition.compliance.golden import write
from expedition.games.congo import GAME
from expedition.kit import Chance, Match
from tests.games.congo import example

from .congo_features import features
from .golden import FOLDER

#: Name, seats, options, what the game must show.
WANTED: tuple[tuple[str, int, str, set[str]], ...] = (
    ("2-players-full-river", 2, "full open", {"play tam-tam"}),
    ("3-players-full-river", 3, "full open", {"play okapi"}),
    ("4-players-full-river", 4, "full open", {"play hippo-attack"}),
    ("2-players-hidden-scores", 2, "full hidden", {"play witch-doctor"}),
    ("3-players-hidden-scores", 3, "short hidden", {"play no-auxiliaries"}),
    ("4-players-hidden-scores", 4, "short hidden", {"play only-nationals"}),
    ("gorilla-fight", 3, "full open", {"gorilla attack", "gorilla fight"}),
    ("gorilla-flee", 2, "short open", {"gorilla flee"}),
    (
        "gorilla-among-four",
        4,
        "full open",
        {"gorilla attack", "gorilla killed", "gorilla killed-outright", "gorilla attacker-killed"},
    ),
    ("warrior-kills", 3, "short open", {"warrior attack", "warrior killed"}),
    ("warrior-dies", 4, "short open", {"warrior attack", "warrior attacker-killed"}),
    ("warrior-between-two", 2, "short open", {"warrior killed", "play warrior"}),
    ("okapi-hunt", 4, "short hidden", {"play okapi", "scored-okapi"}),
    ("malaria-bites", 3, "short open", {"play malaria", "bitten"}),
    ("malaria-cured", 4, "full open", {"cured"}),
    ("malaria-not-cured", 2, "short open", {"not-cured"}),
    ("tam-tam", 2, "short hidden", {"play tam-tam"}),
    ("friendly-meeting", 3, "short open", {"play friendly-meeting", "returned-to-hand"}),
    ("explored-region", 4, "short open", {"look", "play explored-region"}),
    ("damaged-boiler", 4, "short open", {"discard", "play damaged-boiler"}),
    ("man-overboard", 3, "short open", {"overboard somebody"}),
    ("man-overboard-spared", 2, "short open", {"overboard nobody", "spared"}),
    ("only-nationals", 3, "short hidden", {"play only-nationals", "uncontrolled"}),
    ("no-auxiliaries", 2, "short open", {"play no-auxiliaries"}),
    ("arab-trader", 4, "short open", {"play arab-trader", "scored-trader"}),
    ("hippo-attack", 3, "short open", {"play hippo-attack", "sympathy-rolled"}),
    ("colonial-swap", 2, "short open", {"draw character", "swap"}),
    ("colonial-keep", 3, "short open", {"draw character", "keep"}),
    ("colonial-auxiliary", 4, "short open", {"draw auxiliary"}),
    ("witch-doctor", 3, "short hidden", {"play witch-doctor"}),
    ("tie-won", 3, "full open", {"tie won", "hippos committed"}),
    ("tie-shared", 4, "full open", {"tie shared", "hold"}),
    ("tie-extended", 2, "full open", {"hippos added", "tie won late"}),
    (
        "reshuffles",
        4,
        "full hidden",
        {"reshuffle characters", "reshuffle auxiliaries"},
    ),
    ("special-for-the-last", 3, "full hidden", {"drew-special", "language-rolled"}),
    ("decided-by-auxiliaries", 2, "short open", {"decided-auxiliaries"}),
)


def random_match(seats: int, options: str, seed: int) -> Match:
    """A whole game of random legal moves; the players' luck is not the game's."""
    river, scores = options.split()
    match = Match(GAME, seats, {"river": river, "scores": scores}, seed)
    players = Chance(1000 + seed)
    while match.waiting_for:
        seat = players.pick(match.waiting_for)
        match.play(seat, players.pick(match.moves(seat)))
    return match


def golden_games() -> Iterator[tuple[str, Match]]:
    used: set[tuple[int, str, int]] = set()
    for name, seats, options, wanted in WANTED:
        for seed in count():
            if (seats, options, seed) in used:
                continue
            match = random_match(seats, options, seed)
            if wanted <= features(match):
                used.add((seats, options, seed))
                yield name, match
                break


def main() -> None:
    folder = FOLDER / "congo"
    for old in [*folder.glob("*.record"), *folder.glob("*.log")]:
        old.unlink()
    for name, match in golden_games():
        write(folder / f"{name}.record", match)
        print(f"{name}: seed {match.seed}, {match.number} moves")
    write(folder / "section-7.record", example.whole())


if __name__ == "__main__":
    main()
