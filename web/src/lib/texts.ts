/**
 * The texts of one language: what Fluent makes of the `.ftl` files that Python reads too, each noun
 * looked up once. (The same as `expedition.words.texts`.)
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a sentence may hold in its gaps. */
export type Variables = Record<string, string | number>;
/** A noun under "", and its attributes by name. */
export type Forms = ReadonlyMap<string, string>;

export class Texts {
  readonly #bundle: FluentBundle;
  readonly #nouns = new Map<string, Forms>();

  constructor(language: string, files: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
    }
  }

  knows(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /** A message that is known; a gap that nothing fills shows its variable's name. */
  sentence(id: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? id : this.#bundle.formatPattern(pattern, variables, []);
  }

  /** The forms of a noun that is known. `times` and `times_acc`, which speak of several, get the count. */
  noun(id: string, count = 1): Forms {
    const key = `${count} ${id}`;
    const forms = this.#nouns.get(key) ?? this.#forms(id, count);
    this.#nouns.set(key, forms);
    return forms;
  }

  #forms(id: string, count: number): Forms {
    const message = this.#bundle.getMessage(id);
    const forms = new Map([["", this.sentence(id, { count })]]);
    for (const [name, pattern] of Object.entries(message?.attributes ?? {})) {
      forms.set(name, this.#bundle.formatPattern(pattern, { count }, []));
    }
    return forms;
  }
}

// --- Files -------------------------------------------------------------------------------------

interface File {
  language: string;
  /** The game it belongs to, none for what all share. */
  game: string | null;
  /** `nouns` of `fr.nouns.ftl`; `fr.ftl` has none. */
  part: string;
  read: () => Promise<string>;
}

const FILES: readonly File[] = Object.entries(
  import.meta.glob<string>(
    [
      "../../../src/expedition/words/text/*.ftl",
      "../../../src/expedition/games/*/text/*.ftl",
      "../text/*.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
).map(([path, read]) => {
  const [language = "", part = ""] = path.replace(/^.*\/|\.ftl$/g, "").split(".");
  return { language, game: /\/games\/([^/]+)\//.exec(path)?.[1] ?? null, part, read };
});

/** Long texts that only one page needs: they come when they are asked for. */
const APART: readonly string[] = ["rulebook"];

const loaded = new Map<string, Promise<Texts>>();

/**
 * The texts of a language: those all share, then the game's, which may say a common thing in its
 * own way; with `apart`, the long ones of that name too.
 */
export function loadTexts(
  language: string,
  game: string | null,
  apart: string | null = null,
): Promise<Texts> {
  const key = [language, game, apart].join(" ");
  const texts = loaded.get(key) ?? readTexts(language, game, apart);
  loaded.set(key, texts);
  texts.catch(() => loaded.delete(key)); // a lost connection: the next wish tries again
  return texts;
}

async function readTexts(
  language: string,
  game: string | null,
  apart: string | null,
): Promise<Texts> {
  const wanted = FILES.filter(
    (file) => file.language === language && (file.part === apart || !APART.includes(file.part)),
  );
  const files = [null, ...(game === null ? [] : [game])].flatMap((owner) =>
    wanted.filter((file) => file.game === owner),
  );
  return new Texts(language, await Promise.all(files.map((file) => file.read())));
}
