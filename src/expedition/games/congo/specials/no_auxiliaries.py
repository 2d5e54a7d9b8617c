"""No Auxiliaries: nobody may add any this round."""

from .card import Card


class NoAuxiliaries(Card):
    forbids_raising = True

    def __init__(self) -> None:
        super().__init__("no-auxiliaries")
