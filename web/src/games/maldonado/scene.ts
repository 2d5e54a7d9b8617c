/** What the board draws at a moment: a view, its advice and the box, put together. No rule is here. */
import type { Update } from "../../types";
import type { Beast, Space } from "./land/spaces";
import { SIZE, spaceName } from "./land/spaces";
import type { Advice, Amount, Box, ChallengeCard, ConditionAdvice, CrewAdvice, Laid as Card, View } from "./types";

export interface Challenge {
  key: string;
  suns: number;
  tokens: number;
  state: "passed" | "failed" | "current" | "waiting";
  cost: readonly string[];
  passed: readonly Amount[];
  failed: readonly Amount[];
  payable: boolean;
}

export interface Store {
  /** The tokens one by one, those of a kind together. */
  resources: readonly string[];
  places: number;
  fatigue: number;
  water: number;
  mostWater: number;
  /** Water that the coming night takes for the load. */
  tired: number;
}

export interface BeastInfo {
  key: string;
  space: string;
  slain: boolean;
}

export interface Kill {
  key: string;
  conditions: readonly ConditionAdvice[];
}

/** A card on a crew card. */
export interface Laid {
  /** Its place among the cards there, from 1, as moves count. */
  place: number;
  seat: number | null;
  kind: "up" | "down" | "order";
  /** What the viewer knows of it, and what it counts here: shown if it lies open, or while they peek. */
  face: string | null;
  worth: number | null;
}

export interface CrewMember {
  resource: string;
  cards: readonly Laid[];
  /** Sum of what lies face up, and how many cards do not. */
  seen: number;
  hidden: number;
}

export interface Tool {
  key: string;
  noun: string;
  state: "ready" | "spent" | "gone";
}

export interface Party {
  seat: number;
  tools: readonly Tool[];
  /** How many backs this seat shows. */
  backs: number;
}

/** A card of the viewer's hand, in its slot; a role has no value. */
export interface Held {
  face: string;
  value: number | null;
}

/** One round of accusations: whom each seat accused, null for nobody. */
export type Accusations = readonly (number | null)[];

export interface Scene {
  spaces: readonly Space[];
  challenges: readonly Challenge[];
  store: Store;
  beasts: readonly BeastInfo[];
  kills: readonly Kill[];
  crew: readonly CrewMember[];
  /** Whose cells a crew card has; none where all lay on one pile. */
  cells: readonly number[];
  parties: readonly Party[];
  rounds: readonly Accusations[];
}

export function viewOf(update: Update): View | null {
  return update.view as View | null;
}

export function adviceOf(update: Update): Advice | null {
  return update.advice as Advice | null;
}

export function sceneOf(view: View, advice: Advice | null, box: Box): Scene {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return {
    spaces: spacesOf(view, box),
    challenges: view.challenges.map((key, at) => challengeOf(view, advice, box, key, at)),
    store: storeOf(view, advice, box),
    beasts: view.monsters.map(({ threat, space, alive }) => ({ key: threat, space, slain: !alive })),
    kills: (advice?.kills ?? []).map(({ kill, conditions }) => ({ key: kill, conditions })),
    crew: box.crew.map(({ resource }, at) => crewOf(resource, view.laid[at] ?? [], advice?.crew[at], box)),
    cells: view.mode === "traitor" ? seats : [],
    parties: seats.map((seat) => partyOf(view, seat)),
    rounds: roundsOf(view.accusations),
  };
}

// --- The land --------------------------------------------------------------------------------------

export function spacesOf(view: View, box: Box): Space[] {
  return view.land.map((known, at) => {
    const name = spaceName(Math.floor(at / SIZE), at % SIZE);
    const [terrain, number] = terrainIn(known);
    return {
      name,
      terrain,
      number,
      explored: !view.tokens[at],
      red: box.terrains.find(({ key }) => key === terrain)?.red ?? false,
      beast: beastOn(view, name),
      water: view.watered.includes(name) ? box.rulebook.goggles : 0,
    };
  });
}

/** `hill-2` is a hill with the number 2. */
export function terrainIn(known: string | null): [terrain: string | null, number: number | null] {
  if (!known) return [null, null];
  const [terrain = "", number] = known.split("-");
  return [terrain, number === undefined ? null : Number(number)];
}

