/** A finished game, moment by moment: frames are asked for in pieces and kept. */
import type { Frame, TableInfo } from "../types";
import { api, type Knower, Refused } from "./api";
import type { Problem } from "../types";
import { complain } from "./shell.svelte";

const PIECE = 40;

export class Tape {
  table = $state.raw<TableInfo | null>(null);
  /** How many moments there are; 0 is the deal. */
  count = $state(0);
  problem = $state.raw<Problem | null>(null);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Set<number>();
  #knower: Knower;

  constructor(
    readonly id: string,
    knower: Knower,
  ) {
    this.#knower = knower;
  }

  get knower(): Knower {
    return this.#knower;
  }

  /** See the game as somebody else knew it. */
  as(knower: Knower): void {
    if (knower === this.#knower) return;
    this.#knower = knower;
    this.#frames = new Map();
    this.#asked.clear();
  }

  at(moment: number): Frame | undefined {
    return this.#frames.get(moment);
  }

  /** The frames that are here, up to a moment. */
  until(moment: number): Frame[] {
    return [...this.#frames.values()]
      .filter((frame) => frame.number <= moment)
      .sort((one, other) => one.number - other.number);
  }

  /** Have a moment ready, the ones before it for the log, and soon those after it. */
  async want(moment: number): Promise<void> {
    const piece = Math.floor(moment / PIECE);
    await this.#ask(piece);
    const around = moment % PIECE > PIECE / 2 ? piece + 1 : piece - 1;
    if (around >= 0 && around * PIECE < this.count) await this.#ask(around);
  }

  async #ask(piece: number): Promise<void> {
    if (this.#asked.has(piece)) return;
    this.#asked.add(piece);
    const knower = this.#knower;
    try {
      const replay = await api.replay(this.id, knower, piece * PIECE, PIECE);
      if (knower !== this.#knower) return;
      this.table = replay.table;
      this.count = replay.count;
      this.#frames = new Map([
        ...this.#frames,
        ...replay.frames.map((frame) => [frame.number, frame] as const),
      ]);
    } catch (error) {
      this.#asked.delete(piece);
      if (error instanceof Refused && !this.table) this.problem = error.problem;
      else complain(error);
    }
  }
}
