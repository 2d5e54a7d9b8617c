import { expect, test } from "vitest";
import { apart, columns, ticks } from "./chart";

const frame = { left: 10, right: 110, top: 0, bottom: 50 };

test("moments stand evenly from edge to edge", () => {
  expect(columns(3, frame)).toEqual([10, 60, 110]);
  expect(columns(1, frame)).toEqual([10]);
});

test("lines stand at round numbers up to the highest score", () => {
  expect(ticks(14)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(ticks(16, -10)).toEqual([-10, -5, 0, 5, 10, 15]);
});

test("labels are pushed apart and keep their order", () => {
  expect(apart([30, 10, 10], 20)).toEqual([50, 10, 30]);
  expect(apart([0, 100], 20)).toEqual([0, 100]);
});
