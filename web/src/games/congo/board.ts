/** Everything drawn of Congo, in a chunk of its own. */
import type { Board } from "../../lib/face";
import Axis from "./side/Axis.svelte";
import Piles from "./side/Piles.svelte";
import Scores from "./side/Scores.svelte";
import Side from "./side/Side.svelte";
import Steps from "./side/Steps.svelte";
import Table from "./Table.svelte";

export const board: Board = {
  Table,
  Side,
  Steps,
  Scores,
  Piles,
  Axis,
  keys: [
    ["1–9", "key-actions"],
    ["← →", "key-hand"],
  ],
};
