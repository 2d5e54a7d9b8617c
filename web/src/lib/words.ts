/**
 * Messages and nouns in words, for one reader: the browser's `expedition.words.sentences`.
 *
 * A message is an id with arguments; what variables its sentence gets from them is told in
 * `src/expedition/words/__init__.py`, and a test compares both sides on the same messages.
 */
import type { Message, Problem } from "../types";
import { type Forms, type Texts, type Variables, loadTexts } from "./texts";

export type Arg = Message["args"][string];

export const LANGUAGES = ["en", "fr", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What is spoken when nothing else is known, and where a text is missing. */
export const FALLBACK: Language = "en";

/** The first of the languages asked for (`ru`, `fr-BE`) that is spoken here, or English. */
export function pickLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.split(/[-_]/)[0]?.toLowerCase());
  return codes.flatMap((code) => LANGUAGES.filter((each) => each === code))[0] ?? FALLBACK;
}

/** Points as an argument: 6.5 is `half:13`. */
export function half(points: number): string {
  return `half:${Math.round(points * 2)}`;
}

/**
 * The words of a language for one reader, who is addressed as "you" if `viewer` is their seat. A text
 * that is missing is said in English, and if need be by its id.
 */
export class Words {
  readonly #texts: Texts;
  readonly #fallback: Fallback;

  constructor(
    readonly language: string,
    readonly game: string | null,
    readonly names: readonly (string | null)[],
    readonly viewer: number | null,
    texts: Texts,
    fallback: Fallback,
  ) {
    this.#texts = texts;
    this.#fallback = fallback;
  }

  /** The same words for another reader, or with other players. */
  addressing(names: readonly (string | null)[], viewer: number | null): Words {
    return new Words(this.language, this.game, names, viewer, this.#texts, this.#fallback);
  }

  /** The same words, with long texts that are loaded only where they are read. */
  async including(apart: string): Promise<Words> {
    return load(this.language, this.game, this.names, this.viewer, apart);
  }

  // Speaking ----------------------------------------------------------------------------------

  /** A message as a sentence. */
  say(message: Message): string {
    return this.text(message.id, message.args);
  }

  /** The message with this id and these arguments as a sentence; the id where no text is. */
  text(id: string, args: Record<string, Arg> = {}): string {
    return this.#source(id)?.sentence(id, this.#variables(args)) ?? id;
  }

  has(id: string): boolean {
    return this.#texts.knows(id) || this.#fallback.knows(id);
  }

  /** What went wrong, for a person; in English if no text tells it otherwise. */
  error(problem: Problem): string {
    return this.has(problem.message.id) ? this.say(problem.message) : problem.error;
  }

  /** What an argument stands for: a player, points, itself, or a noun (one of its forms). */
  noun(value: string, attribute = ""): string {
    const special = this.#player(value) ?? points(value) ?? literal(value);
    if (special !== null) return special;
    const forms = this.#forms(value);
    return forms.get(attribute) ?? form(forms, "");
  }

  // Arguments ---------------------------------------------------------------------------------

  #variables(args: Record<string, Arg>): Variables {
    const found: Variables = {};
    for (const [name, value] of Object.entries(args)) {
      for (const [suffix, variable] of this.#variants(value)) {
        found[suffix ? `${name}_${suffix}` : name] = variable;
      }
    }
    return found;
  }

