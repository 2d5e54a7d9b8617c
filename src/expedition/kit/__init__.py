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
from .game import Game, Insight, Section, State
from .match import Match, Turn
from .moves import Move, Notation
from .options import Option, Options, resolve
from .records import Record
from .results import Result, ranked

__all__ = [
    "EVERYONE",
    "Ambiguous",
    "Arg",
    "BadData",
    "BadTable",
    "BrokenRecord",
    "CannotUndo",
    "Chance",
    "Event",
    "ExpeditionError",
    "Game",
    "IllegalMove",
    "Insight",
    "Malformed",
    "Match",
    "Message",
    "Move",
    "MoveRefused",
    "NotYourTurn",
    "Notation",
    "Option",
    "Options",
    "OutOfScript",
    "Record",
    "Result",
    "Section",
    "StaleMove",
    "State",
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
