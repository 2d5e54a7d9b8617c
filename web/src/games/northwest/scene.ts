/** What the chart shows of a view: the same things, in squares instead of names. */
import type { Update } from "../../types";
import type { Square } from "./art/coast";
import { onArrow, squareAt } from "./chart/layout";
import { type Anchor, type Thing, arranged } from "./chart/anchors";
import type { Advice, Arrow, Box, LaidTile, TileKind, View, Way } from "./types";

export type Craft = "ship" | "sled";
export const CRAFTS: readonly Craft[] = ["ship", "sled"];
export const TOKENS = ["inuit", "cairn", "franklin", "strait", "cartography"] as const;

/** The drawing of a token has the name of the token, but for the map. */
export function signOf(token: string): string {
  return token === "cartography" ? "map" : token;
}

export function viewOf(update: Update): View | null {
  return update.view as View | null;
}

export function adviceOf(update: Update): Advice | null {
  return update.advice as Advice | null;
}

// --- Tiles --------------------------------------------------------------------------------------------

export interface Laid {
  /** The name of its first square. */
  at: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export function laid({ at, shape }: LaidTile): Laid {
  const [x, y] = squareAt(at);
  return { at, x, y, w: shape === "across" ? 2 : 1, h: shape === "down" ? 2 : 1 };
}

/** The squares of all tiles with their corners. */
export function charted(view: View): Square[] {
  const land = (x: number, y: number): boolean => view.corners[y]?.[x] === "L";
  return view.tiles.flatMap((tile) => {
    const { x, y, w, h } = laid(tile);
    return squaresIn(x, y, w, h).map(
      ([i, j]): Square => ({ x: i, y: j, land: [land(i, j), land(i + 1, j), land(i + 1, j + 1), land(i, j + 1)] }),
    );
  });
}

export function tileCovers({ x, y, w, h }: Laid, column: number, row: number): boolean {
  return column >= x && column < x + w && row >= y && row < y + h;
}

export function squaresIn(x: number, y: number, w: number, h: number): [number, number][] {
  return Array.from({ length: w * h }, (_, at) => [x + (at % w), y + Math.floor(at / w)]);
}

/** A corner that whoever lays a tile must match: known, beside a square that is free. */
export interface Mark {
  x: number;
  y: number;
  land: boolean;
}

export function marks(view: View, box: Box, squares: readonly Square[]): Mark[] {
  const filled = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < box.columns && y < box.rows && !filled.has(`${x},${y}`);
  return view.corners.flatMap((row, y) =>
    [...row].flatMap((corner, x) => {
      const open = free(x - 1, y - 1) || free(x, y - 1) || free(x - 1, y) || free(x, y);
      return corner !== "?" && open ? [{ x, y, land: corner === "L" }] : [];
    }),
  );
}

// --- Kinds of tile ------------------------------------------------------------------------------------

export function kindOf(box: Box, key: string): TileKind {
  return box.tiles.find((kind) => kind.key === key) ?? box.tiles[0]!;
}

export function wayOf(kind: TileKind, turn: string): Way {
  return kind.ways.find((way) => way.turn === turn) ?? kind.ways[0]!;
}

export function sizeOf({ corners }: Way): [w: number, h: number] {
  return [(corners[0]?.length ?? 1) - 1, corners.length - 1];
}

/** Column and row of the square with the symbol. */
export function symbolAt({ symbol_square, shape }: Way): [number, number] | null {
  if (symbol_square === null) return null;
  return shape === "down" ? [0, symbol_square] : [symbol_square, 0];
}

/** The way a tile lies after a turn (quarters clockwise) or a flip: found by how it looks then. */
export function turned(kind: TileKind, way: Way, step: "left" | "right" | "flip"): Way {
  const times = step === "left" ? 3 : 1;
  let looks = lookOf(way);
  for (let at = 0; at < times; at++) looks = step === "flip" ? flip(looks) : quarter(looks);
  const wanted = JSON.stringify(looks);
  return kind.ways.find((each) => JSON.stringify(lookOf(each)) === wanted) ?? way;
}

/** Corners and the square of the symbol, each as rows. */
interface Look {
  corners: string[];
  symbol: string[];
}

function lookOf(way: Way): Look {
  const [w, h] = sizeOf(way);
  const [x, y] = symbolAt(way) ?? [-1, -1];
  const symbol = Array.from({ length: h }, (_, j) => Array.from({ length: w }, (_, i) => (i === x && j === y ? "x" : ".")).join(""));
  return { corners: [...way.corners], symbol };
}

function quarter({ corners, symbol }: Look): Look {
  const turn = (rows: string[]): string[] => [...(rows[0] ?? "")].map((_, x) => rows.map((row) => row[x]).reverse().join(""));
  return { corners: turn(corners), symbol: turn(symbol) };
}

function flip({ corners, symbol }: Look): Look {
  const mirror = (rows: string[]): string[] => rows.map((row) => [...row].reverse().join(""));
  return { corners: mirror(corners), symbol: mirror(symbol) };
}

// --- Tokens and vehicles ------------------------------------------------------------------------------

export interface TokenHere {
  kind: string;
  x: number;
  y: number;
  points: number;
  tile: string;
}

export function zoneOf(box: Box, x: number): number {
  return box.zones.find((zone) => x >= zone.first_column && x <= zone.last_column)?.times ?? 1;
}

export function tokensOn(view: View, box: Box): TokenHere[] {
  return view.tiles.flatMap((tile) => {
    if (!tile.token || !tile.symbol || !tile.symbol_at) return [];
    const [x, y] = squareAt(tile.symbol_at);
    const worth = box.tokens.find(({ key }) => key === tile.symbol)?.points ?? 0;
    return [{ kind: tile.symbol, x, y, points: worth * zoneOf(box, x), tile: tile.at }];
  });
}

/** A ship or sled where it is drawn. */
export interface Stand {
  seat: number;
  craft: Craft;
  /** The tile or arrow it stands on. */
  at: string;
  /** Its middle, in squares. */
  x: number;
  y: number;
  /** How large it is drawn: 1, less where many stand together. */
  size: number;
  held: boolean;
  danger: boolean;
}

export function arrowSpan({ squares }: Arrow): { from: number; rows: number } {
  const rows = squares.map((name) => squareAt(name)[1]);
  return { from: Math.min(...rows), rows: rows.length };
}

/** How far a token and a craft reach, in squares. */
const TOKEN_REACH = 0.3;
const REACH: Readonly<Record<Craft, number>> = { ship: 0.37, sled: 0.34 };

/** All ships and sleds on the chart: near the point that is told, where they hide least. */
export function stands(view: View, advice: Advice, box: Box): Stand[] {
  const tokens = tokensOn(view, box).map(({ x, y }): Thing => ({ at: [x + 0.5, y + 0.5], reach: TOKEN_REACH }));
  const tiles = new Map(view.tiles.map((tile) => [tile.at, laid(tile)]));
  return [...new Set(advice.vehicles.map(({ at }) => at))].flatMap((place) => {
    const here = advice.vehicles.filter(({ at }) => at === place);
    const tile = tiles.get(place);
    const size = tile ? sizeAmong(here.length + tokens.filter(({ at: [x, y] }) => tileCovers(tile, x, y)).length, tile.w * tile.h) : onArrowSize(here.length);
    const wanted = here.map(({ vehicle, x, y }): Thing => ({ at: [x, y], reach: REACH[vehicle as Craft] * size }));
    const found = tile ? arranged(tile, wanted, tokens) : queued(arrowPlace(box, place), here.length);
    return here.map(({ seat, vehicle, at, held, danger }, index): Stand => {
      const [x, y] = found[index]!;
      return { seat, craft: vehicle as Craft, at, x, y, size, held, danger: danger !== "" };
    });
  });
}

/** The more share a tile, the smaller they are. */
function sizeAmong(things: number, squares: number): number {
  const crowd = things / squares;
  return crowd <= 1 ? 1 : crowd <= 1.5 ? 0.84 : crowd <= 2.5 ? 0.72 : 0.6;
}

export function arrowPlace(box: Box, key: string): Anchor {
  const arrow = box.arrows.find((each) => each.key === key);
  if (!arrow) return [0, 0];
  const { from, rows } = arrowSpan(arrow);
  return [...onArrow(arrow.side === "east", from, rows, box.columns)];
}

/** So many stand in one column on an arrow; more in two. */
const COLUMN = 4;

function onArrowSize(count: number): number {
  return count <= 2 ? 0.8 : count <= COLUMN ? 0.62 : 0.46;
}

/** On an arrow vehicles stand one under the other. */
function queued([x, y]: Anchor, count: number): Anchor[] {
  const columns = count > COLUMN ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const step = Math.min(0.7, 1.7 / rows);
  return Array.from({ length: count }, (_, at): Anchor => [
    x + (columns === 1 ? 0 : 0.38 * (at % 2) - 0.19),
    y + step * (Math.floor(at / columns) - (rows - 1) / 2),
  ]);
}

// --- The sun ------------------------------------------------------------------------------------------

/** The sun's place on its arc in a round, and the rows that are frozen then. */
export function sunIn(box: Box, round: number): { position: number; name: string; rows: number } | null {
  const season = box.seasons.find((each) => each.round === round);
  if (!season) return null;
  return { position: box.sun.findIndex((each) => each.position === season.position), name: season.position, rows: season.rows };
}
