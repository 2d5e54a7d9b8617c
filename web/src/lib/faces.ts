/** The games that have a folder here, by name. */
import type { GameFace } from "./face";

const found = import.meta.glob<GameFace>("../games/*/index.ts", { eager: true, import: "default" });

export const faces: ReadonlyMap<string, GameFace> = new Map(
  Object.entries(found).map(([path, face]) => [path.split("/").at(-2) ?? "", face]),
);
