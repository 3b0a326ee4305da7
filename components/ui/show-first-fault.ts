/** Controls that say themselves that they are wrong, those of a group that does, and a fault that is of no control. */
const FAULTY = '[aria-invalid="true"], [data-faulty] :is(button, input), [data-fault]';

/** Brings whoever sent a form to the first part that is missing or wrong, also where that is folded away. */
export function goToFirstFault(form: HTMLElement): void {
  const fault = form.querySelector<HTMLElement>(FAULTY);
  const fold = fault?.closest("details");
  if (fold) fold.open = true;

  fault?.focus({ preventScroll: true });
  // What is wrong with a control stands below it, and focus alone brings it no further than to the edge.
  fault?.scrollIntoView({ block: "center" });
}

/** The same once the form is drawn with its faults. */
export function showFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => form && goToFirstFault(form));
}
