/**
 * Brings a part of the right pane to its top, with the keyboard. One that is not drawn yet is waited for, until the person
 * does anything else: whoever has begun to write or to scroll is not taken away from it.
 */
export function goToPart(from: HTMLElement, title: string): void {
  const pane = from.closest<HTMLElement>("[data-pane-parts]");
  if (!pane || goTo(pane, title)) return;

  const stop = new AbortController();
  const drawn = new MutationObserver(() => goTo(pane, title) && stop.abort());
  drawn.observe(pane, { childList: true, subtree: true });
  stop.signal.addEventListener("abort", () => drawn.disconnect());
  for (const act of ["pointerdown", "keydown", "wheel"])
    addEventListener(act, () => stop.abort(), { capture: true, passive: true, signal: stop.signal });
}

function goTo(pane: HTMLElement, title: string): boolean {
  const part = pane.querySelector<HTMLElement>(`[data-part="${title}"]`);
  if (!part) return false;

  pane.scrollTop = part.offsetTop;
  part.querySelector("h2")?.focus({ preventScroll: true });

  return true;
}
