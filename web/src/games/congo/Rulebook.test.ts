/** The rulebook in every language: complete, with the numbers of the box and no gap. */
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Words, loadWords } from "../../lib/words";
import fixture from "../../lib/words.fixture.json";
import Rulebook from "./Rulebook.svelte";
import { CHAPTERS } from "./rulebook/chapters";
import { outcome, players, stages } from "./rulebook/example";
import type { Box } from "./types";

const box = fixture.box as Box;

async function open(language: string): Promise<Words> {
  return (await loadWords(language, "congo")).including("rulebook");
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every text is there and every gap filled", async () => {
    const { container } = render(Rulebook, { words: await open(language), box });
    const text = container.textContent ?? "";
    expect(text).not.toMatch(/rulebook-|\{\s*\$|undefined|NaN|Infinity/);
    expect(text.length).toBeGreaterThan(12_000);
  });

  test("every entry of the contents leads to its chapter", async () => {
    const { container } = render(Rulebook, { words: await open(language), box });
    const links = [...container.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(CHAPTERS.map(({ id }) => `#${id}`));
    for (const { id } of CHAPTERS) expect(container.querySelector(`section#${id} :is(h2, h3)`)).not.toBeNull();
  });

  test("every special card and every stop is told of", async () => {
    const words = await open(language);
    const { container } = render(Rulebook, { words, box });
    const text = container.textContent ?? "";
    const nouns = [...box.specials.map((name) => `special-${name}`), ...box.stops.map((stop) => `stop-${stop.key}`)];
    expect(nouns.filter((noun) => !text.includes(words.noun(noun)))).toEqual([]);
  });
});

test("the example of the rules comes out", async () => {
  const words = players(await open("en"));
  const shown = stages(box, words);
  const totals = shown.map(({ contest }) => contest.parts.map((part) => part.total));
  expect(totals).toEqual([
    [5, 4, 4],
    [5, 5, 5],
    [6, 6, 5],
    [6.5, 6, 5],
  ]);
  const last = shown.at(-1)!.contest;
  expect(last.parts.map((part) => part.status)).toEqual(["leads", "out", "out"]);
  expect(outcome(box, words, last)).toEqual(["Ada takes control of Stanley Falls with 6½.", "Ada scores 4 points."]);
});

test("numbers follow the box", async () => {
  const richer = { ...box, rulebook: { ...box.rulebook, okapi: 3, dealt_characters: 7 } };
  const { container } = render(Rulebook, { words: await open("en"), box: richer });
  expect(container.textContent).toContain("you go hunting and score 3 points");
  expect(container.textContent).toContain("dealt 7 characters");
});
