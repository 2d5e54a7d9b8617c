/** The places on the chart that a legal move names, as one can see and press them. */
import type { Move } from "../moves";
import { type Laid, arrowPlace, arrowSpan, kindOf, laid, sizeOf, symbolAt, wayOf } from "../scene";
import type { Box, Piece, View, Way } from "../types";
import { arrow as arrowPath, cornerAt, squareAt } from "./layout";

export interface Target {
  /** The text of its move. */
  move: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** The tile that would lie there. */
  ghost: { way: Way; symbol: string | null } | null;
  /** What is framed where it is no rectangle: an arrow. */
  outline?: string;
  /** Where its number stands. */
  dot: readonly [number, number];
  points: number;
  label: string;
}

type Spot = Omit<Target, "label" | "points">;
type Dot = readonly [number, number];

const APART = 0.44;

/** Where each of these moves leads; numbers keep out of each other's way. */
export function spots(moves: readonly Move[], view: View, box: Box, grounds: readonly Piece[]): Spot[] {
  const taken: Dot[] = [];
  return moves.flatMap((move) => {
    const found = spot(move, view, box, grounds);
    if (!found) return [];
    const dot = found.dots.find((each) => taken.every((other) => Math.hypot(other[0] - each[0], other[1] - each[1]) > APART)) ?? found.dots[0]!;
    taken.push(dot);
    return [{ ...found.spot, dot }];
  });
}

interface Found {
  spot: Omit<Spot, "dot">;
  /** Where its number may stand, the best first. */
  dots: Dot[];
}

function spot(move: Move, view: View, box: Box, grounds: readonly Piece[]): Found | null {
  if (move.verb === "place" && move.at && move.kind) return placement(move, box);
  const at = move.verb === "move" ? move.at : standsAt(view, move);
  const arrow = box.arrows.find(({ key }) => key === at);
  if (arrow) {
    const { from, rows } = arrowSpan(arrow);
    const x = arrow.side === "east" ? box.columns + 0.34 : -1.16;
    return { spot: { move: move.text, x, y: from + 0.06, w: 0.82, h: rows - 0.12, ghost: null, outline: arrowPath(arrow.side === "east", from, rows, box.columns) }, dots: [arrowPlace(box, arrow.key)] };
  }
  const tile = view.tiles.find((each) => each.at === at);
  return tile ? step(move, laid(tile), grounds) : null;
}

/** A sled that is asked where it goes stands on its own tile, one that comes out on its ship's. */
function standsAt(view: View, { verb }: Move): string | undefined {
  const own = view.expeditions[view.waiting[0] ?? view.seat ?? 0];
  return verb === "stand" ? own?.sled : own?.ship;
}

function placement({ text, kind, at, turn }: Move, box: Box): Found {
  const [x, y] = squareAt(at ?? "A1");
  const tile = kindOf(box, kind ?? "");
  const way = wayOf(tile, turn ?? "");
  const [w, h] = sizeOf(way);
  const [sx, sy] = symbolAt(way) ?? [-1, -1];
  const middles: Dot[] = Array.from({ length: w * h }, (_, i) => [i % w, Math.floor(i / w)] as const)
    .sort((one, other) => Number(one[0] === sx && one[1] === sy) - Number(other[0] === sx && other[1] === sy))
    .map(([i, j]) => [x + i + 0.5, y + j + 0.5]);
  const between: Dot[] = [[x + w / 2, y + h / 2], [x + w - 0.24, y + 0.24], [x + 0.24, y + h - 0.24], [x + w - 0.24, y + h - 0.24]];
  return { spot: { move: text, x, y, w, h, ghost: { way, symbol: tile.symbol } }, dots: [...middles, ...between] };
}

function step({ text, ground }: Move, tile: Laid, grounds: readonly Piece[]): Found {
  const { x, y, w, h } = tile;
  const centre: Dot = [x + w / 2, y + h / 2];
  const piece = grounds.find(({ corner }) => corner === ground);
  const dot = piece ? within(tile, middleOf(piece)) : ground ? inwards(tile, cornerAt(ground, w, h)) : centre;
  return { spot: { move: text, x, y, w, h, ghost: null }, dots: [dot, [x + 0.3, y + 0.3], [x + w - 0.3, y + h - 0.3]] };
}

/** A point on the ground at a corner of a tile. */
function inwards({ x, y, w, h }: Laid, [cx, cy]: readonly [number, number]): Dot {
  return [x + cx + 0.26 * Math.sign(w / 2 - cx), y + cy + 0.26 * Math.sign(h / 2 - cy)];
}

/** A point of a tile, and not on its rim. */
function within({ x, y, w, h }: Laid, [a, b]: Dot): Dot {
  const rim = 0.26;
  return [Math.min(x + w - rim, Math.max(x + rim, a)), Math.min(y + h - rim, Math.max(y + rim, b))];
}

function middleOf({ corners, ice }: Piece): Dot {
  const points: Dot[] = ice.length > 0 ? ice.map((name) => squareAt(name)).map(([x, y]) => [x + 0.5, y + 0.5]) : corners;
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
}

/** Whether some of these places cover each other: then only the chosen one is drawn in full. */
export function crowded(targets: readonly Target[]): boolean {
  return targets.some((one, at) =>
    targets.slice(at + 1).some((other) => one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h),
  );
}
