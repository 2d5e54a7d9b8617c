import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test.each([
  ["/", { page: "lobby" }],
  ["/table/a-b", { page: "table", id: "a-b" }],
  ["/replay/x", { page: "replay", id: "x" }],
  ["/rules", { page: "rules" }],
  ["/rules/congo", { page: "rulebook", game: "congo" }],
  ["/watch", { page: "watch" }],
  ["/records", { page: "records" }],
  ["/about", { page: "about" }],
])("%s has its page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(["/table", "/table/", "/table/x/y", "/watch/x", "/nothing", "/table/%"])(
  "%s leads nowhere, or at least breaks nothing",
  (path) => {
    const { page } = routeOf(path);
    expect(path === "/table/%" ? "table" : "missing").toBe(page);
  },
);
