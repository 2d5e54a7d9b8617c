/** Buttons of the prompt: what they say and do. */
import type { Choice } from "../../types";
import type { Words } from "../../lib/words";

export interface Action {
  key: string;
  title: string;
  note: string;
  primary: boolean;
  disabled: boolean;
  press: () => void;
}

/** How a button names a move: shortly if the board has a short text, else as the server words it. */
export function title(choice: Choice, words: Words): string {
  const [verb = "", what = ""] = choice.text.split(" ");
  const id = [`act-${verb}-${what}`, `act-${verb}`].find((each) => words.has(each));
  return id ? words.text(id, choice.words.args) : words.say(choice.words);
}

/** What a move brings, if the board has a text for it. */
export function note(choice: Choice, words: Words): string {
  const [verb = "", what = ""] = choice.text.split(" ");
  const id = [`act-${verb}-${what}-note`, `act-${verb}-note`].find((each) => words.has(each));
  return id ? words.text(id, choice.words.args) : "";
}
