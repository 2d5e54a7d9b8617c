/** Chance that is always the same: every line of the chart lies where it lay before. */

/** A number from 0 to 1 for two whole numbers and a seed. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise from -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [fade(x - left), fade(y - top)];
  const north = mix(hash(left, top, seed), hash(left + 1, top, seed), u);
  const south = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u);
  return mix(north, south, v) * 2 - 1;
}

/** A row of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let at = 0;
  return () => hash(++at, 17, seed);
}

/** A seed for a name. */
export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) % 9973, 7);
}

/** As it is written into a path: a tenth of a unit is finer than a screen. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
