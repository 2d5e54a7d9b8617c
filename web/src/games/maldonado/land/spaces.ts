/** The land as it is drawn: 49 spaces in seven rows, each with all that can be seen of it. */

export const SIZE = 7;
export const ROWS = "ABCDEFG";

/** A beast on its bones. */
export interface Beast {
  key: string;
  slain: boolean;
}

/** What somebody wrote on a space for themselves: terrains it may be, and how sure they are. */
export interface Mark {
  terrains: readonly string[];
  sign: "" | "?" | "!";
}

/** What the reasoner says of a space, in a hint. */
export interface Guess {
  /** The likeliest terrains with their shares (0…1), likeliest first. */
  shares: readonly { terrain: string; share: number }[];
  safe: boolean;
}

export interface Space {
  /** Its name, A1 to G7. */
  name: string;
  /** What lies there, if the viewer knows it, with the number of a hill. */
  terrain: string | null;
  number: number | null;
  /** Whether its path token is gone, or the terrain was only looked at: by all, or by the viewer. */
  explored: boolean;
  /** No way on from here. */
  red: boolean;
  beast: Beast | null;
  /** Water that goggles laid here. */
  water: number;
}

/** The rules of the land that speak of a terrain, the one that says most first. */
export const RULES_OF: Readonly<Record<string, readonly number[]>> = {
  wood: [1, 5],
  water: [2, 5],
  peak: [3],
  mountain: [3, 13],
  food: [6, 4, 5],
  flint: [7, 4, 5],
  berries: [8, 4, 5],
  mushrooms: [9, 4, 5],
  teepee: [10, 4, 5],
  land: [11, 12, 5],
  bones: [11, 10, 13, 4, 5],
  hill: [12, 4, 5],
};

export const NO_MARK: Mark = { terrains: [], sign: "" };

export function spaceName(row: number, column: number): string {
  return `${ROWS[row] ?? "?"}${column + 1}`;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The space that an arrow key leads to; the edge of the land holds. */
export function step(from: string, key: string): string {
  const [row, column] = [ROWS.indexOf(from[0] ?? "A"), Number(from.slice(1)) - 1];
  const [down, right] = ARROWS[key] ?? [0, 0];
  const within = (value: number): number => Math.min(SIZE - 1, Math.max(0, value));
  return spaceName(within(row + down), within(column + right));
}

/** How many path tokens lie in each row. */
export function tokensLeft(spaces: readonly Space[]): number[] {
  return Array.from({ length: SIZE }, (_, row) =>
    spaces.slice(row * SIZE, (row + 1) * SIZE).filter((space) => !space.explored).length,
  );
}

/** Margins and measures of the drawing, for a desk and for a phone. Units are those of the cells. */
export interface Frame {
  cell: number;
  left: number;
  top: number;
  width: number;
  height: number;
  phone: boolean;
}

export const CELL = 88;

export function frame(phone: boolean): Frame {
  const [left, top, right, bottom] = phone ? [25, 25, 7, 5] : [28, 25, 34, 11];
  return { cell: CELL, left, top, width: left + SIZE * CELL + right, height: top + SIZE * CELL + bottom, phone };
}
