/** Cards as they would lie in a hand at one stop, for the pictures of the rulebook. */
import type { Box, HeldAuxiliary, HeldCharacter } from "../types";
import { rivalry, worth } from "./facts";

/** A hospital under the British flag: the second example of the rules. */
const PLACE = { station: "hospital", flag: "GB" };

export function heldCharacter(box: Box, card: string): HeldCharacter {
  const character = box.characters.find((each) => each.key === card);
  const professions = character?.professions ?? [];
  const profession = Math.max(...professions.map((each) => worth(box, each, PLACE.station)));
  const sides = character?.belligerent ? [character.nation] : box.powers;
  const losses = sides.map((power) => rivalry(box, power, PLACE.flag));
  const low = profession + Math.min(...losses);
  const high = profession + Math.max(...losses);
  return { card, low, high, profession, rivalry: low - profession, known: false, chosen: false };
}

export function heldAuxiliary(box: Box, auxiliary: string): HeldAuxiliary {
  const lift = box.auxiliaries.find((each) => each.key === auxiliary)?.lift ?? 0;
  return { auxiliary, count: 1, lift, makes: null, barred: null };
}
