/** Everything that the texts of the rulebook name: its numbers, by their variables. */
import type { Arg } from "../../../lib/words";
import type { Box } from "../types";

export type Facts = Record<string, Arg>;

export function facts(box: Box): Facts {
  const { rulebook } = box;
  const values = box.influence_values;
  return {
    spaces: box.rows.length * box.columns.length,
    tokens: box.rows.length * box.columns.length - 1,
    start: Number(box.columns.at(-1)),
    places: box.places,
    fatigue: box.fatigue,
    "most-water": box.most_water,
    "most-track": box.most_track,
    monsters: rulebook.monsters,
    conditions: rulebook.conditions,
    challenges: box.challenges_a_day,
    bones: rulebook.bones,
    land: rulebook.land,
    row: rulebook.row,
    fate: rulebook.fate,
    food: rulebook.food_a_night,
    influence: rulebook.influence,
    removed: box.influence_removed,
    orders: rulebook.orders,
    low: Math.min(...values),
    high: Math.max(...values),
    mismatch: -box.mismatch,
    "order-match": box.order_match,
    traitor: -box.traitor_card,
    accusations: box.accusations,
    crew: box.crew.length,
    all: box.saved_without_traitor,
    waterskin: rulebook.waterskin_points,
    "score-crew": amount(box, "crew"),
    "score-challenge": amount(box, "challenge"),
    "score-water": amount(box, "water"),
    "score-resource": amount(box, "resource"),
  };
}

function amount(box: Box, kind: string): number {
  return box.score.find((each) => each.kind === kind)?.count ?? 0;
}
