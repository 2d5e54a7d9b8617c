/**
 * Legal moves as things one can point at. Which moves there are comes from the server; here their
 * texts are only read and sorted.
 */
import type { Choice } from "../../types";
import type { Craft } from "./scene";

export type ActionName = "take" | "refresh" | "place" | "move" | "redistribute" | "explore" | "find";
export const ACTIONS: readonly ActionName[] = ["take", "refresh", "place", "move", "redistribute", "explore", "find"];

export interface Move {
  text: string;
  verb: string;
  /** Whose crew pays; none for what is free. */
  craft: Craft | null;
  /** The kind of tile, as in `L13`. */
  kind: string | null;
  /** The first square of a tile, or an arrow. */
  at: string | null;
  /** How a tile is turned. */
  turn: string | null;
  /** The piece of ground, by its first corner. */
  ground: string | null;
  /** Crew that goes from ship to sled. */
  ready: number;
  resting: number;
  choice: Choice;
}

export function read(choice: Choice): Move {
  const [verb = "", ...rest] = choice.text.split(" ");
  const nothing = { text: choice.text, verb, craft: null, kind: null, at: null, turn: null, ground: null, ready: 0, resting: 0, choice };
  if (verb === "pick") return { ...nothing, kind: rest[0] ?? null };
  if (verb === "stand") return { ...nothing, ground: rest[0] ?? null };
  if (verb === "fill") return { ...nothing, kind: rest[0] ?? null };
  const craft = rest[0] === "ship" || rest[0] === "sled" ? rest[0] : null;
  if (verb === "take") return { ...nothing, craft, kind: rest[1] ?? null };
  if (verb === "place") return { ...nothing, craft, kind: rest[1] ?? null, at: rest[2] ?? null, turn: rest[3] ?? null };
  if (verb === "move") return { ...nothing, craft, at: rest[1] ?? null, ground: rest[2] ?? null };
  if (verb === "redistribute") return { ...nothing, craft, ready: Number(rest[2]), resting: Number(rest[4]), ground: rest[6] ?? null };
  return { ...nothing, craft };
}

/** The moves of an action for which this vehicle pays. */
export function movesOf(moves: readonly Move[], action: string, craft: Craft | null): Move[] {
  return moves.filter((move) => move.verb === action && move.craft === craft);
}
