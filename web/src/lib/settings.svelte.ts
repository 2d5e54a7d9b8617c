/** What the reader prefers, kept in this browser. */
import { recall, store } from "./memory";
import { LANGUAGES, type Language, pickLanguage } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

const KEY = "expedition-settings";
const THEMES: readonly Theme[] = ["system", "light", "dark"];
const MOTIONS: readonly Motion[] = ["system", "full", "none"];

export class Settings {
  language = $state<Language>(pickLanguage(navigator.languages));
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  /** Bots answer at once instead of at a pace one can follow. */
  fastBots = $state(false);
  /** The games whose guided first round is over, or was left. */
  guided = $state<string[]>([]);
  #system = $state({ dark: false, still: false });

  constructor() {
    this.#follow("(prefers-color-scheme: dark)", "dark");
    this.#follow("(prefers-reduced-motion: reduce)", "still");
    this.#restore();
  }

  get dark(): boolean {
    return this.theme === "system" ? this.#system.dark : this.theme === "dark";
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === "system" ? !this.#system.still : this.motion === "full";
  }

  /** Keep everything as it is now; to be called in an effect. */
  keep(): void {
    const { language, theme, motion, fastBots, guided } = this;
    store(KEY, JSON.stringify({ language, theme, motion, fastBots, guided }));
  }

  #follow(query: string, name: "dark" | "still"): void {
    const media = matchMedia(query);
    this.#system[name] = media.matches;
    media.addEventListener("change", () => (this.#system[name] = media.matches));
  }

  #restore(): void {
    const kept = parsed(recall(KEY));
    this.language = oneOf(LANGUAGES, kept.language) ?? this.language;
    this.theme = oneOf(THEMES, kept.theme) ?? this.theme;
    this.motion = oneOf(MOTIONS, kept.motion) ?? this.motion;
    this.fastBots = kept.fastBots === true;
    this.guided = Array.isArray(kept.guided) ? kept.guided.filter((g) => typeof g === "string") : [];
  }
}

function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((each) => each === value);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

export const settings = new Settings();
