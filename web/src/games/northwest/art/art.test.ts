import { describe, expect, test } from "vitest";
import { type Point, type Square, shapeOf, warp } from "./coast";
import { nearest } from "./hachures";
import { floes } from "./ice";
import { hash } from "./noise";
import { Surveyor, squaresOf } from "./terrain";

const ALL = Array.from({ length: 16 }, (_, bits) => [1, 2, 4, 8].map((bit) => (bits & bit) > 0) as unknown as Square["land"]);

describe("coasts from corners", () => {
  test.each([1, 2, 7])("no coast leaves its square, whatever its corners (seed %i)", (seed) => {
    for (const land of ALL) {
      for (const square of [{ x: 3, y: 5, land }, { x: 0, y: 0, land }]) {
        for (const [x, y] of shapeOf(square, seed).lines.flat()) {
          expect(x).toBeGreaterThanOrEqual(square.x - 1e-9);
          expect(x).toBeLessThanOrEqual(square.x + 1 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(square.y - 1e-9);
          expect(y).toBeLessThanOrEqual(square.y + 1 + 1e-9);
        }
      }
    }
  });

  test("there is a coast for every change between land and sea", () => {
    const counts = ALL.map((land) => shapeOf({ x: 0, y: 0, land }, 1).lines.length);
    expect(counts).toEqual([0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0]);
  });

  test("neighbours meet at the same point of their edge", () => {
    const west = shapeOf({ x: 4, y: 2, land: [true, true, false, false] }, 1).lines[0]!;
    const east = shapeOf({ x: 5, y: 2, land: [true, true, false, true] }, 1).lines;
    const ends = west.filter(([x]) => Math.abs(x - 5) < 1e-9);
    const other = shapeOf({ x: 5, y: 2, land: [true, false, false, false] }, 1).lines[0]!;
    expect(ends).toHaveLength(1);
    expect(east).toHaveLength(1);
    expect(nearest(other, ends[0]![0], ends[0]![1], 1)).toBeLessThan(1e-9);
  });

  test("corners stay and points of an edge slide along it", () => {
    expect(warp({ x: 2, y: 2 }, [0, 0], 1)).toEqual([2, 2]);
    const [, y] = warp({ x: 2, y: 2 }, [0.5, 0], 1);
    expect(y).toBe(2);
  });

  test("the water of a channel stays open everywhere", () => {
    let narrowest = 1;
    for (let at = 0; at < 108; at++) {
      for (const land of [[true, false, true, false], [false, true, false, true]] as const) {
        const [one, other] = shapeOf({ x: at % 12, y: Math.floor(at / 12), land }, 1).lines as [Point[], Point[]];
        for (const [x, y] of one) narrowest = Math.min(narrowest, nearest(other, x, y, 1));
      }
    }
    expect(narrowest).toBeGreaterThan(0.25);
  });
});

describe("a surveyed chart", () => {
  const first = squaresOf(["wLL", "www"], 10, 2);
  const second = squaresOf(["www", "wLL"], 10, 3);

  test("rows of corners become squares", () => {
    expect(first).toEqual([
      { x: 10, y: 2, land: [false, true, false, false] },
      { x: 11, y: 2, land: [true, true, false, false] },
    ]);
  });

  test("is the same however it came about", () => {
    const grown = new Surveyor(1);
    grown.survey(first);
    expect(grown.survey([...first, ...second])).toEqual(new Surveyor(1).survey([...first, ...second]));
  });

  test("is not drawn anew when nothing was laid", () => {
    const surveyor = new Surveyor(1);
    expect(surveyor.survey(squaresOf(["wLL", "www"]))).toBe(surveyor.survey(squaresOf(["wLL", "www"])));
  });

  test("has hills on land only and waves at sea only", () => {
    const sea = new Surveyor(1).survey(squaresOf(["www", "www", "www"]));
    const land = new Surveyor(1).survey(squaresOf(["LLL", "LLL", "LLL"]));
    expect([sea.land, sea.coast, sea.hachures, land.coast, land.waves]).toEqual(["", "", "", "", ""]);
    expect(land.hachures.length).toBeGreaterThan(500);
    expect(sea.waves).not.toBe("");
  });
});

test("floes cover the sea and nothing is amiss with their outlines", () => {
  const drawn = floes(12, 9, 62);
  expect(drawn).not.toMatch(/NaN|Infinity/);
  expect(drawn.split("M").length).toBeGreaterThan(500);
});

test("chance is always the same", () => {
  expect(hash(3, 4, 5)).toBe(hash(3, 4, 5));
  expect(hash(3, 4, 5)).not.toBe(hash(4, 3, 5));
});
