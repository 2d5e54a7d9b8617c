/** Plays what happened, frame by frame, and knows how the table stands when it has all been seen. */
import type { Message, Update } from "../../types";
import { type Contest, type World, adviceOf, remembering, viewOf, worldOf } from "./scene";
import { type Frame, tell } from "./story";
import type { Box } from "./types";

/** However much happened, nobody waits longer than this. */
const LONGEST = 9_000;
const FAST = 0.35;

export interface Pace {
  moving: boolean;
  fast: boolean;
  /** In a replay only what follows at once is told; all else is a jump. */
  stepwise: boolean;
}

const NOWHERE: World = { contest: null, last: null, scores: [], chiefs: [], at: 0, fresh: null };

export class Director {
  world = $state.raw<World>(NOWHERE);
  playing = $state(false);
  /** What is being shown, while something is. */
  telling = $state.raw<Message | null>(null);

  /** How the table stands once everything queued has been shown. */
  #end: World | null = null;
  #queue: Frame[] = [];
  #timer = 0;
  #seq = -1;
  #number = -1;
  #seat: number | null = null;

  /** The contest to look at: the last one until the boat has come to the next stop. */
  get contest(): Contest | null {
    return this.world.last ?? this.world.contest;
  }

  /** Take in an update: show what it tells, or simply how things are. */
  take(update: Update, box: Box, pace: Pace): void {
    const view = viewOf(update);
    if (!view) return;
    const target = worldOf(view, adviceOf(update), box);
    const lines = update.lines.filter((line) => line.seq > this.#seq);
    const gap = update.number - this.#number;
    const known = this.#end !== null && update.seat === this.#seat && gap >= 0 && (!pace.stepwise || gap === 1);
    const messages = known ? lines.flatMap((line) => line.messages) : [];
    this.#seq = Math.max(this.#seq, update.seq, ...lines.map((line) => line.seq));
    if (pace.stepwise) this.#seq = update.seq;
    this.#number = update.number;
    this.#seat = update.seat;
    const frames = known && this.#end ? tell(this.#end, messages, box) : [];
    const told = frames.at(-1)?.world ?? this.#end;
    // Behind the last stop there is no contest any more: the one that was stays.
    const contest = target.contest && remembering(target.contest, known ? (told?.contest ?? null) : null);
    this.#end = { ...target, contest, last: contest ? null : (told?.last ?? told?.contest ?? null) };
    if (pace.moving && frames.some((frame) => frame.time > 0)) this.#play(frames, pace);
    else if (!this.playing) this.world = this.#end;
  }

  /** Show how it all ended, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.playing = false;
    this.telling = null;
    if (this.#end) this.world = this.#end;
  }

  #play(frames: Frame[], pace: Pace): void {
    const sum = [...this.#queue, ...frames].reduce((time, frame) => time + frame.time, 0);
    const speed = Math.min(pace.fast ? FAST : 1, LONGEST / Math.max(sum, 1));
    this.#queue.push(...frames.map((frame) => ({ ...frame, time: frame.time * speed })));
    if (!this.playing) this.#step();
  }

  #step(): void {
    const frame = this.#queue.shift();
    if (!frame) {
      this.skip();
      return;
    }
    this.playing = true;
    this.world = frame.world;
    this.telling = frame.message ?? this.telling;
    this.#timer = window.setTimeout(() => this.#step(), frame.time);
  }
}
