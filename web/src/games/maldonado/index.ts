import emblem from "icon:campfire";
import type { GameFace } from "../../lib/face";
import "./mood.css";
import Vignette from "./Vignette.svelte";

const face: GameFace = {
  mood: "maldonado",
  Vignette,
  emblem,
  load: async () => (await import("./board")).board,
  rulebook: async () => (await import("./Rulebook.svelte")).default,
};

export default face;
