/**
 * The worked example of the rulebook: what is bid and added stands here, every total is counted from
 * the box, and each lap is shown as the table would show it.
 */
import { type Words, half } from "../../../lib/words";
import { type Contest, type Part, emptyContest } from "../scene";
import type { Box } from "../types";
import { rivalry, worth } from "./facts";

export const PLACE = { stop: "stanley-falls", station: "mission", flag: "GB" };

const BIDS = ["GB-missionary-1", "BE-doctor-1", "DE-missionary-1"];

/** What a player adds in a lap; whoever passes waits, or drops out. */
interface Turn {
  seat: number;
  does: string | "wait" | "drop";
}

const LAPS: readonly (readonly Turn[])[] = [
  [
    { seat: 0, does: "wait" },
    { seat: 1, does: "nurse" },
    { seat: 2, does: "interpreter" },
  ],
  [
    { seat: 0, does: "nun" },
    { seat: 1, does: "interpreter" },
    { seat: 2, does: "drop" },
  ],
  [
    { seat: 0, does: "servant" },
    { seat: 1, does: "drop" },
  ],
];

/** A moment of the contest: how it stands after what was said. */
export interface Stage {
  contest: Contest;
  lines: string[];
}

/** The words of the table, with the players of the example. */
export function players(words: Words): Words {
  const names = BIDS.map((_, at) => words.text(`rulebook-example-name-${at + 1}`));
  return words.addressing(names, null);
}

/** The bids, then each lap, the last with its outcome. */
export function stages(box: Box, words: Words): Stage[] {
  let parts = ranked(BIDS.map((card, seat) => bid(box, card, seat)));
  const found = [stage(parts, [])];
  for (const lap of LAPS) {
    const lines = lap.map((turn) => {
      parts = ranked(parts.map((part) => (part.seat === turn.seat ? after(box, part, turn) : part)));
      return told(words, parts[turn.seat], turn);
    });
    found.push(stage(parts, lines));
  }
  return found;
}

/** What the winner gets. */
export function outcome(box: Box, words: Words, { parts }: Contest): string[] {
  const points = box.stops.find((stop) => stop.key === PLACE.stop)?.points ?? 0;
  const winner = parts.find((part) => part.status === "leads");
  const seat = `seat:${winner?.seat}`;
  const total = half(winner?.total ?? 0);
  return [
    words.text("control", { seat, stop: `stop-${PLACE.stop}`, total }),
    words.text("scored", { seat, points: half(points) }),
  ];
}

function bid(box: Box, card: string, seat: number): Part {
  const [nation = "", skill = ""] = card.split("-");
  const profession = worth(box, skill, PLACE.station);
  const loss = rivalry(box, nation, PLACE.flag);
  const value = profession + loss;
  return {
    ...{ seat, card, profession, rivalry: loss, asked: false, state: "valued", change: 0, die: 0 },
    ...{ base: value, total: value, low: value, high: value, sides: null, status: null, behind: 0 },
    ...{ added: [], tiles: [], secret: false, won: false, fate: null },
  };
}

function after(box: Box, part: Part, { does }: Turn): Part {
  if (does === "wait") return part;
  if (does === "drop") return { ...part, status: "out" };
  const lift = box.auxiliaries.find((each) => each.key === does)?.lift ?? 0;
  return { ...part, added: [...part.added, does], total: (part.total ?? 0) + lift };
}

/** How they stand among each other; who is out stays out. */
function ranked(parts: Part[]): Part[] {
  const top = Math.max(...parts.map((part) => part.total ?? 0));
  const level = parts.filter((part) => part.total === top).length > 1 ? "tied" : "leads";
  return parts.map((part) => {
    const status = part.status === "out" ? "out" : part.total === top ? level : "behind";
    return { ...part, status, behind: top - (part.total ?? 0) };
  });
}

function stage(parts: Part[], lines: string[]): Stage {
  return { contest: { ...emptyContest(PLACE.stop, [], PLACE.station, PLACE.flag), parts }, lines };
}

/** A turn in the words of the log. */
function told(words: Words, part: Part | undefined, { seat, does }: Turn): string {
  const args = { seat: `seat:${seat}`, total: half(part?.total ?? 0) };
  if (does === "wait") return words.text("waited", args);
  if (does === "drop") return words.text("passed-out", args);
  return words.text("added", { ...args, cards: [`auxiliary-${does}`] });
}
