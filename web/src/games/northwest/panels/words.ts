/** Things of the box in words, for those who hear the table. */
import type { Words } from "../../../lib/words";
import { kindOf } from "../scene";
import type { Box } from "../types";

/** A tile: how much of it is land, and what it carries. */
export function tileWords(words: Words, box: Box, key: string): string {
  const kind = kindOf(box, key);
  const corners = kind.ways[0]?.corners ?? [];
  const size = kind.large ? "large" : "small";
  const drawn = corners.map((row) => [...row].map((corner) => words.text(corner === "L" ? "tile-land" : "tile-sea")).join(" ")).join(", ");
  const symbol = kind.symbol ? words.text("tile-with", { token: `token-${kind.symbol}` }) : "";
  return [words.text(`tile-${size}`, { corners: `=${drawn}` }), symbol].filter(Boolean).join(", ");
}
