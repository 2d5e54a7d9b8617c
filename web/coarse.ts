/**
 * Paths on a coarser grid. Icons are drawn on 512 × 512 and shown at a tenth of that: digits behind
 * the point cannot be seen, and are half of the bytes.
 */

/** What each command takes: coordinates (x, y), plain numbers (n), flags (f). */
const TAKES: Record<string, string> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: "nnnffxy",
  z: "",
};

type Point = { x: number; y: number };

/** All paths of a drawing with whole numbers only. */
export function coarse(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarsePath(path)}"`);
}

/** Each end is rounded where it lies, not by the step to it, so that no error adds up. */
export function coarsePath(path: string): string {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let written = "";
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers: number[] = [];
    for (const step of steps(TAKES[kind] ?? "", rest)) {
      at = round(step, at, letter === kind, numbers);
      if (kind === "m" && numbers.length === 2) start = at;
    }
    if (kind === "z") at = start;
    written += letter + joined(numbers);
  }
  return written;
}

/** Write the arguments of one step from a point, told relative to it or not; where it ends. */
function round(step: Argument[], from: Point, relative: boolean, numbers: number[]): Point {
  const end = { ...from };
  for (const { takes, value } of step) {
    if (takes === "x" || takes === "y") {
      const begin = relative ? from[takes] : 0;
      end[takes] = begin + value;
      numbers.push(Math.round(end[takes]) - Math.round(begin));
    } else numbers.push(Math.round(value));
  }
  return end;
}

interface Argument {
  takes: string;
  value: number;
}

/** The arguments of a command, as often as it is repeated. Flags may stand without a space. */
function* steps(takes: string, text: string): Iterable<Argument[]> {
  let rest = text;
  const next = (pattern: RegExp): number => {
    const found = pattern.exec(rest)!;
    rest = rest.slice(found[0].length);
    return Number(found[1]);
  };
  while (takes && /\d/.test(rest)) {
    yield [...takes].map((each) => ({
      takes: each,
      value: next(each === "f" ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i),
    }));
  }
}

function joined(numbers: number[]): string {
  return numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join("");
}
