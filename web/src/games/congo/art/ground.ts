/**
 * The ground of the map as a bitmap, painted once: land, washes of colour, blotches of forest and the
 * grain of the paper. Filters that do the same live cost frames whenever something moves.
 */
import { seeded } from "./nature";

interface Wash {
  x: number;
  y: number;
  rx: number;
  ry: number;
  ink: string;
}

/** Where the colours lie, in parts of the map. */
const WASHES: readonly Wash[] = [
  { x: 0.155, y: 0.53, rx: 0.24, ry: 0.39, ink: "--wash-1" },
  { x: 0.51, y: 0.16, rx: 0.42, ry: 0.21, ink: "--wash-2" },
  { x: 0.876, y: 0.53, rx: 0.19, ry: 0.46, ink: "--wash-1" },
  { x: 0.22, y: 0.92, rx: 0.24, ry: 0.19, ink: "--wash-3" },
  { x: 0.82, y: 0.88, rx: 0.22, ry: 0.23, ink: "--wash-3" },
];

/** Paint the land of a map; its colours are those of the element the canvas lies in. */
export function paintLand(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const style = getComputedStyle(canvas);
  const ink = (name: string): string => style.getPropertyValue(name).trim() || "#ccc";
  context.fillStyle = ink("--map-land");
  context.fillRect(0, 0, width, height);
  for (const wash of WASHES) lay(context, wash, ink(wash.ink));
  context.globalCompositeOperation = "multiply";
  context.globalAlpha = 0.42;
  context.imageSmoothingEnabled = true;
  context.drawImage(blotches(width, height), 0, 0, width, height);
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
}

/** The grain of the paper, to be laid over everything. */
export function paintGrain(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const pattern = context.createPattern(grain(256), "repeat");
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = pattern ?? "transparent";
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function lay(context: CanvasRenderingContext2D, wash: Wash, ink: string): void {
  const { width, height } = context.canvas;
  context.save();
  context.translate(wash.x * width, wash.y * height);
  context.scale(wash.rx * width, wash.ry * height);
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, `color-mix(in srgb, ${ink} 75%, transparent)`);
  fade.addColorStop(0.7, `color-mix(in srgb, ${ink} 35%, transparent)`);
  fade.addColorStop(1, `color-mix(in srgb, ${ink} 0%, transparent)`);
  context.fillStyle = fade;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

// --- Noise -----------------------------------------------------------------------------------------

/** Smooth noise: random heights on a grid, blended between its points; the grid wraps around. */
function noise(seed: number, size: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const heights = Float32Array.from({ length: size * size }, random);
  const at = (x: number, y: number): number => heights[(y % size) * size + (x % size)] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - s) + at(left + 1, top) * s;
    const lower = at(left, top + 1) * (1 - s) + at(left + 1, top + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

function bitmap(width: number, height: number, ink: string, opacity: (x: number, y: number) => number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const image = context.createImageData(width, height);
  const [red, green, blue] = ink.split(" ").map(Number);
  for (let at = 0; at < width * height; at++) {
    const alpha = opacity(at % width, Math.floor(at / width));
    image.data.set([red ?? 0, green ?? 0, blue ?? 0, Math.max(0, Math.min(255, alpha * 255))], at * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Forest in the distance: broad soft spots, drawn small and stretched. */
function blotches(width: number, height: number): HTMLCanvasElement {
  const broad = noise(11, 64);
  const [w, h] = [Math.ceil(width / 6), Math.ceil(height / 6)];
  return bitmap(w, h, "71 92 41", (x, y) => {
    const [u, v] = [x * 0.045, y * 0.065];
    const value = broad(u, v) * 0.58 + broad(u * 2.1 + 9, v * 2.1 + 5) * 0.28 + broad(u * 4.3, v * 4.3) * 0.14;
    return (value - 0.43) * 2.4;
  });
}

function grain(size: number): HTMLCanvasElement {
  const fine = noise(7, size / 2);
  const finer = noise(23, size);
  return bitmap(size, size, "82 56 26", (x, y) => {
    const value = fine(x * 0.5, y * 0.5) * 0.35 + finer(x, y) * 0.65;
    return 0.95 - 1.5 * value;
  });
}
