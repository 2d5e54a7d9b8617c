"""Events: what happened, as a message id with arguments, never a sentence.

An event is made once for everybody, or once for each group that may know a different amount.
Each reader gets the events whose audience holds them, and turns them into their own language.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

#: A number, or a text: `seat:2` is a player, `half:13` is 6½, `=word` stands for itself, anything
#: else names a noun of the game's texts (`auxiliary-nun`). A tuple is a list of such things.
Arg = int | str | tuple[str, ...]


class Message(NamedTuple):
    """Something to be said in the reader's language."""

    id: str
    args: Mapping[str, Arg]

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}({inside})" if inside else self.id


class Event:
    """Something that happened, for those who may know it: one bit for each of the audience.

    An event is never changed, so that a game may keep the ones it often needs.
    """

    __slots__ = ("args", "audience", "id")

    def __init__(self, audience: int, id: str, args: Mapping[str, Arg]) -> None:
        self.audience = audience
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.audience == other.audience
            and self.id == other.id
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.audience, self.id))

    def __repr__(self) -> str:
        return f"<{self.audience} {Message(self.id, self.args)}>"


EVERYONE = -1
SPECTATOR = 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 2 << seat


def all_but(seat: int) -> int:
    """Everybody but one seat, spectators included."""
    return ~(2 << seat)


def heard_by(events: Iterable[Event], seat: int | None) -> list[Message]:
    """What a seat, or a spectator (None), learns of these events."""
    bit = SPECTATOR if seat is None else 2 << seat
    return [Message(event.id, event.args) for event in events if event.audience & bit]
