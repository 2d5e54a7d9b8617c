import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live.svelte";
import { update } from "./samples";

/** A socket whose other end is the test. */
class Socket {
  static opened: Socket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    Socket.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  tell(news: unknown): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

const line = (seq: number) => ({ seq, number: seq, at: 0, seat: null, messages: [] });
const last = (): Socket => Socket.opened.at(-1)!;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.opened = [];
  live = new Live("t");
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("log and chat add up, each entry once and in order", () => {
  last().tell(update({ seq: 2, lines: [line(1), line(2)] }));
  last().tell(update({ seq: 4, lines: [line(4)] }));
  live.take(update({ seq: 3, lines: [line(3), line(4)] }));
  expect(live.lines.map((each) => each.seq)).toEqual([1, 2, 3, 4]);
  expect(live.update?.seq).toBe(4);
});

test("a lost connection comes back by itself and asks only for what it missed", () => {
  last().tell(update({ seq: 7 }));
  last().onclose?.();
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.opened).toHaveLength(2);
  expect(last().address).toContain("after=7");
  last().tell(update({ seq: 8 }));
  expect(live.connection).toBe("connected");
});

test("an answer from another door is taken in, but what the socket owes is still asked for", () => {
  last().tell(update({ seq: 7 }));
  live.take(update({ seq: 9, lines: [] }));
  last().onclose?.();
  vi.advanceTimersByTime(1000);
  expect(last().address).toContain("after=7");
});

test("an answer that comes when another seat looks is not for them", () => {
  live.look(0);
  live.answer(0, update({ seq: 7, seat: 0, lines: [line(7)] }));
  expect(live.update?.seq).toBe(7);
  live.look(null); // the curtain
  live.answer(0, update({ seq: 8, seat: 0, lines: [line(8)] }));
  expect([live.update, live.lines]).toEqual([null, []]);
  live.look(1);
  live.answer(0, update({ seq: 8, seat: 0, lines: [line(8)] }));
  expect([live.update, live.lines]).toEqual([null, []]);
});

test("another seat at this screen: what the last one knew is forgotten first", () => {
  last().tell(update({ seq: 7, lines: [line(7)] }));
  const before = last();
  live.look(1);
  expect(live.update).toBeNull();
  expect(live.lines).toEqual([]);
  expect(before.closed).toBe(true);
  expect(last().address).toContain("after=0");
  expect(last().address).toContain("seat=1");
  before.tell(update({ seq: 8 }));
  expect(live.update).toBeNull();
});

test("after sleep the connection is made anew", () => {
  last().tell(update({ seq: 7 }));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5000);
  expect(Socket.opened).toHaveLength(2);
});
