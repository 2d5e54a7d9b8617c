/** The table drawn from a real moment: what is legal glows, and nothing is done before it is confirmed. */
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { update } from "../../lib/samples";
import { settings } from "../../lib/settings.svelte";
import { LANGUAGES, loadWords } from "../../lib/words";
import { arranged } from "./chart/anchors";
import { Lens } from "./chart/lens.svelte";
import { crowded, spots } from "./chart/targets";
import { UNIT } from "./art/terrain";
import { SIDE, TOP, squareAt, squareName } from "./chart/layout";
import { type Move, movesOf, read } from "./moves";
import { cardsFit, statusOf } from "./panels/status";
import { Plan } from "./plan.svelte";
import { advice, box, choices, view } from "./samples";
import { charted, kindOf, laid, marks, stands, tokensOn, turned, wayOf } from "./scene";
import Table from "./Table.svelte";

const moves = choices.map(read);

describe("moves", () => {
  const say = (text: string): Move => read({ text, words: { id: "", args: {} } });

  test("are read from their texts", () => {
    expect(say("place sled L13 C5 f90")).toMatchObject({ verb: "place", craft: "sled", kind: "L13", at: "C5", turn: "f90" });
    expect(say("move sled E6 nw")).toMatchObject({ verb: "move", craft: "sled", at: "E6", ground: "nw" });
    expect(say("move ship passage")).toMatchObject({ craft: "ship", at: "passage", ground: null });
    expect(say("redistribute ship ready +4 resting -1 at ne")).toMatchObject({ craft: "ship", ready: 4, resting: -1, ground: "ne" });
    expect(say("take ship S2")).toMatchObject({ craft: "ship", kind: "S2" });
    expect(say("pick L3")).toMatchObject({ craft: null, kind: "L3" });
    expect(say("stand se")).toMatchObject({ ground: "se" });
    expect(say("end")).toMatchObject({ verb: "end", craft: null });
  });

  test("every placement has its spot on the chart", () => {
    const placed = movesOf(moves, "place", "ship");
    const found = spots(placed, view, box, advice.grounds);
    expect(found.map((spot) => spot.move)).toEqual(placed.map((move) => move.text));
    for (const { x, y, w, h } of found) expect(x >= 0 && y >= 0 && x + w <= box.columns && y + h <= box.rows).toBe(true);
  });
});

describe("a tile in hand", () => {
  test("comes back after four turns or two flips, with its symbol", () => {
    for (const kind of box.tiles.filter((tile) => tile.ways.length > 1)) {
      for (const way of kind.ways) {
        const steps = (...list: ("left" | "right" | "flip")[]): string => list.reduce((now, step) => turned(kind, now, step), way).turn;
        expect(steps("right", "right", "right", "right")).toBe(way.turn);
        expect(steps("right", "left")).toBe(way.turn);
        if (kind.large) expect(steps("flip", "flip")).toBe(way.turn);
      }
    }
  });

  test("reaches every one of its ways", () => {
    for (const kind of box.tiles.filter((tile) => tile.large && !tile.key.startsWith("P"))) {
      const reached = new Set([kind.ways[0]!.turn]);
      for (const turn of reached) {
        for (const step of ["right", "flip"] as const) reached.add(turned(kind, wayOf(kind, turn), step).turn);
      }
      expect([...reached].sort()).toEqual(kind.ways.map((way) => way.turn).sort());
    }
  });
});

