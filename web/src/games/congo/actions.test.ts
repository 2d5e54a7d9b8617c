import { expect, test } from "vitest";
import { extras } from "./actions";
import type { Advice, View } from "./types";

test("a swap says what the drawn card is worth here", () => {
  const card = "GB-officer-1";
  const held = { card, low: 2, high: 2, profession: 3, rivalry: -1, known: false, chosen: false };
  const [view, advice] = [{ drawn_character: card } as View, { characters: [held] } as unknown as Advice];
  const swap = { text: "swap", words: { id: "move-swap", args: {} } };
  expect(extras(swap, view, advice)).toMatchObject({ high: "half:4", die: "=no" });
});
