import { expect, test } from "vitest";
import { coarse, coarsePath } from "../../coarse.ts";

test("ends are rounded where they lie, so that errors do not add up", () => {
  expect(coarsePath("M0 0l.4 0l.4 0l.4 0")).toBe("M0 0l0 0l1 0l0 0");
  expect(coarsePath("M1.6 1.6h.5v-.2z")).toBe("M2 2h0v-1z");
});

test("repeated arguments, control points and flags without spaces are read", () => {
  expect(coarsePath("m10.2 10.2 5.4.4.6-.4")).toBe("m10 10 6 1 0-1");
  expect(coarsePath("M0 0c1.2 1.2 2.2 2.2 3.4 3.6")).toBe("M0 0c1 1 2 2 3 4");
  expect(coarsePath("M0 0a5.5 5.5 0 0110.4 0")).toBe("M0 0a6 6 0 0 1 10 0");
});

test("a closed figure goes on from where it began", () => {
  expect(coarsePath("M10.4 10.4h5zm1 1")).toBe("M10 10h5zm1 1");
});

test("a line along one axis keeps the other", () => {
  expect(coarsePath("M10.4 20.4H30.6l1 1")).toBe("M10 20H31l1 1");
});

test("only paths change", () => {
  expect(coarse('<path fill="currentColor" d="M1.2 3.7"/>')).toBe('<path fill="currentColor" d="M1 4"/>');
});
