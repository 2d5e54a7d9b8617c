/** A path token: a small sun that covers a space, and later counts the hours of a challenge. */
import { tidy } from "./terrain";

export function rays(cx: number, cy: number, r: number): string {
  return Array.from({ length: 12 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 12;
    const end = (part: number): string => `${tidy(cx + Math.cos(turn) * r * part)} ${tidy(cy + Math.sin(turn) * r * part)}`;
    return `M${end(0.62)}L${end(0.88)}`;
  }).join("");
}
