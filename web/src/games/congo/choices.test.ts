import { describe, expect, test } from "vitest";
import type { Choice } from "../../types";
import { label, match, mayAdd, pointsIn, sortChoices } from "./choices";

function choice(text: string, args: Choice["words"]["args"] = {}): Choice {
  return { text, words: { id: `move-${text.split(" ")[0]}`, args } };
}

const RAISE = [
  choice("pass"),
  choice("add nun", { total: "half:12" }),
  choice("add nun nun", { total: "half:14" }),
  choice("add nun servant", { total: "half:13" }),
  choice("add servant", { total: "half:11" }),
];

describe("legal moves as things to pick", () => {
  test("several auxiliaries make one move, in whatever order they are picked", () => {
    const choices = sortChoices(RAISE);
    expect(choices.kind).toBe("auxiliaries");
    expect(choices.buttons.map((each) => each.text)).toEqual(["pass"]);
    expect(match(choices, ["servant", "nun"])?.text).toBe("add nun servant");
    expect(pointsIn(match(choices, ["nun"]), "total")).toBe(6);
  });

  test("one more can be picked only if some move takes it too", () => {
    const choices = sortChoices(RAISE);
    expect(mayAdd(choices, ["nun"], "nun")).toBe(true);
    expect(mayAdd(choices, ["nun", "nun"], "nun")).toBe(false);
    expect(mayAdd(choices, ["servant"], "servant")).toBe(false);
    expect(mayAdd(choices, [], "porter")).toBe(false);
  });

  test("a single choice replaces the one before", () => {
    const choices = sortChoices([choice("bid GB-doctor-1"), choice("bid FR-doctor-1")]);
    expect(choices.several).toBe(false);
    expect(mayAdd(choices, ["GB-doctor-1"], "FR-doctor-1")).toBe(true);
  });

  test("every move can be made, even one that nobody thought of", () => {
    const odd = { text: "dance", words: { id: "move-dance", args: {} } };
    const choices = sortChoices([choice("hippos 1"), odd]);
    expect(choices.buttons).toEqual([odd]);
    expect(label(odd, {})).toEqual({ title: odd.words, note: null });
  });
});
