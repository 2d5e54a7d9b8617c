import type { Plugin } from "vite";

const SUBSETS = /-(latin|latin-ext|cyrillic)-\d+-/;

/** Of a font's stylesheet only the scripts that our languages use, and only as woff2. */
export function fonts(): Plugin {
  return {
    name: "expedition-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!/@fontsource\/.*\.css$/.test(id)) return null;
      const faces = code.match(/@font-face \{[^}]*\}/g) ?? [];
      const kept = faces.filter((face) => SUBSETS.test(face));
      return kept.map((face) => face.replace(/, url\([^)]*\.woff\) format\('woff'\)/, "")).join("\n");
    },
  };
}
