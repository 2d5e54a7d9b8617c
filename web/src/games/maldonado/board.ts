/** Everything drawn of Maldonado, in a chunk of its own. */
import type { Board } from "../../lib/face";
import Reveal from "./reveal/Reveal.svelte";
import Scores from "./side/Scores.svelte";
import Side from "./side/Side.svelte";
import Steps from "./side/Steps.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

export const board: Board = {
  Table,
  Side,
  Steps,
  Scores,
  Finale: Reveal,
  quiet: ["your-role", "drew", "you-laid-down", "you-discarded", "you-looked", "you-scouted"],
  guide: ({ mode, seats }: View) => ({ mode: `=${mode}`, seats }),
  keys: [
    ["← ↑ → ↓", "key-walk"],
    ["m", "key-mark"],
    ["p", "key-peek"],
    ["k", "key-kill"],
    ["1–9", "key-digits"],
  ],
};
