/** Pack ice: floes with cracks between them, and the ring of floes around a ship that is held. */
import type { Point } from "./coast";
import { hash, seeded, tidy } from "./noise";

/** How far apart floes lie, in squares. */
const APART = 0.46;
const SEED = 5;

/** All floes of a sea of so many squares, as one path. */
export function floes(columns: number, rows: number, unit: number): string {
  let written = "";
  for (let j = -1; j * APART * 0.86 < rows + APART; j++) {
    for (let i = -1; i * APART < columns + APART; i++) written += floe(i, j, unit);
  }
  return written;
}

/** What lies nearer to its own point than to any other: cut from a square, neighbour by neighbour. */
function floe(i: number, j: number, unit: number): string {
  const [x, y] = seat(i, j);
  let outline: Point[] = [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
  for (let dj = -2; dj <= 2; dj++) {
    for (let di = -2; di <= 2; di++) if (di || dj) outline = cut(outline, [x, y], seat(i + di, j + dj));
  }
  const centre = outline.reduce<Point>(([a, b], [c, d]) => [a + c / outline.length, b + d / outline.length], [0, 0]);
  const shrunk = 0.93 + 0.05 * hash(i, j, SEED + 2);
  return `M${outline.map((point) => towards(centre, point, shrunk, unit)).join("L")}Z`;
}

function seat(i: number, j: number): Point {
  const shake = (salt: number): number => (hash(i, j, SEED + salt) - 0.5) * APART * 0.95;
  return [i * APART + shake(0), j * APART * 0.86 + shake(1)];
}

function towards([cx, cy]: Point, [x, y]: Point, part: number, unit: number): string {
  return `${tidy((cx + (x - cx) * part) * unit)} ${tidy((cy + (y - cy) * part) * unit)}`;
}

/** The part of an outline that is nearer to `own` than to `other`. */
function cut(outline: readonly Point[], own: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
  const border = (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2;
  const beyond = ([x, y]: Point): number => x * nx + y * ny - border;
  return outline.flatMap((point, at): Point[] => {
    const next = outline[(at + 1) % outline.length]!;
    const [here, there] = [beyond(point), beyond(next)];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]];
  });
}

/** Floes in a ring, seen from a little above. */
export function iceRing(x: number, y: number, radius: number, seed: number): string {
  const random = seeded(seed);
  const pieces = Array.from({ length: 9 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 9 + random() * 0.3;
    const [away, size] = [radius * (0.92 + random() * 0.2), radius * (0.26 + random() * 0.14)];
    const [cx, cy] = [x + away * Math.cos(angle), y + away * 0.62 * Math.sin(angle)];
    const outline = Array.from({ length: 5 }, (_, corner) => {
      const turn = (corner * 2 * Math.PI) / 5 + random() * 0.7;
      return `${tidy(cx + size * Math.cos(turn))} ${tidy(cy + size * 0.8 * Math.sin(turn))}`;
    });
    return `M${outline.join("L")}Z`;
  });
  return pieces.join("");
}
