import type { KeyboardEvent } from "react";

/** Escape in a box of words goes back to reading and closes nothing around it; while characters are composed it is theirs. */
export function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;

  event.stopPropagation();
  event.currentTarget.blur();
}
