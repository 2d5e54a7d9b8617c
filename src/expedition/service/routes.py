"""The doors of the house: HTTP for asking and doing, a WebSocket for staying up to date."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeVar

import msgspec
import structlog
from litestar import Request, Response, Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody

from expedition import __version__
from expedition.bots import LEVELS
from expedition.games import all_games, find_game
from expedition.kit import BrokenRecord, ExpeditionError, Game, Option, records

from . import acts, problems, replays, wire
from .drivers import Driver
from .errors import Refused, no_database, not_finished, unknown_guest
from .guard import Limits, address_of, check_no_visit
from .guests import COOKIE, YEAR, Guests
from .house import House, Place, Watcher
from .plain import levelled, to_json
from .replays import Rerun, Reruns
from .table import Table
from .updates import Reader, text_sections
from .wire import Me, Message

T = TypeVar("T")

_log = structlog.get_logger()

#: How many moments of a replay come at once.
_MOST_FRAMES: Final = 100
#: What a WebSocket is closed with: 4000 and the status an answer would have had.
_CLOSE: Final = 4000

TheHouse = NamedDependency[House]
TheGuests = NamedDependency[Guests]
TheGuest = NamedDependency[Me | None]
Myself = NamedDependency[Me]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=99, description="One of your own seats.")]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="The last log entry you know.")]
Path = Annotated[str, PathParameter(description="A table's id.", max_length=64)]
SeatPath = Annotated[int, PathParameter(ge=0, le=99)]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What else an answer may be, for the schema."""
    every = {400, 403, 404, 429, *statuses}
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description="Refused")
        for status in sorted(every)
    }


# --- What handlers are given --------------------------------------------------------------------


async def the_house(state: State) -> House:
    house: House = state.house
    return house


async def the_guests(state: State) -> Guests:
    guests: Guests = state.guests
    return guests


async def the_guest(request: Request[Any, Any, Any], guests: TheGuests) -> Me | None:
    """Whoever asks, if we have met."""
    return await guests.find(request.cookies.get(COOKIE))


async def myself(guest: TheGuest) -> Me:
    """Whoever does something; strangers are asked to introduce themselves first."""
    if guest is None:
        raise unknown_guest()
    return guest


DEPENDENCIES: Final = {
    "house": Provide(the_house),
    "guests": Provide(the_guests),
    "guest": Provide(the_guest),
    "me": Provide(myself),
}


def _json(body: bytes, kind: type[T]) -> Response[T]:
    """An answer that is encoded already; `kind` is what the schema says it is."""
    answer: Response[Any] = Response(body, media_type=MediaType.JSON, status_code=200)
    return answer


def _update(place: Place, guest: Me | None, seat: int | None, after: int) -> Response[wire.Update]:
    reader = Reader.at(place.table, guest, seat)
    return _json(place.update(reader, after), wire.Update)


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


# --- Who and what there is ----------------------------------------------------------------------


@get("/health", responses=refusals(503))
async def health(house: TheHouse) -> wire.Health:
    """Whether the server runs and its database answers."""
    try:
        await house.storage.check()
    except Exception:
        raise no_database() from None
    return wire.Health("ok", __version__)


@get("/me", responses=refusals())
async def who_am_i(
    request: Request[Any, Any, Any], state: State, guests: TheGuests, guest: TheGuest
) -> Response[Me]:
    """You; with a cookie that makes you a guest if you were none."""
    if guest is not None:
        return Response(guest)
    check_no_visit(request.headers)
    _limits(state).check(_limits(state).guests, address_of(request.scope))
    me, secret = await guests.welcome()
    cookie = Cookie(
        COOKIE,
        value=secret,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
    )
    return Response(me, cookies=[cookie])


@put("/me", responses=refusals(401, 413, 422))
async def rename_me(data: JSONBody[wire.NewName], me: Myself, guests: TheGuests) -> Me:
    """Take another name."""
    return await guests.rename(me, data.name)


