/** The rulebook in every language: complete, with the numbers of the box and no gap. */
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Words, loadWords } from "../../lib/words";
import Rulebook from "./Rulebook.svelte";
import { CHAPTERS } from "./rulebook/chapters";
import { box } from "./samples";

async function open(language: string): Promise<Words> {
  return (await loadWords(language, "northwest")).including("rulebook");
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every text is there and every gap filled", async () => {
    const { container } = render(Rulebook, { words: await open(language), box });
    const text = container.textContent ?? "";
    expect(text).not.toMatch(/rulebook-|short-|action-|\{\s*\$|undefined|NaN|Infinity/);
    expect(text.length).toBeGreaterThan(7_000);
  });

  test("every entry of the contents leads to its chapter", async () => {
    const { container } = render(Rulebook, { words: await open(language), box });
    const links = [...container.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(CHAPTERS.map(({ id }) => `#${id}`));
    for (const { id } of CHAPTERS) expect(container.querySelector(`section#${id} :is(h2, h3)`)).not.toBeNull();
  });
});

test("numbers follow the box", async () => {
  const richer = { ...box, set_points: 99, crew: 12 };
  const { container } = render(Rulebook, { words: await open("en"), box: richer });
  expect(container.textContent).toContain("99 points more");
  expect(container.textContent).toContain("12 crewmen each");
});
