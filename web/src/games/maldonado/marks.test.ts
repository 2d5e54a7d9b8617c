import { expect, test } from "vitest";
import { NO_MARK, readMark, readMarks, withSign, withTerrain, writeMark } from "./marks";

test("several terrains and a sign on a space, each rubbed out by the same key", () => {
  const both = withSign(withTerrain(withTerrain(NO_MARK, "wood"), "food"), "?");
  expect(writeMark(both)).toBe("wood food ?");
  expect(withTerrain(both, "wood").terrains).toEqual(["food"]);
  expect(writeMark(withSign(withTerrain(withTerrain(both, "wood"), "food"), "?"))).toBeNull();
});

test("what is kept is read as it was written", () => {
  expect(readMark("bones !")).toEqual({ terrains: ["bones"], sign: "!" });
  expect(readMark(undefined)).toEqual(NO_MARK);
  expect([...readMarks({ A1: "?", B2: "wood" }).keys()]).toEqual(["A1", "B2"]);
});
