/**
 * The log, told as it happened: each message changes the world a little and takes its time. One
 * decision may turn up all bids, settle the contest and send the boat on; so the table is not simply
 * what the last view says, but what one can follow.
 */
import type { Message } from "../../types";
import { type Contest, type Part, type World, emptyContest, stopIndex } from "./scene";
import type { Box } from "./types";

export interface Frame {
  world: World;
  /** What was told. */
  message: Message | null;
  /** How long it stays before the next, in milliseconds. */
  time: number;
}

/** How long each kind of news takes to be seen; what is not named here is not shown by itself. */
const TIMES: Readonly<Record<string, number>> = {
  "special-played": 900,
  "bid-shown": 170,
  "base-value": 150,
  "language-rolled": 450,
  "sympathy-rolled": 450,
  added: 560,
  waited: 320,
  "passed-out": 420,
  killed: 1200,
  "killed-outright": 1200,
  "attacker-killed": 1200,
  fled: 900,
  "malaria-roll": 480,
  bitten: 1100,
  cured: 1100,
  "not-cured": 1100,
  "returned-to-hand": 500,
  "bids-returned": 900,
  discarded: 700,
  "lost-overboard": 900,
  spared: 500,
  swapped: 800,
  "kept-bid": 400,
  "colonial-character": 500,
  "colonial-auxiliary": 500,
  looked: 600,
  "you-looked": 900,
  tied: 800,
  "tiles-shown": 650,
  "tiles-added": 650,
  "no-tiles": 300,
  held: 350,
  control: 1000,
  uncontrolled: 1000,
  scored: 450,
  "scored-tie": 450,
  "scored-okapi": 700,
  "scored-trader": 450,
  "scored-specials": 500,
  station: 1500,
};

/** What is said in the contest itself, not only shown. */
const SAID: ReadonlySet<string> = new Set(
  ("killed killed-outright attacker-killed fled malaria-roll bitten cured not-cured returned-to-hand bids-returned discarded " +
    "lost-overboard spared swapped kept-bid colonial-character colonial-auxiliary looked you-looked language-rolled " +
    "sympathy-rolled tied control uncontrolled scored-okapi scored-trader scored-tie").split(" "),
);

/** Frames for what was told since the world was as it is. */
export function tell(world: World, messages: readonly Message[], box: Box): Frame[] {
  const frames: Frame[] = [];
  for (const message of messages) {
    world = after(world, message, box);
    const time = TIMES[message.id];
    if (time !== undefined) frames.push({ world, message, time });
  }
  if (frames.length === 0 || frames.at(-1)?.world !== world) frames.push({ world, message: null, time: 0 });
  return frames;
}

/** The world after one message. */
export function after(world: World, message: Message, box: Box): World {
  const { id } = message;
  if (id === "station") return sailed(world, message, box);
  if (id.startsWith("scored")) return noted(scored(world, message), message);
  if (id === "control" || id === "uncontrolled") return noted(decided(world, message, box), message);
  if (!world.contest) return world;
  const contest = fold(world.contest, message);
  const last = contest === world.contest || id === "bid-made" || id === "you-bid" ? world.last : null;
  return noted({ ...world, contest, last }, message);
}

function noted(world: World, message: Message): World {
  if (!world.contest || !SAID.has(message.id)) return world;
  if (world.contest.over && world.contest.said?.id === "control") return world; // that says it all
  return { ...world, contest: { ...world.contest, said: message } };
}

// --- The contest -----------------------------------------------------------------------------------

function fold(contest: Contest, { id, args }: Message): Contest {
  const seat = seatIn(args.seat);
  const on = (change: Partial<Part>): Contest => changed(contest, seat, change);
  switch (id) {
    case "station-language":
      return { ...contest, language: noun(args.language) };
    case "special-played":
      return { ...contest, special: noun(args.special), owner: seat };
    case "bid-made":
      return on({ state: "down", asked: false });
    case "you-bid":
      return on({ state: "own", asked: false, card: noun(args.card) });
    case "bid-shown":
      return on({ state: "shown", card: noun(args.card), asked: false });
    case "bids-returned":
      return { ...contest, parts: contest.parts.map((part) => gone(part, id)) };
    case "returned-to-hand": // after the end of a contest one still wants to see who was in it
      return contest.over ? contest : left(contest, seat, id);
    case "fled":
    case "killed":
    case "killed-outright":
    case "bitten":
    case "not-cured":
    case "scored-okapi":
      return left(contest, seat, id);
    case "malaria-roll":
      return on({ die: Number(args.roll), sides: null });
    case "language-rolled":
    case "sympathy-rolled":
      return on({ die: Number(args.roll), sides: String(args.language ?? args.nation) });
    case "base-value":
      return standing(on({ state: "valued", base: halves(args.total), total: halves(args.total) }));
    case "added":
      return standing(on({ added: [...(part(contest, seat)?.added ?? []), ...nouns(args.cards)], total: halves(args.total) }));
    case "passed-out":
      return standing(on({ status: "out", asked: false }));
    case "tied":
      return { ...contest, tied: true };
    case "committed":
    case "you-committed":
      return on({ secret: true, asked: false });
    case "tiles-shown":
      return on({ tiles: tiles(args.tiles), secret: false });
    case "tiles-added":
      return on({ tiles: [...(part(contest, seat)?.tiles ?? []), ...tiles(args.tiles)] });
    default:
      return contest;
  }
}