@get("/games", responses=refusals())
async def list_games() -> list[wire.GameInfo]:
    """The games of this house."""
    return [_game_info(game) for game in all_games().values()]


def _game_info(game: Game[Any, Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        rules=game.rules_version,
        players=list(game.players),
        options=[_option_info(option) for option in game.options],
        levels=list(LEVELS),
        phrases=[wire.PhraseInfo(each.id, each.about, each.kind) for each in game.phrases],
        questions=list(game.questions),
    )


def _option_info(option: Option) -> wire.OptionInfo:
    most = option.values[-1] if option.typed else None
    assert not isinstance(most, str)
    beside = None if option.beside is None else wire.Beside(option.beside[0], [*option.beside[1]])
    seats = None if option.seats is None else list(option.seats)
    return wire.OptionInfo(option.name, list(option.listed), option.default, most, seats, beside)


@get("/games/{game:str}/box", responses=refusals(), cache_control=None)
async def game_box(game: FromPath[str]) -> Response[dict[str, Any] | None]:
    """What lies in a game's box, for whoever draws it."""
    try:
        found = find_game(game)
    except ExpeditionError as error:
        raise Refused(404, str(error), error.message.id, error.message.args) from None
    answer: Response[Any] = _json(to_json(found.box()), dict)
    answer.headers["Cache-Control"] = "public, max-age=300"
    return answer


@get("/lobby", responses=refusals())
async def lobby(house: TheHouse, guest: TheGuest) -> wire.Lobby:
    """Tables to join, your own, and tables to watch."""
    id = None if guest is None else guest.id
    offered = await house.storage.listed("open")
    running = await house.storage.listed("running")
    mine = [] if id is None else await house.storage.of_guest(id)
    return wire.Lobby(
        open=[each.info(id) for each in offered],
        mine=[each.info(id) for each in mine],
        watch=[each.info(id) for each in running],
    )


@get("/bests", responses=refusals())
async def bests(house: TheHouse, guest: TheGuest) -> list[wire.Best]:
    """The best of your games alone, for each game and its options."""
    return [] if guest is None else await house.storage.bests(guest.id)


# --- Tables -------------------------------------------------------------------------------------


def _info(place: Place, me: Me) -> wire.TableInfo:
    return place.table.summary().info(me.id)


@post("/tables", responses=refusals(401, 413, 422))
async def open_table(
    request: Request[Any, Any, Any],
    state: State,
    data: JSONBody[wire.NewTable],
    me: Myself,
    house: TheHouse,
) -> wire.TableInfo:
    """Open a table. With no seat left open the game begins at once."""
    _limits(state).check(_limits(state).tables, address_of(request.scope))
    return _info(await house.open(acts.open_table(me, data)), me)


@get("/tables/{id:str}", responses=refusals(410))
async def read_table(
    id: Path, house: TheHouse, guest: TheGuest, seat: SeatAsked = None, after: After = 0
) -> Response[wire.Update]:
    """All you may know of a table."""
    async with house.at(id) as place:
        return _update(place, guest, seat, after)


@post(
    "/tables/{id:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(401, 409, 410, 413, 422),
)
async def take_seat(
    id: Path, seat: SeatPath, data: JSONBody[wire.TakeSeat], me: Myself, house: TheHouse
) -> wire.TableInfo:
    """Sit down, take your own seat back from a bot, or (the host) put a bot there."""
    place = await house.change(id, lambda table: acts.take_seat(table, me, seat, data))
    return _info(place, me)


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=refusals(401, 409, 410))
async def leave_seat(id: Path, seat: SeatPath, me: Myself, house: TheHouse) -> wire.TableInfo:
    """Leave your seat; in a running game a bot keeps it. The host may empty any before."""
    place = await house.change(id, lambda table: acts.leave_seat(table, me, seat))
    return _info(place, me)


@post("/tables/{id:str}/start", status_code=200, responses=refusals(401, 409, 410))
async def start(id: Path, me: Myself, house: TheHouse) -> wire.TableInfo:
    """Begin the game (the host)."""
    return _info(await house.change(id, lambda table: acts.start(table, me)), me)


