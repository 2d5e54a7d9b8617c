/** The board drawn from two moments of a real game: complete in every language, and quiet about roles. */
import { render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { describe, expect, test } from "vitest";
import { update } from "../../lib/samples";
import { LANGUAGES, type Words, loadWords } from "../../lib/words";
import Challenges from "./camp/Challenges.svelte";
import RulesOfLand from "./camp/RulesOfLand.svelte";
import Hand from "./hand/Hand.svelte";
import Land from "./land/Land.svelte";
import { RULES_OF, step } from "./land/spaces";
import PhoneTable from "./PhoneTable.svelte";
import { play } from "./play.svelte";
import Reveal from "./reveal/Reveal.svelte";
import Rulebook from "./Rulebook.svelte";
import { CHAPTERS } from "./rulebook/chapters";
import fixture from "./sample.fixture.json";
import { handOf, roundsOf, sceneOf, terrainIn } from "./scene";
import Side from "./side/Side.svelte";
import Steps from "./side/Steps.svelte";
import type { Advice, Box, View } from "./types";

const box = fixture.box as Box;
const middle = { view: fixture.middle.view as View, advice: fixture.middle.advice as Advice };
const end = { view: fixture.end.view as View, advice: fixture.end.advice as Advice };
const scene = sceneOf(middle.view, middle.advice, box);
const names = ["Ada", "Boris", "Cleo", "Dan"];
/** A text that is missing shows its id, a gap its variable. */
const GAP = /\b(camp|crew|hand|kit|land|mark|cell|token|effect|night|reveal|rule|rulebook|accuse|challenge|threat|kill|gear|character)-[a-z]|\{\s*\$|undefined|NaN/;

function words(language: string): Promise<Words> {
  return loadWords(language, "maldonado", names, 0);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("the table's parts are complete", async () => {
    const spoken = await words(language);
    const told = update({ seat: 0, view: { ...middle.view }, advice: { ...middle.advice } });
    const parts = [
      render(Side, { update: told, box, words: spoken }),
      render(Steps, { update: told, box, words: spoken }),
      render(Challenges, { day: 1, challenges: scene.challenges, words: spoken }),
      render(RulesOfLand, { words: spoken }),
      render(Land, { spaces: scene.spaces, words: spoken, haunted: 0.5 }),
    ];
    for (const { container } of parts) expect(container.innerHTML.replace(/class="[^"]*"|var\([^)]*\)|url\([^)]*\)|data-[a-z]+="[^"]*"/g, "")).not.toMatch(GAP);
  });

  test("the rulebook is complete, and its contents lead to its chapters", async () => {
    const { container } = render(Rulebook, { words: await (await words(language)).including("rulebook"), box });
    const text = container.textContent ?? "";
    expect(text).not.toMatch(GAP);
    expect(text.length).toBeGreaterThan(8_000);
    const links = [...container.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(CHAPTERS.map(({ id }) => `#${id}`));
  });

  test("the last scene names everybody's role and every sum", async () => {
    const told = update({ seat: 0, view: { ...end.view }, advice: { ...end.advice } });
    const settings = { moving: false } as never;
    const { container, getAllByRole } = render(Reveal, { update: told, box, words: await words(language), settings, ondone: () => {} });
    getAllByRole("button")[0]!.click();
    await Promise.resolve();
    const sums = [...container.querySelectorAll(".verdict big")].map((sum) => Number(sum.textContent));
    expect(sums).toEqual(end.view.final!.totals);
    expect(container.textContent).not.toMatch(GAP);
  });

  test("who dies of thirst is told of no count", async () => {
    const final = { ...end.view.final!, ending: "thirst", winner: "nobody" };
    const told = update({ seat: 0, view: { ...end.view, final }, advice: { ...end.advice } });
    const settings = { moving: false } as never;
    const spoken = await words(language);
    const { container, getAllByRole } = render(Reveal, { update: told, box, words: spoken, settings, ondone: () => {} });
    getAllByRole("button")[0]!.click();
    await Promise.resolve();
    expect(container.querySelector(".verdict")).toBeNull();
    expect(container.textContent).toContain(spoken.text("decided-nobody"));
  });
});

test("the land is a grid of 49 spaces, one of which Tab reaches", async () => {
  const { container } = render(Land, { spaces: scene.spaces, words: await words("en"), haunted: 0, legal: new Set(["A1"]) });
  expect(container.querySelectorAll("[role=gridcell] button")).toHaveLength(49);
  expect([...container.querySelectorAll("[tabindex='0']")].map((each) => each.getAttribute("data-space"))).toEqual(["A1"]);
});

test("arrows walk, and the edge holds", () => {
  expect([step("A1", "ArrowUp"), step("A1", "ArrowRight"), step("G7", "ArrowDown"), step("D4", "ArrowLeft")]).toEqual(["A1", "A2", "G7", "D3"]);
});

test("at rest a hand shows nothing but backs, whoever holds it", async () => {
  const spoken = await words("en");
  const rest = (role: string): string =>
    render(Hand, { cards: [...handOf(middle.view).filter(({ value }) => value !== null), { face: role, value: null }], words: spoken, roles: true, peeking: false, onpeek: () => {} }).container.innerHTML;
  expect(rest("traitor")).toBe(rest("ally"));
});

test("what is peeked at is shown while it is held", async () => {
  const { container } = render(Hand, { cards: [{ face: "traitor", value: null }], words: await words("en"), roles: true, peeking: true, onpeek: () => {} });
  expect(container.textContent).toContain("traitor");
});

test("a hill has its number, and a round counts only when all have given", () => {
  expect(terrainIn("hill-2")).toEqual(["hill", 2]);
  expect(terrainIn(null)).toEqual([null, null]);
  expect(roundsOf([[1, 2], [0], [0, 1]])).toEqual([[1, 0, 0]]);
});

test("a card that lies open shows what it counts where it lies, the traitor's too", async () => {
  const up = (card: string) => ({ seat: null, back: "influence", up: true, card, seen: [] });
  const laid = [[up("wood-2"), up("food-3"), up("traitor"), { ...up("order-wood"), back: "order" }], [], [], [], []];
  const view = { ...middle.view, laid };
  const { container } = render(Side, { update: update({ seat: 0, view, advice: { ...middle.advice } }), box, words: await words("en") });
  expect(sceneOf(view, middle.advice, box).crew[0]!.cards.map(({ worth }) => worth)).toEqual([2, -1, -4, 2]);
  expect(sceneOf({ ...view, mode: "allies" }, middle.advice, box).cells).toEqual([]);
  expect(container.textContent).not.toContain("+3");
});

test("whoever plays alone sees again what they have looked at; at a table it takes the eye", async () => {
  const looked = { seat: null, back: "influence", up: false, card: "traitor", seen: [0] };
  const shown = async (seats: number): Promise<string | null> => {
    const view = { ...middle.view, mode: "allies", seats, seat: 0, laid: [[looked], [], [], [], []] };
    const { container } = render(Side, { update: update({ seat: 0, view, advice: { ...middle.advice } }), box, words: await words("en") });
    return container.querySelector(".stack")!.textContent;
  };
  expect([await shown(1), await shown(2)]).toEqual(["−4", ""]);
});

test("where a game is looked back at cards lie as open as they were known", async () => {
  const { container } = render(Side, { update: update({ seat: 0, view: { ...middle.view }, advice: { ...middle.advice } }), box, words: await words("en") });
  const before = container.querySelector(".maldonado.side")!.textContent;
  play.take(update({ seat: 0, view: { ...middle.view } }), true);
  await tick();
  expect(container.querySelector(".maldonado.side")!.textContent).not.toBe(before);
  play.take(update({ seat: 0, view: { ...middle.view } }), false);
  await tick();
  expect(container.querySelector(".maldonado.side")!.textContent).toBe(before);
});

test("on a phone the eye also lies beside the crew, where one's own cards are", async () => {
  const part = (id: string) => createRawSnippet(() => ({ render: () => `<i data-part="${id}"></i>` }));
  const parts = Object.fromEntries(["theLand", "camp", "hand", "peek", "kit", "killButton", "sheet", "pencil", "rules"].map((id) => [id, part(id)]));
  const props = { update: update({ seat: 0, view: { ...middle.view }, advice: { ...middle.advice } }), box, words: await words("en"), scene, ask: "", note: "", actions: [], mine: true, marking: false, moving: false, asking: null, chain: null, drawn: false, past: false, onmark: () => {} };
  const { container, getByRole } = render(PhoneTable, { ...props, ...parts } as never);
  const eye = (): Element | null => container.querySelector("[data-part=peek]");
  expect(eye()).toBeNull(); // the hand has its own
  getByRole("tab", { name: /crew/i }).click();
  await Promise.resolve();
  expect(eye()).not.toBeNull();
});

test("the rules of what is asked about are lit", async () => {
  const { container } = render(RulesOfLand, { words: await words("en"), lit: RULES_OF.bones!, about: "D3: bones" });
  expect([...container.querySelectorAll("[aria-current] i")].map((each) => Number(each.textContent))).toEqual([4, 5, 10, 11, 13]);
  expect(Object.keys(RULES_OF).sort()).toEqual(box.terrains.map(({ key }) => key).sort());
});
