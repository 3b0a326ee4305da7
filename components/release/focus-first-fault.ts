/** Controls that say themselves that they are wrong, and those of a group that does. */
const FAULTY = '[aria-invalid="true"], [data-faulty] :is(button, input)';

/** Brings whoever sent a form to the first part that is missing or wrong, also where that is folded away. */
export function focusFirstFault(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>(FAULTY);
  const fold = control?.closest("details");
  if (fold) fold.open = true;

  control?.focus({ preventScroll: true });
  // What is wrong with it stands below it, and focus alone brings it no further than to the edge.
  control?.scrollIntoView({ block: "center" });
}
