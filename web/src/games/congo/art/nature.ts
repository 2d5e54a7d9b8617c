/** Shapes of river and land: curves, banks, trees. The same seed scatters the same trees. */

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that look random and are always the same for a seed. */
export function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A Catmull-Rom curve through the points, so many steps between two of them. */
export function spline(points: readonly Point[], steps: number): Point[] {
  const curve: Point[] = [];
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([blend(t, a[0], b[0], c[0], d[0]), blend(t, a[1], b[1], c[1], d[1])]);
    }
  }
  return [...curve, at(points.length - 1)];
}

function blend(t: number, a: number, b: number, c: number, d: number): number {
  const square = (2 * a - 5 * b + 4 * c - d) * t * t;
  const cube = (3 * b - a - 3 * c + d) * t * t * t;
  return 0.5 * (2 * b + (c - a) * t + square + cube);
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join("L")}`;
}

/**
 * Both banks of a river as one closed line, at a fraction of its half width. The waves of the two
 * banks differ, so that they do not mirror each other.
 */
export function banks(course: readonly Point[], half: (part: number) => number, fraction: number, waves: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  course.forEach(([x, y], at) => {
    const [ax, ay] = course[Math.max(0, at - 1)] ?? [0, 0];
    const [bx, by] = course[Math.min(course.length - 1, at + 1)] ?? [0, 0];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / long, (by - ay) / long];
    const wide = half(at / course.length) * fraction;
    const one = wide + waves * (Math.sin(at * 0.37) * 2.2 + Math.sin(at * 0.91 + 2) * 1.5 + Math.sin(at * 1.7) * 0.9);
    const other = wide + waves * (Math.sin(at * 0.41 + 4) * 2.2 + Math.sin(at * 0.83 + 1) * 1.6 + Math.sin(at * 1.9 + 3) * 0.8);
    left.push([x - dy * one, y + dx * one]);
    right.push([x + dy * other, y - dx * other]);
  });
  return `${path([...left, ...right.reverse()])}Z`;
}

/** Where on a curve one is after so many of its steps, and a step further. */
export function along(curve: readonly Point[], steps: number): Point {
  const at = Math.min(Math.max(steps, 0), curve.length - 1);
  const [from, to] = [curve[Math.floor(at)] ?? [0, 0], curve[Math.ceil(at)] ?? [0, 0]];
  const part = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

export function isNear(curve: readonly Point[], x: number, y: number, distance: number): boolean {
  return curve.some(([px, py]) => Math.hypot(px - x, py - y) < distance);
}

// --- Trees, palms, hills ---------------------------------------------------------------------------

export interface Growth {
  /** Strokes with a tinted crown, and bare strokes. */
  crowns: string;
  strokes: string;
}

/** So many trees, palms and hills, none where it is blocked and none on another. */
export function forest(width: number, height: number, blocked: (x: number, y: number) => boolean, count: number, seed: number): Growth {
  const random = seeded(seed);
  const grown: Point[] = [];
  const growth = { crowns: "", strokes: "" };
  for (let tries = 0; tries < count * 14 && grown.length < count; tries++) {
    const [x, y] = [16 + random() * (width - 32), 20 + random() * (height - 36)];
    if (blocked(x, y) || isNear(grown, x, y, 17)) continue;
    grown.push([x, y]);
    plant(tidy(x), tidy(y), random(), growth);
  }
  return growth;
}

function plant(x: number, y: number, kind: number, growth: Growth): void {
  if (kind < 0.72) {
    growth.crowns += `M${x - 4} ${y}c-2-4 1-6 2.4-5c.6-3.4 5-3.4 5.6 0c2.4-1 4.4 2 2 5z`;
    growth.strokes += `M${x} ${y}v3M${x - 3} ${y + 3}h9`;
  } else if (kind < 0.9) {
    growth.strokes += `M${x} ${y}c1-5 0-8 1-11m0 0c-3-2-6-1-8 2m8-2c-1-3-4-4-7-3m7 3c2-3 5-3 7-1m-7 1c3-1 6 1 7 4`;
  } else {
    growth.strokes += `M${x} ${y}q5-11 11-11t11 11M${x + 13} ${y - 10}l3 8M${x + 16} ${y - 7}l2.5 6M${x + 10} ${y - 10}l2 7`;
  }
}
