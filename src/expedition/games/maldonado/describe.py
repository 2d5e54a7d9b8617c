"""The table in words: all that a view shows, for terminals, pipes and screen readers.

Every line is a sentence of its own; the land is drawn with letters, seven rows of seven. Lines and
titles carry hints that a front end with room may use (see Congo's `describe`): `item` is the word
of move texts that a line is about, `tone` how it stands, `seat` whom it is about; `veiled` is the
line as it may be read by whoever sits beside its reader.
"""

from typing import Final

from expedition.kit.events import Arg, Message
from expedition.kit.game import Section

from .advice import slain
from .box import (
    CARDS,
    CHALLENGES,
    MONSTERS_TO_KILL,
    MOST_WATER,
    PLACES,
    RESOURCES,
    SUNS,
    WORTH,
)
from .knowledge import code_of
from .land.terrain import COLUMNS, DATA, ROWS, SIZE, SPACES, TERRAINS, hill_number, terrain
from .view import Laid, View

_LETTERS: Final[tuple[str, ...]] = tuple(DATA["letters"][name] for name in TERRAINS)


def describe(view: View) -> list[Section]:
    """All that the view shows, in words."""
    parts = [_here(view), _land(view), _store(view), _challenges(view), _beasts(view)]
    parts += [_crew(view), _hand(view), _players(view), _piles(view)]
    if view.final is not None:
        parts.insert(1, _end(view))
    return [part for part in parts if part.lines]


def _secret(view: View, id: str, args: dict[str, Arg]) -> Message:
    """A line of what only the viewer knows; alone, or once all is told, there are no secrets."""
    if view.seat is None or view.seats == 1 or view.final is not None:
        return Message(id, args)
    return Message(id, {**args, "veiled": f"={id}-veiled"})


def _title(id: str, place: str) -> Message:
    return Message(id, {"place": f"={place}", "form": "=text"})


# --- Where the game stands ------------------------------------------------------------------------


def _here(view: View) -> Section:
    args: dict[str, Arg] = {
        "day": view.day,
        "seat": f"seat:{view.active}",
        "track": view.track,
        "slain": slain(view),
        "goal": MONSTERS_TO_KILL,
    }
    lines = [Message("table-day", args), Message("table-track", args)]
    if view.fate:
        lines.append(Message("table-fate", {"rows": view.rows_today}))
    if view.gained:
        kinds = tuple([f"kind-{name}" for name in view.gained])
        lines.append(Message("table-gained", {"kinds": kinds, "seat": f"seat:{view.active}"}))
    return Section(_title("table-here", "top"), tuple(lines))


def _end(view: View) -> Section:
    assert view.final is not None
    final = view.final
    lines = [
        Message(f"ending-{final.ending}", {}),
        Message(f"decided-{final.winner}", {}),
        Message(f"final-land-{view.land_from}", {"seed": f"={final.land}"}),
    ]
    if final.ending == "kills":
        if view.mode == "traitor":
            track: dict[str, Arg] = {"track": final.final_track, "before": final.track}
            lines.append(Message("final-track", track))
        for crew, saved in enumerate(final.saved):
            id = "crew-saved" if saved else "crew-lost"
            args: dict[str, Arg] = {
                "crew": f"crew-{RESOURCES[crew]}",
                "total": final.totals[crew],
                "track": final.final_track,
            }
            lines.append(Message(id, args))
    if final.traitor is not None:
        lines.append(Message("traitor-shown", {"seat": f"seat:{final.traitor}"}))
    elif view.mode == "traitor":
        lines.append(Message("no-traitor", {}))
    return Section(_title("table-end", "top"), tuple(lines))


# --- The land -------------------------------------------------------------------------------------


def _land(view: View) -> Section:
    """Letters of the maps; a dot is a path token, brackets hold what was only seen."""
    lines = [_row("    " + "   ".join(COLUMNS))]
    for row in range(len(ROWS)):
        cells = [_cell(view, row * SIZE + column) for column in range(SIZE)]
        lines.append(_row(f"{ROWS[row]}  {' '.join(cells)}"))
    lines.append(Message("table-legend", {}))
    for space in view.watered:
        lines.append(Message("table-watered", {"space": f"={space}"}))
    for seat, spaces in enumerate(view.looked):
        if spaces:
            names = tuple([f"={space}" for space in spaces])
            lines.append(Message("table-looked", {"seat": f"seat:{seat}", "spaces": names}))
    return Section(Message("table-land", {"place": "=main", "form": "=text"}), tuple(lines))


def _row(signs: str) -> Message:
    return Message("table-land-row", {"row": f"={signs}", "tone": "=picture"})


def _cell(view: View, space: int) -> str:
    name = view.land[space]
    if name is None:
        return " · "
    code = code_of(name)
    number = hill_number(code)
    letter = str(number) if number >= 0 else _LETTERS[terrain(code)]
    if view.tokens[space]:
        return f"({letter})"
    beast = any(each.alive and each.space == SPACES[space] for each in view.monsters)
    return f" {letter}{'!' if beast else ' '}"


