import { expect, test } from "vitest";
import { bot, friend, me, seat, table } from "./samples";
import { againstBots, isFree, isMyTurn, namesAt, optionWords, others, ownSeats } from "./tables";
import { loadWords } from "./words";

const info = {
  name: "congo",
  rules: 1,
  players: [2, 3, 4],
  options: [{ name: "river", values: ["full", "short"], default: "full" }],
  levels: ["easy" as const, "normal" as const, "hard" as const],
};

test("a seat that a bot keeps is not mine to decide for", () => {
  const kept = { ...me, bot: "normal" as const };
  expect(ownSeats(table({ seats: [me, friend, kept] }))).toEqual([0]);
  expect(isMyTurn(table({ seats: [me, kept], waiting: [1] }))).toBe(false);
  expect(isMyTurn(table({ seats: [me, bot], waiting: [0, 1] }))).toBe(true);
});

test("a seat is free when neither person nor bot nor a name of a record is there", () => {
  expect([seat(), me, bot, seat({ name: "Cleo" })].map(isFree)).toEqual([true, false, false, false]);
});

test("bots have names, free seats none", async () => {
  const words = await loadWords("en", null);
  expect(namesAt(table({ seats: [me, bot, seat()] }), words)).toEqual(["Ada", "Anton", null]);
  expect(others(table({ seats: [me, friend, bot, seat()] }))).toEqual(["seat:1", "seat:2"]);
});

test("only unusual options are worth a word", async () => {
  const words = await loadWords("en", "congo");
  expect(optionWords(table({ options: { river: "full" } }), info, words)).toEqual([]);
  expect(optionWords(table({ options: { river: "short" } }), info, words)).toEqual(["short"]);
});

test("Play is me against two normal bots", () => {
  expect(againstBots(info).seats).toEqual(["me", "normal", "normal"]);
  expect(againstBots({ ...info, players: [2] }).seats).toEqual(["me", "normal"]);
});
