import { describe, expect, test } from "vitest";
import { type Column, span, steps, sums, turned } from "./story";

const card = (worth: number) => ({ seat: 0, face: "wood", order: false, worth });
/** The example of the rules: three that match, two that do not. */
const GASS: Column = { resource: "wood", cards: [2, 1, 3, -1, -1].map(card) };
const EMPTY: Column = { resource: "food", cards: [] };

describe("the last scene", () => {
  test("the traitor is named last, then the track moves, then card after card", () => {
    const all = steps([0, 1, 2], 1, true, [GASS, EMPTY]);
    expect(all.slice(0, 4)).toEqual([{ kind: "role", seat: 0 }, { kind: "role", seat: 2 }, { kind: "role", seat: 1 }, { kind: "track" }]);
    expect(all.length).toBe(9);
    expect(turned(all, 6, 0)).toBe(2);
    expect(turned(all, 9, 1)).toBe(0);
  });

  test("without a traitor and without accusations only cards are turned", () => {
    expect(steps([], null, false, [GASS])).toHaveLength(5);
  });

  test("the example of the rules comes to 4", () => {
    expect(sums(GASS.cards)).toEqual([0, 2, 3, 6, 5, 4]);
    expect(span([GASS, EMPTY], [4])).toEqual({ low: 0, high: 9 });
  });
});
