"""Messages and nouns in words, for one reader."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from expedition.kit import Arg, ExpeditionError, Game, Message

from .languages import FALLBACK, pick_language
from .texts import Texts, Variable, load_texts


class MissingText(LookupError):
    """A text that is not there, or a gap in it that nothing fills; strict words raise it."""


class Words:
    """The words of a language for one reader.

    `names` are the players' by seat, `viewer` is the reader's own seat: texts address it as
    "you". A text that is missing is said in English, and if need be by its id, so that a game goes
    on; with `strict` it raises `MissingText` instead, for tests.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any, Any] | None = None,
        names: Sequence[str] = (),
        viewer: int | None = None,
        *,
        strict: bool = False,
    ) -> None:
        home = None if game is None else game.home
        self.language = language = pick_language(language)
        self.names = tuple(names)
        self.viewer = viewer
        self.strict = strict
        self._texts = load_texts(language, home)
        self._fallback = self._texts if strict else load_texts(FALLBACK, home)

    # Speaking --------------------------------------------------------------------------------

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        texts = self._source(message.id)
        if texts is None:
            return message.id
        sentence, errors = texts.sentence(message.id, self._variables(message.args))
        if errors and self.strict:
            raise MissingText(f"{self.language}, {message}: {errors[0]}")
        return sentence

    def text(self, id: str, /, **args: Arg) -> str:
        """The message with this id and these arguments as a sentence."""
        return self.say(Message(id, args))

    def error(self, error: ExpeditionError) -> str:
        """What went wrong, for a person; in English if no text tells it otherwise."""
        id, args = error.message
        if not self._texts.knows(id) and not self._fallback.knows(id):
            return str(error)
        cause = error.__cause__
        if "detail" in args and isinstance(cause, ExpeditionError):
            args = {**args, "detail": f"={self.error(cause).rstrip('.')}"}
        return self.say(Message(id, args))

    def noun(self, value: str, attribute: str | None = None) -> str:
        """What an argument stands for: a player, points, itself, or a noun (one of its forms)."""
        special = self._player(value) or _points(value) or _literal(value)
        if special is not None:
            return special
        forms = self._forms(value)
        if attribute is None:
            return forms[""]
        if attribute not in forms and self.strict:
            raise MissingText(f"{self.language}: {value} has no {attribute}")
        return forms.get(attribute, forms[""])

    # Arguments -------------------------------------------------------------------------------

    def _variables(self, args: Mapping[str, Arg]) -> dict[str, Variable]:
        found: dict[str, Variable] = {}
        for name, value in args.items():
            for suffix, variable in self._variants(value):
                found[f"{name}_{suffix}" if suffix else name] = variable
        return found

    def _variants(self, value: Arg) -> Iterator[tuple[str, Variable]]:
        """All that a sentence may say of an argument, by the suffix of its variable."""
        if isinstance(value, int):
            yield "", value
        elif isinstance(value, tuple):
            yield from self._list_variants(value)
        elif _seat(value) is not None:
            yield "", self.noun(value)
            yield "is_you", "yes" if _seat(value) == self.viewer else "no"
        elif _points(value) is not None:
            halves = _halves(value) or 0
            yield "", self.noun(value)
            yield "number", halves / 2 if halves % 2 else halves // 2
        elif _literal(value) is not None:
            yield "", self.noun(value)
        else:
            yield from self._forms(value).items()

    def _list_variants(self, values: tuple[str, ...]) -> Iterator[tuple[str, Variable]]:
        yield "count", len(values)
        if all(_is_noun(value) for value in values):
            yield from self._noun_list_variants(values)
            return
        yield "", self._join([self.noun(value) for value in values])
        if all(_seat(value) is not None for value in values):
            yield from self._seat_list_variants(values)

    def _seat_list_variants(self, values: tuple[str, ...]) -> Iterator[tuple[str, Variable]]:
        """The reader among the players of a list: left out, or named first as "you"."""
        others = [self.noun(value) for value in values if _seat(value) != self.viewer]
        you = [] if len(others) == len(values) else [self._common("list-you")]
        yield "is_you", "yes" if you else "no"
        yield "others", self._join(others)
        yield "with_you", self._join(you + others)

    def _noun_list_variants(self, values: tuple[str, ...]) -> Iterator[tuple[str, Variable]]:
        """Equal nouns are counted, but in lists of other forms than the noun and its `acc`."""
        counted = list(Counter(values).items())
        yield "", self._join([self._times(noun, count, "") for noun, count in counted])
        forms = [self._forms(value) for value in values]
        shared = set(forms[0]).intersection(*forms) if forms else set()
        for form in shared - {"", "times", "times_acc"}:
            if form == "acc":
                several = [self._times(noun, count, "acc") for noun, count in counted]
            else:
                several = [each[form] for each in forms]
            yield form, self._join(several)

    def _times(self, noun: str, count: int, form: str) -> str:
        """So many of a noun: `2 nuns`, or `2 × nun` where the noun does not say."""
        forms = self._forms(noun, count)
        if count == 1:
            return forms[form]
        for name in ("times_acc", "times") if form == "acc" else ("times",):
            if name in forms:
                return forms[name]
        return self._common("list-times", count=count, noun=forms[""])

    def _join(self, items: Sequence[str]) -> str:
        """A list as the language writes it."""
        if len(items) < 2:
            return "".join(items)
        start, *middle, last = items
        for item in middle:
            start = self._common("list-comma", before=start, after=item)
        return self._common("list-and", before=start, after=last)

    def _common(self, id: str, **variables: Variable) -> str:
        return self._texts.sentence(id, variables)[0]

    def _forms(self, noun: str, count: int = 1) -> dict[str, str]:
        texts = self._source(noun)
        return {"": noun} if texts is None else texts.noun(noun, count)

    def _source(self, id: str) -> Texts | None:
        """The texts that know this id: the reader's, or English, or none."""
        for texts in (self._texts, self._fallback):
            if texts.knows(id):
                return texts
        if self.strict:
            raise MissingText(f"{self.language}: {id}")
        return None

    # Players ---------------------------------------------------------------------------------

    def _player(self, value: str) -> str | None:
        seat = _seat(value)
        if seat is None:
            return None
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._common("player", number=seat + 1)


def _seat(value: str) -> int | None:
    kind, _, number = value.partition(":")
    return int(number) if kind == "seat" and number.isdecimal() else None


def _halves(value: str) -> int | None:
    kind, _, number = value.partition(":")
    return int(number) if kind == "half" and number.removeprefix("-").isdecimal() else None


def _points(value: str) -> str | None:
    """Half points as one writes them: `half:13` is 6½."""
    halves = _halves(value)
    if halves is None:
        return None
    whole, odd = divmod(abs(halves), 2)
    sign = "−" if halves < 0 else ""
    return f"{sign}{whole or ''}½" if odd else f"{sign}{whole}"


def _literal(value: str) -> str | None:
    return value[1:] if value.startswith("=") else None


def _is_noun(value: str) -> bool:
    return _seat(value) is None and _halves(value) is None and _literal(value) is None
