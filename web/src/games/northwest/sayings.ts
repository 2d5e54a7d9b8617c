/** What the table says while somebody chooses: the hint, the button, and each place by its name. */
import type { Words } from "../../lib/words";
import type { Message } from "../../types";
import { squareAt, squareName } from "./chart/layout";
import type { Move } from "./moves";
import type { Plan } from "./plan.svelte";
import { kindOf, sizeOf, wayOf } from "./scene";
import type { Advice, Box, View } from "./types";

/** The squares of a tile that lies here: C5–D5. */
export function squaresAt(at: string, w: number, h: number): string {
  const [x, y] = squareAt(at);
  return w * h === 1 ? at : `${at}–${squareName(x + w - 1, y + h - 1)}`;
}

/** Where a move leads, in a few words. */
export function placeWords(words: Words, box: Box, view: View, move: Move): string {
  if (move.verb === "place" && move.at && move.kind) {
    const [w, h] = sizeOf(wayOf(kindOf(box, move.kind), move.turn ?? ""));
    return squaresAt(move.at, w, h);
  }
  if (move.at === "greenland" || move.at === "passage") return words.text(`place-${move.at}`);
  const tile = view.tiles.find((each) => each.at === move.at);
  if (!tile) return move.at ?? "";
  return squaresAt(tile.at, tile.shape === "across" ? 2 : 1, tile.shape === "down" ? 2 : 1);
}

/** A move by the name of its place, for whoever hears it. */
export function moveWords(words: Words, box: Box, view: View, move: Move): string {
  const where = `=${placeWords(words, box, view, move)}`;
  const side = move.ground ? `corner-${move.ground}` : "";
  if (move.verb === "stand") return words.text("act-stand", { side });
  if (move.ground) return words.text("spot-ground", { where, side });
  return words.text(move.verb === "place" ? "spot-place" : "spot-move", { where });
}

interface Counts {
  placed: number;
  picking: boolean;
  pass: boolean;
}

/** What the large button says: what it does, or what is still to be chosen. */
export function confirmTitle(words: Words, box: Box, view: View, chosen: Move | null, plan: Plan, { placed, picking, pass }: Counts): string {
  if (!chosen) {
    if (pass) return words.text("act-pass");
    if (picking || plan.action === "take") return words.text("choose-tile");
    if (view.step === "thaw") return words.text("choose-ground");
    if (plan.action === "place") return words.text(placed > 0 ? "choose-spot" : "choose-way");
    if (plan.action === "move") return words.text("choose-step");
    return words.text("choose-action");
  }
  const where = `=${placeWords(words, box, view, chosen)}`;
  const craft = chosen.craft ?? "ship";
  switch (chosen.verb) {
    case "place":
      return words.text("act-place", { where });
    case "move":
      return words.text(`act-move-${craft}`, { where });
    case "stand":
      return words.text("act-stand", { side: `corner-${chosen.ground}` });
    case "pick":
    case "take":
    case "refresh":
    case "explore":
    case "find":
      return words.text(`act-${chosen.verb}`);
    default:
      return words.say(chosen.choice.words);
  }
}

interface Glance {
  count: number;
  offered: number;
  mine: boolean;
  /** Whether the tile in hand fits at all, turned in some way. */
  fits: boolean;
  /** What is chosen, if it ends the reader's journey. */
  home: Message | null;
}

/** The line over the chart: the question, or what the chosen action waits for. */
export function hint(words: Words, view: View, advice: Advice, plan: Plan, { count, offered, mine, fits, home }: Glance): { ask: string; note: string } {
  const asked = { ask: words.say(advice.ask), note: "" };
  if (!mine || view.step !== "act" || !plan.action) return asked;
  const further = home ? words.text("hint-home", home.args) : view.actions > 0 ? words.text("hint-further") : "";
  const args = { count, craft: `=${plan.craft}`, offered };
  switch (plan.action) {
    case "place":
      return { ask: words.text(plan.kind === null ? "hint-place-none" : fits ? "hint-place" : "hint-place-nowhere", args), note: further };
    case "move":
    case "take":
    case "refresh":
    case "explore":
    case "find":
    case "redistribute":
      return { ask: words.text(`hint-${plan.action}`, args), note: further };
  }
}
