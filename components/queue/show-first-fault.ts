/** Brings the first mistake of a form into view and the keyboard to it, once the form shows it. */
export function showFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-fault]");
    fault?.focus();
    fault?.scrollIntoView({ block: "center" });
  });
}
