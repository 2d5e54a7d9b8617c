/** Short notes over the page: why something was refused, that something was done. */
export interface Notice {
  id: number;
  text: string;
}

const LASTS = 7000;
let last = 0;

export const notices = $state<Notice[]>([]);

export function notify(text: string): void {
  if (notices.some((notice) => notice.text === text)) return;
  const id = ++last;
  notices.push({ id, text });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}
