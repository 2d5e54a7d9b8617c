import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Notices from "../parts/Notices.svelte";
import { notices, notify } from "./notices.svelte";

test("an answer to what was tried goes when something else is done, other news stays", async () => {
  render(Notices);
  for (const something of [
    () => fireEvent.click(document.body),
    () => fireEvent.keyDown(document.body, { key: "Enter" }),
    () => fireEvent.keyDown(document.body, { key: "2" }),
  ]) {
    notify("Ada has left.");
    notify("Not now: C3 is not next to it.", { passing: true });
    for (const key of ["Tab", "ArrowDown", "Shift"]) await fireEvent.keyDown(document.body, { key });
    expect(notices.length).toBe(2);
    await something();
    expect(notices.map(({ text }) => text)).toEqual(["Ada has left."]);
  }
});
