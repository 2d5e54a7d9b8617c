/** What a screen reader should say: one polite live region, in `App.svelte`, reads it. */
export const announcement = $state({ text: "" });

export function announce(text: string): void {
  // The same text twice would be silent: a no-break space makes it new.
  announcement.text = text === announcement.text ? `${text}\u00a0` : text;
}
