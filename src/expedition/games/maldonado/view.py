"""What a seat may know: pure data in words, the same for a browser, a bot and a terminal.

This module is never compiled, so that the types stay readable for whoever reads JSON with them.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on a crew card, in the order of laying."""

    #: Whose cell it lies in; None for the cards laid at set-up in Allies mode.
    seat: int | None
    #: What all see of its back: influence (the traitor's card looks the same) or order.
    back: str
    #: Whether it lies face up.
    up: bool
    #: The card, if the viewer knows it: `food-2`, `order-wood`, `traitor`.
    card: str | None
    #: The seats that have looked at it by a card's effect.
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Monster:
    threat: str
    space: str
    alive: bool


@dataclass(frozen=True, slots=True)
class Final:
    """The end: what became of the crew. Lists have an entry for each crew card."""

    #: How it ended: kills, thirst or hunger.
    ending: str
    #: Who won: allies, traitor or nobody.
    winner: str
    #: The traitor's seat, if there was one.
    traitor: int | None
    #: The track before and after the accusations.
    track: int
    final_track: int
    totals: tuple[int, ...]
    saved: tuple[bool, ...]
    #: How many must be saved.
    needed: int
    #: Points of the record by what they are for: crew, challenge, water, resource, waterskin.
    score: tuple[int, ...]
    #: Which map it was: a number of the box, or the seed of a generated one.
    land: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator (seat None), sees it.

    Tuples over seats have an entry a seat, tuples over spaces one for each of the 49 from A1 to
    G7, tuples over crew cards one for each of the five in the order of the resources.
    """

    # The table
    seat: int | None
    seats: int
    #: traitor or allies.
    mode: str
    #: How much water there was: easy, normal or hard; whether the fate card is in play.
    level: str
    fate: bool
    #: Whether this viewer may ask for hints.
    hints: bool
    #: Who may: nobody, first (the first seat) or everyone.
    hints_for: str
    #: Where the map comes from: printed, easy, normal or hard (generated); its number if chosen.
    land_from: str
    map: int | None
    step: str
    waiting: tuple[int, ...]
    #: The steps to come, the next one last; `name:number` if one carries a number.
    agenda: tuple[str, ...]
    #: Whose turn it is, who was first, which day it is.
    active: int
    first: int
    day: int

    # The land
    #: What the viewer knows to be in each space: `wood`, `hill-2`; None for the unknown.
    land: tuple[str | None, ...]
    #: Where a path token lies.
    tokens: tuple[bool, ...]
    #: Spaces with a token that all have seen, and those each seat alone has looked at.
    spied: tuple[str, ...]
    looked: tuple[tuple[str, ...], ...]
    #: Spaces on which goggles laid water.
    watered: tuple[str, ...]
    monsters: tuple[Monster, ...]
    #: The space explored this turn, and whether its token (or one from the box) is yet to be laid.
    here: str | None
    token: bool

    # The expedition
    #: How many of each resource, and water.
    store: tuple[int, ...]
    water: int
    challenges: tuple[str, ...]
    #: What became of each of the day's: passed, failed, now or waiting; tokens on the one of now.
    outcomes: tuple[str, ...]
    suns: int
    challenge_pile: int
    challenge_discard: tuple[str, ...]
    passed: int
    #: Kill cards that lie open, those used, and how many are yet to be revealed.
    kills: tuple[str, ...]
    spent_kills: tuple[str, ...]
    kill_pile: int
    threat_pile: int
    characters: tuple[str | None, ...]
    #: Whether each seat's character was used today; whether York spares the coming night's fatigue.
    used: tuple[bool, ...]
    rested: bool
    gear: tuple[tuple[str, ...], ...]
    exhausted: tuple[str, ...]
    #: Whether the waterskin was dropped.
    dropped: bool
    #: The ghost's track, and the rows completed today.
    track: int
    rows_today: int
    #: How many rows each seat has completed by exploring, and how often it went elsewhere although
    #: the last token of a row, under which not all had looked, lay in its way.
    rows_completed: tuple[int, ...]
    rows_left: tuple[int, ...]

    # Influence
    #: The viewer's role; all roles once the game is over. None for the unknown.
    roles: tuple[str | None, ...]
    #: The viewer's cards by slot, the role card among them.
    hand: tuple[str, ...]
    #: How many backs each hand shows.
    backs: tuple[int, ...]
    laid: tuple[tuple[Laid, ...], ...]
    order_pile: int
    influence_pile: int
    #: How many cards each seat has discarded since the last shuffle, and the viewer's own.
    discard_counts: tuple[int, ...]
    discarded: tuple[str, ...]
    #: The crew cards on which each seat laid an order today: an ally's hand has no match for them.
    lacking: tuple[tuple[str, ...], ...]
    #: Kinds gained this turn; whether the turn's card was laid; the crew card it goes to.
    gained: tuple[str, ...]
    placed: bool
    target: str | None

    # Decisions under way
    #: The card that is being resolved: a challenge, a threat or a kill card.
    card: str | None
    #: How often the question may still be answered (spaces to clear, gear to exhaust).
    times: int
    #: The kill that was declared, as the move's text.
    killing: str | None
    #: Accusations given by each seat, in order: whom, or None for an abstention.
    accusations: tuple[tuple[int | None, ...], ...]
    #: The viewer's secret choice while others still choose: a slot, or a seat (-1: nobody).
    pending: int | None

    final: Final | None