@post("/tables/{id:str}/moves", status_code=200, responses=refusals(401, 409, 410, 413, 422))
async def move(
    id: Path, data: JSONBody[wire.NewMove], me: Myself, house: TheHouse
) -> Response[wire.Update]:
    """Make a move; `number` is that of the update it was chosen from."""
    return await _decide(id, data.seat, me, house, lambda table: acts.move(table, me, data))


@post("/tables/{id:str}/undo", status_code=200, responses=refusals(401, 409, 410, 413))
async def undo(
    id: Path, data: JSONBody[wire.UndoMove], me: Myself, house: TheHouse
) -> Response[wire.Update]:
    """Take your last decision back, while nothing was shown and nobody else decided."""
    return await _decide(id, data.seat, me, house, lambda table: acts.undo(table, me, data))


async def _decide(id: str, seat: int, me: Me, house: House, act: Any) -> Response[wire.Update]:
    """A decision, answered with the table as it is then; also when it was refused."""
    async with house.at(id) as place:
        before = place.table.seq
        try:
            await house.change_here(place, act)
        except ExpeditionError as error:
            reader = Reader.at(place.table, me, seat)  # a stranger to the seat is told nothing
            return problems.answer(error, place.update(reader, place.table.seq))
        return _update(place, me, seat, before)


@get("/tables/{id:str}/why", responses=refusals(401, 409, 410, 422))
async def why(
    id: Path,
    me: Myself,
    house: TheHouse,
    seat: Annotated[int, QueryParameter(ge=0, le=99)],
    move: Annotated[str, QueryParameter(max_length=200)],
) -> Message:
    """Why a move is not to be had now; 404 if it is."""
    async with house.at(id) as place:
        table = place.table
        acts.check_own_seat(table, me, seat)
        match = table.match
        if match is None:
            raise Refused(409, "this table is open", "error-table-open")
        legal = match.moves(seat)
        wanted = table.game.notation.find(move, legal)
        if wanted in legal:
            raise Refused(404, "this move is allowed", "error-allowed")
        return Message.of(table.game.why_not(match.view(seat), wanted))


@post("/tables/{id:str}/pace", status_code=200, responses=refusals(401, 409, 410, 413))
async def set_pace(
    id: Path, data: JSONBody[wire.NewPace], me: Myself, house: TheHouse
) -> wire.NewPace:
    """Let bots move at once, or take their time: the wish of who plays alone with them."""
    async with house.at(id) as place:
        acts.only_person(place.table, me)
        place.fast = data.fast
        return data


@post("/tables/{id:str}/chat", status_code=204, responses=refusals(401, 409, 410, 413, 422))
async def say(
    id: Path, data: JSONBody[wire.NewChat], me: Myself, house: TheHouse, state: State
) -> None:
    """Say something. Players do not hear watchers before the game is over."""
    _limits(state).check(_limits(state).chat, me.id)
    await house.change(id, lambda table: acts.chat(table, me, data))


@post("/tables/{id:str}/hints", status_code=200, responses=refusals(401, 409, 410, 413, 422))
async def ask_hint(
    request: Request[Any, Any, Any],
    id: Path,
    data: JSONBody[wire.AskHint],
    me: Myself,
    house: TheHouse,
    state: State,
) -> wire.Hint:
    """A hint from what your seat sees. It is counted before it is told, if it tells anything."""
    _limits(state).check(_limits(state).hints, address_of(request.scope))
    async with house.at(id) as place:
        acts.hint(place.table, me, data)
        game, view = place.table.game.name, place.view(data.seat)
    driver: Driver = state.driver
    hint, counts = await driver.hint(me.id, game, view, data.question, data.marks)
    if counts:
        await house.change(id, lambda table: acts.hint(table, me, data))
    return hint


