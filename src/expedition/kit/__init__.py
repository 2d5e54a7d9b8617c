"""The kit: what a game is. It knows no game and imports the standard library only."""

from .chance import Chance
from .data import from_data, from_json, to_data, to_json
from .errors import (
    Ambiguous,
    BadData,
    BadTable,
    BrokenRecord,
    CannotUndo,
    ExpeditionError,
    IllegalMove,
    Malformed,
    MoveRefused,
    NotYourTurn,
    OutOfScript,
    StaleMove,
)
from .events import EVERYONE, Arg, Event, Message, all_but, heard_by, only
from .game import Game, Insight, Section, State, Turn
from .hints import Hint, HintLine
from .match import Match
from .moves import Move, Notation
from .options import Option, Options, resolve
from .phrases import Phrase
from .records import Record
from .results import Result, ranked
from .stories import ChartPoint, LedgerRow, Moment, Story

__all__ = [
    "EVERYONE",
    "Ambiguous",
    "Arg",
    "BadData",
    "BadTable",
    "BrokenRecord",
    "CannotUndo",
    "Chance",
    "ChartPoint",
    "Event",
    "ExpeditionError",
    "Game",
    "Hint",
    "HintLine",
    "IllegalMove",
    "Insight",
    "LedgerRow",
    "Malformed",
    "Match",
    "Message",
    "Moment",
    "Move",
    "MoveRefused",
    "NotYourTurn",
    "Notation",
    "Option",
    "Options",
    "OutOfScript",
    "Phrase",
    "Record",
    "Result",
    "Section",
    "StaleMove",
    "State",
    "Story",
    "Turn",
    "all_but",
    "from_data",
    "from_json",
    "heard_by",
    "only",
    "ranked",
    "resolve",
    "to_data",
    "to_json",
]
