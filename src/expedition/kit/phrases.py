"""Phrases: what players say at the table again and again, each reader in their own language."""

from typing import NamedTuple


class Phrase(NamedTuple):
    """Something a player may say by choosing it.

    `id` names a text of the game, which is given the speaker as `seat` and, if it is said of
    somebody, that one as `about`. What is said last of a `kind` stands: a board may show it, as
    it would a vote, until the same seat says something else of that kind.
    """

    id: str
    #: Whether it is said of another seat, which must then be named.
    about: bool = False
    #: What it belongs to, if it shall stand; else it is only heard.
    kind: str = ""
