import { expect, test } from "vitest";
import { GuidedRound, GuidedRounds } from "./guide.svelte";

test("each step is explained once, in whichever round it comes", () => {
  const round = new GuidedRound();
  expect(round.reach("bid")).toBe(true);
  expect(round.now).toEqual({ step: "bid" });
  expect(round.reach("bid")).toBe(false);
  expect(round.first).toBe(true);
  round.reach("raise");
  expect(round.now).toEqual({ step: "raise" });
  expect(round.first).toBe(false);
  expect(round.reach("bid")).toBe(true);
  expect(round.now).toBe("over");
  expect(round.reach("special")).toBe(true);
  expect(round.now).toEqual({ step: "special" });
  expect(round.reach("raise")).toBe(false);
  expect(round.now).toBe(null);
});

test("while others are asked nothing new is said, and the same step again is another", () => {
  const round = new GuidedRound();
  round.reach("bid");
  round.rest();
  expect(round.now).toEqual({ step: "bid" });
  expect(round.reach("bid")).toBe(true);
  expect(round.now).toBe("over");
});

test("after some rounds there is nothing left to explain", () => {
  const round = new GuidedRound();
  for (let rounds = 0; rounds < 3; rounds++) {
    round.reach("bid");
    round.reach("raise");
    expect(round.done).toBe(false);
  }
  round.reach("bid");
  expect(round.done).toBe(true);
});

test("around one screen each seat has notes of its own", () => {
  const rounds = new GuidedRounds();
  rounds.of(0).reach("bid");
  rounds.of(0).left = true;
  expect(rounds.of(1).left).toBe(false);
  expect(rounds.of(1).reach("bid")).toBe(true);
  expect(rounds.of(0).reach("bid")).toBe(false);
});
