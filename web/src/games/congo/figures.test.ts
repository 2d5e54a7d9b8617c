import { expect, test } from "vitest";
import { breakable } from "./figures";

test("only long words may be broken, after an open syllable", () => {
  expect(breakable("Только соотечественники").replaceAll("\u00ad", "|")).toBe("Только соо|те|чествен|ни|ки");
  expect(breakable("Exploration").replaceAll("\u00ad", "|")).toBe("Explo|ra|tion");
  expect(breakable("Malaria")).toBe("Malaria");
});
