/** An answer of the reasoner as the board draws it: shares and ticks on spaces, a chain of reasons. */
import type { Hint, HintLine, Message } from "../../../types";
import type { Guess } from "../land/spaces";

export interface Reason {
  /** Its number in the chain, from 1; none for what follows from all of them. */
  number: number | null;
  message: Message;
  /** The rule of the land it applies; 0 is counting. */
  rule: number;
  places: readonly string[];
  out: readonly string[];
  settled: readonly string[];
}

export interface Answer {
  guesses: ReadonlyMap<string, Guess>;
  reasons: readonly Reason[];
  /** For each space the reasons that are about it. */
  numbers: ReadonlyMap<string, number[]>;
  rules: readonly number[];
  /** What was said of one's own marks. */
  verdicts: ReadonlyMap<string, Verdict>;
}

export type Verdict = "right" | "wrong";

/** Messages that say a space is safe, and that end a chain. */
const SAFE: readonly string[] = ["hint-safe-where", "hint-so-safe"];
const ENDS: readonly string[] = ["hint-so-safe", "hint-so-not"];

export function readAnswer(hint: Hint | null): Answer | null {
  if (!hint) return null;
  const reasons = chainIn(hint.lines);
  const numbers = new Map<string, number[]>();
  for (const { number, places } of reasons) {
    if (number !== null) for (const place of places) numbers.set(place, [...(numbers.get(place) ?? []), number]);
  }
  return { verdicts: new Map(hint.lines.flatMap(verdictsIn)), guesses: new Map(hint.lines.flatMap(guessesIn)), reasons, numbers, rules: reasons.map(({ rule }) => rule).filter((rule) => rule > 0) };
}

const VERDICTS: Readonly<Record<string, Verdict>> = { "mark-proved": "right", "mark-contradicts": "wrong", "mark-together": "wrong" };

function verdictsIn({ message, places }: HintLine): [string, Verdict][] {
  const verdict = VERDICTS[message.id];
  return verdict ? places.map((place) => [place, verdict]) : [];
}

function guessesIn({ message, places }: HintLine): [string, Guess][] {
  if (SAFE.includes(message.id)) return places.map((place) => [place, { shares: [], safe: true }]);
  const [terrains, percents] = [message.args.terrains, message.args.percents];
  if (message.id !== "hint-share" || !Array.isArray(terrains) || !Array.isArray(percents)) return [];
  const shares = terrains.map((terrain, at) => ({ terrain: terrain.replace("terrain-", ""), share: Number(percents[at]?.slice(1)) / 100 }));
  return places.map((place) => [place, { shares, safe: message.args.safe === "=yes" }]);
}

/** Lines with a rule are reasons; the one that ends a chain follows from them. */
function chainIn(lines: readonly HintLine[]): Reason[] {
  if (!lines.some(({ message }) => ENDS.includes(message.id))) return [];
  return lines.map(({ message, places }, at) => ({
    number: ENDS.includes(message.id) ? null : at + 1,
    message,
    rule: Number(message.args.rule ?? 0),
    places,
    out: placesIn(message.args.out),
    settled: placesIn(message.args.settled),
  }));
}

/** `=A1 bones` is A1. */
function placesIn(found: unknown): string[] {
  return Array.isArray(found) ? found.map((each) => String(each).slice(1, 3)) : [];
}
