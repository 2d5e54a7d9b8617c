/** Plays what happened, frame by frame, and knows how the table stands when it has all been seen. */
import type { Update } from "../../types";
import { type Contest, type World, adviceOf, viewOf, worldOf } from "./scene";
import { type Frame, tell } from "./story";
import type { Box } from "./types";

/** However much happened, nobody waits longer than this. */
const LONGEST = 9_000;
const FAST = 0.35;

export interface Pace {
  moving: boolean;
  fast: boolean;
}

const NOWHERE: World = { contest: null, last: null, scores: [], chiefs: [], at: 0, fresh: null };

export class Director {
  world = $state.raw<World>(NOWHERE);
  playing = $state(false);

  /** How the table stands once everything queued has been shown. */
  #end: World | null = null;
  #queue: Frame[] = [];
  #timer = 0;
  #seq = -1;
  #number = -1;
  #seat: number | null = null;

  /** The contest to look at: the last one until the next begins. */
  get contest(): Contest | null {
    return this.world.last ?? this.world.contest;
  }

  /** Take in an update: show what it tells, or simply how things are. */
  take(update: Update, box: Box, pace: Pace): void {
    const view = viewOf(update);
    if (!view) return;
    const target = worldOf(view, adviceOf(update), box);
    const lines = update.lines.filter((line) => line.seq > this.#seq);
    const known = this.#end !== null && update.seat === this.#seat && update.number >= this.#number;
    const messages = known ? lines.flatMap((line) => line.messages) : [];
    this.#seq = Math.max(this.#seq, update.seq, ...lines.map((line) => line.seq));
    this.#number = update.number;
    this.#seat = update.seat;
    const frames = known && this.#end ? tell(this.#end, messages, box) : [];
    const told = frames.at(-1)?.world ?? target;
    // Behind the last stop there is no contest any more: the one that was stays.
    const last = told.last ?? (target.contest ? null : told.contest);
    this.#end = { ...target, last };
    if (pace.moving && frames.some((frame) => frame.time > 0)) this.#play(frames, pace);
    else if (!this.playing) this.world = this.#end;
  }

  /** Show how it all ended, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.playing = false;
    if (this.#end) this.world = this.#end;
  }

  /** Leave the last contest and look at the next. */
  goOn(): void {
    if (this.#end) this.#end = { ...this.#end, last: null };
    if (this.playing) this.skip();
    else this.world = { ...this.world, last: null };
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
    this.#timer = window.setTimeout(() => this.#step(), frame.time);
  }
}
