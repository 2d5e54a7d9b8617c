"""The end: roles open, accusations, the fate of the crew, who has won, and the score."""

from expedition.kit.events import Event
from expedition.kit.results import Result

from .acts import PLAYERS, resources, stop, tell
from .box import (
    CREW,
    MOST_TRACK,
    NOBODY,
    NONE,
    RESOURCES,
    SAVED_ALLIES,
    SAVED_TO_WIN,
    SAVED_WITHOUT_TRAITOR,
    SCORE,
    WATER,
    WATERSKIN,
    WORTH,
)
from .state import ENDINGS, KILLED, OVER, State, laid_card


def track_change(s: State) -> int:
    """What the accusations do to the track; nothing when all have lost."""
    if not s.traitor_mode or s.ending != KILLED:
        return 0
    given = b"".join(s.accusations)
    if s.seats > 2:
        return -given.count(s.traitor)
    if s.traitor == NOBODY:
        return len(given) - given.count(NONE)
    ally = 1 - s.traitor
    return s.accusations[ally].count(NONE)


def final_track(s: State) -> int:
    return min(MOST_TRACK, max(0, s.track + track_change(s)))


def crew_total(s: State, crew: int) -> int:
    return sum([WORTH[laid_card(laid)][crew] for laid in s.laid[crew]])


def saved(s: State) -> list[bool]:
    """At or above the track a crew member is saved; nobody when all have lost."""
    if s.ending != KILLED:
        return [False] * len(CREW)
    track = final_track(s)
    return [crew_total(s, crew) >= track for crew in range(len(CREW))]


def needed(s: State) -> int:
    """How many must be saved for the allies to win."""
    if not s.traitor_mode:
        return SAVED_ALLIES
    return SAVED_TO_WIN[s.seats] if s.traitor != NOBODY else SAVED_WITHOUT_TRAITOR


def winner(s: State) -> str:
    """allies, traitor or nobody."""
    if s.ending != KILLED:
        return "nobody"
    if sum(saved(s)) >= needed(s):
        return "allies"
    return "nobody" if s.traitor == NOBODY else "traitor"


def score_rows(s: State) -> list[int]:
    """Points of the record, by the names of SCORE; only when the allies have won."""
    if winner(s) != "allies":
        return [0] * len(SCORE)
    kept = any([WATERSKIN in gear for gear in s.gear])
    counts = [sum(saved(s)), s.passed, s.store[WATER], resources(s), int(kept)]
    return [count * worth for count, worth in zip(counts, SCORE.values(), strict=True)]


def finish(s: State, events: list[Event]) -> None:
    """The third monster is dead: roles, track and crew are told."""
    stop(s, KILLED)
    if s.traitor != NOBODY:
        tell(events, "traitor-shown", seat=PLAYERS[s.traitor])
    elif s.traitor_mode:
        tell(events, "no-traitor")
    if s.traitor_mode:
        tell(events, "final-track", track=final_track(s), before=s.track)
    for crew, alive in enumerate(saved(s)):
        noun = f"crew-{RESOURCES[crew]}"
        id = "crew-saved" if alive else "crew-lost"
        tell(events, id, crew=noun, total=crew_total(s, crew), track=final_track(s))
    tell(events, f"won-{winner(s)}", count=sum(saved(s)), needed=needed(s))


def result(s: State) -> Result | None:
    """The allies share a win; the traitor wins alone; nobody has rank 1 when all lose."""
    if s.step != OVER:
        return None
    won = winner(s)
    points = sum(score_rows(s))
    side = [("traitor" if seat == s.traitor else "allies") == won for seat in range(s.seats)]
    return Result(
        scores=tuple([float(points) if won == "allies" and mine else 0.0 for mine in side]),
        ranks=tuple([1 if mine else 2 for mine in side]),
        ending=f"ending-{ENDINGS[s.ending]}",
        decided_by=f"decided-{won}",
        allied=won == "allies",
    )
