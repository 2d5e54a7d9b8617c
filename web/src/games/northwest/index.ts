import emblem from "icon:galleon";
import type { GameFace } from "../../lib/face";
import "./mood.css";
import Vignette from "./Vignette.svelte";

const face: GameFace = {
  mood: "northwest",
  Vignette,
  emblem,
  load: async () => (await import("./board")).board,
  rulebook: async () => (await import("./Rulebook.svelte")).default,
};

export default face;
