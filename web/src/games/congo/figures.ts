/** Numbers and words as the board writes them: halves as ½, minus as −, labels with a capital. */

export function figure(points: number): string {
  const halves = Math.round(Math.abs(points) * 2);
  const whole = Math.floor(halves / 2);
  const text = halves % 2 ? `${whole || ""}½` : `${whole}`;
  return points < 0 ? `−${text}` : text;
}

/** With its sign: +½, −2. */
export function signed(points: number): string {
  return points < 0 ? figure(points) : `+${figure(points)}`;
}

/** A worth that a die may still change: 2–4. */
export function span(low: number, high: number): string {
  return low === high ? figure(high) : `${figure(low)}–${figure(high)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Whether a word of a name is too long for a card in its usual size. */
export function isLong(word: string): boolean {
  return word.length > 9;
}

const VOWEL = "aeiouyàâéèêîïôùûаеёиоуыэюя";
const SYLLABLE = new RegExp(`([${VOWEL}]|(.)(?=\\2))(?=[^${VOWEL}ьъ][${VOWEL}])`, "giu");

/** A card is narrower than some names: long words may be broken after an open syllable. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (isLong(word) ? word.replace(SYLLABLE, "$1\u00ad") : word));
}
