"""Arab Trader: a point more if its owner takes control."""

from expedition.kit.events import Event

from ..box import TRADER_BONUS
from ..scores import score
from ..state import State
from .card import Card


class ArabTrader(Card):
    def __init__(self) -> None:
        super().__init__("arab-trader")

    def on_control(self, s: State, seat: int, events: list[Event]) -> None:
        if seat == s.owner:
            score(s, seat, TRADER_BONUS, "scored-trader", events)
