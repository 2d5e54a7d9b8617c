/**
 * Everything that is drawn of known squares, as paths by layer. Squares are drawn one by one and
 * remembered: a tile laid costs its own squares and their neighbours, nothing else.
 */
import { type Point, type Shape, type Square, landAt, path, shapeOf } from "./coast";
import { hachures, nearest } from "./hachures";
import { hash, tidy } from "./noise";

/** A square's side in the units of all paths. */
export const UNIT = 62;

export interface Terrain {
  known: string;
  land: string;
  coast: string;
  waves: string;
  hachures: string;
  snow: string;
}

/** Where the mark of a wave may stand in a square. */
const WAVES: readonly Point[] = [
  [0.5, 0.5],
  [0.2, 0.22],
  [0.8, 0.22],
  [0.22, 0.8],
  [0.8, 0.8],
  [0.5, 0.14],
  [0.5, 0.86],
];
const FLAKES = 26;

export class Surveyor {
  #drawn = new Map<string, Terrain>();
  #last: { key: string; terrain: Terrain } | null = null;

  constructor(
    readonly seed: number,
    readonly density = 1,
  ) {}

  /** The layers of these squares; drawn anew only where something has changed. */
  survey(squares: readonly Square[]): Terrain {
    const key = squares.map(keyOf).join(" ");
    if (this.#last?.key !== key) this.#last = { key, terrain: this.#survey(squares) };
    return this.#last.terrain;
  }

  #survey(squares: readonly Square[]): Terrain {
    const places = new Map(squares.map((square) => [`${square.x},${square.y}`, square]));
    const shapes = new Map(squares.map((square) => [square, shapeOf(square, this.seed)]));
    const all = squares.map((square) => {
      const near = neighbours(square, places);
      const key = near.map(keyOf).join(" ");
      const drawn = this.#drawn.get(key) ?? this.#draw(square, near, shapes);
      this.#drawn.set(key, drawn);
      return drawn;
    });
    return joined(all);
  }

  #draw(square: Square, near: readonly Square[], shapes: ReadonlyMap<Square, Shape>): Terrain {
    const own = shapes.get(square)!;
    const coast = near.flatMap((each) => shapes.get(each)!.lines.flat());
    return {
      known: `M${square.x * UNIT} ${square.y * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`,
      land: own.areas.map((area) => path(area, UNIT, true)).join(""),
      coast: own.lines.map((line) => path(line, UNIT)).join(""),
      waves: waves(square, coast, this.seed),
      hachures: hachures(square, coast, UNIT, this.seed, this.density),
      snow: flakes(square, this.seed),
    };
  }
}

/** The square itself first, then those around it that are known. */
function neighbours(square: Square, places: ReadonlyMap<string, Square>): Square[] {
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => places.get(`${square.x + dx},${square.y + dy}`)));
  return [square, ...around.filter((each) => each !== undefined && each !== square)] as Square[];
}

function keyOf({ x, y, land }: Square): string {
  return `${x},${y}${land.map((each) => (each ? "L" : "w")).join("")}`;
}

function joined(all: readonly Terrain[]): Terrain {
  const layer = (name: keyof Terrain): string => all.map((each) => each[name]).join("");
  return { known: layer("known"), land: layer("land"), coast: layer("coast"), waves: layer("waves"), hachures: layer("hachures"), snow: layer("snow") };
}

/** Little wave marks on open water: the sign of it that is no colour. */
function waves(square: Square, coast: readonly Point[], seed: number): string {
  const long = UNIT * 0.045;
  return WAVES.map(([a, b], at) => {
    const fx = a + (hash(square.x * 9 + at, square.y * 7, seed) - 0.5) * 0.16;
    const fy = b + (hash(square.x * 5, square.y * 3 + at, seed + 1) - 0.5) * 0.16;
    const [x, y] = [square.x + fx, square.y + fy];
    if (landAt(square, fx, fy) >= 0.5 || nearest(coast, x, y, 0.45) < 0.44) return "";
    return `M${tidy(x * UNIT - 2 * long)} ${tidy(y * UNIT)}q${tidy(long)} ${tidy(-long * 1.3)} ${tidy(2 * long)} 0t${tidy(2 * long)} 0`;
  }).join("");
}

function flakes({ x, y }: Square, seed: number): string {
  return Array.from({ length: FLAKES }, (_, at) => {
    const [fx, fy] = [x + hash(x * 31 + at, y * 17, seed + 60), y + hash(x * 13, y * 29 + at, seed + 61)];
    const r = tidy((0.012 + 0.014 * hash(at, x, y)) * UNIT);
    return `M${tidy(fx * UNIT - r)} ${tidy(fy * UNIT)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join("");
}

// --- Squares from rows of corners -------------------------------------------------------------------

/** The squares of a tile at x, y whose corners are written in rows: `wLL`, `www`. */
export function squaresOf(corners: readonly string[], x = 0, y = 0): Square[] {
  const land = (i: number, j: number): boolean => corners[j]?.[i] === "L";
  const found: Square[] = [];
  for (let j = 0; j + 1 < corners.length; j++) {
    for (let i = 0; i + 1 < (corners[0]?.length ?? 0); i++) {
      found.push({ x: x + i, y: y + j, land: [land(i, j), land(i + 1, j), land(i + 1, j + 1), land(i, j + 1)] });
    }
  }
  return found;
}
