/** The order of the rulebook: its chapters, and what stands in each of them. */
import { type Chapter, list, picture, rule, terms, text } from "../../../parts/Book.svelte";

export type Picture =
  | "auxiliaries"
  | "example"
  | "languages"
  | "players"
  | "rivalry"
  | "river"
  | "specials"
  | "things"
  | "worth";

export const CHAPTERS: readonly Chapter<Picture>[] = [
  { id: "idea", blocks: [text("idea-journey", "idea-contest", "idea-cards"), rule("idea-win")] },
  {
    id: "things",
    blocks: [
      picture("things"),
      terms("things-stops", "things-stations", "things-flags", "things-characters"),
      terms("things-auxiliaries", "things-specials", "things-hippos", "things-die"),
      picture("river"),
    ],
  },
  {
    id: "setup",
    blocks: [
      text("setup-deal"),
      picture("players"),
      text("setup-neutrals-note", "setup-river", "setup-first"),
    ],
  },
  { id: "known", blocks: [text("known-hands", "known-seen", "known-asking")] },
  {
    id: "round",
    blocks: [text("round-overview"), list("round-a", "round-b", "round-c", "round-d")],
  },
  {
    id: "station",
    step: "A",
    inner: true,
    blocks: [text("station-reveal", "station-flag", "station-language")],
  },
  {
    id: "draw",
    step: "B",
    inner: true,
    blocks: [text("draw-cards", "draw-special", "draw-piles")],
  },
  { id: "bid", step: "C1", inner: true, blocks: [text("bid-secret")] },
  {
    id: "special",
    step: "C2",
    inner: true,
    blocks: [
      text("special-lap", "special-where", "special-once", "special-after", "special-late"),
    ],
  },
  {
    id: "reveal",
    step: "C3",
    inner: true,
    blocks: [
      text("reveal-order"),
      rule("reveal-base"),
      terms("reveal-profession"),
      picture("worth"),
      terms("reveal-flag"),
      picture("rivalry"),
      text("reveal-examples"),
      terms("reveal-sympathy", "reveal-belgians"),
    ],
  },
  {
    id: "raise",
    step: "C4",
    inner: true,
    blocks: [
      text("raise-turns"),
      rule("raise-worth"),
      terms("raise-serves", "raise-interpreter", "raise-servant"),
      picture("auxiliaries"),
    ],
  },
  {
    id: "languages",
    inner: true,
    blocks: [text("languages-lead"), picture("languages"), text("languages-no-flag")],
  },
  {
    id: "passing",
    inner: true,
    blocks: [
      terms("passing-behind", "passing-alone", "passing-tied"),
      text("passing-top", "passing-end"),
    ],
  },
  {
    id: "control",
    step: "C5",
    inner: true,
    blocks: [text("control-highest", "control-winner", "control-cleanup")],
  },
  {
    id: "tie",
    inner: true,
    blocks: [text("tie-who", "tie-secret", "tie-more", "tie-shared", "tie-discard")],
  },
  { id: "boat", step: "D", inner: true, blocks: [text("boat-next")] },
  { id: "example", blocks: [picture("example")] },
  {
    id: "specials",
    blocks: [
      text("specials-lead"),
      picture("specials"),
      text("specials-neutral", "specials-gone"),
    ],
  },
  { id: "end", blocks: [text("end-specials"), rule("end-winner"), text("end-ties")] },
  { id: "options", blocks: [terms("options-short", "options-hidden")] },
  { id: "table", blocks: [text("table-auto", "table-undo", "table-why")] },
];