@get("/tables/{id:str}/text", responses=refusals(410))
async def text(
    id: Path, house: TheHouse, guest: TheGuest, seat: SeatAsked = None
) -> Response[list[wire.TextSection]]:
    """The table in words."""
    async with house.at(id) as place:
        match = place.table.match
        reader = Reader.at(place.table, guest, seat)
        view = None if match is None else match.view(reader.seat)
        sections = [] if match is None else text_sections(match.game.describe(view))
        return _json(levelled(msgspec.json.encode(sections)), list)


@post("/tables/{id:str}/rematch", status_code=200, responses=refusals(401, 409, 410))
async def rematch(id: Path, me: Myself, house: TheHouse) -> wire.TableInfo:
    """Another game with the same seats; who asks second comes to the same table."""
    async with house.at(await house.rematch(id, me)) as place:
        return _info(place, me)


# --- Afterwards -----------------------------------------------------------------------------------


def _finished(place: Place) -> Table:
    """The table, if its game is over: before that nobody may see all of it."""
    if place.table.status != "finished":
        raise not_finished()
    return place.table


async def _run_again(id: str, house: House, state: State, who: str) -> tuple[Table, Rerun]:
    """A finished game with all its moments, when it is the turn of whoever asks."""
    async with house.at(id) as place:
        table = _finished(place)
    reruns: Reruns = state.reruns
    return table, await house.at_length(who, reruns.of, table)


@get("/tables/{id:str}/replay", responses=refusals(410, 422))
async def replay(
    request: Request[Any, Any, Any],
    id: Path,
    house: TheHouse,
    guest: TheGuest,
    state: State,
    known_as: Annotated[str, QueryParameter(name="as", max_length=10)] = "open",
    first: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=_MOST_FRAMES)] = _MOST_FRAMES,
) -> wire.Replay:
    """Moments of a finished game: `as` is `open`, `watcher` or a seat."""
    address = address_of(request.scope)
    _limits(state).check(_limits(state).replays, address)
    table, rerun = await _run_again(id, house, state, address if guest is None else guest.id)
    shown = await asyncio.to_thread(replays.frames, rerun, known_as, first, count)
    info = table.summary().info(None if guest is None else guest.id)
    return wire.Replay(info, len(rerun.states), first, shown)


@get("/tables/{id:str}/opinion", responses=refusals(401, 410, 422))
async def opinion(
    request: Request[Any, Any, Any],
    id: Path,
    me: Myself,
    house: TheHouse,
    state: State,
    number: Annotated[int, QueryParameter(ge=0, le=2**31)],
) -> wire.Opinion:
    """What a hard bot would have done at a moment of a finished game, from what the seat saw."""
    _limits(state).check(_limits(state).hints, address_of(request.scope))
    table, rerun = await _run_again(id, house, state, me.id)
    asked = replays.question(rerun, number)
    driver: Driver = state.driver
    view, moves = to_json(asked.view).decode(), [move.text for move in asked.moves]
    choice = await driver.choice(me.id, table.game.name, view, moves)
    return replays.opinion(rerun, asked, choice)


@get("/tables/{id:str}/story", responses=refusals(410))
async def story(
    request: Request[Any, Any, Any], id: Path, house: TheHouse, guest: TheGuest, state: State
) -> wire.Story:
    """A finished game told."""
    address = address_of(request.scope)
    _limits(state).check(_limits(state).replays, address)
    table, rerun = await _run_again(id, house, state, address if guest is None else guest.id)
    return await asyncio.to_thread(replays.story, table, rerun)


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=refusals(410))
async def record(id: Path, house: TheHouse) -> Response[str]:
    """A finished game as a record, to keep or to share."""
    async with house.at(id) as place:
        match = _finished(place).match
    assert match is not None
    day = datetime.fromtimestamp(place.table.opened, UTC).date().isoformat()
    name = f"{match.game.name}-{day}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(str(match.record()), media_type=MediaType.TEXT, headers=headers)


