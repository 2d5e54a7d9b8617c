/** What the lines of a log tell beside their words. */
import type { Frame, Line } from "../types";

/** A replay's moments as lines of the log; one of which nothing is told has none. */
export function linesOf(frames: readonly Frame[]): Line[] {
  const told = frames.filter(({ messages }) => messages.length > 0);
  return told.map(({ number, seat, messages }) => ({ seq: number, number, at: 0, seat, messages }));
}

/** The lines with what everybody is told instead of what is for one player's eyes alone. */
export function hushed(lines: readonly Line[], quiet: Readonly<Record<string, string | null>>): Line[] {
  const told = lines.map((line) => ({
    ...line,
    messages: line.messages.flatMap((message) => {
      const id = quiet[message.id] === undefined ? message.id : quiet[message.id];
      return id ? [{ ...message, id }] : [];
    }),
  }));
  return told.filter(({ messages }) => messages.length > 0);
}

/** The lines of decisions that were taken back, by their `seq`. */
export function takenBack(lines: readonly Line[]): Set<number> {
  const gone = new Set<number>();
  lines.forEach((line, at) => {
    if (!line.messages.some(({ id }) => id === "log-undone")) return;
    const before = lines.slice(0, at).filter((each) => decided(each) && !gone.has(each.seq));
    taken(before, line).forEach(({ seq }) => gone.add(seq));
  });
  return gone;
}

/** What stands after the moment that was gone back to; across the choices of others, which stay, the last one of this seat. */
function taken(before: readonly Line[], undone: Line): Line[] {
  const since = before.filter(({ number }) => number > undone.number);
  if (since.every(({ seat }) => seat === undone.seat)) return since;
  return before.filter(({ seat }) => seat === undone.seat).slice(-1);
}

/** Lines of the house itself tell of no decision. */
function decided(line: Line): boolean {
  return line.messages.some(({ id }) => !id.startsWith("log-"));
}
