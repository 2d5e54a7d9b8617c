/** The lists of tables, looked at again every few seconds while somebody looks at them. */
import type { Lobby } from "../types";
import { api } from "./api";

const EVERY = 8000;

export class Lists {
  lobby = $state.raw<Lobby | null>(null);

  /** To be made while a component is made: it stops when the component goes. */
  constructor() {
    $effect(() => {
      const look = (): void => {
        if (document.visibilityState === "visible") void this.refresh();
      };
      look();
      const clock = setInterval(look, EVERY);
      document.addEventListener("visibilitychange", look);
      return () => {
        clearInterval(clock);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }

  async refresh(): Promise<void> {
    try {
      this.lobby = await api.lobby();
    } catch {
      return; // what was there last is still worth showing; the next look may succeed
    }
  }
}
