/**
 * What the player at this screen is about to do: the mode, the things picked, whether they peek.
 * Table and side column share it, so it is one for the page.
 */
import { momentOf } from "../../lib/tables";
import type { Choice, Update } from "../../types";
import { type Mode, mainMode, matching, modesOf, nextItems } from "./choices";

export class Play {
  modes = $state.raw<readonly Mode[]>([]);
  picked = $state.raw<readonly string[]>([]);
  /** The viewer holds their cards so that they see them; nobody else should look now. */
  peeking = $state(false);
  /** The table that is looked back at: its cards lie open to whoever knew them. */
  past = $state("");
  #chosen = $state<string | null>(null);
  #moment = "";
  #viewer = "";

  /** Take in an update: what was picked for another question is let go, and so are another player's
   * cards, also if whoever held them lets go only behind the curtain. Tells whether it is another. */
  take(update: Update, replayed: boolean): boolean {
    const viewer = `${update.table.id} ${update.seat}`;
    const moment = momentOf(update);
    this.past = replayed ? update.table.id : "";
    this.modes = replayed ? [] : modesOf(update.moves);
    if (viewer !== this.#viewer) this.peeking = false;
    this.#viewer = viewer;
    if (moment === this.#moment) return false;
    this.#moment = moment;
    this.#chosen = null;
    this.picked = [];
    return true;
  }

  get mode(): Mode | null {
    return this.modes.find(({ key }) => key === this.#chosen) ?? mainMode(this.modes);
  }

  /** Whether the player has turned to something else than what is done by default. */
  get elsewhere(): boolean {
    return this.#chosen !== null && this.mode?.key === this.#chosen;
  }

  offers(key: string): boolean {
    return this.modes.some((mode) => mode.key === key);
  }

  /** Turn to a mode, or back from it. */
  turnTo(key: string | null): void {
    this.#chosen = this.#chosen === key ? null : key;
    this.picked = [];
  }

  /** Pick a thing at its place; what was picked after it is let go. The same again: let it go. */
  pick(item: string, place = 0): void {
    const same = this.picked[place] === item && this.picked.length === place + 1;
    this.picked = same ? this.picked.slice(0, place) : [...this.picked.slice(0, place), item];
  }

  next(place: number): string[] {
    return nextItems(this.mode, this.picked.slice(0, place));
  }

  /** The moves that fit what is picked, the plainest first; none before something is. */
  get fitting(): Choice[] {
    const { mode } = this;
    if (!mode) return [];
    if (mode.kind === "plain") return mode.options.map(({ choice }) => choice);
    return this.picked.length > 0 ? matching(mode, this.picked) : [];
  }

  letGo(): boolean {
    const something = this.picked.length > 0 || this.#chosen !== null;
    this.picked = [];
    this.#chosen = null;
    return something;
  }
}

export const play = new Play();
