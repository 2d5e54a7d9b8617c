/**
 * One table, live: everything it tells comes over one WebSocket and adds up here.
 *
 * Each update is complete but for log and chat, of which it brings what came after the number we
 * ask for; so coming back after a lost connection, or sleep, is the same as coming.
 */
import type { ChatLine, Line, Problem, Update } from "../types";
import { api, Refused } from "./api";

export type Connection = "connecting" | "connected" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How far apart two ticks of a clock may be before we take it that the machine slept. */
const TICK = 5_000;
const SLEPT = 20_000;

export class Live {
  update = $state.raw<Update | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Why there is nothing to see here, if the service said so. */
  problem = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #seat: number | null;
  /** The last entry the socket told of; answers from other doors may leave some out. */
  #heard = 0;
  #wait = FIRST_WAIT;
  #retry = 0;
  #clock = 0;
  #ticked = Date.now();
  #stop = new AbortController();

  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.#seat = seat;
    const { signal } = this.#stop;
    addEventListener("online", () => this.#reconnect(), { signal });
    document.addEventListener("visibilitychange", () => this.#wake(), { signal });
    this.#clock = window.setInterval(() => this.#tick(), TICK);
    this.#connect();
  }

  /** The seat asked for: none lets the service choose the only one, or shows what all may see. */
  get seat(): number | null {
    return this.#seat;
  }

  /** See the table from another seat of one's own. What the last one knew is forgotten first. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#forget();
    this.#reconnect();
  }

  /** Take in an update, from whichever door it came. An older one brings no news. */
  take(update: Update): void {
    this.lines = merged(this.lines, update.lines);
    this.chat = merged(this.chat, update.chat);
    if (!this.update || update.seq >= this.update.seq) this.update = update;
  }

  /** Take in the answer to what was asked from a seat; when it comes late, and the table is looked
   * at from another seat by then, it is not for whoever sits there. */
  answer(seat: number | null, update: Update): void {
    if (seat === this.#seat) this.take(update);
  }

  close(): void {
    this.#stop.abort();
    clearInterval(this.#clock);
    this.#drop();
  }

  #connect(): void {
    if (this.#stop.signal.aborted) return;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
  }

  #address(): string {
    const query = new URLSearchParams({ after: String(this.#heard) });
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`;
  }

  #hear(update: Update): void {
    this.connection = "connected";
    this.#wait = FIRST_WAIT;
    this.#heard = update.seq;
    this.take(update);
  }

  /** Try again, a little later each time, unless the service says that there is no way in. */
  async #lost(): Promise<void> {
    this.connection = "lost";
    this.#socket = null;
    if (!this.update) await this.#learnWhy();
    if (this.problem || this.#socket || this.#stop.signal.aborted) return;
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  async #learnWhy(): Promise<void> {
    try {
      await api.table(this.id, this.#seat);
    } catch (error) {
      if (error instanceof Refused && error.status < 500 && error.status !== 429) {
        this.problem = error.problem;
      }
    }
  }

  #reconnect(): void {
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #forget(): void {
    this.#heard = 0;
    this.update = null;
    this.lines = [];
    this.chat = [];
  }

  /** A page that was out of sight does not wait for its next attempt. */
  #wake(): void {
    if (document.visibilityState === "visible" && this.connection === "lost") this.#reconnect();
  }

  /** After sleep a connection may look alive and be dead. */
  #tick(): void {
    const now = Date.now();
    const slept = now - this.#ticked > SLEPT;
    this.#ticked = now;
    if (slept && document.visibilityState === "visible") this.#reconnect();
  }
}

/** What was known and what is new, each entry once, in order. */
function merged<T extends { seq: number }>(known: T[], news: T[]): T[] {
  if (news.length === 0) return known;
  const bySeq = new Map([...known, ...news].map((each) => [each.seq, each]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
