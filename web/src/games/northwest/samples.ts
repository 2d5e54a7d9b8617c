/** A table for tests: what `tests/browser/northwest_fixture.py` wrote. */
import type { Choice } from "../../types";
import fixture from "./fixture.json";
import type { Advice, Box, View } from "./types";

export const box = fixture.box as unknown as Box;
export const view = fixture.view as unknown as View;
export const advice = fixture.advice as unknown as Advice;
export const choices = fixture.moves as unknown as Choice[];
