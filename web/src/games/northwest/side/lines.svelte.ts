/** The rounds whose lines of ice are shown on the chart. Side column and chart share them. */
import { SvelteSet } from "svelte/reactivity";

class Lines {
  shown = new SvelteSet<number>();
  /** A round looked at in passing. */
  pointed = $state<number | null>(null);

  toggle(round: number): void {
    if (!this.shown.delete(round)) this.shown.add(round);
  }

  /** All of these, or none of them. */
  all(rounds: readonly number[]): void {
    const every = rounds.every((round) => this.shown.has(round));
    for (const round of rounds) {
      if (every) this.shown.delete(round);
      else this.shown.add(round);
    }
  }

  /** Whether a round's line is to be drawn; the next one always is. */
  wants(round: number, now: number): boolean {
    return round > now && (round === now + 1 || round === this.pointed || this.shown.has(round));
  }
}

export const lines = new Lines();
