/**
 * Legal moves as things one can pick or press. Which moves there are comes from the server; here they
 * are only sorted: by the card, tile, stop or player one points at, or as plain buttons.
 */
import type { Choice, Message } from "../../types";

/** What one points at to make a choice, by the first word of a move's text. */
const PICKED: Readonly<Record<string, Kind>> = {
  bid: "characters",
  discard: "characters",
  play: "specials",
  add: "auxiliaries",
  hippos: "hippos",
  look: "stops",
};

export type Kind = "characters" | "auxiliaries" | "specials" | "hippos" | "stops";

export interface Choices {
  /** The kind of thing that can be picked now, if any, and whether several at once. */
  kind: Kind | null;
  several: boolean;
  /** Moves made by picking, with the things each needs. */
  picks: readonly Pick[];
  /** All others: a button each. */
  buttons: readonly Choice[];
}

export interface Pick {
  items: readonly string[];
  choice: Choice;
}

export function sortChoices(moves: readonly Choice[]): Choices {
  const picks: Pick[] = [];
  const buttons: Choice[] = [];
  let kind: Kind | null = null;
  for (const choice of moves) {
    const [verb = "", ...items] = choice.text.split(" ");
    const picked = PICKED[verb] ?? null;
    if (picked && items.length > 0 && (kind === null || kind === picked)) {
      kind = picked;
      picks.push({ items, choice });
    } else {
      buttons.push(choice);
    }
  }
  return { kind, several: kind === "auxiliaries" || kind === "hippos", picks, buttons };
}

/** The move that takes exactly these things. */
export function match({ picks }: Choices, items: readonly string[]): Choice | null {
  const wanted = sorted(items);
  return picks.find((pick) => sorted(pick.items) === wanted)?.choice ?? null;
}

function sorted(items: readonly string[]): string {
  return [...items].sort().join(" ");
}

/** Whether one more of a thing could be picked beside those that are. */
export function mayAdd(choices: Choices, items: readonly string[], item: string): boolean {
  if (!choices.several) return choices.picks.some((pick) => pick.items[0] === item);
  const wanted = counted([...items, item]);
  return choices.picks.some((pick) => {
    const held = counted(pick.items);
    return [...wanted].every(([each, count]) => (held.get(each) ?? 0) >= count);
  });
}

export function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

// --- Words on buttons --------------------------------------------------------------------------------

/** The two lines of a button: what it does, and what that brings. */
export interface Label {
  title: Message;
  note: Message | null;
}

const say = (id: string, args: Message["args"] = {}): Message => ({ id, args });

/** How a button names a move; a move unknown here is named by its own words. */
export function label(choice: Choice, extra: Message["args"]): Label {
  const [verb = "", what = ""] = choice.text.split(" ");
  const { id } = choice.words;
  const args = { ...choice.words.args, ...extra };
  switch (verb) {
    case "bid":
    case "discard":
    case "add":
    case "hippos":
    case "look":
    case "attack":
    case "fight":
    case "flee":
    case "swap":
    case "keep":
    case "hold":
    case "decline":
      return { title: say(`act-${verb}`, args), note: say(`act-${verb}-note`, args) };
    case "play":
      return { title: say("act-play", args), note: say(`effect-${what}`, args) };
    case "pass":
      return { title: say("act-pass"), note: say(id === "move-pass-out" ? "act-pass-out" : "act-pass-wait", args) };
    case "draw":
      return { title: say(`act-draw-${what}`), note: say(`act-draw-${what}-note`) };
    case "overboard": {
      const act = what === "nobody" ? "act-overboard-nobody" : "act-overboard";
      return { title: say(act, args), note: say(`${act}-note`, args) };
    }
    default:
      return { title: choice.words, note: null };
  }
}

/** Points in an argument of a move's words: `half:13` is 6.5. */
export function pointsIn(choice: Choice | null, name: string): number | null {
  const arg = choice?.words.args[name];
  return typeof arg === "string" && arg.startsWith("half:") ? Number(arg.slice(5)) / 2 : null;
}
