import { expect, test } from "vitest";
import { readAnswer } from "./answer";

const line = (id: string, args: Record<string, string | number | string[]>, ...places: string[]) => ({ message: { id, args }, places });

test("a chain: reasons are numbered, their rules are lit, its end is safe", () => {
  const answer = readAnswer({
    lines: [
      line("hint-lacks-11", { rule: 11, out: ["=E5 bones"], settled: ["=A5 bones"] }, "C7", "A5"),
      line("hint-suppose", { rule: 0, out: [], settled: [] }, "B2"),
      line("hint-so-safe", {}, "B2"),
    ],
  })!;
  expect(answer.reasons.map(({ number }) => number)).toEqual([1, 2, null]);
  expect(answer.reasons[0]).toMatchObject({ rule: 11, out: ["E5"], settled: ["A5"] });
  expect(answer.rules).toEqual([11]);
  expect(answer.numbers.get("B2")).toEqual([2]);
  expect(answer.guesses.get("B2")).toEqual({ shares: [], safe: true });
});

test("shares are drawn in their spaces; only what is proved has a tick", () => {
  const answer = readAnswer({
    lines: [
      line("hint-maps", { maps: 13, exact: "=yes" }),
      line("hint-share", { terrains: ["terrain-wood", "terrain-food"], percents: ["=62", "=38"], safe: "=yes" }, "A3"),
      line("hint-share", { terrains: ["terrain-wood", "terrain-bones"], percents: ["=62", "=38"], safe: "=no" }, "A4"),
    ],
  })!;
  expect(answer.guesses.get("A3")).toEqual({ shares: [{ terrain: "wood", share: 0.62 }, { terrain: "food", share: 0.38 }], safe: true });
  expect(answer.guesses.get("A4")?.safe).toBe(false);
  expect(answer.reasons).toEqual([]);
});

test("nothing was asked, or the answer is only words", () => {
  expect(readAnswer(null)).toBeNull();
  expect(readAnswer({ lines: [line("hint-no-safe", {})] })).toMatchObject({ reasons: [], rules: [] });
});

test("marks that are proved or wrong are told apart on their spaces; what may be has no sign", () => {
  const answer = readAnswer({ lines: [line("mark-proved", {}, "A1"), line("mark-contradicts", {}, "B2"), line("mark-together", {}, "C3"), line("mark-possible", {}, "D4")] })!;
  expect([...answer.verdicts]).toEqual([["A1", "right"], ["B2", "wrong"], ["C3", "wrong"]]);
});
