import { describe, expect, test } from "vitest";
import type { Choice } from "../../types";
import { mainMode, matching, modesOf, nextItems } from "./choices";

const choice = (text: string): Choice => ({ text, words: { id: `move-${text.split(" ")[0]}`, args: {} } });
const TURN = ["explore D4", "explore D4 rope", "explore E5 rope", "use spyglass A3", "use kettle wood", "use york", "kill ring-of-fire bone-knight ac", "kill ring-of-fire bone-knight ab musket flint"].map(choice);

describe("modes", () => {
  test("each way to act is one mode, with what it points at", () => {
    expect(modesOf(TURN).map(({ key, kind }) => [key, kind])).toEqual([
      ["explore", "spaces"],
      ["use spyglass", "spaces"],
      ["use kettle", "tokens"],
      ["use york", "plain"],
      ["kill", "kill"],
    ]);
  });

  test("exploring comes before tools; a turn of buttons has no main mode", () => {
    expect(mainMode(modesOf(TURN))?.key).toBe("explore");
    expect(mainMode(modesOf([choice("time"), choice("time canoe"), choice("use axe")]))).toBeNull();
  });

  test("things are picked one after the other", () => {
    const [explore, , , , kill] = modesOf(TURN);
    expect(nextItems(explore!, [])).toEqual(["D4", "E5"]);
    expect(matching(explore!, ["D4"]).map(({ text }) => text)).toEqual(["explore D4", "explore D4 rope"]);
    expect(nextItems(kill!, ["ring-of-fire", "bone-knight"])).toEqual(["ac", "ab"]);
    expect(matching(kill!, ["ring-of-fire", "bone-knight", "ab"])[0]?.text).toBe("kill ring-of-fire bone-knight ab musket flint");
  });

  test("a payment without a choice is a button, one with a choice is picked", () => {
    expect(modesOf([choice("pay"), choice("fail")]).map(({ kind }) => kind)).toEqual(["plain", "plain"]);
    expect(modesOf([choice("pay wood"), choice("fail")])[0]?.kind).toBe("tokens");
  });

  test("every move can be made, even one that nobody thought of", () => {
    expect(modesOf([choice("dance")])).toEqual([{ key: "dance", kind: "plain", options: [{ items: [], choice: choice("dance") }] }]);
  });
});
