/**
 * For the ref of a control that its own act takes off the screen: whoever was on it goes on at what stands around it.
 *
 * @param around - selector of what surrounds the control and stays
 * @param to - of what takes the keyboard there
 */
export function passFocus(around: string, to: string): (control: HTMLElement | null) => () => void {
  return (control) => () => {
    if (control === null || document.activeElement !== control) return;
    control.closest(around)?.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
  };
}

/** For a control that goes with all that stands around it. */
export const ON_IN_THE_SCREEN = passFocus("body", "#main");
