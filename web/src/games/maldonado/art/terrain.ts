/**
 * The twelve terrains in ink and wash: vignettes drawn in a box of 88 × 66, blobs of colour for a
 * space of 88 × 88. Colours are the mood's; lines have the classes `k` and `k t` (thin).
 */
import skull from "icon:animal-skull";
import bison from "icon:bison";
import bones from "icon:crossed-bones";

/** An icon of 512 × 512 as part of a drawing. */
export function placed(icon: string, x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${(size / 512).toFixed(4)})" color="${colour}">${icon}</g>`;
}

function pine(x: number, y: number, h: number): string {
  const w = h * 0.42;
  const [narrow, middle, wide] = [w * 0.5, w * 0.45, w * 0.5].map(tidy) as [number, number, number];
  const [top, waist, foot] = [h * 0.32, h * 0.3, h * 0.26].map(tidy) as [number, number, number];
  const [in1, in2] = [tidy(w * 0.2), tidy(w * 0.25)];
  const right = `l${narrow} ${top}h${-in1}l${middle} ${waist}h${-in2}l${wide} ${foot}`;
  const left = `l${wide} ${-foot}h${-in2}l${middle} ${-waist}h${-in1}`;
  return `<path d="M${x} ${tidy(y - h)}${right}h${tidy(-2 * w)}${left}Z" fill="var(--v-pine)" class="k"/><path d="M${x} ${tidy(y - h * 0.12)}v${tidy(h * 0.14)}" class="k"/>`;
}

const BERRIES = [
  [30, 48],
  [57, 42],
  [36, 32],
  [50, 56],
  [54, 28],
] as const;

