/** Brings a part of the right pane to its top, with the keyboard; nothing where it is not drawn yet. */
export function goToPart(from: HTMLElement, title: string): void {
  const pane = from.closest<HTMLElement>("[data-pane-parts]");
  const part = pane?.querySelector<HTMLElement>(`[data-part="${title}"]`);
  if (!pane || !part) return;

  pane.scrollTop = part.offsetTop;
  part.querySelector("h2")?.focus({ preventScroll: true });
}
