/** What a player notes on the board, and the hints they ask for: shared by shell and board. */
import type { Hint } from "../types";
import { api } from "./api";
import { recall, store } from "./memory";

export class Hints {
  /** What the player thinks is where, as the game names places and things; kept in this browser. */
  marks = $state<Record<string, string>>({});
  /** The last answer, until it is put away or the table has moved on; a board shows its places. */
  answer = $state.raw<Hint | null>(null);
  asking = $state(false);
  #key = "";

  constructor(readonly table: string) {}

  /** The marks of a seat: nobody at the same screen sees another's. */
  sitAt(seat: number | null): void {
    const key = seat === null ? "" : `expedition-marks-${this.table}-${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    this.answer = null;
    this.marks = read(key ? recall(key) : null);
  }

  mark(place: string, what: string | null): void {
    const { [place]: _, ...others } = this.marks;
    this.marks = what === null ? others : { ...others, [place]: what };
    if (this.#key) store(this.#key, JSON.stringify(this.marks));
  }

  async ask(seat: number, question: string): Promise<Hint> {
    this.asking = true;
    try {
      const marks = $state.snapshot(this.marks);
      this.answer = await api.hint(this.table, { seat, question, marks });
      return this.answer;
    } finally {
      this.asking = false;
    }
  }
}

function read(text: string | null): Record<string, string> {
  try {
    const found = Object.entries(Object(JSON.parse(text ?? "{}")));
    return Object.fromEntries(found.filter(([, what]) => typeof what === "string")) as Record<string, string>;
  } catch {
    return {};
  }
}
