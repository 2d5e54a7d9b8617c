/**
 * Legal moves as things one can point at. Which moves there are comes from the server; here they are
 * only sorted: into modes (what one is about to do), each with the things it takes, in their order.
 */
import type { Choice } from "../../types";

/** What one points at to make a move of a mode. */
export type Kind = "spaces" | "tokens" | "swap" | "crew" | "laid" | "slots" | "cards" | "seats" | "kill" | "plain";

/** By the first words of a move's text; what is not named here is a plain button. */
const KINDS: Readonly<Record<string, Kind>> = {
  explore: "spaces",
  clear: "spaces",
  "use goggles": "spaces",
  "use spyglass": "spaces",
  "use clark": "spaces",
  gain: "tokens",
  pay: "tokens",
  "use kettle": "tokens",
  swap: "swap",
  "use sacagawea": "swap",
  target: "crew",
  turn: "crew",
  look: "laid",
  lay: "slots",
  discard: "slots",
  keep: "slots",
  take: "cards",
  exhaust: "cards",
  ready: "cards",
  accuse: "seats",
  kill: "kill",
};

export interface Option {
  /** The things the move takes, in the order of its text. */
  items: readonly string[];
  choice: Choice;
}

export interface Mode {
  /** `explore`, `use spyglass`, or the whole text of a plain move. */
  key: string;
  kind: Kind;
  options: readonly Option[];
}

export function modesOf(moves: readonly Choice[]): Mode[] {
  const modes = new Map<string, { key: string; kind: Kind; options: Option[] }>();
  for (const choice of moves) {
    const { key, kind, items } = read(choice.text);
    const mode = modes.get(key) ?? { key, kind, options: [] };
    mode.options.push({ items, choice });
    modes.set(key, mode);
  }
  return [...modes.values()];
}

function read(text: string): { key: string; kind: Kind; items: string[] } {
  const words = text.split(" ");
  const key = words[0] === "use" ? words.slice(0, 2).join(" ") : (words[0] ?? "");
  const items = words.slice(key.split(" ").length);
  const kind = KINDS[key];
  return kind && items.length > 0 ? { key, kind, items } : { key: text, kind: "plain", items: [] };
}

/** What is done if nobody says otherwise: the first mode that is no tool and no kill, else a plain one. */
export function mainMode(modes: readonly Mode[]): Mode | null {
  const picked = modes.filter((mode) => mode.kind !== "plain" && mode.kind !== "kill" && !mode.key.startsWith("use "));
  return picked[0] ?? null;
}

/** The things that may come next after those picked, each once. */
export function nextItems(mode: Mode | null, picked: readonly string[]): string[] {
  if (!mode) return [];
  const found = mode.options.filter(({ items }) => items.length > picked.length && picked.every((item, at) => items[at] === item));
  return [...new Set(found.map(({ items }) => items[picked.length] ?? ""))];
}

/** The moves that begin with the things picked; the one that takes just these comes first. */
export function matching(mode: Mode | null, picked: readonly string[]): Choice[] {
  const found = (mode?.options ?? []).filter(({ items }) => picked.every((item, at) => items[at] === item));
  return [...found].sort((one, other) => one.items.length - other.items.length).map(({ choice }) => choice);
}
