/**
 * Coasts from corners: marching squares with rounded lines. A square knows only its own corners;
 * lines meet its edges at right angles, so that neighbours join smoothly.
 */
import { noise, tidy } from "./noise";

export type Point = readonly [x: number, y: number];

/** A square of the chart and its corners, clockwise from the northwest: true is land. */
export interface Square {
  x: number;
  y: number;
  land: readonly [boolean, boolean, boolean, boolean];
}

/** Land areas and coast lines, in squares. */
export interface Shape {
  areas: Point[][];
  lines: Point[][];
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const STEPS = 14;
/** Arcs swell a little; those of a channel are hollow, so that its water stays wide. */
const SWELL = 0.09;
const HOLLOW = -0.13;

export function shapeOf(square: Square, seed: number): Shape {
  const lines = coastsOf(square.land).map((line) => ({ ...line, points: line.points.map((point) => warp(square, point, seed)) }));
  const around = (corner: number): Point => [square.x + CORNERS[corner]![0], square.y + CORNERS[corner]![1]];
  if (square.land.every(Boolean)) return { areas: [[0, 1, 2, 3].map(around)], lines: [] };
  return {
    areas: lines.map(({ points, corners }) => [...points, ...corners.map(around)]),
    lines: lines.map(({ points }) => points),
  };
}

interface Coast {
  points: Point[];
  /** The corners behind the coast, in the order that closes the area. */
  corners: number[];
}

function coastsOf(land: Square["land"]): Coast[] {
  const lands = [0, 1, 2, 3].filter((corner) => land[corner]);
  if (lands.length === 1) return [{ points: arc(lands[0]!, SWELL), corners: lands }];
  if (lands.length === 3) {
    const sea = land.indexOf(false);
    return [{ points: arc(sea, SWELL), corners: [1, 2, 3].map((step) => (sea + step) % 4) }];
  }
  if (lands.length !== 2) return [];
  if (land[0] === land[2]) return lands.map((corner) => ({ points: arc(corner, HOLLOW), corners: [corner] }));
  const first = lands.find((corner) => land[(corner + 1) % 4])!;
  const second = (first + 1) % 4;
  return [{ points: straight(middle(first, first + 3), middle(second, second + 1)), corners: [second, first] }];
}

function middle(one: number, other: number): Point {
  const [a, b] = [CORNERS[one % 4]!, CORNERS[other % 4]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A quarter of a circle round a corner, from edge to edge. */
function arc(corner: number, swell: number): Point[] {
  const [x, y] = CORNERS[corner]!;
  const [from, to] = [middle(corner, corner + 3), middle(corner, corner + 1)];
  const start = Math.atan2(from[1] - y, from[0] - x);
  const turn = Math.atan2(to[1] - y, to[0] - x) - start;
  const sweep = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  return Array.from({ length: STEPS + 1 }, (_, at): Point => {
    const part = at / STEPS;
    const radius = 0.5 * (1 + swell * Math.sin(Math.PI * part) ** 2);
    const angle = start + sweep * part;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function straight(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, at): Point => {
    const part = at / STEPS;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

/** Wiggles that never leave the square: its corners stay, points of an edge slide along it. */
export function warp(square: { x: number; y: number }, [fx, fy]: Point, seed: number): Point {
  const [x, y] = [square.x + fx, square.y + fy];
  return [x + wiggle(x, y, seed) * Math.sin(Math.PI * fx), y + wiggle(x + 31, y + 17, seed + 3) * Math.sin(Math.PI * fy)];
}

function wiggle(x: number, y: number, seed: number): number {
  return 0.13 * noise(x * 1.7 + 9, y * 1.7, seed) + 0.055 * noise(x * 4.3, y * 4.3, seed + 7) + 0.026 * noise(x * 10, y * 10, seed + 13);
}

/** How much of a square is land around a point of it: over a half is land. */
export function landAt({ land }: Square, fx: number, fy: number): number {
  const [nw, ne, se, sw] = land.map(Number) as [number, number, number, number];
  return (nw * (1 - fx) + ne * fx) * (1 - fy) + (sw * (1 - fx) + se * fx) * fy;
}

export function path(points: readonly Point[], unit: number, closed = false): string {
  return `M${points.map(([x, y]) => `${tidy(x * unit)} ${tidy(y * unit)}`).join("L")}${closed ? "Z" : ""}`;
}
