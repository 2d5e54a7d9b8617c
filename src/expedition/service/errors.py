"""What the service refuses, each with the status of its answer.

The games' own errors come through the same door: `status_of` knows which status fits which.
"""

from collections.abc import Mapping
from typing import Final

from expedition.kit import (
    Arg,
    BadData,
    BadTable,
    BrokenRecord,
    CannotUndo,
    ExpeditionError,
    MoveRefused,
    NotYourTurn,
    StaleMove,
)


class Refused(ExpeditionError):
    """Something the service does not do; `status` is that of the answer."""

    def __init__(
        self, status: int, text: str, id: str, args: Mapping[str, Arg] | None = None
    ) -> None:
        super().__init__(text, id, args)
        self.status = status


def unknown_table() -> Refused:
    return Refused(404, "there is no such table", "error-no-table")


def unknown_guest() -> Refused:
    return Refused(401, "no guest is known by this cookie; ask GET /api/me first", "error-guest")


def no_database() -> Refused:
    return Refused(503, "the database does not answer", "error-database-away")


def not_yours(seat: int) -> Refused:
    return Refused(403, f"seat {seat} is not yours", "error-not-your-seat")


def not_host() -> Refused:
    return Refused(403, "only the host of this table may do that", "error-not-host")


def not_finished() -> Refused:
    return Refused(403, "this is shown only when the game is over", "error-not-finished")


def wrong_moment(status: str) -> Refused:
    """The table is past that, or not there yet."""
    return Refused(409, f"this table is {status}", _MOMENTS[status])


_MOMENTS: Final = {
    "open": "error-table-open",
    "running": "error-table-running",
    "finished": "error-table-finished",
}


#: The first that fits counts.
_STATUS: Final[tuple[tuple[type[ExpeditionError], int], ...]] = (
    (StaleMove, 409),
    (NotYourTurn, 409),
    (CannotUndo, 409),
    (MoveRefused, 422),
    (BadTable, 422),
    (BrokenRecord, 422),
    (BadData, 422),
)


def status_of(error: ExpeditionError) -> int:
    """The status of the answer to whatever Expedition refuses on purpose."""
    if isinstance(error, Refused):
        return error.status
    for kind, status in _STATUS:
        if isinstance(error, kind):
            return status
    return 500
