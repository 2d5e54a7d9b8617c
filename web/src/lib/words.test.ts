/** The browser says what Python says: see `tests/words/browser_fixture.py`. */
import { describe, expect, test } from "vitest";
import { textChunk } from "../../chunks";
import fixture from "./words.fixture.json";
import { Texts } from "./texts";
import { type Arg, Fallback, LANGUAGES, Words, half, loadWords, pickLanguage } from "./words";

type Said = Record<(typeof LANGUAGES)[number], string>;
interface Case {
  id: string;
  args: Record<string, Arg>;
  viewer: number | null;
  said: Said;
}

const { game, names, nouns } = fixture;
const messages = fixture.messages as Case[];

describe.each(LANGUAGES)("in %s", (language) => {
  test("every message is the same sentence", async () => {
    const words = await loadWords(language, game, names, null);
    const said = messages.map(({ id, args, viewer }) => [
      id,
      words.addressing(names, viewer).say({ id, args }),
    ]);
    expect(said).toEqual(messages.map(({ id, said }) => [id, said[language]]));
  });

  test("every noun has the same forms", async () => {
    const words = await loadWords(language, game, names, null);
    for (const { value, attribute, said } of nouns) {
      expect(words.noun(value, attribute ?? undefined)).toBe(said[language]);
    }
  });
});

describe("what is not there", () => {
  const english = (game: string | null = "congo"): Promise<Words> => loadWords("en", game);

  test("an unknown language speaks English", async () => {
    const words = await loadWords("xx", "congo");
    expect(words.language).toBe("en");
    expect(words.text("step-raise")).toBe((await english()).text("step-raise"));
  });

  test("a missing text is said in English, once that has come", async () => {
    const known = new Texts("en", ["here = Here\nfar = { $count } far\n    .acc = far off\n"]);
    const fallback = new Fallback(() => Promise.resolve(known));
    const words = new Words("fr", null, [], null, new Texts("fr", ["here = Ici\n"]), fallback);
    const say = (): unknown[] => [words.text("here"), words.text("far", { count: 2 }), words.has("far")];
    expect(say()).toEqual(["Ici", "far", false]);
    await Promise.resolve();
    expect(say()).toEqual(["Ici", "2 far", true]);
    expect([words.noun("far", "acc"), words.text("further")]).toEqual(["far off", "further"]);
  });

  test("an unknown text is its id", async () => {
    const words = await english();
    expect([words.has("no-such"), words.text("no-such")]).toEqual([false, "no-such"]);
  });

  test("without the game there are no texts of the game", async () => {
    const words = await english(null);
    expect([words.has("player"), words.has("step-raise")]).toEqual([true, false]);
  });

  test("long texts come when asked for", async () => {
    const words = await loadWords("fr", "congo", ["Ada"], 0);
    const more = await words.including("rulebook");
    expect([words.has("rulebook-title"), more.has("rulebook-title")]).toEqual([false, true]);
    expect([more.language, more.names, more.viewer]).toEqual(["fr", ["Ada"], 0]);
  });

  test("a problem without words is told in English", async () => {
    const words = await loadWords("fr", null);
    const message = { id: "error-undo", args: {} };
    expect(words.error({ error: "no", message, update: null })).toBe(words.say(message));
    const unknown = { id: "error-of-tomorrow", args: {} };
    expect(words.error({ error: "it rains", message: unknown, update: null })).toBe("it rains");
  });
});

test("the first language that is spoken here", () => {
  expect(pickLanguage(["de-DE", "ru-RU", "fr"])).toBe("ru");
  expect(pickLanguage(["de"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});

test("points are counted in halves", () => {
  expect([half(6.5), half(4), half(-0.5)]).toEqual(["half:13", "half:8", "half:-1"]);
});

test("texts travel together by game and language, rulebooks apart", () => {
  const chunks = ["words/text/fr.ftl", "games/congo/text/fr.nouns.ftl?raw", "games/congo/text/ru.rulebook.ftl"];
  expect(chunks.map((file) => textChunk(`/src/expedition/${file}`))).toEqual([
    "texts-fr",
    "texts-congo-fr",
    "texts-congo-ru-rulebook",
  ]);
  expect(textChunk("/web/src/lib/words.ts")).toBeNull();
});
