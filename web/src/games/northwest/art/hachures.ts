/** Hills as engravers drew them: short strokes that run downhill from lines of equal height. */
import { type Point, type Square, landAt } from "./coast";
import { hash, noise, tidy } from "./noise";

/** How finely heights are measured, by square. */
const FINE = 10;
const HIGHEST = 0.62;
/** The heights with strokes, and how long these are. */
const LEVELS: readonly (readonly [height: number, length: number])[] = [
  [0.22, 0.08],
  [0.35, 0.1],
  [0.49, 0.11],
  [0.64, 0.11],
];
const SPACING = 0.062;
const HALF_WIDTH = 0.0085;

/** The strokes of a square; `coast` are the points of all coasts near it. */
export function hachures(square: Square, coast: readonly Point[], unit: number, seed: number, density = 1): string {
  if (!square.land.some(Boolean)) return "";
  const heights = measured(square, coast, seed);
  return LEVELS.map(([height, length]) =>
    segments(heights, height)
      .map((line) => strokes(square, heights, line, { length: length / density ** 0.5, spacing: SPACING / density }, unit, seed))
      .join(""),
  ).join("");
}

type Heights = Float64Array;
const ROW = FINE + 1;

/** The distance to the coast, with hills; below the sea it is negative. */
function measured(square: Square, coast: readonly Point[], seed: number): Heights {
  const heights = new Float64Array(ROW * ROW);
  for (let j = 0; j < ROW; j++) {
    for (let i = 0; i < ROW; i++) {
      const [x, y] = [square.x + i / FINE, square.y + j / FINE];
      const distance = nearest(coast, x, y, 0.8);
      const hill = 0.2 * noise(x * 1.55, y * 1.55, seed + 40) + 0.07 * noise(x * 4, y * 4, seed + 41);
      heights[j * ROW + i] = landAt(square, i / FINE, j / FINE) > 0.5 ? Math.min(distance, HIGHEST) + hill : -distance;
    }
  }
  return heights;
}

export function nearest(points: readonly Point[], x: number, y: number, most: number): number {
  let least = most * most;
  for (const [px, py] of points) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
  return Math.sqrt(least);
}

/** The lines of a height, as the short pieces that cross each small cell. */
function segments(heights: Heights, height: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let j = 0; j < FINE; j++) {
    for (let i = 0; i < FINE; i++) {
      const crossed = crossings(heights, height, i, j);
      for (let at = 0; at + 1 < crossed.length; at += 2) found.push([crossed[at]!, crossed[at + 1]!]);
    }
  }
  return found;
}

function crossings(heights: Heights, height: number, i: number, j: number): Point[] {
  const around: readonly Point[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  return around.flatMap((from, at): Point[] => {
    const to = around[(at + 1) % 4]!;
    const [low, high] = [measure(heights, from) - height, measure(heights, to) - height];
    if (low < 0 === high < 0) return [];
    const part = low / (low - high);
    return [[(from[0] + (to[0] - from[0]) * part) / FINE, (from[1] + (to[1] - from[1]) * part) / FINE]];
  });
}

function measure(heights: Heights, [i, j]: Point): number {
  return heights[j * ROW + i]!;
}

interface Stroke {
  length: number;
  spacing: number;
}

function strokes(square: Square, heights: Heights, [from, to]: [Point, Point], { length, spacing }: Stroke, unit: number, seed: number): string {
  const along = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const luck = hash(Math.round((square.x + from[0]) * 500), Math.round((square.y + from[1]) * 500), seed);
  const count = Math.floor(along / spacing + luck);
  let written = "";
  for (let at = 0; at < count; at++) {
    const part = (at + 0.5) / count;
    const point: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    written += stroke(square, heights, point, length * (0.7 + 0.6 * luck), unit);
  }
  return written;
}

/** A wedge that tapers downhill. */
function stroke(square: Square, heights: Heights, [fx, fy]: Point, length: number, unit: number): string {
  const reach = 0.06;
  const slopeX = height(heights, fx + reach, fy) - height(heights, fx - reach, fy);
  const slopeY = height(heights, fx, fy + reach) - height(heights, fx, fy - reach);
  const steep = Math.hypot(slopeX, slopeY);
  if (steep < 0.03) return "";
  const [ux, uy] = [-slopeX / steep, -slopeY / steep];
  const [x, y] = [square.x + fx, square.y + fy];
  const write = (a: number, b: number): string => `${tidy(a * unit)} ${tidy(b * unit)}`;
  const [left, right] = [write(x - uy * HALF_WIDTH, y + ux * HALF_WIDTH), write(x + uy * HALF_WIDTH, y - ux * HALF_WIDTH)];
  return `M${left}L${right}L${write(x + ux * length, y + uy * length)}Z`;
}

/** The height anywhere in the square, between the measured ones. */
function height(heights: Heights, fx: number, fy: number): number {
  const x = Math.min(Math.max(fx * FINE, 0), FINE - 0.001);
  const y = Math.min(Math.max(fy * FINE, 0), FINE - 0.001);
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const north = measure(heights, [i, j]) * (1 - u) + measure(heights, [i + 1, j]) * u;
  const south = measure(heights, [i, j + 1]) * (1 - u) + measure(heights, [i + 1, j + 1]) * u;
  return north * (1 - v) + south * v;
}
