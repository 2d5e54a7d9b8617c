/** The last scene step by step: roles, the tokens that move the track, then card after card. */

export interface Shown {
  seat: number | null;
  /** The resource of the card, or `traitor`. */
  face: string;
  order: boolean;
  /** What it counts on this crew card. */
  worth: number;
}

export interface Column {
  resource: string;
  cards: readonly Shown[];
}

export type Step = { kind: "role"; seat: number } | { kind: "track" } | { kind: "card"; column: number; card: number };

/** The order of the scene: the traitor is named last, and the crew one after the other. */
export function steps(seats: readonly number[], traitor: number | null, moves: boolean, columns: readonly Column[]): Step[] {
  const roles = [...seats.filter((seat) => seat !== traitor), ...(traitor === null ? [] : [traitor])];
  return [
    ...roles.map((seat): Step => ({ kind: "role", seat })),
    ...(moves ? [{ kind: "track" } as const] : []),
    ...columns.flatMap(({ cards }, column) => cards.map((_, card): Step => ({ kind: "card", column, card }))),
  ];
}

/** How many cards of a column have been turned up after so many steps. */
export function turned(all: readonly Step[], done: number, column: number): number {
  return all.slice(0, done).filter((step) => step.kind === "card" && step.column === column).length;
}

/** The sums after each card, beginning at 0. */
export function sums(cards: readonly Shown[]): number[] {
  let sum = 0;
  return [0, ...cards.map(({ worth }) => (sum += worth))];
}

/** Between which values the chart reaches, with room above. */
export function span(columns: readonly Column[], tracks: readonly number[]): { low: number; high: number } {
  const all = [...columns.flatMap(({ cards }) => sums(cards)), ...tracks];
  return { low: Math.min(0, ...all), high: Math.max(...all) + 3 };
}
