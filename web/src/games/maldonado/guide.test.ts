import { describe, expect, test } from "vitest";
import { LANGUAGES, loadWords } from "../../lib/words";
import { board } from "./board";
import type { View } from "./types";

const STEPS = ["welcome", "character", "gear", "turn", "after", "tool", "swap", "gain", "clear", "pay-threat", "challenge", "target", "card", "monsters"];
/** What nobody meets who plays without a traitor, and what is for several only. */
const TRAITOR = /traitor|traître|traditor|предател|ally |allié |alleato |союзник/i;
const SEVERAL = /everybody|chacun|ognuno|каждый берёт|peek|regardez votre|sbircia|подсмотр/i;

describe.each(LANGUAGES)("the guided first day in %s", (language) => {
  async function told(view: Partial<View>): Promise<string> {
    const words = await loadWords(language, "maldonado", ["Ada"], 0);
    return STEPS.map((step) => words.text(`guide-${step}`, board.guide!(view))).join("\n");
  }

  test("speaks of the mode that is played", async () => {
    expect(await told({ mode: "allies", seats: 3 })).not.toMatch(TRAITOR);
    expect(await told({ mode: "allies", seats: 3 })).toMatch(SEVERAL);
    expect(await told({ mode: "traitor", seats: 3 })).toMatch(TRAITOR);
  });

  test("speaks to one who plays alone", async () => {
    expect(await told({ mode: "allies", seats: 1 })).not.toMatch(SEVERAL);
    expect(await told({ mode: "allies", seats: 1 })).not.toMatch(/[{}]/);
  });
});
