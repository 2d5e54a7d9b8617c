import { expect, test } from "vitest";
import { nextToLook } from "./curtain.svelte";
import { bot, me, table } from "./samples";

const two = [me, { ...me, name: "Boris" }, bot];

test("alone at a screen there is no curtain", () => {
  expect(nextToLook(table({ seats: [me, bot], waiting: [0] }), null)).toBeNull();
});

test("the curtain names who is to decide, and stays up while they do", () => {
  expect(nextToLook(table({ seats: two, waiting: [0, 1] }), null)).toBe(0);
  expect(nextToLook(table({ seats: two, waiting: [0, 1] }), 0)).toBeNull();
  expect(nextToLook(table({ seats: two, waiting: [1] }), 0)).toBe(1);
});

test("while a bot thinks nobody is called", () => {
  expect(nextToLook(table({ seats: two, waiting: [2] }), 1)).toBeNull();
});
