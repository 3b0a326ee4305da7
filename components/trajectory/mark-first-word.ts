/** Puts the selection on the first word of the step in focus. */
export function markFirstWord(step: number): boolean {
  const field = document.querySelector(`[data-step-row="${step}"] [data-field]`);
  const selection = window.getSelection();
  if (!field || !selection) return false;
  selection.collapse(field, 0);
  selection.modify("extend", "forward", "word");

  return !selection.isCollapsed;
}
