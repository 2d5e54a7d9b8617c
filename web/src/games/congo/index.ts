import emblem from "icon:paddle-steamer";
import type { GameFace } from "../../lib/face";
import Vignette from "./Vignette.svelte";

const face: GameFace = {
  mood: "congo",
  Vignette,
  emblem,
  load: async () => (await import("./board")).board,
  rulebook: async () => (await import("./Rulebook.svelte")).default,
};

export default face;