class TextBody(Operation):
    """An operation whose body is a text: Litestar describes bodies of its own kinds only."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/records",
    request_max_body_size=records.LONGEST,
    operation_class=TextBody,
    responses=refusals(401, 413, 422),
)
async def upload(
    request: Request[Any, Any, Any], state: State, body: RawBody, me: Myself, house: TheHouse
) -> wire.TableInfo:
    """A record becomes a finished table, to be replayed."""
    _limits(state).check(_limits(state).tables, address_of(request.scope))
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BrokenRecord(0, "not a text in UTF-8") from None
    return _info(await house.open(await house.at_length(me.id, acts.upload, me, text)), me)


# --- Live -----------------------------------------------------------------------------------------


@websocket("/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], id: Path, house: TheHouse, guests: TheGuests
) -> None:
    """Updates of a table, the first at once; `{"seat": n}` looks from another seat of one's own."""
    guest = await guests.find(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        watcher = _watcher(guest, socket.query_params)
        async with house.at(id) as place:
            Reader.at(place.table, guest, watcher.seat)
        await _converse(socket, house, id, watcher)
    except Refused as error:
        await socket.close(_CLOSE + error.status, str(error)[:100])
    except WebSocketDisconnect:
        return
    except Exception as error:  # said here: a trace of it could tell what was being written
        _log.error("live socket broke", error=type(error).__name__)
        await socket.close(1011, "something broke here")


def _watcher(guest: Me | None, query: Mapping[str, str]) -> Watcher:
    numbers = {}
    for name in ("seat", "after"):
        given = query.get(name, "")
        if given and not (given.isascii() and given.isdigit() and len(given) < 10):
            raise Refused(
                400, f"{name} is a number", "error-data", {"path": f"={name}", "detail": "="}
            )
        numbers[name] = int(given) if given else None
    return Watcher(guest, numbers["seat"], numbers["after"] or 0)


def _bad_data(path: str, detail: str) -> Refused:
    args = {"path": f"={path}", "detail": f"={detail}"}
    return Refused(400, f"{path}: {detail}", "error-data", args)


async def _converse(
    socket: WebSocket[Any, Any, Any], house: House, id: str, watcher: Watcher
) -> None:
    """Talk and listen at once; when one ends, so does the other."""
    state: State = socket.app.state
    tasks = {
        asyncio.create_task(_tell(socket, house, id, watcher)),
        asyncio.create_task(_listen(socket, house, id, watcher)),
    }
    state.conversations |= tasks
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        state.conversations -= tasks
    if any(task.cancelled() for task in done):
        await socket.close(1001, "the server is going away")
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error


async def _tell(socket: WebSocket[Any, Any, Any], house: House, id: str, watcher: Watcher) -> None:
    async for update in house.watch(id, watcher):
        await socket.send_data(update, mode="text")


async def _listen(
    socket: WebSocket[Any, Any, Any], house: House, id: str, watcher: Watcher
) -> None:
    limits = _limits(socket.app.state)
    while True:
        said = await socket.receive_data("text")
        limits.check(limits.looks, address_of(socket.scope))
        try:
            look = msgspec.json.decode(said, type=wire.Look)
        except msgspec.MsgspecError as error:
            raise _bad_data("live", str(error)) from None
        async with house.at(id) as place:
            Reader.at(place.table, watcher.guest, look.seat)
        watcher.turn_to(look.seat, look.after)


HANDLERS: Final = [
    health,
    who_am_i,
    rename_me,
    list_games,
    game_box,
    lobby,
    bests,
    open_table,
    read_table,
    take_seat,
    leave_seat,
    start,
    move,
    undo,
    why,
    set_pace,
    say,
    ask_hint,
    text,
    rematch,
    replay,
    opinion,
    story,
    record,
    upload,
    live,
]


def router() -> Router:
    return Router(
        "/api",
        route_handlers=HANDLERS,
        dependencies=dict(DEPENDENCIES),
        exception_handlers={
            UnicodeDecodeError: problems.unreadable,
            RecursionError: problems.unreadable,
        },
    )
