import { expect, test } from "vitest";
import { roomIn } from "./room";

test("names and sums are told wherever there is room for them", () => {
  const rooms = (height: number, width: number): string[] => [2, 3, 4].map((seats) => roomIn({ width, height }, seats));
  expect(rooms(500, 800)).toEqual(["large", "large", "large"]);
  expect(rooms(360, 604)).toEqual(["full", "full", "full"]);
  expect(rooms(308, 604)).toEqual(["snug", "snug", "snug"]); // 1440×900, with the guide above the map
  expect(rooms(313, 538)).toEqual(["snug", "snug", "snug"]); // 1280×720
  expect(rooms(240, 538)).toEqual(["low", "low", "low"]);
  expect(rooms(400, 440)).toEqual(["full", "narrow", "slim"]);
  expect(rooms(300, 440)).toEqual(["snug", "snug", "low"]);
});
