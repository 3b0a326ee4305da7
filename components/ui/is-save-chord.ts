import type { KeyboardEvent } from "react";

/** Ctrl and Enter, or Command and Enter, pressed once and not while characters are composed. */
export function isSaveChord(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key === "Enter" && !event.repeat && !event.nativeEvent.isComposing;
}
