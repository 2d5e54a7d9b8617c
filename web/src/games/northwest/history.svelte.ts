/** What has just happened on the chart: the tile laid last, and the way of whoever moved. */
import type { Stand } from "./scene";
import type { View } from "./types";

type Point = readonly [number, number];
/** More tiles than a placement and its holes can bring: the table was opened, or wound on. */
const MANY = 8;

export class History {
  fresh = $state<string | null>(null);
  trail = $state.raw<{ seat: number; points: readonly Point[] } | null>(null);

  #tiles: ReadonlySet<string> | null = null;
  #stands: readonly Stand[] = [];

  /** Compare how things stand with how they stood. A trail stays until somebody else moves. */
  take(view: View, now: readonly Stand[]): void {
    const known = this.#tiles;
    if (known) {
      const laid = view.tiles.filter((tile) => !known.has(tile.at));
      this.fresh = laid.length > 0 && laid.length < MANY ? laid[0]!.at : view.tiles.some((tile) => tile.at === this.fresh) ? this.fresh : null;
      this.#follow(now);
    }
    this.#tiles = new Set(view.tiles.map((tile) => tile.at));
    this.#stands = now;
  }

  #follow(now: readonly Stand[]): void {
    const moved = now.flatMap((stand) => {
      const before = this.#stands.find((each) => each.seat === stand.seat && each.craft === stand.craft);
      return before && before.at !== stand.at ? [{ stand, before }] : [];
    });
    if (moved.length !== 1) {
      if (moved.length > 1) this.trail = null;
      return;
    }
    const { stand, before } = moved[0]!;
    const goesOn = this.trail?.seat === stand.seat && endsAt(this.trail.points, before);
    const points: readonly Point[] = goesOn && this.trail ? this.trail.points : [[before.x, before.y]];
    this.trail = { seat: stand.seat, points: [...points, [stand.x, stand.y]] };
  }
}

function endsAt(points: readonly Point[], { x, y }: Stand): boolean {
  const last = points.at(-1);
  return last !== undefined && Math.hypot(last[0] - x, last[1] - y) < 0.9;
}
