import { expect, test } from "vitest";
import { bot, friend, me, seat, table, update } from "./samples";
import { againstBots, alone, applying, bestOf, isFree, isMyTurn, momentOf, namesAt, optionHelp, optionWords, others, ownSeats } from "./tables";
import { loadWords } from "./words";

const info = {
  name: "congo",
  rules: 1,
  players: [2, 3, 4],
  options: [{ name: "river", values: ["full", "short"], default: "full", most: null, seats: null, beside: null }],
  levels: ["easy" as const, "normal" as const, "hard" as const],
  phrases: [],
  questions: [],
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

test("a choice is made for one question, whatever others do and say meanwhile", () => {
  const now = momentOf(update({ asked: 4, number: 4, seq: 5 }));
  expect(momentOf(update({ asked: 4, number: 6, seq: 9 }))).toBe(now);
  expect(momentOf(update({ asked: 7, number: 4 }))).not.toBe(now);
  expect(momentOf(update({ asked: 4, number: 4, seat: 1 }))).not.toBe(now);
  expect(momentOf(update({ asked: 4, table: table({ id: "other" }) }))).not.toBe(now);
  expect(momentOf(update({ number: 4 }))).not.toBe(now);
  expect(momentOf(update({ number: 4 }))).not.toBe(momentOf(update({ number: 5 })));
});

test("only unusual options are worth a word", async () => {
  const words = await loadWords("en", "congo");
  expect(optionWords(table({ options: { river: "full" } }), info, words)).toEqual([]);
  expect(optionWords(table({ options: { river: "short" } }), info, words)).toEqual(["River: short"]);
});

test("an option is asked for where it matters", async () => {
  const land = { name: "land", values: ["printed", "hard"], default: "printed", most: null, seats: null, beside: null };
  const map = { ...land, name: "map", values: [0, 1], default: 0, beside: { option: "land", values: ["printed"] } };
  const mode = { ...land, name: "mode", values: ["traitor", "allies"], default: "traitor", seats: [2, 3, 4] };
  const game = { ...info, name: "maldonado", options: [mode, land, map] };
  const names = (players: number, chosen = {}): string[] => applying(game, players, chosen).map(({ name }) => name);
  expect(names(2)).toEqual(["mode", "land", "map"]);
  expect(names(1, { land: "hard" })).toEqual(["land"]);
  const words = await loadWords("en", "maldonado");
  const laid = { land: "hard", map: 1, mode: "allies" };
  expect(optionWords(table({ seats: [me], options: laid }), game, words)).toEqual(["Land: new, hard"]);
});

test("a value of which nothing is said means what its option says", async () => {
  const words = await loadWords("en", "maldonado");
  expect(optionHelp(words, "water", "hard")).toBe("One water less than usual.");
  expect(optionHelp(words, "map", 0)).toBe("Which of the printed maps, from easy to hard.");
});

test("a game for one is played alone at once", () => {
  expect(againstBots({ ...info, players: [1] }).seats).toEqual(["me"]);
  expect(alone({ ...info, players: [1, 2, 3] }).seats).toEqual(["me"]);
});

test("the best of a game is one with the same options", () => {
  const best = { game: "congo", score: 4, won: true, hints: 0, games: 2, table: "t" };
  const bests = [
    { ...best, options: { river: "full" }, score: 9 },
    { ...best, options: { river: "short" } },
  ];
  expect(bestOf(bests, "congo", { river: "short" })?.score).toBe(4);
  expect(bestOf(bests, "cave", { river: "short" })).toBe(undefined);
});

test("Play is me against two normal bots", () => {
  expect(againstBots(info).seats).toEqual(["me", "normal", "normal"]);
  expect(againstBots({ ...info, players: [2] }).seats).toEqual(["me", "normal"]);
});
