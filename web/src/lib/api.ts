/** What the service can be asked for over HTTP. Live news come over `live.svelte.ts`. */
import type {
  AskHint,
  Best,
  GameInfo,
  Hint,
  Lobby,
  Me,
  Message,
  NewChat,
  NewMove,
  NewTable,
  Opinion,
  Problem,
  Replay,
  Story,
  TableInfo,
  TextSection,
  UndoMove,
  Update,
} from "../types";

export type Level = GameInfo["levels"][number];
export type Knower = number | "open" | "watcher";

/** The service said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

/** The service could not be reached, or answered nothing that one can read. */
export class Unreachable extends Error {}

export const api = {
  me: () => ask<Me>("/me"),
  rename: (name: string) => send<Me>("PUT", "/me", { name }),
  games: () => ask<GameInfo[]>("/games"),
  box: (game: string) => ask<any>(`/games/${game}/box`),
  lobby: () => ask<Lobby>("/lobby"),
  bests: () => ask<Best[]>("/bests"),

  open: (table: NewTable) => send<TableInfo>("POST", "/tables", table),
  table: (id: string, seat: number | null = null) => ask<Update>(`/tables/${id}${query({ seat })}`),
  take: (id: string, seat: number, bot: Level | null = null) =>
    send<unknown>("POST", `/tables/${id}/seats/${seat}`, { bot, name: null }),
  leave: (id: string, seat: number) => send<unknown>("DELETE", `/tables/${id}/seats/${seat}`),
  start: (id: string) => send<unknown>("POST", `/tables/${id}/start`),
  rematch: (id: string) => send<TableInfo>("POST", `/tables/${id}/rematch`),

  move: (id: string, move: NewMove) => send<Update>("POST", `/tables/${id}/moves`, move),
  undo: (id: string, undo: UndoMove) => send<Update>("POST", `/tables/${id}/undo`, undo),
  why: (id: string, seat: number, move: string) =>
    ask<Message>(`/tables/${id}/why${query({ seat, move })}`),
  /** How fast bots move: the wish of who plays alone with them. */
  pace: (id: string, fast: boolean) => send<unknown>("POST", `/tables/${id}/pace`, { fast }),
  say: (id: string, chat: NewChat) => send<unknown>("POST", `/tables/${id}/chat`, chat),
  hint: (id: string, asked: AskHint) => send<Hint>("POST", `/tables/${id}/hints`, asked),
  text: (id: string, seat: number | null) =>
    ask<TextSection[]>(`/tables/${id}/text${query({ seat })}`),

  replay: (id: string, as: Knower, first: number, count: number) =>
    ask<Replay>(`/tables/${id}/replay${query({ as, first, count })}`),
  opinion: (id: string, number: number) => ask<Opinion>(`/tables/${id}/opinion${query({ number })}`),
  story: (id: string) => ask<Story>(`/tables/${id}/story`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  upload: (record: string) => send<TableInfo>("POST", "/records", record),
};

function query(args: Record<string, string | number | null>): string {
  const given = Object.entries(args).filter(([, value]) => value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function ask<T>(path: string): Promise<T> {
  return answer<T>(path, { method: "GET" });
}

/** What is sent is at least so long: the length of a secret choice tells nothing of it. */
const LEVEL = 256;

/** A text is sent as such, anything else as JSON. */
async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "x-csrf-token": await token() };
  if (body !== undefined) {
    headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  }
  const text = typeof body === "string" ? body : JSON.stringify(body)?.padEnd(LEVEL);
  return answer<T>(path, { method, headers, body: text });
}

async function answer<T>(path: string, request: RequestInit): Promise<T> {
  const response = await reached(fetch(`/api${path}`, request));
  const text = await reached(response.text());
  const data = read(text);
  if (response.ok) return data as T;
  throw isProblem(data) ? new Refused(response.status, data) : new Unreachable(response.statusText);
}

async function reached<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "error" in data && "message" in data;
}

/** The token that proves that this page asks; any answer of the service brings it as a cookie. */
async function token(): Promise<string> {
  if (!cookie("expedition_csrf")) await api.me();
  return cookie("expedition_csrf");
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return decodeURIComponent(found?.slice(name.length + 1) ?? "");
}
