/** A game's board and box, once both are there. */
import { faces } from "./faces";
import type { Board } from "./face";
import { complain, shell } from "./shell.svelte";

const RETRY = 3000;

export interface Ready {
  board: Board;
  box: any;
}

export class Loader {
  ready = $state.raw<Ready | null>(null);
  #game: string | null = null;

  /** Bring a game to the table; asked for as often as one likes, loaded once. */
  want(game: string): void {
    if (this.#game === game) return;
    this.#game = game;
    void this.#load(game);
  }

  async #load(game: string): Promise<void> {
    const face = faces.get(game);
    if (!face) return;
    try {
      const [board, box] = await Promise.all([face.load(), shell.box(game)]);
      this.ready = { board, box };
    } catch (error) {
      complain(error);
      setTimeout(() => void this.#load(game), RETRY);
    }
  }
}
