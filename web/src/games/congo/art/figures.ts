/**
 * The people of the box as cut-paper profiles, drawn for this game: one face, a hat or headgear and
 * a detail for each calling, all equally plain. `var(--med)` is the ground they are cut against.
 */

export const FACE =
  "M18 104C18 87 27 80 41 76.5L42 66C34 60 30 50 30.5 40C31.5 24 44 15.5 56 16C66.5 16.5 72.5 23.5 73 31C73.1 34 72.5 35.5 73.8 38.5L78.6 47.5C79.5 49.5 78.3 50.6 75.3 50.9L75.8 54.3C77.3 55 77.3 56.8 75.6 57.7C77 58.9 76.8 60.8 75 61.3C75.8 64.8 75.3 68.5 70.5 69.8C67 70.6 62.5 70 60 69L60.5 76.5C75 80 85 87 86 104Z";

export const BEARD = {
  full: "M52 48C52 60 55 78 66 80C76 80 79 70 76.5 59.5C72 57.5 70 56 66 57C60 56 56 52 52 48Z",
  goat: "M66 60C66 70 69 79 73 80C77 76 77.5 66 75.5 59.5Z",
  mous: "M66 53C70 51.5 75 52 80.5 56C76 58 70 57.5 64 58.5C64 56 65 54 66 53Z",
  side: "M48 42C48 52 51 66 58 71C62 71 63 67 60 61C56 56 54 48 54 41Z",
};

export const HAT: Record<string, string> = {
  explorer:
    '<path d="M27.5 37C26 17 41 8.5 55 9C70 9.5 77.5 19 78.5 31L90.5 36.5C92 38.5 90.5 40 88 39.6C70 36.5 48 37.5 25 43.5C18.5 44.5 16.5 41.5 20 40Z"/><circle cx="54" cy="8" r="3.2"/><path d="M28.5 33.5C45 27.5 64 26.5 78 30" fill="none" stroke="var(--med)" stroke-width="2.2"/>',
  officer:
    '<path d="M30.5 35L34 13.5C45 9 58 8 67.5 10.5L73.5 29.5C60 27.5 45 30 30.5 35Z"/><path d="M72 28.5C78 29 84 31.5 87 35C80 35 76 34.5 71 34Z"/><path d="M31.5 30C45 25 60 23.5 72.5 25.5" fill="none" stroke="var(--med)" stroke-width="2.2"/><path d="M60 18.5l1.3 2.8 3 .3-2.2 2" fill="var(--med)"/>',
  doctor:
    '<path d="M31 33L34 1.5C45-1.5 58-1.5 68.5 1L73 29.5C80 29 84 28 87 27C86 32 82 34.5 76 34.5C60 33 46 34.5 34 38C26 39.5 20 38 17 33.5C22 34.5 27 34 31 33Z"/><path d="M32 27C45 23.5 60 22.5 72 24" fill="none" stroke="var(--med)" stroke-width="2"/>',
  missionary:
    '<path d="M34 31C34 18 44 12 55 12C66 12 72.5 19 73 27C82 27.5 90 28.5 96 31C90 36 76 35 66 34C50 33.5 34 37 22 40C14 41 9 39 8 36C16 35.5 26 34 34 31Z"/>',
  anthropologist:
    '<path d="M30 44C26 26 38 13 54 13.5C64 13.5 71 17.5 74 25C66 22.5 60 24 56 30C53 36 51 40 46 46C42 52 40 58 41 63C35 58 31 52 30 44Z"/>',
};

/** Collar, spectacles, buttons: what else tells a profession. */
export const DETAIL: Record<string, string> = {
  anthropologist:
    '<circle cx="70" cy="42" r="4.6" fill="none" stroke="var(--med)" stroke-width="1.7"/><path d="M65.5 42 52 40" stroke="var(--med)" stroke-width="1.6"/>',
  missionary:
    '<path d="M42 75.5 59.5 74.5 60.5 81 41 82.5Z" fill="var(--med)"/>',
  doctor:
    '<path d="M60 77 66 86 57 84Z" fill="var(--med)"/><path d="M50 78 57 84 47 92Z" fill="var(--med)"/>',
  officer:
    '<path d="M41 76 60 75.5 61 81.5 39.5 83Z" fill="none" stroke="var(--med)" stroke-width="1.8"/><circle cx="68" cy="94" r="2.6" fill="var(--med)"/><circle cx="75" cy="96" r="2.6" fill="var(--med)"/>',
  explorer:
    '<path d="M59 78 50 88 66 90Z" fill="var(--med)"/>',
};

