"""A new day and a new turn."""

from expedition.kit.chance import Chance
from expedition.kit.events import Event

from .acts import take_out, tell
from .box import ALL_CHALLENGES, CHALLENGES, CHALLENGES_A_DAY, NOBODY, ONE
from .state import AFTER, END_TURN, INFLUENCE_STEP, TURN, State, push


def deal_challenges(s: State, chance: Chance, events: list[Event]) -> None:
    """Three challenges for the day; all are shuffled first when fewer are left."""
    s.challenge_discard += s.challenges
    if len(s.challenge_pile) < CHALLENGES_A_DAY:
        s.challenge_pile = ALL_CHALLENGES
        s.challenge_discard = b""
    s.challenges = b""
    for _ in range(CHALLENGES_A_DAY):
        card, s.challenge_pile = take_out(s.challenge_pile, chance)
        s.challenges += ONE[card]
    s.outcomes = bytes(CHALLENGES_A_DAY)
    s.suns = 0
    nouns = tuple([f"challenge-{CHALLENGES[card]}" for card in s.challenges])
    tell(events, "new-day", day=s.day, challenges=nouns)


def next_turn(s: State, seat: int) -> None:
    """The turn of a seat: explore, extra actions, time, influence."""
    s.active = seat
    s.here = NOBODY
    s.token = False
    s.gained = 0
    s.placed = False
    s.target = NOBODY
    s.card = NOBODY
    for step in (END_TURN, INFLUENCE_STEP, AFTER, TURN):
        push(s, step)