  /** All that a sentence may say of an argument, by the suffix of its variable. */
  *#variants(value: Arg): Iterable<readonly [string, string | number]> {
    if (typeof value === "number") {
      yield ["", value];
    } else if (typeof value !== "string") {
      yield* this.#listVariants(value);
    } else if (isNoun(value)) {
      yield* this.#forms(value);
    } else {
      yield ["", this.noun(value)];
      const halves = halvesOf(value);
      if (seatOf(value) !== null) yield ["is_you", yesNo(this.#isViewer(value))];
      if (halves !== null) yield ["number", halves / 2];
    }
  }

  *#listVariants(values: readonly string[]): Iterable<readonly [string, string | number]> {
    yield ["count", values.length];
    if (values.every(isNoun)) {
      yield* this.#nounListVariants(values);
      return;
    }
    yield ["", this.#join(values.map((value) => this.noun(value)))];
    if (values.every((value) => seatOf(value) !== null)) yield* this.#seatListVariants(values);
  }

  /** The reader among the players of a list: left out, or named first as "you". */
  *#seatListVariants(values: readonly string[]): Iterable<readonly [string, string]> {
    const others = values.filter((value) => !this.#isViewer(value)).map((value) => this.noun(value));
    const you = others.length === values.length ? [] : [this.#common("list-you")];
    yield ["is_you", yesNo(you.length > 0)];
    yield ["others", this.#join(others)];
    yield ["with_you", this.#join([...you, ...others])];
  }

  /** Equal nouns are counted, but in lists of other forms than the noun and its `acc`. */
  *#nounListVariants(values: readonly string[]): Iterable<readonly [string, string]> {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const counted = (name: string): string =>
      this.#join([...counts].map(([noun, count]) => this.#times(noun, count, name)));
    yield ["", counted("")];
    const forms = values.map((value) => this.#forms(value));
    for (const name of sharedNames(forms)) {
      const several = (): string => this.#join(forms.map((each) => form(each, name)));
      yield [name, name === "acc" ? counted("acc") : several()];
    }
  }

  /** So many of a noun: `2 nuns`, or `2 × nun` where the noun does not say. */
  #times(noun: string, count: number, name: string): string {
    const forms = this.#forms(noun, count);
    if (count === 1) return form(forms, name);
    const counted = (name === "acc" ? forms.get("times_acc") : undefined) ?? forms.get("times");
    return counted ?? this.#common("list-times", { count, noun: form(forms, "") });
  }

  /** A list as the language writes it. */
  #join(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    const [start, ...middle] = items.slice(0, -1);
    if (start === undefined) return last;
    const before = middle.reduce(
      (before, after) => this.#common("list-comma", { before, after }),
      start,
    );
    return this.#common("list-and", { before, after: last });
  }

  #common(id: string, variables: Variables = {}): string {
    return this.#source(id)?.sentence(id, variables) ?? id;
  }

  #forms(noun: string, count = 1): Forms {
    return this.#source(noun)?.noun(noun, count) ?? new Map([["", noun]]);
  }

  /** The texts that know this id: the reader's, or English, or none. */
  #source(id: string): Texts | null {
    return this.#texts.knows(id) ? this.#texts : this.#fallback.knowing(id);
  }

  // Players -----------------------------------------------------------------------------------

  #player(value: string): string | null {
    const seat = seatOf(value);
    return seat === null ? null : this.names[seat] || this.#common("player", { number: seat + 1 });
  }

  #isViewer(value: string): boolean {
    return seatOf(value) === this.viewer;
  }
}

/** English for what is missing. All languages are complete, so it is fetched only when it is needed. */
export class Fallback {
  #texts: Texts | null = null;
  #coming: Promise<void> | null = null;
  constructor(readonly load: () => Promise<Texts>) {}

  knows(id: string): boolean {
    return this.#texts?.knows(id) ?? false;
  }

  /** The texts, if they know it; the first to ask finds them on their way. */
  knowing(id: string): Texts | null {
    this.#coming ??= this.load().then(
      (texts) => void (this.#texts = texts),
      () => void (this.#coming = null),
    );
    return this.knows(id) ? this.#texts : null;
  }
}

/** The words of a language (English, if it is not spoken here), with those of a game. */
export function loadWords(
  language: string,
  game: string | null,
  names: readonly (string | null)[] = [],
  viewer: number | null = null,
): Promise<Words> {
  return load(pickLanguage([language]), game, names, viewer, null);
}

async function load(
  language: string,
  game: string | null,
  names: readonly (string | null)[],
  viewer: number | null,
  apart: string | null,
): Promise<Words> {
  const texts = await loadTexts(language, game, apart);
  const fallback = new Fallback(() => loadTexts(FALLBACK, game, apart));
  return new Words(language, game, names, viewer, texts, fallback);
}

// --- Kinds of arguments --------------------------------------------------------------------------

function seatOf(value: string): number | null {
  const number = /^seat:(\d+)$/.exec(value)?.[1];
  return number === undefined ? null : Number(number);
}

function halvesOf(value: string): number | null {
  const number = /^half:(-?\d+)$/.exec(value)?.[1];
  return number === undefined ? null : Number(number);
}

/** Half points as one writes them: `half:13` is 6½. */
function points(value: string): string | null {
  const halves = halvesOf(value);
  if (halves === null) return null;
  const whole = Math.floor(Math.abs(halves) / 2);
  const sign = halves < 0 ? "−" : "";
  return halves % 2 ? `${sign}${whole || ""}½` : `${sign}${whole}`;
}

function literal(value: string): string | null {
  return value.startsWith("=") ? value.slice(1) : null;
}

function isNoun(value: string): boolean {
  return seatOf(value) === null && halvesOf(value) === null && literal(value) === null;
}

/** The forms that all of these nouns have, but for the noun itself and its counted ones. */
function sharedNames(forms: readonly Forms[]): string[] {
  const own = ["", "times", "times_acc"];
  const names = [...(forms[0]?.keys() ?? [])].filter((name) => !own.includes(name));
  return names.filter((name) => forms.every((each) => each.has(name)));
}

function form(forms: Forms, name: string): string {
  return forms.get(name) ?? "";
}

function yesNo(truth: boolean): string {
  return truth ? "yes" : "no";
}
