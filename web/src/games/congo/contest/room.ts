/** How much room the contest has, and so how much of it is told. */

/**
 * `phone`: below the map, as tall as it needs; `low` and `slim`: portraits, flags and totals; `snug`
 * and `narrow`: names and sums, too, written small; `full`; `large`.
 */
export type Room = "phone" | "low" | "slim" | "snug" | "narrow" | "full" | "large";

/** Under these heights of the plan names and sums do not fit, or only when they are written small. */
const [LOW, SNUG] = [250, 340];
/** The same of the width of a column. */
const [SLIM, NARROW] = [112, 150];
const LARGE = { height: 440, width: 760 };

export function roomIn({ width, height }: { width: number; height: number }, seats: number): Room {
  if (height < LOW) return "low";
  if (width < SLIM * seats) return height < SNUG ? "low" : "slim";
  if (height < SNUG) return "snug";
  if (width < NARROW * seats) return "narrow";
  return height > LARGE.height && width > LARGE.width ? "large" : "full";
}
