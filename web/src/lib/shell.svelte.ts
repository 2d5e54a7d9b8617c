/** What every screen needs: words, who I am, which games there are. */
import type { GameInfo, Me, TableInfo } from "../types";
import { api, Refused } from "./api";
import { faces } from "./faces";
import { notify } from "./notices.svelte";
import { namesAt } from "./tables";
import { loadWords, type Words } from "./words";

class Shell {
  /** The page's own words, none while they are on their way. */
  words = $state.raw<Words | null>(null);
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  #gameWords = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #boxes = new Map<string, Promise<any>>();
  #wanted = "";

  /** The words of a game, addressing nobody: the page's own until they have come. */
  of(game: string): Words {
    const words = this.#gameWords.get(game) ?? this.words;
    if (!words) throw new Error("no words yet");
    return words;
  }

  /** All words in a language; what came last counts, should two be on their way. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const names = [...faces.keys()];
    const [own, ...games] = await Promise.all([
      loadWords(language, null, [], null),
      ...names.map((name) => loadWords(language, name, [], null)),
    ]);
    if (this.#wanted !== language) return;
    this.#gameWords = new Map(games.map((words, index) => [names[index] ?? "", words]));
    this.words = own ?? null;
  }

  async enter(): Promise<void> {
    this.me = await api.me();
    this.games = await api.games();
  }

  /** What lies in a game's box; asked for once. */
  box(game: string): Promise<any> {
    const box = this.#boxes.get(game) ?? api.box(game);
    this.#boxes.set(game, box);
    box.catch(() => this.#boxes.delete(game));
    return box;
  }
}

export const shell = new Shell();

/** The words of a table for its reader. */
export function wordsAt(table: TableInfo, viewer: number | null): Words {
  const words = shell.of(table.game);
  return words.addressing(namesAt(table, words), viewer);
}

/** Something went wrong: say it. */
export function complain(error: unknown, words: Words | null = shell.words): void {
  if (!words) return;
  if (error instanceof Refused) notify(words.error(error.problem));
  else notify(words.text("web-unreachable"));
}

/** Do something that may be refused; whether it went well. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}
