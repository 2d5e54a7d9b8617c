/** The signs of things in the box, from game-icons (CC BY 3.0). */
import anvil from "icon:anvil";
import knight from "icon:black-knight-helm";
import canoe from "icon:canoe";
import pot from "icon:camp-cooking-pot";
import cauldron from "icon:cauldron";
import compass from "icon:compass";
import hat from "icon:captain-hat-profile";
import pilgrim from "icon:pilgrim-hat";
import deer from "icon:deer-head";
import drop from "icon:drop";
import elderberry from "icon:elderberry";
import fog from "icon:fog";
import hammer from "icon:hammer-nails";
import log from "icon:log";
import meat from "icon:meat";
import mushrooms from "icon:mushrooms";
import musket from "icon:musket";
import notebook from "icon:notebook";
import outback from "icon:outback-hat";
import rabbit from "icon:rabbit-head";
import rope from "icon:rope-coil";
import spyglass from "icon:spyglass";
import goggles from "icon:steampunk-goggles";
import stones from "icon:stone-pile";
import treasure from "icon:treasure-map";
import feathers from "icon:two-feathers";
import violin from "icon:violin";
import waterskin from "icon:waterskin";
import winter from "icon:winter-hat";
import trap from "icon:wolf-trap";
import axe from "icon:wood-axe";
import worm from "icon:worm-mouth";

type Icons = Readonly<Record<string, string>>;

export const RESOURCE_ICONS: Icons = { wood: log, food: meat, flint: stones, berries: elderberry, mushrooms, water: drop };

export const RESOURCE_COLOURS: Icons = {
  wood: "#7a4e24",
  food: "#a8481f",
  flint: "#5e5850",
  berries: "#8b2f4c",
  mushrooms: "#7d6130",
  water: "#2f6e8e",
  any: "#5b4a8a",
};

/** The trades of the crew, by the resource each of them stands for. */
export const TRADE_ICONS: Icons = { wood: hammer, food: deer, flint: anvil, berries: pot, mushrooms: violin };

export const KIT_ICONS: Icons = {
  goggles,
  waterskin,
  spyglass,
  axe,
  snares: trap,
  musket,
  kettle: cauldron,
  rope,
  compass,
  canoe,
  randolph: hat,
  russell: pilgrim,
  lewis: notebook,
  clark: treasure,
  sacagawea: feathers,
  york: winter,
  other: outback,
};

export const BEAST_ICONS: Icons = { "mole-worm": worm, "horned-hare": rabbit, "whispering-fog": fog, "bone-knight": knight };
