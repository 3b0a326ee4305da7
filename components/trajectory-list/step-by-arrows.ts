import type { KeyboardEvent } from "react";

/**
 * The arrows lead from button to button of a toolbar that stands upright, Home and End to its ends.
 *
 * Not the toolbar of the library: each of its buttons tells it in passing away, and what React is told while one screen
 * gives way to another it does first, with all that the next screen does behind its first picture.
 */
export function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  const next = new Map([
    ["ArrowDown", at + 1],
    ["ArrowUp", at - 1],
    ["Home", 0],
    ["End", buttons.length - 1],
  ]).get(event.key);
  if (at < 0 || next === undefined) return;

  event.preventDefault();
  buttons[next]?.focus();
}
