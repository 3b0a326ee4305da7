import type { MouseEvent } from "react";

/** A person who points at an answer goes on by keyboard: Enter then submits and does not press the answer again. */
export function leaveAfterPointer(event: MouseEvent<HTMLButtonElement>): void {
  if (event.detail > 0) event.currentTarget.blur();
}
