/**
 * The guided first round: each kind of step is explained the first time it comes, in whichever round.
 * After a whole round the reader is told so; after some more the guide takes its leave.
 */
const ROUNDS = 3;

export class GuidedRound {
  #known = $state<string[]>([]);
  /** Others are asked since the last step. */
  #rested = false;
  /** The step the board is at, of those that have a note. */
  at = $state("");
  /** How often the first step has come. */
  #rounds = $state(0);
  /** The reader has read enough. */
  left = $state(false);
  /** What there is to say now: a step, that a round is over, or nothing new. */
  now = $state<{ step: string } | "over" | null>(null);

  /** Whether the first step is being explained. */
  get first(): boolean {
    return this.#known.length <= 1 && this.#rounds <= 1;
  }

  /** Whether there is hardly anything left to explain. */
  get done(): boolean {
    return this.#rounds > ROUNDS;
  }

  /** The reader is asked nothing: what they have read stays, and the next step is a new one. */
  rest(): void {
    this.#rested = true;
  }

  /** A step that has a note has come; whether there is something new to say. */
  reach(step: string): boolean {
    if (step === this.at && !this.#rested) return false;
    this.#rested = false;
    this.at = step;
    if (step === (this.#known[0] ?? step)) this.#rounds += 1;
    if (this.#known.includes(step)) {
      this.now = step === this.#known[0] && this.#rounds === 2 ? "over" : null;
      return this.now !== null;
    }
    this.#known.push(step);
    this.now = { step };
    return true;
  }
}

/** Around one screen each seat has a first round of its own: not everybody reads every note. */
export class GuidedRounds {
  #rounds = new Map<number, GuidedRound>();

  of(seat: number): GuidedRound {
    const round = this.#rounds.get(seat) ?? new GuidedRound();
    this.#rounds.set(seat, round);
    return round;
  }
}
