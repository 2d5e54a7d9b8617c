/**
 * What a game's folder in the browser must offer: the one thing the shell knows of a game.
 *
 * `games/<game>/index.ts` exports a `GameFace` as its default. The picture of the lobby comes with
 * the page, everything else only when somebody sits down.
 */
import type { Component, Snippet } from "svelte";
import type { Story, Update } from "../types";
import type { Hints } from "./hints.svelte";
import type { Settings } from "./settings.svelte";
import type { Arg, Words } from "./words";

export interface GameFace {
  /** The mood: `data-mood` of the page, a set of CSS variables. */
  mood: string;
  /** The picture of the game's tile in the lobby. */
  Vignette: Component;
  /** A small sign of the game for lists and the top bar: the drawing of an icon (`icon:…`). */
  emblem: string;
  load(): Promise<Board>;
  /** The rulebook, in the words of `words.including("rulebook")`. */
  rulebook?(): Promise<Component<RulebookProps>>;
}

/** What is drawn of a game. Only the table itself must be. */
export interface Board {
  /** Board, prompt with its actions, hand. Places `side` where it likes, when it is given. */
  Table: Component<TableProps>;
  /** The top of the side column: who has what. On small screens it lies in the menu. */
  Side?: Component<PartProps>;
  /** The steps of a round, in the middle of the top bar. */
  Steps?: Component<PartProps>;
  /** Everybody's points in a line, for the top bar of a phone. */
  Scores?: Component<PartProps>;
  /** How the game ends, before the count: shown to whoever was there, until they have seen it. */
  Finale?: Component<FinaleProps>;
  /** What lies on the piles: the third tab beside log and chat. */
  Piles?: Component<PartProps>;
  /** What the game draws along the foot of the chart of points. */
  Axis?: Component<AxisProps>;
  /**
   * Messages for one player's eyes alone, by id, and what everybody is told instead, if anything.
   * While the game runs the page lists and announces only that, so that nobody at their side learns
   * more: the board shows the rest its own way.
   */
  quiet?: Readonly<Record<string, string | null>>;
  /** What the notes of the guided first round may depend on, as arguments of their texts. */
  guide?(view: any): Record<string, Arg>;
  /** The game's own keys, each with the id of the text that says what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
}

export interface PartProps {
  update: Update;
  /** What `GET /api/games/<game>/box` gave: the game's own type. */
  box: any;
  words: Words;
}

export interface TableProps extends PartProps {
  /** Make a move; resolves once it is answered. A refusal is told by the shell. */
  act(move: string): Promise<void>;
  /** Ask why a move (its text) cannot be made now; the shell shows the answer. */
  why(move: string): Promise<void>;
  /** Take the last move back, where that can be done (`update.can_undo`). */
  undo?(): Promise<void>;
  /** A move is on its way: nothing more can be chosen. */
  busy: boolean;
  settings: Settings;
  /** The player's marks on the board, and the last hint with the places it is about. */
  hints?: Hints;
  /** Side column, log, chat: given when there is room for a column, to be placed by the table. */
  side?: Snippet;
  /** Log and chat alone, where there is no such column: the table may place them, too. */
  talk?: Snippet;
  /** In a replay: what everybody knew (all open), or only the one view shown. No moves are due. */
  replay?: { views: any[] } | null;
}

export interface FinaleProps extends PartProps {
  settings: Settings;
  /** Go on to the count. */
  ondone(): void;
}

export interface RulebookProps {
  words: Words;
  box: any;
}

export interface AxisProps {
  story: Story;
  /** The last view of the game. */
  view: any;
  box: any;
  words: Words;
  /** The chart's width, and where in it each of `story.chart` stands. */
  width: number;
  xs: number[];
}
