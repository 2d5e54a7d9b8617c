/** The order of the rulebook: its chapters, and what stands in each of them. */
import { type Chapter, list, picture, rule, text } from "../../../parts/Book.svelte";

export type Picture = "terrains" | "rules" | "players" | "challenge" | "kit" | "cards" | "kills" | "threats" | "example";

export const CHAPTERS: readonly Chapter<Picture>[] = [
  { id: "idea", blocks: [text("idea-land", "idea-crew", "idea-traitor"), rule("idea-win")] },
  { id: "land", blocks: [text("land-grid"), picture("terrains"), text("land-rules"), picture("rules")] },
  { id: "setup", blocks: [text("setup-order"), picture("players")] },
  { id: "turn", blocks: [list("turn-explore", "turn-activate", "turn-time", "turn-influence", "turn-night"), text("turn-acts")] },
  { id: "explore", inner: true, blocks: [text("explore-where", "explore-row", "explore-clear")] },
  { id: "time", inner: true, blocks: [text("time-sun"), picture("challenge"), text("time-store")] },
  { id: "kit", inner: true, blocks: [text("kit-lead"), picture("kit")] },
  { id: "influence", blocks: [text("influence-when"), picture("cards"), text("influence-ally", "influence-traitor", "influence-orders"), rule("influence-same")] },
  { id: "monsters", blocks: [text("monsters-bones"), picture("threats"), text("monsters-kill"), picture("kills")] },
  { id: "accuse", inner: true, blocks: [text("accuse-all")] },
  { id: "night", blocks: [list("night-food", "night-load", "night-monsters", "night-ready", "night-hands", "night-new"), rule("night-lose")] },
  { id: "end", blocks: [text("end-roles", "end-count"), picture("example"), text("end-win", "end-score")] },
  { id: "allies", blocks: [text("allies-cards", "allies-play", "allies-win")] },
  { id: "table", blocks: [text("table-peek", "table-marks", "table-hints")] },
];
