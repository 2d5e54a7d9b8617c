"""What happens in a match of Congo, as a set of short names: which golden game shows what."""

from itertools import pairwise
from typing import Any

from expedition.games.congo.view import View
from expedition.kit import Match

#: Verbs that every table uses all the time name nothing worth looking for.
_PLAIN = ("bid", "decline", "pass")
_EVENTS = {
    "bitten",
    "cured",
    "fled",
    "language-rolled",
    "no-tiles",
    "not-cured",
    "scored-okapi",
    "scored-trader",
    "spared",
    "station-language",
    "swapped",
    "sympathy-rolled",
    "uncontrolled",
}


def features(match: Match) -> set[str]:
    """Everything notable in a match, from its moves, its events and the public view."""
    found = {f"seats {match.seats}", *(f"{name} {value}" for name, value in match.options.items())}
    again = Match(match.game, match.seats, match.options, match.seed, script=match.script)
    views = [again.view(None)]
    for turn in match.turns:
        found |= _of_move(views[-1], turn.seat, turn.move.text)
        again.play(turn.seat, turn.move)
        views.append(again.view(None))
        found |= _of_events(views[-2], turn.events)
    for before, after in pairwise(views):
        found |= _reshuffles(before, after)
    if match.result is not None:
        found.add(match.result.decided_by)
    return found


def _of_move(view: View, seat: int, text: str) -> set[str]:
    verb, *rest = text.split()
    if verb == "play":
        return {f"play {rest[0]}"}
    if verb == "add":
        return {f"add {kind}" for kind in rest}
    if verb == "hippos":
        return {"hippos added" if view.step == "tie" else "hippos committed"}
    if verb == "overboard":
        return {"overboard nobody" if rest[0] == "nobody" else "overboard somebody"}
    if verb in ("attack", "fight", "flee"):
        return {f"{view.special} {verb}"}
    if verb in ("draw", "swap", "keep"):
        return {text}
    return set() if verb in _PLAIN else {verb}


def _of_events(before: View, events: list[Any]) -> set[str]:
    found = set()
    ids = {event.id for event in events}
    for event in events:
        if event.id in _EVENTS:
            found.add(event.id)
        if event.id in ("killed", "killed-outright", "attacker-killed"):
            found.add(f"{str(event.args['special']).removeprefix('special-')} {event.id}")
        if event.id in ("drew-special", "returned-to-hand"):
            found.add(event.id)
        if event.id == "scored-tie":
            found.add("tie shared")
    if "control" in ids and ("tiles-shown" in ids or before.step in ("commit", "tie")):
        found.add("tie won late" if before.step == "tie" else "tie won")
    return found


def _reshuffles(before: View, after: View) -> set[str]:
    """A pile that has grown was made anew; special cards never run out (at most 3 are drawn)."""
    found = set()
    if after.character_pile > before.character_pile:
        found.add("reshuffle characters")
    if after.auxiliary_pile > before.auxiliary_pile:
        found.add("reshuffle auxiliaries")
    return found
