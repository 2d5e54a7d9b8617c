import { expect, test } from "vitest";
import { GuidedRound } from "./guide.svelte";

test("the round is over when its first step comes again", () => {
  const round = new GuidedRound();
  expect(round.reach("bid")).toBe(true);
  expect(round.reach("bid")).toBe(false);
  expect(round.first).toBe(true);
  round.reach("raise");
  expect(round.over).toBe(false);
  round.reach("bid");
  expect(round.over).toBe(true);
  expect(round.reach("raise")).toBe(false);
});
