/** Gives the keyboard a place where what had it has left the screen; a screen reader then says what stands there. */
export function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
