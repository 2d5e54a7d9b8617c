import { expect, test } from "vitest";
import { LANGUAGES, loadWords } from "../lib/words";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const said = new Set(
  Object.values(sources).flatMap((source) => source.match(/(?<=["'])web-[a-z-]+(?=["'])/g) ?? []),
);

test.each(LANGUAGES)("everything the page says is there in %s", async (language) => {
  const words = await loadWords(language, null);
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((id) => !words.has(id))).toEqual([]);
});
