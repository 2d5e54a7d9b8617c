/** Where a piece stands on its tile, so that it hides neither tokens nor other pieces. */

export type Anchor = [x: number, y: number];

const EDGE = 0.38;
const STEP = 0.12;
/** Nearer than this two things overlap. */
const APART = 0.66;

/** The best point of a tile by what suits the piece, away from what is there already. */
export function anchored(
  tile: { x: number; y: number; w: number; h: number },
  taken: readonly Anchor[],
  suits: (x: number, y: number) => number,
): Anchor {
  let best: Anchor = [tile.x + tile.w / 2, tile.y + tile.h / 2];
  let most = -Infinity;
  for (let y = tile.y + EDGE; y <= tile.y + tile.h - EDGE + 0.001; y += STEP) {
    for (let x = tile.x + EDGE; x <= tile.x + tile.w - EDGE + 0.001; x += STEP) {
      const score = suits(x, y) - crowded(x, y, taken) - 0.12 * Math.hypot(x - tile.x - tile.w / 2, y - tile.y - tile.h / 2);
      if (score > most) [best, most] = [[x, y], score];
    }
  }
  return best;
}

function crowded(x: number, y: number, taken: readonly Anchor[]): number {
  return taken.reduce((sum, [a, b]) => sum + 5 * Math.max(0, APART - Math.hypot(a - x, b - y)), 0);
}
