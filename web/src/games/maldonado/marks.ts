/**
 * A player's own marks on the land, as the page keeps them for each table and seat: for a space the
 * terrains it may be and how sure one is, `wood food ?`.
 */
import { type Mark, NO_MARK } from "./land/spaces";

export type Notes = Readonly<Record<string, string>>;

const SIGNS: readonly string[] = ["?", "!"];

export function readMark(text: string | undefined): Mark {
  const words = (text ?? "").split(" ").filter(Boolean);
  const sign = words.find((word) => SIGNS.includes(word)) ?? "";
  return { terrains: words.filter((word) => !SIGNS.includes(word)), sign: sign as Mark["sign"] };
}

/** A mark as it is kept; null for an empty one. */
export function writeMark({ terrains, sign }: Mark): string | null {
  return [...terrains, sign].filter(Boolean).join(" ") || null;
}

export function readMarks(notes: Notes): Map<string, Mark> {
  return new Map(Object.entries(notes).map(([space, text]) => [space, readMark(text)]));
}

/** Write a terrain, or rub it out. */
export function withTerrain(mark: Mark, terrain: string): Mark {
  const has = mark.terrains.includes(terrain);
  return { ...mark, terrains: has ? mark.terrains.filter((each) => each !== terrain) : [...mark.terrains, terrain] };
}

/** How sure one is; the same sign again takes it away. */
export function withSign(mark: Mark, sign: Mark["sign"]): Mark {
  return { ...mark, sign: mark.sign === sign ? "" : sign };
}

export { NO_MARK };
