"""Makes the golden games of Northwest Passage: `python -m tests.golden.make_northwest`.

For every line of `WANTED` seeds are tried from 0 on until a game shows what the line asks for, so
the same games come out on every machine. Run this only when the rules or their messages change on
purpose, and read the difference it makes.
"""

from collections.abc import Iterator, Sequence
from itertools import count

from expedition.compliance.golden import write
from expedition.games.northwest import GAME
from expedition.kit import Chance, Match, Move

from .golden import FOLDER

#: Name, seats, options, who plays, what the game must show.
WANTED: tuple[tuple[str, int, dict[str, str], str, set[str]], ...] = (
    ("1-player", 1, {}, "greedy", {"passage", "home", "ending-home"}),
    ("2-players", 2, {}, "greedy", {"passage", "home", "explored", "found"}),
    ("3-players", 3, {}, "greedy", {"scored-sets", "island"}),
    ("4-players", 4, {}, "greedy", {"ending-home", "decided-points"}),
    ("shared-places", 4, {"places": "shared"}, "greedy", {"scored-majority", "scored-shared"}),
    ("passage-first", 3, {"greenland": "passage"}, "greedy", {"home without a token"}),
    ("alone-and-lost", 1, {}, "random", {"scored-losses", "ending-rounds"}),
    ("random-2", 2, {}, "random", {"refresh", "picked-fresh"}),
    ("random-3", 3, {}, "random", {"redistribute", "sled-out"}),
    ("random-4", 4, {"places": "shared", "greenland": "passage"}, "random", {"home"}),
    ("holes", 4, {}, "surveyor", {"hole-filled", "fill land"}),
    ("hole-at-sea", 4, {}, "greedy", {"fill sea"}),
    ("joker", 4, {}, "bold", {"joker"}),
    ("islands", 3, {}, "bold", {"island", "two islands at once"}),
    ("sled-in", 2, {}, "bold", {"sled-in", "redistributed"}),
    ("sled-lost", 3, {}, "bold", {"sled-lost"}),
    ("sled-stands", 2, {}, "bold", {"sled-stands", "stand"}),
    ("home-by-sled", 2, {}, "reckless", {"ship-lost"}),
    ("home-without-the-sled", 3, {}, "reckless", {"home", "sled-lost"}),
    ("sled-finds", 4, {}, "bold", {"find sled"}),
    ("sled-explores", 3, {}, "bold", {"explore sled"}),
    ("several-actions", 2, {}, "bold", {"three actions in a turn"}),
    ("decided-by-coming-home", 2, {}, "reckless", {"decided-home"}),
    ("shared-win", 2, {}, "random", {"decided-shared"}),
)


def features(match: Match) -> set[str]:
    """What a game shows: messages, verbs with their vehicle, and some things by name."""
    found = {f"seats {match.seats}"}
    found |= {f"{name} {value}" for name, value in match.options.items()}
    actions = 0
    for turn in match.turns:
        words = turn.move.words
        found |= {words[0], " ".join(words[:2])}
        actions = 0 if words[0] in ("end", "pass") else actions + 1
        if actions == 3:
            found.add("three actions in a turn")
        ids = [event.id for event in turn.events]
        found |= set(ids)
        if ids.count("island") > 1:
            found.add("two islands at once")
        if any(event.args.get("tile") == "tile-joker" for event in turn.events):
            found.add("joker")
        if any(event.id == "home" and event.args["points"] == 0 for event in turn.events):
            found.add("home without a token")
    if match.result is not None:
        found |= {match.result.ending, match.result.decided_by}
    return found


def chosen(player: str, match: Match, seat: int, luck: Chance) -> Move:
    """A move in the manner of this player."""
    moves = match.moves(seat)
    if player == "surveyor" and moves[0].text == "fill land":
        return moves[0]
    if player in ("greedy", "surveyor"):
        return GAME.greedy(match.view(seat), moves, luck)
    if player == "random":
        return luck.pick(moves)
    wanted = _of(moves, "find", "explore") or _of(moves, "place", "move", "redistribute")
    home = [move for move in moves if move.text.endswith("greenland")]
    if player == "reckless" and home and match.state.round > 2:
        return luck.pick(home)
    wanted = [move for move in wanted if move not in home]
    if wanted and luck.below(10) < 7:
        verb = luck.pick(sorted({move.words[0] for move in wanted}))
        return luck.pick(_of(wanted, verb))
    return luck.pick([move for move in moves if move not in home] or moves)


def _of(moves: Sequence[Move], *verbs: str) -> list[Move]:
    return [move for move in moves if move.words[0] in verbs]


def played(seats: int, options: dict[str, str], player: str, seed: int) -> Match:
    """A whole game; the players' luck is not the game's."""
    match = Match(GAME, seats, options, seed)
    luck = Chance(1000 + seed)
    while match.waiting_for:
        seat = match.waiting_for[0]
        match.play(seat, chosen(player, match, seat, luck))
    return match


def golden_games() -> Iterator[tuple[str, Match]]:
    used: set[tuple[int, str, int]] = set()
    for name, seats, options, player, wanted in WANTED:
        for seed in count():
            if (seats, player, seed) in used:
                continue
            match = played(seats, options, player, seed)
            if wanted <= features(match):
                used.add((seats, player, seed))
                yield name, match
                break


def main() -> None:
    for name, match in golden_games():
        write(FOLDER / "northwest" / f"{name}.record", match)
        print(name, match.seed)


if __name__ == "__main__":
    main()
