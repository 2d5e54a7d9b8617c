import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { coarse } from "./coarse.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import body from "icon:open-book"`: the drawing of one game-icon, and no other, is bundled. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "expedition-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`game-icons has no icon “${name}”`);
      return `export default ${JSON.stringify(coarse(icon.body))};`;
    },
  };
}
