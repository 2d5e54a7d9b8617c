/** Short notes over the page: why something was refused, that something was done. */
export interface Notice {
  id: number;
  text: string;
  /** An answer to what was just tried: out of date once something else is done. */
  passing: boolean;
}

const LASTS = 7000;
let last = 0;

export const notices = $state<Notice[]>([]);

export function notify(text: string, { passing = false } = {}): void {
  if (notices.some((notice) => notice.text === text)) return;
  const id = ++last;
  notices.push({ id, text, passing });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Something else is done: answers to what was tried before go. */
export function moveOn(): void {
  for (const { id } of notices.filter(({ passing }) => passing)) dismiss(id);
}
