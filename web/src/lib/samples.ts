/** Small tables for tests. */
import type { SeatInfo, TableInfo, Update } from "../types";

export function seat(change: Partial<SeatInfo> = {}): SeatInfo {
  return { name: null, bot: null, person: false, yours: false, hints: 0, ...change };
}

export const me = seat({ name: "Ada", person: true, yours: true });
export const friend = seat({ name: "Boris", person: true });
export const bot = seat({ bot: "normal" });

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "congo",
    status: "running",
    listed: false,
    options: {},
    seats: [me, bot],
    hints: false,
    host: true,
    opened: 0,
    changed: 0,
    rematch: null,
    waiting: [0],
    number: 0,
    headline: null,
    progress: null,
    result: null,
    uploaded: false,
    ...change,
  };
}

export function update(change: Partial<Update> = {}): Update {
  return {
    seq: 1,
    table: table(),
    seat: 0,
    number: 0,
    asked: null,
    view: {},
    advice: null,
    prompt: null,
    moves: [],
    can_undo: false,
    result: null,
    lines: [],
    chat: [],
    said: [],
    ...change,
  };
}