export const BEARD_OF: Record<string, keyof typeof BEARD> = {
  explorer: "full",
  officer: "mous",
  doctor: "side",
  missionary: "goat",
  anthropologist: "full",
};

/** Headgear of the auxiliaries. */
export const HEADGEAR: Record<string, string> = {
  nun:
    '<path d="M20 104C14 72 21 40 29 27C38 12 61 8 72 21C74.5 25 75 29 73.5 33C66 29.5 60.5 35 59.5 46C58.5 58 61 68 66 76C73 88 77 97 77 104Z"/><path d="M73 32.5C65.5 29 60 35 59 46C58 58 60.5 68 65 75.5" fill="none" stroke="var(--med)" stroke-width="4.5"/>',
  nurse:
    '<circle cx="33" cy="54" r="10"/><path d="M30 42C28 26 40 14 56 14C66 14 72 20 73 27C64 24 58 30 54 38C50 46 46 52 40 58Z"/><path d="M34 28C36 8 60 1 71 16L67 25C56 18 45 20 35 33Z" fill="var(--med)" stroke="currentColor" stroke-width="2.4"/><path d="M55 9.5v8M51 13.5h8" stroke="currentColor" stroke-width="2.4"/><path d="M42 75.5 60 74.5 61 81 41 83Z" fill="var(--med)"/>',
  porter:
    '<rect x="22" y="-6" width="62" height="25" rx="5"/><path d="M37-6V19M69-6V19M22 6.5H84" stroke="var(--med)" stroke-width="2.4"/><path d="M31 34C32 24 42 18 56 17.5C66 17.5 72 23 73 29L31 37Z"/>',
  askari:
    '<path d="M34.5 27L40-1C48-4 57-4.5 64.5-2.5L71 22.5C58 19 46 21 34.5 27Z"/><path d="M52-2C40-6 30 2 31 20" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="31" cy="21" r="3"/><path d="M41 76 60 75.5 61 81.5 39.5 83Z" fill="none" stroke="var(--med)" stroke-width="2"/><path d="M30 104 74 88" stroke="var(--med)" stroke-width="3"/>',
  interpreter:
    '<path d="M30 44C26 26 38 13 54 13.5C64 13.5 71 17.5 74 25C66 22.5 60 24 56 30C53 36 51 40 46 46C42 52 40 58 41 63C35 58 31 52 30 44Z"/><path d="M83 49q5 6 0 13M91 44q9 11.5 0 23M99 39q13 16.5 0 33" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  servant:
    '<path d="M28 37C29 17 46 9 61 12.5C71 15 75 22 75.5 28L87 32.5C84 35.5 76 35 70 33.5C56 31 42 33 28 40Z"/><path d="M59 78 50 88 66 90Z" fill="var(--med)"/>',
  assistant:
    '<path d="M31 42C27 24 40 13 55 13.5C65 14 71 18 74 26C62 22 56 28 52 36C49 44 44 50 41 56C36 53 32 48 31 42Z"/><path d="M44 44 20 26" stroke="currentColor" stroke-width="3.5"/><circle cx="70" cy="42" r="4.6" fill="none" stroke="var(--med)" stroke-width="1.7"/>',
};

/** The women of the box, for whoever draws their portraits. */
export const WOMEN: ReadonlySet<string> = new Set([
  "GB-anthropologist-1",
  "GB-doctor-2",
  "BE-anthropologist-2",
  "BE-missionary-2",
  "FR-anthropologist-2",
  "DE-anthropologist-2",
  "DE-missionary-2",
  "US-doctor-missionary",
  "SE-missionary-anthropologist",
]);

/** Hair pinned up, under a small travelling hat. */
export const COIFFURE =
  '<circle cx="31" cy="53" r="9.5"/><path d="M29 45C26 26 39 13 55 13.5C66 14 72 19 74 27C66 24 60 28 57 35C54 41 48 43 45 49C41 55 36 56 33 55Z"/>' +
  '<path d="M24 26C36 19 62 14 84 22C86 24 85 26 82 26C64 23 44 26 30 31C25 32 21 29 24 26Z"/><path d="M37 22C37 9 46 4 56 4.5C66 5 71 10 72 18C60 16 48 18 37 22Z"/>' +
  '<path d="M37.5 19.5C48 15.5 60 14 71.5 15.5" fill="none" stroke="var(--med)" stroke-width="2"/>';
