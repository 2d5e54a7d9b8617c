import { beforeEach, expect, test } from "vitest";
import { Hints } from "./hints.svelte";

beforeEach(() => localStorage.clear());

test("marks are kept for each seat of a table, and nobody sees another's", () => {
  const hints = new Hints("t");
  hints.sitAt(0);
  hints.mark("D7", "bear");
  hints.mark("E1", "fox");
  hints.mark("E1", null);
  expect(hints.marks).toEqual({ D7: "bear" });
  hints.sitAt(1);
  expect(hints.marks).toEqual({});
  hints.sitAt(null);
  hints.mark("A1", "owl");
  const again = new Hints("t");
  again.sitAt(0);
  expect(again.marks).toEqual({ D7: "bear" });
  expect(localStorage.length).toBe(1);
});

test("what was kept and cannot be read is no mark", () => {
  localStorage.setItem("expedition-marks-t-0", '{"D7": 3, "E1": "fox"');
  const hints = new Hints("t");
  hints.sitAt(0);
  expect(hints.marks).toEqual({});
});
