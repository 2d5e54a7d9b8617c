/** Where everything stands on the drawn chart, in its own units: `UNIT` is a square's side. */
import type { Point } from "../art/coast";
import { tidy } from "../art/noise";
import { UNIT } from "../art/terrain";

/** Room around the grid: the sky above, arrows and flags at the sides, letters below. */
export const SKY = 54;
export const TOP = 62;
export const SIDE = 74;
export const FOOT = 24;

export interface Size {
  columns: number;
  rows: number;
}

export function width({ columns }: Size): number {
  return columns * UNIT + 2 * SIDE;
}

export function height({ rows }: Size): number {
  return TOP + rows * UNIT + FOOT;
}

/** A square's name: E6. */
export function squareName(x: number, y: number): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** The square of a name. */
export function squareAt(name: string): Point {
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}

/** From a corner's name to its place on a tile of this size. */
export function cornerAt(name: string, wide: number, tall: number): Point {
  const x = name.includes("e") ? wide : name.includes("w") ? 0 : wide / 2;
  const y = name.includes("s") ? tall : name.includes("n") ? 0 : tall / 2;
  return [x, y];
}

// --- The sun ------------------------------------------------------------------------------------------

/** The place of the sun's position on its arc: the first stands at the right end. */
export function sunAt(position: number, count: number, size: Size): Point {
  const part = 1 - position / (count - 1);
  const swing = 2 * part - 1;
  return [SIDE + size.columns * UNIT * (0.06 + 0.88 * part), SKY - 13 - (SKY - 38) * (1 - swing * swing)];
}

export function sunArc(count: number, size: Size): string {
  const steps = Array.from({ length: 61 }, (_, at) => sunAt((at / 60) * (count - 1), count, size));
  return `M${steps.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join("L")}`;
}

export function rays(radius: number, count = 16): string {
  return Array.from({ length: count }, (_, at) => {
    const [angle, long] = [(at * 2 * Math.PI) / count, radius * (at % 2 ? 1.21 : 1.42)];
    const point = (r: number): string => `${tidy(r * Math.cos(angle))} ${tidy(r * Math.sin(angle))}`;
    return `M${point(radius)}L${point(long)}`;
  }).join("");
}

// --- Lines of ice ------------------------------------------------------------------------------------

/** The teeth of a cold front along the bottom of so many rows. */
export function teeth(rows: number, columns: number): string {
  const y = rows * UNIT;
  return Array.from({ length: columns * 2 }, (_, at) => {
    const x = ((at + 0.5) * UNIT) / 2;
    return `M${tidy(x - UNIT * 0.09)} ${y}L${tidy(x)} ${tidy(y + UNIT * 0.13)}L${tidy(x + UNIT * 0.09)} ${y}Z`;
  }).join("");
}

// --- Arrows -------------------------------------------------------------------------------------------

/** An arrow beside the grid that points away from it: from the row it begins at, over so many. */
export function arrow(east: boolean, from: number, rows: number, columns: number): string {
  const x = east ? columns * UNIT + 22 : -22;
  const away = east ? 1 : -1;
  const [y, half] = [from * UNIT + 5, (rows * UNIT) / 2 - 5];
  return `M${x} ${y}h${28 * away}l${20 * away} ${half}l${-20 * away} ${half}h${-28 * away}Z`;
}

/** Where pieces stand on an arrow. */
export function onArrow(east: boolean, from: number, rows: number, columns: number): Point {
  return [east ? columns + 0.66 : -0.66, from + rows / 2];
}

// --- Ornament -----------------------------------------------------------------------------------------

/** Lines of the winds from the rose over the whole sheet. */
export function rhumbs(x: number, y: number): string {
  return Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    return `M${x} ${y}L${tidy(x + 1200 * Math.cos(angle))} ${tidy(y + 1200 * Math.sin(angle))}`;
  }).join("");
}

/** Brackets at the corners of a frame. */
export function brackets(x: number, y: number, wide: number, tall: number, long: number): string {
  const [r, b] = [x + wide, y + tall];
  return `M${x} ${y + long}V${y}H${x + long}M${r - long} ${y}H${r}V${y + long}M${r} ${b - long}V${b}H${r - long}M${x + long} ${b}H${x}V${b - long}`;
}
