/**
 * Where things lie on the map, for any size of it: the river is an arch around the contest, up from
 * Stanley Pool at the left, along the top, down to Kindu at the right. Drawn first for 1096 × 566;
 * at other sizes the sides stretch in height and the top in width.
 */
import { type Growth, type Point, banks, forest, isNear, spline } from "../art/nature";

/** The height of the track of points, which is the lower border of the map. */
export const TRACK = 36;
/** Steps of the curve between two of its knots. */
const STEPS = 12;

export interface Place {
  x: number;
  y: number;
  /** Where its name stands: right of it, left of it, or below. */
  side: "right" | "left" | "below";
  /** In the bend the name begins so far beside its middle, and leaves room for the boat and the next stop. */
  aside?: number;
  /** As the boat's stop its name, larger then, leaves room for the one before. */
  clear?: boolean;
  /** The next stop is so near that signs stand beside the name, not under it. */
  tight?: boolean;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  places: Place[];
  /** The centre line of the river, and how far along it each stop lies. */
  course: Point[];
  along: number[];
  shore: string;
  waterlines: string[];
  tributaries: { name: string | null; points: Point[]; wide: number }[];
  islands: { x: number; y: number; rx: number; ry: number; turn: number }[];
  falls: Point;
  compass: { x: number; y: number; r: number };
  equator: number;
  inset: Rect;
  growth: Growth;
}

const LEFT: readonly Point[] = [[66, 472], [96, 405], [62, 341], [98, 276], [64, 213], [92, 150]];
const TOP: readonly Point[] = [[198, 90], [306, 62], [440, 82], [622, 62], [788, 80], [930, 66]];
const RIGHT: readonly Point[] = [[1032, 190], [1000, 300], [1034, 408]];
/** Under this height of the map names at its sides have one line each: a second one would lie under
 * the ring of the boat's stop. */
const LOW = 540;
/** Stops after which the river bends once more before the next. */
const [BUMBA, FALLS] = [8, 11];

export function lay(width: number, height: number): Layout {
  const top = (x: number): number => 186 + ((x - 186) * (width - 352)) / 744;
  const left = (y: number): number => 150 + ((y - 150) * (height - 244)) / 322;
  const right = (y: number): number => 190 + ((y - 190) * (height - 348)) / 218;
  const east = (x: number): number => width - 1096 + x;
  const stops: Point[] = [
    ...LEFT.map(([x, y]): Point => [x, left(y)]),
    ...TOP.map(([x, y]): Point => [top(x), y]),
    ...RIGHT.map(([x, y]): Point => [east(x), right(y)]),
  ];
  const places = stops.map(([x, y], at): Place => ({ x, y, side: at < 6 ? "right" : at < 12 ? "below" : "left", aside: at === 6 ? Math.max(8, 8 + (1096 - width) * 0.25) : undefined, clear: at === 7, tight: height < LOW && (at < 6 || at > 11) }));
  const { course, along } = bend(stops, width, height, top(530));
  const half = (part: number): number =>
    25 - 9 * part + 9 * Math.exp(-(((part - 0.035) / 0.035) ** 2)) + 3 * Math.sin(part * 40);
  const inset = { x: 246, y: 146, width: width - (width < 1060 ? 462 : 492), height: height - 189 };
  const edge = inset.x + inset.width;
  const compass = { x: (edge + east(1000)) / 2 - 8, y: height - 92, r: 40 };
  const roomy = width >= 1060;
  return {
    width,
    height,
    places,
    course,
    along,
    shore: banks(course, half, 1, 1),
    waterlines: [banks(course, half, 0.8, 0.6), banks(course, half, 0.58, 0.45), banks(course, half, 0.34, 0.3)],
    tributaries: [
      { name: null, points: [[96, left(440)], [150, left(452)], [196, left(446)], [inset.x + 4, left(466)]], wide: 4 },
      { name: null, points: [[98, left(300)], [72, left(258)], [30, left(232)], [6, left(226)]], wide: 6 },
      { name: "aruwimi", points: [[top(640), 62], [top(690), 38], [top(740), 34], [top(800), 22], [top(850), 6]], wide: 5 },
      { name: null, points: lomami(top(800), edge, height), wide: 4 },
    ],
    islands: islands(top, left, right, east),
    falls: [top(930) + 32, 72],
    compass: roomy ? compass : { ...compass, r: 0 },
    equator: left(236),
    inset,
    growth: forest(width, height - TRACK, obstacles(course, places, inset, compass, height), Math.round((width * height) / 4600), 4),
  };
}

/** The curve through all stops, from the pool to beyond the last. */
function bend(stops: Point[], width: number, height: number, straits: number): { course: Point[]; along: number[] } {
  const knots: Point[] = [[8, height - 6], [34, height - 54]];
  const along: number[] = [];
  stops.forEach((stop, at) => {
    along.push(knots.length * STEPS);
    knots.push(stop);
    if (at === BUMBA) knots.push([straits, 60]);
    if (at === FALLS) knots.push([width - 86, 108]);
  });
  knots.push([width - 76, height - 96], [width - 50, height - 6]);
  return { course: spline(knots, STEPS), along };
}

function lomami(x: number, edge: number, height: number): Point[] {
  const y = (part: number): number => 176 + (height - 46 - 176) * part;
  return [[x, 84], [x + 38 + (edge - x - 38) * 0.3, 128], [edge + 18, 176], [edge + 34, y(0.25)], [edge + 26, y(0.48)], [edge + 50, y(0.72)], [edge + 40, y(1)]];
}

type Scale = (value: number) => number;

function islands(top: Scale, left: Scale, right: Scale, east: Scale): Layout["islands"] {
  return [
    { x: top(236), y: 66, rx: 13, ry: 3.4, turn: -14 },
    { x: top(372), y: 74, rx: 12, ry: 3.2, turn: 10 },
    { x: top(860), y: 76, rx: 11, ry: 3, turn: -6 },
    { x: east(1020), y: right(246), rx: 4, ry: 11, turn: 12 },
    { x: east(1016), y: right(356), rx: 4, ry: 12, turn: -14 },
    { x: 78, y: left(374), rx: 4, ry: 10, turn: 24 },
    { x: 82, y: left(244), rx: 4, ry: 10, turn: -24 },
  ];
}

/** Whether a tree would stand in the river, on a name, on the contest or in another thing's way. */
function obstacles(course: Point[], places: Place[], inset: Rect, compass: { x: number; y: number }, height: number) {
  const floor = height - TRACK;
  const named = (x: number, y: number): boolean =>
    places.some((place) => {
      if (place.side === "below") return Math.abs(x - place.x) < 70 && y > place.y && y < place.y + 74;
      const away = place.side === "right" ? x - place.x : place.x - x;
      return away > 0 && away < 158 && Math.abs(y - place.y - 4) < 28;
    });
  return (x: number, y: number): boolean =>
    isNear(course, x, y, 44) ||
    named(x, y) ||
    (x > inset.x - 16 && x < inset.x + inset.width + 12 && y > inset.y - 14) ||
    Math.hypot(x - compass.x, y - compass.y) < 66 ||
    y > floor - 22 ||
    y < 24 ||
    (x < 210 && y < 66);
}
