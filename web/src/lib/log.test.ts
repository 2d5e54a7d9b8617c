import { expect, test } from "vitest";
import type { Frame, Line } from "../types";
import { hushed, linesOf, takenBack } from "./log";

function line(seq: number, number: number, seat: number, id = "has-chosen"): Line {
  return { seq, number, at: 0, seat, messages: [{ id, args: {} }] };
}

test("of what is for one player's eyes alone, all hear what everybody may", () => {
  const lines = [line(1, 1, 0, "you-looked"), line(2, 2, 0, "your-role"), line(3, 3, 1)];
  const heard = hushed(lines, { "you-looked": "looked", "your-role": null });
  expect(heard.map(({ seq, messages }) => [seq, ...messages.map(({ id }) => id)])).toEqual([[1, "looked"], [3, "has-chosen"]]);
});

test("the last decision is struck out, once it was taken back", () => {
  const lines = [line(1, 1, 0), line(2, 2, 1), line(3, 1, 1, "log-undone"), line(4, 2, 1)];
  expect([...takenBack(lines)]).toEqual([2]);
});

test("a decision that no line tells of strikes out no other one", () => {
  expect([...takenBack([line(1, 1, 0), line(3, 1, 0, "log-undone")])]).toEqual([]);
});

test("a hint is no decision", () => {
  const lines = [line(1, 1, 0), line(2, 1, 1, "log-hint"), line(3, 0, 0, "log-undone")];
  expect([...takenBack(lines)]).toEqual([1]);
});

test("of several secret choices only that of who thinks again is struck out", () => {
  const lines = [line(1, 1, 0), line(2, 2, 1), line(3, 1, 0, "log-undone"), line(4, 2, 0), line(5, 1, 1, "log-undone")];
  expect([...takenBack(lines)]).toEqual([1, 2]);
});

test("a moment of a replay of which nothing is told has no line", () => {
  const said = { id: "passed", args: {} };
  const frames = [[said], [], [said]].map(
    (messages, number): Frame => ({ number, seat: 0, move: null, views: [], advice: null, messages }),
  );
  expect(linesOf(frames).map(({ seq }) => seq)).toEqual([0, 2]);
});
