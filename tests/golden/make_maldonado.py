"""Makes the golden games of Maldonado: `python -m tests.golden.make_maldonado`.

Each game is played by random legal moves, leaning to what keeps an expedition alive. For every line
of `WANTED` seeds are tried from 0 on until a game shows what the line asks for, so the same games
come out on every machine. Run this only when the rules or their messages change on purpose, and
read the difference it makes.
"""

from collections.abc import Callable, Iterator
from itertools import count

from expedition.compliance.golden import write
from expedition.games.maldonado import GAME
from expedition.kit import Chance, Match, Move

from .golden import FOLDER
from .maldonado_features import features

#: Name, seats, options, what the game must show.
WANTED: tuple[tuple[str, int, str, set[str]], ...] = (
    ("traitor-2-players", 2, "mode=traitor", {"ending-kills", "accuse nobody", "accused"}),
    ("traitor-3-players", 3, "mode=traitor", {"ending-kills", "accused", "keep"}),
    ("traitor-4-players", 4, "mode=traitor", {"ending-kills", "accused", "laid-order"}),
    ("allies-solo", 1, "mode=allies", {"ending-kills", "turned-up"}),
    ("allies-2-players", 2, "mode=allies", {"ending-kills", "turned-up", "hands-renewed"}),
    ("allies-3-players", 3, "mode=allies fate=on", {"fate", "ending-kills"}),
    ("allies-4-players", 4, "mode=allies water=hard", {"slain", "hands-renewed"}),
    ("traitor-card", 4, "mode=traitor", {"traitor you-laid-down", "keep", "hands-renewed"}),
    ("traitor-wins", 3, "mode=traitor", {"decided-traitor"}),
    ("no-traitor", 2, "mode=traitor", {"no-traitor"}),
    ("thirst", 2, "mode=traitor", {"ending-thirst", "out-of-water"}),
    ("hunger", 3, "mode=allies", {"ending-hunger", "no-food"}),
    ("mole-worm", 2, "mode=traitor", {"threat threat-mole-worm", "cleared"}),
    ("horned-hare", 3, "mode=traitor", {"threat threat-horned-hare", "monster-comes"}),
    ("whispering-fog", 4, "mode=traitor", {"threat threat-whispering-fog", "discarded"}),
    ("bone-knight", 2, "mode=allies", {"threat threat-bone-knight", "exhausted"}),
    ("goggles", 1, "mode=allies map=1", {"use goggles", "goggles-missed"}),
    ("waterskin", 2, "mode=traitor map=2", {"waterskin-filled", "waterskin-dropped"}),
    ("spyglass", 2, "mode=traitor map=3", {"spied", "use kettle"}),
    ("axe-and-snares", 2, "mode=allies map=4", {"use axe", "use snares"}),
    ("rope-and-compass", 1, "mode=allies map=5", {"explore rope", "explore compass"}),
    ("musket", 2, "mode=traitor map=6", {"kill musket", "slain"}),
    ("canoe-and-lewis", 1, "mode=allies map=7", {"time canoe", "time lewis"}),
    ("randolph-and-russell", 2, "mode=traitor map=8", {"use randolph", "readied"}),
    ("clark", 3, "mode=traitor map=9", {"scouted", "use clark"}),
    ("sacagawea-and-york", 2, "mode=traitor map=10", {"use sacagawea", "use york"}),
    ("sentry", 3, "mode=traitor", {"looked"}),
    ("stand-in-token", 2, "mode=traitor", {"stayed"}),
    ("rows", 2, "mode=traitor water=easy", {"row-completed", "ghost-falls"}),
    ("fatigue", 2, "mode=allies water=easy", {"fatigue", "night-falls"}),
)


#: Games of players who know what they do, for endings that luck alone hardly finds.
WON: tuple[tuple[str, int, str, set[str]], ...] = (
    ("allies-win-alone", 1, "mode=allies", {"decided-allies"}),
    ("allies-beat-a-traitor", 3, "mode=traitor", {"decided-allies", "traitor-shown"}),
)


def lean(match: Match, seat: int, players: Chance) -> Move:
    """A random move, but rather one that pays, kills or goes on."""
    moves = match.moves(seat)
    for start in ("pay", "kill", "gain food", "time"):
        fitting = [move for move in moves if move.text.startswith(start)]
        if fitting and players.below(4):
            return players.pick(fitting)
    return players.pick(moves)


def random_match(seats: int, options: dict[str, object], seed: int) -> Match:
    """A whole game; the players' luck is not the game's."""
    match = Match(GAME, seats, options, seed)
    players = Chance(1000 + seed)
    while match.waiting_for:
        seat = players.pick(match.waiting_for)
        match.play(seat, lean(match, seat, players))
    return match


def sound_match(seats: int, options: dict[str, object], seed: int) -> Match:
    """A whole game by rules of thumb."""
    match = Match(GAME, seats, options, seed)
    players = Chance(1000 + seed)
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, GAME.greedy(match.view(seat), match.moves(seat), players))
    return match


def golden_games() -> Iterator[tuple[str, Match]]:
    yield from _found(WANTED, random_match)
    yield from _found(WON, sound_match)


def _found(
    wishes: tuple[tuple[str, int, str, set[str]], ...],
    play: Callable[[int, dict[str, object], int], Match],
) -> Iterator[tuple[str, Match]]:
    used: set[tuple[int, str, int]] = set()
    for name, seats, options, wanted in wishes:
        pairs = [pair.partition("=") for pair in options.split()]
        given: dict[str, object] = {option: value for option, _, value in pairs}
        for seed in count():
            if (seats, options, seed) in used:
                continue
            match = play(seats, given, seed)
            if wanted <= features(match):
                used.add((seats, options, seed))
                yield name, match
                break


def main() -> None:
    folder = FOLDER / "maldonado"
    for old in [*folder.glob("*.record"), *folder.glob("*.log")]:
        old.unlink()
    for name, match in golden_games():
        write(folder / f"{name}.record", match)
        print(f"{name}: seed {match.seed}, {match.number} moves", flush=True)


if __name__ == "__main__":
    main()
