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
  quiet: {
    "your-role": null,
    drew: null,
    "you-laid-down": "laid-down",
    "you-discarded": "discarded",
    "you-looked": "looked",
    "you-scouted": "scouted",
  },
  guide: ({ mode, seats }: View) => ({ mode: `=${mode}`, seats }),
  keys: [
    ["← ↑ → ↓", "key-walk"],
    ["m", "key-mark"],
    ["p", "key-peek"],
    ["k", "key-kill"],
    ["1–9", "key-digits"],
  ],
};
