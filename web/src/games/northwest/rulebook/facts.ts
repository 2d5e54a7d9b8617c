/** Everything that the texts of the rulebook name: its numbers, by their variables. */
import type { Arg } from "../../../lib/words";
import type { Box } from "../types";

export type Facts = Record<string, Arg>;

export function facts(box: Box): Facts {
  return { ...things(box), ...seasons(box), ...prices(box), ...points(box) };
}

function things(box: Box): Facts {
  const copies = (large: boolean): number =>
    box.tiles.filter((tile) => tile.large === large && !tile.key.startsWith("P")).reduce((sum, tile) => sum + tile.copies, 0);
  return {
    columns: box.columns,
    rows: box.rows,
    "large-tiles": copies(true),
    "small-tiles": copies(false),
    display: box.display,
    crew: box.crew,
    "zone-east": Math.min(...box.zones.map(({ times }) => times)),
    "zone-west": Math.max(...box.zones.map(({ times }) => times)),
    maps: box.tokens.find(({ key }) => key === "cartography")?.count ?? 0,
  };
}

function seasons(box: Box): Facts {
  const open = box.sun.find(({ rows }) => rows === 0);
  const first = box.seasons[0];
  return {
    rounds: box.seasons.length,
    first: `=${first?.position}`,
    "first-rows": first?.rows ?? 0,
    open: `=${open?.position}`,
    "most-rows": Math.max(...box.sun.map(({ rows }) => rows)),
  };
}

function prices(box: Box): Facts {
  const price = (action: string): number => box.actions.find((each) => each.action === action)?.crew ?? 0;
  const named = Object.fromEntries(box.actions.map(({ action, crew }) => [`price-${action}`, crew]));
  const two = price("move") + price("move") + box.further;
  return { ...named, further: box.further, "two-moves": two, "three-moves": two + price("move") + box.further };
}

function points(box: Box): Facts {
  const worth = (token: string): number => box.tokens.find(({ key }) => key === token)?.points ?? 0;
  const best = Math.max(...box.zones.map(({ times }) => times));
  return {
    explored: worth("franklin"),
    found: worth("cairn"),
    "best-find": worth("cairn") * best,
    "island-tile": box.island_tile,
    "island-least": box.island_least,
    set: box.set_points,
    "lost-crewman": -box.lost_crewman,
    "lost-ship": -box.lost_ship,
  };
}
