/** Where pieces stand on their tile, so that they hide neither tokens nor each other. */

export type Anchor = readonly [x: number, y: number];

/** Something that takes room: its middle and how far it reaches, in squares. */
export interface Thing {
  at: Anchor;
  reach: number;
}

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const STEP = 0.1;
/** Times that everybody looks for a better place. */
const ROUNDS = 6;

/** Places for pieces that would rather be where `at` says: as near to it as the others let them. */
export function arranged(tile: Rect, pieces: readonly Thing[], fixed: readonly Thing[]): Anchor[] {
  const now = pieces.map(({ at }) => at);
  for (let round = 0; round < ROUNDS; round++) {
    pieces.forEach((piece, own) => {
      const others = pieces.flatMap(({ reach }, at) => (at === own || (round === 0 && at > own) ? [] : [{ at: now[at]!, reach }]));
      now[own] = best(tile, piece, [...fixed, ...others]);
    });
  }
  return now;
}

function best(tile: Rect, piece: Thing, others: readonly Thing[]): Anchor {
  const centre: Anchor = [tile.x + tile.w / 2, tile.y + tile.h / 2];
  let found: Anchor = centre;
  let least = Infinity;
  for (const x of steps(tile.x, tile.w, piece.reach)) {
    for (const y of steps(tile.y, tile.h, piece.reach)) {
      const at: Anchor = [x, y];
      const pain = 1.2 * apart(at, piece.at) + 0.12 * apart(at, centre) + crowd(at, piece.reach, others);
      if (pain < least) [found, least] = [at, pain];
    }
  }
  return found;
}

function steps(from: number, size: number, reach: number): number[] {
  const room = Math.max(0, size - 2 * reach);
  const count = Math.round(room / STEP);
  return Array.from({ length: count + 1 }, (_, at) => from + (size - room) / 2 + (count ? (room * at) / count : 0));
}

function crowd(at: Anchor, reach: number, others: readonly Thing[]): number {
  return others.reduce((sum, other) => sum + 60 * Math.max(0, reach + other.reach - apart(at, other.at)) ** 2, 0);
}

function apart([a, b]: Anchor, [x, y]: Anchor): number {
  return Math.hypot(a - x, b - y);
}
