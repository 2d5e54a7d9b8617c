/** What the buttons say of each legal move, from its words, the advice and the view. */
import type { Choice, Message } from "../../types";
import { half } from "../../lib/words";
import type { Advice, View } from "./types";

/** A button of the ribbon. */
export interface Action {
  key: string;
  title: string;
  note: string;
  primary: boolean;
  disabled: boolean;
  press: () => void;
}

/** Arguments a button's words need beside those of the move's own words. */
export function extras(choice: Choice, view: View, advice: Advice): Message["args"] {
  const [verb = "", what = ""] = choice.text.split(" ");
  if (verb === "bid") return worth(what, advice);
  if (verb === "swap") return worth(view.drawn_character ?? "", advice);
  if (verb === "add") return { from: half(own(view.totals, view) ?? 0) };
  if (verb === "hippos") {
    const laid = (own(view.committed, view) ?? []).reduce((sum, tile) => sum + tile, 0);
    return { sum: Number(choice.words.args["sum"] ?? 0) + laid };
  }
  if (verb === "play" && view.seat !== null) return { seat: `seat:${view.seat}` };
  if (verb === "overboard") return { count: view.auxiliary_counts[Number(what)] ?? 0 };
  return {};
}

function own<T>(row: readonly T[], view: View): T | undefined {
  return view.seat === null ? undefined : row[view.seat];
}

function worth(card: string, advice: Advice): Message["args"] {
  const held = advice.characters.find((each) => each.card === card);
  if (!held) return {};
  return { low: half(held.low), high: half(held.high), die: held.low === held.high ? "=no" : "=yes" };
}
