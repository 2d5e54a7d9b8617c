/**
 * The guided first round: which steps of the game were explained. The round is over when the first
 * of them comes again.
 */
export class GuidedRound {
  #steps = $state<string[]>([]);

  get first(): boolean {
    return this.#steps.length <= 1;
  }

  get over(): boolean {
    return this.#steps.length > 1 && this.#steps.at(-1) === this.#steps[0];
  }

  /** A step that has a note has come; whether it is a new one. */
  reach(step: string): boolean {
    if (this.over || this.#steps.at(-1) === step) return false;
    this.#steps.push(step);
    return true;
  }
}
