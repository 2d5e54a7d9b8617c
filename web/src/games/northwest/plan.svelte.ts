/** What the player is about to do: chosen step by step, and nothing is done before it is confirmed. */
import { type ActionName, type Move, movesOf } from "./moves";
import { type Craft, kindOf, turned, wayOf } from "./scene";
import type { Box, View } from "./types";

export class Plan {
  /** Whose crew pays. */
  craft = $state<Craft>("ship");
  action = $state<ActionName | null>(null);
  /** The tile of the reserve in hand, and how it is turned. */
  kind = $state<string | null>(null);
  turn = $state("r0");
  /** The move that waits to be confirmed, by its text. */
  target = $state<string | null>(null);

  /** Another decision is due: what cannot be meant any more is forgotten. */
  renew(moves: readonly Move[], view: View, box: Box): void {
    this.target = null;
    this.action = null;
    const held = view.seat === null ? [] : (view.expeditions[view.seat]?.reserve ?? []);
    if (this.kind !== null && !held.includes(this.kind)) this.kind = null;
    const pays = (craft: Craft): boolean => moves.some((move) => move.craft === craft);
    if (!pays(this.craft)) this.craft = pays("sled") ? "sled" : "ship";
    if (this.kind === null && held[0] !== undefined) this.#hold(held[0], moves, box);
  }

  pay(craft: Craft, moves: readonly Move[], box: Box): void {
    this.craft = craft;
    this.target = null;
    if (this.action) this.choose(movesOf(moves, this.action, craft).length > 0 ? this.action : null, moves, box);
  }

  /** An action; where only one move is meant by it, that one at once. */
  choose(action: ActionName | null, moves: readonly Move[], box: Box): void {
    this.action = action;
    this.target = null;
    if (action === "place") this.#suit(moves, box);
    const meant = this.meant(moves);
    if (meant.length === 1 && action !== "take" && action !== "redistribute") this.target = meant[0]!.text;
  }

  /** The tile in hand turned as it fits; if it fits nowhere, another one. */
  #suit(moves: readonly Move[], box: Box): void {
    if (this.kind !== null && this.#fits(this.turn, moves)) return;
    const places = movesOf(moves, "place", this.craft);
    const fitting = places.some((move) => move.kind === this.kind) ? this.kind : (places[0]?.kind ?? this.kind);
    if (fitting !== null) this.#hold(fitting, moves, box);
  }

  /** A tile of the reserve into the hand, turned as it fits somewhere if it does. */
  hold(kind: string, moves: readonly Move[], box: Box): void {
    this.#hold(kind, moves, box);
    this.#aim(moves);
  }

  #hold(kind: string, moves: readonly Move[], box: Box): void {
    this.kind = kind;
    this.target = null;
    const { ways } = kindOf(box, kind);
    const fitting = ways.find((way) => this.#fits(way.turn, moves));
    this.turn = (fitting ?? ways[0])?.turn ?? "r0";
  }

  #fits(turn: string, moves: readonly Move[]): boolean {
    return movesOf(moves, "place", this.craft).some((move) => move.kind === this.kind && move.turn === turn);
  }

  lay(turn: string, moves: readonly Move[]): void {
    this.turn = turn;
    this.#aim(moves);
  }

  /** Whoever turns a tile wants to lay it, if anything can be laid at all. */
  #aim(moves: readonly Move[]): void {
    if (movesOf(moves, "place", this.craft).length > 0) this.action = "place";
    const meant = this.action === "place" ? this.meant(moves) : [];
    this.target = meant.length === 1 ? meant[0]!.text : null;
  }

  twist(step: "left" | "right" | "flip", moves: readonly Move[], box: Box): void {
    if (this.kind === null) return;
    const tile = kindOf(box, this.kind);
    this.lay(turned(tile, wayOf(tile, this.turn), step).turn, moves);
  }

  /** The legal moves that what is chosen so far may mean. */
  meant(moves: readonly Move[]): Move[] {
    if (!this.action) return [];
    const all = movesOf(moves, this.action, this.craft);
    if (this.action !== "place") return all;
    return all.filter((move) => move.kind === this.kind && move.turn === this.turn);
  }
}
