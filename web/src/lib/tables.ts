/** What lists of tables say of each. */
import type { Best, GameInfo, NewTable, OptionInfo, SeatInfo, TableInfo, Update } from "../types";
import type { Words } from "./words";

/** A game's name as lists write it: short, if it has a short one. */
export function gameName(words: Words): string {
  return words.text(words.has("game-short") ? "game-short" : "game-title");
}

/** The reader's own seats that no bot keeps. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, index) => (seat.yours && !seat.bot ? [index] : []));
}

export function isMyTurn(table: TableInfo): boolean {
  return ownSeats(table).some((seat) => table.waiting.includes(seat));
}

/** Whoever looks back with eyes that are not their own is not addressed. */
export function isAside({ table, seat }: Update, replay: object | null): boolean {
  return replay !== null && !table.seats[seat ?? -1]?.yours;
}

/** What a choice is made for: the question this seat is asked, however often others decide or talk
 * meanwhile; while it is asked nothing, how far the game is. */
export function momentOf({ table, seat, asked, number }: Update): string {
  return `${table.id} ${seat} ${asked === null ? number : `asked ${asked}`}`;
}

/** Nobody sits here, and no bot. */
export function isFree(seat: SeatInfo): boolean {
  return !seat.person && !seat.bot && !seat.name;
}

/** Who sits where, by name; bots have names of their own, free seats none. */
export function namesAt(table: TableInfo, words: Words): (string | null)[] {
  return table.seats.map((seat, index) =>
    seat.bot ? (seat.name ?? words.text(`web-bot-${index + 1}`)) : seat.name,
  );
}

/** The players but for the reader, as arguments for a sentence. */
export function others(table: TableInfo): string[] {
  return table.seats.flatMap((seat, index) => (seat.yours || isFree(seat) ? [] : [`seat:${index}`]));
}

type Chosen = Readonly<Record<string, number | string>>;

/** The options that matter at a table of so many with these; any value of another changes nothing. */
export function applying(info: GameInfo, players: number, chosen: Chosen): OptionInfo[] {
  return info.options.filter(({ seats, beside }) => {
    if (seats && !seats.includes(players)) return false;
    return !beside || beside.values.includes(chosen[beside.option] ?? usual(info, beside.option));
  });
}

function usual(info: GameInfo, name: string): number | string {
  return info.options.find((option) => option.name === name)?.default ?? "";
}

/** The options that matter at a table. */
export function optionsOf(table: TableInfo, info: GameInfo | undefined): OptionInfo[] {
  return info ? applying(info, table.seats.length, table.options) : [];
}

/** The options that are not as usual, in words. */
export function optionWords(table: TableInfo, info: GameInfo | undefined, words: Words): string[] {
  return optionsOf(table, info).flatMap((option) => {
    const value = table.options[option.name] ?? option.default;
    return value === option.default ? [] : [optionLine(words, option.name, value)];
  });
}

/** An option and its value, for a reader who has no heading above it. */
export function optionLine(words: Words, name: string, value: number | string): string {
  return words.text("web-option", {
    option: `=${words.text(`option-${name}`)}`,
    value: `=${optionWord(words, name, value)}`,
  });
}

export function optionWord(words: Words, name: string, value: number | string): string {
  const known = `option-${name}-${value}`;
  return words.has(known) ? words.text(known) : String(value);
}

/** What a value of an option means; of a mere number only what the option is about. */
export function optionHelp(words: Words, name: string, value: number | string): string {
  return help(words, `option-${name}-${value}`) || help(words, `option-${name}`);
}

function help(words: Words, id: string): string {
  const said = words.noun(id, "help");
  return said === words.noun(id) ? "" : said;
}

/** How many play when nobody says otherwise: company, and still a short wait. */
export function usualSeats(info: GameInfo): number {
  return info.players.includes(3) ? 3 : (info.players.at(-1) ?? 1);
}

/** A table against bots of the usual strength, to be played at once. */
export function againstBots(info: GameInfo): NewTable {
  const bots = Array.from({ length: usualSeats(info) - 1 }, () => "normal" as const);
  return { ...alone(info), seats: ["me", ...bots] };
}

/** A table for oneself. */
export function alone(info: GameInfo): NewTable {
  return { game: info.name, seats: ["me"], options: {}, listed: false, names: [], hints: false };
}

/** The best of one's games alone with these options. */
export function bestOf(
  bests: readonly Best[],
  game: string,
  options: Record<string, number | string>,
): Best | undefined {
  const names = Object.keys(options);
  return bests.find(
    (best) => best.game === game && names.every((name) => best.options[name] === options[name]),
  );
}
