/** Everything that the texts of the rulebook name: its numbers and lists, by their variables. */
import { type Arg, type Words, half } from "../../../lib/words";
import type { Box, Stop } from "../types";

export type Facts = Record<string, Arg>;

export function facts(box: Box, words: Words): Facts {
  return { ...things(box), ...setup(box), ...round(box, words), ...specials(box, words) };
}

/** Points of a profession at a station. */
export function worth(box: Box, profession: string, station: string): number {
  return box.worth[box.professions.indexOf(profession)]?.[box.stations.indexOf(station)] ?? 0;
}

/** What a character of a power loses at a flag: 0 or less. */
export function rivalry(box: Box, power: string, flag: string): number {
  return box.rivalry[box.powers.indexOf(power)]?.[box.powers.indexOf(flag)] ?? 0;
}

function things({ stops, characters, specials, rulebook }: Box): Facts {
  const belligerents = characters.filter((each) => each.belligerent).length;
  return {
    stops: stops.length,
    "last-stop": stopName(stops.at(-1)),
    "station-tiles": sum(rulebook.station_tiles),
    characters: characters.length,
    belligerents,
    neutrals: characters.length - belligerents,
    auxiliaries: sum(rulebook.auxiliaries),
    specials: specials.length,
    "hippo-tiles": sum(rulebook.hippos),
    "hippo-low": 1,
    "hippo-high": rulebook.hippos.length,
    die: rulebook.die,
  };
}

function setup({ stops, rulebook }: Box): Facts {
  const start = stops.findIndex((stop) => stop.key === rulebook.short_start);
  return {
    "dealt-characters": rulebook.dealt_characters,
    "dealt-auxiliaries": rulebook.dealt_auxiliaries,
    "dealt-hippos": rulebook.dealt_hippos,
    "short-start": stopName(stops[start]),
    "short-stops": stops.length - start,
  };
}

function round(box: Box, words: Words): Facts {
  const { stops, rulebook } = box;
  const hippoStops = stops.filter((stop) => stop.hippos > 0);
  const lift = (key: string): number => box.auxiliaries.find((each) => each.key === key)?.lift ?? 0;
  return {
    wild: rulebook.wild_village,
    "help-stops": stops.filter((stop) => stop.special).map(stopName),
    "hippo-stops": hippoStops.map(stopName),
    "hippo-gain": Math.max(...hippoStops.map((stop) => stop.hippos)),
    sympathies: box.powers.map((power, at) => sympathy(words, at + 1, power)),
    lift: half(Math.max(...box.auxiliaries.map((each) => each.lift))),
    "servant-lift": half(lift("servant")),
    "tie-points": half(rulebook.unbroken_tie),
    "special-points": half(rulebook.special_left),
    "missionary-in-hospital": worth(box, "missionary", "hospital"),
    "doctor-in-hospital": worth(box, "doctor", "hospital"),
    "french-loss": -rivalry(box, "FR", "GB"),
    "french-doctor": worth(box, "doctor", "hospital") + rivalry(box, "FR", "GB"),
  };
}

function specials({ rulebook }: Box, words: Words): Facts {
  return {
    "at-once": specialNames(words, rulebook.timing.at_once),
    "after-reveal": specialNames(words, rulebook.timing.after_reveal),
    lasting: specialNames(words, rulebook.timing.lasting),
    "gorilla-kills": rulebook.gorilla,
    "warrior-low": rulebook.warrior_fighters,
    "warrior-high": rulebook.warrior_others,
    cured: rulebook.cured_on,
    "okapi-points": half(rulebook.okapi),
    "trader-points": half(rulebook.arab_trader),
    "witch-loss": half(rulebook.witch_doctor),
  };
}

/** The names of special cards as a sentence writes them, for a list. */
export function specialNames(words: Words, cards: readonly string[]): string[] {
  return cards.map((card) => `=${words.text("rulebook-special-named", { special: `special-${card}` })}`);
}

function sympathy(words: Words, roll: number, power: string): string {
  return `=${words.text("rulebook-sympathy", { roll, nation: `nation-${power}` })}`;
}

function stopName(stop: Stop | undefined): string {
  return `stop-${stop?.key}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
