/** The signs of the box: drawings of 512 × 512 in `currentColor`, from game-icons or our own. */
import person from "icon:person";
import barracks from "icon:barracks-tent";
import boiler from "icon:barrel-leak";
import buoy from "icon:life-buoy";
import card from "icon:card-pick";
import church from "icon:church";
import cross from "icon:hospital-cross";
import d4 from "icon:d4";
import draw from "icon:card-draw";
import drum from "icon:drum";
import flag from "icon:flying-flag";
import forbidden from "icon:cancel";
import friends from "icon:three-friends";
import gorilla from "icon:gorilla";
import hands from "icon:shaking-hands";
import huts from "icon:huts-village";
import jungle from "icon:jungle";
import laurels from "icon:laurels";
import mask from "icon:ceremonial-mask";
import mosquito from "icon:amber-mosquito";
import scales from "icon:scales";
import shield from "icon:tribal-shield";
import spyglass from "icon:spyglass";
import steamer from "icon:paddle-steamer";
import wheel from "icon:ship-wheel";

/** A hippo in outline, drawn for this game. */
const hippo =
  '<g transform="translate(-14 66) scale(8.3)" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M4 23C4 12 14 6 27 6C35 6 40 8 44 9.5C44.5 6.5 47.5 6 48.5 9C54 9 59 13 60 18C62.5 21 61.5 26.5 57 28C52.5 29.5 47 28.5 44 26.5C43 30 42.5 32 42.5 39H35V32.5H20V39H12.5V31.5C7 29.5 4 27 4 23Z"/></g>' +
  '<circle cx="392" cy="196" r="17" fill="currentColor"/><circle cx="456" cy="236" r="13" fill="currentColor"/>';

/** An okapi: dark body, pale face, banded haunches and legs. */
const okapi =
  '<g transform="translate(6 16) scale(7.8)"><path fill="currentColor" d="M13 27C14 22 19 20.5 27 20.5L39 20L46 9.5L44.5 4.5L47.5 7.5L51.5 5.5L50.5 8.5C55 10.5 58.5 13 58.5 15C58 17 54.5 16.5 51.5 15.5L48 25C46.5 30 45 33 43.5 35L44 57H40L38.5 39L28 38.5L25.5 57H21.5L21 39L17.5 57H13.5L14.5 38C13 34 12.5 30 13 27ZM11.5 28C9.5 31 9 35 10 40L8 39C7 34 8 29 11 26.5Z"/>' +
  '<g fill="none" stroke="var(--panel)" stroke-width="1.5"><path d="M14.5 28L20 30M14.5 31.5L20 33.5M14.5 35L21 36.5M14.5 41L19 42M14 45L18 46M21.5 43L25 43.5M21.5 47L24.5 47.5M40 43L43.5 43.5M40 47L43.5 47.5"/></g></g>';

export const STATION: Record<string, string> = {
  barracks,
  hospital: cross,
  mission: church,
  village: huts,
  jungle,
};

export const SPECIAL: Record<string, string> = {
  gorilla,
  warrior: shield,
  okapi,
  malaria: mosquito,
  "tam-tam": drum,
  "friendly-meeting": hands,
  "explored-region": spyglass,
  "damaged-boiler": boiler,
  "man-overboard": buoy,
  "only-nationals": flag,
  "no-auxiliaries": forbidden,
  "arab-trader": scales,
  "hippo-attack": hippo,
  colonial: draw,
  "witch-doctor": mask,
};

export const SIGN = {
  character: person,
  auxiliary: friends,
  special: card,
  hippo,
  points: laurels,
  first: wheel,
  steamer,
  die: d4,
};
