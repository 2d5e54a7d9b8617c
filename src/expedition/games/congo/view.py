"""What a seat may know: pure data in words, the same for a browser, a bot and a terminal.

This module is never compiled, so that the types stay readable for whoever reads JSON with them.
"""

from dataclasses import dataclass

FACE_DOWN = "?"
NOBODY_CONTROLS = -1


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat, or a spectator (seat None), sees it.

    Tuples over seats have an entry a seat; tuples over stops have an entry for each of the
    river's fifteen. Points and totals are true values: 6.5 is six and a half.
    """

    # The table
    seat: int | None
    seats: int
    hidden_scores: bool
    step: str
    waiting: tuple[int, ...]
    first: int
    stop: str
    first_stop: str
    #: The tile at each stop; None if the viewer does not know it, or there is none.
    stations: tuple[str | None, ...]
    flags: tuple[str | None, ...]
    #: Who controls each stop: a seat, -1 for nobody, None while it lies ahead.
    chiefs: tuple[int | None, ...]
    #: The stops whose face-down tile each seat has looked at.
    peeks: tuple[tuple[str, ...], ...]
    #: None for what hidden scores hide.
    scores: tuple[float | None, ...]

    # How much everybody holds
    character_counts: tuple[int, ...]
    auxiliary_counts: tuple[int, ...]
    special_counts: tuple[int, ...]
    hippo_counts: tuple[int, ...]

    # What the viewer holds
    characters: tuple[str, ...]
    auxiliaries: tuple[str, ...]
    specials: tuple[str, ...]
    hippos: tuple[int, ...]

    # What everybody has seen
    #: Characters that all know to be in a seat's hand, or lying as its bid.
    known: tuple[tuple[str, ...], ...]
    character_pile: int
    character_discard: tuple[str, ...]
    gone: tuple[str, ...]
    auxiliary_pile: int
    auxiliary_discard: tuple[str, ...]
    special_pile: int
    special_discard: tuple[str, ...]
    hippo_pile: int
    hippo_discard: tuple[int, ...]

    # The contest
    #: The language rolled for a Belgian station.
    language: str | None
    #: The character of each seat, `?` while it lies face down, None without one.
    bids: tuple[str | None, ...]
    special: str | None
    owner: int | None
    #: The kind of card Colonial drew, and the character if it is the viewer's.
    drawn: str | None
    drawn_character: str | None
    #: The die of each character for sympathy or language, 0 without one.
    dice: tuple[int, ...]
    totals: tuple[float | None, ...]
    added: tuple[tuple[str, ...], ...]
    raising: tuple[int, ...]
    waited: tuple[int, ...]
    passed: tuple[int, ...]
    servant: int | None
    tied: tuple[int, ...]
    #: Hippo tiles in a tie; the others' are empty until all are in.
    committed: tuple[tuple[int, ...], ...]
    #: The character the viewer has chosen for the boiler.
    chosen: str | None
