/** Whether somebody is writing, or choosing in a control: letters are theirs then. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest("input:not([type=radio], [type=checkbox], [type=range]), select, textarea, dialog");
}