const DRAWN: Readonly<Record<string, string>> = {
  wood: `${pine(24, 56, 32)}${pine(64, 57, 34)}${pine(44, 62, 46)}<path d="M12 62c10 2 20-1 30 2s24-1 34 0" class="k t"/>`,
  water:
    '<path d="M10 46c8-14 26-18 40-14s26 4 28 14c-6 14-24 16-38 15S12 56 10 46Z" fill="var(--v-water)" class="k"/><path d="M22 44q5-4 10 0t10 0t10 0M34 53q5-4 10 0t10 0t10 0M50 38q4-3 8 0t8 0" class="k t foam"/><path d="M18 40c-1-8-2-14-4-18M21 38c0-8 2-12 3-18M25 37c2-6 4-8 7-11" class="k"/>',
  food: `${placed(bison, 17, 10, 54, "var(--v-hair)")}<path d="M10 61c12 3 24-1 36 1s20-2 32 0M18 61l-2-7m5 7 1-6m42 6 3-8m2 8 4-5" class="k t"/>`,
  flint:
    '<path d="M14 60 20 42l14-6 12 8 4 16Z" fill="var(--v-stone)" class="k"/><path d="M42 60l6-24 14-8 12 12 2 20Z" fill="var(--v-stone2)" class="k"/><path d="M20 42l12 5 14-3M34 36l-2 11-4 13M48 36l12 6 14-2M62 28l-2 14-3 18" class="k t"/><path d="M36 24l-4-8M42 22V12M48 25l5-8" class="k spark"/>',
  berries: `<path d="M44 64C42 48 34 40 22 34M44 50c2-10 10-18 22-20M43 44c-1-10-2-16 1-26" class="k"/><path d="M22 34c-8-2-10-8-10-12 8 0 12 5 10 12ZM66 30c2-8 8-10 12-10 0 8-5 12-12 10ZM44 18c-5-4-4-9-1-13 4 4 6 9 1 13Z" fill="var(--v-leaf)" class="k"/>${BERRIES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.4" fill="var(--v-berry)" class="k"/><path d="M${x - 3} ${y - 2}q2-3 4-2" class="k t shine"/>`).join("")}`,
  mushrooms:
    '<path d="M30 62c2-10 1-16 0-22h12c-1 8 0 14 3 22Z" fill="var(--v-bone)" class="k"/><path d="M14 42c0-16 12-24 22-24s22 8 22 24c-10 4-34 4-44 0Z" fill="var(--v-cap)" class="k"/><path d="M58 63c1-6 1-10 0-14h8c0 5 0 9 2 14Z" fill="var(--v-bone)" class="k"/><path d="M50 50c0-10 6-15 12-15s12 5 12 15c-6 2-18 2-24 0Z" fill="var(--v-cap)" class="k"/><g fill="var(--v-bone)"><circle cx="28" cy="32" r="3"/><circle cx="40" cy="27" r="3.4"/><circle cx="47" cy="36" r="2.6"/><circle cx="63" cy="43" r="2.2"/></g>',
  hill: '<path d="M6 60C14 40 26 34 36 40c8-18 24-22 32-6 6 2 12 14 14 26Z" fill="var(--v-hill)" class="k"/><path d="M36 40c6 4 10 12 12 20M14 50l-3 8m10-14-4 14m10-17-3 16M70 40l5 18m-10-21 3 21" class="k t"/>',
  teepee:
    '<path d="M44 14 68 62H20Z" fill="var(--v-hide)" class="k"/><path d="M44 14l-7-9m7 9 7-9m-7 9 1-10" class="k"/><path d="M44 40l9 22H36Z" fill="var(--v-hair)" class="k"/><path d="M32 40q4 4 8 1m8 0q4 3 9 0M29 47q4 3 7 1m16 0q4 3 8 0" class="k t paint"/><path d="M54 10c6-2 2-6 8-8" class="k t"/>',
  bones: placed(bones, 18, 14, 52, "var(--v-bone2)") + placed(skull, 26, 5, 36, "var(--v-skull)"),
  land: '<path d="M14 62c14-7 46-7 60 0" class="k"/><path d="M22 42C22 2 66 2 66 42Z" fill="var(--v-helm2)" class="k"/><path d="M28 44C28 18 60 18 60 44Z" fill="var(--v-helm)" class="k"/><path d="M6 32c8 13 22 14 38 14s30-1 38-14c-2 16-16 25-38 25S8 48 6 32Z" fill="var(--v-helm)" class="k"/><path d="M36 28q-3 6-3 12M30 14l3 6M44 11v6M58 14l-3 6" class="k t"/><circle cx="32" cy="50" r="1.3"/><circle cx="44" cy="51.5" r="1.3"/><circle cx="56" cy="50" r="1.3"/><path d="M10 22c6-6 0-10 6-16M78 22c-6-6 0-10-6-16" class="k t omen"/>',
  mountain:
    '<path d="M6 62 26 26l10 14 14-24 32 46Z" fill="var(--v-stone)" class="k"/><path d="M26 26l-2 14 6 6M50 16l-4 18 8 6-2 10M58 36l8 14M34 46l-6 12" class="k t"/>',
  peak: '<path d="M4 62 22 44l8 6L46 6l14 30 8-4 16 30Z" fill="var(--v-stone2)" class="k"/><path d="M46 6 37 30l7-4 4 6 5-6 5 6Z" fill="var(--v-snow)" class="k"/><path d="M44 34l-4 20M54 40l4 16M64 44l4 12M30 52l-4 8" class="k t"/>',
};

/** A terrain's vignette; a hill shows its number, or "?" where it is not known. */
export function vignette(terrain: string, number: number | string | null = null): string {
  const drawn = DRAWN[terrain] ?? "";
  if (terrain !== "hill") return drawn;
  return `${drawn}<circle cx="44" cy="37" r="17" fill="var(--panel)" stroke="var(--ink)" stroke-width="1.6"/><text x="44" y="46.5" class="num">${number ?? "?"}</text>`;
}

/** A blob of wash, its outline wandering by a seed so that no two spaces look the same. */
export function blob(seed: number): string {
  const random = seeded(seed * 7919 + 17);
  const points = Array.from({ length: 14 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 14;
    return { x: 44 + (37 + random() * 7 - 4) * Math.cos(turn), y: 38 + (30 + random() * 8 - 5) * Math.sin(turn) };
  });
  const middle = (at: number): string => {
    const [one, other] = [points[at % 14]!, points[(at + 1) % 14]!];
    return `${tidy((one.x + other.x) / 2)} ${tidy((one.y + other.y) / 2)}`;
  };
  return `M${middle(13)}${points.map((point, at) => `Q${tidy(point.x)} ${tidy(point.y)} ${middle(at)}`).join("")}Z`;
}

/** Numbers between 0 and 1 that are always the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** As many digits as can be seen. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
