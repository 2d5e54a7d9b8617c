/** Everything drawn of the Northwest Passage, in a chunk of its own. */
import type { Board } from "../../lib/face";
import Scores from "./side/Scores.svelte";
import Side from "./side/Side.svelte";
import Steps from "./side/Steps.svelte";
import Table from "./Table.svelte";

const KEYS = [
  ["1–9", "key-spot"],
  ["s", "key-craft"],
  ["a", "action-take"],
  ["n", "action-refresh"],
  ["p", "action-place"],
  ["m", "action-move"],
  ["x", "action-redistribute"],
  ["e", "action-explore"],
  ["d", "action-find"],
  ["q w", "key-turn"],
  ["f", "reserve-flip"],
  ["j k", "key-tile"],
  ["o", "key-end"],
  ["i", "key-ice"],
  ["+ − 0", "key-zoom"],
] as const;

export const board: Board = { Table, Side, Steps, Scores, keys: KEYS };
