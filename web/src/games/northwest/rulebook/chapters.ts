/** The order of the rulebook: its chapters, and what stands in each of them. */
import { type Chapter, list, picture, rule, terms, text } from "../../../parts/Book.svelte";

export type Picture = "arrows" | "coasts" | "ice" | "island" | "majorities" | "prices" | "sun" | "things";

export const CHAPTERS: readonly Chapter<Picture>[] = [
  { id: "idea", blocks: [text("idea-search", "idea-chart", "idea-season"), rule("idea-win")] },
  {
    id: "things",
    blocks: [
      picture("things"),
      terms("things-chart", "things-large", "things-small", "things-tokens", "things-vehicles", "things-crew"),
    ],
  },
  { id: "sun", blocks: [text("sun-arc", "sun-frozen"), picture("sun")] },
  { id: "setup", blocks: [list("setup-start", "setup-tiles", "setup-order", "setup-pick"), picture("arrows")] },
  { id: "round", blocks: [text("round-turns", "round-several"), rule("round-price"), text("round-vehicle", "round-home")] },
  { id: "actions", blocks: [picture("prices")] },
  { id: "take", inner: true, blocks: [text("take-tile", "take-refresh")] },
  { id: "place", inner: true, blocks: [text("place-where"), rule("place-corners"), picture("coasts"), text("place-route", "place-token")] },
  { id: "holes", inner: true, blocks: [text("holes-fill", "holes-corner")] },
  { id: "islands", inner: true, blocks: [text("islands-what"), picture("island"), text("islands-short")] },
  { id: "move", inner: true, blocks: [terms("move-ship", "move-sled"), text("move-share")] },
  { id: "crew", inner: true, blocks: [text("crew-transfer", "crew-launch")] },
  { id: "finds", inner: true, blocks: [text("finds-explore", "finds-find", "finds-zone")] },
  { id: "pass", inner: true, blocks: [text("pass-first", "pass-tired")] },
  { id: "ice", blocks: [text("ice-step"), picture("ice"), terms("ice-ship", "ice-sled"), text("ice-lost")] },
  { id: "arrows", blocks: [terms("arrows-passage", "arrows-greenland"), text("arrows-space")] },
  {
    id: "end",
    blocks: [text("end-when"), rule("end-home"), text("end-majorities"), picture("majorities"), text("end-ties", "end-sets", "end-lost", "end-winner")],
  },
  { id: "options", blocks: [terms("options-shared", "options-passage", "options-alone")] },
  { id: "table", blocks: [text("table-chart", "table-warnings", "table-undo")] },
];