function beastOn(view: View, space: string): Beast | null {
  const monster = view.monsters.find((each) => each.space === space);
  return monster ? { key: monster.threat, slain: !monster.alive } : null;
}

// --- The expedition --------------------------------------------------------------------------------

function challengeOf(view: View, advice: Advice | null, box: Box, key: string, at: number): Challenge {
  const card: ChallengeCard | undefined = box.challenges.find((each) => each.key === key);
  const outcome = view.outcomes[at];
  const current = view.outcomes.findIndex((each) => each !== "passed" && each !== "failed") === at;
  const state = outcome === "passed" || outcome === "failed" ? outcome : current ? "current" : "waiting";
  return {
    key,
    suns: card?.suns ?? 0,
    tokens: state === "current" ? view.suns : 0,
    state,
    cost: tokensIn(card?.cost ?? []),
    passed: card?.passed ?? [],
    failed: card?.failed ?? [],
    payable: advice?.challenges.find((each) => each.key === key)?.payable ?? false,
  };
}

/** Two wood and a flint, one by one. */
export function tokensIn(amounts: readonly Amount[]): string[] {
  return amounts.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
}

function storeOf(view: View, advice: Advice | null, box: Box): Store {
  return {
    resources: box.resources.flatMap((kind, at) => Array.from({ length: view.store[at] ?? 0 }, () => kind)),
    places: box.places,
    fatigue: box.fatigue,
    water: view.water,
    mostWater: box.most_water,
    tired: advice?.night.fatigue ?? 0,
  };
}

function partyOf(view: View, seat: number): Party {
  const character = view.characters[seat] ?? null;
  const own: Tool[] = character ? [{ key: character, noun: `character-${character}`, state: view.used[seat] ? "spent" : "ready" }] : [];
  const gear = (view.gear[seat] ?? []).map((key): Tool => {
    const gone = key === "waterskin" && view.dropped;
    return { key, noun: `gear-${key}`, state: gone ? "gone" : view.exhausted.includes(key) ? "spent" : "ready" };
  });
  return { seat, tools: [...own, ...gear], backs: view.backs[seat] ?? 0 };
}

// --- The crew --------------------------------------------------------------------------------------

function crewOf(resource: string, cards: readonly Card[], advice: CrewAdvice | undefined, box: Box): CrewMember {
  return {
    resource,
    cards: cards.map((card, at) => laidOf(card, at, resource, box)),
    seen: advice?.open ?? 0,
    hidden: advice ? advice.hidden + advice.orders : cards.filter((card) => !card.up).length,
  };
}

function laidOf(card: Card, at: number, resource: string, box: Box): Laid {
  const kind = card.up ? "up" : card.back === "order" ? "order" : "down";
  return { place: at + 1, seat: card.seat, kind, face: faceOf(card.card).face, worth: worthOf(card.card, resource, box) };
}

/** What a known card counts on the crew card of this resource. */
function worthOf(card: string | null, resource: string, box: Box): number | null {
  const { face, value } = faceOf(card);
  if (face === null) return null;
  if (face === "traitor") return box.traitor_card;
  if (value === null) return face === resource ? box.order_match : box.order_mismatch;
  return face === resource ? value : box.mismatch;
}

/** `food-2` is an influence card of food worth 2; `order-wood`, `traitor` and `ally` have no value here. */
export function faceOf(card: string | null): { face: string | null; value: number | null } {
  if (!card) return { face: null, value: null };
  const [face = "", value] = card.split("-");
  return face === "order" ? { face: value ?? null, value: null } : { face, value: value === undefined ? null : Number(value) };
}

export function handOf(view: View): Held[] {
  return view.hand.map((card) => {
    const { face, value } = faceOf(card);
    return { face: face ?? "", value };
  });
}

/** Accusations by round instead of by seat; only rounds that all have given. */
export function roundsOf(given: readonly (readonly (number | null)[])[]): Accusations[] {
  const count = Math.min(...given.map((each) => each.length));
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, round) => given.map((each) => each[round] ?? null));
}
