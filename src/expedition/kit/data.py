"""Pure data: dataclasses to JSON values and back, with an error that names the place.

Views and states are made of numbers, texts, bytes, tuples and such classes, so this is all that
is needed to store them, send them and read them again.
"""

import json
from dataclasses import fields, is_dataclass
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import BadData

T = TypeVar("T")

#: What JSON gives as it is.
_PLAIN = (str, int, bool, float, NoneType)


def to_data(value: object) -> Any:
    """The value as JSON knows it: bytes and tuples become lists, dataclasses objects."""
    if isinstance(value, tuple | list | bytes):
        return [to_data(each) for each in value]
    if is_dataclass(value):
        return {field.name: to_data(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): to_data(each) for key, each in value.items()}
    return value


def to_json(value: object) -> str:
    """The value as JSON, the same as that of its `to_data`."""
    return _ENCODER.encode(value)


def _unfold(value: object) -> object:
    """One layer of what JSON does not know by itself; the encoder asks again for the rest."""
    if isinstance(value, bytes):
        return list(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _names(type(value))}
    raise TypeError(f"{type(value).__name__} is no pure data")


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_unfold)


def from_json(kind: type[T], text: str) -> T:
    """Read JSON as a value of this type; whatever does not fit is refused by its path."""
    if not isinstance(text, str):
        raise BadData("JSON", f"expected text, got {type(text).__name__}")
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except ValueError as error:
        raise BadData("JSON", str(error)) from None
    except RecursionError:
        raise BadData("JSON", "nested too deep") from None
    if "\\u" in text:
        _check_characters(data)
    return from_data(kind, data)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose names stand once each."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice in an object")
    return found


def _check_characters(data: object) -> None:
    """An escape may spell half a character, which could never be written out again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadData("JSON", "half a character") from None


def from_data(kind: type[T], data: object, path: str = "value") -> T:
    """Read a value of this type; whatever does not fit is refused by its path."""
    result: T = _read(kind, data, path)
    return result


def _read(kind: Any, data: object, path: str) -> Any:
    exact = _exact(kind)
    if exact is not None and type(data) in exact:
        return _finite(data, path) if type(data) is float else data
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _read_union(get_args(kind), data, path)
    if origin is tuple:
        return _read_tuple(get_args(kind), data, path)
    if origin is dict:
        return _read_dict(get_args(kind)[1], data, path)
    if kind is bytes:
        return _read_bytes(data, path)
    if is_dataclass(kind):
        return _read_dataclass(kind, data, path)
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        return _read_float(data, path)
    if not isinstance(data, kind) or (isinstance(data, bool) and kind is not bool):
        raise BadData(path, f"expected {kind.__name__}, got {type(data).__name__}")
    return data


@cache
def _exact(kind: Any) -> frozenset[Any] | None:
    """The classes whose values are of this type as they stand, if JSON knows them all.

    A float may come as an int and is then made a float, so int is not among them.
    """
    union = get_origin(kind) in (Union, UnionType)
    kinds = frozenset(get_args(kind) if union else [kind])
    if not kinds.issubset(_PLAIN):
        return None
    return kinds - {int} if float in kinds else kinds


def _read_float(data: int, path: str) -> float:
    try:
        return float(data)
    except OverflowError:
        raise BadData(path, "expected a number of usual size") from None


def _finite(number: Any, path: str) -> Any:
    """JSON of Python's knows NaN and infinities; a view does not."""
    if not isfinite(number):
        raise BadData(path, f"expected a number, got {number}")
    return number


def _read_union(kinds: tuple[Any, ...], data: object, path: str) -> Any:
    if data is None and NoneType in kinds:
        return None
    problems: list[BadData] = []
    for kind in kinds:
        if kind is not NoneType:
            try:
                return _read(kind, data, path)
            except BadData as error:
                problems.append(error)
    raise problems[-1]


def _read_tuple(kinds: tuple[Any, ...], data: object, path: str) -> tuple[Any, ...]:
    if not isinstance(data, list | tuple):
        raise BadData(path, f"expected a list, got {type(data).__name__}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        exact = _exact(kinds[0])
        # The common case: nothing to convert, so no path is needed for any entry.
        if exact is not None and float not in exact and exact.issuperset(map(type, data)):
            return tuple(data)
        kinds = (kinds[0],) * len(data)
    if len(kinds) != len(data):
        raise BadData(path, f"expected {len(kinds)} entries, got {len(data)}")
    return tuple(
        _read(kind, each, f"{path}[{at}]")
        for at, (kind, each) in enumerate(zip(kinds, data, strict=True))
    )


def _read_dict(kind: Any, data: object, path: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadData(path, f"expected an object, got {type(data).__name__}")
    return {str(key): _read(kind, each, f"{path}.{key}") for key, each in data.items()}


def _read_bytes(data: object, path: str) -> bytes:
    if isinstance(data, list | tuple) and all(
        type(each) is int and 0 <= each < 256 for each in data
    ):
        return bytes(data)
    raise BadData(path, "expected a list of small numbers")


def _read_dataclass(kind: Any, data: object, path: str) -> Any:
    if not isinstance(data, dict):
        raise BadData(path, f"expected an object, got {type(data).__name__}")
    names = _names(kind)
    for name in data:
        if name not in names:
            raise BadData(f"{path}.{str(name)[:40]}", "unknown")
    missing = [name for name in names if name not in data]
    if missing:
        raise BadData(f"{path}.{missing[0]}", "missing")
    hints = _hints(kind)
    return kind(**{name: _read(hints[name], data[name], f"{path}.{name}") for name in names})


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(field.name for field in fields(kind))


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The types of its fields."""
    return get_type_hints(kind)
