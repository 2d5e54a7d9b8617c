/** Texts of a language travel together: one file for the page, one for each game, one a rulebook. */

export function textChunk(id: string): string | null {
  const [, game = "", language = "", part = ""] =
    /(?:\/games\/([^/]+))?\/text\/([a-z]+)(?:\.([a-z]+))?\.ftl/.exec(id) ?? [];
  if (!language) return null;
  return ["texts", game, language, part === "rulebook" ? part : ""].filter(Boolean).join("-");
}