function part(contest: Contest, seat: number): Part | undefined {
  return contest.parts.find((each) => each.seat === seat);
}

function changed(contest: Contest, seat: number, change: Partial<Part>): Contest {
  return { ...contest, parts: contest.parts.map((each) => (each.seat === seat ? { ...each, ...change } : each)) };
}

function left(contest: Contest, seat: number, how: string): Contest {
  return { ...contest, parts: contest.parts.map((part) => (part.seat === seat ? gone(part, how) : part)) };
}

function gone(part: Part, how: string): Part {
  return { ...part, state: "absent", asked: false, total: null, status: null, fate: how };
}

/** Who is ahead now; a seat that is out stays out. */
function standing(contest: Contest): Contest {
  const totals = contest.parts.flatMap((each) => (each.total === null ? [] : [each.total]));
  const top = Math.max(...totals);
  const alone = totals.filter((total) => total === top).length === 1;
  return {
    ...contest,
    parts: contest.parts.map((each) => {
      if (each.total === null) return each;
      const out = each.status === "out" || each.status === "tied-out";
      const status = each.total < top ? (out ? "out" : "behind") : alone ? "leads" : out ? "tied-out" : "tied";
      return { ...each, status, behind: top - each.total };
    }),
  };
}

// --- Its end, and the way on -------------------------------------------------------------------------

function decided(world: World, { id, args }: Message, box: Box): World {
  const at = stopIndex(box, noun(args.stop));
  const winner = id === "control" ? seatIn(args.seat) : -1;
  const chiefs = world.chiefs.map((chief, stop) => (stop === at ? winner : chief));
  const contest = world.contest && {
    ...world.contest,
    over: true,
    parts: world.contest.parts.map((each) => ({ ...each, won: each.seat === winner, asked: false })),
  };
  return { ...world, chiefs, contest, fresh: at };
}

function scored(world: World, { id, args }: Message): World {
  const seat = seatIn(args.seat);
  const scores = world.scores.map((score, at) => (at === seat && score !== null ? score + halves(args.points) : score));
  const contest = world.contest && id === "scored-okapi" ? fold(world.contest, { id, args }) : world.contest;
  return { ...world, scores, contest };
}

/** The boat comes to the next stop; what happened at the last one stays to be read. */
function sailed(world: World, { args }: Message, box: Box): World {
  const stop = noun(args.stop);
  const seats = inOrder(world);
  const flag = String(args.flag) === "flag-none" ? null : noun(args.flag);
  return {
    ...world,
    at: stopIndex(box, stop),
    fresh: null,
    last: world.contest?.over ? world.contest : null,
    contest: { ...emptyContest(stop, seats, noun(args.station), flag), before: world.contest?.over ? world.contest.said : null },
  };
}

/** The seats from the next first player on: who took control goes first. */
function inOrder(world: World): number[] {
  const seats = world.contest?.parts.map((each) => each.seat) ?? world.scores.map((_, seat) => seat);
  const first = Math.max(0, world.contest?.parts.findIndex((each) => each.won) ?? 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

// --- Reading arguments -------------------------------------------------------------------------------

type Arg = Message["args"][string] | undefined;

function seatIn(arg: Arg): number {
  return typeof arg === "string" && arg.startsWith("seat:") ? Number(arg.slice(5)) : -1;
}

function halves(arg: Arg): number {
  return Number(String(arg).replace("half:", "")) / 2;
}

/** `character-FR-doctor-1` is FR-doctor-1: a noun without its kind. */
function noun(arg: Arg): string {
  return String(arg).replace(/^[a-z]+-/, "");
}

function nouns(arg: Arg): string[] {
  return Array.isArray(arg) ? arg.map(noun) : [];
}

function tiles(arg: Arg): number[] {
  return nouns(arg).map(Number);
}
