import { describe, expect, test } from "vitest";
import type { Message } from "../../types";
import { type World, emptyContest } from "./scene";
import { after, tell } from "./story";
import type { Box } from "./types";

const BOX = { stops: [{ key: "bolobo" }, { key: "lukolela" }] } as Box;

function world(): World {
  return {
    contest: emptyContest("bolobo", [0, 1], "hospital", "FR"),
    last: null,
    scores: [0, null],
    chiefs: [null, null],
    at: 0,
    fresh: null,
  };
}

const say = (id: string, args: Message["args"] = {}): Message => ({ id, args });

const ROUND = [
  say("bid-shown", { seat: "seat:0", card: "character-GB-doctor-1" }),
  say("bid-shown", { seat: "seat:1", card: "character-BE-doctor-1" }),
  say("base-value", { seat: "seat:0", card: "character-GB-doctor-1", total: "half:6" }),
  say("base-value", { seat: "seat:1", card: "character-BE-doctor-1", total: "half:10" }),
  say("added", { seat: "seat:0", cards: ["auxiliary-nurse", "auxiliary-nurse"], total: "half:10" }),
  say("passed-out", { seat: "seat:1", total: "half:10" }),
  say("control", { seat: "seat:0", stop: "stop-bolobo", total: "half:10" }),
  say("scored", { seat: "seat:0", points: "half:2" }),
  say("station", { stop: "stop-lukolela", station: "station-jungle", flag: "flag-none", points: 1 }),
];

describe("the log told as it happened", () => {
  test("each message changes the contest a little", () => {
    const worlds = ROUND.reduce((all, message) => [...all, after(all.at(-1)!, message, BOX)], [world()]);
    expect(worlds[4]?.contest?.parts.map((part) => part.status)).toEqual(["behind", "leads"]);
    expect(worlds[4]?.contest?.parts[0]?.behind).toBe(2);
    expect(worlds[5]?.contest?.parts.map((part) => part.status)).toEqual(["tied", "tied"]);
    expect(worlds[5]?.contest?.parts[0]?.added).toEqual(["nurse", "nurse"]);
    expect(worlds[7]?.contest?.parts[0]?.won).toBe(true);
    expect(worlds[8]?.scores).toEqual([1, null]);
    expect(worlds[8]?.chiefs).toEqual([0, null]);
  });

  test("the last contest stays until the boat has come, and the next one says how it ended", () => {
    const end = tell(world(), ROUND, BOX).at(-1)?.world;
    expect(end?.at).toBe(1);
    expect(end?.last?.stop).toBe("bolobo");
    expect(end?.contest?.stop).toBe("lukolela");
    const bid = after(end!, say("bid-made", { seat: "seat:1" }), BOX);
    expect(bid.last?.stop).toBe("bolobo");
    expect(bid.contest?.before?.id).toBe("control");
    expect(bid.contest?.parts.find((part) => part.seat === 1)?.state).toBe("down");
    const shown = after(bid, say("bid-shown", { seat: "seat:1", card: "character-DE-officer-1" }), BOX);
    expect(shown.last).toBeNull();
  });

  test("what is not shown by itself takes no time", () => {
    const frames = tell(world(), [say("drew-character", { card: "character-FR-doctor-1" })], BOX);
    expect(frames.map((frame) => frame.time)).toEqual([0]);
  });
});
