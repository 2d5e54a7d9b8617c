"""What happens in a match of Maldonado, as a set of short names: which golden game shows what."""

from expedition.kit import Match

#: Events that every table sees all the time name nothing worth looking for.
_PLAIN = {
    "explored",
    "gained",
    "token-laid",
    "drew",
    "took",
    "first-player",
    "your-role",
    "new-day",
}


def features(match: Match) -> set[str]:
    """Everything notable in a match, from its moves and its events."""
    found = {f"seats {match.seats}", *(f"{name} {value}" for name, value in match.options.items())}
    for turn in match.turns:
        words = turn.move.words
        found.add(words[0])
        if words[0] in ("use", "time", "accuse"):
            found.add(" ".join(words[:2]))
        if words[0] == "explore":
            found |= {f"explore {means}" for means in words[2:]}
        if words[0] == "kill" and "musket" in words:
            found.add("kill musket")
        for event in turn.events:
            if event.id not in _PLAIN:
                found.add(event.id)
            for name in ("threat", "challenge"):
                if name in event.args and event.id in ("threat", "challenge-passed"):
                    found.add(f"{event.id} {event.args[name]}")
            if event.args.get("card") == "card-traitor":
                found.add(f"traitor {event.id}")
    if match.result is not None:
        found |= {match.result.ending, match.result.decided_by}
    return found
