import { expect, test } from "vitest";
import { lay } from "./layout";

/** How far below the middle of its stop a second line reaches. */
const SECOND = 22;
/** The ring of the boat's stop, with its line, around the largest tile. */
const RING = 29 + 4 + 2;

test("whatever stands under a name is clear of the ring of the stop below", () => {
  for (const height of [430, 500, 530, 540, 600]) {
    const { places } = lay(1096, height);
    for (const [upper, lower] of [...[1, 2, 3, 4, 5].map((at) => [at, at - 1]), [12, 13], [13, 14]]) {
      const [above, below] = [places[upper!]!, places[lower!]!];
      if (!above.tight) expect(below.y - above.y - RING, `${upper} at ${height}`).toBeGreaterThanOrEqual(SECOND);
    }
  }
});

test("the name in the bend ends before the flag of the next stop, on narrow maps too", () => {
  const [NAME, FLAG] = [100, 25];
  for (const width of [1000, 1024, 1096]) {
    const { places } = lay(width, 440);
    const [bend, next] = [places[6]!, places[7]!];
    expect(bend.x - bend.aside! + NAME, `at ${width}`).toBeLessThanOrEqual(next.x - FLAG / 2);
  }
});