describe("the chart", () => {
  test("has the corners of the view on every tile", () => {
    for (const { x, y, land } of charted(view)) expect(land.map((each) => (each ? "L" : "w")).join("")).toBe(`${view.corners[y]![x]}${view.corners[y]![x + 1]}${view.corners[y + 1]![x + 1]}${view.corners[y + 1]![x]}`);
  });

  test("marks known corners beside free squares only", () => {
    const filled = charted(view);
    for (const { x, y } of marks(view, box, filled)) {
      const around = filled.filter((square) => x - square.x >= 0 && x - square.x <= 1 && y - square.y >= 0 && y - square.y <= 1);
      expect(around.length).toBeGreaterThan(0);
      expect(around.length).toBeLessThan(4);
    }
  });

  test("on a crowded tile every token and vehicle can be seen", () => {
    const tile = { x: 3, y: 4, w: 2, h: 1 };
    const token = { at: [3.5, 4.5] as const, reach: 0.3 };
    for (const [count, reach] of [[1, 0.37], [2, 0.31], [4, 0.27]] as const) {
      const pieces = Array.from({ length: count }, () => ({ at: [3.6, 4.6] as const, reach }));
      const places = arranged(tile, pieces, [token]);
      const all = [token.at, ...places];
      all.forEach((one, at) => all.slice(at + 1).forEach((other) => expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(0.36)));
      for (const [x, y] of places) expect(x >= 3 && x <= 5 && y >= 4 && y <= 5).toBe(true);
    }
  });

  test("many stand on an arrow, and none over another", () => {
    const fleet = Array.from({ length: 8 }, (_, at) => ({ ...advice.vehicles[0]!, seat: at >> 1, vehicle: at % 2 ? "sled" : "ship", at: "passage" }));
    for (const count of [1, 2, 4, 8]) {
      const places = stands(view, { ...advice, vehicles: fleet.slice(0, count) }, box);
      places.forEach((one, at) => places.slice(at + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6 * one.size)));
    }
  });

  test("a ground to choose is pointed at on its tile, not at its rim", () => {
    const at = view.tiles.find((tile) => tile.shape === "down") ?? view.tiles[0]!;
    const { x, y, w, h } = laid(at);
    const here = { ...view, step: "thaw", waiting: [0], expeditions: view.expeditions.map((each) => ({ ...each, sled: at.at })) };
    const ground = { corner: "nw", corners: [[x, y]] as [number, number][], ice: [] };
    const [found] = spots([read({ text: "stand nw", words: { id: "", args: {} } })], here, box, [ground]);
    expect(found!.dot[0] - x).toBeGreaterThan(0.2);
    expect(found!.dot[1] - y).toBeGreaterThan(0.2);
    expect(found!.dot[0] < x + w && found!.dot[1] < y + h).toBe(true);
  });

  test("no vehicle hides a token or another vehicle", () => {
    const things = [...tokensOn(view, box).map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })), ...stands(view, advice, box)];
    things.forEach((one, at) => things.slice(at + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3)));
  });

  test("tokens are worth their points times the zone", () => {
    for (const { kind, x, points } of tokensOn(view, box)) {
      const zone = box.zones.find((each) => x >= each.first_column && x <= each.last_column)!;
      expect(points).toBe(box.tokens.find(({ key }) => key === kind)!.points * zone.times);
    }
  });

  test("squares have names", () => {
    expect(squareAt("A1")).toEqual([0, 0]);
    expect(squareAt("L9")).toEqual([11, 8]);
  });
});

describe("the lens", () => {
  test("says when the sheet moves and when it is at rest", () => {
    vi.useFakeTimers();
    const lens = new Lens();
    lens.fitInto({ width: 300, height: 300 }, { width: 900, height: 600 });
    expect(lens.moving).toBe(false);
    lens.zoom(2);
    lens.pan(-20, 5);
    expect(lens.moving).toBe(true);
    vi.runAllTimers();
    expect(lens.moving).toBe(false);
    vi.useRealTimers();
  });
});

describe("a plan", () => {
  test("takes a tile as it fits, and forgets what another decision made void", () => {
    const plan = new Plan();
    plan.renew(moves, view, box);
    plan.choose("place", moves, box);
    expect(plan.meant(moves).length).toBeGreaterThan(0);
    expect(plan.meant(moves).every((move) => move.kind === plan.kind && move.turn === plan.turn)).toBe(true);
    plan.twist("right", moves, box);
    expect(kindOf(box, plan.kind!).ways.map((way) => way.turn)).toContain(plan.turn);
    plan.renew([], { ...view, expeditions: view.expeditions.map((each) => ({ ...each, reserve: [] })) }, box);
    expect([plan.action, plan.kind, plan.target]).toEqual([null, null, null]);
  });
});

describe("a player who has passed", () => {
  const passed = { ...view, waiting: [1], passed: [1, 0] };
  const [now, next] = advice.seasons;

  test("has a place in the next round", () => {
    expect(statusOf({ ...passed, waiting: [] }, advice, 0).args).toEqual({ place: 2, round: next!.round });
  });

  test("has none after the last round", () => {
    expect(statusOf({ ...passed, waiting: [] }, { ...advice, seasons: [now!] }, 0).args).toMatchObject({ round: 0 });
  });

  test("is in the next round while sleds find their ground, and decides when asked", () => {
    expect(statusOf({ ...passed, step: "thaw" }, advice, 0).args).toEqual({ place: 2, round: now!.round });
    expect(statusOf({ ...passed, step: "thaw" }, advice, 1).id).toBe("status-turn");
  });
});

describe("the cards of the players", () => {
  test("are told shorter where the full ones would be cut off", () => {
    const seated = { ...view, seat: 0, seats: 3, expeditions: view.expeditions.slice(0, 3).map((each) => ({ ...each, passage_token: 0, greenland_token: 0 })) };
    const won = { ...seated, expeditions: seated.expeditions.map((each) => ({ ...each, passage_token: 7 })) };
    expect([580, 640].map((room) => cardsFit(seated, room))).toEqual([false, true]);
    expect(cardsFit(won, 640)).toBe(false);
    expect(cardsFit({ ...view, seats: 4 }, 640)).toBe(false);
    expect(cardsFit({ ...view, seats: 2 }, 580)).toBe(true);
  });
});

