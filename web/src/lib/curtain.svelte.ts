/**
 * Several players at one screen: who may look now.
 *
 * As soon as the decision passes to another of them, the table is forgotten and the curtain falls;
 * whoever is named on it lifts it and sees the table as their seat does.
 */
import type { TableInfo } from "../types";
import type { Live } from "./live.svelte";
import { ownSeats } from "./tables";

export class CurtainKeeper {
  /** Whose turn it is behind the curtain; none while it is up. */
  seat = $state<number | null>(null);
  /** Who decided last, if that can still be taken back, and at which moment. */
  undo = $state.raw<{ seat: number; number: number } | null>(null);

  constructor(readonly live: Live) {}

  /** Look at the table as it is now; to be called in an effect. */
  watch(): void {
    const { update } = this.live;
    if (!update || update.table.status !== "running") return;
    const next = nextToLook(update.table, this.live.seat);
    if (next === null || next === this.seat) return;
    this.undo = null;
    if (update.seat !== null && update.can_undo) {
      this.undo = { seat: update.seat, number: update.number };
    }
    this.seat = next;
    if (this.live.seat !== null) this.live.look(null);
  }

  lift(): void {
    const seat = this.seat;
    this.seat = null;
    this.undo = null;
    this.live.look(seat);
  }
}

/** Whose turn it is at this screen, if it is somebody else's than the seat that looks. */
export function nextToLook(table: TableInfo, looking: number | null): number | null {
  const own = ownSeats(table);
  if (own.length < 2) return null;
  const due = own.filter((seat) => table.waiting.includes(seat));
  return looking !== null && due.includes(looking) ? null : (due[0] ?? null);
}
