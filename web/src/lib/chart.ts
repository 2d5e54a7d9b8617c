/** The geometry of the chart of points: pure numbers, drawn by `PointsChart`. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where each of so many moments stands, from the left edge to the right. */
export function columns(count: number, frame: Frame): number[] {
  const step = (frame.right - frame.left) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => frame.left + step * index);
}

/** A round step between lines that gives at most eight or nine of them. */
export function tickStep(highest: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => highest / step <= 8) ?? highest / 5;
}

/** The lines of the grid, from the lowest score (0, or what was lost) up to the highest. */
export function ticks(highest: number, lowest = 0): number[] {
  const step = tickStep(highest - lowest);
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Push labels apart that would stand on each other; each keeps its place in the order. */
export function apart(wanted: readonly number[], distance: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  let last = -Infinity;
  const placed = [...wanted];
  for (const { y, index } of order) {
    last = Math.max(y, last + distance);
    placed[index] = last;
  }
  return placed;
}
