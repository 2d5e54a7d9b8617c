/** How much of a sheet is seen, and which part: moved by pointers, wheel and keys. */

interface Room {
  width: number;
  height: number;
}

/** How far a finger may slip while it presses. */
const SLIP = 7;
const LARGEST = 3;
/** How long after the last step the sheet is at rest, in milliseconds. */
const REST = 180;

export class Lens {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** While the sheet moves it is shown as it was painted, and painted anew when it is at rest. */
  moving = $state(false);
  /** Whether the last press was a drag. */
  dragged = false;

  #room: Room = { width: 0, height: 0 };
  #sheet: Room = { width: 1, height: 1 };
  #pointers = new Map<number, { x: number; y: number }>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wanted: { x: number; y: number; scale: number } | null = null;

  /** Whether there is more than is seen. */
  get movable(): boolean {
    return this.scale > this.#whole + 0.001;
  }

  /** The part that is seen, of 1 in each direction. */
  get seen(): { x: number; y: number; width: number; height: number } {
    const [w, h] = [this.#sheet.width * this.scale, this.#sheet.height * this.scale];
    return { x: -this.x / w, y: -this.y / h, width: this.#room.width / w, height: this.#room.height / h };
  }

  /** The room has another size: what was seen whole stays so. */
  fitInto(room: Room, sheet: Room): void {
    const whole = this.#room.width === 0 || !this.movable;
    [this.#room, this.#sheet] = [room, sheet];
    if (this.#wanted) this.centre(this.#wanted.x, this.#wanted.y, this.#wanted.scale);
    else if (whole) this.fit();
    else this.#settle();
  }

  /** All of the sheet. */
  fit(): void {
    this.#wanted = null;
    this.scale = this.#whole;
    this.#settle();
  }

  /** A point of the sheet in the middle, at this scale; remembered until there is room. */
  centre(x: number, y: number, scale = this.scale): void {
    this.#wanted = this.#room.width === 0 ? { x, y, scale } : null;
    this.scale = this.#bounded(scale);
    this.x = this.#room.width / 2 - x * this.scale;
    this.y = this.#room.height / 2 - y * this.scale;
    this.#settle();
  }

  zoom(factor: number, x = this.#room.width / 2, y = this.#room.height / 2): void {
    const scale = this.#bounded(this.scale * factor);
    const grown = scale / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = scale;
    this.#settle();
    this.#moves();
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.#settle();
    this.#moves();
  }

  #moves(): void {
    this.moving = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.moving = false), REST);
  }

  // Pointers ----------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (this.#pointers.size === 0) this.dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, frame: HTMLElement): void {
    const from = this.#pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.dragged && this.#pointers.size === 1 && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) return;
    if (!this.dragged) frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(from, to, other, frame);
    else this.pan(to.x - from.x, to.y - from.y);
    this.#pointers.set(event.pointerId, to);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #pinch(from: { x: number; y: number }, to: { x: number; y: number }, other: { x: number; y: number }, frame: HTMLElement): void {
    const { left, top } = frame.getBoundingClientRect();
    const apart = (point: { x: number; y: number }): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    this.zoom(apart(to) / apart(from), (to.x + other.x) / 2 - left, (to.y + other.y) / 2 - top);
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
  }

  // Bounds --------------------------------------------------------------------------------------

  get #whole(): number {
    return Math.min(this.#room.width / this.#sheet.width, this.#room.height / this.#sheet.height);
  }

  #bounded(scale: number): number {
    return Math.min(Math.max(scale, this.#whole), Math.max(LARGEST, this.#whole));
  }

  /** The sheet never leaves the frame; where it is smaller, it stands in the middle. */
  #settle(): void {
    this.x = within(this.x, this.#room.width - this.#sheet.width * this.scale);
    this.y = within(this.y, this.#room.height - this.#sheet.height * this.scale);
  }
}

function within(value: number, slack: number): number {
  return slack >= 0 ? slack / 2 : Math.min(0, Math.max(slack, value));
}
