"""A game's pure data as the wire writes it, quickly.

msgspec encodes dataclasses by itself, but a message of the kit is a tuple to it and bytes are a
text; so whatever holds one of these is unfolded first. What that takes is worked out once for
each type.
"""

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from expedition.kit import Message as Said

from .wire import Message

#: What makes of a value one that msgspec writes as it should; none: it does already.
Unfold = Callable[[Any], Any] | None

_encode = msgspec.json.Encoder().encode

#: Answers that tell a seat's secrets are as long as a whole number of these bytes, whoever reads
#: them: nearly all of one length.
_STEP: Final = 16 * 1024


def levelled(body: bytes) -> bytes:
    """The same JSON, with blanks after it: its length tells whoever counts bytes on the way nothing
    of what a role, a hand or a list of moves is made of."""
    return body.ljust(-(-len(body) // _STEP) * _STEP)


def to_json(value: Any) -> bytes:
    """A view, an advice or a box as JSON."""
    kind: Any = type(value)
    unfold = _unfold(kind)
    return _encode(value if unfold is None else unfold(value))


def plain(value: Any) -> Any:
    """Any pure data as JSON knows it, with messages as the wire writes them."""
    if isinstance(value, Said):
        return Message.of(value)
    if isinstance(value, tuple | list | bytes):
        return [plain(each) for each in value]
    if dataclasses.is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(name): plain(each) for name, each in value.items()}
    return value


@cache
def _unfold(kind: Any) -> Unfold:
    if kind in (str, int, float, bool, NoneType):
        return None
    if kind is Said:
        return Message.of
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _unfold_union(parts)
    if origin in (list, tuple) and (origin is list or parts[1:] == (Ellipsis,)):
        return _unfold_list(_unfold(parts[0]))
    if dataclasses.is_dataclass(kind):
        return _unfold_dataclass(kind)
    return plain


def _unfold_union(kinds: tuple[Any, ...]) -> Unfold:
    unfolds = {_unfold(kind) for kind in kinds if kind is not NoneType}
    if unfolds == {None}:
        return None
    if len(unfolds) > 1:
        return plain
    (unfold,) = unfolds
    assert unfold is not None
    return lambda value: None if value is None else unfold(value)


def _unfold_list(unfold: Unfold) -> Unfold:
    return None if unfold is None else lambda values: [unfold(value) for value in values]


def _unfold_dataclass(kind: Any) -> Unfold:
    hints = get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind)]
    unfolds = [(name, _unfold(hints[name])) for name in names]
    if all(unfold is None for _, unfold in unfolds):
        return None

    def unfold_fields(value: Any) -> dict[str, Any]:
        return {
            name: getattr(value, name) if unfold is None else unfold(getattr(value, name))
            for name, unfold in unfolds
        }

    return unfold_fields
