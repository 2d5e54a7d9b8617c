/** What the board shows at a moment: drawn from a view and the advice on it, or from the log (`story`). */
import type { Message, Update } from "../../types";
import type { Words } from "../../lib/words";
import type { Advice, Box, Column, View } from "./types";

/** A seat's part in a contest, with what lies on the table before it. */
export interface Part extends Column {
  added: readonly string[];
  /** Hippo tiles in a tie, in `tied` contests; `secret` while they lie face down. */
  tiles: readonly number[];
  secret: boolean;
  won: boolean;
  /** How its character was lost or left, the id of the message that told it. */
  fate: string | null;
}

export interface Contest {
  stop: string;
  station: string | null;
  flag: string | null;
  language: string | null;
  special: string | null;
  owner: number | null;
  parts: readonly Part[];
  /** The last thing worth saying of it, and how the stop before ended. */
  said: Message | null;
  before: Message | null;
  tied: boolean;
  over: boolean;
}

/** Everything that moves while a story is played. */
export interface World {
  contest: Contest | null;
  /** The last contest, which stays to be seen until the boat has come to the next stop. */
  last: Contest | null;
  scores: readonly (number | null)[];
  chiefs: readonly (number | null)[];
  /** The stop the boat is at, by number, and one whose chief was just set. */
  at: number;
  fresh: number | null;
}

export interface StopInfo {
  key: string;
  name: string;
  /** All about it in a sentence. */
  said: string;
  points: number;
  hippos: number;
  special: boolean;
  station: string | null;
  flag: string | null;
  chief: number | null;
  when: "unused" | "past" | "here" | "ahead";
  peeked: boolean;
}

export interface Scene {
  stops: StopInfo[];
  at: number;
  /** The stop that is being fought for, or was last, and whether there is one to show. */
  contestAt: number;
  contested: boolean;
  scores: (number | null)[];
  over: boolean;
  fresh: number | null;
}

export function viewOf(update: Update): View | null {
  return update.view as View | null;
}

export function adviceOf(update: Update): Advice | null {
  return update.advice as Advice | null;
}

export function stopIndex(box: Box, key: string): number {
  return box.stops.findIndex((stop) => stop.key === key);
}

// --- From a view -----------------------------------------------------------------------------------

export function worldOf(view: View, advice: Advice | null, box: Box): World {
  return {
    contest: advice && advice.columns.length > 0 ? contestOf(view, advice, box) : null,
    last: null,
    scores: view.scores,
    chiefs: view.chiefs,
    at: stopIndex(box, view.stop),
    fresh: null,
  };
}

function contestOf(view: View, advice: Advice, box: Box): Contest {
  const at = stopIndex(box, view.stop);
  return {
    stop: view.stop,
    station: view.stations[at] ?? null,
    flag: view.flags[at] ?? null,
    language: view.language,
    special: view.special,
    owner: view.owner,
    parts: advice.columns.map((column) => partOf(view, column)),
    said: null,
    before: null,
    tied: view.tied.length > 0,
    over: false,
  };
}

function partOf(view: View, column: Column): Part {
  const tiles = view.committed[column.seat] ?? [];
  const due = view.waiting.includes(column.seat);
  const secret = view.step === "commit" && view.tied.includes(column.seat) && tiles.length === 0 && !due && (view.hippo_counts[column.seat] ?? 0) > 0;
  return { ...column, added: view.added[column.seat] ?? [], tiles, secret, won: false, fate: null };
}

/** The contest a view shows, with what only the log told: who was lost, and how the last stop ended. */
export function remembering(contest: Contest, told: Contest | null): Contest {
  if (told?.stop !== contest.stop) return contest;
  const parts = contest.parts.map((part) => {
    const known = told.parts.find((each) => each.seat === part.seat);
    return part.state === "absent" && known?.fate ? { ...part, fate: known.fate, card: known.card, die: known.die } : part;
  });
  return { ...contest, parts, before: told.before };
}

/** The contest with every bid face up, from the views of those who made them. */
export function opened(contest: Contest, views: readonly View[]): Contest {
  const parts = contest.parts.map((part): Part => {
    const card = views[part.seat]?.bids[part.seat];
    return part.state === "down" && card ? { ...part, state: "own", card } : part;
  });
  return { ...contest, parts };
}

/** A contest that nobody has bid for yet. */
export function emptyContest(stop: string, seats: readonly number[], station: string | null, flag: string | null): Contest {
  const parts = seats.map((seat) => emptyPart(seat));
  return { stop, station, flag, language: null, special: null, owner: null, parts, said: null, before: null, tied: false, over: false };
}

function emptyPart(seat: number): Part {
  return {
    seat,
    asked: true,
    state: "choosing",
    card: null,
    low: null,
    high: null,
    profession: null,
    rivalry: null,
    change: 0,
    base: null,
    total: null,
    status: null,
    behind: 0,
    die: 0,
    sides: null,
    added: [],
    tiles: [],
    secret: false,
    won: false,
    fate: null,
  };
}

// --- The stops -------------------------------------------------------------------------------------

export function sceneOf(view: View, box: Box, words: Words, world: World): Scene {
  const over = view.step === "over";
  const first = stopIndex(box, view.first_stop);
  const arrived = stopIndex(box, view.stop); // the boat that is drawn may still be on its way there
  const stops = box.stops.map((stop, at): StopInfo => {
    const chief = world.chiefs[at] ?? null;
    const when = at < first ? "unused" : over || at < world.at ? "past" : at === world.at ? "here" : "ahead";
    return {
      key: stop.key,
      name: words.noun(`stop-${stop.key}`),
      said: "",
      points: stop.points,
      hippos: stop.hippos,
      special: stop.special,
      station: at > world.at && at <= arrived ? null : (view.stations[at] ?? null),
      flag: view.flags[at] ?? null,
      chief,
      when,
      peeked: view.peeks.some((seen) => seen.includes(stop.key)),
    };
  });
  for (const stop of stops) stop.said = stopInWords(stop, words);
  const shown = world.last ?? world.contest;
  const contestAt = shown ? stopIndex(box, shown.stop) : world.at;
  return { stops, at: world.at, contestAt, contested: shown !== null, scores: [...world.scores], over, fresh: world.fresh };
}

/** The stop as the table in words tells it. */
function stopInWords(stop: StopInfo, words: Words): string {
  const chief = stop.chief === null ? "=none" : stop.chief < 0 ? "=nobody" : "=somebody";
  return words.text("table-stop", {
    stop: `stop-${stop.key}`,
    points: stop.points,
    tile: stop.station ? "=known" : "=unknown",
    station: stop.station ? `station-${stop.station}` : "=",
    flag: stop.flag ? `flag-${stop.flag}` : "flag-none",
    hippos: stop.hippos,
    special: stop.special ? "=yes" : "=no",
    when: `=${stop.when}`,
    chief,
    seat: `seat:${Math.max(stop.chief ?? 0, 0)}`,
  });
}
