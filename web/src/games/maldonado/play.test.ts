import { fireEvent, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { table, update } from "../../lib/samples";
import { loadWords } from "../../lib/words";
import Hand from "./hand/Hand.svelte";
import { Play } from "./play.svelte";

test("cards held up are let go when another player looks, not when the game moves on", () => {
  const play = new Play();
  play.take(update({ seat: 0, number: 3 }), false);
  play.peeking = true;
  play.take(update({ seat: 0, number: 4 }), false);
  expect(play.peeking).toBe(true);
  play.take(update({ seat: 1, number: 4 }), false);
  expect(play.peeking).toBe(false);
  play.peeking = true;
  play.take(update({ seat: 1, number: 4, table: table({ id: "other" }) }), false);
  expect(play.peeking).toBe(false);
});

test("what is picked stays while others decide, and goes with its question", () => {
  const play = new Play();
  expect(play.take(update({ asked: 3, number: 3 }), false)).toBe(true);
  play.pick("C4");
  expect(play.take(update({ asked: 3, number: 5 }), false)).toBe(false);
  expect(play.picked).toEqual(["C4"]);
  expect(play.take(update({ asked: 6, number: 5 }), false)).toBe(true);
  expect(play.picked).toEqual([]);
});

test("whoever holds their cards up lets go of them also where the hand is gone", async () => {
  const onpeek = vi.fn();
  const words = await loadWords("en", "maldonado", ["Ada"], 0);
  const { container, unmount } = render(Hand, { cards: [{ face: "ally", value: null }], words, roles: true, peeking: false, onpeek });
  const eye = container.querySelector(".peek button")!;
  eye.setPointerCapture = () => {};
  await fireEvent.pointerDown(eye, { pointerId: 7 });
  expect(onpeek.mock.calls).toEqual([[true]]);
  unmount();
  await fireEvent.pointerUp(window, { pointerId: 8 }); // another finger
  expect(onpeek.mock.calls).toEqual([[true]]);
  await fireEvent.pointerUp(window, { pointerId: 7 });
  expect(onpeek.mock.calls).toEqual([[true], [false]]);
});