describe("the table", () => {
  beforeEach(() => vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1400));
  afterEach(() => vi.restoreAllMocks());

  const act = vi.fn(async () => undefined);
  const why = vi.fn(async () => undefined);

  async function open(language = "en", replay: { views: unknown[] } | null = null) {
    act.mockClear();
    const words = (await loadWords(language, "northwest")).addressing(["Ada", "Boris"], view.seat);
    return render(Table, { update: asked(5, replay === null), box, words, act, why, busy: false, settings, replay });
  }

  /** An update of the one moment: each time another, as they come with every word that is said. */
  function asked(since: number, mine = true) {
    return update({ view: view as never, advice: advice as never, seat: view.seat, asked: mine ? since : null, moves: mine ? choices : [] });
  }

  test.each(LANGUAGES)("speaks without gaps in %s", async (language) => {
    const { container } = await open(language);
    const text = [container.textContent, ...[...container.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"))].join(" ");
    expect(text.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/\b(act|action|actions|chart|crew|hint|choose|reserve|offer|status|card|short|tab)-[a-z]+|\{\s*\$|undefined|NaN/);
  });

  test("a spot is chosen, then confirmed", async () => {
    const { container } = await open();
    await fireEvent.keyDown(document.body, { key: "p" });
    const target = container.querySelector(".target")!;
    // A spot that is the only one is chosen already; pressing it again would confirm it.
    if (target.getAttribute("aria-pressed") === "false") await fireEvent.click(target);
    expect(target.getAttribute("aria-pressed")).toBe("true");
    expect(act).not.toHaveBeenCalled();
    const confirm = container.querySelector<HTMLButtonElement>(".confirm")!;
    expect(confirm.disabled).toBe(false);
    await fireEvent.click(confirm);
    expect(act).toHaveBeenCalledExactlyOnceWith(target.getAttribute("data-move"));
  });

  test("what is chosen stays while others talk, and goes with its question", async () => {
    const { container, rerender } = await open();
    await fireEvent.keyDown(document.body, { key: "p" });
    const count = container.querySelectorAll(".target").length;
    expect(count).toBeGreaterThan(0);
    await rerender({ update: asked(5) });
    expect(container.querySelectorAll(".target")).toHaveLength(count);
    await rerender({ update: asked(6) });
    expect(container.querySelectorAll(".target")).toHaveLength(0);
  });

  test("an action that rests answers why", async () => {
    const { container } = await open();
    const rests = container.querySelector<HTMLElement>("[data-action=explore].rests, [data-action=find].rests");
    expect(rests).not.toBeNull();
    await fireEvent.click(rests!);
    expect(why).toHaveBeenCalled();
    expect(act).not.toHaveBeenCalled();
  });

  test("a square where the tile in hand does not fit answers why", async () => {
    const { container } = await open();
    await fireEvent.keyDown(document.body, { key: "p" });
    const free = charted(view);
    const legal = new Set([...container.querySelectorAll(".target")].map((each) => each.getAttribute("data-move")!.split(" ")[3]));
    const square = Array.from({ length: box.columns }, (_, x) => squareName(x, box.rows - 1)).find((name, x) => !legal.has(name) && !free.some((each) => each.x === x && each.y === box.rows - 1))!;
    why.mockClear();
    const [x, y] = squareAt(square);
    await pointAt(container.querySelector(".chart")!, x + 0.5, y + 0.5);
    expect(why).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^place ship [LS]\d+ [A-L][89] [rf]\d+$/));
    expect(act).not.toHaveBeenCalled();
  });

  /** Press a point of the chart, in squares. */
  async function pointAt(chart: Element, x: number, y: number): Promise<void> {
    const [, left, top, scale] = /translate3d\((.+)px, (.+)px, 0\) scale\((.+)\)/.exec(chart.querySelector(".sheet")!.getAttribute("style")!)!.map(Number);
    await fireEvent.click(chart, { clientX: left! + (SIDE + x * UNIT) * scale!, clientY: top! + (TOP + y * UNIT) * scale! });
  }

  test("in a replay nothing can be chosen", async () => {
    const { container } = await open("en", { views: [view] });
    expect(container.querySelectorAll(".target, .confirm")).toHaveLength(0);
  });

  test("places that cover each other are known", () => {
    const one = { move: "a", x: 0, y: 0, w: 2, h: 1, ghost: null, dot: [0, 0] as const, points: 0, label: "" };
    expect(crowded([one, { ...one, move: "b", x: 1 }])).toBe(true);
    expect(crowded([one, { ...one, move: "b", x: 2 }])).toBe(false);
  });
});