# --- The expedition -------------------------------------------------------------------------------


def _store(view: View) -> Section:
    kinds = tuple(
        [f"kind-{name}" for kind, name in enumerate(RESOURCES) for _ in range(view.store[kind])]
    )
    count = sum(view.store)
    args: dict[str, Arg] = {"kinds": kinds, "count": count, "places": PLACES}
    lines = [
        Message("table-pack", args),
        Message("table-water", {"water": view.water, "most": MOST_WATER}),
    ]
    if count > PLACES:
        lines.append(Message("table-fatigue", {"count": count - PLACES}))
    return Section(_title("table-store", "side"), tuple(lines))


def _challenges(view: View) -> Section:
    lines = []
    first = True
    for at, name in enumerate(view.challenges):
        state = view.outcomes[at]
        tokens = view.suns if state == "waiting" and first else 0
        first = first and state != "waiting"
        args: dict[str, Arg] = {
            "challenge": f"challenge-{name}",
            "outcome": f"={state}",
            "count": tokens,
            "suns": SUNS[CHALLENGES.index(name)],
        }
        lines.append(Message("table-challenge", args))
    return Section(_title("table-challenges", "side"), tuple(lines))


def _beasts(view: View) -> Section:
    """Monsters, dead or alive, and the kill cards that lie open."""
    lines = []
    for monster in view.monsters:
        args: dict[str, Arg] = {
            "threat": f"threat-{monster.threat}",
            "space": f"={monster.space}",
            "alive": "=yes" if monster.alive else "=no",
        }
        lines.append(Message("table-monster", args))
    lines += [Message("table-kill", {"kill": f"kill-{name}"}) for name in view.kills]
    return Section(_title("table-beasts", "side"), tuple(lines))


# --- Influence ------------------------------------------------------------------------------------


def _crew(view: View) -> Section:
    lines = []
    for crew, name in enumerate(RESOURCES):
        row = view.laid[crew]
        known = [laid.card for laid in row if laid.card is not None]
        shown = [laid.card for laid in row if laid.card is not None and laid.up]
        args: dict[str, Arg] = {
            "crew": f"crew-{name}",
            "known": _worth(known, crew),
            "hidden": len(row) - len(known),
            "shown": _worth(shown, crew),
            "down": len(row) - len(shown),
            "cards": len(row),
        }
        lines.append(_secret(view, "table-crew-card", args))
        lines += [_laid(view, laid) for laid in row]
    return Section(_title("table-crew", "main"), tuple(lines))


def _worth(cards: list[str], crew: int) -> int:
    return sum([WORTH[CARDS.index(card)][crew] for card in cards])


def _laid(view: View, laid: Laid) -> Message:
    args: dict[str, Arg] = {
        "whose": "=none" if laid.seat is None else "=seat",
        "owner": "=" if laid.seat is None else f"seat:{laid.seat}",
        "back": f"={laid.back}",
        "face": "=up" if laid.up else "=down",
        "known": "=no" if laid.card is None else "=yes",
        "card": "=" if laid.card is None else f"card-{laid.card}",
    }
    if laid.up or laid.card is None:
        return Message("table-laid", args)
    return _secret(view, "table-laid", args)


def _hand(view: View) -> Section:
    lines = []
    for slot, card in enumerate(view.hand, 1):
        args: dict[str, Arg] = {"slot": slot, "card": f"card-{card}", "item": f"={slot}"}
        lines.append(_secret(view, "table-held", args))
    return Section(_title("table-hand", "main"), tuple(lines))


# --- The players ----------------------------------------------------------------------------------


def _players(view: View) -> Section:
    lines = []
    for seat in range(view.seats):
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "backs": view.backs[seat]}
        lines.append(Message("table-player", args))
        character = view.characters[seat]
        if character is not None:
            lines.append(_tool(seat, f"character-{character}", not view.used[seat]))
        for piece in view.gear[seat]:
            lines.append(_tool(seat, f"gear-{piece}", piece not in view.exhausted))
        role = view.roles[seat]
        if role is not None:
            known: dict[str, Arg] = {"seat": f"seat:{seat}", "role": f"role-{role}"}
            lines.append(_secret(view, "table-role", known))
        tokens = sum([row.count(seat) for row in view.accusations])
        if tokens:
            lines.append(Message("table-accused", {"seat": f"seat:{seat}", "count": tokens}))
    return Section(_title("table-players", "side"), tuple(lines))


def _tool(seat: int, thing: str, ready: bool) -> Message:
    args: dict[str, Arg] = {
        "seat": f"seat:{seat}",
        "thing": thing,
        "ready": "=yes" if ready else "=no",
        "item": f"={thing.split('-', 1)[1]}",
    }
    return Message("table-tool", args)


def _piles(view: View) -> Section:
    args: dict[str, Arg] = {
        "influence": view.influence_pile,
        "orders": view.order_pile,
        "challenges": view.challenge_pile,
        "threats": view.threat_pile,
        "kills": view.kill_pile,
    }
    return Section(_title("table-piles", "more"), (Message("table-pile-counts", args),))
